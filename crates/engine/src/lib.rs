/*!
Evaluation and players for Gul bara, Gioul, Tawula and backgammon.

An [`Evaluate`](evaluate::Evaluate) says what positions are worth, as chances of each result
([`Value`](evaluate::Value)). [`Greedy`](search::Greedy) orders the plays of a stage by it, with
the stages that are already known played out, and [`Deep`](search::Deep) looks some throws ahead.
A [`Rollout`](rollout::Rollout) plays a position to its end many times. A
[`Player`](player::Player) chooses a play.

# What it does not do

It decides no legality, that is the business of `rosespring-rules`; it reads no clock, prints
nothing and owns no random number: whoever wants errors or chance passes a seeded generator, or a
seed.

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

# Modules, in reading order

[`evaluate`], [`net`], [`bearoff`], [`stakes`], [`search`], [`rollout`], [`player`], [`walk`],
[`worst`].
*/

pub mod bearoff;
pub mod evaluate;
pub mod net;
pub mod player;
pub mod rollout;
mod round;
pub mod search;
pub mod stakes;
pub mod walk;
pub mod worst;
