/*!
The dice: every throw follows from a secret seed that was fixed before the game began.

A match has a seed of 32 bytes. Its SHA-256, the commitment, is shown from the start, the seed
itself once the match is over. A player who kept the commitment can check that the seed gives every
die thrown, and that no die was chosen afterwards. Decision 0008 describes all of it, byte by byte,
for programs that check records; [`Seed::dice`] calculates a throw.

[`check`] compares a record with its seed, and needs nothing but the record. [`check_shown`]
compares it with the commitment that a player kept, too.

# What it does not do

It knows no rule: whether what was played is legal is told by the rules crate.

# Example

```
use rosespring_dice::Seed;

let seed = Seed::from_bytes([7; 32]);
assert_eq!(seed.dice(1, 0).to_string(), "6-4");
assert_eq!(seed.commitment().len(), 64);
```
*/

mod check;
mod seed;

pub use check::{Checked, DiceFault, check, check_shown};
pub use seed::Seed;
