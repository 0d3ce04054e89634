//! The program as opponent.

use std::sync::{Arc, Condvar, Mutex};

use rosespring_rules::Step;
use rosespring_server::AppState;
use rosespring_store::MemoryStore;
use rosespring_table::opponent::{EnginePlayers, Opponent, Question};
use rosespring_wire::table::{Command, NewTable, PhaseView, Seat};

use crate::support::{PATIENCE, Server, computer, dice, dice_from, for_two, kinds};

/// A match to 3 of every game, played to its end against the program.
#[tokio::test]
async fn whole_matches_are_played_against_the_program() {
    let games = [
        ("gul-bara", 5),
        ("gioul", 1),
        ("tawula", 4),
        ("backgammon", 2),
        ("gul-bara", 8),
    ];
    for ((rules, level), seed) in games.into_iter().zip(10..) {
        let server = Server::start(dice_from(seed)).await;
        let table = NewTable {
            white: computer(level),
            match_to: 3,
            auto_forced: true,
            ..for_two(rules)
        };
        let mut page = server.page(&table).await;
        let mut rng = fastrand::Rng::with_seed(seed);
        while !matches!(
            page.table.phase,
            PhaseView::Over {
                match_over: true,
                ..
            }
        ) {
            if page.is_over() {
                page.say(Command::NextGame).await;
            } else {
                page.go_on(&mut |count| rng.usize(..count)).await;
            }
        }
        let score = page.table.score;
        assert!(score.white.max(score.black) >= 3, "{rules}: {score:?}");
    }
}

#[tokio::test]
async fn two_programs_need_no_table() {
    let server = Server::start(dice("")).await;
    let table = NewTable {
        white: computer(2),
        black: computer(2),
        ..for_two("gioul")
    };

    let (status, answer) = server
        .post("/api/tables", &crate::support::table_json(&table))
        .await;

    assert_eq!(
        (status, answer["error"]["code"].as_str()),
        (400, Some("invalid_body"))
    );
}

/// An opponent that waits for a signal.
struct Ponderer {
    free: Mutex<bool>,
    freed: Condvar,
}

impl Opponent for Ponderer {
    fn choose(&self, question: &Question) -> Vec<Step> {
        let free = self.free.lock().unwrap();
        // A test that fails before it lets go must not hang.
        let waited = self.freed.wait_timeout_while(free, PATIENCE, |free| !*free);
        drop(waited.unwrap());
        EnginePlayers.choose(question)
    }
}

#[tokio::test]
async fn while_the_program_thinks_the_table_answers() {
    let ponderer = Arc::new(Ponderer {
        free: Mutex::new(false),
        freed: Condvar::new(),
    });
    let store = Arc::new(MemoryStore::default());
    let state = AppState::with_opponent(
        Arc::clone(&store) as Arc<_>,
        dice("1-6 6-5"),
        Arc::clone(&ponderer) as Arc<_>,
    );
    let server = Server::of(state, store).await;
    let table = NewTable {
        black: computer(5),
        ..for_two("gul-bara")
    };
    let mut page = server.page(&table).await;
    page.send(&Command::Throw).await;
    let events = [page.hear_event().await, page.hear_event().await];
    assert_eq!(kinds(&events), ["opening_thrown", "thrown"]);

    assert_eq!(page.refused(Command::Throw).await, "not_your_seat");
    assert_eq!(page.refused(Command::UndoTurn).await, "not_your_seat");
    assert_eq!(page.refused(Command::Done).await, "not_your_seat");
    page.send(&Command::SetAutoForced { auto_forced: true })
        .await;
    assert_eq!(kinds(&[page.hear_event().await]), ["setting_changed"]);

    *ponderer.free.lock().unwrap() = true;
    ponderer.freed.notify_all();
    let events = [page.hear_event().await, page.hear_event().await];
    assert_eq!(kinds(&events), ["stage_played", "committed"]);
}

#[tokio::test]
async fn a_person_may_give_up_while_the_program_thinks() {
    let ponderer = Arc::new(Ponderer {
        free: Mutex::new(false),
        freed: Condvar::new(),
    });
    let store = Arc::new(MemoryStore::default());
    let state = AppState::with_opponent(
        Arc::clone(&store) as Arc<_>,
        dice("1-6 6-5"),
        Arc::clone(&ponderer) as Arc<_>,
    );
    let server = Server::of(state, store).await;
    let table = NewTable {
        black: computer(5),
        ..for_two("gul-bara")
    };
    let mut page = server.page(&table).await;
    page.send(&Command::Throw).await;
    page.hear_event().await;
    page.hear_event().await;

    let heard = page.say(Command::Resign { kind: None }).await;
    *ponderer.free.lock().unwrap() = true;
    ponderer.freed.notify_all();

    assert_eq!(kinds(&heard.events), ["game_over"]);
    let PhaseView::Over { result, .. } = &page.table.phase else {
        panic!();
    };
    assert_eq!(result.winner, Some(Seat::Black));
    assert_eq!(page.fresh().await, page.table, "the late play is dropped");
}

/// An opponent that returns no play, or panics.
struct Broken;

impl Opponent for Broken {
    fn choose(&self, question: &Question) -> Vec<Step> {
        assert!(question.seed.is_multiple_of(2), "a fault of the engine");
        Vec::new()
    }
}

/// A faulty engine must not stop a game: the first legal play takes the place of its answer.
#[tokio::test]
async fn a_broken_engine_does_not_stop_the_game() {
    let store = Arc::new(MemoryStore::default());
    let state =
        AppState::with_opponent(Arc::clone(&store) as Arc<_>, dice_from(4), Arc::new(Broken));
    let server = Server::of(state, store).await;
    let table = NewTable {
        black: computer(5),
        ..for_two("backgammon")
    };
    let mut page = server.page(&table).await;

    while !page.is_over() {
        page.go_on(&mut |_| 0).await;
    }
}
