/*!
Pages that Rosespring shows, as data: the rules of each game, and tables of first throws.

The crate `rosespring-table` reads both.

```
let has = |name| rosespring_docs::RULES.iter().any(|(page, _)| *page == name);
assert!(has("gioul") && has("tawula"));
assert!(rosespring_docs::OPENINGS.iter().all(|table| table.starts_with('{')));
```
*/

#![no_std]

/// The pages of `rules`, by their names without an ending, in alphabetical order.
pub const RULES: &[(&str, &str)] = &include!(concat!(env!("OUT_DIR"), "/rules_pages.rs"));

/// The tables of first throws, one for each studied preset, as `rosespring openings` writes them.
pub const OPENINGS: &[&str] = &include!(concat!(env!("OUT_DIR"), "/openings.rs"));

/// The names of these tables, in the same order: that of the preset, with `-` in place of `:`.
pub const OPENING_NAMES: &[&str] = &include!(concat!(env!("OUT_DIR"), "/opening_names.rs"));
