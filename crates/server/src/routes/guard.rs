//! Refuses requests of pages that this server did not serve.
//!
//! A local server listens only on the loopback address, but every page in the user's browser can
//! reach that. `Host` identifies a foreign name that resolves to this machine. `Origin` must be the
//! server's origin, the port included. A request without `Origin`, such as one for an image, is
//! identified by `Sec-Fetch-Site`: a foreign page may link to a page of this server, and do nothing
//! else. A hall has a public address, whose host and origin take the place of the machine's.

use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::forward::is_passed_on;
use crate::error::ApiError;
use crate::limits::REQUEST_TIMEOUT;
use crate::public_url::PublicUrl;
use crate::state::AppState;

/// The sources from which pages may load: only their own files. A page of a hall compiles the
/// rules, which are WebAssembly.
const POLICY: &str = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; \
                      style-src 'self' 'unsafe-inline'; img-src 'self' data:; \
                      frame-ancestors 'none'";

const SEC_FETCH_SITE: HeaderName = HeaderName::from_static("sec-fetch-site");
const SEC_FETCH_MODE: HeaderName = HeaderName::from_static("sec-fetch-mode");

pub(super) async fn only_own_pages(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let public_url = state.public_url.as_deref();
    if !is_passed_on(&request)
        && let Some(foreign) = foreign(request.headers(), request.uri().path(), public_url)
    {
        return ApiError::Foreign(foreign).into_response();
    }
    let is_answer = request.uri().path().starts_with("/api/");
    let mut response = next.run(request).await;
    state
        .host
        .metrics
        .request(response.status().is_server_error());
    let headers = response.headers_mut();
    headers.insert(
        header::X_CONTENT_TYPE_OPTIONS,
        HeaderValue::from_static("nosniff"),
    );
    headers.insert(
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static(POLICY),
    );
    // An answer may be for one person, and is old a moment later.
    if is_answer && !headers.contains_key(header::CACHE_CONTROL) {
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    }
    // The links of invitations are for those who receive them.
    headers.insert(
        header::REFERRER_POLICY,
        HeaderValue::from_static("same-origin"),
    );
    response
}

/// Refuses a request whose body or answer takes longer than [`REQUEST_TIMEOUT`].
pub(super) async fn in_time(request: Request, next: Next) -> Response {
    let answer = tokio::time::timeout(REQUEST_TIMEOUT, next.run(request)).await;
    answer.unwrap_or_else(|_| ApiError::TooLate.into_response())
}

/// Returns the name of the page that sent the request, if it is a foreign page. `public_url` is the
/// address of a hall.
pub(super) fn foreign(
    headers: &HeaderMap,
    path: &str,
    public_url: Option<&PublicUrl>,
) -> Option<String> {
    let value = |name: HeaderName| {
        let value = headers.get(name)?;
        Some(String::from_utf8_lossy(value.as_bytes()).into_owned())
    };
    let host = value(header::HOST);
    if let Some(host) = &host
        && !is_local(host)
        && !public_url.is_some_and(|url| url.has_host(host))
    {
        return Some(host.clone());
    }
    if let Some(origin) = value(header::ORIGIN) {
        let is_own = match public_url {
            Some(url) => url.has_origin(&origin),
            None => host.is_some_and(|host| is_own_origin(&origin, &host)),
        };
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
        let found = foreign(&map, path, None);
        assert_eq!(found.is_none(), is_served, "{path} {map:?}");
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
    fn a_hall_serves_its_public_origin_alone() {
        let url: PublicUrl = "https://play.example.org".parse().unwrap();
        for (host, origin, is_served) in [
            ("play.example.org", "https://play.example.org", true),
            ("play.example.org", "http://play.example.org", false),
            ("play.example.org", "https://example.org", false),
            ("127.0.0.1:8421", "http://127.0.0.1:8421", false),
            ("example.org", "https://play.example.org", false),
        ] {
            let value = |text| HeaderValue::from_str(text).unwrap();
            let headers = [(header::HOST, host), (header::ORIGIN, origin)];
            let map = headers.map(|(name, text)| (name, value(text)));
            let map = HeaderMap::from_iter(map);
            let found = foreign(&map, "/api/hall", Some(&url));
            assert_eq!(found.is_none(), is_served, "{map:?}");
        }
        // The operator's health checks come from the machine itself, without an origin.
        let local = HeaderMap::from_iter([(header::HOST, HeaderValue::from_static("localhost"))]);
        assert_eq!(foreign(&local, "/api/health", Some(&url)), None);
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
