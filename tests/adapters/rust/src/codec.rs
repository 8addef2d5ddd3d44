//! Bounded decompression: what a block declares is not believed.

use std::io::{Error, Read};

use crate::stop::Stop;

/// Bytes that a block may grow to.
pub const LIMIT: usize = 8 << 20;

pub enum Codec {
    Gzip,
    SnappyFramed,
    Lz4Frame,
    Zstd,
}

impl Codec {
    /// The bytes of a block of the frame at `position`, at most `limit`: else bad-compression or limit-exceeded.
    pub fn decompress(&self, block: &[u8], limit: usize, position: usize) -> Result<Vec<u8>, Stop> {
        let content = self.read(block, limit as u64 + 1).map_err(|_| Stop::new("bad-compression", position))?;
        if content.len() > limit {
            return Err(Stop::new("limit-exceeded", position));
        }
        Ok(content)
    }

    fn read(&self, block: &[u8], most: u64) -> Result<Vec<u8>, Error> {
        match self {
            Codec::Gzip => read(flate2::read::MultiGzDecoder::new(block), most),
            Codec::SnappyFramed => read(snap::read::FrameDecoder::new(block), most),
            Codec::Lz4Frame => read(lz4_flex::frame::FrameDecoder::new(block), most),
            Codec::Zstd => read_zstd(block, most),
        }
    }
}

fn read(stream: impl Read, most: u64) -> Result<Vec<u8>, Error> {
    let mut content = Vec::new();
    stream.take(most).read_to_end(&mut content)?;
    Ok(content)
}

/// The library leaves it to its callers to compare what a frame says of itself.
fn read_zstd(block: &[u8], most: u64) -> Result<Vec<u8>, Error> {
    let mut stream = ruzstd::decoding::StreamingDecoder::new(block).map_err(Error::other)?;
    let content = read(&mut stream, most)?;
    let frame = &stream.decoder;
    let stated = frame.get_checksum_from_data();
    let is_false = stated.is_some() && stated != frame.get_calculated_checksum();
    let is_short = frame.content_size() > content.len() as u64;
    if (content.len() as u64) < most && (is_false || is_short) {
        return Err(Error::other("the frame's checksum or size is false"));
    }
    Ok(content)
}

/// A raw snappy block, which says its size itself.
pub fn snappy_block(block: &[u8], position: usize) -> Result<Vec<u8>, Stop> {
    let unreadable = |_| Stop::new("bad-compression", position);
    let declared = snap::raw::decompress_len(block).map_err(unreadable)?;
    if declared > LIMIT {
        return Err(Stop::new("limit-exceeded", position));
    }
    snap::raw::Decoder::new().decompress_vec(block).map_err(unreadable)
}
