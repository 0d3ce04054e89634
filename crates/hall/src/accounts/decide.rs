//! Who may make an account, and which credentials and sessions it has.

use rosespring_wire::refusal_code::RefusalCode;

use super::{NameFault, Person, StoredSession};
use crate::Refusal;

/// Maximum number of browsers in which a person is signed in; signing in ends the oldest.
const SESSIONS_MAX: usize = 20;
/// Number of characters of a recovery code: 80 random bits.
pub const CODE_CHARS: usize = 16;
/// Number of characters of a group of a printed code.
const GROUP_CHARS: usize = 4;
/// Number of characters of the hash of a session by which its person names it.
const SESSION_ID_CHARS: usize = 16;

/// Why a request about an account is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum AccountRefusal {
    /// The person has an account already.
    #[error("you have an account already")]
    AlreadyMember,
    /// The name breaks this rule; with one that may be used, if the person has no account.
    #[error("this name cannot be used: {0}")]
    NameRefused(NameFault, Option<String>),
    /// The name, or one that looks like it, is or was that of an account, or is that of a bot; with
    /// one that may be used, if the person has no account.
    #[error("this name, or one that looks like it, is taken")]
    NameTaken(Option<String>),
    /// No account has this name and this recovery code.
    #[error("the name or the recovery code is wrong")]
    WrongCode,
    /// The person is not signed in in this browser.
    #[error("there is no session `{0}`")]
    NoSession(String),
}

impl From<AccountRefusal> for Refusal {
    fn from(refusal: AccountRefusal) -> Self {
        let code = match &refusal {
            AccountRefusal::AlreadyMember => RefusalCode::AlreadyMember,
            AccountRefusal::NameRefused(NameFault::Word | NameFault::Bot, _) => {
                RefusalCode::NameReserved
            }
            AccountRefusal::NameRefused(NameFault::Marks, _) => RefusalCode::NameMarks,
            AccountRefusal::NameRefused(..) => RefusalCode::NameRefused,
            AccountRefusal::NameTaken(_) => RefusalCode::NameTaken,
            AccountRefusal::WrongCode => RefusalCode::WrongCode,
            AccountRefusal::NoSession(_) => RefusalCode::NoSession,
        };
        let plain = Self::new(code, &refusal);
        match refusal {
            AccountRefusal::NameRefused(_, free) | AccountRefusal::NameTaken(free) => Self {
                reason: free,
                ..plain
            },
            _ => plain,
        }
    }
}

/// Decides whether a person may make an account.
///
/// # Errors
///
/// [`AccountRefusal::AlreadyMember`].
pub fn may_claim(by: Option<&Person>) -> Result<(), AccountRefusal> {
    match by.is_some_and(|person| person.is_member) {
        true => Err(AccountRefusal::AlreadyMember),
        false => Ok(()),
    }
}

/// Returns the sessions of a person that end because there are too many: the oldest. `open` lists
/// the newest first.
#[must_use]
pub fn displaced_sessions(open: &[StoredSession]) -> &[StoredSession] {
    open.get(SESSIONS_MAX..).unwrap_or_default()
}

impl StoredSession {
    /// Returns the id by which its person names it.
    #[must_use]
    pub fn id(&self) -> &str {
        self.hash.get(..SESSION_ID_CHARS).unwrap_or(&self.hash)
    }
}

/// Returns the session that a person names.
///
/// # Errors
///
/// [`AccountRefusal::NoSession`].
pub fn find_session<'a>(
    open: &'a [StoredSession],
    id: &str,
) -> Result<&'a StoredSession, AccountRefusal> {
    let found = open.iter().find(|session| session.id() == id);
    found.ok_or_else(|| AccountRefusal::NoSession(id.to_owned()))
}

/// Returns a recovery code of [`CODE_CHARS`] random letters as it is printed.
#[must_use]
pub fn printed_code(letters: &str) -> String {
    let letters: Vec<char> = letters.chars().collect();
    let groups = letters.chunks(GROUP_CHARS);
    let groups: Vec<String> = groups.map(|group| group.iter().collect()).collect();
    groups.join("-")
}

/// Returns a recovery code without what a person adds or changes when they type it.
#[must_use]
pub fn plain_code(typed: &str) -> String {
    let letters = typed.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|one| one.to_ascii_lowercase()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let letters = "abcdefgh23456789";
        let printed = printed_code(letters);

        assert_eq!(letters.len(), CODE_CHARS);
        assert_eq!(printed, "abcd-efgh-2345-6789");
        let typed = format!(" {} ", printed.replace('-', " ").to_uppercase());
        assert_eq!(plain_code(&typed), letters);
    }

    #[test]
    fn the_newest_sessions_stay_and_have_ids() {
        let session = |number: usize| StoredSession {
            hash: format!("{number:064}"),
            person: "ada".to_owned(),
            agent: String::new(),
            created_ms: 0,
            expires_ms: 9,
        };
        let open: Vec<_> = (0..=SESSIONS_MAX).map(session).collect();

        assert_eq!(displaced_sessions(&open), &open[SESSIONS_MAX..]);
        assert_eq!(displaced_sessions(&open[1..]), []);
        assert_eq!(open[0].id(), "0".repeat(SESSION_ID_CHARS));
        assert_eq!(find_session(&open, open[3].id()), Ok(&open[0]));
        let none = "1".to_owned();
        assert_eq!(
            find_session(&open, &none),
            Err(AccountRefusal::NoSession(none.clone()))
        );
    }
}
