//! A seal that detects changes of bytes: a head, the bytes, their SHA-256, an end.
//!
//! Head and end differ from each other and from the enclosed bytes, so bytes without a seal are
//! recognised even if a part of a sealed file was cut out.

use sha2::{Digest, Sha256};

/// The first eight bytes; the last but one is the version.
const HEAD: &[u8; 8] = b"RSCKPT\x01\n";
/// The last eight bytes.
const END: &[u8; 8] = b"RSCKEND\n";
/// Size of the checksum, in bytes.
const CHECKSUM: usize = 32;

/// A fault of sealed bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub(crate) enum SealFault {
    /// The bytes have a head and no end, or an end and no head.
    #[error("it was cut: its beginning and its end do not belong together")]
    Cut,
    /// The checksum does not match.
    #[error("its checksum is wrong: it was changed")]
    Changed,
}

/// Returns the bytes with head, checksum and end.
pub(crate) fn seal(bytes: &[u8]) -> Vec<u8> {
    let checksum = checksum(bytes);
    [HEAD, bytes, &checksum, END].concat()
}

/// Returns the bytes inside the seal. Bytes without a seal, as earlier programs wrote them, are
/// returned unchanged.
///
/// # Errors
///
/// [`SealFault`] if the seal does not match.
pub(crate) fn open(sealed: &[u8]) -> Result<&[u8], SealFault> {
    let inner = match (sealed.strip_prefix(HEAD), sealed.strip_suffix(END)) {
        (None, None) => return Ok(sealed),
        (Some(rest), Some(_)) => rest.strip_suffix(END).ok_or(SealFault::Cut)?,
        _ => return Err(SealFault::Cut),
    };
    let (bytes, found) = inner.split_last_chunk::<CHECKSUM>().ok_or(SealFault::Cut)?;
    if checksum(bytes) != *found {
        return Err(SealFault::Changed);
    }
    Ok(bytes)
}

/// Returns the SHA-256 of the head and the bytes.
fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    Sha256::new_with_prefix(HEAD)
        .chain_update(bytes)
        .finalize()
        .into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_sealed_comes_back() {
        for bytes in [&b""[..], b"a", &[0; 1000], HEAD, END] {
            assert_eq!(open(&seal(bytes)), Ok(bytes));
        }
    }

    #[test]
    fn bytes_without_a_seal_are_as_they_are() {
        assert_eq!(
            open(b"as earlier programs wrote"),
            Ok(&b"as earlier programs wrote"[..])
        );
    }

    #[test]
    fn every_flipped_bit_and_every_cut_is_noticed() {
        let sealed = seal(b"forty bytes, more or less, of a checkpoint");
        for bit in 0..8 * sealed.len() {
            let mut flipped = sealed.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(open(&flipped).is_err(), "bit {bit}");
        }
        for from in 0..sealed.len() {
            for to in from + 1..=sealed.len() {
                let cut = [&sealed[..from], &sealed[to..]].concat();
                // An empty text also has no seal; a checkpoint is never empty.
                let (is_headless, is_endless) = (from < HEAD.len(), to > sealed.len() - END.len());
                assert!(
                    open(&cut).is_err() || (is_headless && is_endless),
                    "{from}..{to}"
                );
            }
        }
    }
}
