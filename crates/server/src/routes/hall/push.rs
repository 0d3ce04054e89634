//! Web push: whether a browser hears of notices while no page is open.

use axum::Json;
use axum::http::{HeaderMap, StatusCode};
use rosespring_wire::push::{NewPush, PushView};
use rosespring_wire::refusal_code::RefusalCode::InvalidBody;

use super::rights::Caller;
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::Known;
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/push", Known, AnyNode, |to| to.call(show))
        .about(
            "Returns the public key of the hall, and whether it sends messages to the \
                    browser that asks.",
        )
        .answers(200, json::<PushView>()),
    Route::put("/api/push", Known, AnyNode, |to| to.call(subscribe))
        .about(
            "Lets the browser that asks hear of notices while no page is looked at, by \
                    messages over its push service. It ends with the session.",
        )
        .takes::<NewPush>()
        .answers(204, nothing())
        .notes(&[(
            InvalidBody,
            "also for a service to which the hall does not send",
        )]),
    Route::delete("/api/push", Known, AnyNode, |to| to.call(unsubscribe))
        .about("Stops to tell the browser that asks. One that is not told is not an error.")
        .answers(204, nothing()),
];

async fn show(Caller { hall, .. }: Caller, headers: HeaderMap) -> Result<Json<PushView>, ApiError> {
    Ok(Json(hall.push_view(&headers).await?))
}

async fn subscribe(
    Caller { hall, .. }: Caller,
    headers: HeaderMap,
    JsonBody(new): JsonBody<NewPush>,
) -> Result<StatusCode, ApiError> {
    hall.subscribe(&headers, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn unsubscribe(
    Caller { hall, .. }: Caller,
    headers: HeaderMap,
) -> Result<StatusCode, ApiError> {
    hall.unsubscribe(&headers).await?;
    Ok(StatusCode::NO_CONTENT)
}
