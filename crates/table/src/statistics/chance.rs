//! Tests whether counts agree with chance: Pearson's chi-square test.

use rosespring_wire::result::rounded;
use rosespring_wire::statistics::{ChanceTest, DiceVerdict};
use statrs::distribution::{ChiSquared, ContinuousCDF};

/// The least expected count with which the test is accurate enough (Cochran, 1954).
const EXPECTED_MIN: f64 = 5.0;
const UNUSUAL: f64 = 0.05;
const VERY_UNUSUAL: f64 = 0.001;

/// Tests counts against expected counts.
pub(super) fn test(counts: &[(u32, f64)]) -> ChanceTest {
    let degrees = u32::try_from(counts.len().saturating_sub(1)).unwrap_or(u32::MAX);
    let some = counts.iter().all(|(_, expected)| *expected > 0.0);
    let chi_square = some.then(|| {
        let terms = counts
            .iter()
            .map(|&(count, expected)| (f64::from(count) - expected).powi(2) / expected);
        terms.sum::<f64>()
    });
    let enough = counts.iter().all(|(_, expected)| *expected >= EXPECTED_MIN);
    let p = chi_square
        .filter(|_| enough)
        .and_then(|chi_square| tail(chi_square, degrees));
    ChanceTest {
        chi_square: chi_square.map(rounded),
        degrees,
        p: p.map(rounded),
        verdict: verdict(p),
    }
}

fn verdict(p: Option<f64>) -> DiceVerdict {
    match p {
        None => DiceVerdict::TooFew,
        Some(p) if p < VERY_UNUSUAL => DiceVerdict::VeryUnusual,
        Some(p) if p < UNUSUAL => DiceVerdict::Unusual,
        Some(_) => DiceVerdict::AsExpected,
    }
}

/// Returns the probability of a chi-square of at least `chi_square`.
fn tail(chi_square: f64, degrees: u32) -> Option<f64> {
    let chance = ChiSquared::new(f64::from(degrees)).ok()?;
    Some(chance.sf(chi_square))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Compares with critical values as in published tables of the distribution (Abramowitz and
    /// Stegun, table 26.8).
    #[test]
    fn the_tail_agrees_with_published_tables() {
        for (degrees, chi_square, p) in [
            (1, 3.84146, 0.05),
            (1, 10.828, 0.001),
            (5, 4.35146, 0.5),
            (5, 11.0705, 0.05),
            (5, 20.515, 0.001),
            (20, 12.4426, 0.9),
            (20, 31.4104, 0.05),
            (20, 45.315, 0.001),
        ] {
            let told = tail(chi_square, degrees).unwrap();
            assert!(
                (told - p).abs() < p * 1e-3,
                "{degrees} {chi_square}: {told}"
            );
        }
        assert_eq!(tail(0.0, 5), Some(1.0));
    }

    /// Chi-squares computed by hand.
    #[test]
    fn counts_are_judged() {
        let of = |counts: [u32; 6]| {
            let expected = f64::from(counts.iter().sum::<u32>()) / 6.0;
            test(&counts.map(|count| (count, expected)))
        };

        let even = of([10; 6]);
        assert_eq!((even.chi_square, even.p), (Some(0.0), Some(1.0)));
        assert_eq!((even.degrees, even.verdict), (5, DiceVerdict::AsExpected));
        let odd = of([20, 20, 20, 20, 35, 5]);
        assert_eq!(odd.chi_square, Some(22.5));
        assert_eq!(odd.verdict, DiceVerdict::VeryUnusual);
        let skewed = of([20, 20, 20, 20, 31, 9]);
        assert_eq!(skewed.chi_square, Some(12.1));
        assert_eq!(skewed.verdict, DiceVerdict::Unusual);
        assert_eq!(of([29, 0, 0, 0, 0, 0]).verdict, DiceVerdict::TooFew);
        assert_eq!(of([30, 0, 0, 0, 0, 0]).verdict, DiceVerdict::VeryUnusual);
        let none = of([0; 6]);
        assert_eq!((none.chi_square, none.verdict), (None, DiceVerdict::TooFew));
    }

    /// One fair sample in twenty is called unusual, as documented.
    #[test]
    fn one_honest_sample_in_twenty_looks_unusual() {
        let mut rng = fastrand::Rng::with_seed(1);
        let samples = 2_000;
        let mut unusual = 0;
        for _ in 0..samples {
            let mut counts = [(0, 50.0); 6];
            for _ in 0..300 {
                counts[rng.usize(..6)].0 += 1;
            }
            unusual += u32::from(test(&counts).verdict != DiceVerdict::AsExpected);
        }
        assert!((70..=130).contains(&unusual), "{unusual} of {samples}");
    }
}
