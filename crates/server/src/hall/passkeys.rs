//! Passkeys: keys of `WebAuthn` with which members sign in, without a name and without a password.
//!
//! The browser asks an authenticator to sign a challenge of the server; the server knows only the
//! public key. Every challenge is for one purpose and one person, waits [`CHALLENGE_OPEN`] in
//! memory, and is answered once. The address of the hall says for which origin keys are.

use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

use axum::http::HeaderMap;
use rosespring_hall::accounts::{AccountName, StoredPasskey};
use rosespring_store::{PasskeyRemoval, StoreError, rows};
use rosespring_wire::account::NewName;
use rosespring_wire::account::{AccountView, Confirmation, RecoveryCodes};
use rosespring_wire::json::{self, ReadError};
use rosespring_wire::passkeys::{NewPasskey, PasskeyAnswer, PasskeyChallenge};
use serde::Serialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use tokio::time::Instant;
use webauthn_rs::prelude::{
    AuthenticationResult, CreationChallengeResponse, Credential, CredentialID,
    DiscoverableAuthentication, Passkey, PasskeyAuthentication, PasskeyRegistration,
    PublicKeyCredential, RegisterPublicKeyCredential, Url, Uuid, WebauthnError,
};
use webauthn_rs::{Webauthn, WebauthnBuilder};
use webauthn_rs_proto::ResidentKeyRequirement;

use super::identity::{agent_of, hash_bytes};
use super::{Hall, NewCookie, Person};
use crate::error::{ApiError, PasskeyFault};
use crate::limits::{CHALLENGE_OPEN, PASSKEY_CHALLENGES_MAX, PASSKEYS_MAX};
use crate::public_url::PublicUrl;
use crate::{clock, ids};

/// The name under which authenticators list keys of the hall, beside its host.
const HALL_NAME: &str = "Rosespring";
/// Number of characters of the id of a challenge: 130 random bits.
const CHALLENGE_CHARS: usize = 26;
/// Domain of the hash from which the user handle of a person follows.
const HANDLE_DOMAIN: &[u8] = b"rosespring-user-handle-v1";
/// The name of a passkey that was made in an unknown browser.
const UNNAMED: &str = "Passkey";

/// What verifies passkeys, and the challenges that wait for an answer.
pub(super) struct Passkeys {
    /// `None` if the address of the hall is a number: passkeys belong to names.
    webauthn: Option<Webauthn>,
    challenges: Challenges,
}

/// What a challenge is for.
enum Purpose {
    /// An account that does not exist yet.
    Claim(Box<NewAccount>, Box<PasskeyRegistration>),
    /// One more passkey of a member.
    Add(String, Box<PasskeyRegistration>),
    /// The confirmation of a change by a member.
    Confirm(String, Box<PasskeyAuthentication>),
    /// Signing in.
    SignIn(Box<DiscoverableAuthentication>),
}

/// An account that a passkey is being made for.
struct NewAccount {
    /// The id of the guest who asked; `None` for a browser that is not known.
    guest: Option<String>,
    /// The id of the member to be.
    id: String,
    name: AccountName,
}

/// The challenges that wait for an answer, with the time at which they began.
#[derive(Default)]
struct Challenges(Mutex<HashMap<String, (Instant, Purpose)>>);

impl Challenges {
    fn add(&self, id: String, now: Instant, purpose: Purpose) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if open.len() >= PASSKEY_CHALLENGES_MAX {
            let oldest = open.iter().min_by_key(|(_, (since, _))| *since);
            if let Some(oldest) = oldest.map(|(id, _)| id.clone()) {
                open.remove(&oldest);
            }
        }
        open.insert(id, (now, purpose));
    }

    /// Removes a challenge and returns what it is for; `None` if it is not known or has ended.
    fn take(&self, id: &str, now: Instant) -> Option<Purpose> {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (since, purpose) = open.remove(id)?;
        (now.duration_since(since) < CHALLENGE_OPEN).then_some(purpose)
    }

    fn sweep(&self, now: Instant) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|_, (since, _)| now.duration_since(*since) < CHALLENGE_OPEN);
    }
}

