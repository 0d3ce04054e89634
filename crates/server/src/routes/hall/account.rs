//! Accounts and sessions of the hall.

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use rosespring_wire::account::{
    AccountView, Confirmation, ConfirmationBody, Credentials, PasswordChange, PasswordChangeBody,
    PersonExport, Recovery, RecoveryCodes, SessionView,
};
use rosespring_wire::refusal_code::RefusalCode::{
    AlreadyMember, ChallengeOver, NameMarks, NameRefused, NameReserved, NameTaken, NoSession,
    PasskeyRefused, TooManyTries, WeakPassword, WrongCode, WrongCredentials,
};

use super::rights::{Caller, KnownCaller};
use super::with_cookie;
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::{AnyNode, Leader};
use crate::routes::route::Right::{Anybody, Known, Member};
use crate::routes::route::Route;
use crate::routes::shape::{json, json_list, nothing};

pub(super) const ROUTES: &[Route] = &[
    Route::post("/api/account", Anybody, Leader, |to| to.call(claim))
        .about(
            "Makes an account. A guest keeps their id, so their seats and games stay \
                    theirs.",
        )
        .takes::<Credentials>()
        .signs_in::<RecoveryCodes>(201)
        .refuses(&[
            NameRefused,
            NameReserved,
            NameMarks,
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
            "Removes the account. Running matches are resigned and settled first, or called off \
                    if they do not count yet. The name becomes `deleted`; only the id stays, in \
                    the games, and what moderators keep.",
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
    .signs_in::<AccountView>(200)
    .refuses(&[WeakPassword, WrongCode, TooManyTries]),
    Route::post("/api/account/password", Member, Leader, |to| {
        to.call(change_password)
    })
    .about("Sets another password. All other sessions end.")
    .takes::<PasswordChangeBody>()
    .signs_in::<AccountView>(200)
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
    .signs_in::<RecoveryCodes>(200)
    .refuses(&[
        WrongCredentials,
        PasskeyRefused,
        ChallengeOver,
        TooManyTries,
    ]),
    Route::get("/api/account/sessions", Known, AnyNode, |to| {
        to.call(show_sessions)
    })
    .about("Returns the browsers in which the person is signed in, the newest first.")
    .answers(200, json_list::<SessionView>()),
    Route::delete("/api/account/sessions/{id}", Known, AnyNode, |to| {
        to.call(end_session)
    })
    .about("Signs the person out in one browser.")
    .answers(204, nothing())
    .refuses(&[NoSession]),
    Route::post("/api/session", Anybody, Leader, |to| to.call(sign_in))
        .about("Signs in to an account. The session of the browser is replaced.")
        .takes::<Credentials>()
        .signs_in::<AccountView>(200)
        .refuses(&[WrongCredentials, TooManyTries]),
    Route::delete("/api/session", Anybody, AnyNode, |to| to.call(sign_out))
        .about("Ends the session of this browser. A guest who does this loses their seats.")
        .answers_with(200, nothing(), "without the cookie"),
];

async fn claim(
    Caller { hall, person }: Caller,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<Credentials>,
) -> Result<Response, ApiError> {
    let (codes, cookie) = hall.claim(person, &headers, &wanted).await?;
    Ok(with_cookie(StatusCode::CREATED, codes, Some(cookie)))
}

async fn show(
    KnownCaller { hall, person }: KnownCaller,
    headers: HeaderMap,
) -> Result<Json<AccountView>, ApiError> {
    Ok(Json(hall.own_account(&person, &headers).await?))
}

async fn export(
    KnownCaller { hall, person }: KnownCaller,
    headers: HeaderMap,
) -> Result<Json<PersonExport>, ApiError> {
    Ok(Json(hall.export(&person, &headers).await?))
}

async fn delete(
    KnownCaller { hall, person }: KnownCaller,
    JsonBody(confirmation): JsonBody<Confirmation>,
) -> Result<Response, ApiError> {
    let cookie = hall.delete_account(&person, &confirmation).await?;
    Ok(with_cookie(StatusCode::OK, (), Some(cookie)))
}

async fn recover(
    Caller { hall, .. }: Caller,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<Recovery>,
) -> Result<Response, ApiError> {
    let (account, cookie) = hall.recover(&headers, &wanted).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn change_password(
    KnownCaller { hall, person }: KnownCaller,
    headers: HeaderMap,
    JsonBody(change): JsonBody<PasswordChange>,
) -> Result<Response, ApiError> {
    let (account, cookie) = hall.change_password(&person, &headers, &change).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn renew_codes(
    KnownCaller { hall, person }: KnownCaller,
    headers: HeaderMap,
    JsonBody(confirmation): JsonBody<Confirmation>,
) -> Result<Response, ApiError> {
    let (codes, cookie) = hall.renew_codes(&person, &headers, &confirmation).await?;
    Ok(with_cookie(StatusCode::OK, codes, Some(cookie)))
}

async fn show_sessions(
    KnownCaller { hall, person }: KnownCaller,
    headers: HeaderMap,
) -> Result<Json<Vec<SessionView>>, ApiError> {
    Ok(Json(hall.own_sessions(&person, &headers).await?))
}

async fn end_session(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    hall.end_session(&person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn sign_in(
    Caller { hall, .. }: Caller,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<Credentials>,
) -> Result<Response, ApiError> {
    let (account, cookie) = hall.sign_in(&headers, &wanted).await?;
    Ok(with_cookie(StatusCode::OK, account, Some(cookie)))
}

async fn sign_out(Caller { hall, .. }: Caller, headers: HeaderMap) -> Result<Response, ApiError> {
    let cookie = hall.sign_out(&headers).await?;
    Ok(with_cookie(StatusCode::OK, (), Some(cookie)))
}
