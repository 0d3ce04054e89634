//! The games that the lobby shows.

use rosespring_hall::offers::TableAccess;
use rosespring_store::{HallStore, StoreError};
use rosespring_table::game::PlayerId;
use rosespring_table::stored::StoredTable;
use rosespring_wire::board::{BoardMen, BoardShape, MenView};
use rosespring_wire::lobby::{LiveBoard, LivePosition};
use rosespring_wire::person::PersonKindView;
use rosespring_wire::table::{PhaseView, Player, Seat, SideView, TableView};

use super::super::{VISITOR, milliseconds, watcher};
use crate::limits::{LIVE_FOR, LOBBY_BOARDS_MAX, LOBBY_BOARDS_READ_MAX};
use crate::tables::Tables;

/// The boards shown, in the order in which they came, each with the time whose position it has.
#[derive(Debug, Default)]
pub(in super::super) struct Boards(Vec<(i64, LiveBoard)>);

impl Boards {
    /// Returns the boards of the lobby to show now.
    pub(super) async fn refresh(
        &mut self,
        store: &dyn HallStore,
        tables: &Tables,
        now_ms: i64,
    ) -> Result<Vec<LiveBoard>, StoreError> {
        let after_ms = live_after(now_ms);
        let live = store.live_tables(after_ms, LOBBY_BOARDS_READ_MAX).await?;
        let read = (tables, now_ms);
        self.follow(store, read, &live, LOBBY_BOARDS_MAX).await
    }

    /// Returns the boards of some of these games, at most `most`, as watchers see them at `now_ms`.
    /// A board stays where it is as long as its game is listed.
    pub(in super::super) async fn follow(
        &mut self,
        store: &dyn HallStore,
        (tables, now_ms): (&Tables, i64),
        live: &[StoredTable],
        most: usize,
    ) -> Result<Vec<LiveBoard>, StoreError> {
        let is_live = |board: &LiveBoard| live.iter().any(|table| table.id == board.table);
        self.0.retain(|(_, board)| is_live(board));
        for table in live {
            let shown = self.0.iter().position(|(_, board)| board.table == table.id);
            // A table may change again in the millisecond in which it is read.
            let is_current = |at: usize| self.0[at].0 > table.changed_ms;
            if shown.is_some_and(is_current) || (shown.is_none() && self.0.len() >= most) {
                continue;
            }
            let Some(access) = store.table_access(&table.id).await? else {
                continue;
            };
            let Some((delay_ms, board)) = read(store, tables, table, &access).await else {
                continue;
            };
            let entry = (now_ms - delay_ms, board);
            match shown {
                Some(at) => self.0[at] = entry,
                None => self.0.push(entry),
            }
        }
        Ok(self.0.iter().map(|(_, board)| board.clone()).collect())
    }
}

/// Returns the number of games that are being played.
pub(super) async fn count(store: &dyn HallStore, now_ms: i64) -> Result<u32, StoreError> {
    store.count_live(live_after(now_ms)).await
}

fn live_after(now_ms: i64) -> i64 {
    now_ms.saturating_sub(milliseconds(LIVE_FOR))
}

/// Returns the board of a table as watchers see it, and how much later they do, in milliseconds;
/// `None` if it cannot be read.
async fn read(
    store: &dyn HallStore,
    tables: &Tables,
    table: &StoredTable,
    access: &TableAccess,
) -> Option<(i64, LiveBoard)> {
    let visitor = PlayerId::try_from(VISITOR.to_owned()).ok()?;
    let watcher = watcher(visitor, access);
    let delay_ms = i64::from(watcher.delay_ms());
    match tables.view(&table.id, watcher).await {
        Ok(view) => {
            let [white, black] = access.players.each_ref();
            let kinds = [kind_of(store, white).await, kind_of(store, black).await];
            Some((delay_ms, board(view, kinds)))
        }
        Err(error) => {
            tracing::debug!(table = table.id, "not shown in the lobby: {error}");
            None
        }
    }
}

async fn kind_of(store: &dyn HallStore, id: &Option<String>) -> PersonKindView {
    let person = store.person(id.as_deref().unwrap_or_default()).await;
    let person = person.ok().flatten();
    person.map_or(PersonKindView::Deleted, |one| one.kind.into())
}

fn board(table: TableView, [white_kind, black_kind]: [PersonKindView; 2]) -> LiveBoard {
    LiveBoard {
        shape: BoardShape {
            black_numbers: table
                .points
                .iter()
                .map(|point| point.black_number)
                .collect(),
            has_bar: table.has_bar,
            has_hand: table.has_hand,
            movement: table.movement.clone(),
        },
        position: position(&table),
        white: name(&table.white_player),
        white_kind,
        black: name(&table.black_player),
        black_kind,
        table: table.id,
        rules: table.rules,
        title: table.title,
    }
}

fn position(table: &TableView) -> LivePosition {
    let mover = match &table.phase {
        PhaseView::Throw { thrower } | PhaseView::Name { thrower } => Some(*thrower),
        PhaseView::Play { mover, .. } | PhaseView::Confirm { mover, .. } => Some(*mover),
        PhaseView::Opening { .. } | PhaseView::Over { .. } => None,
    };
    let [mut white, mut black] = [(); 2].map(|()| vec![0; table.points.len()]);
    let put = |points: &mut Vec<u8>, number: u8, men: u8| {
        if let Some(place) = points.get_mut(usize::from(number).wrapping_sub(1)) {
            *place = men;
        }
    };
    let [mut white_pinned, mut black_pinned] = [Vec::new(), Vec::new()];
    for point in &table.points {
        match point.pinned {
            Some(Seat::White) => white_pinned.push(point.white_number),
            Some(Seat::Black) => black_pinned.push(point.black_number),
            None => {}
        }
        put(&mut white, point.white_number, point.white);
        put(&mut black, point.black_number, point.black);
    }
    black_pinned.sort_unstable();
    LivePosition {
        men: BoardMen {
            white: men(white, white_pinned, &table.white),
            black: men(black, black_pinned, &table.black),
        },
        score: table.score,
        mover,
        dice: table.dice,
    }
}

const fn men(points: Vec<u8>, pinned: Vec<u8>, side: &SideView) -> MenView {
    MenView {
        points,
        pinned,
        bar: side.bar,
        hand: side.hand,
        off: side.off,
        pips: side.pips,
    }
}

fn name(player: &Player) -> String {
    match player {
        Player::Person { name } => name.clone(),
        Player::Computer { level } => level.to_string(),
    }
}
