//! Laws over random values that are shrunk where a law fails. The unit tests use this file too.

use proptest::strategy::Strategy;
use proptest::test_runner::{Config, RngSeed, TestRunner};

/// Checks a law for `cases` random values, the same ones in each run. Panics with the smallest
/// value found for which the law fails.
pub(crate) fn for_all<S: Strategy>(cases: u32, values: &S, law: impl Fn(S::Value)) {
    let config = Config {
        cases,
        failure_persistence: None,
        rng_seed: RngSeed::Fixed(1),
        ..Config::default()
    };
    let result = TestRunner::new(config).run(values, |value| {
        law(value);
        Ok(())
    });
    result.unwrap_or_else(|failure| panic!("{failure}"));
}
