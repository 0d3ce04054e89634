//! `Game`: a position with the entries that led to it.

use crate::event::Event;
use crate::{
    Dice, Die, IllegalPlay, Outcome, Phase, Position, ResignError, Side, Step, WinKind, WrongPhase,
};

/// One entry of a game.
///
/// Openings, throws, named doublets, plays and resignations are actions of the players. The other
/// entries follow from the rules; they are written so that a reader need not know the rules.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(
    feature = "serde",
    serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)
)]
pub enum Entry {
    /// Each side threw one die.
    Opening {
        /// White's die.
        white: Die,
        /// Black's die.
        black: Die,
    },
    /// A side threw, or took the opening dice as its first throw.
    Throw {
        /// The thrower.
        side: Side,
        /// The dice as they fell.
        dice: [Die; 2],
    },
    /// A side named a doublet (AD-2).
    Name {
        /// The thrower of the 2-1.
        side: Side,
        /// The number of the doublet.
        number: Die,
    },
    /// A stage was played.
    Play {
        /// The mover.
        mover: Side,
        /// Its numbers.
        numbers: Vec<Die>,
        /// The steps in the order in which they were played.
        steps: Vec<Step>,
    },
    /// A stage could not be played at all.
    Pass {
        /// The side that could not play it.
        mover: Side,
        /// Its numbers.
        numbers: Vec<Die>,
    },
    /// Numbers were lost.
    Lost {
        /// The side that did not play them.
        mover: Side,
        /// The numbers.
        numbers: Vec<Die>,
    },
    /// The rest of a cascade passed to the opponent.
    HandOver {
        /// The receiver.
        to: Side,
        /// Its groups.
        groups: Vec<Vec<Die>>,
    },
    /// A side resigned.
    Resign {
        /// The side that resigned.
        side: Side,
        /// What it resigned; records of a single game do not name it.
        #[cfg_attr(
            feature = "serde",
            serde(default, skip_serializing_if = "WinKind::is_single")
        )]
        win: WinKind,
    },
    /// The game ended.
    Result {
        /// The winner; none in a draw.
        winner: Option<Side>,
        /// `single`, `double`, `triple`, `capote` or `draw`.
        name: String,
        /// Units won.
        units: u8,
    },
}

/// A game in play or in replay: its position and its entries.
///
/// ```
/// use rosespring_rules::{Dice, Game, Position, Rules, Side};
///
/// let rules = Rules::preset("gioul").unwrap();
/// let mut game = Game::new(Position::started_by(rules, Side::White));
/// game.throw(Dice::from_numbers(6, 5).unwrap())?;
/// let play = game.position().plays().remove(0);
/// game.play(&play.steps)?;
/// assert_eq!(game.entries().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    start: Position,
    position: Position,
    entries: Vec<Entry>,
    outcome: Option<Outcome>,
}

impl Game {
    /// Creates a game that begins in `start`.
    #[must_use]
    pub const fn new(start: Position) -> Self {
        let outcome = start.outcome();
        Self {
            start,
            position: start,
            entries: Vec::new(),
            outcome,
        }
    }

    /// The position in which it began.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The current position. After a resignation it is the position in which the side resigned.
    #[must_use]
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// The entries so far.
    #[must_use]
    pub fn entries(&self) -> &[Entry] {
        &self.entries
    }

    /// The outcome; `None` until the game is over.
    #[must_use]
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// Throws the dice: in the opening White's die and Black's, otherwise the thrower's.
    ///
    /// # Errors
    ///
    /// [`WrongPhase`] unless the game waits for a throw.
    pub fn throw(&mut self, dice: Dice) -> Result<(), WrongPhase> {
        if self.outcome.is_some() {
            return Err(WrongPhase::Over);
        }
        let mut events = Vec::new();
        self.position = self.position.throw(dice, &mut events)?;
        self.write(&events);
        Ok(())
    }

    /// Names the doublet that follows a 2-1 (AD-2).
    ///
    /// # Errors
    ///
    /// [`WrongPhase`] unless the game waits for it.
    pub fn name(&mut self, number: Die) -> Result<(), WrongPhase> {
        if self.outcome.is_some() {
            return Err(WrongPhase::Over);
        }
        let mut events = Vec::new();
        self.position = self.position.name(number, &mut events)?;
        self.write(&events);
        Ok(())
    }

    /// Plays a whole stage.
    ///
    /// # Errors
    ///
    /// [`IllegalPlay`]; the game is unchanged.
    pub fn play(&mut self, steps: &[Step]) -> Result<(), IllegalPlay> {
        if self.outcome.is_some() {
            return Err(IllegalPlay {
                index: 0,
                reason: crate::Reason::WrongPhase,
            });
        }
        let turn = self.position.turn();
        let mut events = Vec::new();
        self.position = self.position.play(steps, &mut events)?;
        if let Some(turn) = turn {
            self.entries.push(Entry::Play {
                mover: turn.mover(),
                numbers: turn.stage().numbers(),
                steps: steps.to_vec(),
            });
        }
        self.write(&events);
        Ok(())
    }

    /// Resigns the game for a side: the other side wins by `kind`.
    ///
    /// # Errors
    ///
    /// [`ResignError`] if the game is over, or `side` can no longer lose so much; the game is
    /// unchanged.
    pub fn resign(&mut self, side: Side, kind: WinKind) -> Result<(), ResignError> {
        if self.outcome.is_some() {
            return Err(ResignError::Over);
        }
        if !self.position.may_lose(side, kind) {
            return Err(ResignError::Impossible(kind));
        }
        self.entries.push(Entry::Resign { side, win: kind });
        let winner = side.other();
        let outcome = self.position.won_by(winner, kind);
        self.write(&[Event::Over(outcome)]);
        Ok(())
    }

    fn write(&mut self, events: &[Event]) {
        for event in events {
            if let Event::Over(outcome) = event {
                self.outcome = Some(*outcome);
            }
            self.entries.extend(entry(event));
        }
    }

    /// Who is to act next; `None` in the opening and when the game is over.
    #[must_use]
    pub const fn to_act(&self) -> Option<Side> {
        match (self.outcome, self.position.phase()) {
            (None, Phase::Throw(side) | Phase::Name(side)) => Some(side),
            (None, Phase::Play(turn)) => Some(turn.mover()),
            _ => None,
        }
    }
}

// By reference: LLVM 22 makes an invalid cast of a copied event (`zext i32 to i24`, where a stage's
// three bytes are taken from four), which then ends every build with link-time optimisation.
fn entry(event: &Event) -> Option<Entry> {
    Some(match *event {
        Event::OpeningThrown { white, black, .. } => Entry::Opening { white, black },
        Event::Thrown { side, dice, .. } => Entry::Throw {
            side,
            dice: [dice.first, dice.second],
        },
        Event::Named { side, number } => Entry::Name { side, number },
        Event::StagePassed { mover, stage } => Entry::Pass {
            mover,
            numbers: stage.numbers(),
        },
        Event::Lost { mover, unplayed } => Entry::Lost {
            mover,
            numbers: unplayed.numbers(),
        },
        Event::HandedOver { to, stage } => Entry::HandOver {
            to,
            groups: stage.groups(),
        },
        Event::Dead => return None,
        Event::Over(outcome) => Entry::Result {
            winner: outcome.winner(),
            name: outcome.name().to_owned(),
            units: outcome.units(),
        },
    })
}
