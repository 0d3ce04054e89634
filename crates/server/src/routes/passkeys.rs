//! Passkeys of accounts of the hall.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use rosespring_wire::account::{AccountView, Confirmation, RecoveryCodes};
use rosespring_wire::passkeys::{
    ConfirmationBody, NewName, NewPasskey, PasskeyAnswer, PasskeyChallenge,
};

use super::body::{BodyResult, bytes};
use super::hall::{hall, with_cookie};
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// Returns the routes of passkeys.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(begin_claim))
        .routes(routes!(claim))
        .routes(routes!(begin))
        .routes(routes!(add))
        .routes(routes!(remove))
        .routes(routes!(confirm))
        .routes(routes!(begin_sign_in))
        .routes(routes!(sign_in))
}

/// Begins to make an account with a passkey: the browser is to make one for this challenge.
#[utoipa::path(
    post,
    path = "/api/passkeys/claim/begin",
    request_body = NewName,
    responses(
        (status = 200, body = PasskeyChallenge),
        (status = 400, body = ErrorBody, description = "`invalid_body`, `name_refused`"),
        (status = 404, body = ErrorBody, description = "`no_passkeys`"),
        (status = 409, body = ErrorBody, description = "`name_taken`, `already_member`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn begin_claim(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let wanted = NewName::read(&bytes(body)?)?;
    let challenge = hall(&state)?.begin_claim(person, &headers, &wanted).await?;
    Ok(Json(challenge))
}

/// Makes an account with a passkey. A guest keeps their id, so their seats and games stay theirs.
#[utoipa::path(
    post,
    path = "/api/passkeys/claim",
    request_body = PasskeyAnswer,
    responses(
        (status = 201, body = RecoveryCodes, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 403, body = ErrorBody, description = "`passkey_refused`"),
        (status = 409, body = ErrorBody,
         description = "`challenge_over`, `name_taken`, `already_member`"),
    )
)]
async fn claim(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let answer = PasskeyAnswer::read(&bytes(body)?)?;
    let hall = hall(&state)?;
    let (codes, cookie) = hall.claim_with_passkey(person, &headers, &answer).await?;
    Ok(with_cookie(StatusCode::CREATED, codes, Some(cookie)))
}

/// Begins to make one more passkey. The member confirms it with a credential.
#[utoipa::path(
    post,
    path = "/api/passkeys/begin",
    request_body = ConfirmationBody,
    responses(
        (status = 200, body = PasskeyChallenge),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`wrong_credentials`, `passkey_refused`"),
        (status = 404, body = ErrorBody, description = "`no_passkeys`"),
        (status = 409, body = ErrorBody, description = "`challenge_over`, `too_many_passkeys`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn begin(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyResult,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let member = caller.member()?;
    let confirmation = Confirmation::read(&bytes(body)?)?;
    let challenge = hall(&state)?.begin_passkey(&member, &confirmation).await?;
    Ok(Json(challenge))
}

/// Adds a passkey to the account. All other sessions end.
#[utoipa::path(
    post,
    path = "/api/passkeys",
    request_body = NewPasskey,
    responses(
        (status = 200, body = AccountView, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`passkey_refused`"),
        (status = 409, body = ErrorBody, description = "`challenge_over`"),
    )
)]
async fn add(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let new = NewPasskey::read(&bytes(body)?)?;
    let hall = hall(&state)?;
    let (account, cookie) = hall.add_passkey(&member, &headers, &new).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

/// Removes a passkey from the account, unless nobody could sign in without it. All other sessions
/// end.
#[utoipa::path(
    delete,
    path = "/api/passkeys/{id}",
    params(("id" = String, Path)),
    request_body = ConfirmationBody,
    responses(
        (status = 200, body = AccountView, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`wrong_credentials`, `passkey_refused`"),
        (status = 404, body = ErrorBody, description = "`no_passkey`"),
        (status = 409, body = ErrorBody, description = "`challenge_over`, `last_credential`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn remove(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let confirmation = Confirmation::read(&bytes(body)?)?;
    let hall = hall(&state)?;
    let removed = hall.remove_passkey(&member, &headers, &id, &confirmation);
    let (account, cookie) = removed.await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

/// Begins the confirmation of a change: a passkey of the member is to sign this challenge.
#[utoipa::path(
    post,
    path = "/api/passkeys/confirm",
    responses(
        (status = 200, body = PasskeyChallenge),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_passkeys`, `no_passkey`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn confirm(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    let member = caller.member()?;
    Ok(Json(hall(&state)?.begin_confirmation(&member).await?))
}

/// Begins to sign in with a passkey: any passkey of this hall is to sign this challenge.
#[utoipa::path(
    post,
    path = "/api/session/passkey/begin",
    responses(
        (status = 200, body = PasskeyChallenge),
        (status = 404, body = ErrorBody, description = "`no_passkeys`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn begin_sign_in(
    State(state): State<AppState>,
    headers: HeaderMap,
) -> Result<Json<PasskeyChallenge>, ApiError> {
    Ok(Json(hall(&state)?.begin_sign_in(&headers)?))
}

/// Signs in to the account of a passkey. The session of the browser is replaced.
#[utoipa::path(
    post,
    path = "/api/session/passkey",
    request_body = PasskeyAnswer,
    responses(
        (status = 200, body = AccountView, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 403, body = ErrorBody, description = "`passkey_refused`, `account_closed`"),
        (status = 409, body = ErrorBody, description = "`challenge_over`"),
    )
)]
async fn sign_in(
    State(state): State<AppState>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let answer = PasskeyAnswer::read(&bytes(body)?)?;
    let hall = hall(&state)?;
    let (account, cookie) = hall.sign_in_with_passkey(&headers, &answer).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}
