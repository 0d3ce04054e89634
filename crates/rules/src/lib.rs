/*!
The rules of **Gul bara, Gioul, Tawula** and backgammon.

A [`Position`] is rules, men, throws made and a [`Phase`]. A throw makes a [`Turn`]; a turn is
played in stages, and **the stage is the unit of decision**: [`Position::plays`] lists its distinct
plays, [`Position::play`] plays one, and the position that follows is again one in which somebody is
to play, to throw, or nobody because the game is over. What cannot be played, and what the opponent
plays instead, the turn machine knows; an [`EventSink`] hears of it.

# What it does not do

It throws no dice, reads no clock, writes nothing, uses no floating point and no `unsafe`. It never
lists a whole cascade: a 1-1 has up to millions of ends, a stage about a dozen.

# Example

```
use rosespring_rules::{Dice, Phase, Position, Rules, Side};

let rules: Rules = "gul-bara".parse()?;
let position = Position::start(rules);

// White throws a 5, Black a 3: White begins, and throws both dice.
let position = position.throw("5-3".parse()?, &mut ())?;
assert_eq!(position.phase(), Phase::Throw(Side::White));

let position = position.throw("6-5".parse()?, &mut ())?;
let plays = position.plays();
assert_eq!(plays.len(), 2);

let position = position.play(&plays[0].steps, &mut ())?;
assert_eq!(position.phase(), Phase::Throw(Side::Black));
# Ok::<(), Box<dyn std::error::Error>>(())
```

# Features

- `serde`: records and the vocabulary can be serialized.
- `arbitrary`: raw setups can be made from random bytes, for fuzzing.
- `test-games`: tests can declare games outside the list.

# Modules, in reading order

Vocabulary: `die`, `side`, `point`, `men`, `movement`, `stacking`. Rules: `rules`, [`options`],
[`games`], `match_rules`.
Turns: `turn`, `outcome`, `event`. Positions: `setup`, `position`, `packed`. Plays: `frame` (what
the mover may do), `side_sets` (the same for readers), `ends` (quick), `tree` (general), `play`
(with steps), `turn_cursor` (a turn step by step).
Text: [`notation`]. Counting: [`perft`]. Games of points: [`trictrac`], with its own
positions, and [`ticktack`], whose throws may win.
*/

#![forbid(unsafe_code)]

mod bars;
mod die;
mod ends;
mod event;
mod frame;
mod game;
pub mod games;
mod laid;
mod legal_steps;
mod match_rules;
mod matches;
mod men;
mod movement;
pub mod notation;
pub mod options;
mod outcome;
mod packed;
pub mod perft;
mod pins;
mod play;
mod point;
mod position;
#[cfg(test)]
#[path = "../tests/it/property.rs"]
mod property;
mod reason;
mod resignation;
mod rules;
mod setup;
mod side;
mod side_sets;
mod stacking;
mod three_numbers;
pub mod ticktack;
mod tree;
pub mod trictrac;
mod turn;
mod turn_cursor;

pub use die::{Dice, Die, ParseDiceError};
pub use ends::{End, Ends};
pub use event::{Event, EventSink};
pub use game::{Entry, Game};
pub use games::cycles::CycleKind;
pub use games::{PRESETS, Preset, presets};
pub use laid::Lay;
pub use legal_steps::LegalSteps;
pub use match_rules::MatchRules;
pub use matches::Match;
pub use men::{Board, MEN, Men};
pub use movement::Movement;
pub use notation::rules::ParseRulesError;
pub use outcome::{Outcome, WinKind};
pub use packed::{PACKED_BYTES, UnpackError};
pub use play::{IllegalPlay, Play, STAGE_STEPS_MAX, StageCursor};
pub use point::{EntryBase, Landing, Origin, Point, Step};
pub use position::{Position, WrongPhase};
pub use reason::Reason;
pub use resignation::ResignError;
pub use rules::{
    Bars, Compulsion, Contact, Count, Doublets, FreePoint, GameKind, HeadFirst, HitAndRun, Limpold,
    Lock, Mother, NextGame, Opening, Primes, ReEntry, Remainder, RemainderOrder, Rest, Rules,
    Scoring, SinglePoints, Stacking, TableLimits, UnstartedCascade,
};
pub use setup::{PositionError, Setup, SetupFault, SetupPhase, SideSetup};
pub use side::Side;
pub use side_sets::SideSets;
pub use three_numbers::ThreeNumbers;
pub use turn::{Phase, RunLength, Stage, Turn, TurnOrigin, UnplayedNumbers};
pub use turn_cursor::{PlayedStage, StageChoice, TurnCursor, TurnNote, Undo};

/// Compiles and runs the example of the readme.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
