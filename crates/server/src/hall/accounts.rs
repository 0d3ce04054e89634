//! Accounts: a guest becomes a member by a password or a [passkey](super::passkeys), and signs in
//! elsewhere with it.
//!
//! Claiming keeps the id, so seats and games stay. Claiming and every change of a credential end
//! all sessions of the person; signing in replaces the session of that browser, so that a token
//! from before is worth nothing afterwards.

use axum::http::HeaderMap;
use rosespring_hall::accounts::{
    AccountName, AccountRefusal, CODE_CHARS, PersonKind, StoredAccount, StoredName, StoredPasskey,
    StoredPerson, StoredSession, account_view, check_free_name, displaced_sessions, find_session,
    may_claim, name_key, other_names, plain_code, printed_code, session_views,
};
use rosespring_store::{AccountClaim, StoreError, blocked_by, rows};
use rosespring_wire::account::{
    AccountView, Confirmation, Credentials, Password, PasswordChange, Recovery, RecoveryCodes,
    SessionView,
};

use super::identity::hash;
use super::{Hall, NewCookie, Person};
use crate::error::{ApiError, PasskeyFault};
use crate::limits::RECOVERY_CODES;
use crate::{clock, ids};

impl Hall {
    /// Makes an account of `person`, or of a new person if the browser is not known.
    ///
    /// # Errors
    ///
    /// [`AccountRefusal::AlreadyMember`], [`AccountRefusal::NameRefused`],
    /// [`AccountRefusal::NameTaken`], [`ApiError::WeakPassword`], [`ApiError::TooManyTries`], or an
    /// error of the store.
    pub(crate) async fn claim(
        &self,
        person: Option<Person>,
        headers: &HeaderMap,
        wanted: &Credentials,
    ) -> Result<(RecoveryCodes, NewCookie), ApiError> {
        let name = self.free_name(person.as_ref(), headers, &wanted.name);
        let name = name.await?;
        let password = self.passwords.hash(&wanted.password, &name.name).await?;
        let id = match person {
            Some(person) => person.id.as_str().to_owned(),
            None => Self::new_person_id()?,
        };
        self.make_account(headers, id, name, Some(&password), None)
            .await
    }

    /// Returns the name with which a person may make an account.
    ///
    /// # Errors
    ///
    /// [`AccountRefusal`], [`ApiError::TooManyTries`], or an error of the store.
    pub(super) async fn free_name(
        &self,
        person: Option<&Person>,
        headers: &HeaderMap,
        typed: &str,
    ) -> Result<AccountName, ApiError> {
        may_claim(person)?;
        self.rates.try_address(headers)?;
        let name = AccountName::read(typed)?;
        match self.is_name_taken(&name.name).await? {
            true => Err(AccountRefusal::NameTaken(None).into()),
            false => Ok(name),
        }
    }

    /// Returns whether a name looks like that of a member or a bot. Names without letters and
    /// digits look like none.
    async fn is_name_taken(&self, name: &str) -> Result<bool, StoreError> {
        let key = name_key(name);
        if key.is_empty() {
            return Ok(false);
        }
        let member = rows::find::<StoredName>(&*self.store, &[&key]).await?;
        let bots = self.store.bots().await?;
        Ok(member.is_some() || bots.iter().any(|bot| name_key(&bot.name) == key))
    }

    /// Checks a name that needs no account: that of a guest, or of a tournament.
    ///
    /// # Errors
    ///
    /// [`AccountRefusal::NameRefused`] or [`AccountRefusal::NameTaken`] with a name that is free,
    /// or an error of the store.
    pub(super) async fn check_name(&self, name: &str, chars_max: usize) -> Result<(), ApiError> {
        let checked = check_free_name(name);
        if checked.is_ok() && !self.is_name_taken(name).await? {
            return Ok(());
        }
        let mut free = None;
        for other in other_names(name, chars_max) {
            if check_free_name(&other).is_ok() && !self.is_name_taken(&other).await? {
                free = Some(other);
                break;
            }
        }
        Err(match checked {
            Err(fault) => AccountRefusal::NameRefused(fault, free),
            Ok(()) => AccountRefusal::NameTaken(free),
        }
        .into())
    }

    /// Makes the guest or new person with this id a member who signs in with these credentials.
    ///
    /// # Errors
    ///
    /// [`AccountRefusal::AlreadyMember`], [`AccountRefusal::NameTaken`],
    /// [`PasskeyFault::Refused`] if the passkey is that of another account, or an error of the
    /// store.
    pub(super) async fn make_account(
        &self,
        headers: &HeaderMap,
        id: String,
        name: AccountName,
        password: Option<&str>,
        passkey: Option<&StoredPasskey>,
    ) -> Result<(RecoveryCodes, NewCookie), ApiError> {
        self.rates.claim_from(headers)?;
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
            Ok(()) => self.sessions_ended(&person.id).await,
            Err(StoreError::Taken(taken)) if taken == person.id => {
                return Err(AccountRefusal::AlreadyMember.into());
            }
            Err(StoreError::Taken(taken)) if passkey.is_some_and(|one| one.id == taken) => {
                return Err(PasskeyFault::Refused.into());
            }
            Err(StoreError::Taken(_)) => return Err(AccountRefusal::NameTaken(None).into()),
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
        let key = name_key(&wanted.name);
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
        let (session, cookie) = self.add_session(headers, &id).await?;
        Ok((self.account_view(&id, &session).await?, cookie))
    }

