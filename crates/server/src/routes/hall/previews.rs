//! What messengers show of the link of an invitation or of a game: tags in the head of its page, in
//! the language of the person who sends it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::LazyLock;

use axum::extract::{Path, State};
use axum::http::{HeaderMap, header};
use axum::response::Response;
use rosespring_hall::StoredBody;
use rosespring_hall::offers::OfferedGame;
use rosespring_rules::MatchRules;
use rosespring_wire::hall::{InvitationState, InvitationView};
use rosespring_wire::person::PersonKindView;
use serde::Deserialize;

use super::rights::Caller;
use crate::error::ApiError;
use crate::hall::Hall;
use crate::routes::page;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::Anybody;
use crate::routes::route::Route;
use crate::routes::shape::html;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[Route::get("/join/{id}", Anybody, AnyNode, |to| {
    to.call(join_page)
})
.about(
    "Returns the start of the page, with tags that tell messengers who invites to which \
                    game. A link that nobody can accept any more has general words and no name.",
)
.answers(200, html())];

/// The texts of previews by language; `npm run messages` writes them from those of the page.
static TEXTS: LazyLock<BTreeMap<String, PreviewTexts>> = LazyLock::new(|| {
    serde_json::from_str(include_str!("previews.json")).expect("a test of the page writes it")
});

/// The language of links that name none, or one without texts.
pub(super) const ENGLISH: &str = "en";
/// The most languages of a reader that are looked at.
const WANTED_MAX: usize = 20;
/// The folder of the pictures in the built page, and the picture that fits every game.
const PICTURES: &str = "og";
const ANY_GAME: &str = "rosespring";

/// What previews say in a language.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PreviewTexts {
    /// The title of a link that is over.
    title: String,
    /// The description of a link that is over.
    description: String,
    /// The title of an invitation, with `{name}` and `{game}`.
    invites: String,
    /// The same of a guest who gave no name, with `{game}`.
    invites_friend: String,
    /// How long the match is, by its units.
    lengths: BTreeMap<u8, String>,
    /// That an unrated match needs no account.
    free: String,
    /// The name of each game, and what is special about it.
    games: BTreeMap<String, (String, String)>,
}

/// A preview as plain text.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Preview {
    pub(super) title: String,
    description: String,
    /// The name of the picture.
    picture: String,
}

impl Preview {
    /// Returns the preview of a link that leads nowhere.
    pub(super) fn general(texts: &PreviewTexts) -> Self {
        Self {
            title: texts.title.clone(),
            description: texts.description.clone(),
            picture: ANY_GAME.to_owned(),
        }
    }

    /// Returns the preview of an invitation by `inviter`, or by a guest who gave no name; `None` if
    /// this program does not know the game.
    fn of(inviter: Option<&str>, game: &OfferedGame, texts: &PreviewTexts) -> Option<Self> {
        let rules = game.rules().ok()?;
        let name = rules.name();
        let (title, note) = texts.game(name);
        let parts = [
            texts.length(game.match_to),
            if game.rated { "" } else { &texts.free },
            note,
        ];
        Some(Self {
            title: match inviter {
                // The name comes last: it may contain `{game}`.
                Some(inviter) => texts
                    .invites
                    .replace("{game}", title)
                    .replace("{name}", &isolated(inviter)),
                None => texts.invites_friend.replace("{game}", title),
            },
            description: parts.join(" ").trim().to_owned(),
            picture: name.to_owned(),
        })
    }

    /// Returns the preview of a match between White and Black.
    pub(super) fn of_match(
        [white, black]: &[String; 2],
        rules: &MatchRules,
        match_to: u8,
        texts: &PreviewTexts,
    ) -> Self {
        let (title, note) = texts.game(rules.name());
        let [white, black] = [white, black].map(|name| isolated(name));
        Self {
            title: format!("{white} – {black}: {title}"),
            description: format!("{} {note}", texts.length(match_to))
                .trim()
                .to_owned(),
            picture: rules.name().to_owned(),
        }
    }

    /// Returns the tags for a hall at an address.
    pub(super) fn tags(&self, address: &str) -> String {
        let picture = [self.picture.as_str(), ANY_GAME]
            .map(|name| format!("{PICTURES}/{name}.jpg"))
            .into_iter()
            .find(|path| page::has_file(path));
        let mut tags = "<meta name=\"robots\" content=\"noindex\">".to_owned();
        let mut add = |property: &str, content: &str| {
            let content = escaped(content);
            let _ = write!(
                tags,
                "<meta property=\"og:{property}\" content=\"{content}\">"
            );
        };
        add("site_name", "Rosespring");
        add("type", "website");
        add("title", &self.title);
        add("description", &self.description);
        if let Some(path) = picture {
            add("image", &format!("{address}/{path}"));
            add("image:width", "1200");
            add("image:height", "630");
            tags.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\">");
        }
        tags
    }
}

