//! The measures of a run's strength, stored as CSV.

use std::fmt::Write;

const HEAD: &str = "games,steps,loss,matches_won,games_per_second";

/// The measure at a checkpoint.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Measure {
    /// Number of games played.
    pub games: u64,
    /// Number of batches learnt.
    pub steps: u64,
    /// The mean cross entropy of the winner since the measure before, in nats.
    pub loss: f32,
    /// The share of matches to 3 won against `baseline`, 0..=1; a draw counts half.
    pub matches_won: f64,
    /// Games played and learnt per second, since the start of the program.
    pub games_per_second: f32,
}

impl Measure {
    /// Formats the measure as a line of CSV.
    #[must_use]
    pub fn line(&self) -> String {
        format!(
            "{},{},{:.4},{:.4},{:.0}",
            self.games, self.steps, self.loss, self.matches_won, self.games_per_second
        )
    }

    fn parse(line: &str) -> Option<Self> {
        let mut fields = line.split(',');
        let measure = Self {
            games: fields.next()?.parse().ok()?,
            steps: fields.next()?.parse().ok()?,
            loss: fields.next()?.parse().ok()?,
            matches_won: fields.next()?.parse().ok()?,
            games_per_second: fields.next()?.parse().ok()?,
        };
        let in_range = (0.0..=1.0).contains(&measure.matches_won) && measure.loss >= 0.0;
        (in_range && measure.loss.is_finite() && fields.next().is_none()).then_some(measure)
    }
}

/// Formats the text of `measures.csv`.
pub(crate) fn written(all: &[Measure]) -> String {
    let mut text = format!("{HEAD}\n");
    for measure in all {
        let _ = writeln!(text, "{}", measure.line());
    }
    text
}

/// Parses the measures; the error names the line and its fault.
pub(crate) fn parse(text: &str) -> Result<Vec<Measure>, String> {
    let mut lines = text.lines().enumerate();
    match lines.next() {
        Some((_, HEAD)) => {}
        _ => return Err(format!("line 1: expected `{HEAD}`")),
    }
    lines
        .map(|(index, line)| {
            let shown: String = line.chars().take(60).collect();
            Measure::parse(line)
                .ok_or_else(|| format!("line {}: `{shown}` is not a measure", index + 1))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn measures_are_read_back_and_faults_named() {
        let measure = Measure {
            games: 20_000,
            steps: 12_345,
            loss: 0.4321,
            matches_won: 0.7375,
            games_per_second: 641.0,
        };
        let text = written(&[measure, measure]);

        assert_eq!(parse(&text), Ok(vec![measure, measure]));
        for (text, fault) in [
            ("", "line 1"),
            (&text[..text.len() - 12], "line 3"),
            (&text.replace("0.7375", "7.375"), "line 2"),
            (&text.replace("0.4321", "NaN"), "line 2"),
        ] {
            assert!(
                parse(text).is_err_and(|what| what.starts_with(fault)),
                "{text}"
            );
        }
    }
}
