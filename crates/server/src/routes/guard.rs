//! Refuses requests of pages that are not served by this machine.
//!
//! The server listens only on the loopback address, but every page in the user's browser can reach
//! that. `Origin` identifies a foreign page; `Host` identifies a foreign name that resolves to this
//! machine.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;

/// The sources from which pages may load: only their own files.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      frame-ancestors 'none'";

pub(super) async fn only_this_machine(request: Request, next: Next) -> Response {
    if let Some(foreign) = foreign(request.headers()) {
        return ApiError::Foreign(foreign).into_response();
    }
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(POLICY),
    );
    response
}

fn foreign(headers: &HeaderMap) -> Option<String> {
    let value = |name: HeaderName| {
        let value = headers.get(name)?;
        Some(String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    let host = value(header::HOST).filter(|host| !is_local(host));
    host.or_else(|| value(header::ORIGIN).filter(|origin| !is_local(authority(origin))))
}

fn authority(origin: &str) -> &str {
    origin.split_once("://").map_or(origin, |(_, rest)| rest)
}

/// Returns whether `host`, with or without a port, is a name of this machine.
fn is_local(host: &str) -> bool {
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    matches!(name, "localhost" | "127.0.0.1" | "[::1]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_this_machine_are_known() {
        for host in ["localhost", "localhost:8421", "127.0.0.1:1", "[::1]:8421"] {
            assert!(is_local(host), "{host}");
        }
        for host in [
            "",
            "localhost.example",
            "127.0.0.1.example:80",
            "null",
            "8421",
        ] {
            assert!(!is_local(host), "{host}");
        }
    }
}
