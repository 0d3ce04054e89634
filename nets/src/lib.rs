/*!
The nets that come with Rosespring, and the measured strength of its levels, as data.

The crate `rosespring-engine` reads both. `NETS.md` tells how each net was made. The nets are there
with the feature `nets`:

```
# #[cfg(feature = "nets")]
assert!(rosespring_nets::NETS.iter().all(|(_, net)| net().starts_with(b"RSNET")));
assert!(rosespring_nets::LEVELS_CSV.starts_with("game,level,"));
```
*/

#![no_std]

#[cfg(feature = "nets")]
extern crate alloc;

#[cfg(feature = "nets")]
use alloc::vec::Vec;

/// Returns the bytes of a net.
#[cfg(feature = "nets")]
pub type LoadNet = fn() -> Vec<u8>;

/// The nets by the names of their games, in alphabetical order. Each is compressed in the program;
/// the function decompresses it.
#[cfg(feature = "nets")]
pub const NETS: &[(&str, LoadNet)] = &include!(concat!(env!("OUT_DIR"), "/nets.rs"));

/// The same nets as the program holds them, for a page that computes in the browser: raw DEFLATE
/// (RFC 1951) of two planes, of which `web/src/site/nets.ts` makes the net again. Half the size of
/// the net.
#[cfg(feature = "nets")]
pub const PACKED: &[(&str, &[u8])] = &include!(concat!(env!("OUT_DIR"), "/packed.rs"));

/// The net of Trictrac, which has its own positions and so its own form. It is small, and not
/// compressed.
#[cfg(feature = "nets")]
pub static TRICTRAC: &[u8] = include_bytes!("../trictrac.tcnet");

#[cfg(feature = "nets")]
fn unpack(compressed: &[u8]) -> Vec<u8> {
    let planes = miniz_oxide::inflate::decompress_to_vec(compressed)
        .expect("the build script compressed it");
    from_planes(&planes)
}

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

/// The weights of the facts by which reasons are chosen, `game,fact,weight`: what one step of a
/// fact is worth, in thousandths of a unit.
pub static FACTS_CSV: &str = include_str!("../facts.csv");

#[cfg(all(test, feature = "nets"))]
mod tests {
    extern crate std;

    use std::{format, fs};

    #[test]
    fn the_nets_are_their_files() {
        assert!(!super::NETS.is_empty());
        for (game, net) in super::NETS {
            let file = fs::read(format!("{game}.rsnet")).unwrap();
            assert!(net() == file, "{game}");
        }
    }

    #[test]
    fn packed_nets_are_about_half_as_large() {
        assert_eq!(super::PACKED.len(), super::NETS.len());
        for ((game, packed), (name, net)) in super::PACKED.iter().zip(super::NETS) {
            assert_eq!(game, name);
            assert!(super::unpack(packed) == net(), "{game}");
            assert!(
                packed.len() * 5 < net().len() * 3,
                "{game}: {}",
                packed.len()
            );
        }
    }
}
