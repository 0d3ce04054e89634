//! The page itself, embedded in the program. Without optimisation, the program reads it from the
//! folder in which it is built, and a change of the page compiles nothing.

mod own_games;
#[cfg(feature = "hall")]
mod replayer;

#[cfg(feature = "hall")]
pub(super) use self::replayer::replayer;

use self::own_games::{Folders, OwnFile, folders, list_of_files};
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

use rosespring_table::game::Viewer;

use crate::ids::hex;
use crate::state::AppState;

/// The files of the built page; empty if the page was not built before the program.
///
/// Of scripts, styles and modules it has only the compressed ones, with `.br` added to their names:
/// the others would add 2.9 MB to the program.
#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../../web/dist"]
#[exclude = "assets/*.js"]
#[exclude = "assets/*.css"]
#[exclude = "*.wasm"]
#[allow_missing = true]
struct PageFiles;

const INDEX: &str = "index.html";
/// The folder of files whose names change with their content.
const HASHED: &str = "assets/";
/// The list of files for the service worker of a hall's page.
const FILES: &str = "files.js";

/// How long a browser keeps a file whose name changes with its content.
const FOR_EVER: HeaderValue = HeaderValue::from_static("public, max-age=31536000, immutable");
/// How much a text is compressed at each request: browsers keep it.
const LEVEL: u8 = 6;
/// A file that a browser asks for again.
const FRESH: HeaderValue = HeaderValue::from_static("no-cache");

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
    let path = uri.path().trim_start_matches('/');
    if Folders::holds(path) {
        return own_file(path, &headers);
    }
    if path == FILES && !state.is_local() {
        return list_of_hall(&headers);
    }
    if path != INDEX
        && let Some(answer) = page_file(path, keep(path), &headers)
    {
        return answer;
    }
    if path.starts_with(HASHED) {
        // The start of the page in place of a missing asset would be confusing.
        return StatusCode::NOT_FOUND.into_response();
    }
    let start = match path.strip_prefix("table/") {
        _ if !state.is_local() => start_of_hall(),
        Some(id) => start_of_table(&state, id.trim_end_matches('/')).await,
        None => None,
    };
    match start.or_else(|| start_with_root("")) {
        Some(start) => text_file(INDEX, FRESH, start, &headers),
        None => Html(NOT_BUILT).into_response(),
    }
}

/// Returns the start of a hall's page with `tags` in its head.
#[cfg(feature = "hall")]
pub(super) fn start_with(tags: &str) -> Response {
    let start = start_of_hall().unwrap_or_else(|| NOT_BUILT.to_owned());
    let start = start.replacen("<title>", &format!("{tags}<title>"), 1);
    ([(header::CACHE_CONTROL, FRESH)], Html(start)).into_response()
}

/// Returns whether the built page has a file.
#[cfg(feature = "hall")]
pub(super) fn has_file(path: &str) -> bool {
    PageFiles::get(path).is_some()
}

/// Returns the list of files for the service worker of a hall's page.
fn list_of_hall(headers: &HeaderMap) -> Response {
    match start_of_hall() {
        Some(start) => text_file(FILES, FRESH, list_of_files(&start), headers),
        None => StatusCode::NOT_FOUND.into_response(),
    }
}

/// Returns a text that is made for the request, compressed for who can read that.
fn text_file(path: &str, keep: HeaderValue, text: String, headers: &HeaderMap) -> Response {
    let kept = [(header::CACHE_CONTROL, keep)];
    let kind = [(header::CONTENT_TYPE, kind(path))];
    let vary = [(header::VARY, "accept-encoding")];
    if !accepts(headers, "deflate") {
        return (kept, kind, vary, text).into_response();
    }
    let packed = miniz_oxide::deflate::compress_to_vec_zlib(text.as_bytes(), LEVEL);
    let packed = ([(header::CONTENT_ENCODING, "deflate")], packed);
    (kept, kind, vary, packed).into_response()
}

/// Returns a file with which a page plays by itself, or reads files of other programs.
fn own_file(path: &str, headers: &HeaderMap) -> Response {
    let kept = [(header::CACHE_CONTROL, FOR_EVER)];
    let found = folders().and_then(|folders| folders.file(path));
    let answer = found.and_then(|file| match file {
        OwnFile::Module(file) => page_file(&file, FOR_EVER, headers),
        OwnFile::Packed(bytes) => Some((kept, bytes).into_response()),
        OwnFile::Text(text) => Some(text_file(path, FOR_EVER, text, headers)),
    });
    answer.unwrap_or_else(|| StatusCode::NOT_FOUND.into_response())
}

