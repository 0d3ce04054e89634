//! Two guests who play match after match, and who watches them.

use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use futures_util::future::{join_all, join3};
use rosespring_rules::presets;
use rosespring_wire::table::{Seat, TimeControl};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::checks::{SeenByPlayer, SeenMatch};
use crate::http;
use crate::line::Network;
use crate::mistakes::{self, RequestMistake};
use crate::page::{Page, PageSeat};
use crate::socket;
use crate::watcher::Watcher;
use crate::world::World;

/// The time controls of matches; `None` is as much time as the players like.
const TIMES: [Option<TimeControl>; 6] = [
    None,
    Some(TimeControl::Fast),
    Some(TimeControl::Fast),
    Some(TimeControl::Normal),
    Some(TimeControl::Slow),
    Some(TimeControl::OneDay),
];
/// How much later than the players a watcher sees a table, in seconds.
const DELAYS_S: [u16; 4] = [0, 0, 10, 60];

/// The pages of a match.
pub(crate) struct MatchPages {
    pub(crate) players: [Page; 2],
    pub(crate) watcher: Watcher,
}

impl MatchPages {
    /// Returns what they showed.
    pub(crate) fn seen(&self) -> SeenMatch<'_> {
        SeenMatch {
            players: self.players.each_ref().map(|page| SeenByPlayer {
                place: &page.place,
                is_over: page.is_over(),
                views: &page.views,
                sent: &page.sent,
            }),
            watched: Some(&self.watcher.views),
        }
    }
}

/// Two people at a table.
pub(crate) struct Pair {
    world: Arc<World>,
    rng: Rng,
    names: [String; 2],
    pub(crate) cookies: [String; 2],
    /// The table at which they sat last.
    last: Option<String>,
    /// The matches that they began; the last one may be in play.
    pub(crate) matches: Vec<MatchPages>,
}

impl Pair {
    pub(crate) fn new(world: &Arc<World>, number: usize, rng: Rng) -> Self {
        Self {
            world: Arc::clone(world),
            rng,
            names: ["Ada", "Boris"].map(|name| format!("{name} {number}")),
            cookies: Default::default(),
            last: None,
            matches: Vec::new(),
        }
    }

    /// Plays match after match until `last_ms`, and then the last match to its end.
    pub(crate) async fn play(&mut self, network: &Network, last_ms: i64) {
        loop {
            if let Some(pages) = self.matches.last_mut() {
                let [white, black] = &mut pages.players;
                let watching = pages.watcher.watch(network);
                join3(white.play(network), black.play(network), watching).await;
            }
            if self.world.now_ms() >= last_ms {
                return;
            }
            match self.sit_down(network).await {
                Some(table) => {
                    self.open_pages(&table);
                    self.talk(network, &table).await;
                    if self.rng.bool() {
                        self.mistake(network, &table).await;
                    }
                }
                None => sleep(Duration::from_secs(1)).await,
            }
        }
    }

    fn open_pages(&mut self, table: &str) {
        let world = Arc::clone(&self.world);
        let players = [(Seat::White, 0), (Seat::Black, 1)].map(|(seat, index)| {
            let place = PageSeat {
                table: table.to_owned(),
                seat,
                cookie: self.cookies[index].clone(),
            };
            Page::new(&world, place, self.rng.fork())
        });
        let watcher = Watcher::new(&world, table, self.rng.fork());
        self.matches.push(MatchPages { players, watcher });
    }

    /// Seats both at a new table, and returns its id; `None` if a request fails.
    pub(crate) async fn sit_down(&mut self, network: &Network) -> Option<String> {
        let way = self.rng.u8(0..4);
        let last = self.last.clone();
        let (how, table) = match (way, last) {
            (0, Some(last)) => ("play again", self.play_again(network, &last).await?),
            (1, Some(_)) => ("met in the lobby", self.meet_in_lobby(network).await?),
            _ => ("sat down by invitation", self.invite(network).await?),
        };
        self.world.note(&format!(
            "{} and {} {how} at {table}",
            self.names[0], self.names[1]
        ));
        self.last = Some(table.clone());
        Some(table)
    }

    /// Draws a game, and how it is played, but for its time.
    fn draw_game(&mut self) -> Option<Value> {
        let all: Vec<_> = presets().collect();
        let rules = self.rng.choice(&all)?.rules;
        let lengths = rules.scoring.match_lengths();
        let short: Vec<_> = lengths.iter().filter(|units| **units <= 3).collect();
        Some(json!({
            "rules": rules.to_string(),
            "match_to": **self.rng.choice(&short)?,
            "auto_forced": self.rng.bool(),
            "name": self.names[0],
            "watchable": true,
            "watch_delay": *self.rng.choice(&DELAYS_S)?,
        }))
    }

