//! The interface for programs that play: tables as streams of JSON lines, and a route for each
//! command.

use std::collections::BTreeSet;
use std::convert::Infallible;
use std::sync::Arc;

use axum::Json;
use axum::body::{Body, Bytes};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::StreamExt as _;
use futures_util::stream::unfold;
use rosespring_table::game::Viewer;
use rosespring_wire::bot::{
    BotAnswer, BotDone, BotEvent, BotLinks, BotName, BotNext, BotPlay, BotResign, BotTable,
    BotTurn, BotView,
};
use rosespring_wire::refusal_code::RefusalCode::{
    IllegalStep, NotYourSeat, Stale, TooManySockets, WrongPhase,
};
use rosespring_wire::table::{Command, TableRequest};
use serde::Serialize;
use tokio::sync::{broadcast, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout_at};

use super::rights::KnownCaller;
use crate::error::ApiError;
use crate::hall::Person;
use crate::hall::lobby::Visit;
use crate::limits::{BOT_LOOKS_EVERY, PING_EVERY, TABLES_LISTED_MAX};
use crate::routes::body::JsonBody;
use crate::routes::route::Place::{AnyNode, Leader, Table};
use crate::routes::route::Right::{Bot, BotPlayer};
use crate::routes::route::Route;
use crate::routes::shape::{json, json_lines};
use crate::routes::viewer::{By, Session};
use crate::state::AppState;
use crate::table::{Attendance, News, RequestOutcome, TableHandle};
use crate::tables::Tables;

pub(super) const ROUTES: &[Route] = &[
    Route::get("/api/bot", Bot, AnyNode, |to| to.call(show))
        .about("Returns the bot whose token the request has.")
        .answers(200, json::<BotView>()),
    Route::get("/api/bot/events", Bot, Leader, |to| to.call(events))
        .about(
            "Tells the bot its tables, one JSON value a line: those whose match is not \
                    over, and then each new one. The stream does not end by itself. An empty line \
                    comes every 20 seconds. As long as the bot listens, it is in the lobby, and \
                    its seek is listed.",
        )
        .answers(200, json_lines::<BotEvent>())
        .refuses(&[TooManySockets]),
    Route::get("/api/bot/tables/{id}", BotPlayer, Table, |to| {
        to.call(table)
    })
    .about(
        "Tells the bot the state of its table, one JSON value a line: first the \
                    current one, then the one after each change. Changes that follow each other \
                    quickly may come as one. An empty line comes every 20 seconds. The stream \
                    counts as presence at the table.",
    )
    .answers(200, json_lines::<BotTable>())
    .refuses(&[TooManySockets]),
    Route::post("/api/bot/tables/{id}/throw", BotPlayer, Table, |to| {
        to.call(throw)
    })
    .about("Throws the dice.")
    .takes::<BotTurn>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, WrongPhase, NotYourSeat]),
    Route::post("/api/bot/tables/{id}/play", BotPlayer, Table, |to| {
        to.call(play)
    })
    .about("Plays the steps of a stage: all of them, or none if one is not legal.")
    .takes::<BotPlay>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, IllegalStep, WrongPhase]),
    Route::post("/api/bot/tables/{id}/name", BotPlayer, Table, |to| {
        to.call(name)
    })
    .about("Names the doublet that follows a 2-1 of acey-deucey; it is then played.")
    .takes::<BotName>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, WrongPhase, NotYourSeat]),
    Route::post("/api/bot/tables/{id}/done", BotPlayer, Table, |to| {
        to.call(done)
    })
    .about("Commits the turn.")
    .takes::<BotTurn>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, WrongPhase, NotYourSeat]),
    Route::post("/api/bot/tables/{id}/resign", BotPlayer, Table, |to| {
        to.call(resign)
    })
    .about(
        "Resigns the game. If the other side could still win more than `kind`, this is \
                    an offer.",
    )
    .takes::<BotResign>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, WrongPhase]),
    Route::post("/api/bot/tables/{id}/answer", BotPlayer, Table, |to| {
        to.call(answer)
    })
    .about("Answers the other player's offer to resign.")
    .takes::<BotAnswer>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, WrongPhase]),
    Route::post("/api/bot/tables/{id}/next", BotPlayer, Table, |to| {
        to.call(next)
    })
    .about("Begins the next game of the match.")
    .takes::<BotNext>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, WrongPhase]),
    Route::post("/api/bot/tables/{id}/links", BotPlayer, Table, |to| {
        to.call(links)
    })
    .about("Commits to dice, gives the link for the next throw, or replaces a lost chain.")
    .takes::<BotLinks>()
    .answers(200, json::<BotDone>())
    .refuses(&[Stale, WrongPhase]),
];

