//! The types of passkeys: keys of `WebAuthn` with which members sign in.
//!
//! What the browser and its authenticator say to each other is JSON of `WebAuthn`; it passes
//! through here without being read.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::account::{Confirmation, Password, PasswordChange, TEXT_CHARS_MAX};
use crate::json::{self, Faults, Path, Read};

/// The longest name of a passkey, in characters.
pub const PASSKEY_NAME_CHARS_MAX: usize = 40;

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
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub since_ms: i64,
    /// When the member last used it, milliseconds since 1970; absent if never.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "number"))]
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

/// Body of `POST /api/passkeys/claim/begin`: the name of a new account.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewName {
    /// The name of the account.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub name: String,
}

/// An answer to a challenge, the body of `POST /api/passkeys/claim` and
/// `POST /api/session/passkey`.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyAnswer {
    /// The id of the challenge.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
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
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
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

/// Body of requests that a member confirms with one of their credentials: either field, not both.
#[derive(Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConfirmationBody {
    /// The present password.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub password: Option<Password>,
    /// The answer of a passkey to a challenge of `POST /api/passkeys/confirm`.
    pub passkey: Option<PasskeyAnswer>,
}

/// Body of `POST /api/account/password`: either `password` or `passkey`, and the new password.
#[derive(Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasswordChangeBody {
    /// The present password.
    #[cfg_attr(feature = "openapi", schema(value_type = Option<String>))]
    pub password: Option<Password>,
    /// The answer of a passkey to a challenge of `POST /api/passkeys/confirm`.
    pub passkey: Option<PasskeyAnswer>,
    /// The new password, at most 128 characters.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub new_password: Password,
}

impl TryFrom<ConfirmationBody> for Confirmation {
    type Error = &'static str;

    fn try_from(ConfirmationBody { password, passkey }: ConfirmationBody) -> Result<Self, &'static str> {
        match (password, passkey) {
            (Some(password), None) => Ok(Self::Password(password)),
            (None, Some(passkey)) => Ok(Self::Passkey(passkey)),
            _ => Err("expected either `password` or `passkey`"),
        }
    }
}

impl TryFrom<PasswordChangeBody> for PasswordChange {
    type Error = &'static str;

    fn try_from(body: PasswordChangeBody) -> Result<Self, &'static str> {
        let PasswordChangeBody {
            password,
            passkey,
            new_password,
        } = body;
        Ok(Self {
            confirmation: ConfirmationBody { password, passkey }.try_into()?,
            new_password,
        })
    }
}

fn object(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Value> {
    let object = Some(value).filter(|value| value.is_object());
    json::expect(object, "an object", value, at, faults).cloned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_confirmed_by_one_credential() {
        let read = |body: &str| json::read::<Confirmation>(body.as_bytes());
        let faults = |body: &str| read(body).unwrap_err().into_list();

        let password = read(r#"{"password":"secret"}"#).unwrap();
        assert!(
            matches!(password, Confirmation::Password(password) if password.as_str() == "secret")
        );
        let passkey = read(r#"{"passkey":{"challenge":"c","credential":{"id":"x"}}}"#).unwrap();
        let Confirmation::Passkey(answer) = passkey else {
            panic!("{passkey:?}");
        };
        assert_eq!(answer.challenge, "c");
        assert_eq!(answer.credential["id"], "x");

        let either = ["expected either `password` or `passkey`"];
        assert_eq!(faults("{}"), either);
        let answer = r#"{"challenge":"c","credential":{}}"#;
        assert_eq!(
            faults(&format!(r#"{{"password":"x","passkey":{answer}}}"#)),
            either
        );
        assert_eq!(
            faults(r#"{"passkey":[]}"#),
            ["`passkey`: expected an object, found []"]
        );
        assert_eq!(
            faults(r#"{"passkey":{"credential":1,"x":2}}"#),
            [
                "`passkey.x`: no such field",
                "`passkey.challenge`: is missing",
                "`passkey.credential`: expected an object, found 1"
            ]
        );
    }

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
