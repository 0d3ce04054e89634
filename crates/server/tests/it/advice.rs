//! The engine's advice on a table.

use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex};

use rosespring_rules::Step;
use rosespring_server::AppState;
use rosespring_store::MemoryStore;
use rosespring_table::opponent::{Opponent, Question};
use rosespring_wire::advice::{Advice, Chances, TutorAdvice};
use rosespring_wire::table::{Command, NewTable, Place, StepView};

use crate::support::{PATIENCE, Page, Server, computer, dice, for_two};

/// Returns the advice on the table of `page`, after a check that both agree.
async fn advice(server: &Server, page: &Page, kind: &str) -> Advice {
    let path = format!("/api/tables/{}/advice?kind={kind}", page.id);
    let (status, answer) = server.get(&path).await;
    assert_eq!(status, 200, "{answer}");
    let advice: Advice = serde_json::from_value(answer).unwrap();
    assert_eq!(advice.version, page.table.version);
    advice
}

async fn refused(server: &Server, page: &Page, query: &str) -> (u16, String) {
    let path = format!("/api/tables/{}/advice{query}", page.id);
    let (status, answer) = server.get(&path).await;
    (
        status,
        answer["error"]["code"].as_str().unwrap_or("").to_owned(),
    )
}

fn sound(chances: &Chances) -> bool {
    let Chances {
        win,
        double,
        triple,
        capote,
        left,
    } = chances;
    assert_eq!(*left, None, "no men are counted");
    let parts = [*double, *triple, *capote];
    parts
        .iter()
        .chain([win])
        .all(|chance| (0.0..=1.0).contains(chance))
        && parts.iter().sum::<f64>() <= win + 1e-6
}

#[tokio::test]
async fn every_phase_of_a_game_is_judged() {
    for rules in ["gul-bara", "gioul", "tawula", "backgammon"] {
        let server = Server::start(dice("6-5 3-1 4-4 6-2 1-1 5-2")).await;
        let table = NewTable {
            match_to: 3,
            ..for_two(rules)
        };
        let mut page = server.page(&table).await;
        let mut phases = 0;
        while page.table.moves.len() < 4 {
            let advice = advice(&server, &page, "bar").await;
            assert!(sound(&advice.white) && sound(&advice.black), "{advice:?}");
            assert!((advice.white.win + advice.black.win - 1.0).abs() < 1e-5);
            assert!(advice.hint.is_none());
            let score = advice.match_white.unwrap();
            assert!((score > 0.5) == (advice.worth > 0.0), "{advice:?}");
            phases += 1;
            page.go_on(&mut |_| 0).await;
        }
        assert!(phases > 8, "{rules}");
    }
}

#[tokio::test]
async fn a_hint_is_a_play_of_the_stage_and_its_steps_can_be_played() {
    let server = Server::start(dice("6-5 3-1 4-4 6-2")).await;
    let mut page = server.page(&for_two("backgammon")).await;
    page.say(Command::Throw).await;

    let advice = advice(&server, &page, "hint").await;

    let hint = advice.hint.unwrap();
    assert_eq!((hint.choices.len(), hint.played), (3, 0));
    assert!(hint.plays > 5, "{hint:?}");
    assert_eq!(hint.choices[0].plies, 1);
    assert_eq!(hint.choices[0].loss, 0.0);
    assert!(hint.choices[1].loss <= hint.choices[2].loss);
    assert!((hint.choices[0].win - advice.white.win).abs() < 1e-5);
    // A single game: only the win counts, and there is no match to win beside it.
    assert!((hint.choices[0].worth - (2.0 * advice.white.win - 1.0)).abs() < 1e-4);
    assert_eq!(advice.match_white, None);
    // The lover's leap, which every program plays.
    assert_eq!(hint.choices[0].play, "24/18/13");
    let rest = hint.rest.unwrap();
    assert_eq!(rest, hint.choices[0].steps);
    for step in rest {
        page.play(step).await;
    }
    assert!(page.table.can_done);
}

#[tokio::test]
async fn a_half_played_stage_is_judged_from_its_beginning() {
    let server = Server::start(dice("6-5 3-1")).await;
    let mut page = server.page(&for_two("backgammon")).await;
    page.say(Command::Throw).await;
    let whole = advice(&server, &page, "hint").await;

    page.step(24, 6).await;
    let on_the_way = advice(&server, &page, "hint").await;
    page.say(Command::UndoStep).await;
    page.step(13, 6).await;
    let astray = advice(&server, &page, "hint").await;

    assert_eq!((whole.white, whole.worth), (astray.white, astray.worth));
    let [whole, on_the_way, astray] = [whole, on_the_way, astray].map(|one| one.hint.unwrap());
    assert_eq!(whole.choices, on_the_way.choices);
    assert_eq!(whole.choices, astray.choices);
    let step = StepView {
        from: Place::Point(18),
        to: Place::Point(13),
        number: 5,
        hits: false,
    };
    assert_eq!(on_the_way.rest, Some(vec![step]));
    assert_eq!((on_the_way.played, astray.played), (1, 1));
    assert_eq!(astray.rest, None);
}

