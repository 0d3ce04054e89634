//! Reads numbers from bytes without a panic.

/// Bytes that are read from the front.
#[derive(Debug, Clone, Copy)]
pub(super) struct Bytes<'a> {
    rest: &'a [u8],
}

impl<'a> Bytes<'a> {
    pub(super) const fn new(bytes: &'a [u8]) -> Self {
        Self { rest: bytes }
    }

    pub(super) const fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    pub(super) const fn rest(&self) -> &'a [u8] {
        self.rest
    }

    /// Takes a number of bytes; `None` if there are fewer.
    pub(super) fn take(&mut self, count: usize) -> Option<&'a [u8]> {
        let (taken, rest) = self.rest.split_at_checked(count)?;
        self.rest = rest;
        Some(taken)
    }

    pub(super) fn byte(&mut self) -> Option<u8> {
        self.take(1).map(|taken| taken[0])
    }
}

/// Returns the bytes from `at` on; `None` if there are fewer than `N`.
fn array<const N: usize>(bytes: &[u8], at: usize) -> Option<[u8; N]> {
    let end = at.checked_add(N)?;
    bytes.get(at..end)?.try_into().ok()
}

/// Reads a little-endian number.
pub(super) fn i32_at(bytes: &[u8], at: usize) -> Option<i32> {
    array(bytes, at).map(i32::from_le_bytes)
}

/// Reads a little-endian number.
pub(super) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    array(bytes, at).map(u32::from_le_bytes)
}

/// Reads a little-endian number that is a size; `None` if it is negative.
pub(super) fn size_at(bytes: &[u8], at: usize) -> Option<usize> {
    i32_at(bytes, at).and_then(|size| usize::try_from(size).ok())
}

/// Reads a little-endian number.
pub(super) fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    array(bytes, at).map(u16::from_le_bytes)
}

/// Reads a board of 26 signed bytes.
pub(super) fn board_at(bytes: &[u8], at: usize) -> Option<[i8; 26]> {
    let board: [u8; 26] = array(bytes, at)?;
    Some(board.map(|men| men as i8))
}
