//! Operations on the tables of a match, their results and their events.

use rosespring_hall::accounts::{PersonKind, StoredPerson};
use rosespring_hall::fair_play::{FairPlaySums, JudgedStage, StoredFairPlay};
use rosespring_hall::ratings::StoredResult;
use rosespring_rules::Side;
use rosespring_store::{Addition, Store};
use rosespring_table::stored::Progress;

use super::{Call, IDS, Operation, PEOPLE, text};
use crate::fair_play::of as fair_play_of;
use crate::hall::person;
use crate::results::won_by_white;
use crate::tables::{bodies, table};

/// The players of a table of [`IDS`].
pub(super) fn players(id: &str) -> [&'static str; 2] {
    let place = IDS.iter().position(|one| *one == id).unwrap_or(0);
    [PEOPLE[place], PEOPLE[(place + 1) % PEOPLE.len()]]
}

pub(super) async fn play(store: &dyn Store, call: Call) -> String {
    let Operation {
        person: own,
        id,
        is_set,
        ..
    } = call.operation;
    match call.operation.kind {
        kind @ 32..35 => {
            let reason = if kind == 32 { "played" } else { "resigned" };
            let result = StoredResult {
                reason: reason.to_owned(),
                turns: Some(9),
                players: players(id).map(str::to_owned),
                winner: is_set.then_some(Side::White),
                ..won_by_white(id, call.now_ms)
            };
            text(store.settle(&result).await)
        }
        35 => {
            let sums = players(id).map(untimed);
            text(store.add_fair_play(id, &sums).await.is_ok())
        }
        36 => text(store.answer_fair_play(own).await),
        37 | 38 => {
            let added = store.add_chat(id, own, call.now_ms, "{}", 3).await;
            text(added.ok())
        }
        _ => {
            let bot = StoredPerson {
                kind: PersonKind::Bot,
                name: format!("{id} (bot)"),
                ..person(&format!("bot-{id}"))
            };
            text(store.keep_bot(&bot, &format!("token-{own}")).await)
        }
    }
}

/// Writes and reads a table that is played: one of a match, or one of a single person.
pub(super) async fn keep(store: &dyn Store, call: Call) -> String {
    let Operation { id, is_set, .. } = call.operation;
    let own = format!("own-{id}");
    let id = if call.number.is_multiple_of(2) {
        id
    } else {
        &own
    };
    let bodies = bodies(&["first", &call.number.to_string()]);
    match call.operation.kind {
        52 => text(store.create(&table(&own, call.now_ms), &bodies).await),
        // At the end of the table, or where another writer was before.
        kind @ 53..56 => {
            let events = store.events(id).await.unwrap_or_default();
            let after = u32::try_from(events.len()).unwrap();
            let late = after.saturating_sub(u32::from(kind == 53));
            let progress = Progress {
                units: [u16::from(is_set), 1],
                finished: is_set,
                wake_ms: is_set.then_some(call.now_ms + 5),
            };
            let addition = Addition {
                after: late,
                bodies: &bodies,
                progress,
                at_ms: call.now_ms,
            };
            text((store.append(id, &addition).await, events))
        }
        56 => text(store.touch(id, call.now_ms).await),
        57 => text(store.remove_unchanged(&own, call.now_ms).await),
        58 => text((
            store.table(id).await,
            store.events(id).await,
            store.events_after(id, 1).await,
        )),
        _ => text((
            store.due_tables(call.now_ms, 3).await,
            store.count().await,
            store.list(9).await,
        )),
    }
}

/// Figures of three stages without times: logarithms of times lose their last bit as text.
fn untimed(person: &str) -> StoredFairPlay {
    let stage = JudgedStage {
        loss: 0.25,
        rank: 1,
        margin: 0.05,
        agrees_with_search: Some(true),
        ms: None,
    };
    StoredFairPlay {
        sums: FairPlaySums::of_match([stage; 3], 1),
        ..fair_play_of(person, 1400, 3)
    }
}
