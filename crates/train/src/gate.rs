//! The gate: tests whether a net is stronger than the shipped one and so may replace it.

use std::fmt;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rosespring_arena::{MatchSettings, Participant, Tally};
use rosespring_engine::levels::net_of;
use rosespring_engine::shipped_player::ShippedPlayer;
use rosespring_rules::{GameKind, Rules, Scoring};

use crate::run::Folder;
use crate::{TrainError, files};

/// The units to which matches are played, where a game is not worth many.
pub(crate) const MATCH_TO: u8 = 3;

/// The units to which matches by some rules are played.
pub(crate) fn match_to(rules: &Rules) -> u8 {
    match rules.scoring {
        Scoring::MenLeft => rules.game.declaration().match_lengths()[0],
        _ => MATCH_TO,
    }
}

/// Test whether a net is stronger than the shipped one.
///
/// Both play matches to 3, or to 31 where men left are counted, greedily, with known later stages
/// played out, in pairs with the same dice
/// and exchanged seats. Exit code 0: the net is stronger; the whole 95 % interval is above one
/// half. Exit code 1: this was not shown.
#[derive(Debug, Clone, clap::Args)]
pub struct GateSettings {
    /// A net, or the folder of a run.
    pub candidate: PathBuf,
    /// The net, or run, to beat instead of the shipped one.
    #[arg(long)]
    pub against: Option<PathBuf>,
    /// The rules; by default those of the run, or the game's first preset.
    #[arg(long)]
    pub rules: Option<Rules>,
    /// Number of matches to play, an even number.
    #[arg(long, default_value_t = 2000)]
    #[arg(value_parser = clap::value_parser!(u32).range(2..=10_000_000))]
    pub games: u32,
    /// Seed of the dice.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads that play.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1024))]
    pub threads: u32,
}

/// The result of a gate.
#[derive(Debug, Clone)]
pub struct Verdict {
    candidate: String,
    opponent: String,
    rules: Rules,
    seed: u64,
    is_same: bool,
    /// The tally, from the side of the candidate.
    pub tally: Tally,
}

/// Plays the matches. Calls `progress` after each pair with the number of pairs played.
///
/// # Errors
///
/// [`TrainError`] if a net cannot be used or plays another game.
pub fn run(
    settings: &GateSettings,
    progress: &(dyn Fn(u32) + Sync),
) -> Result<Verdict, TrainError> {
    if !settings.games.is_multiple_of(2) {
        let what = "--games must be even: matches are played in pairs with the same dice";
        return Err(TrainError::Setting(what.to_owned()));
    }
    let candidate = files::net_file(&settings.candidate);
    let opponent = settings.against.as_deref().map(files::net_file);
    let game = files::read_net(&candidate)?.game();
    let rules = match settings.rules {
        Some(rules) => rules,
        None => rules_of(&settings.candidate, game)?,
    };
    let before = bytes(&candidate, opponent.as_deref(), rules.game)?;
    let matches = MatchSettings {
        rules: rules.into(),
        match_to: Some(match_to(&rules)),
        pairs: settings.games / 2,
        a: Participant::Net(candidate.clone()),
        b: opponent.clone().map_or(
            Participant::Shipped(ShippedPlayer::Greedy),
            Participant::Net,
        ),
        seed: settings.seed,
        threads: settings.threads,
        patience: Duration::from_secs(60),
    };
    let tally = rosespring_arena::run(&matches, progress)?;
    // A run that continues to learn writes new nets, so that threads could play with different
    // ones.
    if bytes(&candidate, opponent.as_deref(), rules.game)? != before {
        return Err(TrainError::Changed(candidate));
    }
    let shipped = || "the net that is shipped".to_owned();
    Ok(Verdict {
        candidate: candidate.display().to_string(),
        opponent: opponent.map_or_else(shipped, |file| file.display().to_string()),
        rules,
        seed: settings.seed,
        is_same: before.0 == before.1,
        tally,
    })
}