    /// Adds a session of a person in place of the one that the browser had, unless a moderator
    /// closed the account. Returns its hash and its cookie.
    ///
    /// # Errors
    ///
    /// [`ApiError::AccountClosed`], or an error of the store.
    pub(super) async fn add_session(
        &self,
        headers: &HeaderMap,
        id: &str,
    ) -> Result<(String, NewCookie), ApiError> {
        self.refuse_closed(id).await?;
        let (session, cookie) = self.new_session(id.to_owned(), headers)?;
        let replaced = self.session_of(headers);
        let guest = match &replaced {
            Some(replaced) => self.person_of(replaced).await?,
            None => None,
        };
        self.store
            .add_session(&session, replaced.as_deref())
            .await?;
        let open = self.store.sessions_of(id, clock::now_ms()).await?;
        for old in displaced_sessions(&open) {
            rows::remove::<StoredSession>(&*self.store, &[&old.hash]).await?;
        }
        self.sessions_ended(id).await;
        if let Some(guest) = guest.filter(|guest| guest.id.as_str() != id) {
            self.sessions_ended(guest.id.as_str()).await;
        }
        Ok((session.hash, cookie))
    }

    /// Ends the session of a browser, and returns the cookie that removes its token.
    pub(crate) async fn sign_out(&self, headers: &HeaderMap) -> Result<NewCookie, ApiError> {
        if let Some(session) = self.session_of(headers) {
            let person = self.person_of(&session).await?;
            rows::remove::<StoredSession>(&*self.store, &[&session]).await?;
            if let Some(person) = person {
                self.sessions_ended(person.id.as_str()).await;
            }
        }
        self.no_cookie()
    }

    /// Sets a new password with a recovery code.
    ///
    /// # Errors
    ///
    /// [`AccountRefusal::WrongCode`], [`ApiError::WeakPassword`], [`ApiError::TooManyTries`],
    /// [`ApiError::AccountClosed`] after the password has changed, or an error of the store.
    pub(crate) async fn recover(
        &self,
        headers: &HeaderMap,
        wanted: &Recovery,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        self.rates.try_address(headers)?;
        let key = name_key(&wanted.name);
        self.rates.try_account(&key)?;
        let account = self.store.account_named(&key).await?;
        let password = self.passwords.hash(&wanted.password, &wanted.name).await?;
        let account = account.ok_or(AccountRefusal::WrongCode)?;
        let id = account.person.id;
        let (session, cookie) = self.new_session(id.clone(), headers)?;
        let code = hash(&plain_code(&wanted.code));
        let is_used = self.store.recover_account(&code, &password, &session);
        if !is_used.await? {
            return Err(AccountRefusal::WrongCode.into());
        }
        self.sessions_ended(&id).await;
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
        self.sessions_ended(id).await;
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
        self.sessions_ended(member.id.as_str()).await;
        let name = member.name.clone();
        Ok((RecoveryCodes { name, codes }, cookie))
    }

    /// Returns the browsers in which a person is signed in, the newest first.
    pub(crate) async fn own_sessions(
        &self,
        person: &Person,
        headers: &HeaderMap,
    ) -> Result<Vec<SessionView>, ApiError> {
        let own = self.session_of(headers).unwrap_or_default();
        let open = self.open_sessions(person.id.as_str()).await?;
        Ok(session_views(open, &own))
    }

    /// Signs a person out in another browser, or in this one.
    ///
    /// # Errors
    ///
    /// [`AccountRefusal::NoSession`], or an error of the store.
    pub(crate) async fn end_session(&self, person: &Person, id: &str) -> Result<(), ApiError> {
        let open = self.open_sessions(person.id.as_str()).await?;
        let session = find_session(&open, id)?;
        rows::remove::<StoredSession>(&*self.store, &[&session.hash]).await?;
        self.sessions_ended(person.id.as_str()).await;
        Ok(())
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
        self.rates.try_member(&member.id)?;
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
        let sessions = (self.open_sessions(person).await?, own);
        let passkeys = self.store.passkeys_of(person).await?;
        let blocked = blocked_by(&*self.store, person).await?;
        Ok(account_view(account, sessions, &passkeys, blocked))
    }
}

/// Returns new recovery codes as they are printed.
fn new_codes() -> Result<Vec<String>, ApiError> {
    let codes = (0..RECOVERY_CODES).map(|_| Ok(printed_code(&ids::random_letters(CODE_CHARS)?)));
    codes.collect()
}

fn hashes(codes: &[String]) -> Vec<String> {
    codes.iter().map(|code| hash(&plain_code(code))).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_code_is_new() {
        let codes: BTreeSet<_> = new_codes().unwrap().into_iter().collect();

        assert_eq!(codes.len(), RECOVERY_CODES);
        assert!(
            codes
                .iter()
                .all(|code| plain_code(code).len() == CODE_CHARS)
        );
    }
}
