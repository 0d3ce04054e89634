//! Helpers for the tests of several searches.

use std::hash::{DefaultHasher, Hash, Hasher};

use rosespring_rules::{Phase, Position};

use crate::evaluate::{Evaluate, Value};

/// Gives every position an arbitrary value, so that no two are equal.
#[derive(Debug, Clone)]
pub(super) struct Arbitrary;

impl Evaluate for Arbitrary {
    fn evaluate(&self, positions: &[Position], values: &mut [Value]) {
        for (position, value) in positions.iter().zip(values) {
            *value = match position.phase() {
                Phase::Over(outcome) => Value::of(outcome),
                _ => {
                    let mut hasher = DefaultHasher::new();
                    position.hash(&mut hasher);
                    let part = |bits: u64| (bits & 0xffff) as f32 / 65_536.0;
                    let bits = hasher.finish();
                    let win = part(bits);
                    Value {
                        win,
                        win_double: win * part(bits >> 16),
                        lose_double: (1.0 - win) * part(bits >> 32),
                        ..Value::default()
                    }
                }
            };
        }
    }
}
