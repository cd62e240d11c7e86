//! Many files, written several at a time.
//!
//! Each is there whole or not at all: it gets its name when the disk has it, and to wait for that takes
//! some milliseconds. Disks take the files of several threads in one go, so a thousand take about as long
//! as fifty did one after the other.

use crate::failure::Failure;
use crate::jobs::Workers;

/// More do not help.
const THREADS: usize = 8;

/// Calls `write` for each number below `count`. After a failure no more are begun; of several, the first
/// file's is told.
pub(super) fn write_each(
    count: usize,
    write: impl Fn(usize) -> Result<(), Failure> + Send + Sync,
) -> Result<(), Failure> {
    Workers::new(Some(THREADS.min(count) as u16))?.each(count, write)
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
    use std::thread;
    use std::time::Duration;

    use super::*;

    #[test]
    fn each_is_written_once() {
        let written = AtomicU64::new(0);
        let done = write_each(60, |index| {
            let before = written.fetch_or(1 << index, Ordering::Relaxed);
            assert_eq!(before & (1 << index), 0);
            Ok(())
        });
        assert!(done.is_ok());
        assert_eq!(written.into_inner(), (1 << 60) - 1);
    }

    #[test]
    fn the_first_failure_ends_it() {
        let begun = AtomicUsize::new(0);
        let failed = write_each(10_000, |index| {
            begun.fetch_add(1, Ordering::Relaxed);
            if index < 3 {
                return Err(Failure::new(index.to_string()));
            }
            thread::sleep(Duration::from_micros(10));
            Ok(())
        });
        assert_eq!(failed.unwrap_err().message, "0");
        assert!(begun.into_inner() < 10_000);
    }
}
