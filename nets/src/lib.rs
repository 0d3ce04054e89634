/*!
The nets that come with Rosespring, and the measured strength of its levels, as data.

The crate `rosespring-engine` reads both. `NETS.md` tells how each net was made. The nets are there
with the feature `nets`:

```
# #[cfg(feature = "nets")]
assert!(rosespring_nets::GUL_BARA.starts_with(b"RSNET"));
assert!(rosespring_nets::LEVELS_CSV.starts_with("game,level,"));
```
*/

#![no_std]

/// The net of Gul bara.
#[cfg(feature = "nets")]
pub static GUL_BARA: &[u8] = include_bytes!("../gul-bara.rsnet");
/// The net of Gioul.
#[cfg(feature = "nets")]
pub static GIOUL: &[u8] = include_bytes!("../gioul.rsnet");
/// The net of Tawula.
#[cfg(feature = "nets")]
pub static TAWULA: &[u8] = include_bytes!("../tawula.rsnet");
/// The net of backgammon.
#[cfg(feature = "nets")]
pub static BACKGAMMON: &[u8] = include_bytes!("../backgammon.rsnet");

/// The table of the levels, `game,level,misjudges,elo,low,high`: thousandths of a unit, and whole
/// Elo above level 1.
pub static LEVELS_CSV: &str = include_str!("../levels.csv");
