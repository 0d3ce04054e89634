//! An authenticator of `WebAuthn` as a program: it makes keys and signs challenges as a phone does.

use p256::ecdsa::signature::Signer;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// User present, user verified.
const PRESENT: u8 = 0b0000_0101;
/// The public key is part of the answer.
const WITH_KEY: u8 = 0b0100_0000;
/// The flags of a passkey that may be backed up, and is.
const BACKED_UP: u8 = 0x18;

/// A device with one passkey of one hall.
#[derive(Clone)]
pub(crate) struct Authenticator {
    key: SigningKey,
    id: Vec<u8>,
    /// The origin of the page that asks.
    pub(crate) origin: String,
    /// Whether the person shows who they are.
    pub(crate) verifies: bool,
    /// The user handle that the hall gave.
    pub(crate) handle: String,
    pub(crate) counter: u32,
    /// Whether its passkeys may be on other devices too.
    pub(crate) is_synced: bool,
}

impl Authenticator {
    /// Returns a device; different numbers are different devices.
    pub(crate) fn new(number: u8) -> Self {
        Self {
            key: SigningKey::from_slice(&[number; 32]).unwrap(),
            id: vec![number; 20],
            origin: "http://localhost".to_owned(),
            verifies: true,
            handle: String::new(),
            counter: 0,
            is_synced: false,
        }
    }

    /// The id of its credential, as in JSON.
    pub(crate) fn id(&self) -> String {
        base64url(&self.id)
    }

    /// Makes a passkey: the answer to `navigator.credentials.create`.
    pub(crate) fn create(&mut self, options: &Value) -> Value {
        options["user"]["id"]
            .as_str()
            .unwrap()
            .clone_into(&mut self.handle);
        let mut data = self.data(options["rp"]["id"].as_str().unwrap(), WITH_KEY);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).unwrap().to_be_bytes());
        data.extend(&self.id);
        data.extend(self.public_key());
        // {"fmt": "none", "attStmt": {}, "authData": …}
        let mut attestation = vec![0xa3, 0x63];
        attestation.extend(b"fmt\x64none\x67attStmt\xa0\x68authData\x58");
        attestation.push(u8::try_from(data.len()).unwrap());
        attestation.extend(data);
        let client = self.client_data("webauthn.create", options);
        json!({
            "id": self.id(), "rawId": self.id(), "type": "public-key",
            "response": {
                "attestationObject": base64url(&attestation),
                "clientDataJSON": base64url(client.as_bytes()),
            },
        })
    }

    /// Signs a challenge: the answer to `navigator.credentials.get`.
    pub(crate) fn sign(&mut self, options: &Value) -> Value {
        self.counter += 1;
        let data = self.data(options["rpId"].as_str().unwrap(), 0);
        let client = self.client_data("webauthn.get", options);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(client.as_bytes()));
        let signature: Signature = self.key.sign(&signed);
        json!({
            "id": self.id(), "rawId": self.id(), "type": "public-key",
            "response": {
                "authenticatorData": base64url(&data),
                "clientDataJSON": base64url(client.as_bytes()),
                "signature": base64url(signature.to_der().as_bytes()),
                "userHandle": self.handle,
            },
        })
    }

    fn data(&self, host: &str, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(host.as_bytes()).to_vec();
        let present = if self.verifies { PRESENT } else { 1 };
        let synced = if self.is_synced { BACKED_UP } else { 0 };
        data.push(present | flags | synced);
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// {kty: EC2, alg: ES256, crv: P-256, x, y} in CBOR.
    fn public_key(&self) -> Vec<u8> {
        let point = self.key.verifying_key().to_sec1_point(false);
        let point = point.as_bytes();
        let mut key = vec![0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20];
        key.extend(&point[1..33]);
        key.extend([0x22, 0x58, 0x20]);
        key.extend(&point[33..]);
        key
    }

    fn client_data(&self, kind: &str, options: &Value) -> String {
        let challenge = &options["challenge"];
        json!({"type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false})
            .to_string()
    }
}

pub(crate) fn base64url(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    let groups = bytes.chunks(3).map(|group| {
        let bits = group
            .iter()
            .fold(0_u32, |bits, byte| bits << 8 | u32::from(*byte));
        let bits = bits << (8 * (3 - group.len()));
        let letters = (0..=group.len()).map(move |at| bits >> (18 - 6 * at) & 63);
        letters
            .map(|one| char::from(LETTERS[one as usize]))
            .collect::<String>()
    });
    groups.collect()
}