impl Passkeys {
    pub(super) fn new(url: &PublicUrl) -> Self {
        let webauthn = webauthn_of(url);
        if webauthn.is_none() {
            tracing::info!("the hall has no passkeys: they need an address with a name");
        }
        Self {
            webauthn,
            challenges: Challenges::default(),
        }
    }

    /// Returns whether accounts may have passkeys.
    pub(super) const fn are_possible(&self) -> bool {
        self.webauthn.is_some()
    }

    /// Forgets challenges that have ended.
    pub(super) fn sweep(&self) {
        self.challenges.sweep(Instant::now());
    }

    fn webauthn(&self) -> Result<&Webauthn, ApiError> {
        Ok(self.webauthn.as_ref().ok_or(PasskeyFault::NotPossible)?)
    }

    /// Stores what a challenge is for, and returns it for the page.
    fn open<T: Serialize>(
        &self,
        options: &T,
        purpose: Purpose,
    ) -> Result<PasskeyChallenge, ApiError> {
        let options = json::to_text(options).map_err(internal)?;
        let options = json::from_slice(options.as_bytes()).map_err(unreadable)?;
        let challenge = ids::random_letters(CHALLENGE_CHARS)?;
        self.challenges
            .add(challenge.clone(), Instant::now(), purpose);
        Ok(PasskeyChallenge { challenge, options })
    }

    fn take(&self, challenge: &str) -> Result<Purpose, ApiError> {
        let found = self.challenges.take(challenge, Instant::now());
        Ok(found.ok_or(PasskeyFault::ChallengeOver)?)
    }

    /// Begins to make a passkey for a person. `known` are the passkeys that they have: no
    /// authenticator makes a second one.
    fn start_registration(
        &self,
        person: &str,
        name: &str,
        known: Vec<CredentialID>,
    ) -> Result<(CreationChallengeResponse, Box<PasskeyRegistration>), ApiError> {
        let handle = user_handle(person);
        let started = self
            .webauthn()?
            .start_passkey_registration(handle, name, name, Some(known));
        let (mut options, state) = started.map_err(internal)?;
        // Without it some authenticators store no account, and could not sign in without a name.
        if let Some(selection) = &mut options.public_key.authenticator_selection {
            selection.resident_key = Some(ResidentKeyRequirement::Required);
            selection.require_resident_key = true;
        }
        Ok((options, Box::new(state)))
    }

    /// Verifies a new passkey of a person.
    fn finish_registration(
        &self,
        state: &PasskeyRegistration,
        answer: &impl Serialize,
        person: &str,
        name: Option<&str>,
        headers: &HeaderMap,
    ) -> Result<StoredPasskey, ApiError> {
        let given: RegisterPublicKeyCredential = parse(answer)?;
        let verified = self.webauthn()?.finish_passkey_registration(&given, state);
        let passkey = verified.map_err(refused)?;
        Ok(StoredPasskey {
            id: hash_bytes(passkey.cred_id()),
            person: person.to_owned(),
            name: name_of(name, headers),
            body: json::to_text(&passkey).map_err(internal)?,
            created_ms: clock::now_ms(),
            used_ms: None,
        })
    }
}

impl Hall {
    /// Begins to make an account with a passkey.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::NotPossible`], [`ApiError::TooManyTries`], a refused name, or an error of
    /// the store.
    pub(crate) async fn begin_claim(
        &self,
        person: Option<Person>,
        headers: &HeaderMap,
        wanted: &NewName,
    ) -> Result<PasskeyChallenge, ApiError> {
        self.passkeys.webauthn()?;
        let name = self.free_name(person.as_ref(), headers, &wanted.name);
        let name = name.await?;
        let guest = person.map(|person| person.id.as_str().to_owned());
        let id = match &guest {
            Some(guest) => guest.clone(),
            None => Self::new_person_id()?,
        };
        let (options, state) = self
            .passkeys
            .start_registration(&id, &name.name, Vec::new())?;
        let account = Box::new(NewAccount { guest, id, name });
        let purpose = Purpose::Claim(account, state);
        self.passkeys.open(&options.public_key, purpose)
    }

