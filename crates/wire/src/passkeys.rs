//! The types of passkeys: keys of `WebAuthn` with which members sign in.
//!
//! What the browser and its authenticator say to each other is JSON of `WebAuthn`; it passes
//! through here without being read.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::json::{self, Faults, Path, Read};

/// The longest name of a passkey, in characters.
pub const PASSKEY_NAME_CHARS_MAX: usize = 40;

/// The longest id of a challenge that is read, in characters.
const CHALLENGE_CHARS_MAX: usize = 64;

/// A passkey of an account.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyView {
    /// The id, for the request that removes it.
    pub id: String,
    /// The name that the member gave it, or the browser in which it was made.
    pub name: String,
    /// When it was added, milliseconds since 1970.
    pub since_ms: i64,
    /// When the member last used it, milliseconds since 1970; absent if never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub used_ms: Option<i64>,
}

/// A challenge that an authenticator signs. It can be answered once, within five minutes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyChallenge {
    /// The id of the challenge, which the answer names.
    pub challenge: String,
    /// The field `publicKey` for `navigator.credentials.create` or `get`, as the JSON of `WebAuthn`
    /// level 3: bytes are base64url.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub options: Value,
}

/// An answer to a challenge, the body of `POST /api/passkeys/claim` and
/// `POST /api/session/passkey`.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyAnswer {
    /// The id of the challenge.
    #[read(with = "json::text(CHALLENGE_CHARS_MAX)")]
    pub challenge: String,
    /// The credential that the browser returned, as the JSON of `WebAuthn` level 3.
    #[read(with = "object")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: Value,
}

/// Body of `POST /api/passkeys`: a new passkey and its name.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPasskey {
    /// The id of the challenge.
    #[read(with = "json::text(CHALLENGE_CHARS_MAX)")]
    pub challenge: String,
    /// The credential that the browser returned, as the JSON of `WebAuthn` level 3.
    #[read(with = "object")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: Value,
    /// The name, at most 40 characters; if absent, the browser and its system.
    #[read(with = "json::text(PASSKEY_NAME_CHARS_MAX)")]
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub name: Option<String>,
}

fn object(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Value> {
    let object = Some(value).filter(|value| value.is_object());
    json::expect(object, "an object", value, at, faults).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_of_a_passkey_is_short_and_may_be_absent() {
        let body = |name: &str| format!(r#"{{"challenge":"c","credential":{{}}{name}}}"#);
        let read = |name: &str| json::read::<NewPasskey>(body(name).as_bytes());

        assert_eq!(read("").unwrap().name, None);
        assert_eq!(
            read(r#","name":"Phone""#).unwrap().name.as_deref(),
            Some("Phone")
        );
        let long = format!(r#","name":"{}""#, "x".repeat(41));
        let faults = read(&long).unwrap_err().into_list();
        assert_eq!(faults, ["`name`: has more than 40 characters"]);
        assert_eq!(
            read(r#","name":"""#).unwrap_err().into_list(),
            ["`name`: is empty"]
        );
    }
}
