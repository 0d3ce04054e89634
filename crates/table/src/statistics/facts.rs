//! The data of one table for the statistics.

use rosespring_rules::{Dice, MatchRules, Outcome, Position, Side, WinKind};

use crate::game::entry::{Entry, StoredDice};
use crate::game::state::{Flow, Game, GameEnd};
use crate::game::{Purpose, SeatHolder, Settings, State};
use crate::stored;
use crate::stored::{
    FACTS_FORMAT, FactsBody, GameBody, OpeningBody, OutcomeBody, StoredFacts, StoredTable,
    Unreadable,
};

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
    pub(super) rules: MatchRules,
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
        let played = PlayedFacts {
            throws: tally.finish(),
            games,
            winner: state.winner(),
        };
        Ok(Self::new(table, &state.settings, played))
    }

    fn new(table: &StoredTable, settings: &Settings, played: PlayedFacts) -> Self {
        Self {
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
            throws: played.throws,
            games: played.games,
            winner: played.winner,
        }
    }

    /// Returns the stored form of the data after `version` events.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if the data cannot be written as JSON.
    pub fn to_stored(&self, version: u32) -> Result<StoredFacts, Unreadable> {
        let body = FactsBody {
            throws: self.throws,
            games: self.games.iter().map(GameFacts::to_body).collect(),
            winner: self.winner,
        };
        let body = serde_json::to_string(&body).map_err(|error| Unreadable {
            id: self.id.clone(),
            what: error.to_string(),
        })?;
        Ok(StoredFacts {
            table: self.id.clone(),
            version,
            format: FACTS_FORMAT,
            body,
        })
    }

    /// Returns the data of a table from its stored form, without the events.
    ///
    /// # Errors
    ///
    /// [`Unreadable`] if the table or its stored data cannot be read.
    pub fn from_stored(table: &StoredTable, stored: &StoredFacts) -> Result<Self, Unreadable> {
        let damaged = |what: &str| stored::unreadable(table, format!("its statistics: {what}"));
        let body: FactsBody =
            serde_json::from_str(&stored.body).map_err(|error| damaged(&error.to_string()))?;
        let games = body.games.into_iter().map(GameFacts::from_body);
        let played = PlayedFacts {
            throws: body.throws,
            games: games
                .collect::<Option<_>>()
                .ok_or_else(|| damaged("an unknown kind of win"))?,
            winner: body.winner,
        };
        let state = stored::empty_state(table)?;
        Ok(Self::new(table, &state.settings, played))
    }
}

/// The part of [`Facts`] that follows from the events.
struct PlayedFacts {
    throws: [Counts; 2],
    games: Vec<GameFacts>,
    winner: Option<Side>,
}

impl GameFacts {
    fn of(game: &Game) -> Self {
        let outcome = match game.flow {
            // Nobody has won this game on the board.
            Flow::Over {
                how: GameEnd::OnTime | GameEnd::Ended(_),
                ..
            } => None,
            Flow::Over { outcome, .. } => Some(outcome),
            _ => None,
        };
        Self {
            outcome,
            opening: begun(game),
        }
    }

    fn to_body(&self) -> GameBody {
        GameBody {
            outcome: self.outcome.map(|outcome| match outcome {
                Outcome::Won { winner, kind } => OutcomeBody::Won(winner, kind.name().to_owned()),
                Outcome::Left { winner, men } => OutcomeBody::Left(winner, men),
                Outcome::Drawn => OutcomeBody::Drawn,
                Outcome::Tied { each } => OutcomeBody::Tied(each),
            }),
            opening: self.opening.as_ref().map(|opening| OpeningBody {
                side: opening.side,
                dice: StoredDice(opening.dice),
                play: opening.play.clone(),
            }),
        }
    }

    /// Returns `None` if the kind of win is unknown.
    fn from_body(body: GameBody) -> Option<Self> {
        let outcome = match body.outcome {
            Some(OutcomeBody::Won(winner, kind)) => Some(Outcome::Won {
                winner,
                kind: WinKind::from_name(&kind)?,
            }),
            Some(OutcomeBody::Left(winner, men)) => Some(Outcome::Left { winner, men }),
            Some(OutcomeBody::Drawn) => Some(Outcome::Drawn),
            Some(OutcomeBody::Tied(each)) => Some(Outcome::Tied { each }),
            None => None,
        };
        let opening = body.opening.map(|opening| FirstThrow {
            side: opening.side,
            dice: opening.dice.0,
            play: opening.play,
        });
        Some(Self { outcome, opening })
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