/// The content type of JSON, one value a line.
const LINES_TYPE: &str = "application/x-ndjson";

async fn show(KnownCaller { person, .. }: KnownCaller) -> Json<BotView> {
    let Person { id, name, .. } = person;
    let id = id.as_str().to_owned();
    Json(BotView { id, name })
}

/// A line of a stream; an empty one shows that the connection lives.
fn line<T: Serialize>(value: Option<&T>) -> Result<Bytes, Infallible> {
    let mut text = value
        .and_then(|value| rosespring_wire::json::to_text(value).ok())
        .unwrap_or_default();
    text.push('\n');
    Ok(text.into())
}

fn lines(body: Body) -> Response {
    ([(header::CONTENT_TYPE, LINES_TYPE)], body).into_response()
}

/// The events of a bot that it has not been told.
struct EventStream {
    state: AppState,
    bot: Person,
    /// Keeps the bot in the lobby.
    visit: Visit,
    told: BTreeSet<String>,
    waiting: Vec<String>,
    look: tokio::time::Interval,
    alive_at: Instant,
    stopping: watch::Receiver<bool>,
}

impl EventStream {
    /// Returns the next line; `None` when the server stops.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(id) = self.waiting.pop() {
                self.told.insert(id.clone());
                return line(Some(&BotEvent::Table { id })).ok();
            }
            if self.alive_at <= Instant::now() {
                self.alive_at = Instant::now() + PING_EVERY;
                return line::<BotEvent>(None).ok();
            }
            tokio::select! {
                biased;
                _ = self.look.tick() => {}
                () = self.visit.is_moved() => return None,
                _ = self.stopping.changed() => return None,
            }
            let store = &self.state.store;
            match store
                .tables_of(self.bot.id.as_str(), TABLES_LISTED_MAX)
                .await
            {
                Ok(tables) => {
                    let open = tables.into_iter().filter(|table| !table.progress.finished);
                    let new = open.filter(|table| !self.told.contains(&table.id));
                    self.waiting = new.map(|table| table.id).collect();
                }
                Err(error) => tracing::warn!("the tables of a bot cannot be read: {error}"),
            }
        }
    }
}

async fn events(
    State(state): State<AppState>,
    KnownCaller { hall, person: bot }: KnownCaller,
    Session(session): Session,
) -> Result<Response, ApiError> {
    let mut look = interval(BOT_LOOKS_EVERY);
    look.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let stream = EventStream {
        visit: hall.lobby.enter(Some(&bot), true)?.into_visit(),
        bot,
        told: BTreeSet::new(),
        waiting: Vec::new(),
        look,
        // The first line comes at once, so that the bot knows that it is connected.
        alive_at: Instant::now(),
        stopping: state.host.stopping(),
        state,
    };
    let stream = unfold(stream, async |mut stream| {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    });
    Ok(lines(Body::from_stream(
        stream.take_until(session.into_wait()),
    )))
}

/// The changes of a table that its bot has not been told.
struct TableStream {
    tables: Arc<Tables>,
    id: String,
    viewer: Viewer,
    news: broadcast::Receiver<News>,
    stopping: watch::Receiver<bool>,
    /// Counts the stream as a page of its player.
    _attendance: Option<Attendance>,
    told: Option<u32>,
}

