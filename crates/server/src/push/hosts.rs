//! Push services to which a hall sends. The page of a browser names the address, so a hall that
//! sent anywhere would send requests for strangers.

use std::net::IpAddr;
use std::str::FromStr;

use axum::http::Uri;

/// Hosts of the push services of browsers; those that begin with a dot have names before it.
const KNOWN: [&str; 5] = [
    "fcm.googleapis.com",
    ".push.services.mozilla.com",
    ".notify.windows.com",
    "web.push.apple.com",
    ".push.apple.com",
];
/// The longest address of a subscription, in bytes.
const ENDPOINT_BYTES_MAX: usize = 1_024;

/// A further push service that the operator names: `HOST` or `HOST:PORT`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PushHost {
    host: String,
    port: Option<u16>,
}

/// Error: a text names no host.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no host: expected a name or an address, with a port or without")]
pub struct PushHostError(String);

impl FromStr for PushHost {
    type Err = PushHostError;

    fn from_str(text: &str) -> Result<Self, PushHostError> {
        let error = || PushHostError(text.to_owned());
        let uri: Uri = format!("https://{text}/").parse().map_err(|_| error())?;
        let host = uri
            .host()
            .filter(|host| !host.is_empty())
            .ok_or_else(error)?;
        let port = uri.port_u16();
        let whole = match port {
            Some(port) => format!("{host}:{port}"),
            None => host.to_owned(),
        };
        match whole == text {
            true => Ok(Self {
                host: host.to_ascii_lowercase(),
                port,
            }),
            false => Err(error()),
        }
    }
}

impl PushHost {
    fn is_loopback(&self) -> bool {
        let address = self.host.trim_matches(['[', ']']).parse::<IpAddr>();
        address.is_ok_and(|address| address.is_loopback()) || self.host == "localhost"
    }
}

/// The address of a subscription at a service to which the hall sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Endpoint {
    pub(crate) address: String,
    /// Scheme, host and port.
    pub(crate) origin: String,
    /// Whether the operator named the host: it may be within the own network.
    pub(crate) is_named: bool,
}

/// The push services to which a hall sends.
#[derive(Debug, Clone, Default)]
pub(crate) struct PushHosts(pub(crate) Vec<PushHost>);

impl PushHosts {
    /// Returns the address of a subscription; `None` if the hall does not send there.
    pub(crate) fn endpoint(&self, address: &str) -> Option<Endpoint> {
        let is_plain = address.bytes().all(|byte| byte.is_ascii_graphic());
        if address.len() > ENDPOINT_BYTES_MAX
            || !is_plain
            || address.contains(['@', '#', '"', '\\'])
        {
            return None;
        }
        let uri: Uri = address.parse().ok()?;
        let (scheme, host) = (uri.scheme_str()?, uri.host()?.to_ascii_lowercase());
        let port = uri.port_u16();
        let named = self
            .0
            .iter()
            .find(|one| one.host == host && one.port == port);
        let is_sent_to = match named {
            Some(named) => scheme == "https" || scheme == "http" && named.is_loopback(),
            None => scheme == "https" && matches!(port, None | Some(443)) && is_known(&host),
        };
        let port = port.map(|port| format!(":{port}")).unwrap_or_default();
        is_sent_to.then(|| Endpoint {
            address: address.to_owned(),
            origin: format!("{scheme}://{host}{port}"),
            is_named: named.is_some(),
        })
    }
}

fn is_known(host: &str) -> bool {
    KNOWN.iter().any(|known| match known.starts_with('.') {
        true => host.ends_with(known) && host.len() > known.len(),
        false => host == *known,
    })
}

