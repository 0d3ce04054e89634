//! A program of the hall at one table. It sends the requests that any bot sends, to the server of
//! this process, which passes them on to the node that runs the table.

use std::time::Duration;

use axum::Router;
use axum::body::{Body, BodyDataStream};
use axum::http::{Method, Request, StatusCode, header};
use axum::response::Response;
use futures_util::StreamExt as _;
use rosespring_hall::bots::{BotMove, Chains, next_move, standing};
use rosespring_hall::offers::HouseStrength;
use rosespring_rules::{Die, Match, Position, Side};
use rosespring_table::game::Seed;
use rosespring_table::opponent::Answer;
use rosespring_wire::bot::{BotAnswer, BotName, BotNext, BotPlay, BotTable, BotTurn};
use rosespring_wire::json::to_text;
use rosespring_wire::table::PhaseView;
use tower::ServiceExt as _;

use super::thinker::Thinker;
use crate::hall::HouseTable;

/// Pause before a stream that ended is opened again.
const REOPEN: Duration = Duration::from_secs(1);
/// Number of faults at one table after which the program gives up.
const FAULTS_MAX: u32 = 5;

/// Why a program stops listening to its table.
enum Stop {
    /// The match is over, or the program has no seat any more.
    Over,
    /// The stream ended: it can be opened again.
    Lost,
    /// Something contradicts what the program knows.
    Fault(String),
}

/// A program at its table.
pub(super) struct HousePlayer {
    router: Router,
    /// The header with the token.
    authorization: String,
    path: String,
    strength: HouseStrength,
    chains: Chains,
    thinker: Thinker,
    /// Where the errors of a weaker program come from.
    seed: u64,
}

impl HousePlayer {
    pub(super) fn new(
        table: &HouseTable,
        (router, thinker): (Router, Thinker),
        secret: Seed,
    ) -> Self {
        let seed = secret.number(u32::MAX);
        Self {
            router,
            authorization: format!("Bearer {}", table.bot.token),
            path: format!("/api/bot/tables/{}", table.id),
            strength: table.bot.strength,
            chains: Chains::new(secret),
            thinker,
            seed,
        }
    }

    /// Plays until the match is over.
    pub(super) async fn play(mut self) {
        let mut faults = 0;
        loop {
            match self.listen().await {
                Stop::Over => return,
                Stop::Lost => {}
                Stop::Fault(fault) => {
                    tracing::warn!("a program at {}: {fault}", self.path);
                    faults += 1;
                    if faults == FAULTS_MAX {
                        return;
                    }
                }
            }
            tokio::time::sleep(REOPEN).await;
        }
    }

    /// Acts at every state of the table.
    async fn listen(&mut self) -> Stop {
        let path = self.path.clone();
        let response = self.ask(Method::GET, &path, String::new()).await;
        match response.status() {
            StatusCode::OK => {}
            StatusCode::UNAUTHORIZED | StatusCode::NOT_FOUND => return Stop::Over,
            _ => return Stop::Lost,
        }
        let mut lines = Lines::new(response);
        while let Some(line) = lines.next().await {
            let table = match serde_json::from_str::<BotTable>(&line) {
                Ok(table) => table,
                Err(error) => return Stop::Fault(error.to_string()),
            };
            if matches!(&table.phase, PhaseView::Over { match_over, .. } if *match_over) {
                return Stop::Over;
            }
            if let Err(stop) = self.act(&table).await {
                return stop;
            }
        }
        Stop::Lost
    }

    async fn act(&mut self, table: &BotTable) -> Result<(), Stop> {
        let next = next_move(table, &mut self.chains);
        let Some(next) = next.map_err(|fault| Stop::Fault(fault.to_string()))? else {
            return Ok(());
        };
        let after = table.v;
        match next {
            BotMove::Links(links) => self.send("links", &links).await,
            BotMove::Next => self.send("next", &BotNext { after }).await,
            BotMove::Throw(link) => self.send("throw", &BotTurn { after, link }).await,
            BotMove::Done(link) => self.send("done", &BotTurn { after, link }).await,
            BotMove::Answer => {
                let accept = self.accepts(table).await?;
                self.send("answer", &BotAnswer { after, accept }).await
            }
            BotMove::Play | BotMove::Name => {
                let seed = self.seed ^ u64::from(after);
                let answer = self
                    .thinker
                    .choose(self.strength, known(table)?, seed)
                    .await;
                match answer {
                    Answer::Play(steps) => self.send("play", &BotPlay { after, steps }).await,
                    Answer::Name(number) => {
                        let number = number.unwrap_or(Die::Six);
                        self.send("name", &BotName { after, number }).await
                    }
                }
            }
        }
    }

    async fn accepts(&self, table: &BotTable) -> Result<bool, Stop> {
        let winner = Side::from(table.you);
        let Some(offer) = table.resign_offer else {
            return Ok(false);
        };
        let known = known(table)?;
        Ok(self.thinker.accepts(known, winner, offer.kind.into()).await)
    }

    async fn send(&self, command: &str, body: &impl serde::Serialize) -> Result<(), Stop> {
        let body = to_text(body).map_err(|error| Stop::Fault(error.to_string()))?;
        let path = format!("{}/{command}", self.path);
        let response = self.ask(Method::POST, &path, body).await;
        match response.status() {
            // A conflict means that the table has changed: its next state is on the way.
            StatusCode::OK | StatusCode::CONFLICT => Ok(()),
            StatusCode::UNAUTHORIZED | StatusCode::NOT_FOUND => Err(Stop::Over),
            status if status.is_server_error() => Err(Stop::Lost),
            status => Err(Stop::Fault(format!("{command} is refused: {status}"))),
        }
    }

    async fn ask(&self, method: Method, path: &str, body: String) -> Response {
        let mut request = Request::new(Body::from(body));
        *request.method_mut() = method;
        if let Ok(uri) = path.parse() {
            *request.uri_mut() = uri;
        }
        for (name, value) in [
            (header::HOST, "localhost"),
            (header::CONTENT_TYPE, "application/json"),
            (header::AUTHORIZATION, &self.authorization),
        ] {
            if let Ok(value) = value.parse() {
                request.headers_mut().insert(name, value);
            }
        }
        match self.router.clone().oneshot(request).await {
            Ok(response) => response,
            Err(never) => match never {},
        }
    }
}

/// Returns the position and the score of a table.
fn known(table: &BotTable) -> Result<(Position, Match), Stop> {
    standing(table).ok_or_else(|| Stop::Fault(format!("the position `{}`", table.position)))
}

/// The lines of a stream that are not empty.
struct Lines {
    body: BodyDataStream,
    /// What came of the next lines.
    rest: Vec<u8>,
}

impl Lines {
    fn new(response: Response) -> Self {
        Self {
            body: response.into_body().into_data_stream(),
            rest: Vec::new(),
        }
    }

    /// Returns the next line; `None` when the stream has ended.
    async fn next(&mut self) -> Option<String> {
        loop {
            if let Some(end) = self.rest.iter().position(|byte| *byte == b'\n') {
                let line: Vec<_> = self.rest.drain(..=end).collect();
                match String::from_utf8(line).ok()?.trim() {
                    "" => continue,
                    line => return Some(line.to_owned()),
                }
            }
            self.rest.extend_from_slice(&self.body.next().await?.ok()?);
        }
    }
}