    async fn invite(&mut self, network: &Network) -> Option<String> {
        let mut body = self.draw_game()?;
        body["side"] = json!("white");
        body["time"] = json!(*self.rng.choice(&TIMES)?);
        let made = self
            .ask(network, 0, "POST /api/hall/invitations", body)
            .await?;
        let id = made["id"].as_str()?;
        let what = format!("POST /api/hall/invitations/{id}/accept");
        if self.rng.u8(0..8) == 0 {
            self.must_be_refused(network, 0, &what, "own_invitation")
                .await;
        }
        let table = self.accept(network, &what).await?;
        if self.rng.u8(0..8) == 0 {
            self.must_be_refused(network, 2, &what, "invitation_taken")
                .await;
        }
        Some(table)
    }

    /// One seeks a game in the lobby, and the other one takes the seek.
    async fn meet_in_lobby(&mut self, network: &Network) -> Option<String> {
        let _lobby = socket::open(network, "/api/hall/lobby", &self.cookies[0]).await?;
        let mut body = self.draw_game()?;
        body["time"] = json!((*self.rng.choice(&TIMES)?).unwrap_or(TimeControl::Normal));
        let sought = self.ask(network, 0, "POST /api/hall/seeks", body).await?;
        let id = sought["seek"].as_str()?;
        if self.rng.u8(0..4) == 0 {
            let what = format!("POST /api/hall/seeks/{id}/accept");
            self.must_be_refused(network, 0, &what, "own_seek").await;
        }
        self.accept(network, &format!("POST /api/hall/seeks/{id}/accept"))
            .await
    }

    async fn accept(&mut self, network: &Network, what: &str) -> Option<String> {
        let body = json!({ "name": self.names[1] });
        let accepted = self.ask(network, 1, what, body).await?;
        Some(accepted["table"].as_str()?.to_owned())
    }

    /// Both want another match.
    async fn play_again(&mut self, network: &Network, table: &str) -> Option<String> {
        let what = format!("POST /api/tables/{table}/rematch");
        self.ask(network, 0, &what, json!({})).await?;
        let both = self.ask(network, 1, &what, json!({})).await?;
        Some(both["table"].as_str()?.to_owned())
    }

    /// One may do what the hall must refuse.
    async fn mistake(&mut self, network: &Network, table: &str) {
        let RequestMistake { what, body, code } = mistakes::draw_request(table, &mut self.rng);
        self.refused(network, &self.cookies[0], &what, &body, code)
            .await;
    }

    /// Makes a request that the hall must refuse by this code. If `who` is 2, a third person does.
    async fn must_be_refused(&self, network: &Network, who: usize, what: &str, code: &str) {
        let cookie = self.cookies.get(who).map_or("", String::as_str);
        let body = json!({ "name": "Carla" });
        self.refused(network, cookie, what, &body, code).await;
    }

    async fn refused(&self, network: &Network, cookie: &str, what: &str, body: &Value, code: &str) {
        let Some(answer) = http::ask(network, what, cookie, body).await else {
            return;
        };
        let refused = answer.body["error"]["code"].as_str().unwrap_or_default();
        self.world.note(&format!("{what}: refused {refused}"));
        self.world.count_refusal(refused);
        if refused != code && self.world.is_calm() {
            self.world.find(format!(
                "{what}: must be refused as {code}, and is {} {}",
                answer.status, answer.body
            ));
        }
    }

    /// One may hide the messages of the other, who may write one.
    async fn talk(&mut self, network: &Network, table: &str) {
        if self.rng.u8(0..4) == 0 {
            let body = json!({ "is_muted": self.rng.bool() });
            let what = format!("PUT /api/tables/{table}/chat/mute");
            self.ask(network, 1, &what, body).await;
        }
        if self.rng.u8(0..4) == 0 {
            let what = format!("POST /api/tables/{table}/chat");
            self.ask(network, 0, &what, json!({ "preset": "good_luck" }))
                .await;
        }
    }

    async fn ask(
        &mut self,
        network: &Network,
        who: usize,
        what: &str,
        mut body: Value,
    ) -> Option<Value> {
        if let Some(fields) = body.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        let answer = http::ask(network, what, &self.cookies[who], &body).await?;
        if let Some(cookie) = answer.cookie {
            self.cookies[who] = cookie;
        }
        if matches!(answer.status, 200 | 201 | 204) {
            return Some(answer.body);
        }
        self.world
            .count_refusal(answer.body["error"]["code"].as_str().unwrap_or_default());
        let what = format!("{what}: {} {}", answer.status, answer.body);
        self.world.note(&what);
        if self.world.is_calm() {
            self.world.find(what);
        }
        None
    }
}

/// Lets all pairs play until `last_ms`, and then the last matches to their ends.
pub(crate) async fn play_all(pairs: &mut [Pair], network: &Network, last_ms: i64) {
    join_all(pairs.iter_mut().map(|pair| pair.play(network, last_ms))).await;
}
