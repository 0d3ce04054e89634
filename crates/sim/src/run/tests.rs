#![allow(clippy::unwrap_used, reason = "a test may panic")]

use std::process::Command;

use rosespring_store::sim::{Fates, LeaseTaken};
use rosespring_wire::table::Seat;

use super::*;
use crate::checks::clock_without_act;
use crate::faults::draw;
use crate::machines::url_of;
use crate::world::Timeline;

/// Matches begin for this long.
const LENGTH_MS: i64 = 60_000;

fn plan(seed: u64, faults: Vec<Fault>) -> Plan {
    Plan {
        seed,
        length_ms: LENGTH_MS,
        tables: TABLES,
        faults,
        pages: None,
        nodes: None,
    }
}

fn fault(at_ms: i64, kind: FaultKind, ms: i64, for_ms: i64) -> Fault {
    Fault {
        at_ms,
        kind,
        ms,
        for_ms,
        place: 0,
    }
}

fn findings(plan: &Plan) -> Vec<String> {
    let found = run(plan, None).unwrap().findings;
    found.into_iter().map(|finding| finding.what).collect()
}

/// Checks the matches of a run once more, and returns what is found now.
fn found_now(run: &Run, pauses: u64) -> String {
    run.world.story().findings.clear();
    let runtime = Builder::new_current_thread().enable_time().build().unwrap();
    runtime.block_on(async {
        for pages in run.pairs.iter().flat_map(|pair| &pair.matches) {
            check_match(&run.world, &run.store, &pages.seen(), pauses).await;
        }
    });
    let found = std::mem::take(&mut run.world.story().findings);
    let found = found.into_iter().map(|finding| finding.what);
    found.collect::<Vec<_>>().join("; ")
}

#[test]
fn a_seed_is_one_trace_and_another_seed_another_one() {
    let drawn = |seed| Plan {
        tables: 1,
        ..plan(seed, draw(seed, LENGTH_MS, &FaultKind::ALL, true))
    };
    let trace = |seed| run(&drawn(seed), None).unwrap().trace;
    let first = trace(5);
    assert_eq!(first, trace(5));
    assert_ne!(first, trace(6));
}

#[test]
fn a_seed_of_several_nodes_is_one_trace() {
    let faults = vec![
        fault(5_000, FaultKind::NodeSilent, 4_000, 0),
        fault(15_000, FaultKind::CrashLeader, 9_000, 0),
        fault(35_000, FaultKind::Stall, 14_000, 0),
        fault(55_000, FaultKind::CrashAppend, 2_000, 0),
    ];
    let several = Plan {
        nodes: Some(2),
        tables: 1,
        ..plan(5, faults)
    };
    let played = || {
        let outcome = run(&several, None).unwrap();
        assert_eq!(outcome.findings, []);
        outcome.trace
    };
    assert_eq!(played(), played());
}

#[test]
fn a_node_that_adds_without_the_lease_is_found_and_one_that_has_it_is_not() {
    let world = World::new(1, None);
    world.enter(Some(0), Timeline::ended(0));

    Fates::next(&*world, "a", 7, Some(&url_of(0)));
    assert_eq!(world.story().findings, []);
    Fates::next(&*world, "a", 8, Some(&url_of(1)));
    Fates::next(&*world, "a", 9, None);

    let found = std::mem::take(&mut world.story().findings);
    let found: Vec<_> = found.into_iter().map(|finding| finding.what).collect();
    assert!(
        found[0].ends_with("http://node-1:1 has its lease"),
        "{found:?}"
    );
    assert!(found[1].ends_with("no node has its lease"), "{found:?}");
}

#[test]
fn a_lease_that_is_taken_too_early_is_found() {
    let world = World::new(1, None);
    let taken = |silent_ms| LeaseTaken {
        table: "a",
        from: 1,
        to: 2,
        silent_ms,
    };

    world.note_lease(&taken(Some(10_001)));
    world.note_lease(&taken(None));
    assert_eq!(world.story().findings, []);
    world.note_lease(&taken(Some(9_000)));

    let found = world.story().findings[0].what.clone();
    assert!(found.contains("was silent for 9000 ms"), "{found}");
}