#[tokio::test]
async fn what_would_pass_to_the_opponent_is_told() {
    // Gioul: aces from the first throw cascade, and the sixes of a 4-4 are soon blocked.
    let server = Server::start(dice("6-5 6-6 5-5 4-4 1-1 2-2 3-3 6-6")).await;
    let mut page = server.page(&for_two("gioul")).await;
    let mut gifts = 0;
    while !page.is_over() && page.table.moves.len() < 8 {
        if !page.table.legal.is_empty() {
            let mover = page.table.ladder.as_ref().unwrap().mover;
            let hint = advice(&server, &page, "hint").await.hint.unwrap();
            assert_eq!(hint.mover, mover);
            if let Some(gift) = hint.gift {
                assert_ne!(gift.to, mover);
                assert!(!gift.groups.is_empty());
                gifts += 1;
            }
        }
        page.go_on(&mut |_| 0).await;
    }
    assert!(gifts > 0);
}

#[tokio::test]
async fn a_hint_is_refused_where_no_person_is_to_play() {
    let server = Server::start(dice("5-6")).await;
    let table = NewTable {
        black: computer(2),
        ..for_two("gioul")
    };
    let page = server.page(&table).await;
    assert_eq!(
        refused(&server, &page, "?kind=hint").await,
        (409, "wrong_phase".to_owned())
    );
    for query in ["", "?kind=", "?kind=all", "?kind=bar&deep=1"] {
        let refused = refused(&server, &page, query).await;
        assert_eq!(refused, (400, "invalid_query".to_owned()), "{query}");
    }
    let path = "/api/tables/none/advice?kind=bar";
    assert_eq!(server.get(path).await.1["error"]["code"], "no_table");
}

/// An opponent that waits for a signal and then returns no play.
struct Ponderer(Mutex<Receiver<()>>);

impl Opponent for Ponderer {
    fn choose(&self, _question: &Question) -> Vec<Step> {
        // With a limit: a test that fails must not hang.
        let _ = self.0.lock().unwrap().recv_timeout(PATIENCE);
        Vec::new()
    }
}

#[tokio::test]
async fn while_the_program_thinks_there_is_a_bar_and_no_hint() {
    let (free, waits) = mpsc::channel();
    let store = Arc::new(MemoryStore::default());
    let opponent = Arc::new(Ponderer(Mutex::new(waits)));
    let state = AppState::with_opponent(Arc::clone(&store) as Arc<_>, dice("1-6"), opponent);
    let server = Server::of(state, store).await;
    let table = NewTable {
        black: computer(2),
        ..for_two("gul-bara")
    };
    let mut page = server.page(&table).await;
    page.send(&Command::Throw).await;
    page.hear_event().await;
    page.hear_event().await;

    let hint = refused(&server, &page, "?kind=hint").await;
    let bar = advice(&server, &page, "bar").await;

    drop(free);
    assert_eq!(hint, (409, "not_your_seat".to_owned()));
    assert!(sound(&bar.black));
}

#[tokio::test]
async fn a_game_that_is_over_is_told_exactly() {
    let server = Server::start(dice("6-5")).await;
    let mut page = server.page(&for_two("tawula")).await;
    page.say(Command::Throw).await;
    page.say(Command::Resign { kind: None }).await;

    let advice = advice(&server, &page, "bar").await;

    assert_eq!((advice.white.win, advice.black.win), (0.0, 1.0));
    assert_eq!((advice.worth, advice.plies), (-7.0, None));
    assert_eq!(
        refused(&server, &page, "?kind=hint").await,
        (409, "wrong_phase".to_owned())
    );
}

#[tokio::test]
async fn the_tutor_judges_every_stage_before_it_is_committed() {
    let server = Server::start(dice("6-5 6-1 1-1 3-3")).await;
    let mut page = server.page(&for_two("gioul")).await;
    page.say(Command::Throw).await;
    assert_eq!(
        tutor_status(&server, &page).await,
        (409, "wrong_phase".to_owned())
    );
    page.say(Command::Throw).await;
    let untouched = tutor(&server, &page).await;
    assert_eq!(untouched.stages, []);

    while !page.table.can_done {
        page.go_on(&mut |count| count - 1).await;
    }
    let before = page.table.clone();
    let advice = tutor(&server, &page).await;
    let stage = &advice.stages[0];
    assert_eq!(stage.plies, 1);
    assert!(advice.stages.is_sorted_by(|a, b| a.keep < b.keep));
    assert!(stage.loss >= 0.0 && stage.win <= stage.best_win + 0.2);
    assert_eq!(stage.play == stage.best, stage.loss == 0.0);
    assert_eq!(page.fresh().await, before, "it changes nothing");

    let steps = advice.stages.last().unwrap().keep;
    page.say(Command::UndoTo { steps }).await;
    assert!(page.table.legal.len() > 1);
    assert_eq!(page.table.can_undo, steps > 0);
}

/// Returns the tutor's advice on the table of `page`.
async fn tutor(server: &Server, page: &Page) -> TutorAdvice {
    let (status, answer) = server.get(&format!("/api/tables/{}/tutor", page.id)).await;
    assert_eq!(status, 200, "{answer}");
    let advice: TutorAdvice = serde_json::from_value(answer).unwrap();
    assert_eq!(advice.version, page.table.version);
    advice
}

async fn tutor_status(server: &Server, page: &Page) -> (u16, String) {
    let (status, answer) = server.get(&format!("/api/tables/{}/tutor", page.id)).await;
    let code = answer["error"]["code"].as_str().unwrap_or_default();
    (status, code.to_owned())
}
