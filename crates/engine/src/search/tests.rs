//! Helpers for the tests of several searches.

use std::hash::{DefaultHasher, Hash, Hasher};

use rosespring_rules::{Phase, Position, Side, WinKind};

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
                    Value::new(win)
                        .with(Side::White, WinKind::Double, win * part(bits >> 16))
                        .with(Side::Black, WinKind::Double, (1.0 - win) * part(bits >> 32))
                }
            };
        }
    }
}