impl TableStream {
    /// Returns the next line; `None` after the table was removed, and when the server stops.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            let table = self.look().await?;
            if self.told != Some(table.v) {
                self.told = Some(table.v);
                return line(Some(&table)).ok();
            }
            let alive_at = Instant::now() + PING_EVERY;
            let news = tokio::select! {
                biased;
                news = timeout_at(alive_at, self.news.recv()) => news,
                _ = self.stopping.changed() => return None,
            };
            match news {
                Err(_) => return line::<BotTable>(None).ok(),
                Ok(Ok(News::Gone) | Err(broadcast::error::RecvError::Closed)) => return None,
                Ok(_) => {}
            }
        }
    }

    async fn look(&self) -> Option<BotTable> {
        let ask = |table: TableHandle| {
            let viewer = self.viewer.clone();
            async move { table.view(viewer).await }
        };
        let view = self.tables.ask(&self.id, ask).await.ok()?.ok()?;
        BotTable::new(*view)
    }
}

async fn table(
    State(state): State<AppState>,
    By(viewer): By,
    Session(session): Session,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let join = |table: TableHandle| {
        let viewer = viewer.clone();
        async move { table.join(viewer, None).await }
    };
    let joined = state.tables.ask(&id, join).await??;
    let stream = TableStream {
        stopping: state.host.stopping(),
        tables: state.tables,
        id,
        viewer,
        news: joined.news,
        _attendance: joined.attendance,
        told: None,
    };
    let stream = unfold(stream, async |mut stream| {
        let line = stream.next().await?;
        Some((Ok::<_, Infallible>(line), stream))
    });
    Ok(lines(Body::from_stream(
        stream.take_until(session.into_wait()),
    )))
}

/// The table of a command, and the seat of the bot that gives it.
type BotSeat = (State<AppState>, By, Path<String>);

type BotResult = Result<Json<BotDone>, ApiError>;

/// Carries out a command for version `after` of a table.
async fn carry_out((state, By(viewer), id): BotSeat, command: Command, after: u32) -> BotResult {
    let request = TableRequest { command, after };
    let ask = |table: TableHandle| {
        let (viewer, request) = (viewer.clone(), request.clone());
        async move {
            let outcome = table.request(viewer.clone(), request, 0).await?;
            let view = table.view(viewer).await?;
            Ok((outcome, view.map(|view| view.version)))
        }
    };
    match state.tables.ask(&id, ask).await? {
        (Ok(RequestOutcome::Done), v) => Ok(Json(BotDone { v: v? })),
        (Ok(RequestOutcome::Stale(_)), v) => Err(ApiError::Stale(v?)),
        (Err(refusal), _) => Err(refusal.into()),
    }
}

async fn throw(at: BotSeat, JsonBody(BotTurn { after, link }): JsonBody<BotTurn>) -> BotResult {
    let command = match link {
        Some(link) => Command::ThrowWithLink { link },
        None => Command::Throw,
    };
    carry_out(at, command, after).await
}

async fn play(at: BotSeat, JsonBody(BotPlay { after, steps }): JsonBody<BotPlay>) -> BotResult {
    carry_out(at, Command::Steps { steps }, after).await
}

async fn name(at: BotSeat, JsonBody(BotName { after, number }): JsonBody<BotName>) -> BotResult {
    carry_out(at, Command::Name { number }, after).await
}

async fn done(at: BotSeat, JsonBody(BotTurn { after, link }): JsonBody<BotTurn>) -> BotResult {
    let command = match link {
        Some(link) => Command::DoneWithLink { link },
        None => Command::Done,
    };
    carry_out(at, command, after).await
}

async fn resign(at: BotSeat, JsonBody(resign): JsonBody<BotResign>) -> BotResult {
    let BotResign { after, kind } = resign;
    carry_out(at, Command::Resign { kind }, after).await
}

async fn answer(at: BotSeat, JsonBody(answer): JsonBody<BotAnswer>) -> BotResult {
    let command = match answer.accept {
        true => Command::AcceptResignation,
        false => Command::RefuseResignation,
    };
    carry_out(at, command, answer.after).await
}

async fn next(at: BotSeat, JsonBody(BotNext { after }): JsonBody<BotNext>) -> BotResult {
    carry_out(at, Command::NextGame, after).await
}

async fn links(at: BotSeat, JsonBody(links): JsonBody<BotLinks>) -> BotResult {
    let after = links.after;
    let command = links.command().ok_or_else(|| {
        let fault = "expected one of `commitment`, `link` and `replacement`";
        ApiError::InvalidBody(vec![fault.to_owned()])
    })?;
    carry_out(at, command, after).await
}
