//! The page of a game of a hall: its record in the replayer, without the page of the hall.
//! A reader needs no account, and loads a tenth of what a player loads.

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use rosespring_rules::MatchRules;
use rosespring_table::record;
use serde::Deserialize;
use utoipa::IntoParams;

use super::previews::{ENGLISH, Preview, PreviewTexts, escaped, known, preferred, texts_in};
use super::rights::Caller;
use crate::error::ApiError;
use crate::routes::page;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::Anybody;
use crate::routes::route::Route;
use crate::routes::shape::html;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[Route::get("/game/{id}", Anybody, AnyNode, |to| {
    to.call(game_page)
})
.about(
    "Returns a page with the replayer, which plays the record of a table as far as the reader \
     may see it, and with tags that tell messengers who played which game. Of a table that the \
     reader may not watch, the tags have general words and no name. The page is in the language of \
     `Accept-Language`, its tags in that of the query.",
)
.query::<PreviewLanguage>()
.answers(200, html())];

/// The query of the link of a game.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PreviewLanguage {
    /// The language of the preview, such as `de`: that of the person who sends the link.
    lang: Option<String>,
}

async fn game_page(
    State(state): State<AppState>,
    caller: Caller,
    Path(id): Path<String>,
    asked: Result<Query<PreviewLanguage>, QueryRejection>,
    headers: HeaderMap,
) -> Response {
    let sender = asked.ok().and_then(|Query(asked)| asked.lang);
    let reader = preferred(&headers).or(sender.as_deref().and_then(known));
    // A messenger asks in no language: what it shows is that of the sender.
    let [shown, sent] = [reader, sender.as_deref().or(reader)].map(texts_in);
    // Whatever fails here, the replayer itself says what is wrong.
    let previews = previews(&state, &caller, &id, [shown, sent]).await;
    let previews = previews.ok().flatten();
    let [shown, sent] = previews.unwrap_or_else(|| [shown, sent].map(Preview::general));
    let address = state.public_url.as_ref().map(ToString::to_string);
    let tags = sent.tags(&address.unwrap_or_default());
    page::replayer(&tags, &escaped(&shown.title), reader.unwrap_or(ENGLISH))
}

/// Returns the previews of a table in each of the languages; `None` if the reader may not watch it.
async fn previews<const N: usize>(
    state: &AppState,
    Caller { hall, person }: &Caller,
    id: &str,
    texts: [&PreviewTexts; N],
) -> Result<Option<[Preview; N]>, ApiError> {
    if hall.viewer(id, person.as_ref()).await?.is_none() {
        return Ok(None);
    }
    let table = state.host.store.table(id).await?;
    let rules = table.rules.parse::<MatchRules>();
    let names = record::names(&table);
    Ok(rules.ok().zip(names).map(|(rules, names)| {
        texts.map(|texts| Preview::of_match(&names, &rules, table.match_to, texts))
    }))
}
