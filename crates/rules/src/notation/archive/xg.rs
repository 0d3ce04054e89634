//! Files of eXtreme Gammon 2, `.xg` and `.xgp`: a head with a picture, and an archive of which
//! `temp.xg` has the records.

mod position;
mod records;

use super::bytes::{i32_at, size_at, u32_at};
use super::crc32::crc32;
use super::{Archive, INFLATED_BYTES_MAX, ImportError, inflate};

/// The first bytes.
pub(super) const MAGIC: &[u8] = b"RGMH";
/// The name of the format in messages.
const FORMAT: &str = "eXtreme Gammon";
/// The bytes of the head.
const HEAD_BYTES: usize = 8232;
/// The bytes after the index of the archive.
const TAIL_BYTES: usize = 36;
/// The bytes of an entry of the index.
const ENTRY_BYTES: usize = 532;
/// The most files in the archive.
const FILES_MAX: usize = 64;
/// The bytes of a name in an entry, its length included.
const NAME_BYTES: usize = 256;
/// The names of the files that are read or looked at.
const RECORDS: &[u8] = b"temp.xg";
const COMMENTS: &[u8] = b"temp.xgc";

/// Returns the error of a damaged file.
const fn damaged(part: &'static str) -> ImportError {
    super::damaged(FORMAT, part)
}

/// Reads a match or a position.
pub(super) fn read(bytes: &[u8]) -> Result<Archive, ImportError> {
    let archive = Files::open(bytes).ok_or(damaged("its archive has no index"))?;
    if crc32(archive.bytes) != archive.checksum {
        return Err(damaged("the checksum of its archive differs"));
    }
    let records = archive.find(RECORDS).ok_or(damaged("temp.xg is missing"))?;
    let records = archive.content(records)?;
    let comments = archive.find(COMMENTS).and_then(|entry| size_at(entry, 512));
    records::read(&records, comments.is_some_and(|size| size > 0))
}

/// The archive at the end of a file.
struct Files<'a> {
    /// Everything that the checksum covers: the data and the index.
    bytes: &'a [u8],
    data: &'a [u8],
    index: Vec<u8>,
    checksum: u32,
}

impl<'a> Files<'a> {
    /// Finds the archive from its end.
    fn open(bytes: &'a [u8]) -> Option<Self> {
        let tail_at = bytes.len().checked_sub(TAIL_BYTES)?;
        let (body, tail) = bytes.split_at_checked(tail_at)?;
        let count = size_at(tail, 4).filter(|&count| count <= FILES_MAX)?;
        let index_at = body.len().checked_sub(size_at(tail, 12)?)?;
        let data_at = index_at.checked_sub(size_at(tail, 16)?)?;
        if data_at < HEAD_BYTES {
            return None;
        }
        let stored = body.get(index_at..)?;
        let index = match i32_at(tail, 20)? {
            1 => inflate::zlib(stored, FILES_MAX * ENTRY_BYTES)?,
            _ => stored.get(..count * ENTRY_BYTES)?.to_vec(),
        };
        (index.len() >= count * ENTRY_BYTES).then_some(Self {
            bytes: body.get(data_at..)?,
            data: body.get(data_at..index_at)?,
            index,
            checksum: u32_at(tail, 0)?,
        })
    }

    /// Returns the entry of a file.
    fn find(&self, name: &[u8]) -> Option<&[u8]> {
        self.index.chunks_exact(ENTRY_BYTES).find(|entry| {
            let length = usize::from(entry[0]).min(NAME_BYTES - 1);
            entry[1..=length].eq_ignore_ascii_case(name)
        })
    }

    /// Returns the content of a file.
    fn content(&self, entry: &[u8]) -> Result<Vec<u8>, ImportError> {
        let read = || {
            let size = size_at(entry, 512).filter(|&size| size <= INFLATED_BYTES_MAX)?;
            let start = size_at(entry, 520)?;
            let end = start.checked_add(size_at(entry, 516)?)?;
            let stored = self.data.get(start..end)?;
            let content = match entry.get(528)? {
                0 => inflate::zlib(stored, size)?,
                _ => stored.to_vec(),
            };
            (content.len() == size).then_some(content)
        };
        let content = read().ok_or(damaged("temp.xg cannot be decompressed"))?;
        match u32_at(entry, 524) {
            Some(sum) if sum == crc32(&content) => Ok(content),
            _ => Err(damaged("the checksum of temp.xg differs")),
        }
    }
}
