//! Puzzles: which come, what answers are worth, and what comes back.

use std::sync::Arc;

use rosespring_rules::Position;
use rosespring_server::DiceSource;
use rosespring_store::{SqliteStore, Store};
use rosespring_wire::practice::{PracticeView, PuzzleVerdict, PuzzleView};
use serde_json::{Value, json};

use crate::support::Server;

async fn next(server: &Server, query: &str) -> PuzzleView {
    let (status, value) = server.get(&format!("/api/puzzles/next?{query}")).await;
    assert_eq!(status, 200, "{value}");
    serde_json::from_value(value).unwrap()
}

async fn answer(server: &Server, id: &str, end: &str) -> (u16, Value) {
    let path = format!("/api/puzzles/{id}/answer");
    server.post(&path, &json!({ "end": end })).await
}

async fn verdict(server: &Server, id: &str, end: &str) -> PuzzleVerdict {
    let (status, value) = answer(server, id, end).await;
    assert_eq!(status, 200, "{value}");
    serde_json::from_value(value).unwrap()
}

async fn overview(server: &Server) -> PracticeView {
    let (status, value) = server.get("/api/puzzles").await;
    assert_eq!(status, 200, "{value}");
    serde_json::from_value(value).unwrap()
}

/// The ends of the stage.
fn ends(puzzle: &PuzzleView) -> Vec<String> {
    let position: Position = puzzle.id.parse().unwrap();
    let plays = position.plays();
    let ends = plays
        .iter()
        .map(|play| position.after(&play.end, &mut ()).id());
    ends.collect()
}

#[tokio::test]
async fn a_missed_puzzle_is_rated_once_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("kept.db"))
        .await
        .unwrap();
    let store: Arc<dyn Store> = Arc::new(store);
    let server = Server::over(Arc::clone(&store), DiceSource::Seeded).await;
    let puzzle = next(&server, "game=backgammon").await;
    assert!(!puzzle.repeated && !puzzle.own && puzzle.theme.is_some());

    let wrong = find_wrong(&server, &puzzle).await;

    assert!(
        !wrong.right && wrong.loss > 0.0 && wrong.days == Some(1),
        "{wrong:?}"
    );
    let (before, after) = (wrong.before.unwrap(), wrong.after.unwrap());
    assert!(after.rating < before.rating && after.deviation < before.deviation);
    assert!(before.rating - after.rating <= 80.0 && wrong.provisional);
    assert_eq!(wrong.plays.iter().filter(|play| play.made).count(), 1);
    assert!(wrong.plays.iter().all(|play| !play.steps.is_empty()));
    let best = best_end(&puzzle, &wrong);
    let again = verdict(&server, &puzzle.id, &best).await;
    assert!(again.right && again.before.is_none(), "{again:?}");
    assert_eq!(again.days, Some(3));

    let again = Server::over(store, DiceSource::Seeded).await;
    let all = overview(&again).await;
    let these = all
        .games
        .iter()
        .find(|game| game.game == "backgammon")
        .unwrap();
    assert_eq!((these.tried, these.solved, these.due), (1, 1, 0));
    assert_eq!(these.rating, Some(after));
    assert_ne!(next(&again, "game=backgammon").await.id, puzzle.id);
}

#[tokio::test]
async fn a_play_that_was_passed_over_is_told_beside_the_best() {
    let server = Server::start(DiceSource::Seeded).await;
    let puzzle = next(&server, "game=gul-bara").await;
    for end in ends(&puzzle) {
        let verdict = verdict(&server, &puzzle.id, &end).await;
        let (best, last) = (&verdict.plays[0], verdict.plays.last().unwrap());
        if last.error.is_none() {
            assert!(last.made && !verdict.right);
            assert!((best.equity - last.equity - last.loss).abs() < 1e-9);
            assert!(last.loss >= verdict.plays[verdict.plays.len() - 2].loss);
            return;
        }
    }
    panic!("every play of this puzzle was rolled out");
}

/// Answers with a play that is not the best one.
async fn find_wrong(server: &Server, puzzle: &PuzzleView) -> PuzzleVerdict {
    let best = best_of_book(puzzle);
    let wrong = ends(puzzle).into_iter().find(|end| *end != best).unwrap();
    verdict(server, &puzzle.id, &wrong).await
}

/// The end of the best play, as the book tells it.
fn best_of_book(puzzle: &PuzzleView) -> String {
    let item = rosespring_table::practice::find(&puzzle.id).unwrap();
    item.unwrap().row.plays[0].end.clone()
}

/// The end of the first play of a verdict.
fn best_end(puzzle: &PuzzleView, verdict: &PuzzleVerdict) -> String {
    let position: Position = puzzle.id.parse().unwrap();
    let play = &verdict.plays[0].play;
    let steps = rosespring_rules::notation::text::parse_play(&position, play).unwrap();
    position.play(&steps, &mut ()).unwrap().id()
}

#[tokio::test]
async fn a_puzzle_solved_at_once_raises_the_rating_and_stays_away() {
    let server = Server::start(DiceSource::Seeded).await;
    let puzzle = next(&server, "game=backgammon").await;

    let right = verdict(&server, &puzzle.id, &best_of_book(&puzzle)).await;

    assert!(right.right && right.loss == 0.0 && right.days.is_none());
    assert!(right.after.unwrap().rating > right.before.unwrap().rating);
    let other = next(&server, &format!("game=backgammon&not={}", puzzle.id)).await;
    assert_ne!(other.id, puzzle.id);
}

#[tokio::test]
async fn what_is_no_answer_is_refused() {
    let server = Server::start(DiceSource::Seeded).await;
    let puzzle = next(&server, "game=tawula").await;
    for (id, end, status) in [
        (puzzle.id.as_str(), puzzle.id.as_str(), 400),
        (puzzle.id.as_str(), "rs1.nonsense", 400),
        ("rs1.gioul.fziT0.fziT0.O", puzzle.id.as_str(), 404),
        ("nonsense", puzzle.id.as_str(), 404),
    ] {
        let (told, value) = answer(&server, id, end).await;
        assert_eq!(told, status, "{id} {end}: {value}");
    }
    let queries = [
        ("game=chess", 400),
        ("", 400),
        ("game=own", 404),
        ("game=backgammon&theme=gift", 400),
        ("game=gioul&theme=..%2Findex", 400),
        ("game=backgammon&theme=", 400),
    ];
    for (query, status) in queries {
        let (told, value) = server.get(&format!("/api/puzzles/next?{query}")).await;
        assert_eq!(told, status, "{query}: {value}");
    }
}

#[tokio::test]
async fn a_theme_has_its_own_puzzles_and_shares_the_rating_of_the_game() {
    let server = Server::start(DiceSource::Seeded).await;
    let all = overview(&server).await;
    let game = all.games.iter().find(|game| game.game == "backgammon");
    let game = game.unwrap();
    assert_eq!(game.puzzles, 1000);
    assert!(game.themes.iter().all(|theme| theme.puzzles >= 40));
    for theme in &game.themes {
        let theme = theme.theme.as_str();
        let puzzle = next(&server, &format!("game=backgammon&theme={theme}")).await;
        assert_eq!(puzzle.theme.as_deref(), Some(theme));
        assert!(!puzzle.at_hand && !puzzle.repeated);
        verdict(&server, &puzzle.id, &best_of_book(&puzzle)).await;
    }
    let after = overview(&server).await;
    let after = after.games.iter().find(|game| game.game == "backgammon");
    let after = after.unwrap();
    assert_eq!(after.tried as usize, game.themes.len());
    assert!(after.rating.unwrap().rating > 1500.0);
}
