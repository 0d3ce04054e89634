//! What must hold of the log of a match, of what its pages saw, and of its result.

use std::collections::BTreeMap;

use rosespring_dice::DiceCheck;
use rosespring_rules::Side;
use rosespring_store::{MemoryStore, ResultStore, TableStore};
use rosespring_table::game::{Entry, PlayerId, State, Viewer};
use rosespring_table::stored::StoredTable;
use rosespring_table::{record, stored, view};
use rosespring_wire::table::{Seat, SideClockView, TableView};

use crate::page::{PageSeat, view_hash};
use crate::world::{AppendMark, World};

/// By how much more than the time in which the hall ran a bank may fall between two additions: a
/// jump of the clock that is not noticed, and what is under way.
const BANK_SLACK_MS: i64 = 4_500;

/// What a player's page showed of a match, and what was sent from it.
#[derive(Debug)]
pub(crate) struct SeenByPlayer<'a> {
    pub(crate) place: &'a PageSeat,
    /// Whether it shows that the match is over.
    pub(crate) is_over: bool,
    /// The hash of the view after each version.
    pub(crate) views: &'a BTreeMap<u32, u64>,
    /// The versions for which the page sent a command that moves men or ends a turn.
    pub(crate) sent: &'a BTreeMap<u32, u32>,
}

/// What the pages of a match showed.
#[derive(Debug)]
pub(crate) struct SeenMatch<'a> {
    pub(crate) players: [SeenByPlayer<'a>; 2],
    /// The hash of the view after each version, at the page of a watcher.
    pub(crate) watched: Option<&'a BTreeMap<u32, u64>>,
}

/// Checks a match whose players have stopped. `pauses` is the number of faults after which time may
/// be given back.
pub(crate) async fn check_match(
    world: &World,
    store: &MemoryStore,
    pages: &SeenMatch<'_>,
    pauses: u64,
) {
    let id = &pages.players[0].place.table;
    if let Err(what) = check_log(world, store, pages, pauses).await {
        world.find(format!("table {id}: {what}"));
    }
    match store.result(id).await {
        Ok(Some(_)) => {}
        Ok(None) if !pages.players.iter().all(|page| page.is_over) => {
            world.find(format!("table {id}: the match does not end"));
        }
        Ok(None) => world.find(format!("table {id}: the match has no result")),
        Err(error) => world.find(format!("table {id}: {error}")),
    }
}

async fn check_log(
    world: &World,
    store: &MemoryStore,
    pages: &SeenMatch<'_>,
    pauses: u64,
) -> Result<(), String> {
    let text = |error: &dyn ToString| error.to_string();
    let id = &pages.players[0].place.table;
    let table = store.table(id).await.map_err(|error| text(&error))?;
    let bodies = store.events(id).await.map_err(|error| text(&error))?;
    let mut state = stored::empty_state(&table).map_err(|error| text(&error))?;
    let entries = stored::entries(&table, &bodies).map_err(|error| text(&error))?;
    let viewers = viewers(&table, pages);
    let marks = world.marks(id);
    let mut bank = BankCheck::default();
    let mut returned = 0;
    for entry in &entries {
        let before = state.version();
        if let Some(mark) = marks.get(&before) {
            bank.mark = Some(*mark);
        }
        state.apply(entry).map_err(|unfit| text(&unfit))?;
        let version = state.version();
        returned += u64::from(matches!(entry.entry, Entry::Resumed { .. }));
        let is_tap = matches!(entry.entry, Entry::Stepped { .. } | Entry::Committed);
        if is_tap && entry.by.is_some() && !is_sent(pages, before) {
            world.find(format!(
                "table {id}: nobody sent the event of version {version}"
            ));
        }
        // The hall rests at a version that it added to later, or at the last one.
        let rests = marks.contains_key(&version) || version as usize == bodies.len();
        for (page, viewer) in pages.players.iter().zip(&viewers) {
            let view = viewer
                .as_ref()
                .and_then(|viewer| view::table_view(id, &state, viewer));
            check_view(world, id, version, view.as_ref(), page.views.get(&version));
            let seat = page.place.seat;
            if rests && let Some(what) = view.and_then(|view| clock_without_act(&view, seat)) {
                world.find(format!("table {id}: at version {version} {what}"));
            }
        }
        if let Some(shown) = pages.watched.and_then(|views| views.get(&version)) {
            let view = view::table_view(id, &state, &visitor()?);
            check_view(world, id, version, view.as_ref(), Some(shown));
        }
        if rests {
            bank.check(world, id, &state);
        }
    }
    let shown = pages.players.iter().flat_map(|page| page.views.keys());
    let watched = pages.watched.into_iter().flat_map(BTreeMap::keys);
    let shown = shown.chain(watched).max();
    if shown.is_some_and(|shown| *shown as usize > bodies.len()) {
        return Err(format!("version {shown:?} was shown and is not in the log"));
    }
    if returned > pauses {
        return Err(format!(
            "time was given back {returned} times for {pauses} pauses"
        ));
    }
    let record = record::record(&table, &bodies).map_err(|error| text(&error))?;
    match rosespring_dice::check(&record) {
        Ok(DiceCheck::FairOfThree { .. }) => Ok(()),
        Ok(other) if state.is_finished() => Err(format!("the dice are not of three: {other:?}")),
        Ok(_) => Ok(()),
        Err(fault) => Err(fault.to_string()),
    }
}

