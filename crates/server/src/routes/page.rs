//! The page itself, embedded in the program.

use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// The files of the built page; empty if the page was not built before the program.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[allow_missing = true]
struct Built;

const INDEX: &str = "index.html";
/// The folder of files whose names change with their content.
const HASHED: &str = "assets/";

const NOT_BUILT: &str = r#"<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rosespring</title>
<style>
  body { font: 18px/1.6 system-ui, sans-serif; max-width: 36rem; margin: 12vh auto }
  code { background: #8882; padding: 0.1em 0.4em; border-radius: 4px }
</style>
<h1>Rosespring is running</h1>
<p>This program was built without its page. To build both, with
<a href="https://nodejs.org/">Node.js</a> installed, run in the folder of the source:</p>
<p><code>cargo xtask play</code></p>
<p>Everything else works: the tables are at <a href="/api/tables">/api/tables</a>, and
<a href="/api/openapi.json">/api/openapi.json</a> describes what may be asked.
<code>rosespring play</code> plays in the terminal.</p>
</html>
"#;

/// Returns a file of the page. Any other path is an address within the page and returns its start.
pub(super) async fn serve(method: Method, uri: Uri, headers: HeaderMap) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let path = uri.path().trim_start_matches('/');
    let file = Built::get(path).map(|file| (path, file));
    // A missing asset is an error: the start of the page in its place would be confusing.
    if file.is_none() && path.starts_with(HASHED) {
        return StatusCode::NOT_FOUND.into_response();
    }
    match file.or_else(|| Some((INDEX, Built::get(INDEX)?))) {
        Some((path, file)) => embedded(path, file, &headers),
        None => Html(NOT_BUILT).into_response(),
    }
}

fn embedded(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash: String = file.metadata.sha256_hash()[..16]
        .iter()
        .map(|byte| format!("{byte:02x}"))
        .collect();
    let tag = format!("\"{hash}\"");
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let keep = if path.starts_with(HASHED) {
        "public, max-age=31536000, immutable"
    } else {
        "no-cache"
    };
    let mut response = file.data.into_owned().into_response();
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    answer.insert(header::CACHE_CONTROL, HeaderValue::from_static(keep));
    if let Ok(tag) = HeaderValue::from_str(&tag) {
        answer.insert(header::ETAG, tag);
    }
    response
}

/// Returns the content type of a file of the page.
fn kind(path: &str) -> &'static str {
    match path.rsplit_once('.').map(|(_, ending)| ending) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("webp") => "image/webp",
        Some("ico") => "image/x-icon",
        Some("woff2") => "font/woff2",
        Some("wasm") => "application/wasm",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("txt") => "text/plain; charset=utf-8",
        Some("mp3") => "audio/mpeg",
        Some("ogg") => "audio/ogg",
        _ => "application/octet-stream",
    }
}
