//! Two guests who play match after match, and who watches them.

use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use futures_util::future::{join_all, join3};
use rosespring_rules::presets;
use rosespring_wire::table::{Seat, TimeControl};
use serde_json::{Value, json};
use tokio::time::sleep;

use crate::http::post;
use crate::line::Network;
use crate::page::{Page, PageSeat};
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

/// Two people at a table.
pub(crate) struct Pair {
    world: Arc<World>,
    rng: Rng,
    names: [String; 2],
    cookies: [String; 2],
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
                Some(table) => self.open_pages(&table),
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
    async fn sit_down(&mut self, network: &Network) -> Option<String> {
        let all: Vec<_> = presets().collect();
        let rules = self.rng.choice(&all)?.rules;
        let lengths = rules.scoring.match_lengths();
        let short: Vec<_> = lengths.iter().filter(|units| **units <= 3).collect();
        let body = json!({
            "rules": rules.to_string(),
            "match_to": **self.rng.choice(&short)?,
            "auto_forced": self.rng.bool(),
            "side": "white",
            "name": self.names[0],
            "watchable": true,
            "watch_delay": *self.rng.choice(&DELAYS_S)?,
            "time": *self.rng.choice(&TIMES)?,
        });
        let made = self.ask(network, 0, "/api/hall/invitations", body).await?;
        let path = format!("/api/hall/invitations/{}/accept", made["id"].as_str()?);
        let body = json!({ "name": self.names[1] });
        let accepted = self.ask(network, 1, &path, body).await?;
        let table = accepted["table"].as_str()?.to_owned();
        self.world
            .note(&format!("{} play {rules} at {table}", self.names[0]));
        Some(table)
    }

    async fn ask(
        &mut self,
        network: &Network,
        who: usize,
        path: &str,
        mut body: Value,
    ) -> Option<Value> {
        if let Some(fields) = body.as_object_mut() {
            fields.retain(|_, value| !value.is_null());
        }
        let answer = post(network, path, &self.cookies[who], &body).await?;
        if let Some(cookie) = answer.cookie {
            self.cookies[who] = cookie;
        }
        if matches!(answer.status, 200 | 201) {
            return Some(answer.body);
        }
        let what = format!("{path}: {} {}", answer.status, answer.body);
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
