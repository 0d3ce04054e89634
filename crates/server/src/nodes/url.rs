//! The address at which other nodes reach a node.

use std::net::SocketAddr;
use std::str::FromStr;

use axum::http::Uri;

/// The address at which other nodes reach a node: `http://10.0.0.2:8431`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeUrl(String);

/// Why a text is not the address of a node.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not the address of a node: expected one like http://10.0.0.2:8431")]
pub struct NodeUrlError(String);

impl NodeUrl {
    /// Returns the address as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Returns the address of a node that listens there.
    pub(crate) fn at(place: SocketAddr) -> Self {
        Self(format!("http://{place}"))
    }

    /// Returns the host with the port, to connect to.
    #[must_use]
    pub fn authority(&self) -> &str {
        self.0.strip_prefix("http://").unwrap_or(&self.0)
    }
}

impl FromStr for NodeUrl {
    type Err = NodeUrlError;

    fn from_str(text: &str) -> Result<Self, NodeUrlError> {
        let refused = || NodeUrlError(text.to_owned());
        let uri: Uri = text.parse().map_err(|_| refused())?;
        let authority = uri.authority().ok_or_else(refused)?;
        let is_plain = uri.scheme_str() == Some("http")
            && authority.port_u16().is_some_and(|port| port > 0)
            && !authority.as_str().contains('@')
            && matches!(uri.path(), "" | "/")
            && uri.query().is_none();
        match is_plain {
            true => Ok(Self(format!("http://{authority}"))),
            false => Err(refused()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_has_a_host_and_a_port_and_nothing_else() {
        for (text, authority) in [
            ("http://10.0.0.2:8431", Some("10.0.0.2:8431")),
            ("http://node-b.internal:8431/", Some("node-b.internal:8431")),
            ("http://[fd00::2]:8431", Some("[fd00::2]:8431")),
            ("http://10.0.0.2", None),
            ("http://10.0.0.2:0", None),
            ("https://10.0.0.2:8431", None),
            ("http://me@10.0.0.2:8431", None),
            ("http://10.0.0.2:8431/path", None),
            ("10.0.0.2:8431", None),
            ("", None),
        ] {
            let found = text.parse::<NodeUrl>();
            assert_eq!(
                found.ok().as_ref().map(NodeUrl::authority),
                authority,
                "{text}"
            );
        }
    }
}
