//! An honest page of a player: it shows what the hall sends, and plays legal steps.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use fastrand::Rng;
use rosespring_dice::Seed;
use rosespring_rules::Die;
use rosespring_server::{BotMove, Chains, next_move};
use rosespring_wire::bot::{BotLinks, BotTable};
use rosespring_wire::messages::ToClient;
use rosespring_wire::patch::fold;
use rosespring_wire::table::{
    AbsenceView, Command, PhaseView, Seat, TableEvent, TableRequest, TableView, ViewerSeat,
};
use tokio::time::{Instant, sleep, sleep_until};

use crate::line::Network;
use crate::socket::{Socket, connect};
use crate::story::Hash;
use crate::whims::{self, Bounds, Whim};
use crate::world::{World, lock};

/// The time in which a press is answered on a connection that is whole.
const ANSWERED: Duration = Duration::from_secs(60);
/// The refusal of a player whose time is over, which no fault explains and none needs to.
pub(crate) const TIME_OVER: &str = "your time is over";
/// How much later than it may a player claims a match: the clock of a page is not exact.
const CLAIM_AFTER_MS: i64 = 2_000;

/// The seat of a page.
#[derive(Debug, Clone)]
pub(crate) struct PageSeat {
    pub(crate) table: String,
    pub(crate) seat: Seat,
    pub(crate) cookie: String,
}

/// What a page waits for on its connection.
#[derive(Debug, Clone, PartialEq, Eq)]
enum ExpectedAnswer {
    /// The event of a press for this version.
    Press(u32),
    /// The throw for this version, which follows the event of its link.
    Throw(u32),
    /// The event of its link or commitment: context and number. It is never stale.
    Link(String, u32),
    /// The event of the link that came with a press.
    LinkOfPress(String, u32),
}

/// A page of a player at a table.
pub(crate) struct Page {
    world: Arc<World>,
    pub(crate) place: PageSeat,
    rng: Rng,
    pub(crate) view: Option<TableView>,
    chains: Chains,
    next: Option<BotMove>,
    awaited: Vec<ExpectedAnswer>,
    /// The last press that was not answered, and when it was sent.
    pressed: Option<(u32, Instant)>,
    /// When the page acts.
    due: Option<Instant>,
    /// The press that is sent again, and when.
    doubled: Option<(Instant, String)>,
    /// How many presses may be refused or answered as stale: they were sent again, or do not fit.
    surplus: u32,
    /// What the player does in place of what comes next.
    whim: Option<Whim>,
    /// For how long the player closes the page now, in milliseconds.
    away_ms: Option<u64>,
    /// The version at which a Done was sent that had the link for the next throw.
    sealed: Option<u32>,
    /// The number of a game, and how often the player has offered to call the match off in it.
    call_offs: (u32, u32),
    /// How far the clock of the hall is before the true time, in milliseconds.
    ahead_ms: i64,
    /// When the player claims the match of another who is away, and how.
    claim: Option<(Instant, Command)>,
    /// Whether a claim is under way. The other player may come back meanwhile.
    claims: bool,
    /// The hash of the view after each version.
    pub(crate) views: BTreeMap<u32, u64>,
    /// The versions for which the page sent a command that moves men or ends a turn.
    pub(crate) sent: BTreeMap<u32, u32>,
}

/// Returns the hash of a view, by which it is compared with the log: of everything that an event
/// may change, and now and then of all turns before.
pub(crate) fn view_hash(view: &TableView) -> u64 {
    view_hash_of(view, view.moves.len())
}

