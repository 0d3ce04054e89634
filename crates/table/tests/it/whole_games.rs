//! Whole games, from the first throw to the last man off, without any server or store.

use rosespring_rules::{Dice, Die, Side};
use rosespring_table::game::{Command, Viewer};
use rosespring_table::record;
use rosespring_wire::table::TableView;

use crate::support::{Host, computer, person, seat};

/// Maximum number of commands; every game here takes fewer.
const ACTS_MAX: usize = 5_000;

/// Returns a random command that `table` offers; `None` if it offers nothing.
pub(crate) fn choose(table: &TableView, rng: &mut fastrand::Rng) -> Option<Command> {
    if table.can_throw {
        Some(Command::Throw)
    } else if table.can_name {
        let number = Die::ALL[rng.usize(..6)];
        Some(Command::Name { number })
    } else if table.can_done && table.legal.is_empty() {
        Some(Command::Done)
    } else {
        rng.choice(&table.legal)
            .map(|legal| legal.step().unwrap().into())
    }
}

/// Plays until the game is over; the viewers take turns.
pub(crate) fn play(host: &mut Host, viewers: &[Viewer], seed: u64) {
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..ACTS_MAX {
        let able = viewers.iter().find_map(|viewer| {
            let command = choose(&host.view(viewer), &mut rng)?;
            Some((viewer, command))
        });
        let Some((viewer, command)) = able else {
            assert!(host.is_over(&viewers[0]), "somebody may act, or it is over");
            return;
        };
        host.ask(viewer, command).unwrap();
    }
    panic!("the game does not end");
}

/// Checks the properties of a finished game.
pub(crate) fn check_finished(host: &Host, viewer: &Viewer) {
    assert!(host.state.is_finished());
    let again = host.replayed();
    assert_eq!(again.version() as usize, host.texts.len());
    assert_eq!(format!("{again:?}"), format!("{:?}", host.state));
    let record = record::record(host.stored(), &host.texts).unwrap();
    let game = record.games[0].replay().unwrap();
    assert_eq!(game.position().id(), host.view(viewer).position_id);
    assert!(record.dice_seed.is_some());
}

#[test]
fn two_persons_with_a_seat_each_play_a_whole_game() {
    for (rules, seed) in [
        ("gul-bara", 1),
        ("gioul", 2),
        ("tawula", 3),
        ("backgammon", 4),
        ("acey-deucey", 5),
        ("irish", 5),
        ("verquere", 6),
        ("laquet", 7),
        ("ludus-anglicorum", 8),
        ("doublets", 9),
        ("doublets:all", 10),
    ] {
        let mut host = Host::new(rules, person("Ada"), person("Boris"));
        let viewers = [seat("Ada", Side::White), seat("Boris", Side::Black)];

        play(&mut host, &viewers, seed);

        check_finished(&host, &viewers[0]);
    }
}

#[test]
fn one_screen_plays_both_sides_to_the_end() {
    let mut host = Host::new("gul-bara~after=0", person("You"), person("Friend"));

    play(&mut host, &[Viewer::screen()], 5);

    check_finished(&host, &Viewer::screen());
}

#[test]
fn a_person_plays_a_whole_game_against_a_level() {
    for (rules, level) in [("gioul", 7), ("backgammon", 2), ("irish", 3)] {
        let mut host = Host::new(rules, computer(level), person("You"));

        play(&mut host, &[seat("You", Side::Black)], 6);

        check_finished(&host, &Viewer::screen());
    }
}

#[test]
fn the_same_choices_are_stored_as_the_same_texts() {
    let texts = || {
        let mut host = Host::new("gioul", person("Ada"), computer(7));
        play(&mut host, &[seat("Ada", Side::White)], 7);
        host.texts
    };

    assert_eq!(texts(), texts());
}

#[test]
fn the_dice_of_a_game_are_those_of_its_seed() {
    let mut host = Host::new("gul-bara", person("Ada"), person("Boris"));
    let seed = host.state.settings().seed.clone();
    let ada = seat("Ada", Side::White);

    host.ask(&ada, Command::Throw).unwrap();

    let Dice { first, second } = seed.dice(1, 0);
    let shown = host.view(&ada).opening_dice;
    assert_eq!(shown, Some([first.get(), second.get()]));
}
