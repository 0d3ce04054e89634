/*!
Trictrac, the game of points of France in the 17th and 18th centuries: a throw is worth points
before anything is moved.

Men walk towards each other, one man blocks a point, and nobody is hit: men that *could* be reached
count. Twelve points are a hole, twelve holes win. The rules for players, with sources and worked
positions: `docs/rules/trictrac.md`; why the game has a position and a generator beside those of the
family: `docs/decisions/0058-trictrac-has-its-own-position.md`.

# The parts

- [`judge`] says what a throw is worth and which plays are legal, a pure function of the men, the
  dice and the number of the throw. Its events name the points of the board that prove them.
- [`Marks`] holds points, holes and whether they are taken without a break (*bredouille*).
- [`Position`] joins both: throw, stay or go, play, until somebody has twelve holes.

```
use rosespring_rules::trictrac::{Choice, Grande, Phase, Position};
use rosespring_rules::Side;

let mut events = Vec::new();
let position = Position::start(Grande::Off).throw("6-5".parse()?, &mut events)?;

// White's 6 was higher, and White plays both numbers: two men, and no other play.
let Phase::Play(turn) = position.phase() else { panic!() };
assert_eq!(turn.side, Side::White);
let judged = position.judged().unwrap();
assert!(judged.events.is_empty());
assert_eq!(judged.ends().len(), 1);
let position = position.play(judged.plays[0].men, &mut events)?;
assert_eq!(position.phase(), Phase::Throw(Side::Black));
assert!(position.choose(Choice::Go, &mut events).is_err());
# Ok::<(), Box<dyn std::error::Error>>(())
```

# Modules, in reading order

`view` (the board of the thrower), `jan` (the tables that are filled), `event` (what a throw can be
worth), `reach` (how a point is reached), `hits`, `first_throws` and `filling` (the events), `plays`
(which plays are possible), `judge` (all of them together), `marks`, `position`, `text` and
`rules` (both as text), `perft`.
*/

mod event;
mod filling;
mod first_throws;
mod hits;
mod jan;
mod judge;
mod marks;
mod perft;
mod plays;
mod position;
pub(crate) mod reach;
mod rules;
mod text;
pub(crate) mod view;

pub use event::{Filling, ThrowEvent, ThrowEventKind};
pub use jan::Jan;
pub use judge::{JudgedThrow, judge};
pub use marks::{HOLE, HOLES, Marks};
pub use perft::perft;
pub use plays::{Play, PlayStep};
pub use position::{
    Change, ChangeSink, Choice, Grande, MenFault, Phase, PlayError, Position, Turn, WrongPhase,
};
pub use reach::{Numbers, Way};
pub use rules::{NAME, ParseRulesError, Rules};
pub use text::{POSITION_BYTES_MAX, POSITION_PREFIX, ParsePositionError};
