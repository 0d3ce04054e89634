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
            let planes = miniz_oxide::inflate::decompress_to_vec(compressed)
                .expect("the build script compressed it");
            from_planes(&planes)
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

/// Returns the bytes of a net from those that the build script compressed.
#[cfg(feature = "nets")]
fn from_planes(planes: &[u8]) -> Vec<u8> {
    let (pairs, end) = planes.split_at(planes.len() & !1);
    let (firsts, seconds) = pairs.split_at(pairs.len() / 2);
    let folded = firsts
        .iter()
        .zip(seconds)
        .map(|(first, second)| u16::from_le_bytes([*first, *second]));
    let weights = folded.flat_map(|word| ((word >> 1) ^ (word & 1).wrapping_neg()).to_le_bytes());
    weights.chain(end.iter().copied()).collect()
}

/// The table of the levels, `game,level,misjudges,elo,low,high`: thousandths of a unit, and whole
/// Elo above level 1.
pub static LEVELS_CSV: &str = include_str!("../levels.csv");

#[cfg(all(test, feature = "nets"))]
mod tests {
    #[test]
    fn the_nets_are_their_files() {
        let nets = [
            (super::gul_bara(), &include_bytes!("../gul-bara.rsnet")[..]),
            (super::gioul(), include_bytes!("../gioul.rsnet")),
            (super::tawula(), include_bytes!("../tawula.rsnet")),
            (super::backgammon(), include_bytes!("../backgammon.rsnet")),
        ];
        for (net, file) in nets {
            assert!(net == file);
        }
    }
}
