//! Accounts and sessions of the hall.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Extension, Json};
use rosespring_wire::account::{
    AccountView, Confirmation, ConfirmationBody, Credentials, PasswordChange, PasswordChangeBody,
    PersonExport, Recovery, RecoveryCodes,
};
use rosespring_wire::refusal_code::RefusalCode::{
    AlreadyMember, ChallengeOver, NameRefused, NameTaken, NoSession, PasskeyRefused, TooManyTries,
    WeakPassword, WrongCode, WrongCredentials,
};

use super::rights::Caller;
use super::{hall, with_cookie};
use crate::error::ApiError;
use crate::routes::body::BodyBytes;
use crate::routes::route::Place::{AnyNode, Leader};
use crate::routes::route::Right::{Anybody, Known, Member};
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};
use crate::state::AppState;

pub(super) const ROUTES: &[Route] = &[
    Route::post("/api/account", Anybody, Leader, |to| to.call(claim))
        .about(
            "Makes an account. A guest keeps their id, so their seats and games stay \
                    theirs.",
        )
        .takes::<Credentials>()
        .answers_with(
            201,
            json::<RecoveryCodes>(),
            "with the cookie of a new session",
        )
        .refuses(&[
            NameRefused,
            WeakPassword,
            NameTaken,
            AlreadyMember,
            TooManyTries,
        ]),
    Route::get("/api/account", Member, AnyNode, |to| to.call(show))
        .about("Returns the member's own account.")
        .answers(200, json::<AccountView>()),
    Route::get("/api/account/export", Known, AnyNode, |to| to.call(export))
        .about("Returns everything that the hall stores of the person.")
        .answers(200, json::<PersonExport>()),
    Route::delete("/api/account", Member, Leader, |to| to.call(delete))
        .about(
            "Removes the account. The name becomes `deleted`; only the id stays, in the \
                    games.",
        )
        .takes::<ConfirmationBody>()
        .answers_with(200, nothing(), "without the cookie")
        .refuses(&[
            WrongCredentials,
            PasskeyRefused,
            ChallengeOver,
            TooManyTries,
        ]),
    Route::post("/api/account/recover", Anybody, Leader, |to| {
        to.call(recover)
    })
    .about(
        "Sets a new password with a recovery code, which is used up. All other \
                    sessions end.",
    )
    .takes::<Recovery>()
    .answers_with(
        200,
        json::<AccountView>(),
        "with the cookie of a new session",
    )
    .refuses(&[WeakPassword, WrongCode, TooManyTries]),
    Route::post("/api/account/password", Member, Leader, |to| {
        to.call(change_password)
    })
    .about("Sets another password. All other sessions end.")
    .takes::<PasswordChangeBody>()
    .answers_with(
        200,
        json::<AccountView>(),
        "with the cookie of a new session",
    )
    .refuses(&[
        WeakPassword,
        WrongCredentials,
        PasskeyRefused,
        ChallengeOver,
        TooManyTries,
    ]),
    Route::post("/api/account/recovery-codes", Member, Leader, |to| {
        to.call(renew_codes)
    })
    .about(
        "Makes new recovery codes in place of the earlier ones. All other sessions \
                    end.",
    )
    .takes::<ConfirmationBody>()
    .answers_with(
        200,
        json::<RecoveryCodes>(),
        "with the cookie of a new session",
    )
    .refuses(&[
        WrongCredentials,
        PasskeyRefused,
        ChallengeOver,
        TooManyTries,
    ]),
    Route::delete("/api/account/sessions/{id}", Member, AnyNode, |to| {
        to.call(end_session)
    })
    .about("Signs the member out in one browser.")
    .answers(204, nothing())
    .refuses(&[NoSession]),
    Route::post("/api/session", Anybody, Leader, |to| to.call(sign_in))
        .about("Signs in to an account. The session of the browser is replaced.")
        .takes::<Credentials>()
        .answers_with(
            200,
            json::<AccountView>(),
            "with the cookie of a new session",
        )
        .refuses(&[WrongCredentials, TooManyTries]),
    Route::delete("/api/session", Anybody, AnyNode, |to| to.call(sign_out))
        .about("Ends the session of this browser. A guest who does this loses their seats.")
        .answers_with(200, nothing(), "without the cookie"),
];

async fn claim(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let wanted = body.json::<Credentials>()?;
    let (codes, cookie) = hall(&state)?.claim(person, &headers, &wanted).await?;
    Ok(with_cookie(StatusCode::CREATED, codes, Some(cookie)))
}

async fn show(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
) -> Result<Json<AccountView>, ApiError> {
    let member = caller.member()?;
    Ok(Json(hall(&state)?.own_account(&member, &headers).await?))
}

async fn export(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    headers: HeaderMap,
) -> Result<Json<PersonExport>, ApiError> {
    let person = person.ok_or(ApiError::NotMember)?;
    Ok(Json(hall(&state)?.export(&person, &headers).await?))
}

async fn delete(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let confirmation = body.json::<Confirmation>()?;
    let cookie = hall(&state)?.delete_account(&member, &confirmation).await?;
    Ok(with_cookie(StatusCode::OK, (), Some(cookie)))
}

async fn recover(
    State(state): State<AppState>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let wanted = body.json::<Recovery>()?;
    let (account, cookie) = hall(&state)?.recover(&headers, &wanted).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn change_password(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let change = body.json::<PasswordChange>()?;
    let hall = hall(&state)?;
    let (account, cookie) = hall.change_password(&member, &headers, &change).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn renew_codes(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let member = caller.member()?;
    let confirmation = body.json::<Confirmation>()?;
    let hall = hall(&state)?;
    let (codes, cookie) = hall.renew_codes(&member, &headers, &confirmation).await?;
    Ok(with_cookie(StatusCode::OK, codes, Some(cookie)))
}

async fn end_session(
    State(state): State<AppState>,
    Extension(caller): Extension<Caller>,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let member = caller.member()?;
    hall(&state)?.end_session(&member, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn sign_in(
    State(state): State<AppState>,
    headers: HeaderMap,
    body: BodyBytes,
) -> Result<Response, ApiError> {
    let wanted = body.json::<Credentials>()?;
    let (account, cookie) = hall(&state)?.sign_in(&headers, &wanted).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn sign_out(State(state): State<AppState>, headers: HeaderMap) -> Result<Response, ApiError> {
    let cookie = hall(&state)?.sign_out(&headers).await?;
    Ok(with_cookie(StatusCode::OK, (), Some(cookie)))
}
