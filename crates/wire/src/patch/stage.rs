//! The numbers of a stage and their states as text: `6x5.`.

use super::PatchError;
use crate::table::{LadderNumber, LadderStage, PipState};

/// The mark of each state.
const MARKS: [(PipState, char); 4] = [
    (PipState::ToPlay, '.'),
    (PipState::Played, 'x'),
    (PipState::Lost, '-'),
    (PipState::PassedOn, '>'),
];

const CURRENT: char = '*';

fn mark(state: PipState) -> char {
    let found = MARKS.iter().find(|(known, _)| *known == state);
    found.map_or('.', |(_, mark)| *mark)
}

/// Formats the ladder: its stages, separated by spaces.
pub(super) fn format_ladder(stages: &[LadderStage]) -> String {
    let stages: Vec<String> = stages.iter().map(format_stage).collect();
    stages.join(" ")
}

/// Parses a ladder; an empty text has no stage.
pub(super) fn parse_ladder(text: &str) -> Result<Vec<LadderStage>, PatchError> {
    text.split_terminator(' ').map(parse_stage).collect()
}

/// Formats the stage; a number that repeats is written once, with all its marks.
pub(super) fn format_stage(stage: &LadderStage) -> String {
    let mut text = String::new();
    if stage.current {
        text.push(CURRENT);
    }
    let mut last = None;
    for LadderNumber { number, state } in &stage.numbers {
        if last != Some(number) {
            text.push_str(&number.to_string());
        }
        text.push(mark(*state));
        last = Some(number);
    }
    text
}

/// Parses a stage.
pub(super) fn parse_stage(text: &str) -> Result<LadderStage, PatchError> {
    let refused = || PatchError::Stage(text.to_owned());
    let current = text.starts_with(CURRENT);
    let mut number = None;
    let mut numbers = Vec::new();
    for character in text.trim_start_matches(CURRENT).chars() {
        if let Some(digit) = character.to_digit(10) {
            number = u8::try_from(digit).ok();
            continue;
        }
        let found = MARKS.iter().find(|(_, mark)| *mark == character);
        let (Some(number), Some((state, _))) = (number, found) else {
            return Err(refused());
        };
        numbers.push(LadderNumber {
            number,
            state: *state,
        });
    }
    if numbers.is_empty() {
        return Err(refused());
    }
    Ok(LadderStage { numbers, current })
}
