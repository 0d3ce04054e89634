/*!
The nets that come with Rosespring, and the measured strength of its levels, as data.

The crate `rosespring-engine` reads both. `NETS.md` tells how each net was made. The nets are there
with the feature `nets`:

```
# #[cfg(feature = "nets")]
assert!(rosespring_nets::gul_bara().starts_with(b"RSNET"));
assert!(rosespring_nets::LEVELS_CSV.starts_with("game,level,"));
```
*/

#![no_std]

#[cfg(feature = "nets")]
extern crate alloc;

#[cfg(feature = "nets")]
use alloc::vec::Vec;

/// Declares a function that returns a net, which is compressed in the program.
#[cfg(feature = "nets")]
macro_rules! net {
    ($(#[$doc:meta])+ $game:ident, $file:literal) => {
        $(#[$doc])+
        #[must_use]
        pub fn $game() -> Vec<u8> {
            let compressed = include_bytes!(concat!(env!("OUT_DIR"), "/", $file));
            miniz_oxide::inflate::decompress_to_vec(compressed)
                .expect("the build script compressed it")
        }
    };
}

#[cfg(feature = "nets")]
net!(
    /// Returns the net of Gul bara.
    gul_bara,
    "gul-bara.deflate"
);
#[cfg(feature = "nets")]
net!(
    /// Returns the net of Gioul.
    gioul,
    "gioul.deflate"
);
#[cfg(feature = "nets")]
net!(
    /// Returns the net of Tawula.
    tawula,
    "tawula.deflate"
);
#[cfg(feature = "nets")]
net!(
    /// Returns the net of backgammon.
    backgammon,
    "backgammon.deflate"
);

/// The table of the levels, `game,level,misjudges,elo,low,high`: thousandths of a unit, and whole
/// Elo above level 1.
pub static LEVELS_CSV: &str = include_str!("../levels.csv");
