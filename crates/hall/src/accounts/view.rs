//! What a member sees of their account, and a person of their sessions.

use rosespring_wire::account::{AccountView, SessionView};
use rosespring_wire::passkeys::PasskeyView;

use super::{StoredAccount, StoredPasskey, StoredSession};

/// Returns the sessions of a person whose present session has the hash `own`.
#[must_use]
pub fn session_views(sessions: Vec<StoredSession>, own: &str) -> Vec<SessionView> {
    let views = sessions.into_iter().map(|session| SessionView {
        id: session.id().to_owned(),
        is_this: session.hash == own,
        agent: session.agent,
        since_ms: session.created_ms,
    });
    views.collect()
}

/// Returns the account of a member whose present session has the hash `own`, with the names of the
/// members whom they have blocked.
#[must_use]
pub fn account_view(
    account: StoredAccount,
    (sessions, own): (Vec<StoredSession>, &str),
    passkeys: &[StoredPasskey],
    blocked: Vec<String>,
) -> AccountView {
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
        sessions: session_views(sessions, own),
        blocked,
    }
}
