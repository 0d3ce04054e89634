//! One player at one table: what their page does, with the first legal step each time.

use std::collections::HashMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::net::SocketAddr;
use std::pin::pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rosespring_dice::{Chain, ChainContext, Link, Party};
use rosespring_wire::messages::ToClient;
use rosespring_wire::patch::fold;
use rosespring_wire::table::{
    Command, LinkBytes, LinksView, PhaseView, Seat, TableEvent, TableRequest, TableView,
};
use tokio::time::{Instant, sleep, sleep_until};
use tokio_tungstenite::tungstenite::Message;

use crate::Failure;
use crate::histogram::Histogram;
use crate::outage::Outage;
use crate::socket::{Socket, connect};
use crate::stop::Stop;

/// Links of a chain that are kept; a game that needs more computes the chain again.
const LINKS_KEPT: u32 = 256;
/// Share of the pace before the first step of a stage; half as much to twice as much, at random.
const THINK: f64 = 0.6;
/// Share of the pace before every other tap.
const TAP: f64 = 0.1;
/// Pause before a lost connection is opened again.
pub(crate) const RECONNECT: Duration = Duration::from_millis(20);

/// What all pages of a process count.
#[derive(Debug, Default)]
pub(crate) struct Counts {
    /// Whether times and bytes are counted: not while tables are still being seated.
    pub(crate) is_measuring: bool,
    pub(crate) steps: u64,
    pub(crate) taps: u64,
    pub(crate) reconnects: u64,
    pub(crate) refused: u64,
    pub(crate) stale: u64,
    pub(crate) lost: u64,
    pub(crate) doubled: u64,
    /// Number and bytes of the patches of steps: to the player who moves, and to the other one.
    pub(crate) bytes: [(u64, u64); 2],
    /// Times from a tap until the other player's page has its event.
    pub(crate) times: Histogram,
    /// What a kill stopped, once there was one.
    pub(crate) outage: Option<Outage>,
}

impl Counts {
    fn note_trouble(&mut self, table: &str) {
        if let Some(outage) = &mut self.outage {
            outage.note_trouble(table);
        }
    }
}

/// The counts, shared by the pages of a process.
#[derive(Debug, Default, Clone)]
pub(crate) struct SharedCounts(Arc<Mutex<Counts>>);

impl SharedCounts {
    pub(crate) fn lock(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The last tap at a table: the version before it, and when it was sent.
pub(crate) type LastTap = Arc<Mutex<Option<(u32, Instant)>>>;

/// How a player behaves.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Manner {
    /// Seconds for a stage.
    pub(crate) pace: f64,
    /// Share of taps after which the page loses its connection.
    pub(crate) reconnecting: f64,
    /// Whether every view is remembered, to compare it with the log afterwards.
    pub(crate) remembers: bool,
}

/// What a page is waiting for.
#[derive(Debug, Clone, PartialEq, Eq)]
enum ExpectedAnswer {
    /// The event of a tap that was sent for this version.
    Tap(u32),
    /// Its link or commitment for a throw: context and number.
    Link(String, u32),
}

/// What a page has seen, to compare it with the log.
#[derive(Debug, Default)]
pub(crate) struct Memory {
    /// The hash of the view after each version that the page was shown.
    pub(crate) views: HashMap<u32, u64>,
    /// The versions for which the page sent a command.
    pub(crate) sent: HashMap<u32, &'static str>,
    /// The taps whose event the page was shown.
    pub(crate) acknowledged: u64,
}

/// A page of a player.
pub(crate) struct Page {
    /// Those of the nodes; the first one is used.
    addresses: Vec<SocketAddr>,
    pub(crate) table: String,
    pub(crate) seat: Seat,
    pub(crate) cookie: String,
    manner: Manner,
    counts: SharedCounts,
    last_tap: LastTap,
    rng: fastrand::Rng,
    view: Option<TableView>,
    chain: Option<(String, Vec<Link>)>,
    awaited: Option<ExpectedAnswer>,
    /// When the page acts, and for which version.
    due: Option<(u32, Instant)>,
    pub(crate) memory: Memory,
}

/// Why a conversation with the server ended.
enum End {
    /// The time is over, or the match.
    Done,
    /// The page drops its connection.
    Dropped,
    /// The page lost its connection.
    Lost,
}

/// What a page does with its connection after a tap.
enum Connection {
    Open,
    Dropped,
}

impl Page {
    pub(crate) fn new(
        addresses: Vec<SocketAddr>,
        (table, seat, cookie): (&str, Seat, &str),
        manner: Manner,
        counts: &SharedCounts,
        last_tap: &LastTap,
    ) -> Self {
        Self {
            addresses,
            table: table.to_owned(),
            seat,
            cookie: cookie.to_owned(),
            manner,
            counts: counts.clone(),
            last_tap: Arc::clone(last_tap),
            rng: fastrand::Rng::new(),
            view: None,
            chain: None,
            awaited: None,
            due: None,
            memory: Memory::default(),
        }
    }

