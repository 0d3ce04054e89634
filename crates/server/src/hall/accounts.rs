//! Accounts: a guest becomes a member by a password or a [passkey](super::passkeys), and signs in
//! elsewhere with it.
//!
//! Claiming keeps the id, so seats and games stay. Claiming and every change of a credential end
//! all sessions of the person; signing in replaces the session of that browser, so that a token
//! from before is worth nothing afterwards.

use axum::http::HeaderMap;
use rosespring_hall::accounts::{
    PersonKind, StoredAccount, StoredName, StoredPasskey, StoredPerson, StoredSession,
};
use rosespring_store::{AccountClaim, StoreError, blocked_by, rows};
use rosespring_wire::account::{
    AccountView, Confirmation, Credentials, Password, PasswordChange, Recovery, RecoveryCodes,
    SessionView,
};

use super::identity::hash;
use super::names::AccountName;
use super::passkeys::passkey_view;
use super::{Hall, NewCookie, Person, names};
use crate::error::{ApiError, PasskeyFault};
use crate::limits::{RECOVERY_CODES, SESSIONS_MAX};
use crate::{clock, ids};

/// Number of characters of a recovery code: 80 random bits.
const CODE_CHARS: usize = 16;
/// Number of characters of a group of a printed code.
const GROUP_CHARS: usize = 4;
/// Number of characters of the hash of a session by which its person names it.
const SESSION_ID_CHARS: usize = 16;

impl Hall {
    /// Makes an account of `person`, or of a new person if the browser is not known.
    ///
    /// # Errors
    ///
    /// [`ApiError::AlreadyMember`], [`ApiError::NameRefused`], [`ApiError::NameTaken`],
    /// [`ApiError::WeakPassword`], [`ApiError::TooManyTries`], or an error of the store.
    pub(crate) async fn claim(
        &self,
        person: Option<Person>,
        headers: &HeaderMap,
        wanted: &Credentials,
    ) -> Result<(RecoveryCodes, NewCookie), ApiError> {
        if person.as_ref().is_some_and(|person| person.is_member) {
            return Err(ApiError::AlreadyMember);
        }
        self.rates.try_address(headers)?;
        let name = names::read(&wanted.name)?;
        if rows::find::<StoredName>(&*self.store, &[&name.key])
            .await?
            .is_some()
        {
            return Err(ApiError::NameTaken);
        }
        let password = self.passwords.hash(&wanted.password, &name.name).await?;
        let id = match person {
            Some(person) => person.id.as_str().to_owned(),
            None => Self::new_person_id()?,
        };
        self.make_account(headers, id, name, Some(&password), None)
            .await
    }

    /// Makes the guest or new person with this id a member who signs in with these credentials.
    ///
    /// # Errors
    ///
    /// [`ApiError::AlreadyMember`], [`ApiError::NameTaken`], [`PasskeyFault::Refused`] if the
    /// passkey is that of another account, or an error of the store.
    pub(super) async fn make_account(
        &self,
        headers: &HeaderMap,
        id: String,
        name: AccountName,
        password: Option<&str>,
        passkey: Option<&StoredPasskey>,
    ) -> Result<(RecoveryCodes, NewCookie), ApiError> {
        let now_ms = clock::now_ms();
        let person = StoredPerson {
            id: id.clone(),
            kind: PersonKind::Guest,
            name: name.name.clone(),
            created_ms: now_ms,
        };
        let codes = new_codes()?;
        let (session, cookie) = self.new_session(id, headers)?;
        let recovery_codes = hashes(&codes);
        let claim = AccountClaim {
            person: &person,
            name_key: &name.key,
            password,
            passkey,
            recovery_codes: &recovery_codes,
            session: &session,
            at_ms: now_ms,
        };
        match self.store.claim_account(&claim).await {
            Ok(()) => {}
            Err(StoreError::Taken(taken)) if taken == person.id => {
                return Err(ApiError::AlreadyMember);
            }
            Err(StoreError::Taken(taken)) if passkey.is_some_and(|one| one.id == taken) => {
                return Err(PasskeyFault::Refused.into());
            }
            Err(StoreError::Taken(_)) => return Err(ApiError::NameTaken),
            Err(error) => return Err(error.into()),
        }
        let name = name.name;
        Ok((RecoveryCodes { name, codes }, cookie))
    }

