//! People, known by a token in a cookie of their browser.
//!
//! The token has 256 random bits. The store has only its hash, so that a copy of the database opens
//! no seat.

use std::time::Duration;

use axum::http::HeaderMap;
use axum::http::header::{COOKIE, HeaderValue, USER_AGENT};
use rosespring_hall::accounts::{Person, PersonKind, StoredPerson, StoredSession};
use rosespring_store::StoreError;
use rosespring_wire::table::NAME_CHARS_MAX;
use sha2::{Digest, Sha256};

use super::{Hall, milliseconds};
use crate::error::ApiError;
use crate::ids::hex;
use crate::limits::SESSION_KEPT;
use crate::{chance, clock, ids};

/// The prefix of ids of people.
const PERSON: &str = "person-";
/// Number of random bytes of a token.
const TOKEN_BYTES: usize = 32;

/// The value of `Set-Cookie` for a new session.
#[derive(Debug, Clone)]
pub(crate) struct NewCookie(pub(crate) HeaderValue);

impl Hall {
    /// Returns the person of the session with this hash, unless it has ended.
    pub(super) async fn person_of(&self, session: &str) -> Result<Option<Person>, StoreError> {
        let now_ms = clock::now_ms();
        let found = self.store.person_of_session(session, now_ms).await?;
        self.unless_closed(found.and_then(Person::from_stored))
            .await
    }

    /// Returns the hash of the session that a request names.
    pub(super) fn session_of(&self, headers: &HeaderMap) -> Option<String> {
        token_of(headers, self.cookie_name()).map(hash)
    }

    /// Returns the person who asks, under the name that they give; members and bots
    /// keep their name. A person who is not known yet becomes a guest, and gets a cookie.
    ///
    /// # Errors
    ///
    /// [`ApiError::InvalidBody`] if a new guest gives no name, [`ApiError::Hall`] with a free name
    /// if the name may not be used, or an error of the store.
    pub(crate) async fn admit(
        &self,
        person: Option<Person>,
        name: Option<String>,
        headers: &HeaderMap,
    ) -> Result<(Person, Option<NewCookie>), ApiError> {
        self.rates.begin_from(headers)?;
        match (person, name) {
            (Some(person), Some(name)) if person.may_be_renamed() && name != person.name => {
                self.check_name(&name, NAME_CHARS_MAX).await?;
                self.store.rename_person(person.id.as_str(), &name).await?;
                Ok((Person { name, ..person }, None))
            }
            (Some(person), _) => Ok((person, None)),
            (None, Some(name)) => {
                self.check_name(&name, NAME_CHARS_MAX).await?;
                self.add_guest(name, headers).await
            }
            (None, None) => {
                let fault = "`name`: expected the name of a new guest";
                Err(ApiError::InvalidBody(vec![fault.to_owned()]))
            }
        }
    }

    async fn add_guest(
        &self,
        name: String,
        headers: &HeaderMap,
    ) -> Result<(Person, Option<NewCookie>), ApiError> {
        let id = Self::new_person_id()?;
        let person = StoredPerson {
            id: id.clone(),
            kind: PersonKind::Guest,
            name,
            created_ms: clock::now_ms(),
        };
        let (session, cookie) = self.new_session(id, headers)?;
        self.store.add_person(&person, &session).await?;
        let guest = Person::from_stored(person);
        let guest = guest.ok_or_else(|| ApiError::Internal("a guest without an id".to_owned()))?;
        Ok((guest, Some(cookie)))
    }

    /// Returns the id of a person who is not known yet.
    pub(super) fn new_person_id() -> Result<String, ApiError> {
        Ok(format!("{PERSON}{}", ids::new_id(false)?))
    }

    /// Returns a new session of a person in the browser that sends a request, and its cookie.
    pub(super) fn new_session(
        &self,
        person: String,
        headers: &HeaderMap,
    ) -> Result<(StoredSession, NewCookie), ApiError> {
        let token = new_token()?;
        let now_ms = clock::now_ms();
        let session = StoredSession {
            hash: hash(&token),
            person,
            agent: agent_of(headers),
            created_ms: now_ms,
            expires_ms: now_ms.saturating_add(milliseconds(SESSION_KEPT)),
        };
        Ok((session, self.cookie(&token, SESSION_KEPT)?))
    }

