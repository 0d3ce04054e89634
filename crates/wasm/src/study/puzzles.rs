//! The calls of the module for studying (feature `study`): puzzles. A page loads this module when
//! it first needs it. Stored data are parameters, and what is to be stored is part of the answer.

use rosespring_table::glicko::Rating;
use rosespring_table::practice::view;
use rosespring_table::practice::{
    self, AnswerChanges, KnownPuzzle, PracticeData, PuzzleChoice, judge, next, overview,
};
use rosespring_table::stored::StoredTry;
use rosespring_wire::practice::{PracticeView, PuzzleVerdict, PuzzleView};
use serde::{Deserialize, Serialize};

use crate::answer::{CallError, TableAnswer, to_json};
use crate::stateless::need_net;

/// The parameters of `install_puzzles`: installs the books of puzzles for the whole process.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Books {
    /// The books, as text, in the order of the answer to `files`.
    books: Vec<String>,
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
    /// The id of a puzzle that is avoided if there is another one.
    not: Option<String>,
    /// The number of a day, for the puzzle of that day.
    #[serde(default)]
    day: Option<u32>,
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

pub(super) fn install_puzzles(Books { books }: &Books) -> Result<String, CallError> {
    practice::install(books).map_err(|fault| CallError::InvalidBody(vec![fault]))?;
    Ok(to_json(&TableAnswer::default()))
}

pub(super) fn show_overview(Practice { practice, now_ms }: &Practice) -> PracticeView {
    overview(practice, *now_ms)
}

pub(super) fn next_puzzle(asked: &NextPuzzle) -> Result<PuzzleView, CallError> {
    let NextPuzzle {
        practice,
        game,
        not,
        day,
        now_ms,
    } = asked;
    let no_puzzle = || CallError::NoPuzzle(game.clone());
    let wanted = PuzzleChoice::named(game, *day).ok_or_else(no_puzzle)?;
    let found = next(wanted, practice, not.as_deref(), *now_ms).ok_or_else(no_puzzle)?;
    let position = found.position();
    let view = position.and_then(|position| view::puzzle(&found, &position, &practice.tries));
    view.ok_or_else(no_puzzle)
}

pub(super) fn judged(asked: &PuzzleAnswer) -> Result<JudgedAnswer, CallError> {
    let puzzle = KnownPuzzle::find(&asked.practice, &asked.id)
        .ok_or_else(|| CallError::NoPuzzle(asked.id.clone()))?;
    let question = puzzle.question(&asked.end);
    let question = question.map_err(|fault| CallError::InvalidBody(vec![fault]))?;
    need_net(puzzle.position().rules().game)?;
    let AnswerChanges {
        kept,
        rating,
        verdict,
    } = puzzle.answered(&judge(&question), asked.now_ms);
    Ok(JudgedAnswer {
        keep: StoredAnswer {
            tried: kept,
            rating,
        },
        verdict,
    })
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

    macro_rules! book {
        ($game:literal) => {
            (
                $game,
                include_str!(concat!("../../../table/puzzles/", $game, ".json")),
            )
        };
    }

    const BOOKS: [(&str, &str); 15] = [
        book!("gul-bara"),
        book!("gioul"),
        book!("tawula"),
        book!("backgammon"),
        book!("celebi"),
        book!("portes"),
        book!("nackgammon"),
        book!("tavla"),
        book!("fevga"),
        book!("moultezim"),
        book!("narde"),
        book!("plakoto"),
        book!("tapa"),
        book!("jacquet"),
        book!("tawla-31"),
    ];

    fn install() {
        let names = ask("files", &json!({}))["puzzles"].clone();
        assert_eq!(names, json!(BOOKS.map(|(name, _)| name)));
        let books = json!({ "books": BOOKS.map(|(_, text)| text) });
        assert_eq!(ask("install_puzzles", &books)["error"], Value::Null);
    }

    #[test]
    fn an_answer_is_judged_and_what_to_store_is_read_again() {
        install();
        let none = json!({ "ratings": {}, "tries": [], "mistakes": [] });
        let overview = ask("puzzles", &json!({ "practice": none, "now_ms": 5 }));
        assert_eq!(overview["games"].as_array().unwrap().len(), BOOKS.len());

        let next = json!({ "practice": none, "game": "tawula", "not": null, "now_ms": 5 });
        let puzzle = ask("next_puzzle", &next);
        let id = puzzle["id"].as_str().unwrap();
        let row = &practice::find(id).unwrap().row;
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
        install();
        let none = json!({ "ratings": {}, "tries": [], "mistakes": [] });
        let own = json!({ "practice": none, "game": "own", "not": null, "now_ms": 5 });
        assert_eq!(ask("next_puzzle", &own)["error"]["code"], "no_puzzle");
        let asked = json!({ "practice": none, "id": "none", "end": "none", "now_ms": 5 });
        assert_eq!(ask("answer_puzzle", &asked)["error"]["code"], "no_puzzle");
        for books in [vec![""; 4], vec![""; 3]] {
            let answer = ask("install_puzzles", &json!({ "books": books }));
            assert_eq!(answer["error"]["code"], "invalid_body");
        }
    }
}
