//! A game declared only in the tests is played at a table, shown and recorded, without any change
//! to the program.

use rosespring_rules::Side;
use rosespring_rules::notation::record::Record;
use rosespring_table::{presets, record, stored};

use crate::sprint;
use crate::support::{Host, computer, person, seat};
use crate::whole_games::{check_finished, play};

#[test]
fn a_whole_game_is_played_shown_and_recorded() {
    let rules = sprint::rules();
    for black in [person("Boris"), computer(3)] {
        let mut host = Host::new("test-sprint", person("Ada"), black);
        let viewers = [seat("Ada", Side::White), seat("Boris", Side::Black)];
        let shown = host.view(&viewers[0]);
        assert_eq!(
            (shown.game.as_str(), shown.title.as_str()),
            ("test-sprint", "Test sprint")
        );
        assert!(shown.has_bar && !shown.has_hand);

        play(&mut host, &viewers, 8);

        check_finished(&host, &viewers[0]);
        let record = record::record(host.stored(), &host.texts).unwrap();
        assert_eq!((record.rules, record.games.len()), (rules.into(), 1));
        let text = record.to_text();
        assert_eq!(Record::from_text(&text).unwrap().to_text(), text);
    }
}

#[test]
fn the_page_is_told_what_the_game_declares_and_what_is_not_made() {
    let rules = sprint::rules();

    let views = presets::preset_views();

    let view = views
        .iter()
        .find(|view| view.name == "test-sprint")
        .unwrap();
    assert_eq!(view.about.win_kinds, ["single", "double"]);
    assert!(!view.about.has_net && !view.about.has_puzzles && !view.about.has_openings);
    assert_eq!(view.levels.len(), 3);
    assert_eq!(view.fingerprint, stored::fingerprint(&rules));
    assert_eq!(view.page, "");
}