impl PreviewTexts {
    /// Returns the name of a game, and what is special about it.
    fn game<'a>(&'a self, name: &'a str) -> (&'a str, &'a str) {
        match self.games.get(name) {
            Some((title, note)) => (title, note),
            None => (name, ""),
        }
    }

    /// Returns how long a match is; empty for an unusual length.
    fn length(&self, match_to: u8) -> &str {
        self.lengths.get(&match_to).map_or("", String::as_str)
    }
}

/// Returns a name that may run in another direction than its sentence.
fn isolated(name: &str) -> String {
    format!("\u{2068}{name}\u{2069}")
}

/// Returns whether the page made the name of a guest who gave none, a word and a number of three
/// digits: it tells a friend nothing.
fn is_made_up(view: &InvitationView) -> bool {
    let number = view.inviter.rsplit_once(' ').filter(|(word, number)| {
        let is_number = number.chars().count() == 3 && number.chars().all(char::is_numeric);
        is_number && !word.chars().any(char::is_whitespace)
    });
    view.inviter_kind == PersonKindView::Guest && number.is_some()
}

/// Returns a text as the value of an attribute.
pub(super) fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            char => escaped.push(char),
        }
    }
    escaped
}

/// Returns the code of a language with texts, by a tag such as `pt-BR`.
pub(super) fn known(tag: &str) -> Option<&'static str> {
    let code = tag.split('-').next()?.trim();
    let mut codes = TEXTS.keys();
    codes
        .find(|known| known.eq_ignore_ascii_case(code))
        .map(String::as_str)
}

/// Returns the language with texts that a reader prefers by their `Accept-Language`.
pub(super) fn preferred(headers: &HeaderMap) -> Option<&'static str> {
    let wanted = headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok()?;
    let mut best = None;
    for entry in wanted.split(',').take(WANTED_MAX) {
        let (tag, weight) = entry.split_once(";q=").unwrap_or((entry, "1"));
        let weight = weight.trim().parse::<f32>().unwrap_or(0.0);
        if let Some(code) = known(tag.trim())
            && weight > best.map_or(0.0, |(_, most)| most)
        {
            best = Some((code, weight));
        }
    }
    best.map(|(code, _)| code)
}

/// Returns the texts of a language, or else the English ones.
pub(super) fn texts_in(language: Option<&str>) -> &'static PreviewTexts {
    let texts = language.and_then(|language| TEXTS.get(language));
    texts.unwrap_or_else(|| &TEXTS[ENGLISH])
}

async fn join_page(
    State(state): State<AppState>,
    Caller { hall, .. }: Caller,
    Path(id): Path<String>,
) -> Response {
    // Whatever fails here, the page itself says what is wrong.
    let preview = preview(&hall, &id).await;
    let preview = preview.unwrap_or_else(|_| Preview::general(texts_in(None)));
    let address = state.public_url.as_ref().map(ToString::to_string);
    page::start_with(&preview.tags(&address.unwrap_or_default()))
}

async fn preview(hall: &Hall, id: &str) -> Result<Preview, ApiError> {
    let stored = hall.invitation(id).await?;
    let game = OfferedGame::from_body(&stored.body)?;
    let texts = texts_in(game.language.as_deref());
    let view = hall.show(&stored, None).await?;
    let is_open = view.state == InvitationState::Open && !view.inviter.is_empty();
    let inviter = (!is_made_up(&view)).then_some(view.inviter.as_str());
    let preview = is_open.then(|| Preview::of(inviter, &game, texts));
    Ok(preview.flatten().unwrap_or_else(|| Preview::general(texts)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_with_the_highest_weight_that_has_texts_is_preferred() {
        for (wanted, language) in [
            ("ru", Some("ru")),
            ("pt-BR,pt;q=0.9,de-AT;q=0.4,en;q=0.3", Some("de")),
            ("en;q=0.3, BG;q=0.7", Some("bg")),
            ("el;q=0", None),
            ("*", None),
            ("", None),
        ] {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_LANGUAGE, wanted.parse().unwrap());

            assert_eq!(preferred(&headers), language, "{wanted}");
        }
    }
}
