//! Calibration: scales and shifts the log odds of each output of a net until its chances agree with
//! the results of self-play.
//!
//! Learning by small steps leaves chances too near to one half. Two numbers for each output correct
//! that (Platt scaling) and hardly change the order of plays.

use std::fmt;
use std::path::PathBuf;
use std::sync::Arc;

use rosespring_engine::evaluate::Value;
use rosespring_engine::net::{FULL, MEN_BEYOND, Net, Neural, OUT_SCALE, OUTPUTS, QuantisedWeights};
use rosespring_engine::player::NetPlayer;
use rosespring_jobs::self_play;
use rosespring_rules::{Rules, Scoring, Side, WinKind};

use crate::learn::shares;
use crate::{TrainError, files, parallel};

/// Calibrate the chances of a net.
///
/// The net plays against itself greedily, with known later stages played out, and with all presets
/// in turn. The log odds of each output are scaled and shifted to fit the results. The same seed
/// gives the same net on any number of threads.
#[derive(Debug, Clone, clap::Args)]
pub struct CalibrateSettings {
    /// The net.
    pub net: PathBuf,
    /// Number of games to play.
    #[arg(long, default_value_t = 10_000)]
    #[arg(value_parser = clap::value_parser!(u64).range(100..=10_000_000))]
    pub games: u64,
    /// Seed of the dice.
    #[arg(long, default_value_t = 1)]
    pub seed: u64,
    /// Number of threads that play.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
    /// The file to write.
    #[arg(long, value_name = "FILE")]
    pub out: PathBuf,
}

/// The correction of an output: its log odds times `steepness`, plus `shift`.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Fit {
    /// The factor; 1 changes nothing.
    pub steepness: f64,
    /// The shift; 0 changes nothing.
    pub shift: f64,
}

/// The corrections of all outputs.
#[derive(Debug, Clone, PartialEq)]
pub struct CalibrationFits {
    /// One for each output, in the order of outputs.
    pub fits: [Fit; OUTPUTS],
    sha256: String,
}

/// Plays the games and writes the net.
///
/// # Errors
///
/// [`TrainError`] if a file cannot be used, a game does not end, or the weights leave their range.
pub fn run(settings: &CalibrateSettings) -> Result<CalibrationFits, TrainError> {
    let net = Arc::new(files::read_net(&settings.net)?);
    let rules = shares(net.game());
    let table = || NetPlayer::new(Neural::new(net.clone()));
    let seed = settings.seed;
    let played = parallel::games(
        0..settings.games,
        settings.threads,
        table,
        |player, game| {
            let rules = rules[(game % rules.len() as u64) as usize];
            samples_of(player, rules, seed, game)
        },
    );
    let mut samples: [Vec<Sample>; OUTPUTS] = Default::default();
    for game in played {
        for (all, one) in samples.iter_mut().zip(game?) {
            all.extend(one);
        }
    }
    let fits = samples.each_ref().map(|samples| fit(samples));
    let calibrated = changed(&net, &fits).map_err(|source| TrainError::Net {
        file: settings.net.clone(),
        source,
    })?;
    let bytes = calibrated.to_bytes();
    files::write(&settings.out, &bytes)?;
    let sha256 = files::sha256(&bytes);
    Ok(CalibrationFits { fits, sha256 })
}

/// The chance that an output predicted for a position, and the result.
#[derive(Debug, Clone, Copy)]
struct Sample {
    log_odds: f32,
    happened: f32,
    weight: f32,
}

