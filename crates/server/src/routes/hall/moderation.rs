//! What moderators see and do. To everybody else these routes do not exist.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use rosespring_wire::moderation::{ActView, ModerationView, NewAct, PersonRecord};
use rosespring_wire::refusal_code::RefusalCode::{
    InvalidBody, NoPerson, NoReport, NotImpartial, ReportAnswered,
};

use super::rights::{Caller, KnownCaller};
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::Moderator;
use crate::routes::route::Route;
use crate::routes::shape::json;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/moderation", Moderator, AnyNode, |to| {
        to.call(overview)
    })
    .about("Returns the reports of messages, and the acts of all moderators.")
    .answers(200, json::<ModerationView>()),
    Route::get("/api/moderation/people/{id}", Moderator, AnyNode, |to| {
        to.call(person)
    })
    .about("Returns a person with the acts that concern them.")
    .parameter("the id of a person, or the name of a member")
    .answers(200, json::<PersonRecord>())
    .refuses(&[NoPerson]),
    Route::post("/api/moderation/acts", Moderator, AnyNode, |to| {
        to.call(act)
    })
    .about(
        "Warns or silences a person, closes their account, lifts that, or dismisses a \
                    report. Every act is recorded with its reason.",
    )
    .takes::<NewAct>()
    .answers(201, json::<ActView>())
    .refuses(&[NotImpartial, NoPerson, NoReport, ReportAnswered])
    .notes(&[(InvalidBody, "every fault is named")]),
];

async fn overview(Caller { hall, .. }: Caller) -> Result<Json<ModerationView>, ApiError> {
    Ok(Json(hall.moderation().await?))
}

async fn person(
    Caller { hall, .. }: Caller,
    Path(id): Path<String>,
) -> Result<Json<PersonRecord>, ApiError> {
    Ok(Json(hall.person_record(&id).await?))
}

async fn act(
    KnownCaller { hall, person }: KnownCaller,
    JsonBody(new): JsonBody<NewAct>,
) -> Result<(StatusCode, Json<ActView>), ApiError> {
    let act = hall.act(&person, new).await?;
    Ok((StatusCode::CREATED, Json(act)))
}