/// Returns the hash of a view of `turns` turns, of which it has at least those that count.
pub(crate) fn view_hash_of(view: &TableView, turns: usize) -> u64 {
    const WHOLE_EVERY: u32 = 32;
    let rows = match view.version % WHOLE_EVERY {
        0 => &view.moves[..],
        _ => view
            .moves
            .last_chunk::<2>()
            .map_or(&view.moves[..], |last| &last[..]),
    };
    let game = (
        &view.phase,
        &view.position_id,
        &view.dice,
        &view.opening_dice,
        &view.ladder,
    );
    let may = (
        &view.legal,
        view.can_undo,
        view.can_done,
        view.can_throw,
        &view.resign_offer,
    );
    let rest = (
        &view.score,
        view.game_number,
        &view.due,
        &view.dice_links,
        &view.clock,
    );
    let whole = (view.version, game, may, rest, &view.points, turns, rows);
    Hash::of(&serde_json::to_vec(&whole).unwrap_or_default())
}

/// Returns the name of a command, as it is sent.
fn name_of(command: &Command) -> String {
    let sent = serde_json::to_value(command).unwrap_or_default();
    sent["type"].as_str().unwrap_or_default().to_owned()
}

pub(crate) const fn phase_name(phase: &PhaseView) -> &'static str {
    match phase {
        PhaseView::Opening { .. } => "opening",
        PhaseView::Throw { .. } => "throw",
        PhaseView::Name { .. } => "name",
        PhaseView::Play { .. } => "play",
        PhaseView::Confirm { .. } => "confirm",
        PhaseView::Over { .. } => "over",
    }
}

