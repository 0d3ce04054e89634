//! The page itself, embedded in the program. Without optimisation, the program reads it from the
//! folder in which it is built, and a change of the page compiles nothing.

use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use crate::ids::hex;
use crate::state::AppState;

/// The files of the built page; empty if the page was not built before the program.
///
/// Of scripts and styles it has only the compressed ones, with `.br` added to their names: the
/// others would add 1.6 MB to the program.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[exclude = "assets/*.js"]
#[exclude = "assets/*.css"]
#[allow_missing = true]
struct PageFiles;

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
pub(super) async fn serve(
    State(state): State<AppState>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return StatusCode::METHOD_NOT_ALLOWED.into_response();
    }
    let mut path = uri.path().trim_start_matches('/');
    let (mut plain, mut short) = (PageFiles::get(path), compressed(path));
    if plain.is_none() && short.is_none() {
        if path.starts_with(HASHED) {
            // The start of the page in place of a missing asset would be confusing.
            return StatusCode::NOT_FOUND.into_response();
        }
        path = INDEX;
        (plain, short) = (PageFiles::get(path), compressed(path));
    }
    if path == INDEX && !state.is_local() {
        if let Some(start) = plain {
            return start_of_hall(&start);
        }
        return Html(NOT_BUILT).into_response();
    }
    match (short, plain) {
        (Some(compressed), _) if accepts_brotli(&headers) => {
            let mut response = embedded(path, compressed, &headers);
            let brotli = HeaderValue::from_static("br");
            response
                .headers_mut()
                .insert(header::CONTENT_ENCODING, brotli);
            response
        }
        (_, Some(plain)) => embedded(path, plain, &headers),
        (Some(compressed), None) => match decompressed(&compressed.data) {
            Ok(data) => {
                let metadata = compressed.metadata;
                let data = data.into();
                embedded(path, EmbeddedFile { data, metadata }, &headers)
            }
            Err(error) => {
                tracing::error!(path, "a file of the page cannot be decompressed: {error}");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        },
        (None, None) => Html(NOT_BUILT).into_response(),
    }
}

fn compressed(path: &str) -> Option<EmbeddedFile> {
    PageFiles::get(&format!("{path}.br"))
}

fn decompressed(mut compressed: &[u8]) -> std::io::Result<Vec<u8>> {
    let mut data = Vec::new();
    brotli_decompressor::BrotliDecompress(&mut compressed, &mut data)?;
    Ok(data)
}

/// Returns the start of the page with a mark by which it knows that it is in a hall.
fn start_of_hall(file: &EmbeddedFile) -> Response {
    let text = String::from_utf8_lossy(&file.data);
    let text = text.replacen("<html ", "<html data-hall ", 1);
    let fresh = [(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"))];
    (fresh, Html(text)).into_response()
}

/// Returns whether the client understands brotli: it names `br`, and not with the weight 0.
fn accepts_brotli(headers: &HeaderMap) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING);
    let named = named.iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|one| {
        let (encoding, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        encoding.trim() == "br" && !matches!(weight, Some(Ok(0.0) | Err(_)))
    })
}

fn embedded(path: &str, file: EmbeddedFile, headers: &HeaderMap) -> Response {
    let hash = hex(&file.metadata.sha256_hash()[..16]);
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
    answer.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn compressed_files_go_only_to_clients_that_name_brotli() {
        let accepts = |value: &str| {
            let value = HeaderValue::from_str(value).unwrap();
            accepts_brotli(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]))
        };
        assert!(accepts("br"));
        assert!(accepts("gzip, deflate, br, zstd"));
        assert!(accepts("gzip;q=1.0, br;q=0.8"));
        assert!(!accepts("gzip, deflate"));
        assert!(!accepts("br;q=0"));
        assert!(!accepts("brotli"));
        assert!(!accepts_brotli(&HeaderMap::new()));
    }
}
