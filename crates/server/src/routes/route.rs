//! What the row of a route says. The rows stand in the modules of their handlers.
//!
//! From them follow the routes that a server has, who may use them, the node at which they are
//! handled, the limits of their bodies, and the description (`openapi.json`).
#![allow(
    dead_code,
    reason = "a hall alone uses the rights, several nodes the places, and the description the rest"
)]

use std::any::type_name;

use axum::extract::{MatchedPath, Request};
use axum::handler::Handler;
use axum::http::Method;
use axum::routing::{MethodFilter, MethodRouter, on};
use rosespring_wire::refusal_code::RefusalCode;
use utoipa::{IntoParams, ToSchema};

use super::shape::{Shape, json, parameters};
use crate::limits::BODY_BYTES_MAX;
use crate::state::AppState;

/// Who may use a route of a hall. A local server has one person, who may use every route.
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

impl Right {
    /// Returns the refusals of those who do not have it, each with a note or an empty text.
    #[cfg(test)]
    const fn refusals(self) -> &'static [(RefusalCode, &'static str)] {
        match self {
            Self::Anybody | Self::Nobody => &[],
            Self::Known | Self::Member => &[(RefusalCode::NotMember, "")],
            Self::Moderator => &[(RefusalCode::NoRoute, "to everybody else")],
            Self::Bot => &[(RefusalCode::NoBot, "")],
            Self::BotPlayer => &[(RefusalCode::NoBot, ""), (RefusalCode::NoTable, "")],
            Self::Viewer | Self::Player => &[(RefusalCode::NoTable, "")],
            Self::Analyst => &[(RefusalCode::NoAnalysis, "")],
            Self::Inviter => &[(RefusalCode::NoInvitation, "")],
        }
    }
}

/// The node of a hall that handles a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Every node: the route uses the database alone.
    AnyNode,
    /// The node that runs the table that the path names.
    Table,
    /// The same node; for watchers also a node that follows the table.
    TableOrFollower,
    /// The node that leads: it has what a hall has once in memory.
    Leader,
    /// The same node, or one that copies the lobby.
    LeaderOrCopy,
}

/// An answer that is no refusal.
#[derive(Debug, Clone, Copy)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Shape,
    /// What the status and the body do not say.
    pub(super) about: &'static str,
}

/// The largest number of [`Answer`]s of a route.
const ANSWERS_MAX: usize = 2;

/// The row of a route.
#[derive(Debug, Clone, Copy)]
pub(super) struct Route {
    pub(super) method: &'static str,
    filter: MethodFilter,
    pub(super) path: &'static str,
    pub(super) right: Right,
    pub(super) place: Place,
    handler: fn(Slot) -> NamedHandler,
    pub(super) about: &'static str,
    /// What the last parameter of the path is, if its name does not say it.
    pub(super) parameter: &'static str,
    pub(super) query: Option<Shape>,
    pub(super) body: Option<Shape>,
    /// Maximum length of the body, in bytes.
    pub(super) body_max: usize,
    pub(super) answers: [Option<Answer>; ANSWERS_MAX],
    refusals: &'static [RefusalCode],
    notes: &'static [(RefusalCode, &'static str)],
}

/// The place of the handler of a row.
pub(super) struct Slot(MethodFilter);

/// A handler, and the path of its function.
pub(super) struct NamedHandler {
    pub(super) methods: MethodRouter<AppState>,
    pub(super) function: &'static str,
}

impl Slot {
    /// Puts the handler here.
    pub(super) fn call<H: Handler<T, AppState>, T: 'static>(self, handler: H) -> NamedHandler {
        NamedHandler {
            methods: on(self.0, handler),
            function: type_name::<H>(),
        }
    }
}

impl Route {
    pub(super) const fn get(
        path: &'static str,
        right: Right,
        place: Place,
        handler: fn(Slot) -> NamedHandler,
    ) -> Self {
        Self::new(("GET", MethodFilter::GET), path, right, place, handler)
    }

    pub(super) const fn post(
        path: &'static str,
        right: Right,
        place: Place,
        handler: fn(Slot) -> NamedHandler,
    ) -> Self {
        Self::new(("POST", MethodFilter::POST), path, right, place, handler)
    }

    pub(super) const fn put(
        path: &'static str,
        right: Right,
        place: Place,
        handler: fn(Slot) -> NamedHandler,
    ) -> Self {
        Self::new(("PUT", MethodFilter::PUT), path, right, place, handler)
    }

    pub(super) const fn delete(
        path: &'static str,
        right: Right,
        place: Place,
        handler: fn(Slot) -> NamedHandler,
    ) -> Self {
        let method = ("DELETE", MethodFilter::DELETE);
        Self::new(method, path, right, place, handler)
    }

