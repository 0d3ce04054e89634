/*!
Players of Trictrac: two that follow a rule, and one by a net that taught itself.

The game has its own position (`rosespring_rules::trictrac`), so it has its own players: a
[`Player`] stays or goes, and plays. [`PointsPlayer`] chooses the play with the most points on
average at its own next throw. [`NetPlayer`] chooses by a [`Net`], which evaluates a [`Standing`]:
men, points, holes and the side to throw. [`play_game`] plays a whole game to twelve holes.

```
use rosespring_engine::trictrac::{CountedPoints, PointsPlayer, play_game};
use rosespring_rules::trictrac::{Choice, Grande};

let [mut stays, mut goes] = [Choice::Stay, Choice::Go]
    .map(|choice| PointsPlayer::new(CountedPoints::Own, choice));
let mut dice = fastrand::Rng::with_seed(1);
let game = play_game([&mut stays, &mut goes], Grande::Off, &mut dice).unwrap();
assert!(game.holes[game.winner.index()] >= 12);
```

# Modules, in reading order

`standing` (what is evaluated), `prospect` (the points of the next throw, roughly), `inputs`, `net`,
`players`, `named`, `games`.
*/

mod games;
mod inputs;
mod named;
mod net;
mod players;
mod prospect;
mod standing;

pub use games::{EndlessGame, FinishedGame, THROWS_MAX, play_game};
pub use inputs::{INPUTS, Inputs};
pub use named::{NamedPlayer, NoNet, UnknownPlayer, shipped_net};
pub use net::{Estimate, HOLES_SCALE, Net, NetError, NetWeights, OUTPUTS, WIDTH_MAX};
pub use players::{
    CountedPoints, Decision, NetPlayer, Player, PointsPlayer, RandomPlayer, RatedChoice,
};
pub use standing::Standing;
