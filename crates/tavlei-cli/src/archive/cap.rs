//! A guard against files that were made to unpack to more than anybody has.

use std::io::{self, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// Up to so many bytes anything may be unpacked …
const FREE: u64 = 64 << 20;
/// … and beyond that, so many from each packed byte. Records come to 10, repeated ones to 100.
const MOST: u64 = 400;

/// Counts the packed bytes that are read.
pub(super) struct Counted<R> {
    inner: R,
    count: Arc<AtomicU64>,
}

/// Lets through what is unpacked, as long as it is in proportion.
pub(super) struct Capped<R> {
    inner: R,
    packed: Arc<AtomicU64>,
    unpacked: u64,
}

/// What is read from `packed` by a decoder, capped.
pub(super) fn capped<P, U>(
    packed: P,
    decoder: impl FnOnce(Counted<P>) -> io::Result<U>,
) -> io::Result<Capped<U>> {
    let count = Arc::new(AtomicU64::new(0));
    let counted = Counted { inner: packed, count: Arc::clone(&count) };
    Ok(Capped { inner: decoder(counted)?, packed: count, unpacked: 0 })
}

impl<R: Read> Read for Counted<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.inner.read(buffer)?;
        self.count.fetch_add(len as u64, Ordering::Relaxed);
        Ok(len)
    }
}

impl<R: Read> Read for Capped<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let len = self.inner.read(buffer)?;
        self.unpacked += len as u64;
        let packed = self.packed.load(Ordering::Relaxed);
        if self.unpacked > FREE && self.unpacked > packed.saturating_mul(MOST) {
            return Err(io::Error::new(
                io::ErrorKind::InvalidData,
                format!(
                    "it unpacks to more than {MOST} times its size, as no file of games does; if \
                     it is one all the same, unpack it first"
                ),
            ));
        }
        Ok(len)
    }
}