    /// Makes an account with a passkey.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::ChallengeOver`], [`PasskeyFault::Refused`], a name that was
    /// taken meanwhile, or an error of the store.
    pub(crate) async fn claim_with_passkey(
        &self,
        person: Option<Person>,
        headers: &HeaderMap,
        answer: &PasskeyAnswer,
    ) -> Result<(RecoveryCodes, NewCookie), ApiError> {
        let Purpose::Claim(account, state) = self.passkeys.take(&answer.challenge)? else {
            return Err(PasskeyFault::ChallengeOver.into());
        };
        if account.guest.as_deref() != person.as_ref().map(|person| person.id.as_str()) {
            return Err(PasskeyFault::ChallengeOver.into());
        }
        let NewAccount { id, name, .. } = *account;
        let passkey =
            self.passkeys
                .finish_registration(&state, &answer.credential, &id, None, headers)?;
        self.make_account(headers, id, name, None, Some(&passkey))
            .await
    }

    /// Begins to make one more passkey for a member, who confirms it with another credential.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::NotPossible`], [`PasskeyFault::TooMany`], those of a confirmation, or an
    /// error of the store.
    pub(crate) async fn begin_passkey(
        &self,
        member: &Person,
        confirmation: &Confirmation,
    ) -> Result<PasskeyChallenge, ApiError> {
        self.passkeys.webauthn()?;
        self.confirm(member, confirmation).await?;
        let id = member.id.as_str();
        let known = self.store.passkeys_of(id).await?;
        if known.len() >= PASSKEYS_MAX {
            return Err(PasskeyFault::TooMany.into());
        }
        let known = known.iter().map(|one| Ok(read(one)?.cred_id().clone()));
        let known = known.collect::<Result<_, ApiError>>()?;
        let (options, state) = self.passkeys.start_registration(id, &member.name, known)?;
        let purpose = Purpose::Add(id.to_owned(), state);
        self.passkeys.open(&options.public_key, purpose)
    }

    /// Adds a passkey to the account of a member.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::ChallengeOver`], [`PasskeyFault::Refused`], or an error of the store.
    pub(crate) async fn add_passkey(
        &self,
        member: &Person,
        headers: &HeaderMap,
        new: &NewPasskey,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        let id = member.id.as_str();
        let state = match self.passkeys.take(&new.challenge)? {
            Purpose::Add(person, state) if person == id => state,
            _ => return Err(PasskeyFault::ChallengeOver.into()),
        };
        let name = new.name.as_deref();
        let passkey =
            self.passkeys
                .finish_registration(&state, &new.credential, id, name, headers)?;
        let (session, cookie) = self.new_session(id.to_owned(), headers)?;
        match self.store.add_passkey(&passkey, &session).await {
            Ok(()) => self.sessions_ended(id).await,
            Err(StoreError::Taken(_)) => return Err(PasskeyFault::Refused.into()),
            Err(error) => return Err(error.into()),
        }
        Ok((self.account_view(id, &session.hash).await?, cookie))
    }

