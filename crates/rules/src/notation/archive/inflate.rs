//! Decompression with a limit: zlib, and gzip with its head and its checksum.

use miniz_oxide::inflate::{decompress_to_vec_with_limit, decompress_to_vec_zlib_with_limit};

use super::bytes::{Bytes, u16_at, u32_at};
use super::crc32::crc32;

/// The first bytes of gzip.
pub(super) const GZIP: &[u8] = &[0x1f, 0x8b];
/// The only method of gzip.
const DEFLATE: u8 = 8;
/// The flags of the parts of a head of gzip.
const HEAD_SUM: u8 = 2;
const EXTRA: u8 = 4;
const NAME: u8 = 8;
const COMMENT: u8 = 16;
/// The checksum and the length at the end of gzip.
const TAIL_BYTES: usize = 8;

/// Decompresses zlib; `None` if it is damaged or longer than `most`.
pub(super) fn zlib(bytes: &[u8], most: usize) -> Option<Vec<u8>> {
    decompress_to_vec_zlib_with_limit(bytes, most).ok()
}

/// Decompresses gzip; `None` if it is damaged or longer than `most`.
pub(super) fn gzip(bytes: &[u8], most: usize) -> Option<Vec<u8>> {
    let mut head = Bytes::new(bytes);
    let fixed = head.take(10)?;
    if !fixed.starts_with(GZIP) || fixed[2] != DEFLATE {
        return None;
    }
    let flags = fixed[3];
    if flags & EXTRA > 0 {
        let length = u16_at(head.take(2)?, 0)?;
        head.take(length.into())?;
    }
    for text in [NAME, COMMENT] {
        if flags & text > 0 {
            let length = head.rest().iter().position(|&byte| byte == 0)?;
            head.take(length + 1)?;
        }
    }
    if flags & HEAD_SUM > 0 {
        head.take(2)?;
    }
    let rest = head.rest();
    let (body, tail) = rest.split_at_checked(rest.len().checked_sub(TAIL_BYTES)?)?;
    let content = decompress_to_vec_with_limit(body, most).ok()?;
    (u32_at(tail, 0)? == crc32(&content)).then_some(content)
}