/// Returns whether an address is one of the Internet, and not of a network behind the hall.
pub(crate) fn is_public(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => {
            let [a, b, c, _] = address.octets();
            let is_special = matches!(
                (a, b, c),
                (0 | 240..=255, ..) | (100, 64..=127, _) | (192, 0, 0) | (198, 18 | 19, _)
            );
            !(is_special
                || address.is_private()
                || address.is_loopback()
                || address.is_link_local()
                || address.is_multicast()
                || address.is_documentation())
        }
        IpAddr::V6(address) => {
            let [a, b, ..] = address.segments();
            // Global unicast, without addresses that contain one of another kind.
            let is_global = (0x2000..0x4000).contains(&a);
            is_global && a != 0x2002 && !(a == 0x2001 && (b < 0x200 || b == 0xdb8))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hosts(named: &[&str]) -> PushHosts {
        PushHosts(named.iter().map(|host| host.parse().unwrap()).collect())
    }

    #[test]
    fn only_services_of_browsers_and_named_hosts_are_sent_to() {
        let hosts = hosts(&["push.example.org", "127.0.0.1:9", "10.0.0.7:8443"]);
        for (address, origin) in [
            (
                "https://fcm.googleapis.com/fcm/send/a:b",
                "https://fcm.googleapis.com",
            ),
            (
                "https://updates.push.services.mozilla.com:443/wpush/v2/x",
                "https://updates.push.services.mozilla.com:443",
            ),
            (
                "https://wns2-by3p.notify.windows.com/w/?token=a%2b",
                "https://wns2-by3p.notify.windows.com",
            ),
            ("https://web.push.apple.com/Q", "https://web.push.apple.com"),
            ("https://PUSH.example.org/x", "https://push.example.org"),
            ("http://127.0.0.1:9/x", "http://127.0.0.1:9"),
            ("https://10.0.0.7:8443/x", "https://10.0.0.7:8443"),
        ] {
            let found = hosts.endpoint(address);
            assert_eq!(found.map(|found| found.origin), Some(origin.to_owned()));
        }
        for address in [
            "http://fcm.googleapis.com/x",
            "https://fcm.googleapis.com:8443/x",
            "https://fcm.googleapis.com.example.org/x",
            "https://fcm.googleapis.com@example.org/x",
            "https://evilfcm.googleapis.com/x",
            "https://.notify.windows.com/x",
            "https://xnotify.windows.com/x",
            "https://127.0.0.1/x",
            "https://localhost/x",
            "https://[::1]/x",
            "http://127.0.0.1:10/x",
            "http://10.0.0.7:8443/x",
            "http://push.example.org/x",
            "file:///etc/passwd",
            "//fcm.googleapis.com/x",
            "https://fcm.googleapis.com/x y",
            "https://fcm.googleapis.com/\u{e9}",
            "",
        ] {
            assert_eq!(hosts.endpoint(address), None, "{address}");
        }
        let long = format!(
            "https://fcm.googleapis.com/{}",
            "x".repeat(ENDPOINT_BYTES_MAX)
        );
        assert_eq!(hosts.endpoint(&long), None);
    }

    #[test]
    fn a_named_host_is_a_host() {
        for text in [
            "push.example.org",
            "[::1]:80",
            "127.0.0.1:8421",
            "localhost",
        ] {
            assert!(text.parse::<PushHost>().is_ok(), "{text}");
        }
        for text in ["", "https://a", "a/b", "a b", "a@b", "a:b", ":80"] {
            assert!(text.parse::<PushHost>().is_err(), "{text}");
        }
    }

    #[test]
    fn addresses_of_own_networks_are_not_public() {
        for text in [
            "127.0.0.1",
            "10.1.2.3",
            "172.16.0.1",
            "192.168.1.1",
            "169.254.169.254",
            "0.0.0.0",
            "100.64.0.1",
            "224.0.0.1",
            "255.255.255.255",
            "192.0.0.8",
            "198.18.0.1",
            "192.0.2.1",
            "::1",
            "::",
            "fe80::1",
            "fc00::1",
            "::ffff:10.0.0.1",
            "64:ff9b::a00:1",
            "2002:a00:1::",
            "2001::1",
            "2001:db8::1",
            "ff02::1",
        ] {
            assert!(!is_public(text.parse().unwrap()), "{text}");
        }
        for text in [
            "8.8.8.8",
            "172.32.0.1",
            "100.128.0.1",
            "2a00:1450:4001::a",
            "2606:4700::1",
        ] {
            assert!(is_public(text.parse().unwrap()), "{text}");
        }
    }
}