    /// Removes a passkey from the account of a member, who confirms it with a credential.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::Missing`], [`PasskeyFault::LastCredential`], those of a confirmation, or an
    /// error
    /// of the store.
    pub(crate) async fn remove_passkey(
        &self,
        member: &Person,
        headers: &HeaderMap,
        passkey: &str,
        confirmation: &Confirmation,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        self.confirm(member, confirmation).await?;
        let id = member.id.as_str();
        let (session, cookie) = self.new_session(id.to_owned(), headers)?;
        match self.store.remove_passkey(passkey, &session).await? {
            PasskeyRemoval::Removed => self.sessions_ended(id).await,
            PasskeyRemoval::Missing => return Err(PasskeyFault::Missing.into()),
            PasskeyRemoval::Last => return Err(PasskeyFault::LastCredential.into()),
        }
        Ok((self.account_view(id, &session.hash).await?, cookie))
    }

    /// Begins the confirmation of a change with a passkey of a member.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::NotPossible`], [`ApiError::TooManyTries`], [`PasskeyFault::Missing`] if the
    /// member
    /// has none, or an error of the store.
    pub(crate) async fn begin_confirmation(
        &self,
        member: &Person,
    ) -> Result<PasskeyChallenge, ApiError> {
        let webauthn = self.passkeys.webauthn()?;
        self.rates.try_member(&member.id)?;
        let id = member.id.as_str();
        let known = self.store.passkeys_of(id).await?;
        if known.is_empty() {
            return Err(PasskeyFault::Missing.into());
        }
        let known = known.iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let started = webauthn.start_passkey_authentication(&known);
        let (options, state) = started.map_err(internal)?;
        let purpose = Purpose::Confirm(id.to_owned(), Box::new(state));
        self.passkeys.open(&options.public_key, purpose)
    }

    /// Checks the answer of a passkey with which a member confirms a change.
    pub(super) async fn confirm_passkey(
        &self,
        member: &Person,
        answer: &PasskeyAnswer,
    ) -> Result<(), ApiError> {
        let id = member.id.as_str();
        let state = match self.passkeys.take(&answer.challenge)? {
            Purpose::Confirm(person, state) if person == id => state,
            _ => return Err(PasskeyFault::ChallengeOver.into()),
        };
        let given: PublicKeyCredential = parse(&answer.credential)?;
        let webauthn = self.passkeys.webauthn()?;
        let verified = webauthn.finish_passkey_authentication(&given, &state);
        let verified = verified.map_err(refused)?;
        // It may have been removed since the challenge began.
        let stored =
            rows::find::<StoredPasskey>(&*self.store, &[&hash_bytes(verified.cred_id())]).await?;
        let stored = stored.filter(|stored| stored.person == id);
        self.note_use(&stored.ok_or(PasskeyFault::Refused)?, &verified)
            .await
    }

    /// Begins to sign in with a passkey: the authenticator knows whose it is.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::NotPossible`], or [`ApiError::TooManyTries`].
    pub(crate) fn begin_sign_in(&self, headers: &HeaderMap) -> Result<PasskeyChallenge, ApiError> {
        let webauthn = self.passkeys.webauthn()?;
        self.rates.try_address(headers)?;
        let started = webauthn.start_discoverable_authentication();
        let (options, state) = started.map_err(internal)?;
        let purpose = Purpose::SignIn(Box::new(state));
        self.passkeys.open(&options.public_key, purpose)
    }

    /// Signs in to an account with one of its passkeys.
    ///
    /// # Errors
    ///
    /// [`PasskeyFault::ChallengeOver`], [`PasskeyFault::Refused`], [`ApiError::AccountClosed`], or
    /// an error of the store.
    pub(crate) async fn sign_in_with_passkey(
        &self,
        headers: &HeaderMap,
        answer: &PasskeyAnswer,
    ) -> Result<(AccountView, NewCookie), ApiError> {
        let Purpose::SignIn(state) = self.passkeys.take(&answer.challenge)? else {
            return Err(PasskeyFault::ChallengeOver.into());
        };
        let webauthn = self.passkeys.webauthn()?;
        let given: PublicKeyCredential = parse(&answer.credential)?;
        let named = webauthn.identify_discoverable_authentication(&given);
        let (handle, credential) = named.map_err(refused)?;
        let stored = rows::find::<StoredPasskey>(&*self.store, &[&hash_bytes(credential)]).await?;
        let stored = stored.filter(|stored| user_handle(&stored.person) == handle);
        let stored = stored.ok_or(PasskeyFault::Refused)?;
        let passkey = read(&stored)?;
        let verified = webauthn.finish_discoverable_authentication_v2(&given, *state, &passkey);
        self.note_use(&stored, &verified.map_err(refused)?).await?;
        self.begin_session(headers, stored.person).await
    }

