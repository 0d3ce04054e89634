//! Encrypts messages for browsers: `aes128gcm` of RFC 8188, with the keys of RFC 8291.

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use sha2::Sha256;

/// The size of a record: a message is one record, and is shorter.
const RECORD_BYTES: u32 = 4096;
/// Length of a public key: an uncompressed point.
const KEY_BYTES: u8 = 65;
/// Marks the end of the text in the last record.
const END: u8 = 2;

/// Error: the keys of the browser do not fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the keys of a browser do not fit")]
pub(crate) struct KeyError;

/// What is random in a message.
pub(crate) struct MessageSecret {
    /// The key of the server, for one message.
    pub(crate) key: SecretKey,
    pub(crate) salt: [u8; 16],
}

/// The keys of a browser, which its page sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct BrowserKeys {
    key: PublicKey,
    auth: [u8; 16],
}

impl BrowserKeys {
    /// Checks the public key and the secret of a browser.
    pub(crate) fn new(p256dh: &[u8], auth: &[u8]) -> Result<Self, KeyError> {
        let is_whole = p256dh.len() == usize::from(KEY_BYTES);
        let key = PublicKey::from_sec1_bytes(p256dh).ok().filter(|_| is_whole);
        Ok(Self {
            key: key.ok_or(KeyError)?,
            auth: auth.try_into().map_err(|_| KeyError)?,
        })
    }

    /// Encrypts a text, whose length is at most 3 kB.
    pub(crate) fn encrypt(&self, text: &[u8], secret: &MessageSecret) -> Result<Vec<u8>, KeyError> {
        let own = secret.key.public_key().to_sec1_point(false);
        let others = self.key.to_sec1_point(false);
        let shared = diffie_hellman(secret.key.to_nonzero_scalar(), self.key.as_affine());
        let info = [b"WebPush: info\0", others.as_bytes(), own.as_bytes()].concat();
        let input: [u8; 32] = derive(&self.auth, shared.raw_secret_bytes(), &info)?;
        let key: [u8; 16] = derive(&secret.salt, &input, b"Content-Encoding: aes128gcm\0")?;
        let nonce: [u8; 12] = derive(&secret.salt, &input, b"Content-Encoding: nonce\0")?;
        let cipher = Aes128Gcm::new_from_slice(&key).map_err(|_| KeyError)?;
        let padded = [text, &[END]].concat();
        let sealed = cipher
            .encrypt(&Nonce::from(nonce), padded.as_slice())
            .map_err(|_| KeyError)?;
        let size = RECORD_BYTES.to_be_bytes();
        let head = [&secret.salt[..], &size, &[KEY_BYTES], own.as_bytes()].concat();
        Ok([head, sealed].concat())
    }
}

/// Derives bytes from a secret (RFC 5869).
fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> Result<[u8; N], KeyError> {
    let mut derived = [0; N];
    let expanded = Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut derived);
    expanded.map_err(|_| KeyError)?;
    Ok(derived)
}

#[cfg(test)]
mod tests {
    use super::super::base64url;
    use super::*;

    /// The public key of the browser in RFC 8291, appendix A.
    const KEY: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8p\
                       ZGH6SRpkNtoIAiw4";

    fn bytes(text: &str) -> Vec<u8> {
        base64url::decode(text).unwrap()
    }

    /// RFC 8291, appendix A.
    #[test]
    fn the_example_of_the_standard_is_encrypted_to_the_same_bytes() {
        let keys = BrowserKeys::new(&bytes(KEY), &bytes("BTBZMqHH6r4Tts7J_aSIgg"));
        let secret = MessageSecret {
            key: SecretKey::from_slice(&bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"))
                .unwrap(),
            salt: bytes("DGv6ra1nlYgDCS1FRnbzlw").try_into().unwrap(),
        };

        let text = b"When I grow up, I want to be a watermelon";
        let message = keys.unwrap().encrypt(text, &secret).unwrap();

        assert_eq!(
            base64url::encode(&message),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3v\
             CYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPX\
             LWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
        );
    }

    #[test]
    fn keys_of_another_form_are_refused() {
        let key = bytes(KEY);
        let auth = [7; 16];
        assert!(BrowserKeys::new(&key, &auth).is_ok());

        let mut outside = key.clone();
        outside[64] ^= 1;
        for key in [&key[..64], &outside, &[0], &[]] {
            assert_eq!(BrowserKeys::new(key, &auth), Err(KeyError));
        }
        assert_eq!(BrowserKeys::new(&key, &auth[1..]), Err(KeyError));
    }
}
