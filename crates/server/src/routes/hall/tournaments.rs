//! Tournaments of the hall.

use axum::Json;
use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use rosespring_wire::refusal_code::RefusalCode::{
    InvalidBody, LeftLately, NameMarks, NameReserved, NameTaken, NoTextsYet, NoTournament,
    NotInTournament, NotOrganiser, Silenced, TooFewPlayers, TooManyTournaments, TournamentBegun,
    TournamentClosed, TournamentFull, TournamentOver,
};
use rosespring_wire::tournament::{
    NewTournament, TournamentBoards, TournamentList, TournamentView,
};
use serde::Deserialize;
use utoipa::IntoParams;

use super::rights::{Caller, KnownCaller};
use crate::error::ApiError;
use crate::hall::{Hall, Person};
use crate::routes::body::JsonBody;
use crate::routes::route::Place::Leader;
use crate::routes::route::Right::{Anybody, Member};
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/tournaments", Anybody, Leader, |to| to.call(list))
        .about(
            "Returns the tournaments that go on or can be joined, and the newest of those \
                    that are over.",
        )
        .answers(200, json::<TournamentList>()),
    Route::post("/api/tournaments", Member, Leader, |to| to.call(create))
        .about("Creates a tournament. Its organiser does not play unless they join.")
        .takes::<NewTournament>()
        .answers(201, json::<TournamentView>())
        .refuses(&[
            Silenced,
            NoTextsYet,
            TooManyTournaments,
            NameTaken,
            NameReserved,
            NameMarks,
        ])
        .notes(&[(InvalidBody, "every fault is named")]),
    Route::get("/api/tournaments/{id}", Anybody, Leader, |to| to.call(show))
        .about(
            "Returns a tournament with its standings and rounds, unless the page has its \
                    present version.",
        )
        .query::<PageVersion>()
        .answers(200, json::<TournamentView>())
        .answers_with(204, nothing(), "the page has the present version")
        .refuses(&[NoTournament]),
    Route::get("/api/tournaments/{id}/boards", Anybody, Leader, |to| {
        to.call(boards)
    })
    .about(
        "Returns boards of games of the tournament that are being played, as watchers \
                    see them, unless the page has their present version. They change at most once \
                    a second.",
    )
    .query::<BoardsVersion>()
    .answers(200, json::<TournamentBoards>())
    .answers_with(204, nothing(), "the page has the present version")
    .refuses(&[NoTournament]),
    Route::post("/api/tournaments/{id}/join", Member, Leader, |to| {
        to.call(join)
    })
    .about(
        "Lets the member join the tournament, or come back to it. Joining twice has \
                    the effect of joining once.",
    )
    .answers(200, json::<TournamentView>())
    .refuses(&[NoTournament, TournamentClosed, TournamentFull, LeftLately]),
    Route::post("/api/tournaments/{id}/withdraw", Member, Leader, |to| {
        to.call(withdraw)
    })
    .about(
        "Lets the member leave the tournament: they are not paired any more. A game \
                    that runs goes on.",
    )
    .answers(200, json::<TournamentView>())
    .refuses(&[NoTournament, NotInTournament, TournamentOver]),
    Route::post("/api/tournaments/{id}/begin", Member, Leader, |to| {
        to.call(begin)
    })
    .about("Begins the tournament before its time. Only the organiser and moderators may.")
    .answers(200, json::<TournamentView>())
    .refuses(&[
        NotOrganiser,
        NoTournament,
        TournamentBegun,
        TournamentOver,
        TooFewPlayers,
    ]),
    Route::post("/api/tournaments/{id}/cancel", Member, Leader, |to| {
        to.call(cancel)
    })
    .about(
        "Ends the tournament without a winner; matches that run go on for themselves. \
                    Only the organiser and moderators may.",
    )
    .answers(200, json::<TournamentView>())
    .refuses(&[NotOrganiser, NoTournament, TournamentOver, TournamentBegun])
    .notes(&[(
        TournamentBegun,
        "who plays in it, and is no moderator, ends it only before it begins",
    )]),
];

/// The query of a page that has a tournament already.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct PageVersion {
    /// The version that the page has.
    after: Option<u32>,
}

/// The query of a page that has the boards of a tournament already.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
struct BoardsVersion {
    /// The version that the page has.
    known: Option<i64>,
}

/// Returns a tournament after a change of its reader.
async fn changed(hall: &Hall, id: &str, person: &Person) -> Result<Json<TournamentView>, ApiError> {
    let view = hall.show_tournament(id, Some(person), None).await?;
    let view = view.ok_or_else(|| ApiError::NoTournament(id.to_owned()))?;
    Ok(Json(view))
}

async fn list(Caller { hall, person }: Caller) -> Result<Json<TournamentList>, ApiError> {
    Ok(Json(hall.tournaments(person.as_ref()).await?))
}

async fn create(
    KnownCaller { hall, person }: KnownCaller,
    JsonBody(new): JsonBody<NewTournament>,
) -> Result<(StatusCode, Json<TournamentView>), ApiError> {
    let id = hall.create_tournament(&person, new.into()).await?;
    Ok((StatusCode::CREATED, changed(&hall, &id, &person).await?))
}

async fn show(
    Caller { hall, person }: Caller,
    Path(id): Path<String>,
    asked: Result<Query<PageVersion>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(PageVersion { after }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let view = hall.show_tournament(&id, person.as_ref(), after).await?;
    Ok(match view {
        Some(view) => Json(view).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

async fn boards(
    Caller { hall, .. }: Caller,
    Path(id): Path<String>,
    asked: Result<Query<BoardsVersion>, QueryRejection>,
) -> Result<Response, ApiError> {
    let Query(BoardsVersion { known }) =
        asked.map_err(|error| ApiError::InvalidQuery(error.body_text()))?;
    let boards = hall.tournament_boards(&id, known).await?;
    Ok(match boards {
        Some(boards) => Json(boards).into_response(),
        None => StatusCode::NO_CONTENT.into_response(),
    })
}

async fn join(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    hall.join_tournament(&id, &person).await?;
    changed(&hall, &id, &person).await
}

async fn withdraw(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    hall.leave_tournament(&id, &person).await?;
    changed(&hall, &id, &person).await
}

async fn begin(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    hall.begin_tournament(&id, &person).await?;
    changed(&hall, &id, &person).await
}

async fn cancel(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<Json<TournamentView>, ApiError> {
    hall.cancel_tournament(&id, &person).await?;
    changed(&hall, &id, &person).await
}