/// Found by the simulation: late watchers saw the table fall back to its first version.
#[test]
fn a_clock_that_is_set_back_shows_no_watcher_an_earlier_version() {
    let faults = vec![
        fault(40_000, FaultKind::Clock, -3_600_000, 600_000),
        fault(45_000, FaultKind::Crash, 500, 0),
    ];
    for seed in 1..3 {
        assert_eq!(findings(&plan(seed, faults.clone())), [""; 0], "{seed}");
    }
}

/// Found by the simulation: the player whose clock ran lost the time for which the server stood.
#[test]
fn a_pause_is_given_back_after_a_full_disk_and_after_a_kill() {
    for second in [FaultKind::AppendRefused, FaultKind::Crash] {
        let faults = (1..10).flat_map(|number| {
            let at_ms = number * 5_500;
            [
                fault(at_ms, FaultKind::Stall, 9_000, 0),
                fault(at_ms + 9_001, second, 200, 0),
            ]
        });
        let mut faults: Vec<_> = faults.collect();
        faults.sort_by_key(|fault| fault.at_ms);
        assert_eq!(findings(&plan(1, faults)), [""; 0], "{second:?}");
    }
}

/// Found by the simulation: the server stood again while the store took the entry that gave the
/// time of a crash back, and the player whose clock ran lost that second pause.
#[test]
fn a_pause_while_time_is_given_back_is_given_back_too() {
    let faults = (1..6).flat_map(|number| {
        let at_ms = number * 10_000;
        [
            fault(at_ms, FaultKind::Crash, 3_000, 0),
            fault(at_ms + 1, FaultKind::AppendSlow, 4_000, 0),
            fault(at_ms + 3_600, FaultKind::Stall, 25_000, 0),
        ]
    });
    let faults: Vec<_> = faults.collect();
    for seed in 1..3 {
        assert_eq!(findings(&plan(seed, faults.clone())), [""; 0], "{seed}");
    }
}

#[test]
fn each_check_fails_if_what_it_checks_is_wrong() {
    let stalls = vec![fault(30_000, FaultKind::Stall, 20_000, 0)];
    let mut run = play_to_end(&plan(2, stalls), None).unwrap();
    assert_eq!(found_now(&run, 1), "");

    let found = found_now(&run, 0);
    assert!(found.contains("given back 1 times for 0 pauses"), "{found}");

    let page = &mut run.pairs[0].matches[0].players[0];
    let (version, hash) = page.views.pop_last().unwrap();
    page.views.insert(version, hash + 1);
    let found = found_now(&run, 1);
    assert!(
        found.contains("shown otherwise than it is stored"),
        "{found}"
    );

    let page = &mut run.pairs[0].matches[0].players[0];
    page.views.insert(version, hash);
    page.views.insert(version + 9, hash);
    let found = found_now(&run, 1);
    assert!(found.contains("is not in the log"), "{found}");
    run.pairs[0].matches[0].players[0]
        .views
        .remove(&(version + 9));

    for page in &mut run.pairs[0].matches[0].players {
        page.sent.clear();
    }
    let found = found_now(&run, 1);
    assert!(found.contains("nobody sent the event"), "{found}");
}

#[test]
fn a_clock_that_runs_while_its_side_has_nothing_to_do_is_found() {
    let run = play_to_end(&plan(2, Vec::new()), None).unwrap();
    let pages = run.pairs.iter().flat_map(|pair| &pair.matches);
    let mut views = pages.filter_map(|pages| pages.players[0].view.clone());
    let mut view = views.find(|view| view.clock.is_some()).unwrap();
    assert_eq!(clock_without_act(&view, Seat::White), None);

    view.clock.as_mut().unwrap().white.delay_until_ms = Some(1);
    let found = clock_without_act(&view, Seat::White).unwrap();
    assert!(found.contains("the clock of white runs"), "{found}");
    assert_eq!(clock_without_act(&view, Seat::Black), None);
    view.can_done = true;
    assert_eq!(clock_without_act(&view, Seat::White), None);
}

/// A fault that was mended is put back by a patch, and the simulation finds it again. One that does
/// not apply any more is no proof.
#[test]
fn the_patches_that_put_faults_back_apply() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/patches")).unwrap();
    let mut count = 0;
    for patch in folder {
        let path = patch.unwrap().path();
        let git = Command::new("git")
            .args(["apply", "--check"])
            .arg(&path)
            .current_dir(root)
            .status();
        assert!(git.unwrap().success(), "{}", path.display());
        count += 1;
    }
    assert!(count > 0);
}
