//! One more device of a person, and what their devices seal for each other.

use axum::Json;
use axum::extract::Path;
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use rosespring_hall::devices::{DeviceCode, DeviceOwner, NewDevice, SealedChain, SealedView};
use rosespring_wire::refusal_code::RefusalCode::{
    AccountClosed, NoDeviceCode, NotForBots, TooManyTries,
};

use super::rights::{Caller, KnownCaller};
use super::with_cookie;
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::{AnyNode, Leader};
use crate::routes::route::Right::{Anybody, Known, Player};
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};

pub(super) const ROUTES: &[Route] = &[
    Route::post("/api/devices/code", Known, AnyNode, |to| to.call(code))
        .about(
            "Makes a code with which another device becomes one of the person's, once and \
                    within ten minutes. An earlier code ends.",
        )
        .answers(201, json::<DeviceCode>())
        .refuses(&[NotForBots]),
    Route::post("/api/devices", Anybody, Leader, |to| to.call(join))
        .about(
            "Signs in by the code of another device. The session of the browser is \
                    replaced.",
        )
        .takes::<NewDevice>()
        .signs_in::<DeviceOwner>(200)
        .refuses(&[NoDeviceCode, AccountClosed, TooManyTries]),
    Route::get("/api/tables/{id}/sealed", Player, AnyNode, |to| {
        to.call(sealed)
    })
    .about("Returns what the reader's devices sealed for each other at the table.")
    .answers(200, json::<SealedView>()),
    Route::put("/api/tables/{id}/sealed", Player, AnyNode, |to| {
        to.call(seal)
    })
    .about(
        "Stores what a device sealed for the person's other devices, in place of what it \
                sealed before. The server cannot open it.",
    )
    .takes::<SealedChain>()
    .answers(204, nothing()),
];

async fn code(
    KnownCaller { hall, person }: KnownCaller,
    headers: HeaderMap,
) -> Result<(StatusCode, Json<DeviceCode>), ApiError> {
    let code = hall.device_code(&person, &headers).await?;
    Ok((StatusCode::CREATED, Json(code)))
}

async fn join(
    Caller { hall, .. }: Caller,
    headers: HeaderMap,
    JsonBody(wanted): JsonBody<NewDevice>,
) -> Result<Response, ApiError> {
    let (owner, cookie) = hall.join_device(&headers, &wanted).await?;
    Ok(with_cookie(StatusCode::OK, owner, Some(cookie)))
}

async fn sealed(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
) -> Result<Json<SealedView>, ApiError> {
    Ok(Json(hall.sealed(&person, &id).await?))
}

async fn seal(
    KnownCaller { hall, person }: KnownCaller,
    Path(id): Path<String>,
    JsonBody(sealed): JsonBody<SealedChain>,
) -> Result<StatusCode, ApiError> {
    hall.seal(&person, &id, sealed).await?;
    Ok(StatusCode::NO_CONTENT)
}
