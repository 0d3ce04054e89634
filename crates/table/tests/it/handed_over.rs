//! Numbers that were handed over are played, played in part, or declined at a table (LA-3).

use rosespring_rules::games::laquet;
use rosespring_rules::notation::record::Record;
use rosespring_rules::{Entry, Side};
use rosespring_table::game::{Command, Viewer};
use rosespring_table::record;
use rosespring_wire::table::{PhaseView, TableView};

use crate::support::{Host, computer, person, seat};
use crate::whole_games::{check_finished, choose};

/// Whether the viewer is to play what was handed over to them.
fn has_remainder(table: &TableView) -> bool {
    let handed = matches!(table.phase, PhaseView::Play { thrower, mover } if thrower != mover);
    handed && !table.legal.is_empty()
}

/// Plays until the game is over. What was handed over is declined or stopped now and then; returns
/// how often.
fn play(host: &mut Host, viewers: &[Viewer], seed: u64) -> usize {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut stopped = 0;
    while !host.is_over(&viewers[0]) {
        for viewer in viewers {
            let table = host.view(viewer);
            assert!(
                table.can_done || !has_remainder(&table),
                "it may be declined"
            );
            let command = match has_remainder(&table) && rng.bool() {
                true => Some(Command::Done),
                false => choose(&table, &mut rng),
            };
            let Some(command) = command else { continue };
            let stops = matches!(command, Command::Done) && has_remainder(&table);
            host.ask(viewer, command).unwrap();
            if stops {
                stopped += 1;
                let after = host.view(viewer);
                assert!(
                    !has_remainder(&after) && !after.can_done,
                    "it is over at once"
                );
            }
        }
    }
    stopped
}

#[test]
fn a_whole_game_is_played_in_which_numbers_are_declined() {
    let rules = laquet::RULES;
    let (mut stopped, mut declined) = (0, 0);
    for seed in 0..6 {
        let black = if seed % 2 == 0 {
            person("Boris")
        } else {
            computer(3)
        };
        let mut host = Host::new("laquet", person("Ada"), black);
        let viewers = [seat("Ada", Side::White), seat("Boris", Side::Black)];
        assert!(host.view(&viewers[0]).can_throw, "White leads");

        stopped += play(&mut host, &viewers, seed);

        check_finished(&host, &viewers[0]);
        let record = record::record(host.stored(), &host.texts).unwrap();
        assert_eq!(record.rules, rules);
        let empty = |entry: &&Entry| matches!(entry, Entry::Play { steps, .. } if steps.is_empty());
        declined += record.games[0].entries.iter().filter(empty).count();
        let text = record.to_text();
        assert_eq!(Record::from_text(&text).unwrap().to_text(), text);
    }
    assert!(declined > 5 && stopped > 5, "{declined}, {stopped}");
}

#[test]
fn a_thrower_may_not_decline() {
    let mut host = Host::new("laquet", person("Ada"), person("Boris"));
    let ada = seat("Ada", Side::White);

    host.ask(&ada, Command::Throw).unwrap();

    assert!(!host.view(&ada).can_done);
    assert!(host.ask(&ada, Command::Done).is_err());
}

#[test]
fn who_need_not_play_all_may_stop_a_turn() {
    let mut host = Host::new("gioul~compulsion=free", person("Ada"), person("Boris"));
    let screen = Viewer::screen();
    while !matches!(host.view(&screen).phase, PhaseView::Play { .. }) {
        host.ask(&screen, Command::Throw).unwrap();
    }
    assert!(
        host.ask(&screen, Command::Done).is_err(),
        "one number is compulsory"
    );
    let step = host.view(&screen).legal[0].step().unwrap();
    host.ask(&screen, step).unwrap();

    host.ask(&screen, Command::Done).unwrap();

    assert!(matches!(host.view(&screen).phase, PhaseView::Throw { .. }));
}
