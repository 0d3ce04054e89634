//! Limits by account, by member and by address: on tries of passwords, challenges, games that
//! begin, new accounts and pages in the lobby.
//!
//! The address of a browser is the one that a trusted proxy passes on, or else that of the other
//! end of the connection. Without such a proxy, 127.0.0.1 is not counted: it may be a proxy, and
//! with it everybody.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName};
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use rosespring_table::game::PlayerId;

use crate::error::ApiError;
use crate::limits::{
    ACCOUNT_BACK_ADDRESS, ACCOUNTS_PER_ADDRESS, BEGIN_BACK_ADDRESS, BEGUN_PER_ADDRESS,
    CHALLENGE_BACK, CHALLENGES_AT_ONCE, LOBBY_SOCKETS_PER_ADDRESS_MAX, PEER_HEADER,
    TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS, TRY_BACK_ACCOUNT, TRY_BACK_ADDRESS,
};

type Limiter = RateLimiter<String, HashMapStateStore<String>, DefaultClock>;

/// Counts tries. The counts are only in memory.
pub(super) struct Rates {
    by_account: Limiter,
    by_address: Limiter,
    by_challenger: Limiter,
    /// Games that begin, by address.
    begun: Limiter,
    /// New accounts, by address.
    accounts: Limiter,
    lobby: LobbyPlaces,
    /// The header in which the proxy passes on the address of the browser.
    address_header: Option<HeaderName>,
}

impl Rates {
    pub(super) fn new(address_header: Option<HeaderName>) -> Self {
        Self {
            by_account: limiter(TRY_BACK_ACCOUNT, TRIES_PER_ACCOUNT),
            by_address: limiter(TRY_BACK_ADDRESS, TRIES_PER_ADDRESS),
            by_challenger: limiter(CHALLENGE_BACK, CHALLENGES_AT_ONCE),
            begun: limiter(BEGIN_BACK_ADDRESS, BEGUN_PER_ADDRESS),
            accounts: limiter(ACCOUNT_BACK_ADDRESS, ACCOUNTS_PER_ADDRESS),
            lobby: LobbyPlaces::default(),
            address_header,
        }
    }

    /// Counts a try at the account whose name has this key.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) fn try_account(&self, key: &str) -> Result<(), ApiError> {
        check(&self.by_account, key)
    }

    /// Counts a try of a member who is signed in to confirm something. Who only knows the name
    /// uses up none of these.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) fn try_member(&self, person: &PlayerId) -> Result<(), ApiError> {
        // No key of a name has a colon.
        check(&self.by_account, &format!("member:{person}"))
    }

    /// Counts a try from the address of a request.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) fn try_address(&self, headers: &HeaderMap) -> Result<(), ApiError> {
        self.check_address(&self.by_address, headers)
    }

    /// Counts a game that begins, or is offered, from the address of a request.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) fn begin_from(&self, headers: &HeaderMap) -> Result<(), ApiError> {
        self.check_address(&self.begun, headers)
    }

    /// Counts a new account from the address of a request.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) fn claim_from(&self, headers: &HeaderMap) -> Result<(), ApiError> {
        self.check_address(&self.accounts, headers)
    }

    /// Counts a page in the lobby from the address of a request, until it is dropped.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyLines`].
    pub(super) fn enter_from(&self, headers: &HeaderMap) -> Result<Option<LobbyPlace>, ApiError> {
        let network = self.network(headers);
        network.map(|network| self.lobby.take(network)).transpose()
    }

    fn check_address(&self, limiter: &Limiter, headers: &HeaderMap) -> Result<(), ApiError> {
        match self.network(headers) {
            Some(network) => check(limiter, &network),
            None => Ok(()),
        }
    }

    /// Returns the network of the browser that sends a request; `None` if that is not known.
    fn network(&self, headers: &HeaderMap) -> Option<String> {
        match &self.address_header {
            Some(header) => Some(network_name(address_of(headers, header)?)),
            None => {
                let peer = address_of(headers, &PEER_HEADER)?;
                (!peer.is_loopback()).then(|| network_name(peer))
            }
        }
    }

    /// Counts a challenge of a member.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) fn try_challenge(&self, member: &str) -> Result<(), ApiError> {
        check(&self.by_challenger, member)
    }

    /// Forgets accounts, addresses and members that may try as often as new ones.
    pub(super) fn sweep(&self) {
        for limiter in [
            &self.by_account,
            &self.by_address,
            &self.by_challenger,
            &self.begun,
            &self.accounts,
        ] {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}

/// Returns a limiter that allows `burst` tries at once, and gives one back after each `every`.
fn limiter(every: Duration, burst: NonZeroU32) -> Limiter {
    let quota = Quota::with_period(every).unwrap_or_else(|| Quota::per_minute(burst));
    RateLimiter::hashmap(quota.allow_burst(burst))
}

fn check(limiter: &Limiter, key: &str) -> Result<(), ApiError> {
    limiter.check_key(&key.to_owned()).map_err(|refused| {
        let wait = refused.wait_time_from(DefaultClock::default().now());
        ApiError::TooManyTries(wait.as_secs() + 1)
    })
}

/// Returns the address that a header names. The last one is that which the proxy itself saw; those
/// before it are what the browser claims.
fn address_of(headers: &HeaderMap, header: &HeaderName) -> Option<IpAddr> {
    let last = headers.get_all(header).into_iter().next_back()?;
    let address = last.to_str().ok()?.rsplit(',').next()?.trim();
    Some(address.parse::<IpAddr>().ok()?.to_canonical())
}

/// Returns what stands for an address: an IPv4 address itself, or the first 64 bits of an IPv6
/// address, which belong to one customer.
fn network_name(address: IpAddr) -> String {
    match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            format!("{a:x}:{b:x}:{c:x}:{d:x}")
        }
    }
}