/// Returns a file of the built page, if it has it.
fn page_file(path: &str, keep: HeaderValue, headers: &HeaderMap) -> Option<Response> {
    match (compressed(path), PageFiles::get(path)) {
        (Some(compressed), _) if accepts(headers, "br") => {
            let mut response = embedded(path, compressed, keep, headers);
            let brotli = HeaderValue::from_static("br");
            response
                .headers_mut()
                .insert(header::CONTENT_ENCODING, brotli);
            Some(response)
        }
        (_, Some(plain)) => Some(embedded(path, plain, keep, headers)),
        (Some(compressed), None) => Some(match decompressed(&compressed.data) {
            Ok(data) => {
                let metadata = compressed.metadata;
                let data = data.into();
                embedded(path, EmbeddedFile { data, metadata }, keep, headers)
            }
            Err(error) => {
                tracing::error!(path, "a file of the page cannot be decompressed: {error}");
                StatusCode::INTERNAL_SERVER_ERROR.into_response()
            }
        }),
        (None, None) => None,
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

/// Returns the start of the page with the mark by which it knows that it is in a hall.
fn start_of_hall() -> Option<String> {
    start_with_root("data-hall")
}

/// Returns the start of the page with a mark at its root, and where it finds what it needs to play
/// by itself.
fn start_with_root(mark: &str) -> Option<String> {
    let start = PageFiles::get(INDEX)?;
    let text = String::from_utf8_lossy(&start.data);
    let own = folders().map(Folders::attributes).unwrap_or_default();
    Some(text.replacen("<html ", &format!("<html {mark} {own} "), 1))
}

/// Returns the start of the page with the men of a table of this machine, which stand on the board
/// before the page itself has loaded.
async fn start_of_table(state: &AppState, id: &str) -> Option<String> {
    let table = state.tables.view(id, Viewer::screen()).await.ok()?;
    let first = serde_json::json!({
        "points": table.points,
        "white": table.white,
        "black": table.black,
        "white_player": table.white_player,
        "black_player": table.black_player,
        "phase": table.phase,
        "movement": table.movement,
        "has_bar": table.has_bar,
        "has_hand": table.has_hand,
    });
    // Within a script, a name must not end it.
    let first = first.to_string().replace('<', "\\u003c");
    let first = format!("<script type=\"application/json\" id=\"table-view\">{first}</script>");
    let text = start_with_root("")?;
    Some(text.replacen("<div id=\"app\">", &format!("{first}<div id=\"app\">"), 1))
}

/// Returns whether the client understands an encoding: it names it, and not with the weight 0.
fn accepts(headers: &HeaderMap, wanted: &str) -> bool {
    let named = headers.get_all(header::ACCEPT_ENCODING);
    let named = named.iter().filter_map(|value| value.to_str().ok());
    named.flat_map(|value| value.split(',')).any(|one| {
        let (encoding, weight) = one.split_once(';').unwrap_or((one, ""));
        let weight = weight.trim().strip_prefix("q=").map(str::parse::<f32>);
        encoding.trim() == wanted && !matches!(weight, Some(Ok(0.0) | Err(_)))
    })
}

/// Returns how long a browser keeps a file of the built page.
fn keep(path: &str) -> HeaderValue {
    match path.starts_with(HASHED) {
        true => FOR_EVER,
        false => FRESH,
    }
}

fn embedded(path: &str, file: EmbeddedFile, keep: HeaderValue, headers: &HeaderMap) -> Response {
    let hash = hex(&file.metadata.sha256_hash()[..16]);
    let tag = format!("\"{hash}\"");
    let known = headers.get(header::IF_NONE_MATCH);
    if known.is_some_and(|known| known.as_bytes() == tag.as_bytes()) {
        return StatusCode::NOT_MODIFIED.into_response();
    }
    let mut response = file.data.into_owned().into_response();
    let answer = response.headers_mut();
    answer.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind(path)));
    answer.insert(header::CACHE_CONTROL, keep);
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
        Some("jpg") => "image/jpeg",
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
        let brotli = |value: &str| {
            let value = HeaderValue::from_str(value).unwrap();
            accepts(
                &HeaderMap::from_iter([(header::ACCEPT_ENCODING, value)]),
                "br",
            )
        };
        assert!(brotli("br"));
        assert!(brotli("gzip, deflate, br, zstd"));
        assert!(brotli("gzip;q=1.0, br;q=0.8"));
        assert!(!brotli("gzip, deflate"));
        assert!(!brotli("br;q=0"));
        assert!(!brotli("brotli"));
        assert!(!accepts(&HeaderMap::new(), "br"));
    }
}
