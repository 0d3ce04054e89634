//! Who may use which route of the hall. What is not listed is refused.

use axum::extract::{MatchedPath, Request, State};
use axum::http::Method;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::error::ApiError;
use crate::hall::{Hall, Person};
use crate::state::AppState;

/// Who may use a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Right {
    /// Everybody.
    Anybody,
    /// Both players of the table that the path names, and others if the table may be watched.
    Viewer,
    /// Both players of the table that the path names.
    Player,
    /// People whose browser is known: guests and people with an account.
    Known,
    /// People with an account.
    Member,
    /// Members with the role of a moderator.
    Moderator,
    /// Both players of the match whose analysis the path names.
    Analyst,
    /// The person who made the invitation that the path names.
    Inviter,
    /// Every bot.
    Bot,
    /// The bot that holds a seat at the table that the path names.
    BotPlayer,
    /// Nobody: the route is for the user of a local server.
    Nobody,
}

use Right::{
    Analyst, Anybody, Bot, BotPlayer, Inviter, Known, Member, Moderator, Nobody, Player, Viewer,
};

/// Every route: its method, its path, and who may use it in the hall.
pub(super) const RIGHTS: &[(&str, &str, Right)] = &[
    ("GET", "/api/health", Anybody),
    ("GET", "/api/ready", Anybody),
    ("GET", "/api/openapi.json", Anybody),
    ("GET", "/api/rules", Anybody),
    ("GET", "/api/hall", Anybody),
    ("POST", "/api/hall/invitations", Anybody),
    ("GET", "/api/hall/invitations/{id}", Anybody),
    ("DELETE", "/api/hall/invitations/{id}", Inviter),
    ("POST", "/api/hall/invitations/{id}/accept", Anybody),
    ("GET", "/api/hall/lobby", Anybody),
    ("POST", "/api/hall/seeks", Anybody),
    ("DELETE", "/api/hall/seeks", Anybody),
    ("POST", "/api/hall/seeks/{id}/accept", Anybody),
    ("POST", "/api/hall/challenges", Member),
    ("POST", "/api/hall/challenges/{id}/accept", Member),
    ("DELETE", "/api/hall/challenges/{id}", Member),
    ("GET", "/api/notices", Anybody),
    ("GET", "/api/notices/events", Known),
    ("POST", "/api/notices/seen", Known),
    ("DELETE", "/api/notices/{id}", Known),
    ("GET", "/api/push", Known),
    ("PUT", "/api/push", Known),
    ("DELETE", "/api/push", Known),
    ("POST", "/api/account", Anybody),
    ("POST", "/api/account/recover", Anybody),
    ("POST", "/api/session", Anybody),
    ("DELETE", "/api/session", Anybody),
    ("POST", "/api/passkeys/claim/begin", Anybody),
    ("POST", "/api/passkeys/claim", Anybody),
    ("POST", "/api/session/passkey/begin", Anybody),
    ("POST", "/api/session/passkey", Anybody),
    ("POST", "/api/passkeys/begin", Member),
    ("POST", "/api/passkeys", Member),
    ("POST", "/api/passkeys/confirm", Member),
    ("DELETE", "/api/passkeys/{id}", Member),
    ("GET", "/api/account", Member),
    ("DELETE", "/api/account", Member),
    ("GET", "/api/account/export", Known),
    ("POST", "/api/account/password", Member),
    ("POST", "/api/account/recovery-codes", Member),
    ("DELETE", "/api/account/sessions/{id}", Member),
    ("GET", "/api/tables/{id}", Viewer),
    ("GET", "/api/tables/{id}/socket", Viewer),
    ("GET", "/api/tables/{id}/record", Viewer),
    ("GET", "/api/tables/{id}/export", Viewer),
    ("GET", "/api/players/{name}", Anybody),
    ("POST", "/api/players/{name}/block", Member),
    ("DELETE", "/api/players/{name}/block", Member),
    ("GET", "/api/tables/{id}/match", Viewer),
    ("GET", "/api/tables/{id}/chat", Player),
    ("POST", "/api/tables/{id}/chat", Player),
    ("PUT", "/api/tables/{id}/chat/mute", Player),
    ("POST", "/api/tables/{id}/chat/{number}/report", Player),
    ("GET", "/api/tables/{id}/rematch", Player),
    ("POST", "/api/tables/{id}/rematch", Player),
    ("GET", "/api/tournaments", Anybody),
    ("POST", "/api/tournaments", Member),
    ("GET", "/api/tournaments/{id}", Anybody),
    ("GET", "/api/tournaments/{id}/boards", Anybody),
    ("POST", "/api/tournaments/{id}/join", Member),
    ("POST", "/api/tournaments/{id}/withdraw", Member),
    ("POST", "/api/tournaments/{id}/begin", Member),
    ("POST", "/api/tournaments/{id}/cancel", Member),
    ("GET", "/api/moderation", Moderator),
    ("GET", "/api/moderation/people/{id}", Moderator),
    ("POST", "/api/moderation/acts", Moderator),
    ("GET", "/api/bot", Bot),
    ("GET", "/api/bot/events", Bot),
    ("GET", "/api/bot/tables/{id}", BotPlayer),
    ("POST", "/api/bot/tables/{id}/throw", BotPlayer),
    ("POST", "/api/bot/tables/{id}/play", BotPlayer),
    ("POST", "/api/bot/tables/{id}/done", BotPlayer),
    ("POST", "/api/bot/tables/{id}/resign", BotPlayer),
    ("POST", "/api/bot/tables/{id}/answer", BotPlayer),
    ("POST", "/api/bot/tables/{id}/next", BotPlayer),
    ("POST", "/api/bot/tables/{id}/links", BotPlayer),
    ("GET", "/api/tables", Nobody),
    ("POST", "/api/tables", Nobody),
    ("DELETE", "/api/tables/{id}", Nobody),
    ("GET", "/api/tables/{id}/advice", Nobody),
    ("GET", "/api/tables/{id}/tutor", Nobody),
    ("GET", "/api/analyses", Nobody),
    ("POST", "/api/analyses", Nobody),
    ("GET", "/api/analyses/{id}", Analyst),
    ("DELETE", "/api/analyses/{id}", Nobody),
    ("GET", "/api/analyses/{id}/events", Analyst),
    ("POST", "/api/analyses/{id}/run", Nobody),
    ("POST", "/api/analyses/{id}/stop", Nobody),
    ("GET", "/api/analyses/{id}/export", Analyst),
    ("POST", "/api/analyse", Nobody),
    ("POST", "/api/convert", Nobody),
    ("POST", "/api/position/read", Nobody),
    ("POST", "/api/position/check", Nobody),
    ("GET", "/api/puzzles", Nobody),
    ("GET", "/api/puzzles/next", Nobody),
    ("POST", "/api/puzzles/{id}/answer", Nobody),
    ("GET", "/api/statistics", Nobody),
];