/// Plays a game and returns samples of each output. All positions of a game together have a weight
/// of 1.
fn samples_of(
    player: &mut NetPlayer,
    rules: Rules,
    seed: u64,
    game: u64,
) -> Result<[Vec<Sample>; OUTPUTS], TrainError> {
    let mut seen = Vec::new();
    let outcome = self_play::play(player, rules, (seed, game), |_, actor, value| {
        seen.push((actor, *value));
    })?;
    let mut samples: [Vec<Sample>; OUTPUTS] = Default::default();
    let weight = 1.0 / seen.len() as f32;
    for (actor, value) in seen {
        let units = outcome.units_for(actor);
        for (output, samples) in samples.iter_mut().enumerate() {
            if let Some(chance) = said(rules.scoring, &value, output) {
                samples.push(Sample {
                    log_odds: (chance / (1.0 - chance)).ln(),
                    happened: happened(rules.scoring, units, output),
                    weight,
                });
            }
        }
    }
    Ok(samples)
}

/// Returns the chance of an output; `None` if the rules decide it.
fn said(scoring: Scoring, value: &Value, output: usize) -> Option<f32> {
    let sum = |side, kinds: [WinKind; 2]| -> f32 {
        if scoring == Scoring::MenLeft {
            return match kinds {
                [WinKind::Double, _] => value.chance(side, WinKind::Left) / MEN_BEYOND,
                _ => 0.0,
            };
        }
        kinds.into_iter().map(|kind| value.chance(side, kind)).sum()
    };
    let (first, second) = (
        [WinKind::Double, WinKind::Triple],
        [WinKind::Triple, WinKind::Capote],
    );
    let (chance, most) = match output {
        0 => (value.win, 1.0),
        1 => (sum(Side::White, first), value.win),
        2 => (sum(Side::White, second), value.win),
        3 => (sum(Side::Black, first), 1.0 - value.win),
        _ => (sum(Side::Black, second), 1.0 - value.win),
    };
    (chance > 0.0 && chance < most).then_some(chance)
}

/// Returns 1 if the event of an output happened, else 0; a draw is half a win. Of men left, returns
/// the part of the most that were left beyond the first.
fn happened(scoring: Scoring, units: i8, output: usize) -> f32 {
    if let (Scoring::MenLeft, 1..) = (scoring, output) {
        let men = match output {
            1 => units,
            3 => -units,
            _ => 0,
        };
        return (f32::from(men) - 1.0).max(0.0) / MEN_BEYOND;
    }
    let is_true = match output {
        0 if units == 0 => return 0.5,
        0 => units > 0,
        1 => units >= 2,
        2 => units >= 3,
        3 => units <= -2,
        _ => units <= -3,
    };
    f32::from(u8::from(is_true))
}

/// Minimum total weight of samples for an output to be changed. The positions of a game together
/// have a weight of 1.
const GAMES_MIN: f64 = 20.0;

/// Logistic regression by Newton's method.
fn fit(samples: &[Sample]) -> Fit {
    let mut fit = Fit {
        steepness: 1.0,
        shift: 0.0,
    };
    let games: f64 = samples.iter().map(|sample| f64::from(sample.weight)).sum();
    if games < GAMES_MIN {
        return fit;
    }
    for _ in 0..20 {
        // The gradient and the matrix of second derivatives.
        let (mut down, mut across) = ([0.0; 2], [0.0; 3]);
        for sample in samples {
            let x = f64::from(sample.log_odds);
            let chance = 1.0 / (1.0 + (-(fit.steepness * x + fit.shift)).exp());
            let weight = f64::from(sample.weight);
            let off = weight * (f64::from(sample.happened) - chance);
            let bend = weight * chance * (1.0 - chance);
            down = [down[0] + off * x, down[1] + off];
            across = [
                across[0] + bend * x * x,
                across[1] + bend * x,
                across[2] + bend,
            ];
        }
        let [xx, x, one] = across;
        let determinant = xx * one - x * x;
        if determinant <= f64::EPSILON {
            break;
        }
        fit.steepness += (one * down[0] - x * down[1]) / determinant;
        fit.shift += (xx * down[1] - x * down[0]) / determinant;
    }
    fit
}

