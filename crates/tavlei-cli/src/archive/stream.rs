//! Streams that are unpacked while they are read.

use std::io::{self, BufRead, BufReader, Cursor, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::StreamingDecoder;

use super::cap::{Counted, capped};
use super::{Packing, start};

type Bytes = Box<dyn Read + Send>;

/// A stream as it is, or unpacked if it is packed.
pub(crate) fn unpacked(mut bytes: Bytes) -> io::Result<Bytes> {
    let start = start(&mut bytes)?;
    let packing = Packing::of(&start);
    let bytes = Cursor::new(start).chain(bytes);
    match packing {
        None => Ok(Box::new(bytes)),
        Some(Packing::Gzip) => Ok(Box::new(capped(bytes, |bytes| Ok(MultiGzDecoder::new(bytes)))?)),
        Some(Packing::Zstd) => Ok(Box::new(capped(bytes, Frames::new)?)),
        Some(Packing::Zip) => Err(io::Error::new(
            io::ErrorKind::Unsupported,
            "a zip archive is opened only as a file, not as a stream and not inside another archive",
        )),
    }
}

type Frame<R> = StreamingDecoder<BufReader<Counted<R>>, ruzstd::decoding::FrameDecoder>;

/// The frames of a file of Zstandard, one behind the other.
struct Frames<R: Read> {
    frame: Option<Frame<R>>,
}

impl<R: Read> Frames<R> {
    fn new(bytes: Counted<R>) -> io::Result<Frames<R>> {
        Ok(Frames { frame: Some(frame(BufReader::new(bytes))?) })
    }
}

fn frame<R: Read>(bytes: BufReader<Counted<R>>) -> io::Result<Frame<R>> {
    StreamingDecoder::new(bytes)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error.to_string()))
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(frame_at_hand) = &mut self.frame {
            let len = frame_at_hand.read(buffer)?;
            if len > 0 || buffer.is_empty() {
                return Ok(len);
            }
            let mut rest = self.frame.take().map(StreamingDecoder::into_inner);
            if let Some(bytes) = rest.as_mut()
                && bytes.fill_buf()?.is_empty()
            {
                return Ok(0);
            }
            self.frame = rest.map(frame).transpose()?;
        }
        Ok(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    fn gz(bytes: &[u8]) -> Vec<u8> {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::default());
        encoder.write_all(bytes).unwrap();
        encoder.finish().unwrap()
    }

    fn zst(bytes: &[u8]) -> Vec<u8> {
        ruzstd::encoding::compress_to_vec(bytes, ruzstd::encoding::CompressionLevel::Fastest)
    }

    fn read(bytes: Vec<u8>) -> io::Result<Vec<u8>> {
        let mut all = Vec::new();
        unpacked(Box::new(Cursor::new(bytes)))?.read_to_end(&mut all)?;
        Ok(all)
    }

    #[test]
    fn what_is_packed_is_unpacked() {
        let text = b"1. 32-28 19-23 ".repeat(1000);
        assert_eq!(read(text.clone()).unwrap(), text);
        assert_eq!(read(gz(&text)).unwrap(), text);
        assert_eq!(read(zst(&text)).unwrap(), text);
        for pack in [gz, zst] {
            let two = [pack(b"one "), pack(b"two")].concat();
            assert_eq!(read(two).unwrap(), b"one two");
        }
        assert_eq!(read(b"PK".to_vec()).unwrap(), b"PK");
    }

    #[test]
    fn a_file_that_was_cut_off_is_an_error() {
        let text: Vec<u8> = (0..10_000_u32).flat_map(u32::to_le_bytes).collect();
        for packed in [gz(&text), zst(&text)] {
            assert!(read(packed[..packed.len() / 2].to_vec()).is_err());
        }
    }

    #[test]
    fn what_grows_out_of_proportion_is_refused() {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
        let blanks = vec![b' '; 1 << 20];
        (0..200).for_each(|_| encoder.write_all(&blanks).unwrap());
        let error = read(encoder.finish().unwrap()).unwrap_err();
        assert!(error.to_string().contains("unpack it first"), "{error}");
    }
}
