//! The calls of the module for studying (feature `study`): puzzles. A page loads this module when
//! it first needs it. Stored data are parameters, and what is to be stored is part of the answer.

use rosespring_table::glicko::Rating;
use rosespring_table::practice::view;
use rosespring_table::practice::{
    self, AnswerChanges, KnownPuzzle, MissingFile, PracticeData, PuzzleChoice, PuzzleRequest,
    judge, next, overview,
};
use rosespring_table::stored::StoredTry;
use rosespring_wire::practice::{PracticeView, PuzzleVerdict};
use serde::{Deserialize, Serialize};

use crate::answer::{CallError, TableAnswer, to_json};
use crate::stateless::need_net;

/// The parameters of `install_puzzles`: installs a file of puzzles for the whole process.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleFile {
    /// The name, as an answer named it.
    file: String,
    /// The content.
    text: String,
}

/// The parameters of `puzzles`: returns the overview of practice, as `GET /api/puzzles` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Practice {
    /// The player's practice data.
    practice: PracticeData,
    /// The time, in milliseconds since 1970.
    now_ms: i64,
}

/// The parameters of `next_puzzle`: returns a puzzle, as `GET /api/puzzles/next` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct NextPuzzle {
    /// The player's practice data.
    practice: PracticeData,
    /// The name of a game, or `own`.
    game: String,
    /// A theme of the game.
    #[serde(default)]
    theme: Option<String>,
    /// The id of a puzzle that is avoided if there is another one.
    not: Option<String>,
    /// The number of a day, for the puzzle of that day.
    #[serde(default)]
    day: Option<u32>,
    /// Files that cannot be had now.
    #[serde(default)]
    without: Vec<String>,
    /// The time, in milliseconds since 1970.
    now_ms: i64,
}

/// The parameters of `answer_puzzle`: judges an answer, as `POST /api/puzzles/{id}/answer` does.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleAnswer {
    /// The player's practice data.
    practice: PracticeData,
    /// The id of the puzzle.
    id: String,
    /// The id of the position at the end of the play.
    end: String,
    /// The time, in milliseconds since 1970.
    now_ms: i64,
}

/// The answer to `answer_puzzle`: the data to store, and then the verdict to show.
#[derive(Debug, Serialize)]
pub(super) struct JudgedAnswer {
    keep: StoredAnswer,
    verdict: PuzzleVerdict,
}

/// The changes by an answer.
#[derive(Debug, Serialize)]
struct StoredAnswer {
    /// The try, in place of an earlier one at the same position.
    #[serde(rename = "try")]
    tried: StoredTry,
    /// The player's new rating in the game of the try, if it changed.
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<Rating>,
}

/// The answer to a call that needs a file of puzzles: the page is to install it, and call again.
#[derive(Debug, Serialize)]
struct FileRequest {
    missing: String,
}

fn file_request(MissingFile(missing): MissingFile) -> String {
    to_json(&FileRequest { missing })
}

pub(super) fn install_puzzles(PuzzleFile { file, text }: &PuzzleFile) -> Result<String, CallError> {
    practice::install(file, text).map_err(|fault| CallError::InvalidBody(vec![fault]))?;
    Ok(to_json(&TableAnswer::default()))
}

pub(super) fn show_overview(Practice { practice, now_ms }: &Practice) -> PracticeView {
    overview(practice, *now_ms)
}

pub(super) fn next_puzzle(asked: &NextPuzzle) -> Result<String, CallError> {
    let NextPuzzle {
        practice,
        game,
        theme,
        not,
        day,
        without,
        now_ms,
    } = asked;
    let no_puzzle = || CallError::NoPuzzle(game.clone());
    let choice = PuzzleChoice::named(game, theme.as_deref(), *day).ok_or_else(no_puzzle)?;
    let wanted = PuzzleRequest {
        choice,
        not: not.as_deref(),
        without,
    };
    let found = match next(wanted, practice, *now_ms) {
        Ok(found) => found.ok_or_else(no_puzzle)?,
        Err(missing) => return Ok(file_request(missing)),
    };
    let position = found.position();
    let view = position.and_then(|position| view::puzzle(&found, &position, &practice.tries));
    let mut view = view.ok_or_else(no_puzzle)?;
    view.at_hand = !without.is_empty();
    Ok(to_json(&view))
}

