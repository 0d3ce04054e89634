//! Passkeys of accounts of the hall.

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use rosespring_wire::account::{
    AccountView, Confirmation, ConfirmationBody, NewName, RecoveryCodes,
};
use rosespring_wire::passkeys::{NewPasskey, PasskeyAnswer, PasskeyChallenge};
use rosespring_wire::refusal_code::RefusalCode::{
    AccountClosed, AlreadyMember, ChallengeOver, LastCredential, NameMarks, NameRefused,
    NameReserved, NameTaken, NoPasskey, NoPasskeys, PasskeyRefused, TooManyPasskeys, TooManyTries,
    WrongCredentials,
};

use super::rights::{Caller, KnownCaller};
use super::with_cookie;
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::Leader;
use crate::routes::route::Right::{Anybody, Member};
use crate::routes::route::Route;
use crate::routes::shape::json;

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
        NameReserved,
        NameMarks,
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
        .signs_in::<RecoveryCodes>(201)
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
        .signs_in::<AccountView>(200)
        .refuses(&[PasskeyRefused, ChallengeOver]),
    Route::delete("/api/passkeys/{id}", Member, Leader, |to| to.call(remove))
        .about(
            "Removes a passkey from the account, unless nobody could sign in without it. \
                    All other sessions end.",
        )
        .takes::<ConfirmationBody>()
        .signs_in::<AccountView>(200)
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
    .signs_in::<AccountView>(200)
    .refuses(&[PasskeyRefused, AccountClosed, ChallengeOver]),
];

async fn begin_claim(
    Caller { hall, person }: Caller,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<NewName>,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let challenge = hall.begin_claim(person, &headers, &wanted).await?;
    Ok(Json(challenge))
}

async fn claim(
    Caller { hall, person }: Caller,
    headers: HeaderMap,
    JsonBody(answer): JsonBody<PasskeyAnswer>,
) -> Result<Response, ApiError> {
    let (codes, cookie) = hall.claim_with_passkey(person, &headers, &answer).await?;
    Ok(with_cookie(StatusCode::CREATED, codes, Some(cookie)))
}

async fn begin(
    KnownCaller { hall, person }: KnownCaller,
    JsonBody(confirmation): JsonBody<Confirmation>,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let challenge = hall.begin_passkey(&person, &confirmation).await?;
    Ok(Json(challenge))
}

async fn add(
    KnownCaller { hall, person }: KnownCaller,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewPasskey>,
) -> Result<Response, ApiError> {
    let (account, cookie) = hall.add_passkey(&person, &headers, &new).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn remove(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
    headers: HeaderMap,
    JsonBody(confirmation): JsonBody<Confirmation>,
) -> Result<Response, ApiError> {
    let removed = hall.remove_passkey(&person, &headers, &id, &confirmation);
    let (account, cookie) = removed.await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn confirm(
    KnownCaller { hall, person }: KnownCaller,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    Ok(Json(hall.begin_confirmation(&person).await?))
}

async fn begin_sign_in(
    Caller { hall, .. }: Caller,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    Ok(Json(hall.begin_sign_in(&headers)?))
}

async fn sign_in(
    Caller { hall, .. }: Caller,
    headers: HeaderMap,
    JsonBody(answer): JsonBody<PasskeyAnswer>,
) -> Result<Response, ApiError> {
    let (account, cookie) = hall.sign_in_with_passkey(&headers, &answer).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}
