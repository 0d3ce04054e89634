//! Challenges to members, and members whom a member has blocked.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use rosespring_hall::offers::OfferedGame;
use rosespring_wire::challenge::{ChallengeView, NewChallenge};
use rosespring_wire::lobby::SeekAnswer;
use rosespring_wire::refusal_code::RefusalCode::{
    Blocked, DeclinedLately, InvalidBody, NoChallenge, NoPlayer, NotHere, RatedLimit,
    TooManyChallenges, TooManyTables, TooManyTries,
};

use super::rights::KnownCaller;
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::Leader;
use crate::routes::route::Right::Member;
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};

pub(super) const ROUTES: &[Route] = &[
    Route::post("/api/hall/challenges", Member, Leader, |to| {
        to.call(challenge)
    })
    .about(
        "Challenges a member to a game, in place of an earlier challenge to them. \
                    Unless the game has days, the member must be in the lobby; the challenge then \
                    ends after five minutes, or when the person leaves the lobby who challenges. \
                    One to a game with days ends after a day.",
    )
    .takes::<NewChallenge>()
    .answers(201, json::<ChallengeView>())
    .refuses(&[
        NoPlayer,
        NotHere,
        Blocked,
        TooManyChallenges,
        RatedLimit,
        DeclinedLately,
        TooManyTries,
    ])
    .notes(&[(InvalidBody, "every fault is named")]),
    Route::post("/api/hall/challenges/{id}/accept", Member, Leader, |to| {
        to.call(accept)
    })
    .about("Accepts a challenge: the game begins, and the seeks of both players end.")
    .answers_with(200, json::<SeekAnswer>(), "with the id of the table")
    .refuses(&[NoChallenge, RatedLimit, TooManyTables]),
    Route::delete("/api/hall/challenges/{id}", Member, Leader, |to| {
        to.call(end)
    })
    .about(
        "Ends a challenge: its member withdraws it, or the one who is challenged \
                    declines it.",
    )
    .answers(204, nothing())
    .refuses(&[NoChallenge]),
    Route::post("/api/players/{name}/block", Member, Leader, |to| {
        to.call(block)
    })
    .about(
        "Blocks a member: neither can challenge the other one or accept their seek, \
                    and \"play anybody\" does not pair them. The member is not told.",
    )
    .parameter("the name of the account")
    .answers(204, nothing())
    .refuses(&[NoPlayer]),
    Route::delete("/api/players/{name}/block", Member, Leader, |to| {
        to.call(unblock)
    })
    .about("Ends the block of a member. Without one nothing changes.")
    .parameter("the name of the account")
    .answers(204, nothing())
    .refuses(&[NoPlayer]),
];

async fn challenge(
    KnownCaller { hall, person }: KnownCaller,
    JsonBody(NewChallenge { to, game }): JsonBody<NewChallenge>,
) -> Result<(StatusCode, Json<ChallengeView>), ApiError> {
    let game = OfferedGame::from(game);
    let view = hall.challenge(&person, &to, &game).await?;
    Ok((StatusCode::CREATED, Json(view)))
}

async fn accept(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<Json<SeekAnswer>, ApiError> {
    Ok(Json(hall.accept_challenge(&id, &person).await?))
}

async fn end(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall.end_challenge(&id, &person).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn block(
    KnownCaller { hall, person }: KnownCaller,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall.set_block(&person, &name, true).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn unblock(
    KnownCaller { hall, person }: KnownCaller,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall.set_block(&person, &name, false).await?;
    Ok(StatusCode::NO_CONTENT)
}
