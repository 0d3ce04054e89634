/*!
The dice: every throw follows from a secret seed that was fixed before the game began.

A match has a seed of 32 bytes. Its SHA-256 is shown from the start, the seed itself once the
match is over: whoever kept the one can check that the other gives every die thrown, and that no
die was chosen afterwards. Throw `i` of a game, counted from 0, opening tries included, is read
from the bytes of

```text
SHA-256("rosespring-dice-v1" ‖ seed ‖ game number, 4 bytes ‖ i, 4 bytes)      big-endian
```

one after the other: a byte of 252 or more is skipped, so that all faces are equally likely;
any other gives the face `byte mod 6 + 1`. The first die is White's in an opening. Should the
bytes run out, the SHA-256 of the block is the next block.

[`check`] holds a record against all this. It asks nobody and needs nothing but the record.

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

pub use check::{Checked, DiceFault, check};
pub use seed::Seed;
