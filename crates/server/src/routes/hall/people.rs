//! Members as others see them, and matches with their ratings.

use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use rosespring_hall::Refusal;
use rosespring_hall::private_notes::{self, NewNote, NoteView, StoredNote};
use rosespring_hall::ratings::ProfileView;
use rosespring_store::rows;
use rosespring_wire::people::MatchView;
use rosespring_wire::refusal_code::RefusalCode::{NoPlayer, TooManyNotes};

use super::rights::{Caller, KnownCaller};
use crate::clock;
use crate::error::ApiError;
use crate::routes::body::JsonBody;
use crate::routes::route::Place::AnyNode;
use crate::routes::route::Right::{Anybody, Member, Viewer};
use crate::routes::route::Route;
use crate::routes::shape::{json, nothing};

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/players/{name}", Anybody, AnyNode, |to| {
        to.call(profile)
    })
    .about("Returns the page of a member: ratings, finished matches, opponents.")
    .parameter("the name of the account")
    .answers(200, json::<ProfileView>())
    .refuses(&[NoPlayer]),
    Route::get("/api/players/{name}/note", Member, AnyNode, |to| {
        to.call(note)
    })
    .about("Returns the member's private note about another member.")
    .parameter("the name of the account")
    .answers(200, json::<NoteView>())
    .refuses(&[NoPlayer]),
    Route::put("/api/players/{name}/note", Member, AnyNode, |to| {
        to.call(write_note)
    })
    .about("Writes the member's private note about another member, in place of the one before it.")
    .parameter("the name of the account")
    .takes::<NewNote>()
    .answers(204, nothing())
    .refuses(&[NoPlayer, TooManyNotes])
    .notes(&[(NoPlayer, "also for the own name")]),
    Route::delete("/api/players/{name}/note", Member, AnyNode, |to| {
        to.call(remove_note)
    })
    .about("Removes the member's private note about another member, if there is one.")
    .parameter("the name of the account")
    .answers(204, nothing())
    .refuses(&[NoPlayer]),
    Route::get("/api/tables/{id}/match", Viewer, AnyNode, |to| {
        to.call(match_view)
    })
    .about(
        "Returns whether a match is rated, the ratings of its players and, once it is \
                    over, how they changed.",
    )
    .answers(200, json::<MatchView>()),
];

async fn profile(
    Caller { hall, person }: Caller,
    Path(name): Path<String>,
) -> Result<Json<ProfileView>, ApiError> {
    Ok(Json(hall.profile(&name, person.as_ref()).await?))
}

async fn note(
    KnownCaller {
        hall,
        person: author,
    }: KnownCaller,
    Path(name): Path<String>,
) -> Result<Json<NoteView>, ApiError> {
    let about = hall.member_named(&name).await?;
    let key = [author.id.as_str(), &about.id];
    let note = rows::find::<StoredNote>(&*hall.store, &key).await?;
    Ok(Json(NoteView::new(note)))
}

async fn write_note(
    KnownCaller {
        hall,
        person: author,
    }: KnownCaller,
    Path(name): Path<String>,
    JsonBody(new): JsonBody<NewNote>,
) -> Result<StatusCode, ApiError> {
    let about = hall.member_named(&name).await?;
    let author = author.id.as_str();
    let notes = rows::list::<StoredNote>(&*hall.store, &[author]).await?;
    let both = [author, about.id.as_str()];
    let note = private_notes::write(&notes, both, new, clock::now_ms());
    match rows::put(&*hall.store, &note.map_err(Refusal::from)?).await? {
        true => Ok(StatusCode::NO_CONTENT),
        false => Err(ApiError::NoPlayer(name)),
    }
}

async fn remove_note(
    KnownCaller {
        hall,
        person: author,
    }: KnownCaller,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    let about = hall.member_named(&name).await?;
    let key = [author.id.as_str(), &about.id];
    rows::remove::<StoredNote>(&*hall.store, &key).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn match_view(
    Caller { hall, person }: Caller,
    Path(id): Path<String>,
) -> Result<Json<MatchView>, ApiError> {
    Ok(Json(hall.match_view(&id, person.as_ref()).await?))
}
