//! The types of passkeys: keys of `WebAuthn` with which members sign in.
//!
//! What the browser and its authenticator say to each other is JSON of `WebAuthn`; it passes
//! through here without being read.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::account::{Confirmation, Fields};
use crate::json::{FieldFault, ReadError, keep, unknown_fields};

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
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewName {
    /// The name of the account.
    pub name: String,
}

/// An answer to a challenge, the body of `POST /api/passkeys/claim` and
/// `POST /api/session/passkey`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PasskeyAnswer {
    /// The id of the challenge.
    pub challenge: String,
    /// The credential that the browser returned, as the JSON of `WebAuthn` level 3.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: Value,
}

/// Body of `POST /api/passkeys`: a new passkey and its name.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewPasskey {
    /// The id of the challenge.
    pub challenge: String,
    /// The credential that the browser returned, as the JSON of `WebAuthn` level 3.
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub credential: Value,
    /// The name, at most 40 characters; if absent, the browser and its system.
    #[cfg_attr(feature = "openapi", schema(required = false))]
    pub name: Option<String>,
}

/// Body of requests that a member confirms with one of their credentials: either field, not both.
#[cfg(feature = "openapi")]
#[derive(utoipa::ToSchema)]
pub struct ConfirmationBody {
    /// The present password.
    pub password: Option<String>,
    /// The answer of a passkey to a challenge of `POST /api/passkeys/confirm`.
    pub passkey: Option<PasskeyAnswer>,
}

/// Body of `POST /api/account/password`: either `password` or `passkey`, and the new password.
#[cfg(feature = "openapi")]
#[derive(utoipa::ToSchema)]
pub struct PasswordChangeBody {
    /// The present password.
    pub password: Option<String>,
    /// The answer of a passkey to a challenge of `POST /api/passkeys/confirm`.
    pub passkey: Option<PasskeyAnswer>,
    /// The new password, at most 128 characters.
    pub new_password: String,
}

impl NewName {
    /// Reads the body of `POST /api/passkeys/claim/begin`.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        let mut fields = Fields::read(body, &["name"])?;
        let name = fields.text("name");
        fields.finish(name.map(|name| Self { name }))
    }
}

impl PasskeyAnswer {
    /// Reads an answer to a challenge.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        let mut fields = Fields::read(body, &["challenge", "credential"])?;
        let answer = answer_of(&mut fields);
        fields.finish(answer)
    }
}

impl NewPasskey {
    /// Reads the body of `POST /api/passkeys`.
    ///
    /// # Errors
    ///
    /// [`ReadError`] with every fault of the body.
    pub fn read(body: &[u8]) -> Result<Self, ReadError> {
        let mut fields = Fields::read(body, &["challenge", "credential", "name"])?;
        let answer = answer_of(&mut fields);
        let name = match fields.fields.get("name") {
            None | Some(Value::Null) => Some(None),
            Some(_) => fields.text("name").map(Some),
        };
        let is_long = |name: &String| name.chars().count() > PASSKEY_NAME_CHARS_MAX;
        if name.as_ref().and_then(Option::as_ref).is_some_and(is_long) {
            let why = format!("has more than {PASSKEY_NAME_CHARS_MAX} characters");
            fields.faults.push(FieldFault::refused("name", why));
        }
        fields.finish(match (answer, name) {
            (Some(answer), Some(name)) => Some(Self {
                challenge: answer.challenge,
                credential: answer.credential,
                name,
            }),
            _ => None,
        })
    }
}

fn answer_of(fields: &mut Fields) -> Option<PasskeyAnswer> {
    let challenge = fields.text("challenge");
    let credential = object("credential", fields.fields.get("credential"));
    let credential = keep(credential, &mut fields.faults);
    Some(PasskeyAnswer {
        challenge: challenge?,
        credential: credential?,
    })
}

fn object(field: &str, value: Option<&Value>) -> Result<Value, Vec<FieldFault>> {
    match value {
        Some(value @ Value::Object(_)) => Ok(value.clone()),
        _ => Err(vec![FieldFault::expected(field, "an object")]),
    }
}

/// Reads the credential with which a member confirms a change: `password` or `passkey`.
pub(crate) fn confirmation_of(fields: &mut Fields) -> Option<Confirmation> {
    let Some(passkey) = fields.fields.get("passkey") else {
        return fields.password("password").map(Confirmation::Password);
    };
    if fields.fields.contains_key("password") {
        let why = "is given together with `password`".to_owned();
        fields.faults.push(FieldFault::refused("passkey", why));
        return None;
    }
    let Value::Object(passkey) = passkey.clone() else {
        fields
            .faults
            .push(FieldFault::expected("passkey", "an object"));
        return None;
    };
    let mut inner = Fields {
        fields: passkey,
        faults: Vec::new(),
    };
    let known = &["challenge", "credential"];
    unknown_fields("passkey.", &inner.fields, known, &mut inner.faults);
    let answer = answer_of(&mut inner);
    fields.faults.append(&mut inner.faults);
    answer.map(Confirmation::Passkey)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_change_is_confirmed_by_one_credential() {
        let read = |body: &str| Confirmation::read(body.as_bytes());
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

        assert_eq!(faults("{}"), ["`password`: expected a text"]);
        assert_eq!(
            faults(r#"{"password":"x","passkey":{}}"#),
            ["`passkey`: is given together with `password`"]
        );
        assert_eq!(
            faults(r#"{"passkey":[]}"#),
            ["`passkey`: expected an object"]
        );
        assert_eq!(
            faults(r#"{"passkey":{"credential":1,"x":2}}"#),
            [
                "`passkey.x`: no such field",
                "`challenge`: expected a text",
                "`credential`: expected an object"
            ]
        );
    }

    #[test]
    fn a_name_of_a_passkey_is_short_and_may_be_absent() {
        let body = |name: &str| format!(r#"{{"challenge":"c","credential":{{}}{name}}}"#);
        let read = |name: &str| NewPasskey::read(body(name).as_bytes());

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
