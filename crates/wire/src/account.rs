//! The types of accounts: signing up, signing in, and what a member sees of the account.

use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::chat::ChatWords;
use crate::fair_play::FairPlayView;
use crate::hall::InvitationView;
use crate::json::{self, Faults, FieldProblem, Path, Read};
use crate::notices::NoticeView;
use crate::passkeys::{PasskeyAnswer, PasskeyView};
use crate::tournament::TournamentLink;

/// The longest password, in characters.
pub const PASSWORD_CHARS_MAX: usize = 128;
/// The longest name of an account and recovery code that are read, in characters.
pub const TEXT_CHARS_MAX: usize = 64;

/// A password as it was typed. It is never written to a log.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

impl Password {
    /// Returns the text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// The faults of a password do not repeat it.
impl Read for Password {
    fn read(value: &Value, at: Path<'_>, faults: &mut Faults) -> Option<Self> {
        if value.is_string() {
            return json::text(PASSWORD_CHARS_MAX, value, at, faults).map(Self);
        }
        faults.add(at, FieldProblem::Expected("a text".to_owned()));
        None
    }
}

impl fmt::Debug for Password {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("Password")
    }
}

/// Body of `POST /api/account` and `POST /api/session`: a name and a password.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Credentials {
    /// The name of the account.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub name: String,
    /// The password, at most 128 characters.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub password: Password,
}

/// Body of `POST /api/account/recover`: a new password, set with a recovery code.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Recovery {
    /// The name of the account.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub name: String,
    /// One of its recovery codes.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub code: String,
    /// The new password.
    #[cfg_attr(feature = "openapi", schema(value_type = String))]
    pub password: Password,
}

/// Body of `POST /api/account/password`: a new password, and a credential that the member has.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[read(try_from = "PasswordChangeBody")]
pub struct PasswordChange {
    /// The present password, or a passkey.
    pub confirmation: Confirmation,
    /// The new password.
    pub new_password: Password,
}

/// What a member confirms a change with: one of the credentials that they have.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[read(try_from = "ConfirmationBody")]
pub enum Confirmation {
    /// The present password.
    Password(Password),
    /// The answer of a passkey to a challenge of `POST /api/passkeys/confirm`.
    Passkey(PasskeyAnswer),
}

/// Body of requests that a member confirms with one of their credentials: either field, not both.
#[derive(Read)]
#[read(no_null)]
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
#[read(no_null)]
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

    fn try_from(
        ConfirmationBody { password, passkey }: ConfirmationBody,
    ) -> Result<Self, &'static str> {
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

/// Body of `POST /api/passkeys/claim/begin`: the name of a new account.
#[derive(Debug, Clone, PartialEq, Eq, Read)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewName {
    /// The name of the account.
    #[read(with = "json::text(TEXT_CHARS_MAX)")]
    pub name: String,
}

/// Recovery codes. They are shown once: the server stores only their hashes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RecoveryCodes {
    /// The name of the account.
    pub name: String,
    /// The codes. Each sets a new password once.
    pub codes: Vec<String>,
}

/// A browser in which a person is signed in: `GET /api/account/sessions` lists them.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SessionView {
    /// The id, for the request that ends it.
    pub id: String,
    /// The browser and its system, such as `Firefox, Linux`; empty if not known.
    pub agent: String,
    /// When they signed in, milliseconds since 1970; 0 if not known.
    pub since_ms: i64,
    /// Whether it is the browser that asks.
    pub is_this: bool,
}

/// A member's own account: `GET /api/account`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AccountView {
    /// The name.
    pub name: String,
    /// When the account was made, milliseconds since 1970.
    pub since_ms: i64,
    /// Whether the member can sign in with a password.
    pub has_password: bool,
    /// The passkeys of the account, the oldest first.
    pub passkeys: Vec<PasskeyView>,
    /// The number of recovery codes that are not used up.
    pub recovery_codes: u32,
    /// The browsers in which the member is signed in, the newest first.
    pub sessions: Vec<SessionView>,
    /// The names of the members whom the member has blocked.
    #[serde(default)]
    pub blocked: Vec<String>,
}

/// Everything that a hall stores of a person: `GET /api/account/export`.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PersonExport {
    /// The id, by which tables name their players.
    pub id: String,
    /// The name.
    pub name: String,
    /// When the hall first knew the person, milliseconds since 1970.
    pub created_ms: i64,
    /// Their account; absent for a guest.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub account: Option<AccountView>,
    /// Their invitations that can be accepted.
    pub invitations: Vec<InvitationView>,
    /// The addresses at which their browsers get messages, one for each browser that does.
    #[serde(default)]
    pub push: Vec<String>,
    /// The notices that were not removed.
    #[serde(default)]
    pub notices: Vec<NoticeView>,
    /// The figures of fair play of their rated matches.
    #[serde(default)]
    pub fair_play: Vec<FairPlayView>,
    /// The reports about messages that they made, the oldest first.
    #[serde(default)]
    pub reports: Vec<ReportExport>,
    /// The tables at which they hold a seat, those changed last first.
    pub tables: Vec<TableExport>,
    /// The tournaments that they organise or have joined, the newest first.
    #[serde(default)]
    pub tournaments: Vec<TournamentLink>,
    /// Rows that the person wrote, by the name of what they are.
    #[serde(flatten)]
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, Vec<Object>>))]
    pub rows: BTreeMap<String, Vec<Value>>,
}

/// A table in an export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct TableExport {
    /// The id of the table.
    pub id: String,
    /// When it was created, milliseconds since 1970.
    pub created_ms: i64,
    /// When it last changed, milliseconds since 1970.
    pub changed_ms: i64,
    /// Whether the match is over.
    pub finished: bool,
    /// The match so far, as `rosespring replay` reads it; absent if the table cannot be read.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Object))]
    pub record: Option<Value>,
    /// The messages that the person wrote, the oldest first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub chat: Vec<ChatExport>,
}

/// A message of the person in an export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ChatExport {
    /// Its number at the table.
    pub number: u32,
    /// The time, milliseconds since 1970.
    pub at_ms: i64,
    /// What it says.
    pub words: ChatWords,
}

/// A report of the person in an export.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ReportExport {
    /// The id of the table.
    pub table: String,
    /// The number of the message of the other player.
    pub number: u32,
    /// The time of the report, milliseconds since 1970.
    pub at_ms: i64,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_of_a_body_is_named_and_no_password() {
        let read = json::read::<Credentials>(br#"{"name":"","password":12345678,"mail":"x"}"#);

        let faults = read.unwrap_err().into_list();

        let expected = [
            "`mail`: no such field",
            "`name`: is empty",
            "`password`: expected a text",
        ];
        assert_eq!(faults, expected);
        let long = format!(r#"{{"password":"{}"}}"#, "x".repeat(129));
        let faults = json::read::<Confirmation>(long.as_bytes());
        let faults = faults.unwrap_err().into_list();
        assert_eq!(faults, ["`password`: has more than 128 characters"]);
        let read = br#"{"name":"Ada","password":"secret"}"#;
        let read = json::read::<Credentials>(read).unwrap();
        assert!(!format!("{read:?}").contains("secret"));
        assert_eq!(read.password.as_str(), "secret");
    }

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
}
