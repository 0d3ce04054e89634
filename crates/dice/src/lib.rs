/*!
The dice: every throw follows from a secret seed that was fixed before the game began.

A match has a seed of 32 bytes. Its SHA-256, the commitment, is shown from the start; the seed
itself is revealed when the match is over. A player who wrote down the commitment can check that
every throw follows from the seed, and that no die was chosen afterwards. Decision 0008 describes
the method byte by byte, for programs that check records; [`Seed::dice`] computes a throw.

[`check`] compares a record with its seed and needs only the record. [`check_shown`] also compares
it with the commitment that a player wrote down.

In a hall, where the server is not one of the players, a throw follows from a secret of each player
and one of the server: [`Chain`] and [`ChainCheck`] (decision 0016). A record then has a
[`DiceLine`] for each commitment and each throw.

# What it does not do

It knows no rules of the games; the rules crate decides whether a record is legal.

# Features

`os`, on by default: seeds from the random bytes of the operating system. Without it `Seed::random`
does not exist; a host gives the bytes ([`Seed::from_bytes`]).

# Example

```
use rosespring_dice::Seed;

let seed = Seed::from_bytes([7; 32]);
assert_eq!(seed.dice(1, 0).to_string(), "6-4");
assert_eq!(seed.commitment().len(), 64);
```
*/

mod chain;
mod check;
mod line;
mod links;
mod seed;

pub use chain::{
    Chain, ChainCheck, ChainContext, ChainFault, ChainGame, ChainMarks, LINKS, Link, Party,
    REPLACEMENTS_MAX, ReplaceLimit, dice_of_links, id_bytes,
};
pub use check::{DiceCheck, DiceFault, check, check_seen, check_shown};
pub use line::{ChainMatch, DiceLine, ParseDiceLineError};
pub use links::SeenLinks;
pub use seed::Seed;

/// Compiles and runs the example of the readme.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
