//! The key by which push services know a hall (VAPID, RFC 8292).

use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

use p256::SecretKey;
use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use p256::elliptic_curve::sec1::ToSec1Point;
use sha2::{Digest, Sha256};

use super::base64url;

use crate::chance;

/// The name of the file with the key in the data folder.
const KEY_FILE: &str = "push.key";
/// Time for which a signature is valid. The standard permits a day.
const VALID_S: i64 = 12 * 3600;

/// The key of a hall, and its address.
pub(crate) struct PushIdentity {
    key: SigningKey,
    /// The public key as browsers want it: an uncompressed point in base 64.
    public: String,
    /// How a push service reaches the operator: the address of the hall.
    subject: String,
}

/// Returns a new secret key.
pub(crate) fn new_key() -> io::Result<SecretKey> {
    loop {
        let mut bytes = [0; 32];
        chance::fill(&mut bytes).map_err(|error| io::Error::other(error.to_string()))?;
        // All but one of 2³² numbers are keys.
        if let Ok(key) = SecretKey::from_slice(&bytes) {
            return Ok(key);
        }
    }
}

/// Returns the key in a data folder, and makes one if there is none.
///
/// # Errors
///
/// The file cannot be read or written, or has no key.
pub(crate) fn key_in(folder: &Path) -> io::Result<SecretKey> {
    match known_key_in(folder)? {
        Some(key) => Ok(key),
        None => write_new_key(&folder.join(KEY_FILE)),
    }
}

/// Returns the key in a data folder, if there is one.
///
/// # Errors
///
/// The file cannot be read, or has no key.
pub(super) fn known_key_in(folder: &Path) -> io::Result<Option<SecretKey>> {
    let path = folder.join(KEY_FILE);
    match fs::read_to_string(&path) {
        Ok(text) => read_key(text.trim()).map(Some).ok_or_else(|| {
            let fault = format!("{} has no key: remove it to get a new one", path.display());
            io::Error::new(io::ErrorKind::InvalidData, fault)
        }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

/// Reads a key from its text.
pub(super) fn read_key(text: &str) -> Option<SecretKey> {
    SecretKey::from_slice(&base64url::decode(text)?).ok()
}

/// Returns a key as text.
pub(super) fn key_text(key: &SecretKey) -> String {
    base64url::encode(&key.to_bytes())
}

/// Writes a new key into a file that only its owner reads.
fn write_new_key(path: &Path) -> io::Result<SecretKey> {
    let key = new_key()?;
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(path)?;
    file.write_all(key_text(&key).as_bytes())?;
    file.write_all(b"\n")?;
    file.sync_all()?;
    Ok(key)
}

impl PushIdentity {
    pub(crate) fn new(key: &SecretKey, subject: String) -> Self {
        let point = key.public_key().to_sec1_point(false);
        Self {
            key: SigningKey::from(key),
            public: base64url::encode(point.as_bytes()),
            subject,
        }
    }

    pub(crate) fn public(&self) -> &str {
        &self.public
    }

    /// Returns the value of `Authorization` for a push service with this origin.
    pub(crate) fn authorization(&self, origin: &str, now_ms: i64) -> String {
        let head = base64url::encode(br#"{"typ":"JWT","alg":"ES256"}"#);
        let ends_s = now_ms / 1000 + VALID_S;
        let subject = &self.subject;
        // Neither text has quotes: both are checked addresses.
        let claims = format!(r#"{{"aud":"{origin}","exp":{ends_s},"sub":"{subject}"}}"#);
        let signed = format!("{head}.{}", base64url::encode(claims.as_bytes()));
        let signature: Signature = self.key.sign(signed.as_bytes());
        let signature = base64url::encode(&signature.to_bytes());
        format!("vapid t={signed}.{signature}, k={}", self.public)
    }
}

/// Returns a short text that is equal for equal subjects, and tells nothing of them: with it a push
/// service keeps only the last message (RFC 8030, `Topic`).
pub(crate) fn topic(person: &str, subject: &str) -> String {
    let hash = Sha256::digest(format!("{person}\n{subject}"));
    base64url::encode(&hash[..24])
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::VerifyingKey;
    use p256::ecdsa::signature::Verifier;

    use super::*;

    #[test]
    fn the_key_is_made_once_and_only_its_owner_reads_it() {
        let folder = tempfile::tempdir().unwrap();

        let first = key_in(folder.path()).unwrap();

        assert_eq!(key_in(folder.path()).unwrap(), first);
        let file = folder.path().join(KEY_FILE);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(&file).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        for damaged in ["", "AAAA", "no key"] {
            fs::write(&file, damaged).unwrap();
            let fault = key_in(folder.path()).unwrap_err().to_string();
            assert!(fault.contains("has no key"), "{fault}");
        }
    }

    #[test]
    fn a_service_can_verify_who_sends() {
        let key = SecretKey::from_slice(&[7; 32]).unwrap();
        let identity = PushIdentity::new(&key, "https://play.example.org".to_owned());

        let value = identity.authorization("https://push.example", 1_000_000);

        let (token, public) = value.split_once(", k=").unwrap();
        assert_eq!(public, identity.public());
        let token = token.strip_prefix("vapid t=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let bytes = |text: &str| base64url::decode(text).unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&bytes(public)).unwrap();
        let signature = Signature::from_slice(&bytes(signature)).unwrap();
        verifying.verify(signed.as_bytes(), &signature).unwrap();
        let claims = bytes(signed.split_once('.').unwrap().1);
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        let expected = serde_json::json!({"aud": "https://push.example",
            "exp": 1_000 + VALID_S, "sub": "https://play.example.org"});
        assert_eq!(claims, expected);
    }

    #[test]
    fn topics_are_short_and_differ_by_person_and_subject() {
        let topics = [
            topic("a", "turn:t"),
            topic("b", "turn:t"),
            topic("a", "turn:u"),
        ];

        assert!(topics.iter().all(|topic| topic.len() == 32));
        assert!(topics[0] != topics[1] && topics[0] != topics[2]);
    }
}
