//! The dice are committed to before the first throw and can be checked after the last.

use rosespring_server::DiceSource;
use rosespring_table::game::Seed;
use rosespring_wire::table::{Command, TableEvent};

use crate::support::{Server, dice, for_two};

#[tokio::test]
async fn the_seed_told_at_the_end_gives_every_die_thrown() {
    let server = Server::start(DiceSource::Seeded).await;
    let mut page = server.page(&for_two("backgammon")).await;
    let commitment = page.table.dice_commitment.clone().unwrap();
    for _ in 0..40 {
        if !page.is_over() {
            assert_eq!(page.table.dice_seed, None);
            page.go_on(&mut |_| 0).await;
        }
    }
    while page.table.can_done || !page.table.legal.is_empty() {
        page.go_on(&mut |_| 0).await;
    }
    page.say(Command::Resign { kind: None }).await;

    let seed = Seed::from_hex(page.table.dice_seed.as_ref().unwrap()).unwrap();
    assert_eq!(seed.commitment(), commitment);
    let mut index = 0;
    let mut opening = None;
    for (event, _) in &page.story {
        let thrown = match event {
            TableEvent::OpeningThrown { white, black, .. } => {
                opening = Some([*white, *black]);
                [*white, *black]
            }
            // The first turn of backgammon is played with the opening dice.
            TableEvent::Thrown { dice, .. } if opening.take() == Some(*dice) => continue,
            TableEvent::Thrown { dice, .. } => *dice,
            _ => continue,
        };
        let due = seed.dice(1, index);
        assert_eq!(thrown, [due.first.get(), due.second.get()], "throw {index}");
        index += 1;
    }
    assert!(index > 5);
}

#[tokio::test]
async fn a_list_goes_on_with_a_seed_and_claims_nothing() {
    let server = Server::start(dice("6-1 6-5")).await;
    let mut page = server.page(&for_two("gul-bara")).await;
    assert_eq!(page.table.dice_commitment, None);
    let mut throws = 0;
    while throws < 6 {
        throws += u32::from(page.table.can_throw);
        page.go_on(&mut |_| 0).await;
    }

    let thrown = page.story.iter().filter_map(|(event, _)| match event {
        TableEvent::Thrown { dice, .. } => Some(*dice),
        _ => None,
    });
    assert_eq!(thrown.clone().next(), Some([6, 5]));
    assert_eq!(thrown.count(), 5);
}