    /// Plays until the match is over, or until play stops. A lost connection is opened again.
    pub(crate) async fn play(&mut self, stop: &Stop) {
        while !stop.is_set() {
            let known = self.view.as_ref().map(|view| view.version);
            let socket = tokio::select! {
                socket = connect(self.addresses[0], &self.table, &self.cookie, known) => socket,
                () = stop.wait() => return,
            };
            match socket {
                Ok(mut socket) => match self.talk(&mut socket, stop).await {
                    End::Done => return,
                    End::Dropped => self.counts.lock().reconnects += 1,
                    End::Lost => {
                        let mut counts = self.counts.lock();
                        counts.reconnects += 1;
                        counts.note_trouble(&self.table);
                    }
                },
                Err(_) => {
                    self.counts.lock().note_trouble(&self.table);
                    self.addresses.rotate_left(1);
                    sleep(RECONNECT).await;
                }
            }
        }
    }

    /// Listens and acts until the connection or the match ends.
    async fn talk(&mut self, socket: &mut Socket, stop: &Stop) -> End {
        self.awaited = None;
        self.due = None;
        let mut stopped = pin!(stop.wait());
        loop {
            if self.is_over() {
                return End::Done;
            }
            let act_at = self.act_at();
            tokio::select! {
                message = socket.next() => match message {
                    Some(Ok(message)) => {
                        if self.hear(&message).is_none() {
                            return End::Lost;
                        }
                    }
                    Some(Err(_)) | None => return End::Lost,
                },
                () = sleep_until(act_at.unwrap_or_else(Instant::now)), if act_at.is_some() => {
                    match self.act(socket).await {
                        Ok(Connection::Open) => {}
                        Ok(Connection::Dropped) => return End::Dropped,
                        Err(_) => return End::Lost,
                    }
                }
                () = &mut stopped => return End::Done,
            }
        }
    }

    fn is_over(&self) -> bool {
        let phase = self.view.as_ref().map(|view| &view.phase);
        matches!(
            phase,
            Some(PhaseView::Over {
                match_over: true,
                ..
            })
        )
    }

    pub(crate) const fn view(&self) -> Option<&TableView> {
        self.view.as_ref()
    }

    /// Takes in a message of the server; `None` if it makes no sense.
    fn hear(&mut self, message: &Message) -> Option<()> {
        let Message::Text(text) = message else {
            return matches!(message, Message::Ping(_) | Message::Pong(_)).then_some(());
        };
        match serde_json::from_str(text).ok()? {
            ToClient::Snapshot { table } => self.take(*table),
            ToClient::Stale { table } => {
                self.counts.lock().stale += 1;
                self.awaited = None;
                self.take(*table);
            }
            ToClient::Patch(patch) => {
                let (view, event) = fold(self.view.as_ref()?, &patch).ok()?;
                self.measure(&event, &view, text.len());
                self.take(view);
            }
            ToClient::Rejected { .. } => {
                let mut counts = self.counts.lock();
                counts.refused += 1;
                counts.note_trouble(&self.table);
                drop(counts);
                self.awaited = None;
                self.due = Some((self.view.as_ref()?.version, later(1.0)));
            }
            _ => {}
        }
        Some(())
    }

