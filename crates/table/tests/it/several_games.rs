//! Matches of several games in turn.

use std::sync::Arc;

use rosespring_rules::notation::record::Record;
use rosespring_rules::{CycleKind, MatchRules, Side};
use rosespring_table::game::Command;
use rosespring_table::statistics::{Facts, StatisticsSource};
use rosespring_table::{record, statistics, stored, view};
use rosespring_wire::table::TableView;

use crate::support::{Host, computer, person, seat};
use crate::whole_games::play;

/// Plays a match to its end; the views at the end of its games.
fn match_of(rules: &str, match_to: u8) -> (Host, Vec<TableView>) {
    let mut host = Host::of_match(rules, match_to, person("Ada"), computer(2));
    let viewer = seat("Ada", Side::White);
    let mut ends = Vec::new();
    for seed in 1.. {
        play(&mut host, std::slice::from_ref(&viewer), seed);
        ends.push(host.view(&viewer));
        if host.state.is_finished() {
            break;
        }
        host.ask(&viewer, Command::NextGame).unwrap();
    }
    (host, ends)
}

#[test]
fn each_game_of_a_match_is_played_by_its_own_rules() {
    for cycle in CycleKind::all() {
        let (host, ends) = match_of(cycle.name(), 5);
        assert!(ends.len() > 2, "{cycle}: {} games", ends.len());
        for (end, number) in ends.iter().zip(1_u32..) {
            let rules = MatchRules::Cycle(cycle);
            let rules = rules.of_game(number as usize - 1);
            assert_eq!((end.game_number, &end.rules), (number, &rules.to_string()));
            assert_eq!(end.game, rules.game.name());
            assert_eq!((end.has_bar, end.points.len()), (rules.has_bar(), 24));
            assert!(end.position_id.contains(&end.rules), "{}", end.position_id);
            let told = end.cycle.as_ref().expect("several games");
            assert_eq!((told.name.as_str(), told.games.len()), (cycle.name(), 3));
            assert_eq!(told.games[(number as usize - 1) % 3].game, end.game);
        }
        let [white, black] = host.state.units();
        assert!(white != black && white.max(black) >= 5, "{white} : {black}");
    }
}

#[test]
fn a_stored_match_is_replayed_and_its_record_read_back() {
    let (host, ends) = match_of("tavli", 3);
    let again = host.replayed();
    assert_eq!(format!("{again:?}"), format!("{:?}", host.state));
    assert_eq!(host.stored().rules, "tavli");

    let record = record::record(host.stored(), &host.texts).unwrap();
    assert_eq!(record.rules.to_string(), "tavli");
    assert_eq!(
        (record.games.len(), record.faults()),
        (ends.len(), Vec::new())
    );
    let text = record.to_text();
    assert!(text.contains("\nrules: tavli\n") && text.contains("game 2 from rs1.plakoto."));
    assert_eq!(Record::from_text(&text).unwrap().to_text(), text);

    let mut other = record;
    other.games[1].start = other.games[0].start;
    let faults = other.faults();
    assert_eq!(
        faults[0].place, "game 2",
        "a game by the rules of another: {faults:?}"
    );

    let summary = view::summary(host.stored()).unwrap();
    assert_eq!(
        (summary.rules.as_str(), summary.title.as_str()),
        ("tavli", "Tavli")
    );
}

#[test]
fn a_table_whose_games_have_changed_is_not_opened() {
    let (host, _) = match_of("tavli", 3);
    let mut other = host.stored().clone();
    other.rules = "sreshta".to_owned();

    let error = stored::replay(&other, &host.texts).unwrap_err();

    assert!(error.to_string().contains("have changed"), "{error}");
}

#[test]
fn a_game_counts_for_its_game_and_the_match_for_the_cycle() {
    let (host, ends) = match_of("tavli", 3);
    let facts = Facts::of(host.stored(), &host.texts).unwrap();
    let stored = facts.to_stored(host.state.version()).unwrap();
    let read = Facts::from_stored(host.stored(), &stored).unwrap();
    assert_eq!(read.to_stored(host.state.version()).unwrap(), stored);

    let kept = StatisticsSource {
        tables: vec![Arc::new(read)],
        unreadable: 0,
        left_out: 0,
        reviews: Vec::new(),
        puzzles: Vec::new(),
    };
    let rows = statistics::view(&kept, None).results;
    let count = |name: &str| {
        let row = rows.iter().find(|row| row.rules == name);
        row.map_or((0, 0), |row| {
            let games = row.won.games + row.lost.games + row.drawn;
            (games, row.won.matches + row.lost.matches)
        })
    };
    let of_game = |name| ends.iter().filter(|end| end.game == name).count() as u32;
    for game in ["portes", "plakoto", "fevga"] {
        assert_eq!(count(game), (of_game(game), 0), "{game}");
    }
    assert_eq!(count("tavli"), (0, 1));
    assert_eq!(rows.last().map(|row| row.title.as_str()), Some("Tavli"));
}