fn rules_of(candidate: &Path, game: GameKind) -> Result<Rules, TrainError> {
    if candidate.is_dir() {
        return Folder::new(candidate).rules();
    }
    Ok(game.declaration().default_preset().rules)
}

/// Reads both nets, which must play the game.
fn bytes(
    candidate: &Path,
    opponent: Option<&Path>,
    game: GameKind,
) -> Result<(Vec<u8>, Vec<u8>), TrainError> {
    let opponent = match opponent {
        Some(file) => files::read_net_for(file, game)?,
        None => net_of(game)?,
    };
    let candidate = files::read_net_for(candidate, game)?;
    Ok((candidate.to_bytes(), opponent.to_bytes()))
}

impl Verdict {
    /// Whether the candidate was shown to be stronger.
    #[must_use]
    pub fn passes(&self) -> bool {
        self.tally.win_rate.low > 0.5
    }

    /// What to do next.
    fn advice(&self) -> String {
        let rate = self.tally.win_rate;
        if self.is_same {
            return "the two nets are the same".to_owned();
        }
        if self.passes() {
            return format!(
                "{} is stronger: to ship it, follow \"How to ship a net\" in docs/training.md",
                self.candidate
            );
        }
        if rate.high < 0.5 {
            return format!("{} is weaker: leave things as they are", self.candidate);
        }
        let ahead = rate.mean - 0.5;
        if ahead <= 0.0 {
            return "not shown to be stronger: leave things as they are, or learn on".to_owned();
        }
        // The width of an interval falls with the square root of the number of games.
        let more = ((rate.mean - rate.low) / ahead).powi(2) * f64::from(self.tally.played);
        format!(
            "not shown to be stronger: if the rate holds, it takes about {more:.0} matches to show \
             (--games); or learn on"
        )
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Tally {
            played,
            win_rate: rate,
            points_per_game: points,
            elo,
            ..
        } = self.tally;
        writeln!(
            f,
            "{} against {}, {}, {played} matches to {}, seed {}",
            self.candidate,
            self.opponent,
            self.rules,
            match_to(&self.rules),
            self.seed
        )?;
        writeln!(
            f,
            "{:.1} % of matches (95 % interval {:.1} to {:.1}), Elo {:+.0}",
            100.0 * rate.mean,
            100.0 * rate.low,
            100.0 * rate.high,
            elo.mean
        )?;
        writeln!(
            f,
            "{:+.3} units a game (95 % interval {:+.3} to {:+.3})",
            points.mean, points.low, points.high
        )?;
        writeln!(f, "{}", self.advice())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rosespring_arena::Pair;

    fn verdict(pairs: &[(u32, u32)]) -> Verdict {
        let pair = |wins| Pair {
            wins,
            draws: 0,
            units: 0,
            games: 2,
            ..Pair::default()
        };
        let pairs: Vec<Pair> = pairs
            .iter()
            .flat_map(|&(count, wins)| std::iter::repeat_n(pair(wins), count as usize))
            .collect();
        Verdict {
            candidate: "new.rsnet".to_owned(),
            opponent: "old.rsnet".to_owned(),
            rules: rosespring_rules::PRESETS[0].rules,
            seed: 1,
            is_same: false,
            tally: Tally::of(&pairs),
        }
    }

    #[test]
    fn only_an_interval_above_one_half_passes() {
        for (pairs, passes, advice) in [
            ([(20, 2), (10, 1), (0, 0)], true, "is stronger"),
            ([(20, 0), (10, 1), (0, 0)], false, "is weaker"),
            ([(11, 2), (10, 1), (10, 0)], false, "it takes about"),
            (
                [(10, 2), (10, 1), (10, 0)],
                false,
                "leave things as they are, or",
            ),
        ] {
            let verdict = verdict(&pairs);

            assert_eq!(verdict.passes(), passes);
            assert!(verdict.to_string().contains(advice), "{verdict}");
        }
    }
}