/// Returns as whom each page looks at its table.
fn viewers(table: &StoredTable, pages: &SeenMatch<'_>) -> [Option<Viewer>; 2] {
    let players = record::players(table);
    pages.players.each_ref().map(|page| {
        let side = match page.place.seat {
            Seat::White => Side::White,
            Seat::Black => Side::Black,
        };
        let player = players[side.index()].clone();
        player.map(|player| Viewer::seated(player, side))
    })
}

fn visitor() -> Result<Viewer, String> {
    let id = PlayerId::try_from("visitor".to_owned());
    Ok(Viewer::watcher(
        id.map_err(|error| format!("{error:?}"))?,
        0,
    ))
}

fn is_sent(pages: &SeenMatch<'_>, version: u32) -> bool {
    pages
        .players
        .iter()
        .any(|page| page.sent.contains_key(&version))
}

/// Compares what a page was shown of a version, if it was, with the log.
fn check_view(
    world: &World,
    id: &str,
    version: u32,
    stored: Option<&TableView>,
    shown: Option<&u64>,
) {
    if shown.is_some_and(|shown| stored.map(view_hash) != Some(*shown)) {
        world.find(format!(
            "table {id}: version {version} was shown otherwise than it is stored"
        ));
    }
}

/// Returns what is wrong if the clock of a side runs that has nothing to do, in the view of that
/// side: it has no move, owes nothing to the next throw, and made no offer. An offer stops the
/// clock of the side that is to answer, and not its own.
pub(crate) fn clock_without_act(view: &TableView, seat: Seat) -> Option<String> {
    let clock = view.clock.as_ref()?;
    let (clock, name, index) = match seat {
        Seat::White => (&clock.white, "white", 0),
        Seat::Black => (&clock.black, "black", 1),
    };
    clock.delay_until_ms?;
    let plays = view.can_throw || view.can_done || view.can_name || !view.legal.is_empty();
    let owes = view.dice_links.as_ref().is_some_and(|links| {
        // The thrower owes a commitment too; its link goes with the throw.
        let is_asked =
            links.commitments.is_none() || view.phase.asks_for_link_of(seat, &view.position_id);
        is_asked && !links.linked[index]
    });
    let resigns = view.resign_offer.is_some_and(|offer| offer.side == seat);
    let offers = resigns || view.call_off_offer.is_some_and(|offer| offer.side == seat);
    let is_idle = !(plays || owes || offers);
    is_idle.then(|| format!("the clock of {name} runs, who has nothing to do"))
}

/// Watches the banks of a match.
#[derive(Debug, Default)]
struct BankCheck {
    /// The addition that led to the present state.
    mark: Option<AppendMark>,
    /// The banks after the addition before, and when the hall began that.
    last: Option<(BTreeMap<usize, i64>, AppendMark)>,
}

impl BankCheck {
    /// Compares the banks with those after the addition before.
    fn check(&mut self, world: &World, id: &str, state: &State) {
        let (Some(mark), Ok(visitor)) = (self.mark, visitor()) else {
            return;
        };
        let Some(clock) = view::table_view(id, state, &visitor).and_then(|view| view.clock) else {
            return;
        };
        // The bank of a side whose delay is over falls until its slot ends.
        let left_ms = |side: &SideClockView| {
            let over_ms = side
                .delay_until_ms
                .map_or(0, |until_ms| state.at_ms() - until_ms);
            side.bank_ms - over_ms.max(0)
        };
        let banks = BTreeMap::from([(0, left_ms(&clock.white)), (1, left_ms(&clock.black))]);
        if let Some((before, last)) = &self.last {
            let ran_ms = mark.ran_ms - last.ran_ms;
            for (side, bank_ms) in &banks {
                let fell_ms = before.get(side).unwrap_or(bank_ms) - bank_ms;
                if fell_ms > ran_ms + BANK_SLACK_MS {
                    let version = state.version();
                    world.find(format!(
                        "table {id}: at version {version} a bank fell by {fell_ms} ms, while the \
                         hall ran for {ran_ms} ms"
                    ));
                }
            }
        }
        self.last = Some((banks, mark));
    }
}
