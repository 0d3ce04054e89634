//! The routes of a hall. Here are those of people and invitations.

mod account;
mod admin;
mod bot;
mod challenges;
mod chat;
mod devices;
mod lobby;
mod moderation;
mod notices;
mod passkeys;
mod people;
mod previews;
mod push;
mod replay;
mod rights;
mod tournaments;

use axum::extract::{Path, State};
use axum::http::{Extensions, HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::{Json, Router, middleware};
use rosespring_hall::offers::{OfferedGame, may_offer};
use rosespring_table::game::Viewer;
use rosespring_wire::hall::{
    AcceptInvitation, HallView, InvitationView, NewInvitation, RematchView,
};
use rosespring_wire::refusal_code::RefusalCode::{
    Blocked, InvalidBody, InvitationExpired, InvitationTaken, NameMarks, NameReserved, NameTaken,
    NoInvitation, NotMember, OwnInvitation, RatedLimit, TooManyOpen, TooManyTries, WrongPhase,
};
use serde::Serialize;

use self::rights::{Caller, KnownCaller};
use super::body::JsonBody;
use super::route::Place::{AnyNode, Leader, Table};
use super::route::Right::{Anybody, Inviter, Player};
use super::route::Route;
use super::shape::{json, nothing};
use super::viewer::By;
use crate::error::ApiError;
use crate::hall::NewCookie;
use crate::sessions::{SessionEnd, SessionKey};
use crate::state::AppState;
use crate::table::News;

pub(crate) use admin::router as admin_router;

/// The routes that only a hall has, by the module of their handlers.
pub(super) const ROUTES: &[&[Route]] = &[
    OWN,
    previews::ROUTES,
    replay::ROUTES,
    lobby::ROUTES,
    challenges::ROUTES,
    chat::ROUTES,
    account::ROUTES,
    passkeys::ROUTES,
    people::ROUTES,
    devices::ROUTES,
    notices::ROUTES,
    push::ROUTES,
    tournaments::ROUTES,
    moderation::ROUTES,
    bot::ROUTES,
];

const OWN: &[Route] = &[
    Route::get("/api/hall", Anybody, AnyNode, |to| to.call(overview))
        .about(
            "Returns what the hall shows to the reader: their name, tables and \
                    invitations.",
        )
        .answers(200, json::<HallView>()),
    Route::post("/api/hall/invitations", Anybody, AnyNode, |to| {
        to.call(invite)
    })
    .about("Creates an invitation. Its link is `/join/` and its id.")
    .takes::<NewInvitation>()
    .answers(201, json::<InvitationView>())
    .refuses(&[
        NotMember,
        TooManyOpen,
        NameTaken,
        NameReserved,
        NameMarks,
        TooManyTries,
    ])
    .notes(&[
        (InvalidBody, "every fault is named"),
        (NotMember, "a rated match needs an account"),
    ]),
    Route::get("/api/hall/invitations/{id}", Anybody, AnyNode, |to| {
        to.call(show_invitation)
    })
    .about("Returns an invitation. Its state says whether it can be accepted.")
    .answers(200, json::<InvitationView>())
    .refuses(&[NoInvitation]),
    Route::delete("/api/hall/invitations/{id}", Inviter, AnyNode, |to| {
        to.call(withdraw_invitation)
    })
    .about("Withdraws an invitation that nobody has accepted.")
    .answers(204, nothing())
    .refuses(&[InvitationTaken]),
    Route::post("/api/hall/invitations/{id}/accept", Anybody, Leader, |to| {
        to.call(accept_invitation)
    })
    .about(
        "Sits down at the table of an invitation. The table is created; both seats \
                    then stay with the people who took them.",
    )
    .takes::<AcceptInvitation>()
    .answers_with(200, json::<InvitationView>(), "with the id of the table")
    .refuses(&[
        NotMember,
        NoInvitation,
        InvitationTaken,
        OwnInvitation,
        RatedLimit,
        InvitationExpired,
        NameTaken,
        NameReserved,
        NameMarks,
        TooManyTries,
    ])
    .notes(&[(NotMember, "a rated match needs an account")]),
    Route::post(
        "/api/hall/invitations/{id}/learning",
        Anybody,
        Leader,
        |to| to.call(learn_first),
    )
    .about("Tells the person who invites that the caller learns the game before they sit down.")
    .answers(204, nothing())
    .refuses(&[
        NoInvitation,
        InvitationTaken,
        OwnInvitation,
        InvitationExpired,
        TooManyTries,
    ]),
    Route::get("/api/tables/{id}/rematch", Player, AnyNode, |to| {
        to.call(rematch)
    })
    .about("Returns who wants a rematch of a table, and its table once both players do.")
    .answers(200, json::<RematchView>()),
    Route::post("/api/tables/{id}/rematch", Player, Table, |to| {
        to.call(ask_rematch)
    })
    .about(
        "Asks for another match after one that is over. Once both players have asked, \
                    its table exists, with the same seats and settings.",
    )
    .answers(200, json::<RematchView>())
    .refuses(&[WrongPhase, TooManyOpen, Blocked])
    .notes(&[(WrongPhase, "the match is not over")]),
];

/// Adds the rights of the hall to the routes.
pub(super) fn guarded(router: Router<AppState>, state: &AppState) -> Router<AppState> {
    let permitted = middleware::from_fn_with_state(state.clone(), rights::only_permitted);
    router.layer(permitted)
}

/// Notes that a player looks at a table: they need no notice that it is their turn.
pub(super) async fn look_at(state: &AppState, viewer: &Viewer, table: &str) {
    if let Some(hall) = state.hall.as_ref().filter(|_| viewer.holds_any()) {
        hall.look_at(viewer.id().as_str(), table).await;
    }
}

/// Returns the end of the session by which the sender of a request is known.
pub(super) async fn follow_session(
    state: &AppState,
    request: &Extensions,
) -> Result<SessionEnd, ApiError> {
    match (&state.hall, request.get::<SessionKey>()) {
        (Some(hall), Some(key)) => Ok(hall.follow_session(key).await?),
        _ => Ok(SessionEnd::never()),
    }
}

/// Returns an answer, with the cookie of a new session.
fn with_cookie<T: Serialize>(status: StatusCode, body: T, cookie: Option<NewCookie>) -> Response {
    let mut response = (status, Json(body)).into_response();
    if let Some(NewCookie(value)) = cookie {
        response.headers_mut().insert(header::SET_COOKIE, value);
    }
    response
}

async fn overview(Caller { hall, person }: Caller) -> Result<Json<HallView>, ApiError> {
    Ok(Json(hall.overview(person.as_ref()).await?))
}

async fn invite(
    Caller { hall, person }: Caller,
    headers: HeaderMap,
    JsonBody(mut wanted): JsonBody<NewInvitation>,
) -> Result<Response, ApiError> {
    let name = wanted.name.take();
    let game = OfferedGame::from(wanted);
    may_offer(&game, person.as_ref())?;
    let (inviter, cookie) = hall.admit(person, name, &headers).await?;
    let invitation = hall.invite(&inviter, game).await?;
    Ok(with_cookie(StatusCode::CREATED, invitation, cookie))
}

async fn show_invitation(
    Caller { hall, person }: Caller,
    Path(id): Path<String>,
) -> Result<Json<InvitationView>, ApiError> {
    let invitation = hall.invitation(&id).await?;
    Ok(Json(hall.show(&invitation, person.as_ref()).await?))
}

async fn withdraw_invitation(
    Caller { hall, .. }: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall.withdraw(&id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn accept_invitation(
    Caller { hall, person }: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
    JsonBody(AcceptInvitation { name }): JsonBody<AcceptInvitation>,
) -> Result<Response, ApiError> {
    // A link that leads nowhere makes no guest.
    hall.may_accept(&id, person.as_ref()).await?;
    let (guest, cookie) = hall.admit(person, name, &headers).await?;
    let accepted = hall.accept(&id, &guest).await?;
    Ok(with_cookie(StatusCode::OK, accepted, cookie))
}

async fn learn_first(
    Caller { hall, person }: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    hall.tell_learning(&id, person.as_ref(), &headers).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn rematch(
    Caller { hall, .. }: Caller,
    Path(id): Path<String>,
) -> Result<Json<RematchView>, ApiError> {
    Ok(Json(hall.rematch(&id).await?))
}

async fn ask_rematch(
    State(state): State<AppState>,
    KnownCaller { hall, person }: KnownCaller,
    By(viewer): By,
    Path(id): Path<String>,
) -> Result<Json<RematchView>, ApiError> {
    let table = state.tables.view(&id, viewer.clone()).await?;
    let answer = hall.ask_rematch(&table, &viewer, &person).await?;
    state.tables.tell(&id, News::Rematch(answer.clone()));
    Ok(Json(answer))
}
