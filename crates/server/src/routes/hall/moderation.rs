//! What moderators see and do. To everybody else these routes do not exist.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use rosespring_wire::moderation::{ActView, ModerationView, NewAct, PersonRecord};
use rosespring_wire::refusal_code::RefusalCode::{
    InvalidBody, NoPerson, NoReport, NotImpartial, ReportAnswered,
};

use super::hall;
use super::rights::Caller;
use crate::error::ApiError;
use crate::routes::body::BodyBytes;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::Moderator;
use crate::routes::route::Route;
use crate::routes::shape::json;
use crate::state::AppState;

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

async fn overview(State(state): State<AppState>) -> Result<Json<ModerationView>, ApiError> {
    Ok(Json(hall(&state)?.moderation().await?))
}

async fn person(
    State(state): State<AppState>,
    Path(id): Path<String>,
) -> Result<Json<PersonRecord>, ApiError> {
    Ok(Json(hall(&state)?.person_record(&id).await?))
}

async fn act(
    State(state): State<AppState>,
    Extension(Caller(person)): Extension<Caller>,
    body: BodyBytes,
) -> Result<(StatusCode, Json<ActView>), ApiError> {
    let new = body.json::<NewAct>()?;
    let moderator = person.ok_or(ApiError::NotMember)?;
    let act = hall(&state)?.act(&moderator, new).await?;
    Ok((StatusCode::CREATED, Json(act)))
}
