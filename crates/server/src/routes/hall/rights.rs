//! Lets people use the routes of the hall to which they have the right.

use std::sync::Arc;

use axum::extract::{FromRequestParts, MatchedPath, Request, State};
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use rosespring_hall::offers::OfferRefusal;

use crate::error::ApiError;
use crate::hall::{Hall, Person};
use crate::routes::all;
use crate::routes::route::Right::{
    Analyst, Bot, BotPlayer, Inviter, Known, Member, Moderator, Nobody, Player, Viewer,
};
use crate::routes::route::route_of;
use crate::sessions::SessionKey;
use crate::state::AppState;

/// The hall, and the person who sends a request, if their browser is known.
#[derive(Clone)]
pub(super) struct Caller {
    pub(super) hall: Arc<Hall>,
    pub(super) person: Option<Person>,
}

/// The hall, and the person who sends a request: the right of the route lets nobody else through.
pub(super) struct KnownCaller {
    pub(super) hall: Arc<Hall>,
    pub(super) person: Person,
}

impl FromRequestParts<AppState> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &AppState) -> Result<Self, ApiError> {
        let caller = parts.extensions.get::<Self>().cloned();
        caller.ok_or_else(|| ApiError::NoRoute(parts.uri.path().to_owned()))
    }
}

impl FromRequestParts<AppState> for KnownCaller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let Caller { hall, person } = Caller::from_request_parts(parts, state).await?;
        let person = person.ok_or(ApiError::NotMember)?;
        Ok(Self { hall, person })
    }
}

/// Refuses every request to whose route the person who sends it has no right. Handlers find the
/// person and the viewer among the extensions of the request.
pub(super) async fn only_permitted(
    State(state): State<AppState>,
    request: Request,
    next: Next,
) -> Response {
    let Some(hall) = &state.hall else {
        return next.run(request).await;
    };
    match authorise(hall, request).await {
        Ok(request) => next.run(request).await,
        Err(refusal) => refusal.into_response(),
    }
}

async fn authorise(hall: &Arc<Hall>, mut request: Request) -> Result<Request, ApiError> {
    let path = request.uri().path().to_owned();
    let what = format!("{} {path}", request.method());
    let no_route = || ApiError::NoRoute(what.clone());
    let Some(matched) = request.extensions().get::<MatchedPath>() else {
        // Not a route: the page, or a file of it.
        return Ok(request);
    };
    let Some(route) = route_of(&request).filter(|route| route.right != Nobody) else {
        return Err(match methods(matched.as_str()) {
            methods if methods.is_empty() => no_route(),
            allowed => ApiError::WrongMethod {
                method: request.method().to_string(),
                allowed,
            },
        });
    };
    let right = route.right;
    let (person, session) = hall.caller(request.headers()).await?.unzip();
    if right == Moderator && !hall.is_moderator(person.as_ref()).await? {
        return Err(no_route());
    }
    if matches!(right, Bot | BotPlayer) && !person.as_ref().is_some_and(|one| one.is_bot) {
        return Err(ApiError::NoBot);
    }
    let is_permitted = match right {
        Known => person.is_some(),
        Member => person.as_ref().is_some_and(|person| person.is_member),
        _ => true,
    };
    if !is_permitted {
        return Err(ApiError::NotMember);
    }
    let id = route.first_parameter(&path);
    if matches!(right, Viewer | Player | BotPlayer) {
        let viewer = hall.viewer(id, person.as_ref()).await?;
        let viewer = viewer.filter(|viewer| right == Viewer || viewer.holds_any());
        let viewer = viewer.ok_or_else(|| ApiError::NoTable(id.to_owned()))?;
        request.extensions_mut().insert(viewer);
    }
    if right == Analyst && !hall.is_analyst(id, person.as_ref()).await? {
        return Err(ApiError::NoAnalysis(id.to_owned()));
    }
    if right == Inviter && !hall.is_inviter(id, person.as_ref()).await? {
        return Err(OfferRefusal::NoInvitation(id.to_owned()).into());
    }
    let hall = Arc::clone(hall);
    if let Some(session) = session {
        request.extensions_mut().insert::<SessionKey>(session);
    }
    request.extensions_mut().insert(Caller { hall, person });
    Ok(request)
}

/// Returns the methods that somebody may use at a path.
fn methods(path: &str) -> Vec<&'static str> {
    let routes = all().filter(|route| route.path == path && route.right != Nobody);
    routes.map(|route| route.method).collect()
}