    /// Signs in to an account with its password.
    ///
    /// # Errors
    ///
    /// [`ApiError::WrongCredentials`], [`ApiError::AccountClosed`], [`ApiError::TooManyTries`], or
    /// an error of the store.
    pub(crate) async fn sign_in(
        &self,
        headers: &HeaderMap,
        wanted: &Credentials,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        self.rates.try_address(headers)?;
        let key = names::key(&wanted.name);
        self.rates.try_account(&key)?;
        let account = self.store.account_named(&key).await?;
        let hash = account.as_ref().and_then(|one| one.password.clone());
        let is_right = self.passwords.matches(&wanted.password, hash).await?;
        let Some(account) = account.filter(|_| is_right) else {
            return Err(ApiError::WrongCredentials);
        };
        self.begin_session(headers, account.person.id).await
    }

    /// Signs a member in who has shown a credential, unless a moderator closed the account.
    ///
    /// # Errors
    ///
    /// [`ApiError::AccountClosed`], or an error of the store.
    pub(super) async fn begin_session(
        &self,
        headers: &HeaderMap,
        id: String,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        self.refuse_closed(&id).await?;
        let (session, cookie) = self.new_session(id.clone(), headers)?;
        let replaced = self.session_of(headers);
        self.store
            .add_session(&session, replaced.as_deref())
            .await?;
        let open = self.store.sessions_of(&id, clock::now_ms()).await?;
        for old in open.iter().skip(SESSIONS_MAX) {
            rows::remove::<StoredSession>(&*self.store, &[&old.hash]).await?;
        }
        Ok((self.account_view(&id, &session.hash).await?, cookie))
    }

    /// Ends the session of a browser, and returns the cookie that removes its token.
    ///
    /// # Errors
    ///
    /// An error of the store.
    pub(crate) async fn sign_out(&self, headers: &HeaderMap) -> Result<NewCookie, ApiError> {
        if let Some(session) = self.session_of(headers) {
            rows::remove::<StoredSession>(&*self.store, &[&session]).await?;
        }
        self.no_cookie()
    }

    /// Sets a new password with a recovery code.
    ///
    /// # Errors
    ///
    /// [`ApiError::WrongCode`], [`ApiError::WeakPassword`], [`ApiError::TooManyTries`],
    /// [`ApiError::AccountClosed`] after the password has changed, or an error of the store.
    pub(crate) async fn recover(
        &self,
        headers: &HeaderMap,
        wanted: &Recovery,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        self.rates.try_address(headers)?;
        let key = names::key(&wanted.name);
        self.rates.try_account(&key)?;
        let account = self.store.account_named(&key).await?;
        let password = self.passwords.hash(&wanted.password, &wanted.name).await?;
        let account = account.ok_or(ApiError::WrongCode)?;
        let id = account.person.id;
        let (session, cookie) = self.new_session(id.clone(), headers)?;
        let code = hash(&plain_code(&wanted.code));
        let is_used = self.store.recover_account(&code, &password, &session);
        if !is_used.await? {
            return Err(ApiError::WrongCode);
        }
        self.refuse_closed(&id).await?;
        Ok((self.account_view(&id, &session.hash).await?, cookie))
    }

    /// Returns the own account of a member.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`], or an error of the store.
    pub(crate) async fn own_account(
        &self,
        member: &Person,
        headers: &HeaderMap,
    ) -> Result<AccountView, ApiError> {
        let session = self.session_of(headers).unwrap_or_default();
        self.account_view(member.id.as_str(), &session).await
    }

    /// Sets another password of a member.
    ///
    /// # Errors
    ///
    /// Those of a confirmation, [`ApiError::WeakPassword`], or an error of the store.
    pub(crate) async fn change_password(
        &self,
        member: &Person,
        headers: &HeaderMap,
        change: &PasswordChange,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        self.confirm(member, &change.confirmation).await?;
        let hash = self.passwords.hash(&change.new_password, &member.name);
        let hash = hash.await?;
        let id = member.id.as_str();
        let (session, cookie) = self.new_session(id.to_owned(), headers)?;
        self.store.change_password(&hash, &session).await?;
        Ok((self.account_view(id, &session.hash).await?, cookie))
    }

    /// Makes new recovery codes for a member. The earlier ones are void.
    ///
    /// # Errors
    ///
    /// Those of a confirmation, or an error of the store.
    pub(crate) async fn renew_codes(
        &self,
        member: &Person,
        headers: &HeaderMap,
        confirmation: &Confirmation,
    ) -> Result<(RecoveryCodes, NewCookie), ApiError> {
        self.confirm(member, confirmation).await?;
        let codes = new_codes()?;
        let (session, cookie) = self.new_session(member.id.as_str().to_owned(), headers)?;
        let stored = hashes(&codes);
        self.store.replace_recovery_codes(&stored, &session).await?;
        let name = member.name.clone();
        Ok((RecoveryCodes { name, codes }, cookie))
    }

