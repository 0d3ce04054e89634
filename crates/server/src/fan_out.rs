//! What a node hears over the bus: which nodes are there, who shows its tables, what is in the
//! lobby, whose notices changed and whose sessions ended.

use std::sync::Arc;

use tokio::task::JoinSet;
use tokio::time::{MissedTickBehavior, interval};

use crate::bus::{
    BEAT_SUBJECT, Listener, NOTICES_SUBJECT, NodeBeat, PersonRing, Rings, SESSIONS_SUBJECT,
    TableRing, WatchRing, node_subject, table_subject,
};
use crate::hall::Hall;
use crate::limits::NODE_BEAT_EVERY;
use crate::nodes::Nodes;
use crate::state::AppState;
use crate::tables::Tables;

/// Starts the tasks of the bus, if the hall has a broker.
pub(crate) fn spawn(tasks: &mut JoinSet<()>, state: &AppState, nodes: &Arc<Nodes>) {
    let Some(rings) = nodes.rings() else {
        return;
    };
    tasks.spawn(beat(Arc::clone(nodes), Arc::clone(rings)));
    if let Some(hall) = &state.hall {
        let lobby = Arc::clone(&hall.lobby);
        tasks.spawn(lobby.copy_for_ever(Arc::clone(nodes), Arc::clone(rings)));
        tasks.spawn(hear_notices(Arc::clone(rings), Arc::clone(hall)));
        tasks.spawn(hear_sessions(Arc::clone(rings), Arc::clone(hall)));
    }
    tasks.spawn(hear_watches(
        Arc::clone(nodes),
        Arc::clone(rings),
        Arc::clone(&state.tables),
    ));
}

/// Says that this node is there, and hears which others are.
async fn beat(nodes: Arc<Nodes>, rings: Arc<Rings>) {
    let Some(mut heard): Option<Listener<NodeBeat>> = rings.listen(BEAT_SUBJECT).await else {
        return;
    };
    let mut tick = interval(NODE_BEAT_EVERY);
    tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            biased;
            _ = tick.tick() => {
                let node = nodes.id();
                rings.send(BEAT_SUBJECT.to_owned(), &NodeBeat { node });
            }
            beat = heard.next() => match beat {
                Some((_, NodeBeat { node })) => nodes.note_near(node),
                None => return,
            },
        }
    }
}

/// Hears whose notices changed at another node.
async fn hear_notices(rings: Arc<Rings>, hall: Arc<Hall>) {
    let Some(mut heard): Option<Listener<PersonRing>> = rings.listen(NOTICES_SUBJECT).await else {
        return;
    };
    while let Some((_, PersonRing { person })) = heard.next().await {
        hall.hear_notices(&person);
    }
}

/// Hears whose sessions ended at another node.
async fn hear_sessions(rings: Arc<Rings>, hall: Arc<Hall>) {
    let Some(mut heard): Option<Listener<PersonRing>> = rings.listen(SESSIONS_SUBJECT).await else {
        return;
    };
    while let Some((_, PersonRing { person })) = heard.next().await {
        hall.hear_sessions(&person).await;
    }
}

/// Hears how many people watch tables of this node at others.
async fn hear_watches(nodes: Arc<Nodes>, rings: Arc<Rings>, tables: Arc<Tables>) {
    loop {
        // The number changes if another process began at the address of this one.
        let own = nodes.id();
        let heard = rings.listen(&node_subject(own)).await;
        let Some(mut heard): Option<Listener<WatchRing>> = heard else {
            return;
        };
        let mut tick = interval(NODE_BEAT_EVERY);
        while nodes.id() == own {
            tokio::select! {
                biased;
                _ = tick.tick() => {}
                watch = heard.next() => match watch {
                    Some((_, watch)) => hear_watch(&rings, &tables, own, &watch),
                    None => return,
                },
            }
        }
    }
}

fn hear_watch(rings: &Rings, tables: &Tables, own: i64, watch: &WatchRing) {
    let is_here = tables.hear_watched(&watch.table, watch.node, watch.watchers);
    if !is_here && watch.watchers.is_some() {
        let over = TableRing::over(own);
        rings.send(table_subject(&watch.table), &over);
    }
}

#[cfg(test)]
mod tests;