impl Page {
    pub(crate) fn new(world: &Arc<World>, place: PageSeat, mut rng: Rng) -> Self {
        let mut secret = [0; 32];
        rng.fill(&mut secret);
        Self {
            world: Arc::clone(world),
            place,
            rng,
            view: None,
            chains: Chains::new(Seed::from_bytes(secret)),
            next: None,
            awaited: Vec::new(),
            pressed: None,
            due: None,
            doubled: None,
            surplus: 0,
            whim: None,
            away_ms: None,
            sealed: None,
            call_offs: (0, 0),
            ahead_ms: 0,
            claim: None,
            claims: false,
            views: BTreeMap::new(),
            sent: BTreeMap::new(),
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        let phase = self.view.as_ref().map(|view| &view.phase);
        matches!(
            phase,
            Some(PhaseView::Over {
                match_over: true,
                ..
            })
        )
    }

    fn name(&self) -> String {
        let seat = match self.place.seat {
            Seat::White => "white",
            Seat::Black => "black",
        };
        format!("{seat} of {}", self.place.table)
    }

    fn note(&self, what: &str) {
        self.world.note(&format!("{}: {what}", self.name()));
    }

    fn find(&self, what: &str) {
        self.world.find(format!("{}: {what}", self.name()));
    }

    /// Plays until the match is over. A lost connection is opened again.
    pub(crate) async fn play(&mut self, network: &Network) {
        while !self.is_over() {
            let known = self.view.as_ref().map(|view| view.version);
            let PageSeat { table, cookie, .. } = self.place.clone();
            if let Some(mut socket) = connect(network, &table, &cookie, known).await {
                self.talk(&mut socket).await;
                self.note("lost its connection");
            }
            if !self.is_over() {
                let pause_ms = self.rng.u64(100..=3_000);
                sleep(Duration::from_millis(
                    self.away_ms.take().unwrap_or(pause_ms),
                ))
                .await;
            }
        }
    }

    async fn talk(&mut self, socket: &mut Socket) {
        self.awaited.clear();
        (self.pressed, self.doubled, self.surplus) = (None, None, 0);
        (self.claim, self.claims) = (None, false);
        self.decide();
        while !self.is_over() {
            // A link needs no thought, and goes before anything else is heard.
            if self.is_due() && self.act(socket).await.is_none() {
                return;
            }
            self.check_pressed(socket);
            let due = self.due.filter(|_| self.awaited.is_empty());
            let copied = self.doubled.as_ref().map(|(due, _)| *due);
            let claimed = self.claim.as_ref().map(|(due, _)| *due);
            let claimed = claimed.filter(|_| self.awaited.is_empty());
            let wakes = [due, copied, claimed].into_iter().flatten().min();
            tokio::select! {
                biased;
                heard = socket.hear() => match heard {
                    Some(message) => self.take_in(message),
                    None => return,
                },
                () = sleep_until(wakes.unwrap_or_else(Instant::now)), if wakes.is_some() => {
                    if self.act(socket).await.is_none() || self.away_ms.is_some() {
                        return;
                    }
                }
            }
            if let Some(view) = &self.view {
                phase_name(&view.phase).clone_into(&mut lock(&socket.control.phase));
            }
        }
    }

    /// Returns whether the page acts now, as it does at once where it owes a link.
    fn is_due(&self) -> bool {
        let is_now = self.due.is_some_and(|due| due <= Instant::now());
        is_now && self.awaited.is_empty()
    }

    /// Finds presses that nobody answers.
    fn check_pressed(&mut self, socket: &Socket) {
        if let Some((after, sent)) = self.pressed
            && sent.elapsed() > ANSWERED
            && socket.control.is_whole()
        {
            self.pressed = None;
            if self.world.is_calm() {
                self.find(&format!(
                    "a press for version {after} was lost without a word"
                ));
            }
        }
    }

    /// Takes in a message of the hall.
    fn take_in(&mut self, message: ToClient) {
        match message {
            ToClient::Snapshot { table } => self.take(*table, None),
            ToClient::Stale { table } => {
                self.note("stale");
                let mut story = self.world.story();
                match self.surplus {
                    0 => story.stale += 1,
                    _ => self.surplus -= 1,
                }
                drop(story);
                // A link that was sent before is still under way.
                self.awaited
                    .retain(|awaited| matches!(awaited, ExpectedAnswer::Link(..)));
                self.pressed = None;
                self.take(*table, None);
            }
            ToClient::Patch(patch) => {
                let Some(view) = &self.view else {
                    return self.find("a patch came before any state");
                };
                match fold(view, &patch) {
                    Ok((view, event)) => self.take(view, Some(&event)),
                    Err(fault) => self.find(&format!("a patch does not fit: {fault:?}")),
                }
            }
            ToClient::Rejected { code, message, .. } => self.refused(&code, &message),
            ToClient::Time { now_ms } => self.ahead_ms = now_ms - self.world.now_ms(),
            ToClient::Absence(absence) => self.see_absence(absence),
            _ => {}
        }
    }

    /// Decides whether to claim the match, once the other player has been away for too long.
    fn see_absence(&mut self, absence: AbsenceView) {
        let until_ms = match self.place.seat {
            Seat::White => absence.black_until_ms,
            Seat::Black => absence.white_until_ms,
        };
        self.claim = until_ms.and_then(|until_ms| {
            let command = match self.rng.u8(0..4) {
                0 => return None,
                1 => Command::CallOff,
                _ => Command::ClaimMatch,
            };
            let due_ms = until_ms - self.ahead_ms + CLAIM_AFTER_MS + self.rng.i64(0..20_000);
            let wait_ms = (due_ms - self.world.now_ms()).max(0).unsigned_abs();
            let due = Instant::now() + Duration::from_millis(wait_ms);
            Some((due, command))
        });
    }

    fn refused(&mut self, code: &str, message: &str) {
        self.note(&format!("refused {code}: {message}"));
        self.world.count_refusal(code);
        if self.surplus > 0 {
            self.surplus -= 1;
        } else if self.world.is_calm() && message != TIME_OVER && !self.claims {
            self.find(&format!("an honest page was refused, {code}: {message}"));
        }
        self.awaited.clear();
        (self.pressed, self.claims) = (None, false);
        self.due = Some(Instant::now() + Duration::from_secs(1));
    }

    /// Takes over a view.
    fn take(&mut self, view: TableView, event: Option<&TableEvent>) {
        let known = self.view.as_ref().map_or(0, |view| view.version);
        let hash = view_hash(&view);
        self.note(&format!("version {} {hash:016x}", view.version));
        if view.version < known {
            self.find(&format!(
                "went back from version {known} to {}",
                view.version
            ));
        }
        if self
            .views
            .insert(view.version, hash)
            .is_some_and(|shown| shown != hash)
        {
            self.find(&format!("was shown version {} in two ways", view.version));
        }
        let index = usize::from(self.place.seat == Seat::Black);
        self.awaited.retain(|awaited| match awaited {
            ExpectedAnswer::Press(after) => view.version <= *after,
            ExpectedAnswer::Throw(after) => {
                view.version <= *after
                    || matches!(
                        event,
                        Some(TableEvent::LinksChanged | TableEvent::TimeReturned)
                    )
            }
            ExpectedAnswer::Link(context, next) | ExpectedAnswer::LinkOfPress(context, next) => {
                view.dice_links.as_ref().is_some_and(|links| {
                    !links.linked[index] && (&links.context, links.next) == (context, *next)
                })
            }
        });
        if self.pressed.is_some_and(|(after, _)| view.version > after) {
            self.pressed = None;
            self.claims = false;
        }
        // Who takes a seek sits where the hall says.
        match view.you {
            Some(ViewerSeat::White) => self.place.seat = Seat::White,
            Some(ViewerSeat::Black) => self.place.seat = Seat::Black,
            _ => {}
        }
        self.view = Some(view);
        self.decide();
    }

    /// Decides what comes next, and when.
    fn decide(&mut self) {
        (self.next, self.due, self.whim) = (None, None, None);
        let Some(view) = &mut self.view else {
            return;
        };
        // What comes next does not depend on the turns before.
        let moves = std::mem::take(&mut view.moves);
        let table = BotTable::new(view.clone());
        view.moves = moves;
        let Some(table) = table else {
            return;
        };
        match next_move(&table, &mut self.chains) {
            Ok(next) => self.next = next,
            Err(fault) => self.find(&format!("the dice of the hall are faulty: {fault}")),
        }
        self.whim = self.draw_whim();
        let think_ms = match &self.next {
            _ if self.whim.is_some() => self.rng.u64(300..=8_000),
            None => return,
            Some(BotMove::Links(_)) => 0,
            Some(BotMove::Play) if self.rng.u8(..) < 6 => self.rng.u64(5_000..=40_000),
            Some(BotMove::Play) => self.rng.u64(300..=5_000),
            Some(_) => self.rng.u64(200..=2_500),
        };
        self.due = Some(Instant::now() + Duration::from_millis(think_ms));
    }

    fn draw_whim(&mut self) -> Option<Whim> {
        let view = self.view.as_ref()?;
        let (game, call_offs) = self.call_offs;
        let bounds = Bounds {
            is_sealed: self.sealed == Some(view.version),
            call_offs: if game == view.game_number {
                call_offs
            } else {
                0
            },
        };
        whims::draw(view, self.next.as_ref(), bounds, &mut self.rng)
    }

    /// Sends what is due; `None` if the connection is lost.
    async fn act(&mut self, socket: &mut Socket) -> Option<()> {
        let now = Instant::now();
        if let Some((_, text)) = self.doubled.take_if(|(due, _)| *due <= now) {
            self.surplus += 1;
            self.note("presses again");
            socket.send(&text).await?;
        }
        if !self.awaited.is_empty() {
            return Some(());
        }
        let claim = self.claim.take_if(|(due, _)| *due <= now);
        let is_due = self.due.take_if(|due| *due <= now).is_some();
        let given = match claim {
            Some((_, command)) => {
                self.claims = true;
                self.press(command)
            }
            None if is_due => self.command(),
            None => None,
        };
        let Some((command, after)) = given else {
            return Some(());
        };
        let request = TableRequest { command, after };
        let text = serde_json::to_string(&request).ok()?;
        self.note(&format!("sends {text}"));
        if self.pressed.is_some_and(|(pressed, _)| pressed == after)
            && let Some(after_ms) = self.world.take_double()
        {
            self.world.disturb(0);
            let due = now + Duration::from_millis(after_ms.unsigned_abs());
            self.doubled = Some((due, text.clone()));
        }
        socket.send(&text).await
    }

    /// Returns a command that the player presses, and the version for which it is meant.
    fn press(&mut self, command: Command) -> Option<(Command, u32)> {
        let view = self.view.as_ref()?;
        let after = view.version;
        if command == Command::CallOff {
            let (game, before) = self.call_offs;
            let before = if game == view.game_number { before } else { 0 };
            self.call_offs = (view.game_number, before + 1);
        }
        *self
            .world
            .story()
            .commands
            .entry(name_of(&command))
            .or_default() += 1;
        self.awaited.push(ExpectedAnswer::Press(after));
        self.pressed = Some((after, Instant::now()));
        *self.sent.entry(after).or_default() += 1;
        self.world.story().taps += 1;
        Some((command, after))
    }

    /// Does what the player does in place of what comes next.
    fn follow(&mut self, whim: Whim) -> Option<(Command, u32)> {
        match whim {
            Whim::Give(command) => self.press(command),
            Whim::Mistake(command) => {
                let after = self.view.as_ref()?.version;
                self.surplus += 1;
                self.pressed = Some((after, Instant::now()));
                Some((command, after))
            }
            Whim::Ignore => None,
            Whim::Leave(ms) => {
                self.note(&format!("leaves for {ms} ms"));
                self.away_ms = Some(ms);
                None
            }
        }
    }

    /// Returns the command that is due, and the version for which it is meant.
    fn command(&mut self) -> Option<(Command, u32)> {
        if let Some(whim) = self.whim.take() {
            return self.follow(whim);
        }
        let next = self.next.clone()?;
        let view = self.view.as_ref()?;
        let after = view.version;
        let own_link = view
            .dice_links
            .as_ref()
            .map(|links| (links.context.clone(), links.next));
        if let BotMove::Links(links) = &next {
            let own_link = own_link.filter(|_| links.replacement.is_none());
            self.awaited
                .extend(own_link.map(|(context, next)| ExpectedAnswer::Link(context, next)));
            if links.replacement.is_some() {
                self.awaited.push(ExpectedAnswer::Press(after));
            }
            return BotLinks::command(links).map(|command| (command, after));
        }
        let legal = view.legal.clone();
        let (command, awaited) = match next {
            BotMove::Throw(Some(link)) => {
                let awaited = vec![ExpectedAnswer::Throw(after)];
                (Command::ThrowWithLink { link }, awaited)
            }
            BotMove::Throw(None) => (Command::Throw, vec![ExpectedAnswer::Press(after)]),
            BotMove::Done(Some(link)) => {
                self.sealed = Some(after);
                let mut awaited = vec![ExpectedAnswer::Press(after)];
                awaited.extend(
                    own_link.map(|(context, next)| ExpectedAnswer::LinkOfPress(context, next)),
                );
                (Command::DoneWithLink { link }, awaited)
            }
            BotMove::Done(None) => (Command::Done, vec![ExpectedAnswer::Press(after)]),
            BotMove::Next => (Command::NextGame, vec![ExpectedAnswer::Press(after)]),
            BotMove::Answer => (
                Command::RefuseResignation,
                vec![ExpectedAnswer::Press(after)],
            ),
            BotMove::Play => {
                let step = self.rng.choice(&legal)?.step()?;
                (step.into(), vec![ExpectedAnswer::Press(after)])
            }
            BotMove::Name => {
                let number = Die::ALL[self.rng.usize(..6)];
                (Command::Name { number }, vec![ExpectedAnswer::Press(after)])
            }
            BotMove::Links(_) => return None,
        };
        let pressed = self.press(command);
        // In place of the answer to a press that is done with one event.
        self.awaited.pop();
        self.awaited.extend(awaited);
        pressed
    }
}