    /// Counts an event that the page was shown.
    fn measure(&mut self, event: &TableEvent, view: &TableView, bytes: usize) {
        let before = view.version - 1;
        let own = match event {
            TableEvent::Stepped { mover, .. } => (*mover == self.seat).then_some(()),
            // A stage in which nothing can be played ends by itself.
            TableEvent::Committed { mover } => {
                (*mover == self.seat && has_played(view, *mover)).then_some(())
            }
            _ => None,
        };
        let mut counts = self.counts.lock();
        let is_known = self.memory.sent.contains_key(&before);
        if own.is_some() && !is_known {
            counts.doubled += 1;
            eprintln!(
                "table {}: {:?} was shown {event:?} after version {before} without having asked",
                self.table, self.seat
            );
        }
        if is_known {
            self.memory.acknowledged += 1;
            if matches!(event, TableEvent::Stepped { .. })
                && own.is_some()
                && let Some(outage) = &mut counts.outage
            {
                outage.note_step(&self.table);
            }
        }
        if !counts.is_measuring {
            return;
        }
        if let TableEvent::Stepped { mover, .. } = event {
            let (number, sum) = &mut counts.bytes[usize::from(*mover != self.seat)];
            (*number, *sum) = (*number + 1, *sum + bytes as u64);
            counts.steps += u64::from(*mover == self.seat);
        }
        let mut last = self.last_tap.lock().unwrap_or_else(PoisonError::into_inner);
        if !is_known
            && let Some((after, sent)) = *last
            && after == before
        {
            counts.times.add(sent.elapsed());
            *last = None;
        }
    }

    /// Takes over a view that the server sent.
    fn take(&mut self, view: TableView) {
        let known = self.view.as_ref().map_or(0, |view| view.version);
        if view.version < known {
            // The page was shown versions that the server does not know.
            self.counts.lock().lost += u64::from(known - view.version);
        }
        if self.manner.remembers {
            self.memory.views.insert(view.version, view_hash(&view));
        }
        let is_answered = match &self.awaited {
            Some(ExpectedAnswer::Tap(after)) => view.version > *after,
            Some(ExpectedAnswer::Link(context, next)) => {
                let links = view.dice_links.as_ref();
                links.is_none_or(|links| {
                    self.is_linked(links) || (&links.context, links.next) != (context, *next)
                })
            }
            None => false,
        };
        if is_answered {
            self.awaited = None;
        }
        self.view = Some(view);
    }

    const fn index(&self) -> usize {
        match self.seat {
            Seat::White => 0,
            Seat::Black => 1,
        }
    }

    const fn is_linked(&self, links: &LinksView) -> bool {
        links.linked[self.index()]
    }

    /// Returns when the page acts next; `None` while it waits for something.
    fn act_at(&mut self) -> Option<Instant> {
        if self.awaited.is_some() {
            return None;
        }
        let view = self.view.as_ref()?;
        let version = view.version;
        let share = match self.command()? {
            Act::Link => return Some(Instant::now()),
            Act::Tap(Command::Step { .. }) if is_stage_begun(view) => TAP,
            Act::Tap(Command::Step { .. }) => THINK * (0.5 + self.rng.f64() * 1.5),
            Act::Tap(_) => TAP,
        };
        match self.due {
            Some((known, due)) if known == version => Some(due),
            _ => {
                let due = later(self.manner.pace * share);
                self.due = Some((version, due));
                Some(due)
            }
        }
    }

    /// Returns what the player does next.
    fn command(&self) -> Option<Act> {
        let view = self.view.as_ref()?;
        let links = view.dice_links.as_ref()?;
        let linked = self.is_linked(links);
        if links.commitments.is_none() {
            return (!linked).then_some(Act::Link);
        }
        let asks = view.phase.asks_for_link_of(self.seat, &view.position_id);
        if asks && !linked {
            return Some(Act::Link);
        }
        let is_second = matches!(view.phase, PhaseView::Opening { .. }) && self.index() == 1;
        let tap = match (view.legal.first(), &view.phase) {
            _ if view.can_throw && is_second => return None,
            _ if view.can_throw => Command::Throw,
            _ if view.can_name => Command::Name {
                number: rosespring_rules::Die::Six,
            },
            (_, PhaseView::Confirm { .. }) if view.can_done => Command::Done,
            (Some(step), _) => step.step()?.into(),
            _ => return None,
        };
        Some(Act::Tap(tap))
    }

    /// Sends what the player does next. One time in a while the connection is lost afterwards.
    async fn act(&mut self, socket: &mut Socket) -> Result<Connection, Failure> {
        let (Some(act), Some(view)) = (self.command(), self.view.clone()) else {
            return Ok(Connection::Open);
        };
        let links = view.dice_links.as_ref().ok_or("a table without links")?;
        let after = view.version;
        let command = match act {
            Act::Link => {
                self.awaited = Some(ExpectedAnswer::Link(links.context.clone(), links.next));
                match links.commitments {
                    None => Command::CommitDice {
                        commitment: self.commitment(links)?,
                    },
                    Some(_) => Command::Link {
                        link: self.link(links)?,
                    },
                }
            }
            Act::Tap(tap) => {
                self.awaited = Some(ExpectedAnswer::Tap(after));
                self.memory.sent.insert(after, name_of(&tap));
                self.counts.lock().taps += 1;
                let mut last = self.last_tap.lock().unwrap_or_else(PoisonError::into_inner);
                *last = Some((after, Instant::now()));
                drop(last);
                self.with_link(tap, &view, links)?
            }
        };
        let message = TableRequest { command, after };
        let text = serde_json::to_string(&message)?;
        socket.send(Message::text(text)).await?;
        match self.rng.f64() < self.manner.reconnecting {
            true => Ok(Connection::Dropped),
            false => Ok(Connection::Open),
        }
    }

