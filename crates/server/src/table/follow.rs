//! A table that another node runs, as the watchers of this node see it.
//!
//! Its task reads the stored events and holds each back until its time has come, as the task of the
//! table does for watchers. The node that runs the table rings when more is stored; a ring that was
//! lost is noticed by the next one, which comes within seconds. So nothing is missed and nothing is
//! shown early, whatever a message says.

use std::sync::Arc;
use std::time::Duration;

use rosespring_table::game::{Refusal, Viewer};
use rosespring_wire::table::AbsenceView;
use tokio::sync::{broadcast, mpsc, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use super::late::DelayedTable;
use super::presence::Presence;
use super::{Ask, News, Subscription, TableHandle, await_time, no_game};
use crate::bus::{Listener, Rings, TableRing, WatchRing, node_subject, table_subject};
use crate::error::ApiError;
use crate::host::Host;
use crate::limits::{
    COMMANDS_QUEUED_MAX, FOLLOW_ANSWER_TIMEOUT, FOLLOW_EVERY, FOLLOW_SILENCE,
    WATCHERS_PER_TABLE_MAX,
};

/// The task of a table that another node runs.
struct FollowedTable {
    host: Arc<Host>,
    line: FollowLine,
    late: DelayedTable,
    presence: Presence,
    /// Where nobody hears who is there: players are at the other node.
    _nobody: broadcast::Sender<News>,
    absence: AbsenceView,
    /// How many people watch, at all nodes.
    watchers: u32,
    /// When the other node was heard last.
    heard: Instant,
    is_over: bool,
}

/// The way to the node that runs a table.
struct FollowLine {
    rings: Arc<Rings>,
    listener: Listener<TableRing>,
    id: String,
    own: i64,
    owner: i64,
}

impl FollowLine {
    /// Tells the other node how many people watch here. It answers.
    fn tell(&self, watchers: Option<u32>) {
        let ring = WatchRing {
            node: self.own,
            table: self.id.clone(),
            watchers,
        };
        self.rings.send(node_subject(self.owner), &ring);
    }

    /// Hears the node that runs the table; `None` after the end of the bus.
    async fn hear(&mut self) -> Option<TableRing> {
        loop {
            let (_, ring) = self.listener.next().await?;
            if ring.node == self.owner {
                return Some(ring);
            }
        }
    }
}

impl TableHandle {
    /// Starts the task of a table that the node `owner` runs, for watchers who see it `delay_ms`
    /// milliseconds later than its players.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if that node does not answer over the bus, or an error of the store.
    pub(crate) async fn follow(
        host: Arc<Host>,
        id: String,
        owner: i64,
        delay_ms: u32,
    ) -> Result<Self, ApiError> {
        let nodes = host.nodes().ok_or(ApiError::NodeAway)?;
        let rings = Arc::clone(nodes.rings().ok_or(ApiError::NodeAway)?);
        let listener = rings.listen(&table_subject(&id)).await;
        let mut line = FollowLine {
            listener: listener.ok_or(ApiError::NodeAway)?,
            rings,
            id,
            own: nodes.id(),
            owner,
        };
        line.tell(Some(0));
        let answer = timeout(FOLLOW_ANSWER_TIMEOUT, line.hear()).await;
        let first = answer.ok().flatten().filter(|ring| !ring.is_over);
        let first = first.ok_or(ApiError::NodeAway)?;
        let late = DelayedTable::read(&host, &line.id, delay_ms, first.here).await?;
        let (nobody, _) = broadcast::channel(1);
        let (asks, asked) = mpsc::channel(COMMANDS_QUEUED_MAX);
        let table = FollowedTable {
            host,
            line,
            late,
            presence: Presence::new(&nobody),
            _nobody: nobody,
            absence: first.absence,
            watchers: first.watchers,
            heard: Instant::now(),
            is_over: false,
        };
        let handle = Self {
            asks,
            news: table.late.weak_news(),
            presence: table.presence.clone(),
        };
        tokio::spawn(table.run(asked, first));
        Ok(handle)
    }
}

impl FollowedTable {
    async fn run(mut self, mut asked: mpsc::Receiver<Ask>, first: TableRing) {
        let rings = Arc::clone(&self.line.rings);
        let mut stopping: watch::Receiver<bool> = self.host.stopping();
        let mut tick = interval(FOLLOW_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        self.follow(&first).await;
        while !self.is_over {
            let due_ms = self.late.due_ms();
            tokio::select! {
                biased;
                ask = asked.recv() => match ask {
                    Some(ask) => self.answer(ask),
                    None => break,
                },
                ring = self.line.hear() => match ring {
                    Some(ring) => self.follow(&ring).await,
                    None => break,
                },
                () = await_time(due_ms, None) => self.show(),
                () = self.presence.changed() => self.tell(),
                _ = tick.tick() => self.check(),
                // The pages come back, and requests are passed on.
                () = rings.lost() => break,
                _ = stopping.changed() => break,
            }
        }
        self.line.tell(None);
        asked.close();
    }

    /// Reads what the node that runs the table says is stored, and tells who looks at it.
    async fn follow(&mut self, ring: &TableRing) {
        self.heard = Instant::now();
        if ring.version > self.late.stored_version() {
            self.read_more().await;
        }
        self.absence = ring.absence;
        self.late.hold_people(ring.here, ring.absence);
        self.show();
        if self.watchers != ring.watchers {
            self.watchers = ring.watchers;
            let all = self.all_watchers();
            self.late.tell(News::Watchers(all));
        }
        // After what came before it.
        self.is_over |= ring.is_over;
    }

    /// Reads the events that were stored since the last look. After a failure the next ring tries
    /// again.
    async fn read_more(&mut self) {
        let id = &self.line.id;
        let version = self.late.stored_version();
        match self.host.store.events_after(id, version).await {
            Ok(bodies) => {
                if let Err(error) = self.late.hold_all(&bodies) {
                    tracing::error!(table = id, "{error}");
                    self.is_over = true;
                }
            }
            Err(error) => tracing::warn!(table = id, "cannot be read for watchers: {error}"),
        }
    }

    fn show(&mut self) {
        if let Err(error) = self.late.show(&self.line.id) {
            tracing::error!(table = self.line.id, "{error}");
            // The pages come back and get the whole state.
            self.is_over = true;
        }
    }

    /// Tells the other node how many people watch here.
    fn tell(&self) {
        let watchers = u32::try_from(self.presence.watchers()).unwrap_or(u32::MAX);
        self.line.tell(Some(watchers));
    }

    /// Asks for an answer of the other node. If none came for long, or nobody watches here, the
    /// task ends.
    fn check(&mut self) {
        if self.heard.elapsed() > FOLLOW_SILENCE {
            tracing::info!(table = self.line.id, "the node that runs it is silent");
            self.is_over = true;
        }
        self.is_over |= !self.late.is_used();
        self.tell();
    }

    /// Returns how many people watch. The other node may not know yet of those here.
    fn all_watchers(&self) -> usize {
        let told = usize::try_from(self.watchers).unwrap_or(usize::MAX);
        told.max(self.presence.watchers())
    }

    fn answer(&mut self, ask: Ask) {
        const ELSEWHERE: Refusal = Refusal::NotYourSeat;
        // If the caller has gone, its answer is dropped.
        match ask {
            Ask::Join(viewer, since, answer) => {
                let _ = answer.send(self.join(&viewer, since));
            }
            Ask::Since(viewer, since, answer) => {
                let found = self.late.catch_up(&self.line.id, &viewer, since);
                let _ = answer.send(found.ok_or_else(no_game));
            }
            Ask::View(viewer, answer) => {
                let view = self.late.view(&self.line.id, &viewer);
                let _ = answer.send(view.ok_or_else(no_game));
            }
            Ask::Do(.., answer) => drop(answer.send(Err(ELSEWHERE))),
            Ask::Advise(.., answer) => drop(answer.send(Err(ELSEWHERE))),
            Ask::Tutor(_, answer) => drop(answer.send(Err(ELSEWHERE))),
            Ask::Leave(answer) => {
                self.is_over |= !self.late.is_watched();
                let _ = answer.send(self.is_over);
            }
            Ask::Remove => self.is_over = true,
            // These are for the node that runs the table, and stores.
            Ask::ReturnTime(answer) => drop(answer.send(true)),
            Ask::Check(_) | Ask::Watched(..) => {}
        }
    }

    fn join(&mut self, viewer: &Viewer, since: Option<u32>) -> Result<Subscription, ApiError> {
        if viewer.holds_any() {
            return Err(ApiError::NodeAway);
        }
        if self.presence.watchers() >= WATCHERS_PER_TABLE_MAX {
            return Err(ApiError::TooManySockets);
        }
        self.show();
        let catch_up = self.late.catch_up(&self.line.id, viewer, since);
        let catch_up = catch_up.ok_or_else(no_game)?;
        let news = self.late.subscribe();
        let (present, absence) = self.late.people();
        let attendance = self.presence.join(viewer.seats());
        Ok(Subscription {
            catch_up,
            news,
            present: Some(present),
            absence,
            attendance,
            watchers: self.all_watchers(),
        })
    }
}

// A lost ring is noticed before the other node forgets this one.
const _: () = {
    assert!(2 * FOLLOW_EVERY.as_millis() < FOLLOW_SILENCE.as_millis());
    assert!(FOLLOW_ANSWER_TIMEOUT.as_millis() < Duration::from_secs(5).as_millis());
};
