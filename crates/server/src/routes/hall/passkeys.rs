//! Passkeys of accounts of the hall.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use rosespring_wire::account::{
    AccountView, Confirmation, ConfirmationBody, NewName, RecoveryCodes,
};
use rosespring_wire::passkeys::{NewPasskey, PasskeyAnswer, PasskeyChallenge};
use rosespring_wire::refusal_code::RefusalCode::{
    AccountClosed, AlreadyMember, ChallengeOver, LastCredential, NameRefused, NameTaken, NoPasskey,
    NoPasskeys, PasskeyRefused, TooManyPasskeys, TooManyTries, WrongCredentials,
};

use super::rights::Caller;
use super::{hall, with_cookie};
use crate::error::ApiError;
use crate::routes::body::BodyBytes;
use crate::routes::route::Place::Leader;
use crate::routes::route::Right::{Anybody, Member};
use crate::routes::route::Route;
use crate::routes::shape::json;
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[
    Route::post("/api/passkeys/claim/begin", Anybody, Leader, |to| {
        to.call(begin_claim)
    })
    .about(
        "Begins to make an account with a passkey: the browser is to make one for this \
                    challenge.",
    )
    .takes::<NewName>()
    .answers(200, json::<PasskeyChallenge>())
    .refuses(&[
        NameRefused,
        NoPasskeys,
        NameTaken,
        AlreadyMember,
        TooManyTries,
    ]),
    Route::post("/api/passkeys/claim", Anybody, Leader, |to| to.call(claim))
        .about(
            "Makes an account with a passkey. A guest keeps their id, so their seats and \
                    games stay theirs.",
        )
        .takes::<PasskeyAnswer>()
        .answers_with(
            201,
            json::<RecoveryCodes>(),
            "with the cookie of a new session",
        )
        .refuses(&[PasskeyRefused, ChallengeOver, NameTaken, AlreadyMember]),
    Route::post("/api/passkeys/begin", Member, Leader, |to| to.call(begin))
        .about("Begins to make one more passkey. The member confirms it with a credential.")
        .takes::<ConfirmationBody>()
        .answers(200, json::<PasskeyChallenge>())
        .refuses(&[
            WrongCredentials,
            PasskeyRefused,
            NoPasskeys,
            ChallengeOver,
            TooManyPasskeys,
            TooManyTries,
        ]),
    Route::post("/api/passkeys", Member, Leader, |to| to.call(add))
        .about("Adds a passkey to the account. All other sessions end.")
        .takes::<NewPasskey>()
        .answers_with(
            200,
            json::<AccountView>(),
            "with the cookie of a new session",
        )
        .refuses(&[PasskeyRefused, ChallengeOver]),
    Route::delete("/api/passkeys/{id}", Member, Leader, |to| to.call(remove))
        .about(
            "Removes a passkey from the account, unless nobody could sign in without it. \
                    All other sessions end.",
        )
        .takes::<ConfirmationBody>()
        .answers_with(
            200,
            json::<AccountView>(),
            "with the cookie of a new session",
        )
        .refuses(&[
            WrongCredentials,
            PasskeyRefused,
            NoPasskey,
            ChallengeOver,
            LastCredential,
            TooManyTries,
        ]),
    Route::post("/api/passkeys/confirm", Member, Leader, |to| {
        to.call(confirm)
    })
    .about(
        "Begins the confirmation of a change: a passkey of the member is to sign this \
                    challenge.",
    )
    .answers(200, json::<PasskeyChallenge>())
    .refuses(&[NoPasskeys, NoPasskey, TooManyTries]),
    Route::post("/api/session/passkey/begin", Anybody, Leader, |to| {
        to.call(begin_sign_in)
    })
    .about(
        "Begins to sign in with a passkey: any passkey of this hall is to sign this \
                    challenge.",
    )
    .answers(200, json::<PasskeyChallenge>())
    .refuses(&[NoPasskeys, TooManyTries]),
    Route::post("/api/session/passkey", Anybody, Leader, |to| {
        to.call(sign_in)
    })
    .about("Signs in to the account of a passkey. The session of the browser is replaced.")
    .takes::<PasskeyAnswer>()
    .answers_with(
        200,
        json::<AccountView>(),
        "with the cookie of a new session",
    )
    .refuses(&[PasskeyRefused, AccountClosed, ChallengeOver]),
];

async fn begin_claim(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let wanted = body.json::<NewName>()?;
    let challenge = hall(&state)?.begin_claim(person, &headers, &wanted).await?;
    Ok(Json(challenge))
}

async fn claim(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let answer = body.json::<PasskeyAnswer>()?;
    let hall = hall(&state)?;
    let (codes, cookie) = hall.claim_with_passkey(person, &headers, &answer).await?;
    Ok(with_cookie(StatusCode::CREATED, codes, Some(cookie)))
}

async fn begin(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyBytes,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let member = caller.member()?;
    let confirmation = body.json::<Confirmation>()?;
    let challenge = hall(&state)?.begin_passkey(&member, &confirmation).await?;
    Ok(Json(challenge))
}

async fn add(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let new = body.json::<NewPasskey>()?;
    let hall = hall(&state)?;
    let (account, cookie) = hall.add_passkey(&member, &headers, &new).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn remove(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let confirmation = body.json::<Confirmation>()?;
    let hall = hall(&state)?;
    let removed = hall.remove_passkey(&member, &headers, &id, &confirmation);
    let (account, cookie) = removed.await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn confirm(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let member = caller.member()?;
    Ok(Json(hall(&state)?.begin_confirmation(&member).await?))
}

async fn begin_sign_in(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    Ok(Json(hall(&state)?.begin_sign_in(&headers)?))
}

async fn sign_in(
    State(state): State<AppState>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let answer = body.json::<PasskeyAnswer>()?;
    let hall = hall(&state)?;
    let (account, cookie) = hall.sign_in_with_passkey(&headers, &answer).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}