    /// Returns the cookie that removes the token of a browser.
    pub(super) fn no_cookie(&self) -> Result<NewCookie, ApiError> {
        self.cookie("", Duration::ZERO)
    }

    /// Returns the name of the cookie. Browsers accept the prefix only over TLS, from this host
    /// alone.
    const fn cookie_name(&self) -> &'static str {
        if self.is_secure { "__Host-rs" } else { "rs" }
    }

    fn cookie(&self, token: &str, kept: Duration) -> Result<NewCookie, ApiError> {
        let secure = if self.is_secure { "; Secure" } else { "" };
        let (name, kept) = (self.cookie_name(), kept.as_secs());
        let value =
            format!("{name}={token}; Path=/; Max-Age={kept}; HttpOnly; SameSite=Lax{secure}");
        let value = HeaderValue::try_from(value);
        value
            .map(NewCookie)
            .map_err(|error| ApiError::Internal(error.to_string()))
    }
}

/// Returns the token of the cookie with this name.
fn token_of<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    let lines = headers.get_all(COOKIE).into_iter();
    let pairs = lines.filter_map(|line| line.to_str().ok());
    let mut pairs = pairs.flat_map(|line| line.split(';'));
    let token = pairs.find_map(|pair| {
        let (found, token) = pair.trim().split_once('=')?;
        (found == name).then_some(token)
    })?;
    let is_token = token.len() == 2 * TOKEN_BYTES && token.bytes().all(|b| b.is_ascii_hexdigit());
    is_token.then_some(token)
}

/// Browsers by a part of what they send, and their names. A browser that is built on another one
/// sends the parts of both, so the more special ones come first.
const BROWSERS: [(&str, &str); 6] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
];

/// Systems in the same way.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// Returns the browser and the system of a request, as far as they are known. What else the browser
/// sends is not stored.
pub(super) fn agent_of(headers: &HeaderMap) -> String {
    let sent = headers.get(USER_AGENT).and_then(|line| line.to_str().ok());
    let sent = sent.unwrap_or_default();
    let find = |names: &[(&str, &'static str)]| {
        let mut names = names.iter();
        names.find_map(|(part, name)| sent.contains(part).then_some(*name))
    };
    let both = [find(&BROWSERS), find(&SYSTEMS)];
    let known: Vec<_> = both.into_iter().flatten().collect();
    known.join(", ")
}

pub(super) fn new_token() -> Result<String, ApiError> {
    let mut bytes = [0; TOKEN_BYTES];
    chance::fill(&mut bytes).map_err(|error| ApiError::Internal(error.to_string()))?;
    Ok(hex(&bytes))
}

/// Returns the hash under which a secret is stored.
pub(super) fn hash(token: &str) -> String {
    hash_bytes(token.as_bytes())
}

/// Returns the SHA-256 of bytes in hexadecimal digits.
pub(super) fn hash_bytes(bytes: &[u8]) -> String {
    hex(&Sha256::digest(bytes))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_known_by_what_they_send() {
        for (sent, expected) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox, Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) \
                 Chrome/131.0.0.0 Mobile Safari/537.36",
                "Chrome, Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 \
                 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1",
                "Safari, iPhone",
            ),
            ("curl/8.5.0", ""),
        ] {
            let headers = HeaderMap::from_iter([(USER_AGENT, sent.parse().unwrap())]);
            assert_eq!(agent_of(&headers), expected);
        }
        assert_eq!(agent_of(&HeaderMap::new()), "");
    }

    #[test]
    fn a_token_is_found_among_other_cookies() {
        let token = "0a".repeat(TOKEN_BYTES);
        let found = |line: &str| {
            let value = HeaderValue::from_str(line).unwrap();
            let headers = HeaderMap::from_iter([(COOKIE, value)]);
            token_of(&headers, "rs").map(str::to_owned)
        };

        let others = format!("theme=dark; rs={token}; x=");
        assert_eq!(found(&others), Some(token.clone()));
        for line in [
            "rs=short".to_owned(),
            format!("__Host-rs={token}"),
            format!("rs={}", "zz".repeat(TOKEN_BYTES)),
        ] {
            assert_eq!(found(&line), None, "{line}");
        }
        assert_eq!(token_of(&HeaderMap::new(), "rs"), None);
    }
}