/// The person who sends a request, if their browser is known.
#[derive(Debug, Clone)]
pub(super) struct Caller(pub(super) Option<Person>);

impl Caller {
    /// Returns the person.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`]: the browser is not known.
    pub(super) fn known(self) -> Result<Person, ApiError> {
        self.0.ok_or(ApiError::NotMember)
    }

    /// Returns the member. The list of rights lets nobody else through.
    ///
    /// # Errors
    ///
    /// [`ApiError::NotMember`]: the browser is not known, or that of a guest.
    pub(super) fn member(self) -> Result<Person, ApiError> {
        let member = self.0.filter(|person| person.is_member);
        member.ok_or(ApiError::NotMember)
    }
}

/// Refuses every request that is not listed for the person who sends it. Handlers find the person
/// and the viewer among the extensions of the request.
pub(super) async fn only_listed(
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

async fn authorise(hall: &Hall, mut request: Request) -> Result<Request, ApiError> {
    let path = request.uri().path().to_owned();
    let what = format!("{} {path}", request.method());
    let no_route = || ApiError::NoRoute(what.clone());
    let Some(route) = request.extensions().get::<MatchedPath>() else {
        // Not a route: the page, or a file of it.
        return Ok(request);
    };
    let right = right(request.method(), route.as_str());
    if right == Nobody {
        return Err(match methods(route.as_str()) {
            methods if methods.is_empty() => no_route(),
            allowed => ApiError::WrongMethod {
                method: request.method().to_string(),
                allowed,
            },
        });
    }
    let person = match hall.bot(request.headers()).await? {
        Some(bot) => Some(bot),
        None => hall.person(request.headers()).await?,
    };
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
    // The third part of every such path is the id of a table, the fourth that of an invitation, or
    // of a table of a bot.
    let part = |index: usize| path.split('/').nth(index).unwrap_or_default();
    if matches!(right, Viewer | Player | BotPlayer) {
        let table = part(if right == BotPlayer { 4 } else { 3 });
        let viewer = hall.viewer(table, person.as_ref()).await?;
        let viewer = viewer.filter(|viewer| right == Viewer || viewer.holds_any());
        let viewer = viewer.ok_or_else(|| ApiError::NoTable(table.to_owned()))?;
        request.extensions_mut().insert(viewer);
    }
    if right == Analyst && !hall.is_analyst(part(3), person.as_ref()).await? {
        return Err(ApiError::NoAnalysis(part(3).to_owned()));
    }
    if right == Inviter && !hall.is_inviter(part(4), person.as_ref()).await? {
        return Err(ApiError::NoInvitation(part(4).to_owned()));
    }
    request.extensions_mut().insert(Caller(person));
    Ok(request)
}

/// Returns who may use a route; nobody if it is not listed.
fn right(method: &Method, path: &str) -> Right {
    match method.as_str() {
        "HEAD" => right_of("GET", path),
        method => right_of(method, path),
    }
}

/// Returns the same for a method in capitals.
pub(super) fn right_of(method: &str, path: &str) -> Right {
    let found = RIGHTS
        .iter()
        .find(|(listed, route, _)| *listed == method && *route == path);
    found.map_or(Nobody, |(_, _, right)| *right)
}

/// Returns the methods that somebody may use at a route.
fn methods(path: &str) -> Vec<&'static str> {
    let listed = RIGHTS
        .iter()
        .filter(|(_, route, right)| *route == path && *right != Nobody);
    listed.map(|(method, ..)| *method).collect()
}

/// Whether anybody may use a method, in capitals, of a route.
pub(super) fn may_be_used(method: &str, path: &str) -> bool {
    right_of(method, path) != Nobody
}
