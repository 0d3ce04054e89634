//! Level 2: two people at the real pages, whose scripts run under Node.js.

use std::collections::{BTreeMap, BTreeSet};
use std::mem;
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use rosespring_wire::table::{PhaseView, Seat, TableView, ViewerSeat};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::sleep;

use crate::Failure;
use crate::checks::{SeenByPlayer, SeenMatch};
use crate::http;
use crate::line::{LineControl, Network};
use crate::node::{FromPages, Node, ToPages};
use crate::page::{PageSeat, TIME_OVER, phase_name, view_hash_of};
use crate::pair::Pair;
use crate::run::await_time;
use crate::socket;
use crate::world::{World, lock};

/// What happens on the connections of the pages.
enum LineEvent {
    Opened(u32, Arc<LineControl>),
    Heard(u32, String),
    Closed(u32),
    Answered(u32, u16, Value),
}

/// A connection of a page.
struct RealLine {
    person: usize,
    outgoing: UnboundedSender<String>,
    /// Known once it is open.
    control: Option<Arc<LineControl>>,
    /// Whether the page sent its last message without the player: a link or a commitment.
    is_aside: bool,
    /// Whether it claims the match of a player who is away, and may come back meanwhile.
    is_claim: bool,
}

/// What of a command is looked at.
#[derive(Deserialize)]
struct RealRequest {
    #[serde(rename = "type")]
    kind: String,
    /// The version that the page showed.
    after: u32,
}

/// What of a message of the hall is looked at.
#[derive(Deserialize)]
struct HallMessage {
    #[serde(rename = "type")]
    kind: String,
    #[serde(default)]
    code: String,
    #[serde(default)]
    message: String,
}

/// What a player's pages showed of a match.
struct RealPlayer {
    place: PageSeat,
    is_over: bool,
    version: u32,
    views: BTreeMap<u32, u64>,
    sent: BTreeMap<u32, u32>,
}

/// Two people at real pages.
pub(crate) struct RealPages {
    world: Arc<World>,
    node: Node,
    pair: Pair,
    lines: BTreeMap<u32, RealLine>,
    /// The requests that are under way.
    asked: BTreeSet<u32>,
    /// Until when nothing happens at the pages; `None` while they act.
    until_ms: Option<i64>,
    wants_table: bool,
    is_ended: bool,
    /// What the pages hear with the next answer.
    told: Vec<ToPages>,
    matches: Vec<[RealPlayer; 2]>,
}

impl RealPages {
    pub(crate) fn new(world: &Arc<World>, node: Node, rng: Rng) -> Self {
        Self {
            world: Arc::clone(world),
            node,
            pair: Pair::new(world, 0, rng),
            lines: BTreeMap::new(),
            asked: BTreeSet::new(),
            until_ms: None,
            wants_table: false,
            is_ended: false,
            told: Vec::new(),
            matches: Vec::new(),
        }
    }

