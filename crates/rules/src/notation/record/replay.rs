//! Replaying a record against the rules.

use super::{
    CUBE_ENTRIES_MAX, CubeEntry, DICE_CHARS_MAX, DICE_LINK_CHARS_MAX, DICE_LINKS_MAX, ENTRIES_MAX,
    GAMES_MAX, GameRecord, NAME_CHARS_MAX, Record, RecordFault, RecordProblem,
    TOURNAMENT_CHARS_MAX,
};
use crate::{Dice, Entry, Game, Match, Phase, Side};

impl Record {
    /// Everything wrong with the record: names, lengths, the first fault of each game, games that
    /// the match does not have. Empty if the record is a true one.
    #[must_use]
    pub fn faults(&self) -> Vec<RecordFault> {
        let mut faults = Vec::new();
        let mut fault = |place: &str, what: RecordProblem| {
            faults.push(RecordFault {
                place: place.to_owned(),
                what,
            });
        };
        for (place, name) in [("white", &self.white), ("black", &self.black)] {
            if let Some(what) = fault_of_text(name, NAME_CHARS_MAX) {
                fault(place, what.into());
            }
        }
        if let Some(tournament) = &self.tournament {
            if let Some(what) = fault_of_text(&tournament.name, TOURNAMENT_CHARS_MAX) {
                fault("tournament", what.into());
            }
            if tournament.round == Some(0) {
                fault("round", "the first round has the number 1".into());
            }
        }
        for note in [&self.dice_commitment, &self.dice_seed]
            .into_iter()
            .flatten()
        {
            if let Some(what) = fault_of_text(note, DICE_CHARS_MAX) {
                fault("dice", what.into());
            }
        }
        for line in &self.dice_links {
            if let Some(what) = fault_of_text(line, DICE_LINK_CHARS_MAX) {
                fault("dice", what.into());
            }
        }
        if self.dice_links.len() > DICE_LINKS_MAX {
            let what = format!("a record has at most {DICE_LINKS_MAX} lines about links");
            fault("dice", what.into());
        }
        if self.match_to == 0 {
            fault("match", "a match is played to at least 1 unit".into());
        }
        if let Some(what) = self.fault_of_cube() {
            fault("cube", what.into());
        }
        if let Some(what) = self.fault_of_scores() {
            fault("score", what.into());
        }
        if self.games.len() > GAMES_MAX {
            fault("games", RecordProblem::TooManyGames { most: GAMES_MAX });
        } else {
            match self.replay() {
                Ok(score) if score.winner().is_some() && self.lost_on_time.is_some() => {
                    fault("lost on time", "the match was over before".into());
                }
                Ok(_) => {}
                Err(found) => faults.push(found),
            }
        }
        faults
    }

    /// Returns the fault of decisions about the cube that do not belong to the games.
    fn fault_of_cube(&self) -> Option<String> {
        if self.cube.len() > CUBE_ENTRIES_MAX {
            return Some(format!("a record has at most {CUBE_ENTRIES_MAX} decisions"));
        }
        let belongs = |cube_entry: &&CubeEntry| {
            let game = (cube_entry.game as usize).checked_sub(1);
            game.and_then(|game| self.games.get(game))
                .is_some_and(|game| cube_entry.entry as usize <= game.entries.len())
        };
        let stray = self.cube.iter().find(|cube_entry| !belongs(cube_entry))?;
        Some(format!("{stray}: the record has no such entry"))
    }

    /// Returns the fault of scores that do not belong to the games.
    fn fault_of_scores(&self) -> Option<String> {
        let mut last = 0;
        for entry in &self.scores {
            if entry.game <= last || entry.game as usize > self.games.len() {
                return Some(format!("{entry}: the record has no such game here"));
            }
            last = entry.game;
        }
        None
    }

    /// Replays every game; the match they make.
    ///
    /// # Errors
    ///
    /// The first fault.
    pub fn replay(&self) -> Result<Match, RecordFault> {
        self.replay_until_fault().map_err(|stop| stop.fault)
    }

    /// The games, and the beginning of a game, that come before the first fault.
    #[must_use]
    pub fn sound_part(&self) -> Self {
        let mut sound = self.clone();
        sound.games.truncate(GAMES_MAX);
        if let Err(stop) = sound.replay_until_fault() {
            // Decisions in the part that is cut off would have no place.
            sound.cube.clear();
            sound.games.truncate(stop.game + 1);
            match sound.games.last_mut() {
                Some(last) if stop.entries > 0 => last.entries.truncate(stop.entries),
                _ => sound.games.truncate(stop.game),
            }
        }
        let games = sound.games.len();
        sound.scores.retain(|entry| entry.game as usize <= games);
        sound
    }

