//! Limits on how often somebody may try a password, by account, and by address where a proxy tells
//! the address; and on how often a member may challenge others.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::time::Duration;

use axum::http::{HeaderMap, HeaderName};
use governor::clock::{Clock, DefaultClock};
use governor::state::keyed::HashMapStateStore;
use governor::{Quota, RateLimiter};

use crate::error::ApiError;
use crate::limits::{
    CHALLENGE_BACK, CHALLENGES_AT_ONCE, TRIES_PER_ACCOUNT, TRIES_PER_ADDRESS, TRY_BACK_ACCOUNT,
    TRY_BACK_ADDRESS,
};

type Limiter = RateLimiter<String, HashMapStateStore<String>, DefaultClock>;

/// Counts tries. The counts are only in memory.
pub(super) struct Rates {
    by_account: Limiter,
    by_address: Limiter,
    by_challenger: Limiter,
    /// The header in which the proxy passes on the address of the browser.
    address_header: Option<HeaderName>,
}

impl Rates {
    pub(super) fn new(address_header: Option<HeaderName>) -> Self {
        Self {
            by_account: limiter(TRY_BACK_ACCOUNT, TRIES_PER_ACCOUNT),
            by_address: limiter(TRY_BACK_ADDRESS, TRIES_PER_ADDRESS),
            by_challenger: limiter(CHALLENGE_BACK, CHALLENGES_AT_ONCE),
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

    /// Counts a try from the address of a request. Without a proxy that tells it, nothing is
    /// counted.
    ///
    /// # Errors
    ///
    /// [`ApiError::TooManyTries`].
    pub(super) fn try_address(&self, headers: &HeaderMap) -> Result<(), ApiError> {
        let header = self.address_header.as_ref();
        match header.and_then(|header| network_of(headers, header)) {
            Some(network) => check(&self.by_address, &network),
            None => Ok(()),
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
        for limiter in [&self.by_account, &self.by_address, &self.by_challenger] {
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

/// Returns the network of the browser: its IPv4 address, or the first 64 bits of its IPv6 address,
/// which belong to one customer. The last address of the header is the one that the proxy itself
/// saw; those before it are what the browser claims.
fn network_of(headers: &HeaderMap, header: &HeaderName) -> Option<String> {
    let last = headers.get_all(header).into_iter().next_back()?;
    let address = last.to_str().ok()?.rsplit(',').next()?.trim();
    match address.parse::<IpAddr>().ok()?.to_canonical() {
        IpAddr::V4(address) => Some(address.to_string()),
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Some(format!("{a:x}:{b:x}:{c:x}:{d:x}"))
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
        let network = |lines: &[&str]| network_of(&headers(lines), &header);

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
}