    /// Returns what was shown of each match.
    pub(crate) fn seen(&self) -> impl Iterator<Item = SeenMatch<'_>> {
        self.matches.iter().map(|players| SeenMatch {
            players: players.each_ref().map(|player| SeenByPlayer {
                place: &player.place,
                is_over: player.is_over,
                views: &player.views,
                sent: &player.sent,
            }),
            watched: None,
        })
    }

    /// Lets the pages and the hall run until all matches are over.
    ///
    /// # Errors
    ///
    /// The process of the pages failed.
    pub(crate) async fn play(&mut self, network: &Network) -> Result<(), Failure> {
        let (tell, mut happened) = unbounded_channel();
        while !self.is_ended {
            if self.wants_table {
                self.sit(network).await;
            }
            if let Some(until_ms) = self.until_ms {
                if self.told.is_empty() {
                    tokio::select! {
                        biased;
                        Some(one) = happened.recv() => self.take(one),
                        () = await_time(&self.world, until_ms) => {}
                    }
                }
                while let Ok(one) = happened.try_recv() {
                    self.take(one);
                }
                let now_ms = self.world.now_ms();
                self.answer(now_ms)?;
            }
            match self.node.read()? {
                FromPages::Open { line, person, path } => {
                    self.open(network, &tell, line, person, path);
                }
                FromPages::Ask {
                    request,
                    person,
                    method,
                    path,
                    body,
                } => {
                    self.asked.insert(request);
                    self.world
                        .note(&format!("person {person} asks {method} {path}"));
                    let (network, tell) = (network.clone(), tell.clone());
                    let cookie = self.pair.cookies[person].clone();
                    tokio::spawn(async move {
                        let what = format!("{method} {path}");
                        let answer = http::ask(&network, &what, &cookie, &body).await;
                        let (status, body) =
                            answer.map_or((0, Value::Null), |it| (it.status, it.body));
                        // Nobody waits for it after the hall was killed.
                        let _ = tell.send(LineEvent::Answered(request, status, body));
                    });
                }
                other => self.take_in(other),
            }
        }
        Ok(())
    }

    /// Lets the pages run while the hall is down.
    ///
    /// # Errors
    ///
    /// As of [`Self::play`].
    pub(crate) fn wait(&mut self, from_ms: i64, up_ms: i64) -> Result<(), Failure> {
        self.lose_all();
        let mut now_ms = from_ms;
        while !self.is_ended {
            if let Some(until_ms) = self.until_ms {
                if self.told.is_empty() && until_ms >= up_ms {
                    return Ok(());
                }
                if self.told.is_empty() {
                    now_ms = until_ms;
                }
                self.answer(now_ms)?;
            }
            match self.node.read()? {
                FromPages::Open { line, .. } => self.told.push(ToPages::Closed { line }),
                FromPages::Ask { request, .. } => self.told.push(unanswered(request)),
                other => self.take_in(other),
            }
        }
        Ok(())
    }

    /// Tells the pages that every connection is lost.
    fn lose_all(&mut self) {
        let lines = mem::take(&mut self.lines).into_keys();
        self.told.extend(lines.map(|line| ToPages::Closed { line }));
        self.told
            .extend(mem::take(&mut self.asked).into_iter().map(unanswered));
    }

    fn answer(&mut self, now_ms: i64) -> Result<(), Failure> {
        self.until_ms = None;
        self.node.answer(now_ms, &mem::take(&mut self.told))
    }

    /// Takes in what needs no hall.
    fn take_in(&mut self, message: FromPages) {
        match message {
            FromPages::Sit => self.wants_table = true,
            FromPages::Send { line, text } => self.send(line, text),
            FromPages::Close { line } => {
                self.lines.remove(&line);
            }
            FromPages::Shown {
                person,
                table,
                turns,
            } => self.shown(person, &table, turns),
            FromPages::Did { what } => {
                self.world.note(&what);
                *self.world.story().commands.entry(what).or_default() += 1;
            }
            FromPages::Find { what, needs_calm } => {
                self.world.note(&what);
                if !needs_calm || self.world.is_calm() {
                    self.world.find(what);
                }
            }
            FromPages::Run { until_ms } => self.until_ms = Some(until_ms),
            FromPages::End => self.is_ended = true,
            FromPages::Open { .. } | FromPages::Ask { .. } => {}
        }
    }

    /// Seats both at a new table, however often it fails.
    async fn sit(&mut self, network: &Network) {
        let table = loop {
            match self.pair.sit_down(network).await {
                Some(table) => break table,
                None => sleep(Duration::from_secs(1)).await,
            }
        };
        self.wants_table = false;
        let players = [(Seat::White, 0), (Seat::Black, 1)].map(|(seat, person)| RealPlayer {
            place: PageSeat {
                table: table.clone(),
                seat,
                cookie: self.pair.cookies[person].clone(),
            },
            is_over: false,
            version: 0,
            views: BTreeMap::new(),
            sent: BTreeMap::new(),
        });
        self.matches.push(players);
        self.told.push(ToPages::Seated { table });
    }

    fn open(
        &mut self,
        network: &Network,
        tell: &UnboundedSender<LineEvent>,
        line: u32,
        person: usize,
        path: String,
    ) {
        let (outgoing, texts) = unbounded_channel();
        let opened = RealLine {
            person,
            outgoing,
            control: None,
            is_aside: false,
            is_claim: false,
        };
        self.lines.insert(line, opened);
        let cookie = self.pair.cookies[person].clone();
        let (network, tell) = (network.clone(), tell.clone());
        tokio::spawn(async move {
            carry(&network, &path, &cookie, line, &tell, texts).await;
            // Nobody waits for it after the hall was killed.
            let _ = tell.send(LineEvent::Closed(line));
        });
    }

    fn send(&mut self, line: u32, text: String) {
        let Some(open) = self.lines.get_mut(&line) else {
            return;
        };
        self.world
            .note(&format!("person {} sends {text}", open.person));
        let request = serde_json::from_str::<RealRequest>(&text).ok();
        let is_aside = |request: &RealRequest| matches!(&*request.kind, "link" | "commit_dice");
        open.is_aside = request.as_ref().is_some_and(is_aside);
        open.is_claim = request
            .as_ref()
            .is_some_and(|request| matches!(&*request.kind, "claim_match" | "call_off"));
        if let Some(RealRequest { kind, after }) = request.filter(|request| !is_aside(request)) {
            let mut story = self.world.story();
            story.taps += 1;
            let moves = matches!(&*kind, "step" | "steps" | "done" | "done_with_link");
            *story.commands.entry(kind).or_default() += 1;
            drop(story);
            if let Some(players) = self.matches.last_mut().filter(|_| moves) {
                *players[open.person].sent.entry(after).or_default() += 1;
            }
        }
        let _ = open.outgoing.send(text);
    }

    /// Takes in what happened on a connection.
    fn take(&mut self, happened: LineEvent) {
        match happened {
            LineEvent::Opened(line, control) => {
                if let Some(open) = self.lines.get_mut(&line) {
                    open.control = Some(control);
                    self.told.push(ToPages::Opened { line });
                }
            }
            LineEvent::Heard(line, text) => {
                let Some(open) = self.lines.get(&line) else {
                    return;
                };
                self.hear(open, &text);
                self.told.push(ToPages::Heard { line, text });
            }
            LineEvent::Closed(line) => {
                if self.lines.remove(&line).is_some() {
                    self.told.push(ToPages::Closed { line });
                }
            }
            LineEvent::Answered(request, status, body) => {
                self.asked.remove(&request);
                let text = body.to_string();
                self.told.push(ToPages::Answered {
                    request,
                    status,
                    text,
                });
            }
        }
    }

    /// Looks at what a page hears.
    fn hear(&self, line: &RealLine, text: &str) {
        let person = line.person;
        let Ok(HallMessage {
            kind,
            code,
            message,
        }) = serde_json::from_str(text)
        else {
            return;
        };
        if kind == "stale" {
            self.world.note(&format!("person {person}: stale"));
            self.world.story().stale += 1;
        }
        if kind != "rejected" {
            return;
        }
        self.world
            .note(&format!("person {person}: refused {code}: {message}"));
        self.world.count_refusal(&code);
        // Two tabs may give one link, of which the second is refused. A page that tells its player
        // of it is found there.
        let is_late = (line.is_aside && self.tabs(person) > 1) || line.is_claim;
        if self.world.is_calm() && message != TIME_OVER && !is_late {
            self.world.find(format!(
                "an honest page of person {person} was refused, {code}: {message}"
            ));
        }
    }

    /// Returns how many pages a person has open.
    fn tabs(&self, person: usize) -> usize {
        let lines = self.lines.values();
        lines.filter(|line| line.person == person).count()
    }

    /// Takes in what a page shows.
    fn shown(&mut self, person: usize, table: &TableView, turns: usize) {
        let hash = view_hash_of(table, turns);
        self.world.note(&format!(
            "person {person}: version {} {hash:016x}",
            table.version
        ));
        let phase = phase_name(&table.phase);
        for line in self.lines.values().filter(|line| line.person == person) {
            if let Some(control) = &line.control {
                phase.clone_into(&mut lock(&control.phase));
            }
        }
        let Some(player) = self.matches.last_mut().map(|players| &mut players[person]) else {
            return;
        };
        if table.id != player.place.table {
            return;
        }
        match table.you {
            Some(ViewerSeat::White) => player.place.seat = Seat::White,
            Some(ViewerSeat::Black) => player.place.seat = Seat::Black,
            _ => {}
        }
        player.is_over = matches!(
            table.phase,
            PhaseView::Over {
                match_over: true,
                ..
            }
        );
        player.version = player.version.max(table.version);
        let before = player.views.insert(table.version, hash);
        if before.is_some_and(|before| before != hash) {
            self.world.find(format!(
                "person {person} was shown version {} in two ways",
                table.version
            ));
        }
    }
}

fn unanswered(request: u32) -> ToPages {
    ToPages::Answered {
        request,
        status: 0,
        text: String::new(),
    }
}

/// Carries the messages of one connection until it ends.
async fn carry(
    network: &Network,
    path: &str,
    cookie: &str,
    line: u32,
    tell: &UnboundedSender<LineEvent>,
    mut texts: UnboundedReceiver<String>,
) -> Option<()> {
    let mut socket = socket::open(network, path, cookie).await?;
    tell.send(LineEvent::Opened(line, Arc::clone(&socket.control)))
        .ok()?;
    loop {
        tokio::select! {
            biased;
            text = texts.recv() => match text {
                Some(text) => socket.send(&text).await?,
                // The page closes it, and says so.
                None => return socket.close().await,
            },
            heard = socket.hear_text() => tell.send(LineEvent::Heard(line, heard?)).ok()?,
        }
    }
}
