//! Messages between the players of a table.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use rosespring_wire::chat::{ChatLine, ChatMute, ChatView, ChatWords};
use rosespring_wire::refusal_code::RefusalCode::{
    ChatFull, NoMessage, NoTextsYet, Silenced, TooFast,
};

use super::rights::{Caller, KnownCaller};
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::{AnyNode, Table};
use crate::routes::route::Right::Player;
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};
use crate::routes::viewer::By;
use crate::state::AppState;
use crate::table::News;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/tables/{id}/chat", Player, AnyNode, |to| to.call(chat))
        .about(
            "Returns the messages of both players, the oldest first, and what the reader \
                    may write.",
        )
        .answers(200, json::<ChatView>()),
    Route::put("/api/tables/{id}/chat/mute", Player, AnyNode, |to| {
        to.call(mute)
    })
    .about("Hides the messages of the other player, or shows them again, at all tables.")
    .takes::<ChatMute>()
    .answers(204, nothing()),
    Route::post("/api/tables/{id}/chat", Player, Table, |to| to.call(say))
        .about(
            "Sends a message to the other player: at most five in ten seconds, and texts \
                    only after some finished matches.",
        )
        .takes::<ChatWords>()
        .answers(201, json::<ChatLine>())
        .refuses(&[NoTextsYet, Silenced, ChatFull, TooFast]),
    Route::post(
        "/api/tables/{id}/chat/{number}/report",
        Player,
        AnyNode,
        |to| to.call(report),
    )
    .about(
        "Reports a message of the other player to the operator, with all messages \
                    until now.",
    )
    .answers(204, nothing())
    .refuses(&[NoMessage]),
];

async fn chat(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<Json<ChatView>, ApiError> {
    Ok(Json(hall.chat(&id, &person).await?))
}

async fn mute(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
    JsonBody(ChatMute { is_muted }): JsonBody<ChatMute>,
) -> Result<StatusCode, ApiError> {
    hall.mute(&id, &person, is_muted).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn say(
    Caller { hall, .. }: Caller,
    State(state): State<AppState>,
    By(viewer): By,
    Path(id): Path<String>,
    JsonBody(words): JsonBody<ChatWords>,
) -> Result<(StatusCode, Json<ChatLine>), ApiError> {
    let line = hall.say(&id, &viewer, words).await?;
    state.tables.tell(&id, News::Chat(line.clone()));
    Ok((StatusCode::CREATED, Json(line)))
}

async fn report(
    KnownCaller { hall, person }: KnownCaller,
    Path((id, number)): Path<(String, String)>,
) -> Result<StatusCode, ApiError> {
    hall.report(&id, &number, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}
