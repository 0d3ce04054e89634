use rosespring_rules::{Setup, SetupPhase, SideSetup};

use super::*;
use crate::game::{Automatic, Player, SeatHolder, Seed};

fn table(rules: &str) -> State {
    let person = |name: &str| SeatHolder::Person(Player::at_screen(name));
    let mut state = State::new(Arc::new(Settings {
        rules: rules.parse().unwrap(),
        purpose: Purpose::Game,
        start: None,
        dice: Vec::new(),
        white: person("Ada"),
        black: person("Boris"),
        match_to: 3,
        auto_forced: false,
        seed: Seed::from_bytes([0; 32]),
        dice_listed: false,
        chains: None,
        time: None,
    }));
    let first = state.begin_game();
    happens(&mut state, first);
    state
}

/// Black cannot move: a man is on the bar, and the entry table is packed with Black's own men.
/// White cannot move either after one of the two men on the bar has entered on 19 (C-4).
fn nearly_dead(rules: rosespring_rules::Rules) -> Position {
    let side = |entered: &[(u8, u8)], bar| SideSetup {
        bar,
        hand: 7,
        off: 0,
        ..SideSetup::with_points(entered)
    };
    let packed = [(24, 2), (23, 1), (22, 1), (21, 1), (20, 1), (19, 1)];
    let thrower = Side::White;
    Position::from_setup(&Setup {
        rules,
        white: side(&packed[..5], 2),
        black: side(&packed, 1),
        phase: SetupPhase::Throw { thrower },
    })
    .unwrap()
}

fn happens(state: &mut State, entry: Entry) {
    let entry = state.stamp(0, None, entry);
    state.apply(&entry).unwrap();
}

/// Applies all automatic events.
fn go_on(state: &mut State) -> Vec<Entry> {
    let mut told = Vec::new();
    while let Automatic::Entry(entry) = state.automatic(0, &DiceSource::Seeded) {
        state.apply(&entry).unwrap();
        told.push(entry.entry);
    }
    told
}

#[test]
fn a_dead_position_is_a_draw_and_the_match_goes_on() {
    let mut state = table("tawula");
    let game = state.game.as_mut().unwrap();
    game.position = nearly_dead(*game.position.rules());
    game.flow = Flow::Throw(Side::White);
    let dice = StoredDice("6-5".parse().unwrap());
    happens(&mut state, Entry::Thrown { dice });
    let step = StoredStep(rosespring_rules::Step {
        from: rosespring_rules::Origin::Bar,
        number: rosespring_rules::Die::Six,
    });
    happens(&mut state, Entry::Stepped { step });
    assert_eq!(go_on(&mut state), [Entry::NumbersLost]);

    happens(&mut state, Entry::Committed);

    assert_eq!(go_on(&mut state), [Entry::GameOver]);
    assert_eq!((state.units(), state.is_finished()), ([0, 0], false));
    let first = state.begin_game();
    happens(&mut state, first);
    let game = state.game.as_ref().unwrap();
    assert!(matches!(game.flow, Flow::Opening) && game.number == 2);
}

#[test]
fn events_that_do_not_follow_are_refused_and_change_nothing() {
    let mut state = table("gioul");
    let before = format!("{state:?}");
    let dice = StoredDice("6-5".parse().unwrap());
    let unfit = [
        Entry::Thrown { dice },
        Entry::Committed,
        Entry::HandedOver,
        Entry::GameOver,
        Entry::StagePassed,
        Entry::NumbersLost,
        Entry::Undone { steps: 1 },
        Entry::GameBegan { number: 2 },
    ];

    for entry in unfit {
        let entry = state.stamp(0, None, entry);
        assert!(state.apply(&entry).is_err(), "{entry:?}");
    }

    assert_eq!(format!("{state:?}"), before);
}
