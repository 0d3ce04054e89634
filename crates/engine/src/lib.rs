/*!
Evaluation and players for Gul bara, Gioul, Tawula and backgammon.

An [`Evaluate`](evaluate::Evaluate) computes the value of positions: the probability of each result
([`Value`](evaluate::Value)). [`Greedy`](search::Greedy) orders the plays of a stage by value, with
the known later stages played out, and [`Deep`](search::Deep) searches some throws deep. A
[`Rollout`](rollout::Rollout) plays a position to its end many times. A
[`Player`](player::Player) chooses plays; a [`Level`](levels::Level) sets its strength. An
[`Analyst`](analysis::Analyst) finds the best play and its reasons. The hand-written evaluation
serves games without a net ([`GameEvaluator`]).

# What it does not do

It does not decide legality; `rosespring-rules` does. It reads no clock and prints nothing. Every
random number comes from a generator or a seed that the caller passes.

# Example

```
use rosespring_engine::player::{Baseline, Player};
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Rules, Side};

let start = Position::started_by(Rules::preset("backgammon").unwrap(), Side::White);
let position = start.throw("3-1".parse()?, &mut ())?;
let play = Baseline::default().choose(&position, Stakes::Units).unwrap();
assert_eq!(play.steps.len(), 2);
# Ok::<(), Box<dyn std::error::Error>>(())
```

# Features

`nets`, on by default: the nets that come with the program. Without it [`net::shipped`] has no net,
the players `greedy` and `strongest` and the upper levels do not exist, and the games are evaluated
by hand unless the host installs nets ([`net::install`]).

# Modules, in reading order

[`evaluate`], [`net`], [`bearoff`], [`laid`], [`stakes`], [`search`], [`rollout`], [`player`],
[`levels`], [`shipped_player`], [`analysis`], [`resignation`], [`opening`], [`puzzle`], [`walk`],
[`worst`], [`solved`], [`trictrac`]; [`fan_out`], [`order`] and [`seeds`] serve all.
*/

pub mod analysis;
pub mod bearoff;
pub mod evaluate;
pub mod fan_out;
mod game_evaluator;
pub mod laid;
pub mod levels;
pub mod net;
pub mod opening;
pub mod order;
pub mod player;
pub mod puzzle;
pub mod resignation;
pub mod rollout;
pub mod search;
pub mod seeds;
pub mod shipped_player;
pub mod solved;
pub mod stakes;
pub mod trictrac;
pub mod walk;
pub mod worst;

pub use game_evaluator::{GameEvaluator, is_solved, shipped_evaluator, shipped_match_evaluator};

/// Compiles and runs the example of the readme.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
