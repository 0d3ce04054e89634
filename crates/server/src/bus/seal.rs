//! Encrypts messages with the key that the nodes share, and knows those of other senders by it.
//!
//! A sealed message is: the version of this format, the random id of the process that sent it, the
//! number of the message in that process, and the ciphertext (AES-256-GCM). The key follows from
//! the shared key, the address of the hall and the id of the process, so no two processes use a
//! nonce with the same key. The subject is authenticated, and the time is part of what is
//! encrypted: a message that is sent again, late or to another subject is refused.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};

use aes_gcm::aead::{Aead, KeyInit, Payload};
use aes_gcm::{Aes256Gcm, Nonce};
use hkdf::Hkdf;
use sha2::Sha256;

use crate::chance;
use crate::error::ApiError;

/// The version of the format.
const VERSION: u8 = 1;
/// What the keys are derived for.
const CONTEXT: &[u8] = b"rosespring-ring-v1\0";
/// Length of the part before the ciphertext.
const HEAD_BYTES: usize = 1 + SENDER_BYTES + NUMBER_BYTES;
const SENDER_BYTES: usize = 16;
const NUMBER_BYTES: usize = 8;
const TIME_BYTES: usize = 8;

/// The random id of a process that sends.
pub(super) type SenderId = [u8; SENDER_BYTES];

/// The secret from which the keys of all processes of a hall follow.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct RingSecret(pub(crate) [u8; 32]);

impl fmt::Debug for RingSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("RingSecret(…)")
    }
}

/// Seals messages of this process, and opens those of others.
pub(super) struct Seal {
    secret: RingSecret,
    /// The address of the hall: another one with the same key has other messages.
    hall: String,
    own: SenderId,
    cipher: Aes256Gcm,
    sent: AtomicU64,
}

/// A message that a node of this hall sent.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct OpenedMessage {
    pub(super) sender: SenderId,
    pub(super) number: u64,
    pub(super) at_ms: i64,
    pub(super) text: Vec<u8>,
}

impl Seal {
    /// # Errors
    ///
    /// The system has no random numbers.
    pub(super) fn new(secret: RingSecret, hall: &str) -> Result<Self, ApiError> {
        let fault = |what: &str| ApiError::Internal(format!("messages of nodes: {what}"));
        let mut own = [0; SENDER_BYTES];
        chance::fill(&mut own).map_err(|error| fault(&error.to_string()))?;
        let cipher = cipher(&secret, hall, &own).ok_or_else(|| fault("no key"))?;
        Ok(Self {
            secret,
            hall: hall.to_owned(),
            own,
            cipher,
            sent: AtomicU64::new(0),
        })
    }

    /// Encrypts a text that is sent to a subject at `at_ms`.
    pub(super) fn close(&self, subject: &str, at_ms: i64, text: &[u8]) -> Option<Vec<u8>> {
        let number = self.sent.fetch_add(1, Ordering::Relaxed).checked_add(1)?;
        let plain = [&at_ms.to_be_bytes()[..], text].concat();
        let payload = Payload {
            msg: &plain,
            aad: subject.as_bytes(),
        };
        let sealed = self.cipher.encrypt(&nonce(number), payload).ok()?;
        let number = number.to_be_bytes();
        Some([&[VERSION][..], &self.own, &number, &sealed].concat())
    }

    /// Decrypts a message; `None` if no node of this hall sent it to this subject.
    pub(super) fn open(&self, subject: &str, body: &[u8]) -> Option<OpenedMessage> {
        let (head, sealed) = body.split_at_checked(HEAD_BYTES)?;
        let (version, head) = head.split_first()?;
        if *version != VERSION {
            return None;
        }
        let (sender, number) = head.split_at(SENDER_BYTES);
        let sender: SenderId = sender.try_into().ok()?;
        let number = u64::from_be_bytes(number.try_into().ok()?);
        let payload = Payload {
            msg: sealed,
            aad: subject.as_bytes(),
        };
        let cipher = cipher(&self.secret, &self.hall, &sender)?;
        let plain = cipher.decrypt(&nonce(number), payload).ok()?;
        let (at_ms, text) = plain.split_at_checked(TIME_BYTES)?;
        Some(OpenedMessage {
            sender,
            number,
            at_ms: i64::from_be_bytes(at_ms.try_into().ok()?),
            text: text.to_vec(),
        })
    }
}

/// Returns the cipher of a process.
fn cipher(secret: &RingSecret, hall: &str, sender: &SenderId) -> Option<Aes256Gcm> {
    let mut key = [0; 32];
    let info = [CONTEXT, hall.as_bytes()].concat();
    let expanded = Hkdf::<Sha256>::new(Some(sender), &secret.0).expand(&info, &mut key);
    expanded.ok()?;
    Aes256Gcm::new_from_slice(&key).ok()
}

fn nonce(number: u64) -> Nonce<aes_gcm::aead::consts::U12> {
    let mut bytes = [0; 12];
    bytes[4..].copy_from_slice(&number.to_be_bytes());
    Nonce::from(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seal(key: u8, hall: &str) -> Seal {
        Seal::new(RingSecret([key; 32]), hall).unwrap()
    }

    #[test]
    fn a_node_of_the_same_hall_reads_what_was_sealed_and_nobody_else() {
        let (one, two) = (seal(7, "http://a"), seal(7, "http://a"));
        let body = one.close("rs.t.x", -5, b"text").unwrap();
        assert!(!body.windows(4).any(|part| part == b"text"));
        let expected = OpenedMessage {
            sender: one.own,
            number: 1,
            at_ms: -5,
            text: b"text".to_vec(),
        };
        assert_eq!(two.open("rs.t.x", &body), Some(expected));
        assert_eq!(two.open("rs.t.y", &body), None, "another subject");
        assert_eq!(seal(8, "http://a").open("rs.t.x", &body), None, "a key");
        assert_eq!(seal(7, "http://b").open("rs.t.x", &body), None, "a hall");
    }

    #[test]
    fn a_message_with_any_bit_changed_is_refused() {
        let (one, two) = (seal(7, ""), seal(7, ""));
        let body = one.close("s", 1, b"{}").unwrap();
        for bit in 0..body.len() * 8 {
            let mut changed = body.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            assert_eq!(two.open("s", &changed), None, "bit {bit}");
        }
        for length in 0..body.len() {
            assert_eq!(two.open("s", &body[..length]), None, "{length} bytes");
        }
    }

    #[test]
    fn no_two_messages_are_the_same() {
        let one = seal(7, "");
        assert_ne!(one.close("s", 1, b"{}"), one.close("s", 1, b"{}"));
        assert_ne!(seal(7, "").own, one.own);
        assert_eq!(format!("{:?}", RingSecret([7; 32])), "RingSecret(…)");
    }
}
