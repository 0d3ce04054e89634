//! Accounts and sessions of the hall.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use rosespring_wire::account::{
    AccountView, Confirmation, Credentials, PasswordChange, PersonExport, Recovery, RecoveryCodes,
};
use rosespring_wire::passkeys::{ConfirmationBody, PasswordChangeBody};

use super::body::{BodyResult, bytes};
use super::hall::{hall, with_cookie};
use super::list::{Routes, routes};
use super::rights::Caller;
use crate::error::{ApiError, ErrorBody};
use crate::state::AppState;

/// Returns the routes of accounts.
pub(super) fn routes() -> Routes {
    Routes::new()
        .routes(routes!(show, claim, delete))
        .routes(routes!(export))
        .routes(routes!(recover))
        .routes(routes!(change_password))
        .routes(routes!(renew_codes))
        .routes(routes!(end_session))
        .routes(routes!(sign_in, sign_out))
}

/// Makes an account. A guest keeps their id, so their seats and games stay theirs.
#[utoipa::path(
    post,
    path = "/api/account",
    request_body = Credentials,
    responses(
        (status = 201, body = RecoveryCodes, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody,
         description = "`invalid_body`, `name_refused`, `weak_password`"),
        (status = 409, body = ErrorBody, description = "`name_taken`, `already_member`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn claim(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let wanted = Credentials::read(&bytes(body)?)?;
    let (codes, cookie) = hall(&state)?.claim(person, &headers, &wanted).await?;
    Ok(with_cookie(StatusCode::CREATED, codes, Some(cookie)))
}

/// Returns the member's own account.
#[utoipa::path(
    get,
    path = "/api/account",
    responses(
        (status = 200, body = AccountView),
        (status = 401, body = ErrorBody, description = "`not_member`"),
    )
)]
async fn show(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Result<Json<AccountView>, ApiError> {
    let member = caller.member()?;
    Ok(Json(hall(&state)?.own_account(&member, &headers).await?))
}

/// Returns everything that the hall stores of the person.
#[utoipa::path(
    get,
    path = "/api/account/export",
    responses(
        (status = 200, body = PersonExport),
        (status = 401, body = ErrorBody, description = "`not_member`"),
    )
)]
async fn export(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
) -> Result<Json<PersonExport>, ApiError> {
    let person = person.ok_or(ApiError::NotMember)?;
    Ok(Json(hall(&state)?.export(&person, &headers).await?))
}

/// Removes the account. The name becomes `deleted`; only the id stays, in the games.
#[utoipa::path(
    delete,
    path = "/api/account",
    request_body = ConfirmationBody,
    responses(
        (status = 200, description = "without the cookie"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`wrong_credentials`, `passkey_refused`"),
        (status = 409, body = ErrorBody, description = "`challenge_over`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn delete(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let confirmation = Confirmation::read(&bytes(body)?)?;
    let cookie = hall(&state)?.delete_account(&member, &confirmation).await?;
    Ok(with_cookie(StatusCode::OK, (), Some(cookie)))
}

/// Sets a new password with a recovery code, which is used up. All other sessions end.
#[utoipa::path(
    post,
    path = "/api/account/recover",
    request_body = Recovery,
    responses(
        (status = 200, body = AccountView, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`, `weak_password`"),
        (status = 403, body = ErrorBody, description = "`wrong_code`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn recover(
    State(state): State<AppState>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let wanted = Recovery::read(&bytes(body)?)?;
    let (account, cookie) = hall(&state)?.recover(&headers, &wanted).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

/// Sets another password. All other sessions end.
#[utoipa::path(
    post,
    path = "/api/account/password",
    request_body = PasswordChangeBody,
    responses(
        (status = 200, body = AccountView, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`, `weak_password`"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`wrong_credentials`, `passkey_refused`"),
        (status = 409, body = ErrorBody, description = "`challenge_over`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn change_password(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let change = PasswordChange::read(&bytes(body)?)?;
    let hall = hall(&state)?;
    let (account, cookie) = hall.change_password(&member, &headers, &change).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

/// Makes new recovery codes in place of the earlier ones. All other sessions end.
#[utoipa::path(
    post,
    path = "/api/account/recovery-codes",
    request_body = ConfirmationBody,
    responses(
        (status = 200, body = RecoveryCodes, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 403, body = ErrorBody, description = "`wrong_credentials`, `passkey_refused`"),
        (status = 409, body = ErrorBody, description = "`challenge_over`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn renew_codes(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let confirmation = Confirmation::read(&bytes(body)?)?;
    let hall = hall(&state)?;
    let (codes, cookie) = hall.renew_codes(&member, &headers, &confirmation).await?;
    Ok(with_cookie(StatusCode::OK, codes, Some(cookie)))
}

/// Signs the member out in one browser.
#[utoipa::path(
    delete,
    path = "/api/account/sessions/{id}",
    params(("id" = String, Path)),
    responses(
        (status = 204),
        (status = 401, body = ErrorBody, description = "`not_member`"),
        (status = 404, body = ErrorBody, description = "`no_session`"),
    )
)]
async fn end_session(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let member = caller.member()?;
    hall(&state)?.end_session(&member, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Signs in to an account. The session of the browser is replaced.
#[utoipa::path(
    post,
    path = "/api/session",
    request_body = Credentials,
    responses(
        (status = 200, body = AccountView, description = "with the cookie of a new session"),
        (status = 400, body = ErrorBody, description = "`invalid_body`"),
        (status = 403, body = ErrorBody, description = "`wrong_credentials`"),
        (status = 429, body = ErrorBody, description = "`too_many_tries`"),
    )
)]
async fn sign_in(
    State(state): State<AppState>,
    headers: HeaderMap,
    body: BodyResult,
) -> Result<Response, ApiError> {
    let wanted = Credentials::read(&bytes(body)?)?;
    let (account, cookie) = hall(&state)?.sign_in(&headers, &wanted).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

/// Ends the session of this browser. A guest who does this loses their seats.
#[utoipa::path(
    delete,
    path = "/api/session",
    responses((status = 200, description = "without the cookie"))
)]
async fn sign_out(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, ApiError> {
    let cookie = hall(&state)?.sign_out(&headers).await?;
    Ok(with_cookie(StatusCode::OK, (), Some(cookie)))
}
