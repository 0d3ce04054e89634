//! Losses by class, with intervals.

use serde::Serialize;

use super::class::{self, Class};

/// The loss of one decision.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Loss {
    /// The class of its position.
    pub class: Class,
    /// The score of the best end less that of the chosen end, in units.
    pub loss: f64,
    /// Number of positions evaluated for the decision.
    pub evaluations: u64,
    /// The variance among the ends of the decision of the player's worth less the score, in units²;
    /// `None` with fewer than two ends to compare, or if the player looks ahead.
    pub variance: Option<f64>,
}

/// The losses of the decisions of a class.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ClassLoss {
    /// The class.
    pub name: Class,
    /// Its share of the decisions, 0..=1.
    pub share: f64,
    /// The mean loss per decision, in units.
    pub mean_loss: f64,
    /// The 95 % interval of the mean.
    pub interval_95: [f64; 2],
}

/// The losses of a player.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Report {
    /// The mean loss per decision, in units.
    pub mean_loss: f64,
    /// The 95 % interval of the mean.
    pub interval_95: [f64; 2],
    /// The classes that occurred.
    pub classes: Vec<ClassLoss>,
    /// The judge that gave the scores.
    pub judge: String,
    /// Number of decisions.
    pub decisions: usize,
    /// Mean number of positions evaluated per decision.
    pub evaluations: f64,
    /// The error of the worth of an end against the other ends of its decision: its root mean
    /// square, in units. `None` if the player looks ahead.
    pub noise: Option<f64>,
}

impl Report {
    /// Computes the report of the losses.
    #[must_use]
    pub fn of(losses: &[Loss], judge: String) -> Self {
        let (mean_loss, interval_95) = mean(losses.iter());
        let evaluations: u64 = losses.iter().map(|loss| loss.evaluations).sum();
        let variances: Vec<f64> = losses.iter().filter_map(|loss| loss.variance).collect();
        let noise = (!variances.is_empty())
            .then(|| (variances.iter().sum::<f64>() / variances.len() as f64).sqrt());
        let classes = class::ALL.into_iter().filter_map(|name| {
            let of_class = || losses.iter().filter(|loss| loss.class == name);
            let count = of_class().count();
            let (mean_loss, interval_95) = mean(of_class());
            (count > 0).then(|| ClassLoss {
                name,
                share: count as f64 / losses.len() as f64,
                mean_loss,
                interval_95,
            })
        });
        Self {
            mean_loss,
            interval_95,
            classes: classes.collect(),
            judge,
            decisions: losses.len(),
            evaluations: evaluations as f64 / losses.len().max(1) as f64,
            noise,
        }
    }
}

/// Returns the mean of losses with its 95 % interval.
fn mean<'a>(losses: impl Iterator<Item = &'a Loss>) -> (f64, [f64; 2]) {
    let (mut count, mut sum, mut squares) = (0.0_f64, 0.0, 0.0);
    for loss in losses {
        count += 1.0;
        sum += loss.loss;
        squares += loss.loss * loss.loss;
    }
    let mean = sum / count.max(1.0);
    let variance = (squares - sum * mean).max(0.0) / (count - 1.0).max(1.0);
    let half = 1.96 * (variance / count.max(1.0)).sqrt();
    (mean, [mean - half, mean + half])
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let line = |name: &str, share: f64, mean: f64, interval: [f64; 2]| {
            let [mean, low, high] = [mean, interval[0], interval[1]].map(|units| 1000.0 * units);
            let share = 100.0 * share;
            format!("{name:<18} {share:5.1} %  {mean:7.2}  ({low:.2} to {high:.2})")
        };
        writeln!(
            f,
            "loss per decision in thousandths of a unit, 95 % interval"
        )?;
        for class in &self.classes {
            let ClassLoss {
                name,
                share,
                mean_loss,
                interval_95,
            } = class;
            writeln!(f, "{}", line(name, *share, *mean_loss, *interval_95))?;
        }
        writeln!(f, "{}", line("all", 1.0, self.mean_loss, self.interval_95))?;
        if let Some(noise) = self.noise {
            let noise = 1000.0 * noise;
            writeln!(
                f,
                "error of an end against the others of its decision: {noise:.1}"
            )?;
        }
        writeln!(
            f,
            "{} decisions, {:.0} evaluations each; judged by {}",
            self.decisions, self.evaluations, self.judge
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn means_are_by_class_and_intervals_by_spread() {
        let loss = |class, loss| Loss {
            class,
            loss,
            evaluations: 10,
            variance: (loss > 0.0).then_some(loss * loss),
        };
        let losses = [
            loss("race", 0.0),
            loss("race", 0.2),
            loss("opening", 0.1),
            loss("race", 0.1),
        ];

        let report = Report::of(&losses, "nobody".to_owned());

        let names: Vec<_> = report.classes.iter().map(|class| class.name).collect();
        assert_eq!(names, ["opening", "race"]);
        assert_eq!(report.classes[1].share, 0.75);
        assert!((report.mean_loss - 0.1).abs() < 1e-12);
        // The deviation is 0.1 over three values: 1.96 × 0.1 / √3 in both directions.
        let [low, high] = report.classes[1].interval_95;
        assert!((high - 0.1 - 0.113_161).abs() < 1e-5 && (low + high - 0.2).abs() < 1e-12);
        assert_eq!(report.evaluations, 10.0);
        // √((0.2² + 0.1² + 0.1²) / 3)
        assert!((report.noise.expect("three variances") - 0.141_421).abs() < 1e-6);
    }
}
