//! The file that stores the finished meetings of a ladder.

use std::path::Path;

use anyhow::Result;
use rosespring_wire::result::LadderResult;

use crate::output::refuse;
use crate::{input, output};

/// Writes the file, whole or not at all.
pub(super) fn write(path: &Path, ladder: &LadderResult) -> Result<()> {
    output::write_file(path, &(serde_json::to_string_pretty(ladder)? + "\n"))
}

/// Returns `asked` with the meetings of its players that the file holds. Without a file, no meeting
/// is finished and a missing seed is chosen at random; otherwise the seed of the file is used.
pub(super) fn go_on(path: &Path, asked: LadderResult, seed: Option<u64>) -> Result<LadderResult> {
    if !path.exists() {
        output::check_file(path)?;
        let seed = seed.unwrap_or_else(input::chance_seed);
        return Ok(LadderResult { seed, ..asked });
    }
    let here = |what: String| refuse(format!("{}: {what}", path.display()));
    let kept: LadderResult = serde_json::from_str(&input::text(path)?)
        .map_err(|error| here(format!("no ladder: {error}")))?;
    if (kept.format.as_str(), kept.version) != (LadderResult::FORMAT, LadderResult::VERSION) {
        let (format, version) = (LadderResult::FORMAT, LadderResult::VERSION);
        return Err(here(format!("expected `{format}`, version {version}")));
    }
    for (name, same) in [
        ("rules", kept.rules == asked.rules),
        ("match", kept.match_to == asked.match_to),
        ("games", kept.games == asked.games),
        ("seed", seed.is_none_or(|seed| seed == kept.seed)),
    ] {
        if !same {
            let what = format!("has another `{name}`: name another file, or remove this one");
            return Err(here(what));
        }
    }
    for player in &asked.players {
        let was = kept.players.iter().find(|was| was.name == player.name);
        if was.is_some_and(|was| was.fingerprint != player.fingerprint) {
            let what = format!("`{}` is not the player it was when it played", player.name);
            return Err(here(what));
        }
    }
    if let Some(other) = kept
        .players
        .iter()
        .find(|was| asked.players.iter().all(|player| player.name != was.name))
    {
        let what = format!("has a player `{}` as well: name it too", other.name);
        return Err(here(what));
    }
    if let Some(odd) = kept
        .meetings
        .iter()
        .find(|one| one.a_wins + one.b_wins + one.draws != kept.games)
    {
        let what = format!("the games of `{}` and `{}` do not add up", odd.a, odd.b);
        return Err(here(what));
    }
    Ok(LadderResult {
        seed: kept.seed,
        meetings: kept.meetings,
        ..asked
    })
}
