//! What a member sees of their account.

use rosespring_wire::account::{AccountView, SessionView};
use rosespring_wire::passkeys::PasskeyView;

use super::{StoredAccount, StoredPasskey, StoredSession};

/// Returns the account of a member whose present session has the hash `own`, with the names of the
/// members whom they have blocked.
#[must_use]
pub fn account_view(
    account: StoredAccount,
    (sessions, own): (Vec<StoredSession>, &str),
    passkeys: &[StoredPasskey],
    blocked: Vec<String>,
) -> AccountView {
    let sessions = sessions.into_iter().map(|session| SessionView {
        id: session.id().to_owned(),
        is_this: session.hash == own,
        agent: session.agent,
        since_ms: session.created_ms,
    });
    let passkeys = passkeys.iter().map(|passkey| PasskeyView {
        id: passkey.id.clone(),
        name: passkey.name.clone(),
        since_ms: passkey.created_ms,
        used_ms: passkey.used_ms,
    });
    AccountView {
        name: account.person.name,
        since_ms: account.claimed_ms,
        has_password: account.password.is_some(),
        passkeys: passkeys.collect(),
        recovery_codes: account.recovery_codes,
        sessions: sessions.collect(),
        blocked,
    }
}