    /// Signs a member out in another browser, or in this one.
    ///
    /// # Errors
    ///
    /// [`ApiError::NoSession`], or an error of the store.
    pub(crate) async fn end_session(&self, member: &Person, id: &str) -> Result<(), ApiError> {
        let open = self.open_sessions(member.id.as_str()).await?;
        let found = open.iter().find(|one| session_id(&one.hash) == id);
        let session = found.ok_or_else(|| ApiError::NoSession(id.to_owned()))?;
        rows::remove::<StoredSession>(&*self.store, &[&session.hash]).await?;
        Ok(())
    }

    /// Removes the account of a member, who confirms it with a credential.
    ///
    /// # Errors
    ///
    /// Those of a confirmation, or an error of the store.
    pub(crate) async fn delete_account(
        &self,
        member: &Person,
        confirmation: &Confirmation,
    ) -> Result<NewCookie, ApiError> {
        self.confirm(member, confirmation).await?;
        self.store.delete_person(member.id.as_str()).await?;
        self.no_cookie()
    }

    /// Checks a credential of a member who is signed in.
    ///
    /// # Errors
    ///
    /// [`ApiError::WrongCredentials`], those of a passkey, [`ApiError::TooManyTries`], or an error
    /// of the store.
    pub(super) async fn confirm(
        &self,
        member: &Person,
        confirmation: &Confirmation,
    ) -> Result<(), ApiError> {
        match confirmation {
            Confirmation::Password(password) => self.confirm_password(member, password).await,
            Confirmation::Passkey(answer) => self.confirm_passkey(member, answer).await,
        }
    }

    async fn confirm_password(&self, member: &Person, password: &Password) -> Result<(), ApiError> {
        self.rates.try_account(&names::key(&member.name))?;
        let account = self.account_of(member.id.as_str()).await?;
        match self.passwords.matches(password, account.password).await? {
            true => Ok(()),
            false => Err(ApiError::WrongCredentials),
        }
    }

    async fn account_of(&self, person: &str) -> Result<StoredAccount, ApiError> {
        let account = self.store.account(person).await?;
        account.ok_or(ApiError::NotMember)
    }

    async fn open_sessions(&self, person: &str) -> Result<Vec<StoredSession>, StoreError> {
        self.store.sessions_of(person, clock::now_ms()).await
    }

    /// Returns the account of a person whose present session has the hash `own`.
    pub(super) async fn account_view(
        &self,
        person: &str,
        own: &str,
    ) -> Result<AccountView, ApiError> {
        let account = self.account_of(person).await?;
        let open = self.open_sessions(person).await?.into_iter();
        let sessions = open.map(|session| SessionView {
            id: session_id(&session.hash).to_owned(),
            is_this: session.hash == own,
            agent: session.agent,
            since_ms: session.created_ms,
        });
        let passkeys = self.store.passkeys_of(person).await?;
        Ok(AccountView {
            name: account.person.name,
            since_ms: account.claimed_ms,
            has_password: account.password.is_some(),
            passkeys: passkeys.iter().map(passkey_view).collect(),
            recovery_codes: account.recovery_codes,
            sessions: sessions.collect(),
            blocked: blocked_by(&*self.store, person).await?,
        })
    }
}

fn session_id(hash: &str) -> &str {
    hash.get(..SESSION_ID_CHARS).unwrap_or(hash)
}

/// Returns new recovery codes as they are printed.
fn new_codes() -> Result<Vec<String>, ApiError> {
    let mut codes = Vec::with_capacity(RECOVERY_CODES);
    for _ in 0..RECOVERY_CODES {
        let letters: Vec<char> = ids::random_letters(CODE_CHARS)?.chars().collect();
        let groups = letters.chunks(GROUP_CHARS);
        let groups: Vec<String> = groups.map(|group| group.iter().collect()).collect();
        codes.push(groups.join("-"));
    }
    Ok(codes)
}

/// Returns a code without what a person adds or changes when they type it.
fn plain_code(typed: &str) -> String {
    let letters = typed.chars().filter(char::is_ascii_alphanumeric);
    letters.map(|one| one.to_ascii_lowercase()).collect()
}

fn hashes(codes: &[String]) -> Vec<String> {
    codes.iter().map(|code| hash(&plain_code(code))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_as_people_type_them() {
        let codes = new_codes().unwrap();

        assert_eq!(codes.len(), RECOVERY_CODES);
        for code in &codes {
            assert_eq!(code.len(), CODE_CHARS + CODE_CHARS / GROUP_CHARS - 1);
            let typed = format!(" {} ", code.replace('-', " ").to_uppercase());
            assert_eq!(plain_code(&typed), plain_code(code));
        }
        let mut different = codes.clone();
        different.sort();
        different.dedup();
        assert_eq!(different, {
            let mut sorted = codes;
            sorted.sort();
            sorted
        });
    }
}