pub(super) fn judged(asked: &PuzzleAnswer) -> Result<String, CallError> {
    let puzzle = match KnownPuzzle::find(&asked.practice, &asked.id) {
        Ok(puzzle) => puzzle.ok_or_else(|| CallError::NoPuzzle(asked.id.clone()))?,
        Err(missing) => return Ok(file_request(missing)),
    };
    let question = puzzle.question(&asked.end);
    let question = question.map_err(|fault| CallError::InvalidBody(vec![fault]))?;
    need_net(puzzle.position().rules().game)?;
    let AnswerChanges {
        kept,
        rating,
        verdict,
    } = puzzle.answered(&judge(&question), asked.now_ms);
    Ok(to_json(&JudgedAnswer {
        keep: StoredAnswer {
            tried: kept,
            rating,
        },
        verdict,
    }))
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;
    use crate::StudyHost;

    fn ask(call: &str, parameters: &Value) -> Value {
        let answer = StudyHost::new().call(&format!("{call} {parameters}"));
        serde_json::from_str(&answer).unwrap()
    }

    #[test]
    fn an_answer_is_judged_and_what_to_store_is_read_again() {
        let none = json!({ "ratings": {}, "tries": [], "mistakes": [] });
        let overview = ask("puzzles", &json!({ "practice": none, "now_ms": 5 }));
        let games = overview["games"].as_array().unwrap();
        assert_eq!(games.len(), practice::games_with_puzzles().count());

        let next = json!({ "practice": none, "game": "tawula", "not": null, "now_ms": 5 });
        let puzzle = ask("next_puzzle", &next);
        let id = puzzle["id"].as_str().unwrap();
        let row = &practice::find(id).unwrap().unwrap().row;
        let end = &row.plays[1].end;
        let asked = json!({ "practice": none, "id": id, "end": end, "now_ms": 5 });
        let answer = ask("answer_puzzle", &asked);
        // Values come from a net, which tests of other builds install.
        if answer["error"]["code"] == "no_net" {
            return;
        }
        assert_eq!(answer["verdict"]["right"], false);
        let tries = json!([answer["keep"]["try"]]);
        let known = json!({
            "ratings": { "tawula": answer["keep"]["rating"] }, "tries": tries, "mistakes": [],
        });
        let overview = ask("puzzles", &json!({ "practice": known, "now_ms": 6 }));
        let tawula = &overview["games"][2];
        assert_eq!(
            (&tawula["tried"], &tawula["solved"]),
            (&json!(1), &json!(0))
        );
    }

    #[test]
    fn what_is_wrong_is_told() {
        let none = json!({ "ratings": {}, "tries": [], "mistakes": [] });
        let own = json!({ "practice": none, "game": "own", "not": null, "now_ms": 5 });
        assert_eq!(ask("next_puzzle", &own)["error"]["code"], "no_puzzle");
        let asked = json!({ "practice": none, "id": "none", "end": "none", "now_ms": 5 });
        assert_eq!(ask("answer_puzzle", &asked)["error"]["code"], "no_puzzle");
        for (file, text) in [("chess/index", "[]"), ("gioul/index", "[]"), ("", "")] {
            let answer = ask("install_puzzles", &json!({ "file": file, "text": text }));
            assert_eq!(answer["error"]["code"], "invalid_body");
        }
    }

    #[test]
    fn a_theme_is_asked_for_and_what_could_not_be_loaded_is_told() {
        let none = json!({ "ratings": {}, "tries": [], "mistakes": [] });
        let next = |theme: &str, without: Value| {
            let asked = json!({
                "practice": none, "game": "backgammon", "theme": theme, "not": null,
                "without": without, "now_ms": 5,
            });
            ask("next_puzzle", &asked)
        };
        let best = next("race", json!([]));
        assert_eq!(best["theme"], "race");
        assert_eq!(best["at_hand"], false);
        let race = next("race", json!(["backgammon/race-0"]));
        assert_eq!(race["error"]["code"], "no_puzzle");
        let hit = next("hit", json!(["backgammon/hit-4"]));
        assert_eq!(
            (&hit["theme"], &hit["at_hand"]),
            (&json!("hit"), &json!(true))
        );
        assert_eq!(next("gift", json!([]))["error"]["code"], "no_puzzle");
    }
}
