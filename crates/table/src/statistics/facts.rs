//! The data of one table for the statistics.

use rosespring_rules::{Dice, Outcome, Position, Rules, Side};

use crate::game::entry::{Entry, StoredDice};
use crate::game::state::{Flow, Game};
use crate::game::{Purpose, SeatHolder, State};
use crate::stored;
use crate::stored::{StoredTable, Unreadable};

/// Number of occurrences of each of [`Dice::ALL_21`].
pub(super) type Counts = [u32; 21];

/// The source of a table's dice.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Source {
    /// The seed of the match.
    Seed,
    /// The hands of people.
    Hand,
    /// A list, which is not counted.
    List,
}

/// The data of one table.
#[derive(Debug, Clone)]
pub struct Facts {
    /// The id of the table.
    pub id: String,
    pub(super) rules: Rules,
    pub(super) purpose: Purpose,
    /// Whether the start position or the dice were chosen: such a table is a trial and not a
    /// result.
    pub(super) chosen: bool,
    pub(super) source: Source,
    /// White and Black.
    pub(super) seats: [SeatHolder; 2],
    pub(super) match_to: u8,
    /// The time of the last change.
    pub at_ms: i64,
    /// White's throws and Black's, without those of openings.
    pub(super) throws: [Counts; 2],
    pub(super) games: Vec<GameFacts>,
    /// The winner of the match.
    pub(super) winner: Option<Side>,
}

/// The data of one game.
#[derive(Debug, Clone)]
pub(super) struct GameFacts {
    pub(super) outcome: Option<Outcome>,
    pub(super) opening: Option<FirstThrow>,
}

/// The first throw of a game, with its play.
#[derive(Debug, Clone)]
pub(super) struct FirstThrow {
    pub(super) side: Side,
    /// The dice, the higher first.
    pub(super) dice: Dice,
    /// The play of the first stage; empty if no number could be played.
    pub(super) play: String,
}

impl Facts {
    /// Computes the data of a table of any age.
    ///
    /// # Errors
    ///
    /// [`Unreadable`].
    pub fn of(table: &StoredTable, bodies: &[String]) -> Result<Self, Unreadable> {
        let mut state = stored::empty_state(table)?;
        let mut games = Vec::new();
        let mut tally = Tally::default();
        for (entry, version) in stored::entries(table, bodies)?.iter().zip(1_u32..) {
            if let Entry::GameBegan { .. } = entry.entry {
                games.extend(state.game.as_ref().map(GameFacts::of));
            }
            tally.hear(&entry.entry, &state);
            state
                .apply(entry)
                .map_err(|unfit| stored::unreadable(table, format!("event {version}: {unfit}")))?;
        }
        games.extend(state.game.as_ref().map(GameFacts::of));
        let settings = &state.settings;
        Ok(Self {
            id: table.id.clone(),
            rules: settings.rules,
            purpose: settings.purpose,
            chosen: settings.start.is_some() || !settings.dice.is_empty(),
            source: match (settings.purpose, settings.dice_listed) {
                (Purpose::Companion, _) => Source::Hand,
                (_, true) => Source::List,
                (_, false) => Source::Seed,
            },
            seats: [settings.white.clone(), settings.black.clone()],
            match_to: settings.match_to,
            at_ms: table.changed_ms,
            throws: tally.finish(),
            games,
            winner: state.score.winner(),
        })
    }
}

impl GameFacts {
    fn of(game: &Game) -> Self {
        let outcome = match game.flow {
            Flow::Over { outcome, .. } => Some(outcome),
            _ => None,
        };
        Self {
            outcome,
            opening: begun(game),
        }
    }
}

/// Returns the first throw and its play, once the first turn is over.
fn begun(game: &Game) -> Option<FirstThrow> {
    let row = game.rows.first()?;
    let group = row.groups.first()?;
    let dice = Dice::new(row.dice.high(), row.dice.low());
    let rules = *game.position().rules();
    let position = Position::started_by(rules, Side::White)
        .throw(dice, &mut ())
        .ok()?;
    let steps: Vec<_> = group.steps.iter().map(|&(step, _)| step).collect();
    Some(FirstThrow {
        side: row.thrower,
        dice,
        play: super::openings::written(&position, &steps)?,
    })
}

/// Counts throws. The last one is counted later, because it may be corrected.
#[derive(Debug, Default)]
struct Tally {
    throws: [Counts; 2],
    last: Option<(Side, Dice)>,
}

impl Tally {
    /// Counts the throw of an entry that `state` is about to apply. Opening dice, and opening dice
    /// that are played, are not counted, because they are never equal.
    fn hear(&mut self, entry: &Entry, state: &State) {
        let flow = state.game.as_ref().map(|game| &game.flow);
        match (entry, flow) {
            (
                Entry::Thrown {
                    dice: StoredDice(dice),
                },
                Some(Flow::Throw(side)),
            ) => {
                self.count();
                self.last = Some((*side, *dice));
            }
            (Entry::Thrown { .. } | Entry::OpeningThrown { .. }, _) => self.count(),
            (
                Entry::Corrected {
                    dice: StoredDice(dice),
                },
                _,
            ) => {
                self.last = self.last.map(|(side, _)| (side, *dice));
            }
            _ => {}
        }
    }

    fn count(&mut self) {
        if let Some((side, dice)) = self.last.take() {
            self.throws[side.index()][place(dice)] += 1;
        }
    }

    fn finish(mut self) -> [Counts; 2] {
        self.count();
        self.throws
    }
}

/// Returns the index of a throw in [`Dice::ALL_21`].
fn place(dice: Dice) -> usize {
    let same = |&(one, _): &(Dice, u8)| (one.first, one.second) == (dice.high(), dice.low());
    Dice::ALL_21.iter().position(same).unwrap_or_default()
}