fn changed(net: &Net, fits: &[Fit; OUTPUTS]) -> Result<Net, rosespring_engine::net::NetError> {
    let (weights, unit) = (net.weights(), f64::from(FULL) * f64::from(OUT_SCALE));
    let width = weights.width();
    let outputs = (weights.inputs().rows() + 1) * width;
    let all = weights.weights().enumerate().map(|(index, weight)| {
        let output = index.checked_sub(outputs).map(|index| index / width);
        let steepness = output.map_or(1.0, |output| fits[output].steepness);
        (f64::from(weight) * steepness).round() as i16
    });
    let bias = |output: usize| {
        let (bias, fit) = (weights.out_bias()[output], fits[output]);
        (f64::from(bias) * fit.steepness + fit.shift * unit).round() as i32
    };
    let changed = QuantisedWeights::new(weights.inputs(), width, all, std::array::from_fn(bias))?;
    Net::new(net.game(), changed)
}

impl fmt::Display for CalibrationFits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names = ["win", "win double", "win more", "lose double", "lose more"];
        for (name, fit) in names.iter().zip(&self.fits) {
            writeln!(
                f,
                "{name}: steepness {:.3}, shift {:+.3}",
                fit.steepness, fit.shift
            )?;
        }
        writeln!(f, "sha256 {}", self.sha256)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_too_near_one_half_is_stretched() {
        // The log odds are 1 where 2 is correct, less a half.
        let mut samples = Vec::new();
        for log_odds in [-2.0_f32, -1.0, 0.0, 1.0, 2.0] {
            let chance = 1.0 / (1.0 + (-(2.0 * log_odds - 0.5)).exp());
            for (happened, weight) in [(1.0, 100.0 * chance), (0.0, 100.0 * (1.0 - chance))] {
                samples.push(Sample {
                    log_odds,
                    happened,
                    weight,
                });
            }
        }

        let found = fit(&samples);

        assert!((found.steepness - 2.0).abs() < 1e-4, "{found:?}");
        assert!((found.shift + 0.5).abs() < 1e-4, "{found:?}");
    }

    #[test]
    fn what_was_hardly_seen_is_left_alone() {
        let sample = Sample {
            log_odds: 1.0,
            happened: 1.0,
            weight: 5.0,
        };

        let found = fit(&[sample, sample]);

        assert_eq!((found.steepness, found.shift), (1.0, 0.0));
    }

    #[test]
    fn outputs_that_were_cut_off_say_nothing() {
        let value = Value::new(0.4)
            .with(Side::White, WinKind::Double, 0.4)
            .with(Side::Black, WinKind::Double, 0.1);

        let kinds = Scoring::Triple;
        assert_eq!(said(kinds, &value, 0), Some(0.4));
        assert_eq!(said(kinds, &value, 1), None);
        assert_eq!(said(kinds, &value, 2), None);
        assert_eq!(said(kinds, &value, 3), Some(0.1));
        assert_eq!(happened(kinds, 2, 1), 1.0);
        assert_eq!(happened(kinds, -3, 3), 1.0);
        assert_eq!(happened(kinds, 0, 0), 0.5);
    }

    #[test]
    fn men_left_are_parts_of_the_most() {
        let left = Scoring::MenLeft;
        let value = Value::new(0.5).with(Side::White, WinKind::Left, 3.5);

        assert_eq!(said(left, &value, 0), Some(0.5));
        assert_eq!(said(left, &value, 1), Some(0.25));
        assert_eq!(said(left, &value, 2), None);
        assert_eq!(said(left, &value, 3), None, "a part of nothing");
        assert_eq!(happened(left, 15, 1), 1.0);
        assert_eq!(happened(left, 8, 1), 0.5);
        assert_eq!(happened(left, 1, 1), 0.0);
        assert_eq!(happened(left, -8, 1), 0.0);
        assert_eq!(happened(left, -8, 3), 0.5);
        assert_eq!(happened(left, 9, 2), 0.0);
        assert_eq!(happened(left, 9, 0), 1.0);
    }
}