    const fn new(
        (method, filter): (&'static str, MethodFilter),
        path: &'static str,
        right: Right,
        place: Place,
        handler: fn(Slot) -> NamedHandler,
    ) -> Self {
        Self {
            method,
            filter,
            path,
            right,
            place,
            handler,
            about: "",
            parameter: "",
            query: None,
            body: None,
            body_max: BODY_BYTES_MAX,
            answers: [None; ANSWERS_MAX],
            refusals: &[],
            notes: &[],
        }
    }

    /// Says what the route does.
    pub(super) const fn about(self, about: &'static str) -> Self {
        Self { about, ..self }
    }

    /// Says what the last parameter of the path is.
    pub(super) const fn parameter(self, parameter: &'static str) -> Self {
        Self { parameter, ..self }
    }

    /// Says which query the route reads.
    pub(super) const fn query<T: IntoParams>(self) -> Self {
        let query = Some(parameters::<T>());
        Self { query, ..self }
    }

    /// Says which body the route reads.
    pub(super) const fn takes<T: ToSchema>(self) -> Self {
        self.takes_up_to::<T>(BODY_BYTES_MAX)
    }

    /// Says which body the route reads, and its maximum length in bytes.
    pub(super) const fn takes_up_to<T: ToSchema>(self, body_max: usize) -> Self {
        let body = Some(json::<T>());
        Self {
            body,
            body_max,
            ..self
        }
    }

    /// Adds an answer.
    pub(super) const fn answers(self, status: u16, body: Shape) -> Self {
        self.answers_with(status, body, "")
    }

    /// Adds an answer with what its status and its body do not say.
    pub(super) const fn answers_with(
        mut self,
        status: u16,
        body: Shape,
        about: &'static str,
    ) -> Self {
        let mut at = 0;
        while self.answers[at].is_some() {
            at += 1;
        }
        self.answers[at] = Some(Answer {
            status,
            body,
            about,
        });
        self
    }

    /// Adds an answer that begins a session of the browser.
    pub(super) const fn signs_in<T: ToSchema>(self, status: u16) -> Self {
        self.answers_with(status, json::<T>(), "with the cookie of a new session")
    }

    /// Names the refusals that do not follow from the right, the query and the body, nor meet every
    /// route.
    pub(super) const fn refuses(self, refusals: &'static [RefusalCode]) -> Self {
        Self { refusals, ..self }
    }

    /// Says when the route refuses, where the code does not.
    pub(super) const fn notes(self, notes: &'static [(RefusalCode, &'static str)]) -> Self {
        Self { notes, ..self }
    }

    /// Returns all refusals of the route but those that any request may get, each with a note or an
    /// empty text.
    #[cfg(test)]
    pub(super) fn refusals(&self) -> Vec<(RefusalCode, &'static str)> {
        let of_query = self.query.map(|_| RefusalCode::InvalidQuery);
        let of_body = self
            .body
            .map(|_| [RefusalCode::InvalidBody, RefusalCode::BodyTooLarge]);
        let own = self.refusals.iter().copied();
        let own = of_query
            .into_iter()
            .chain(of_body.into_iter().flatten())
            .chain(own);
        let own = own.map(|refusal| {
            let note = self.notes.iter().find(|(noted, _)| *noted == refusal);
            (refusal, note.map_or("", |(_, note)| *note))
        });
        self.right.refusals().iter().copied().chain(own).collect()
    }

    /// Returns the handler.
    pub(super) fn handled(&self) -> NamedHandler {
        (self.handler)(Slot(self.filter))
    }

    /// Returns whether a request with a method and a matched path is for this route. `HEAD` asks
    /// what `GET` does.
    fn is_for(&self, method: &Method, path: &str) -> bool {
        let method = match method.as_str() {
            "HEAD" => "GET",
            method => method,
        };
        self.path == path && self.method == method
    }

    /// Returns the first parameter of the path in a path of this route.
    pub(super) fn first_parameter<'a>(&self, path: &'a str) -> &'a str {
        let mut parts = self.path.split('/').zip(path.split('/'));
        let found = parts.find(|(part, _)| part.starts_with('{'));
        found.map_or("", |(_, part)| part)
    }
}

/// Returns the route of a request, unless its path or its method is not one of a route.
pub(super) fn route_of(request: &Request) -> Option<&'static Route> {
    let path = request.extensions().get::<MatchedPath>()?;
    let mut all = super::all();
    all.find(|route| route.is_for(request.method(), path.as_str()))
}
