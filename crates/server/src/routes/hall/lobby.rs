//! The lobby of the hall, and seeks.

use axum::extract::rejection::QueryRejection;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{Path, Query};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use rosespring_wire::hall::AcceptInvitation;
use rosespring_wire::lobby::{NewSeek, SeekAnswer};
use rosespring_wire::refusal_code::RefusalCode::{
    Blocked, InvalidBody, LeftLately, NameMarks, NameReserved, NameTaken, NoSeek, NoUpgrade,
    NotForBots, NotMember, OwnSeek, RatedLimit, RatingRange, TooManySeeks, TooManySockets,
    TooManyTables, TooManyTries,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::rights::Caller;
use super::with_cookie;
use crate::error::ApiError;
use crate::hall::lobby;
use crate::limits::{LOBBY_BUFFER_BYTES, MESSAGE_BYTES_MAX};
use crate::routes::body::JsonBody;
use crate::routes::route::Place::{Leader, LeaderOrCopy};
use crate::routes::route::Right::Anybody;
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};
use crate::routes::viewer::Session;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/hall/lobby", Anybody, LeaderOrCopy, |to| to.call(line))
        .about(
            "The WebSocket of the lobby. The server sends `LobbyMessage`s: first the whole \
                    lobby, then the differences, at most once a second. A seek is listed as long \
                    as its person has such a socket, and a few seconds longer. The page sends \
                    nothing.",
        )
        .query::<Entering>()
        .answers_with(101, nothing(), "the connection is a WebSocket from here on")
        .refuses(&[NoUpgrade, TooManySockets]),
    Route::post("/api/hall/seeks", Anybody, Leader, |to| to.call(seek))
        .about(
            "Seeks a game with anybody. If somebody seeks the same game already, it \
                    begins; otherwise the seek waits, in place of an earlier one of the person. \
                    The seek of a bot is never accepted in this way: people choose it in the \
                    lobby.",
        )
        .takes::<NewSeek>()
        .answers_with(200, json::<SeekAnswer>(), "with the id of the table")
        .answers_with(
            201,
            json::<SeekAnswer>(),
            "with the id of the seek that waits",
        )
        .refuses(&[
            NotMember,
            TooManyTables,
            LeftLately,
            TooManySeeks,
            NameTaken,
            NameReserved,
            NameMarks,
            TooManyTries,
        ])
        .notes(&[
            (InvalidBody, "every fault is named"),
            (NotMember, "a rated match needs an account"),
        ]),
    Route::delete("/api/hall/seeks", Anybody, Leader, |to| {
        to.call(withdraw_seek)
    })
    .about("Withdraws the caller's seek. Without one nothing changes.")
    .answers(204, nothing()),
    Route::post("/api/hall/seeks/{id}/accept", Anybody, Leader, |to| {
        to.call(accept_seek)
    })
    .about("Accepts a seek: the game begins, and an own seek ends.")
    .takes::<AcceptInvitation>()
    .answers_with(200, json::<SeekAnswer>(), "with the id of the table")
    .refuses(&[
        NotMember,
        NotForBots,
        NoSeek,
        OwnSeek,
        Blocked,
        RatedLimit,
        RatingRange,
        TooManyTables,
        LeftLately,
        NameTaken,
        NameReserved,
        NameMarks,
        TooManyTries,
    ])
    .notes(&[(NotMember, "a rated match needs an account")]),
];

/// The query of a page that enters the lobby.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct Entering {
    /// Whether the person agrees that others in the lobby read their name.
    #[serde(default)]
    named: bool,
    /// The seek that the page waited with before its last line ended. If it was accepted
    /// meanwhile, the page is told so.
    seek: Option<String>,
}

async fn line(
    Caller { hall, person }: Caller,
    Session(session): Session,
    headers: HeaderMap,
    asked: Result<Query<Entering>, QueryRejection>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|error| ApiError::NoUpgrade(error.body_text()))?;
    let Query(Entering { named, seek }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let place = hall.enter_from(&headers)?;
    let mut welcome = hall.lobby.enter(person.as_ref(), named)?;
    if let Some(member) = person.as_ref().filter(|person| person.is_member) {
        let id = member.id.as_str();
        welcome.show_challenges(hall.lobby.challenges_of(id).await?);
    }
    if let Some(seek) = seek
        && let Some(table) = hall.table_of_seek(&seek, person.as_ref()).await?
    {
        welcome.seat(table);
    }
    Ok(upgrade
        .max_message_size(MESSAGE_BYTES_MAX)
        .max_frame_size(MESSAGE_BYTES_MAX)
        .read_buffer_size(LOBBY_BUFFER_BYTES)
        .write_buffer_size(LOBBY_BUFFER_BYTES)
        .on_upgrade(async |socket| {
            lobby::talk(socket, welcome, session).await;
            drop(place);
        }))
}

async fn seek(
    Caller { hall, person }: Caller,
    headers: HeaderMap,
    JsonBody(mut wanted): JsonBody<NewSeek>,
) -> Result<Response, ApiError> {
    let name = wanted.name.take();
    let wanted = (wanted.into(), name);
    let (answer, cookie) = hall.seek(person, wanted, &headers).await?;
    let status = match answer.table {
        Some(_) => StatusCode::OK,
        None => StatusCode::CREATED,
    };
    Ok(with_cookie(status, answer, cookie))
}

async fn withdraw_seek(Caller { hall, person }: Caller) -> Result<StatusCode, ApiError> {
    if let Some(person) = person {
        hall.withdraw_seek(&person).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn accept_seek(
    Caller { hall, person }: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    JsonBody(AcceptInvitation { name }): JsonBody<AcceptInvitation>,
) -> Result<Response, ApiError> {
    let (answer, cookie) = hall.accept_seek(&id, person, name, &headers).await?;
    Ok(with_cookie(StatusCode::OK, answer, cookie))
}
