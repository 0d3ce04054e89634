//! The programs of a hall, of three strengths. They sit down with people who have waited for a
//! while and allow it, and play as other bots do (decision 27).
//!
//! The node that leads runs them. It replaces their tokens when it begins to lead, so that another
//! node that has not noticed it yet can do nothing more in their name.

mod player;
mod thinker;

use std::collections::HashMap;
use std::num::NonZeroUsize;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use tokio::task::{Id, JoinSet};
use tokio::time::{MissedTickBehavior, interval};

use self::player::HousePlayer;
use self::thinker::Thinker;
use crate::app::app;
use crate::chance;
use crate::error::ApiError;
use crate::hall::{Hall, HouseBot, HouseTable};
use crate::state::AppState;

/// Interval at which the programs look for people who wait.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// Lets the programs of a hall play, at most at `tables` tables at once, as long as this node
/// leads. Never ends; does nothing on a local server.
pub async fn house_bots_for_ever(state: AppState, tables: NonZeroUsize) {
    let Some(hall) = state.hall.clone() else {
        return;
    };
    let host = Arc::clone(&state.host);
    let thinker = match Thinker::start(Arc::clone(&host)) {
        Ok(thinker) => thinker,
        Err(error) => return tracing::error!("the programs have no thread: {error}"),
    };
    hall.show_programs();
    let router = app(state);
    let mut house = None;
    let mut tick = interval(LOOK_EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tick.tick().await;
        if !host.leads() {
            // Its players end with it.
            house = None;
            continue;
        }
        let looked = match &mut house {
            Some(house) => House::look(house, tables).await,
            none => House::open(&hall, &router, &thinker)
                .await
                .map(|opened| *none = Some(opened)),
        };
        if let Err(error) = looked {
            tracing::warn!("the programs of the hall: {error}");
        }
        let count = house.as_ref().map_or(0, |house| house.tables.len());
        host.metrics.note_programs(count);
    }
}

/// The programs of this node while it leads.
struct House {
    hall: Arc<Hall>,
    router: Router,
    thinker: Thinker,
    bots: Vec<HouseBot>,
    /// The tables at which programs play, each with the id of its person.
    tables: HashMap<Id, String>,
    players: JoinSet<()>,
}

impl House {
    /// Takes the seats of the programs over.
    async fn open(hall: &Arc<Hall>, router: &Router, thinker: &Thinker) -> Result<Self, ApiError> {
        let bots = hall.open_house().await?;
        let tables = hall.house_tables(&bots).await?;
        let mut house = Self {
            hall: Arc::clone(hall),
            router: router.clone(),
            thinker: thinker.clone(),
            bots,
            tables: HashMap::new(),
            players: JoinSet::new(),
        };
        for table in &tables {
            house.sit(table)?;
        }
        Ok(house)
    }

    /// Answers seeks as far as there is room.
    async fn look(&mut self, most: NonZeroUsize) -> Result<(), ApiError> {
        while let Some(ended) = self.players.try_join_next_with_id() {
            let id = match ended {
                Ok((id, ())) => id,
                Err(error) => {
                    tracing::error!("a program failed: {error}");
                    error.id()
                }
            };
            self.tables.remove(&id);
        }
        while self.tables.len() < most.get() {
            let is_playing = |person: &str| self.tables.values().any(|one| one == person);
            let Some(table) = self.hall.answer_seek(&self.bots, is_playing).await? else {
                break;
            };
            self.sit(&table)?;
        }
        Ok(())
    }

    fn sit(&mut self, table: &HouseTable) -> Result<(), ApiError> {
        let secret = chance::seed().map_err(|error| ApiError::Internal(error.to_string()))?;
        let tools = (self.router.clone(), self.thinker.clone());
        let player = HousePlayer::new(table, tools, secret);
        let task = self.players.spawn(player.play());
        self.tables.insert(task.id(), table.person.clone());
        Ok(())
    }
}
