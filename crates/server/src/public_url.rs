//! The address at which people reach the hall.

use std::fmt;
use std::str::FromStr;

use axum::http::Uri;

/// The address at which people reach the hall: `https://play.example.org`. A proxy that ends TLS
/// passes its requests on to the server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PublicUrl {
    /// In lower case, without the default port of its scheme.
    host: String,
    is_secure: bool,
}

/// Why a text is no public address.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no public address: expected one like https://play.example.org, without a path")]
pub struct PublicUrlError(String);

impl PublicUrl {
    /// Returns whether browsers reach it over TLS.
    #[must_use]
    pub const fn is_secure(&self) -> bool {
        self.is_secure
    }

    /// Returns whether a `Host` header names it.
    #[must_use]
    pub fn has_host(&self, host: &str) -> bool {
        self.plain(host) == self.host
    }

    /// Returns whether an `Origin` header names it.
    #[must_use]
    pub fn has_origin(&self, origin: &str) -> bool {
        let host = origin.strip_prefix(self.scheme());
        host.is_some_and(|host| self.has_host(host))
    }

    const fn scheme(&self) -> &'static str {
        if self.is_secure {
            "https://"
        } else {
            "http://"
        }
    }

    /// Returns a host in lower case, without the default port.
    fn plain(&self, host: &str) -> String {
        let port = if self.is_secure { ":443" } else { ":80" };
        host.strip_suffix(port).unwrap_or(host).to_lowercase()
    }
}

impl FromStr for PublicUrl {
    type Err = PublicUrlError;

    fn from_str(text: &str) -> Result<Self, PublicUrlError> {
        let refused = || PublicUrlError(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| refused())?;
        let is_secure = match uri.scheme_str() {
            Some("https") => true,
            Some("http") => false,
            _ => return Err(refused()),
        };
        let authority = uri.authority().ok_or_else(refused)?;
        let is_plain = authority.as_str().rsplit('@').count() == 1
            && matches!(uri.path(), "" | "/")
            && uri.query().is_none()
            && !authority.host().is_empty();
        if !is_plain {
            return Err(refused());
        }
        let mut url = Self {
            host: String::new(),
            is_secure,
        };
        url.host = url.plain(authority.as_str());
        Ok(url)
    }
}

impl fmt::Display for PublicUrl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.scheme(), self.host)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_has_a_scheme_and_a_host_and_no_more() {
        for (text, shown) in [
            ("https://play.example.org", "https://play.example.org"),
            ("https://Play.Example.org:443/", "https://play.example.org"),
            ("http://192.168.0.7:8421", "http://192.168.0.7:8421"),
            ("http://[::1]:80", "http://[::1]"),
        ] {
            assert_eq!(text.parse::<PublicUrl>().unwrap().to_string(), shown);
        }
        for text in [
            "",
            "play.example.org",
            "ftp://play.example.org",
            "https://",
            "https://a@play.example.org",
            "https://play.example.org/table",
            "https://play.example.org/?a",
        ] {
            assert!(text.parse::<PublicUrl>().is_err(), "{text}");
        }
    }

    #[test]
    fn only_the_own_origin_is_known() {
        let url: PublicUrl = "https://play.example.org".parse().unwrap();

        assert!(url.has_host("play.example.org") && url.has_host("PLAY.example.org:443"));
        assert!(!url.has_host("play.example.org:80") && !url.has_host("example.org"));
        assert!(url.has_origin("https://play.example.org"));
        for other in ["http://play.example.org", "null", "https://example.org"] {
            assert!(!url.has_origin(other), "{other}");
        }
    }
}