    fn replay_until_fault(&self) -> Result<Match, Stop> {
        let mut score = Match::new(self.rules, self.match_to);
        for (index, record) in self.games.iter().enumerate() {
            let place = format!("game {}", index + 1);
            let fault = |entries: usize, what: RecordProblem| Stop {
                game: index,
                entries,
                fault: RecordFault {
                    place: place.clone(),
                    what,
                },
            };
            if score.winner().is_some() {
                return Err(fault(0, "the match was over before this game".into()));
            }
            if record.start.rules() != score.rules_of_next() {
                return Err(fault(0, "the start is a position of other rules".into()));
            }
            if index > 0 && record.start != score.next_game() {
                return Err(fault(0, "the match does not go on from this start".into()));
            }
            let game = record.replay().map_err(|(entry, what)| Stop {
                game: index,
                entries: entry,
                fault: RecordFault {
                    place: format!("{place}, entry {}", entry + 1),
                    what,
                },
            })?;
            match game.outcome() {
                Some(outcome) => score.count(outcome),
                None if index + 1 == self.games.len() => {}
                None => {
                    return Err(fault(record.entries.len(), RecordProblem::NotFinished));
                }
            }
        }
        Ok(score)
    }
}

/// Where replaying stopped.
struct Stop {
    /// The index of the game.
    game: usize,
    /// Its entries that are sound.
    entries: usize,
    fault: RecordFault,
}

impl GameRecord {
    /// A game's record.
    #[must_use]
    pub fn of(game: &Game) -> Self {
        Self {
            start: *game.start(),
            entries: game.entries().to_vec(),
        }
    }

    /// Replays the game.
    ///
    /// # Errors
    ///
    /// The index of the first entry that is wrong, and what is wrong with it.
    pub fn replay(&self) -> Result<Game, (usize, RecordProblem)> {
        let mut game = Game::new(self.start);
        if self.entries.len() > ENTRIES_MAX {
            return Err((
                ENTRIES_MAX,
                RecordProblem::TooManyEntries { most: ENTRIES_MAX },
            ));
        }
        if let Phase::Over(_) = self.start.phase() {
            return Err((0, "the game begins when it is over".into()));
        }
        for (index, entry) in self.entries.iter().enumerate() {
            if index == game.entries().len() {
                act(&mut game, entry).map_err(|what| (index, what))?;
            }
            match game.entries().get(index) {
                Some(expected) if expected == entry => {}
                Some(expected) => {
                    let entry = format!("{expected:?}");
                    return Err((index, RecordProblem::OtherByRules { entry }));
                }
                None => return Err((index, RecordProblem::NothingByRules)),
            }
        }
        match game.entries().get(self.entries.len()) {
            Some(missing) => {
                let entry = format!("{missing:?}");
                Err((self.entries.len(), RecordProblem::MissingEntry { entry }))
            }
            None => Ok(game),
        }
    }
}

/// Does what a player did.
pub(in crate::notation) fn act(game: &mut Game, entry: &Entry) -> Result<(), RecordProblem> {
    if game.outcome().is_some() {
        return Err(RecordProblem::GameOver);
    }
    let opening = game.position().phase() == Phase::Opening;
    match entry {
        Entry::Opening { white, black } if opening => game
            .throw(Dice::new(*white, *black))
            .map_err(|error| error.to_string().into()),
        Entry::Throw {
            side,
            dice: [first, second],
        } if !opening => {
            check_side(game, *side)?;
            game.throw(Dice::new(*first, *second))
                .map_err(|error| error.to_string().into())
        }
        Entry::Name { side, number } => {
            check_side(game, *side)?;
            game.name(*number).map_err(|error| error.to_string().into())
        }
        Entry::Play { mover, steps, .. } => {
            check_side(game, *mover)?;
            game.play(steps)
                .map_err(|error| RecordProblem::IllegalPlay {
                    cause: error.to_string(),
                })
        }
        Entry::Resign { side, win } => {
            let resigned = game.resign(*side, *win);
            resigned.map_err(|error| error.to_string().into())
        }
        _ => Err(RecordProblem::DoesNotFollow),
    }
}

fn check_side(game: &Game, side: Side) -> Result<(), RecordProblem> {
    match game.to_act() {
        Some(to_act) if to_act == side => Ok(()),
        Some(due) => Err(RecordProblem::OtherToAct { due, side }),
        None => Err(format!("{side} is not to act").into()),
    }
}

fn fault_of_text(text: &str, chars_max: usize) -> Option<String> {
    if text.chars().count() > chars_max {
        return Some(format!("longer than {chars_max} characters"));
    }
    if text.chars().any(char::is_control) || text.trim() != text || text.is_empty() {
        return Some("empty, with control characters, or with spaces at an end".to_owned());
    }
    None
}