/// The pages in the lobby, by address.
#[derive(Debug, Clone, Default)]
struct LobbyPlaces(Arc<Mutex<BTreeMap<String, usize>>>);

/// A page in the lobby, until it is dropped.
#[derive(Debug)]
pub(crate) struct LobbyPlace {
    places: LobbyPlaces,
    network: String,
}

impl LobbyPlaces {
    fn lock(&self) -> MutexGuard<'_, BTreeMap<String, usize>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn take(&self, network: String) -> Result<LobbyPlace, ApiError> {
        let mut places = self.lock();
        let taken = places.entry(network.clone()).or_default();
        if *taken >= LOBBY_SOCKETS_PER_ADDRESS_MAX {
            return Err(ApiError::TooManyLines);
        }
        *taken += 1;
        drop(places);
        let places = self.clone();
        Ok(LobbyPlace { places, network })
    }
}

impl Drop for LobbyPlace {
    fn drop(&mut self) {
        let mut places = self.places.lock();
        if let Some(taken) = places.get_mut(&self.network) {
            *taken -= 1;
            if *taken == 0 {
                places.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn headers(lines: &[&str]) -> HeaderMap {
        let mut headers = HeaderMap::new();
        for line in lines {
            headers.append("x-forwarded-for", line.parse().unwrap());
        }
        headers
    }

    #[test]
    fn the_address_is_the_one_that_the_proxy_saw() {
        let header = HeaderName::from_static("x-forwarded-for");
        let network = |lines: &[&str]| Some(network_name(address_of(&headers(lines), &header)?));

        assert_eq!(network(&["192.0.2.7"]).unwrap(), "192.0.2.7");
        assert_eq!(network(&["10.0.0.1, 192.0.2.7"]).unwrap(), "192.0.2.7");
        assert_eq!(network(&["10.0.0.1", "192.0.2.7"]).unwrap(), "192.0.2.7");
        assert_eq!(network(&["::ffff:192.0.2.7"]).unwrap(), "192.0.2.7");
        let six = ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2:ffff::1"];
        for address in six {
            assert_eq!(network(&[address]).unwrap(), "2001:db8:1:2");
        }
        assert_eq!(network(&["unknown"]), None);
        assert_eq!(network(&[]), None);
    }

    #[test]
    fn tries_are_counted_by_account_and_by_address() {
        let rates = Rates::new(Some(HeaderName::from_static("x-forwarded-for")));
        for _ in 0..TRIES_PER_ACCOUNT.get() {
            rates.try_account("ada").unwrap();
        }
        let refused = rates.try_account("ada").unwrap_err();
        assert!(
            matches!(refused, ApiError::TooManyTries(1..=60)),
            "{refused:?}"
        );
        rates.try_account("boris").unwrap();

        for _ in 0..TRIES_PER_ADDRESS.get() {
            rates.try_address(&headers(&["192.0.2.7"])).unwrap();
        }
        assert!(rates.try_address(&headers(&["192.0.2.7"])).is_err());
        rates.try_address(&headers(&["192.0.2.8"])).unwrap();
        // Without a proxy that is known, a header says nothing.
        let unknown = Rates::new(None);
        for _ in 0..100 {
            unknown.try_address(&headers(&["192.0.2.7"])).unwrap();
        }
    }

    #[test]
    fn without_a_proxy_the_other_end_of_the_connection_is_counted() {
        let rates = Rates::new(None);
        let peer = |address: &str| HeaderMap::from_iter([(PEER_HEADER, address.parse().unwrap())]);
        for _ in 0..ACCOUNTS_PER_ADDRESS.get() {
            rates.claim_from(&peer("2001:db8:1:2::7")).unwrap();
        }
        assert!(rates.claim_from(&peer("2001:db8:1:2:3::8")).is_err());
        rates.claim_from(&peer("2001:db8:1:3::7")).unwrap();
        for _ in 0..BEGUN_PER_ADDRESS.get() {
            rates.begin_from(&peer("192.0.2.7")).unwrap();
            rates.begin_from(&peer("127.0.0.1")).unwrap();
        }
        assert!(rates.begin_from(&peer("192.0.2.7")).is_err());
        rates.begin_from(&peer("127.0.0.1")).unwrap();
        // Behind a proxy it is the proxy.
        let behind = Rates::new(Some(HeaderName::from_static("x-forwarded-for")));
        for _ in 0..100 {
            behind.claim_from(&peer("192.0.2.7")).unwrap();
        }
    }

    #[test]
    fn pages_in_the_lobby_are_counted_while_they_are_open() {
        let rates = Rates::new(Some(HeaderName::from_static("x-forwarded-for")));
        let enter = || rates.enter_from(&headers(&["192.0.2.7"]));
        let mut open: Vec<_> = (0..LOBBY_SOCKETS_PER_ADDRESS_MAX)
            .map(|_| enter().unwrap())
            .collect();
        assert!(enter().is_err());
        assert!(rates.enter_from(&headers(&["192.0.2.8"])).is_ok());
        open.pop();
        open.push(enter().unwrap());
        drop(open);
        assert!(rates.lobby.lock().is_empty());
    }
}