    /// Adds the link that a throw, or a Done before a throw, may bring.
    fn with_link(
        &mut self,
        tap: Command,
        view: &TableView,
        links: &LinksView,
    ) -> Result<Command, Failure> {
        let ends_turn = match &view.phase {
            PhaseView::Confirm {
                passes_on, names, ..
            } => passes_on.is_empty() && !names,
            _ => false,
        };
        Ok(match tap {
            Command::Throw if !self.is_linked(links) => Command::ThrowWithLink {
                link: self.link(links)?,
            },
            Command::Done if ends_turn => Command::DoneWithLink {
                link: self.link(links)?,
            },
            tap => tap,
        })
    }

    fn commitment(&mut self, links: &LinksView) -> Result<LinkBytes, Failure> {
        let values = self.chain_of(links, 0)?;
        Ok(LinkBytes(values[0].to_bytes()))
    }

    fn link(&mut self, links: &LinksView) -> Result<LinkBytes, Failure> {
        let index = links.next - links.first + 1;
        let values = self.chain_of(links, index)?;
        Ok(LinkBytes(values[index as usize].to_bytes()))
    }

    /// Returns the first values of the page's chain, the commitment first: at least up to `index`.
    fn chain_of(&mut self, links: &LinksView, index: u32) -> Result<&[Link], Failure> {
        let is_kept = self.chain.as_ref().is_some_and(|(context, values)| {
            *context == links.context && values.len() > index as usize
        });
        if !is_kept {
            let context =
                ChainContext::from_hex(&links.context).ok_or("a context has 64 digits")?;
            let party = match self.seat {
                Seat::White => Party::White,
                Seat::Black => Party::Black,
            };
            // A real page draws its secret at random. Here nobody plays for anything, and a page
            // that lost its chain finds the same one again.
            let secret = Link::from_bytes([self.index() as u8 + 1; 32]);
            let chain = Chain::new(context, party, secret);
            let last = (index + 1).next_multiple_of(LINKS_KEPT);
            let links_kept = (0..last).map_while(|number| chain.link(number));
            let values = std::iter::once(chain.commitment())
                .chain(links_kept)
                .collect();
            self.chain = Some((links.context.clone(), values));
        }
        let values = self.chain.as_ref().map(|(_, values)| values.as_slice());
        let values = values.filter(|values| values.len() > index as usize);
        values.ok_or_else(|| "the chain has ended".into())
    }
}

/// What a page does.
enum Act {
    /// It commits to dice or gives a link, by itself.
    Link,
    /// What its player taps.
    Tap(Command),
}

const fn name_of(tap: &Command) -> &'static str {
    match tap {
        Command::Step { .. } => "stepped",
        Command::Done => "committed",
        _ => "thrown",
    }
}

/// Returns whether a number of the current stage has been played.
fn is_stage_begun(view: &TableView) -> bool {
    use rosespring_wire::table::PipState;
    let stages = view.ladder.iter().flat_map(|ladder| &ladder.stages);
    let mut current = stages.filter(|stage| stage.current);
    current.any(|stage| {
        let mut numbers = stage.numbers.iter();
        numbers.any(|number| number.state == PipState::Played)
    })
}

/// Returns whether a side played a man in its newest stage.
fn has_played(view: &TableView, mover: Seat) -> bool {
    let row = view.moves.iter().rev().find(|row| row.mover == mover);
    let stage = row.and_then(|row| row.stages.last());
    stage.is_some_and(|stage| !stage.steps.is_empty())
}

/// Returns the hash of a view, by which it is compared with the log.
pub(crate) fn view_hash(view: &TableView) -> u64 {
    let mut hasher = DefaultHasher::new();
    serde_json::to_string(view)
        .unwrap_or_default()
        .hash(&mut hasher);
    hasher.finish()
}

fn later(seconds: f64) -> Instant {
    Instant::now() + Duration::from_secs_f64(seconds.max(0.0))
}
