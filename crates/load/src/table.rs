//! Two guests who play match after match at tables of the hall.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use futures_util::future::join_all;
use rosespring_wire::table::Seat;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::sleep;

use crate::Failure;
use crate::http::Http;
use crate::page::{Manner, Page, RECONNECT, SharedCounts};
use crate::stop::Stop;
use crate::watcher::Watcher;

/// Time after the end of a match in which watchers hear of it.
const HEARD_AFTER: Duration = Duration::from_millis(300);

/// The pages of a table.
pub(crate) struct TablePages {
    pub(crate) players: [Page; 2],
    pub(crate) watchers: Vec<Watcher>,
}

/// Two people with their cookies.
pub(crate) struct Pair {
    /// Those of the nodes; each page begins at another one.
    addresses: Vec<SocketAddr>,
    rules: String,
    names: [String; 2],
    cookies: [String; 2],
}

impl Pair {
    /// Two people, who become guests with their first invitation.
    pub(crate) fn new(addresses: &[SocketAddr], rules: &str, number: usize) -> Self {
        Self {
            addresses: addresses.to_vec(),
            rules: rules.to_owned(),
            names: ["Ada", "Boris"].map(|name| format!("{name} {number}")),
            cookies: Default::default(),
        }
    }

    /// Seats both at a new table, and returns its id.
    pub(crate) async fn sit_down(&mut self, http: &mut Http) -> Result<String, Failure> {
        let body = json!({"rules": self.rules, "match_to": 1, "side": "white",
            "name": self.names[0], "watchable": true, "watch_delay": 0});
        let made = self.ask(http, 0, "/api/hall/invitations", &body).await?;
        let id = made["id"]
            .as_str()
            .ok_or_else(|| format!("no invitation: {made}"))?;
        let path = format!("/api/hall/invitations/{id}/accept");
        let body = json!({"name": self.names[1]});
        let accepted = self.ask(http, 1, &path, &body).await?;
        let table = accepted["table"].as_str();
        Ok(table
            .ok_or_else(|| format!("no table: {accepted}"))?
            .to_owned())
    }

    async fn ask(
        &mut self,
        http: &mut Http,
        who: usize,
        path: &str,
        body: &Value,
    ) -> Result<Value, Failure> {
        let answer = http.ask("POST", path, &self.cookies[who], body).await?;
        if let Some(cookie) = answer.cookie {
            self.cookies[who] = cookie;
        }
        match answer.status {
            200 | 201 => Ok(answer.body),
            status => Err(format!("{path}: {status} {}", answer.body).into()),
        }
    }

    /// Returns the pages of both at a table.
    pub(crate) fn pages(&self, table: &str, manner: Manner, counts: &SharedCounts) -> [Page; 2] {
        let last_tap = Arc::default();
        [Seat::White, Seat::Black].map(|seat| {
            let cookie = &self.cookies[usize::from(seat == Seat::Black)];
            let mut addresses = self.addresses.clone();
            addresses.rotate_left(usize::from(seat == Seat::Black) % self.addresses.len());
            Page::new(addresses, (table, seat, cookie), manner, counts, &last_tap)
        })
    }

    /// Returns watchers at a table, one at each node, if anything is remembered.
    fn watchers(&self, table: &str, manner: Manner, counts: &SharedCounts) -> Vec<Watcher> {
        let count = if manner.remembers {
            self.addresses.len()
        } else {
            0
        };
        let watcher = |node: usize| {
            let mut addresses = self.addresses.clone();
            addresses.rotate_left(node);
            Watcher::new(addresses, table, counts)
        };
        (0..count).map(watcher).collect()
    }

    /// Plays at `table`, and then at new ones, until play stops. Returns the pages of every table.
    pub(crate) async fn play(
        &mut self,
        mut table: String,
        manner: Manner,
        counts: &SharedCounts,
        stop: &Stop,
    ) -> Vec<TablePages> {
        let mut all = Vec::new();
        let mut http = Http::new(self.addresses[0]);
        loop {
            let [mut white, mut black] = self.pages(&table, manner, counts);
            let mut watchers = self.watchers(&table, manner, counts);
            let (end, ended) = watch::channel(false);
            let playing = async {
                tokio::join!(white.play(stop), black.play(stop));
                // The watchers hear the rest, unless a node was killed at this moment.
                if !stop.is_set() && manner.remembers {
                    sleep(HEARD_AFTER).await;
                }
                end.send_replace(true);
            };
            let watching = watchers.iter_mut().map(|watcher| {
                let mut ended = ended.clone();
                watcher.watch(stop, async move {
                    // The sender lives until then.
                    let _ = ended.wait_for(|ended| *ended).await;
                })
            });
            tokio::join!(playing, join_all(watching));
            if manner.remembers || stop.is_set() {
                all.push(TablePages {
                    players: [white, black],
                    watchers,
                });
            }
            loop {
                if stop.is_set() {
                    return all;
                }
                match self.sit_down(&mut http).await {
                    Ok(next) => break table = next,
                    // The node may have been killed at this moment.
                    Err(_) => {
                        self.addresses.rotate_left(1);
                        http = Http::new(self.addresses[0]);
                        sleep(RECONNECT).await;
                    }
                }
            }
        }
    }
}
