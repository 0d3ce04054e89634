//! Counts of times, from which percentiles are read. Counts of several processes can be added.

use std::collections::BTreeMap;
use std::time::Duration;

use serde_json::{Value, json};

/// Buckets for each doubling of the time: a percentile is at most 5 % too large.
const BUCKETS_PER_DOUBLING: f64 = 16.0;

/// Times, counted in buckets of growing width.
#[derive(Debug, Default, Clone)]
pub(crate) struct Histogram(BTreeMap<u32, u64>);

impl Histogram {
    pub(crate) fn add(&mut self, time: Duration) {
        let micros = time.as_secs_f64() * 1e6;
        let bucket = (micros.max(1.0).log2() * BUCKETS_PER_DOUBLING).ceil();
        *self.0.entry(bucket as u32).or_default() += 1;
    }

    pub(crate) fn merge(&mut self, other: &Self) {
        for (bucket, count) in &other.0 {
            *self.0.entry(*bucket).or_default() += count;
        }
    }

    /// Returns the time that a share of the times does not exceed, in milliseconds.
    pub(crate) fn percentile_ms(&self, share: f64) -> f64 {
        let all: u64 = self.0.values().sum();
        let wanted = (all as f64 * share).ceil() as u64;
        let mut counted = 0;
        for (bucket, count) in &self.0 {
            counted += count;
            if counted >= wanted && wanted > 0 {
                let ms = (f64::from(*bucket) / BUCKETS_PER_DOUBLING).exp2() / 1e3;
                return (ms * 100.0).round() / 100.0;
            }
        }
        0.0
    }

    pub(crate) fn to_json(&self) -> Value {
        self.0
            .iter()
            .map(|(bucket, count)| json!([bucket, count]))
            .collect()
    }

    pub(crate) fn from_json(value: &Value) -> Self {
        let pairs = value.as_array().into_iter().flatten();
        let read = pairs.filter_map(|pair| {
            let bucket = u32::try_from(pair[0].as_u64()?).ok()?;
            Some((bucket, pair[1].as_u64()?))
        });
        Self(read.collect())
    }
}
