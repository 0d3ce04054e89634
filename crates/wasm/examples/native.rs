//! A native program with which the tests compare the WebAssembly module: the same host, and
//! positions to evaluate.
//!
//! ```sh
//! native host NET…      # answers requests from standard input, one a line
//! native study NET…     # answers those of the module for studying (feature `study`)
//! native positions N    # ids of about N positions of each preset, one a line
//! ```

use std::io::{self, BufRead, BufWriter, Write};

use anyhow::{Context, Result, bail};
use rosespring_engine::walk;
use rosespring_rules::{Ends, PRESETS, Phase, Position, Rules};
use rosespring_wasm::Host;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    match arguments.next().as_deref() {
        Some("host") => {
            let mut host = Host::new();
            answer(arguments, |request| host.call(request))
        }
        #[cfg(feature = "study")]
        Some("study") => {
            let mut host = rosespring_wasm::StudyHost::new();
            answer(arguments, |request| host.call(request))
        }
        Some("positions") => {
            let count = arguments.next().context("how many positions?")?.parse()?;
            positions(count)
        }
        _ => bail!("usage: native host NET… | native study NET… | native positions N"),
    }
}

fn answer(nets: impl Iterator<Item = String>, mut host: impl FnMut(&str) -> String) -> Result<()> {
    for net in nets {
        let bytes = std::fs::read(&net).with_context(|| format!("reading {net}"))?;
        // If the nets are inside the program, these are the same ones.
        Host::take_net(&bytes);
    }
    let mut out = BufWriter::new(io::stdout().lock());
    for request in io::stdin().lock().lines() {
        writeln!(out, "{}", host(&request?))?;
    }
    Ok(out.flush()?)
}

fn positions(count: usize) -> Result<()> {
    let mut rng = fastrand::Rng::with_seed(1);
    let mut out = BufWriter::new(io::stdout().lock());
    for preset in PRESETS {
        for position in positions_of(preset.rules, &mut rng, count) {
            writeln!(out, "{}", position.id())?;
        }
    }
    Ok(out.flush()?)
}

/// Returns positions of random games, between stages and in the middle of turns.
fn positions_of(rules: Rules, rng: &mut fastrand::Rng, count: usize) -> Vec<Position> {
    let (mut ends, mut dice) = (Ends::new(), fastrand::Rng::with_seed(2));
    let mut positions = Vec::new();
    while positions.len() < count {
        walk::game(rules, &mut dice, |position| {
            if matches!(position.phase(), Phase::Name(_)) {
                return walk::name_any(position, rng);
            }
            position.ends(&mut ends);
            let after = position.after(&ends.get(rng.usize(..ends.len())), &mut ());
            positions.push(after);
            after
        });
    }
    positions
}
