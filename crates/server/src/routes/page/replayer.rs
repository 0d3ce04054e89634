//! The page of a game: the replayer of `@rosespring/board`, without the page of the hall.

use std::sync::LazyLock;

use axum::http::header;
use axum::response::{Html, IntoResponse, Response};

use super::{FRESH, NOT_BUILT, PageFiles};

/// The script of the page in the folder of the built replayer, whose name follows from its content.
const SCRIPT: &str = "/hall.js";

/// The folder of the built replayer; `None` in a program without a page.
static FOLDER: LazyLock<Option<String>> = LazyLock::new(|| {
    let mut files = PageFiles::iter();
    files.find_map(|file| {
        let folder = file.strip_suffix(".br").unwrap_or(&file);
        folder.strip_suffix(SCRIPT).map(str::to_owned)
    })
});

/// What stands on the page before its script runs, and around the replayer.
const STYLE: &str = "
:root { --page: #efe5d4; --ink: #2e1c14; --rose: #8b2a45; color-scheme: light }
:root[data-mode=dark] { --page: #1c1411; --ink: #f0e4d2; --rose: #f0a3b4; color-scheme: dark }
body { margin: 0 auto; max-width: 84rem; padding: 10px 14px 20px; box-sizing: border-box;
  background: var(--page); color: var(--ink); font: 17px/1.4 system-ui, sans-serif }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 14px; margin-bottom: 10px }
header a { display: flex; align-items: center; gap: 10px; min-height: 44px; color: var(--rose);
  font-weight: 650; text-decoration: none }
header a:focus-visible { outline: 3px solid #1f5f8b; outline-offset: 2px }
header img { width: 34px; height: 34px }
h1 { margin: 0; font: 600 1.1rem/1.3 Georgia, serif; overflow-wrap: anywhere }
";

/// Returns the page that replays the record of the table at its address. Tags and title are HTML,
/// `language` is the code of the title's.
pub(in crate::routes) fn replayer(tags: &str, title: &str, language: &str) -> Response {
    let Some(folder) = FOLDER.as_ref() else {
        let start = NOT_BUILT.replacen("<title>", &format!("{tags}<title>"), 1);
        return ([(header::CACHE_CONTROL, FRESH)], Html(start)).into_response();
    };
    let page = format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n{tags}<title>{title}</title>\n\
         <link rel=\"icon\" href=\"/icon.svg\">\n\
         <link rel=\"modulepreload\" href=\"/{folder}/replay.js\">\n\
         <link rel=\"modulepreload\" href=\"/{folder}/board.js\">\n\
         <script type=\"module\" src=\"/{folder}{SCRIPT}\"></script>\n<style>{STYLE}</style>\n\
         <header><a href=\"/\"><img src=\"/icon.svg\" alt=\"\">Rosespring</a>\n\
         <h1 dir=\"auto\">{title}</h1></header>\n\
         <main><rosespring-replay></rosespring-replay></main>\n\
         </html>\n"
    );
    ([(header::CACHE_CONTROL, FRESH)], Html(page)).into_response()
}