    /// Notes that a passkey was used, with the counter of its authenticator.
    async fn note_use(
        &self,
        stored: &StoredPasskey,
        verified: &AuthenticationResult,
    ) -> Result<(), ApiError> {
        let mut passkey = read(stored)?;
        passkey.update_credential(verified);
        let body = json::to_text(&passkey).map_err(internal)?;
        let noted = self.store.use_passkey(&stored.id, &body, clock::now_ms());
        Ok(noted.await?)
    }
}

/// Returns what verifies passkeys for the address of the hall; `None` if that is a number.
fn webauthn_of(url: &PublicUrl) -> Option<Webauthn> {
    let origin = Url::parse(&url.to_string()).ok()?;
    let builder = WebauthnBuilder::new(origin.domain()?, &origin).ok()?;
    let builder = builder.rp_name(HALL_NAME).timeout(CHALLENGE_OPEN);
    builder.build().ok()
}

/// Returns the name by which authenticators know a person. It follows from the id, so that a
/// credential and a person belong together without another entry in the store.
fn user_handle(person: &str) -> Uuid {
    let mut hash = Sha256::new();
    hash.update(HANDLE_DOMAIN);
    hash.update(person.as_bytes());
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash.finalize()[..16]);
    Uuid::from_bytes(bytes)
}

/// Returns the name of a new passkey: the given one, or else the browser in which it was made.
fn name_of(given: Option<&str>, headers: &HeaderMap) -> String {
    let given: String = given
        .unwrap_or_default()
        .chars()
        .filter(|one| !one.is_control())
        .collect();
    let (given, agent) = (given.trim(), agent_of(headers));
    match (given.is_empty(), agent.is_empty()) {
        (false, _) => given.to_owned(),
        (true, false) => agent,
        (true, true) => UNNAMED.to_owned(),
    }
}

/// Reads a stored passkey. One that its devices share (backup eligible) has a counter on each of
/// them, so its counter is not compared: a lower one is no sign of a copy (`WebAuthn` 6.1.1).
fn read(stored: &StoredPasskey) -> Result<Passkey, ApiError> {
    let passkey: Passkey = json::from_slice(stored.body.as_bytes())
        .map_err(|_| ApiError::Database(format!("the passkey {} cannot be read", stored.id)))?;
    let mut credential = Credential::from(passkey);
    if credential.backup_eligible {
        credential.counter = 0;
    }
    Ok(credential.into())
}

/// Reads what a browser returned.
fn parse<T: DeserializeOwned>(credential: &impl Serialize) -> Result<T, ApiError> {
    let text = json::to_text(credential).map_err(internal)?;
    json::from_slice(text.as_bytes()).map_err(|error| {
        let faults = error.into_list().into_iter();
        ApiError::InvalidBody(faults.map(|why| format!("`credential`: {why}")).collect())
    })
}

fn internal(error: impl std::fmt::Display) -> ApiError {
    ApiError::Internal(format!("a passkey could not be handled: {error}"))
}

fn unreadable(error: ReadError) -> ApiError {
    internal(error.into_list().join(", "))
}

/// The reason is only for the log: somebody who attacks learns nothing.
#[allow(clippy::needless_pass_by_value)] // For `map_err`.
fn refused(error: WebauthnError) -> ApiError {
    tracing::info!("a passkey was refused: {error}");
    PasskeyFault::Refused.into()
}
