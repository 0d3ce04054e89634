//! Refuses requests of pages that this server did not serve.
//!
//! The server listens only on the loopback address, but every page in the user's browser can reach
//! that. `Host` identifies a foreign name that resolves to this machine. `Origin` must be the
//! server's origin, the port included. A request without `Origin`, such as one for an image, is
//! identified by `Sec-Fetch-Site`: a foreign page may link to a page of this server, and do nothing
//! else.

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::limits::REQUEST_TIMEOUT;

/// The sources from which pages may load: only their own files.
const POLICY: &str = "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      frame-ancestors 'none'";

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

pub(super) async fn only_this_machine(request: Request, next: Next) -> Response {
    if let Some(foreign) = foreign(request.headers(), request.uri().path()) {
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

/// Refuses a request whose body or answer takes longer than [`REQUEST_TIMEOUT`].
pub(super) async fn in_time(request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(REQUEST_TIMEOUT, next.run(request)).await;
    answer.unwrap_or_else(|_| ApiError::TooLate.into_response())
}

/// Returns the name of the page that sent the request, if it is a foreign page.
fn foreign(headers: &HeaderMap, path: &str) -> Option<String> {
    let value = |name: HeaderName| {
        let value = headers.get(name)?;
        Some(String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    let host = value(header::HOST);
    if let Some(host) = &host
        && !is_local(host)
    {
        return Some(host.clone());
    }
    if let Some(origin) = value(header::ORIGIN) {
        let is_own = host.is_some_and(|host| is_own_origin(&origin, &host));
        return (!is_own).then_some(origin);
    }
    let site = value(SEC_FETCH_SITE)?;
    let is_link =
        !path.starts_with("/api") && value(SEC_FETCH_MODE).is_some_and(|mode| mode == "navigate");
    let is_own = is_link || matches!(site.as_str(), "same-origin" | "none");
    (!is_own).then(|| format!("a {site} page"))
}

/// Returns whether an origin is that of the server: HTTP at the requested host.
fn is_own_origin(origin: &str, host: &str) -> bool {
    let without_default = |host: &'_ str| host.strip_suffix(":80").unwrap_or(host).to_owned();
    origin
        .strip_prefix("http://")
        .is_some_and(|authority| without_default(authority) == without_default(host))
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

    fn check(path: &str, headers: &[(HeaderName, &'static str)], is_served: bool) {
        let mut map = HeaderMap::new();
        for (name, value) in headers {
            map.insert(name.clone(), HeaderValue::from_static(value));
        }
        assert_eq!(foreign(&map, path).is_none(), is_served, "{path} {map:?}");
    }

    #[test]
    fn only_the_origin_of_the_server_is_served() {
        let host = (header::HOST, "localhost:8421");
        for (origin, is_served) in [
            ("http://localhost:8421", true),
            ("http://localhost:5173", false),
            ("http://localhost", false),
            ("http://127.0.0.1:8421", false),
            ("https://localhost:8421", false),
            ("https://example.org", false),
            ("null", false),
        ] {
            let headers = [host.clone(), (header::ORIGIN, origin)];
            check("/api/tables", &headers, is_served);
        }
        check("/", &[(header::ORIGIN, "http://localhost:8421")], false);
        let usual_port = [
            (header::HOST, "localhost"),
            (header::ORIGIN, "http://localhost:80"),
        ];
        check("/", &usual_port, true);
    }

    #[test]
    fn a_foreign_page_may_link_to_a_page_and_do_nothing_else() {
        let host = (header::HOST, "127.0.0.1:8421");
        for (path, site, mode, is_served) in [
            ("/api/statistics", "same-origin", "cors", true),
            ("/api/statistics", "none", "navigate", true),
            ("/api/statistics", "cross-site", "no-cors", false),
            ("/api/statistics", "same-site", "cors", false),
            ("/api/statistics", "cross-site", "navigate", false),
            ("/table/abc", "cross-site", "navigate", true),
            ("/assets/index.js", "cross-site", "no-cors", false),
        ] {
            let headers = [host.clone(), (SEC_FETCH_SITE, site), (SEC_FETCH_MODE, mode)];
            check(path, &headers, is_served);
        }
        check("/api/statistics", &[host], true);
    }
}
