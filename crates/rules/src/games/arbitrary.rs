//! Rules from random bytes, for fuzzing.

use arbitrary::{Arbitrary, Result, Unstructured};

use super::PRESETS;
use crate::Rules;

impl<'a> Arbitrary<'a> for Rules {
    /// Returns a preset with some options of its game set to arbitrary values.
    fn arbitrary(bytes: &mut Unstructured<'a>) -> Result<Self> {
        let mut rules = bytes.choose(&PRESETS)?.rules;
        for _ in 0..bytes.int_in_range(0..=3)? {
            let option = bytes.choose(rules.game.declaration().options)?;
            let names = option.values.names();
            let is_set = if names.is_empty() {
                option.set(&mut rules, ["0", "2", "24"][bytes.choose_index(3)?])
            } else {
                option.set(&mut rules, bytes.choose(names)?)
            };
            debug_assert!(is_set, "a value of {option:?}");
        }
        Ok(rules)
    }
}
