//! The lobby at nodes that do not lead: each copies that of the leading node and serves its own
//! pages (decision 38).
//!
//! The leading node numbers its messages and sends them over the bus. A node that copies them also
//! reports, every two seconds and when somebody comes or leaves, who is there at its own pages; the
//! answer has the messages that it missed. So a lost message is noticed, and the leading node
//! knows everybody whose seek may stand. While the bus is away, reports are more frequent and their
//! answers have all messages.

use std::collections::{BTreeMap, BTreeSet, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rosespring_store::StoredNode;
use rosespring_wire::lobby::{LobbyMessage, LobbyView};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, watch};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep, timeout};

use super::crowd::PersonThere;
use super::{Lobby, LobbyBroadcast, LobbyNews, Room, Visit};
use crate::bus::{LOBBY_SUBJECT, Listener, Rings};
use crate::error::ApiError;
use crate::limits::{
    LOBBY_ANSWER_BYTES_MAX, LOBBY_COPY_EVERY, LOBBY_COPY_SILENCE, LOBBY_NEWS_KEPT_MAX,
    LOBBY_REPORT_EVERY, LOBBY_REPORT_TIMEOUT,
};
use crate::nodes::{LOBBY_PATH, Nodes};

/// A message of the lobby, as the leading node sends it to the others.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LobbyRing {
    /// The number of the node that leads.
    node: i64,
    /// The number of the message.
    number: u64,
    news: LobbyBroadcast,
}

/// What a node that copies the lobby tells the leading node.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LobbyReport {
    /// The number of the node.
    node: i64,
    /// The leading node whose lobby it has, and the number of the last message in it.
    has: Option<(i64, u64)>,
    /// The people at its pages.
    people: Vec<PersonThere>,
    /// The number of visitors of whom nothing is known.
    visitors: usize,
}

/// The answer to a [`LobbyReport`].
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LobbyAnswer {
    /// The number of the node that leads.
    node: i64,
    news: LobbyNewsSince,
}

/// What a copy lacks.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum LobbyNewsSince {
    /// The messages that follow the last one in the copy.
    Missed(Vec<(u64, LobbyBroadcast)>),
    /// All of it.
    Whole {
        /// The number of the last message in it.
        number: u64,
        lobby: LobbyView,
        /// The ids of the seeks, by the ids of their people.
        own: BTreeMap<String, String>,
    },
}

/// The numbered messages of this node's lobby.
#[derive(Debug, Default)]
pub(super) struct NumberedNews {
    last: u64,
    recent: VecDeque<(u64, LobbyBroadcast)>,
}

impl NumberedNews {
    /// Numbers a message.
    fn add(&mut self, news: LobbyBroadcast) -> u64 {
        self.last += 1;
        if self.recent.len() == LOBBY_NEWS_KEPT_MAX {
            self.recent.pop_front();
        }
        self.recent.push_back((self.last, news));
        self.last
    }

    /// Returns the messages after one; `None` if some of them have been removed, or it is none of
    /// these.
    fn since(&self, number: u64) -> Option<Vec<(u64, LobbyBroadcast)>> {
        let next = number.checked_add(1)?;
        let first = self
            .recent
            .front()
            .map_or(self.last + 1, |(first, _)| *first);
        let is_known = number <= self.last && first <= next;
        let later = self.recent.iter().filter(|(one, _)| *one > number);
        is_known.then(|| later.cloned().collect())
    }
}

/// The people at the pages of another node.
#[derive(Debug)]
pub(super) struct NodeCrowd {
    people: BTreeMap<String, bool>,
    visitors: usize,
    heard: Instant,
}

impl NodeCrowd {
    /// The number of sockets as which its people count.
    pub(super) fn sockets(&self) -> usize {
        self.people.len() + self.visitors
    }
}

/// The copy of another node's lobby.
#[derive(Debug, Clone, Copy)]
pub(super) struct LobbyCopy {
    /// The node that leads.
    node: i64,
    /// The number of the last message in it.
    number: u64,
}

/// What the lobby needs for its copies at other nodes, or to be one.
#[derive(Debug, Default)]
pub(super) struct Copies {
    /// The messages for nodes that copy the lobby.
    numbered: Mutex<NumberedNews>,
    /// Changes when the copy of another node's lobby ends or begins anew: its pages come back.
    number: watch::Sender<u64>,
    /// Wakes the task that reports who is here to the leading node.
    crowd_changed: Notify,
}

/// What a room knows of copies.
#[derive(Debug, Default)]
pub(super) struct RoomCopies {
    /// What is copied, if another node leads. Then the task of the lobby does not run.
    copy: Option<LobbyCopy>,
    /// The people at nodes that copy this lobby. They are in the crowd too.
    elsewhere: BTreeMap<i64, NodeCrowd>,
}

impl RoomCopies {
    pub(super) const fn is_copy(&self) -> bool {
        self.copy.is_some()
    }

    /// Returns the number of sockets as which the people at other nodes count.
    pub(super) fn sockets(&self) -> usize {
        self.elsewhere.values().map(NodeCrowd::sockets).sum()
    }
}

impl Visit {
    /// Waits until another node has the lobby, or the copy of it ends. The pages come back.
    pub(crate) async fn is_moved(&self) {
        let Some(copy) = self.copy else {
            return self.lobby.tables.host().lost_lead().await;
        };
        let mut number = self.lobby.copies.number.subscribe();
        // The sender lives as long as the lobby.
        let _ = number.wait_for(|number| *number != copy).await;
    }
}

/// Why a message does not fit a copy: one before it is missing.
struct Gap;

impl Lobby {
    fn numbered(&self) -> MutexGuard<'_, NumberedNews> {
        let numbered = self.copies.numbered.lock();
        numbered.unwrap_or_else(PoisonError::into_inner)
    }

    /// Sends a message to the nodes that copy the lobby, and queues it for the pages with `queue`,
    /// under the same lock, so that its number fits.
    pub(super) fn ring(&self, news: &LobbyBroadcast, queue: impl FnOnce()) {
        let mut numbered = self.numbered();
        self.ring_numbered(&mut numbered, news);
        queue();
    }

    fn ring_numbered(&self, numbered: &mut NumberedNews, news: &LobbyBroadcast) {
        let Some(nodes) = self.tables.host().nodes() else {
            return;
        };
        let Some(rings) = nodes.rings() else {
            return;
        };
        let ring = LobbyRing {
            node: nodes.id(),
            number: numbered.add(news.clone()),
            news: news.clone(),
        };
        rings.send(LOBBY_SUBJECT.to_owned(), &ring);
    }

    /// Returns the number of the copy that a page enters; `None` if this node leads.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if another node leads and its lobby is not copied here.
    pub(super) fn copy_entered(&self, room: &Room) -> Result<Option<u64>, ApiError> {
        match (room.is_copy(), self.tables.host().has_lost_lead()) {
            (true, _) => Ok(Some(*self.copies.number.borrow())),
            (false, true) => Err(ApiError::NodeAway),
            (false, false) => Ok(None),
        }
    }

    /// Notes that somebody came or left, which a node that copies the lobby reports.
    pub(super) fn note_crowd(&self) {
        self.copies.crowd_changed.notify_one();
    }

    /// Tells the nodes that copy the lobby which seeks people have, where that was found otherwise
    /// than they were told.
    pub(super) fn ring_own(&self, told: &BTreeMap<String, String>, own: &BTreeMap<String, String>) {
        let mut numbered = self.numbered();
        let people: BTreeSet<&String> = told.keys().chain(own.keys()).collect();
        for person in people {
            let seek = own.get(person);
            if seek != told.get(person) {
                let person = person.clone();
                let message = LobbyMessage::Own {
                    seek: seek.cloned(),
                };
                self.ring_numbered(&mut numbered, &LobbyBroadcast::One { person, message });
            }
        }
    }

    /// Hears who is there at another node, and returns what its copy lacks.
    ///
    /// # Errors
    ///
    /// [`ApiError::NodeAway`] if this node does not lead.
    pub(crate) fn hear_report(
        self: &Arc<Self>,
        report: LobbyReport,
    ) -> Result<LobbyAnswer, ApiError> {
        let host = self.tables.host();
        let nodes = host.nodes().filter(|_| !host.has_lost_lead());
        let node = nodes.ok_or(ApiError::NodeAway)?.id();
        let mut room = self.room();
        if room.copies.copy.is_some() {
            // It led a moment ago, or will in a moment.
            return Err(ApiError::NodeAway);
        }
        let has = report.has.filter(|(of, _)| *of == node);
        room.meet(report, Instant::now());
        if !room.crowd.is_empty() {
            self.tend(&mut room);
        }
        let numbered = self.numbered();
        let missed = has.and_then(|(_, number)| numbered.since(number));
        let news = missed.map_or_else(
            || LobbyNewsSince::Whole {
                number: numbered.last,
                lobby: room.shown.clone(),
                own: room.own.clone(),
            },
            LobbyNewsSince::Missed,
        );
        Ok(LobbyAnswer { node, news })
    }

    /// Copies the lobby of the node that leads, as long as another one does.
    pub(crate) async fn copy_for_ever(self: Arc<Self>, nodes: Arc<Nodes>, rings: Arc<Rings>) {
        loop {
            if let Some(leader) = nodes.leader().ok().flatten() {
                self.copy(&nodes, &rings, &leader).await;
                self.end_copy();
            }
            sleep(LOBBY_COPY_EVERY).await;
        }
    }

    /// Copies the lobby of another node until it does not lead, or is heard no more.
    async fn copy(&self, nodes: &Nodes, rings: &Arc<Rings>, leader: &StoredNode) {
        let heard: Option<Listener<LobbyRing>> = rings.listen(LOBBY_SUBJECT).await;
        let Some(mut heard) = heard else {
            return;
        };
        let mut tick = interval(LOBBY_COPY_EVERY);
        tick.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let (mut answered, mut reported) = (Instant::now(), None::<Instant>);
        let mut must_report = true;
        loop {
            tokio::select! {
                biased;
                _ = tick.tick() => {}
                ring = heard.next() => match ring {
                    Some((_, ring)) if ring.node == leader.id => {
                        let is_next = self.hear_news(ring.node, ring.number, &ring.news);
                        must_report |= is_next.is_err();
                    }
                    Some(_) => {}
                    None => return,
                },
                () = self.copies.crowd_changed.notified() => {
                    must_report = true;
                    // Of many who come at once, it reports once.
                    continue;
                }
            }
            // While the database is away, nobody knows who leads: the other node still answers.
            let is_other = |one: Option<StoredNode>| one.is_none_or(|one| one.id != leader.id);
            let is_over = nodes.leader().is_ok_and(is_other);
            if is_over || answered.elapsed() > LOBBY_COPY_SILENCE {
                return;
            }
            // Without the bus, the answers to reports are all that is heard.
            let every = match nodes.is_near(leader.id) {
                true => LOBBY_REPORT_EVERY,
                false => LOBBY_COPY_EVERY,
            };
            let since = reported.map(|at| at.elapsed());
            let is_due = since.is_none_or(|since| since >= every);
            let may = since.is_none_or(|since| since >= LOBBY_COPY_EVERY);
            if !(is_due || (must_report && may)) {
                continue;
            }
            reported = Some(Instant::now());
            match self.report(nodes, leader).await {
                Ok(()) => {
                    must_report = false;
                    answered = Instant::now();
                }
                Err(error) => tracing::debug!("the lobby cannot be copied: {error}"),
            }
        }
    }

    /// Tells the leading node who is here, and takes over what the copy lacks.
    async fn report(&self, nodes: &Nodes, leader: &StoredNode) -> Result<(), ApiError> {
        let report = {
            let mut room = self.room();
            room.crowd.forget(Instant::now());
            let (people, visitors) = room.crowd.there();
            LobbyReport {
                node: nodes.id(),
                has: room.copies.copy.map(|copy| (copy.node, copy.number)),
                people,
                visitors,
            }
        };
        let fault = |error: serde_json::Error| ApiError::Internal(error.to_string());
        let body = serde_json::to_vec(&report).map_err(fault)?;
        let asked = nodes.ask(leader, LOBBY_PATH, body, LOBBY_ANSWER_BYTES_MAX);
        let answer = timeout(LOBBY_REPORT_TIMEOUT, asked).await;
        let answer = answer.map_err(|_| ApiError::NodeAway)??;
        let LobbyAnswer { node, news } = serde_json::from_slice(&answer).map_err(fault)?;
        match news {
            LobbyNewsSince::Missed(missed) => {
                for (number, news) in missed {
                    // What came over the bus meanwhile is left out.
                    let _ = self.hear_news(node, number, &news);
                }
            }
            LobbyNewsSince::Whole { number, lobby, own } => {
                let mut room = self.room();
                // Pages that missed something come back.
                self.copies.number.send_modify(|number| *number += 1);
                room.copies.copy = Some(LobbyCopy { node, number });
                room.shown = lobby;
                room.own = own;
                room.text = None;
            }
        }
        Ok(())
    }

    /// Applies the next message of the leading node to the copy, and sends it to the pages. One
    /// that is in the copy already is left out.
    fn hear_news(&self, node: i64, number: u64, news: &LobbyBroadcast) -> Result<(), Gap> {
        let mut room = self.room();
        let copy = room.copies.copy.as_mut().filter(|copy| copy.node == node);
        let copy = copy.ok_or(Gap)?;
        if number <= copy.number {
            return Ok(());
        }
        if number != copy.number + 1 {
            return Err(Gap);
        }
        copy.number = number;
        room.apply(news);
        if let Some(news) = LobbyNews::of(news) {
            // There may be no page.
            let _ = self.news.send(news);
        }
        Ok(())
    }

    /// Forgets the copy. Its pages come back.
    fn end_copy(&self) {
        let mut room = self.room();
        if room.copies.copy.take().is_some() {
            room.shown = LobbyView::default();
            room.own = BTreeMap::new();
            room.text = None;
            self.copies.number.send_modify(|number| *number += 1);
        }
    }
}

impl Room {
    /// Applies a message of the leading node to a copy.
    fn apply(&mut self, news: &LobbyBroadcast) {
        match news {
            LobbyBroadcast::All(changes) => {
                // A seek that ended by itself is told to nobody alone.
                let gone = &changes.seeks_gone;
                self.own.retain(|_, seek| !gone.contains(seek));
                self.shown.apply(changes.clone());
                self.text = None;
            }
            LobbyBroadcast::One { person, message } => match message {
                LobbyMessage::Own { seek: Some(seek) } => {
                    self.own.insert(person.clone(), seek.clone());
                }
                LobbyMessage::Own { seek: None } | LobbyMessage::Seated { .. } => {
                    self.own.remove(person);
                }
                LobbyMessage::Lobby { .. }
                | LobbyMessage::Changes(_)
                | LobbyMessage::Challenges { .. }
                | LobbyMessage::Declined { .. }
                | LobbyMessage::Learning { .. } => {}
            },
        }
    }

    /// Counts the people of another node as the report says.
    fn meet(&mut self, report: LobbyReport, now: Instant) {
        let LobbyReport {
            node,
            people,
            visitors,
            ..
        } = report;
        let before = self.copies.elsewhere.remove(&node);
        let (old, old_visitors) =
            before.map_or_else(Default::default, |crowd| (crowd.people, crowd.visitors));
        let mut new = BTreeMap::new();
        for one in people {
            let (id, is_named) = (one.id.as_str().to_owned(), one.is_named);
            if old.get(&id) != Some(&is_named) {
                self.crowd.enter(Some(&one.into_person()), is_named);
            }
            new.insert(id, is_named);
        }
        for (id, is_named) in &old {
            if new.get(id) != Some(is_named) {
                self.crowd.leave(Some(id), *is_named, now);
            }
        }
        self.crowd.change_visitors(old_visitors, visitors);
        if !new.is_empty() || visitors > 0 {
            let heard = now;
            self.copies.elsewhere.insert(
                node,
                NodeCrowd {
                    people: new,
                    visitors,
                    heard,
                },
            );
        }
    }

    /// Counts the people of nodes that are silent no longer.
    pub(super) fn forget_nodes(&mut self, now: Instant) {
        let is_silent = |crowd: &NodeCrowd| now.duration_since(crowd.heard) > LOBBY_COPY_SILENCE;
        let nodes = self.copies.elsewhere.iter();
        let silent = nodes.filter(|(_, crowd)| is_silent(crowd));
        let silent: Vec<i64> = silent.map(|(node, _)| *node).collect();
        for node in silent {
            let (has, people, visitors) = (None, Vec::new(), 0);
            self.meet(
                LobbyReport {
                    node,
                    has,
                    people,
                    visitors,
                },
                now,
            );
        }
    }
}

#[cfg(test)]
mod tests {
    use rosespring_wire::lobby::LobbyChanges;

    use super::*;

    fn news(playing: u32) -> LobbyBroadcast {
        LobbyBroadcast::All(LobbyChanges {
            playing: Some(playing),
            ..LobbyChanges::default()
        })
    }

    #[test]
    fn messages_after_one_have_no_gap() {
        let mut numbered = NumberedNews::default();
        assert_eq!(numbered.since(0), Some(Vec::new()));
        assert_eq!(numbered.since(1), None);
        for number in 1..=3 {
            assert_eq!(numbered.add(news(0)), number);
        }
        assert_eq!(numbered.since(3), Some(Vec::new()));
        assert_eq!(numbered.since(1).unwrap().len(), 2);
        assert_eq!(numbered.since(4), None);
        assert_eq!(numbered.since(u64::MAX), None);
        for _ in 0..LOBBY_NEWS_KEPT_MAX {
            numbered.add(news(1));
        }
        assert_eq!(numbered.since(2), None);
        assert_eq!(numbered.since(3).unwrap().len(), LOBBY_NEWS_KEPT_MAX);
    }

    fn there(id: &str, is_named: bool) -> PersonThere {
        PersonThere {
            id: id.to_owned().try_into().unwrap(),
            name: format!("Name of {id}"),
            is_member: false,
            is_named,
        }
    }

    #[test]
    fn the_people_of_a_node_are_those_of_its_last_report() {
        let start = Instant::now();
        let mut room = Room::default();
        let meet = |people: Vec<PersonThere>, visitors, room: &mut Room| {
            let report = LobbyReport {
                node: 7,
                has: None,
                people,
                visitors,
            };
            room.meet(report, start);
            let (here, named) = room.crowd.count();
            let named: Vec<_> = named.into_iter().map(|one| one.name).collect();
            (here, named.join(","))
        };
        let both = vec![there("a", true), there("b", false)];
        let expected = (4, "Name of a".to_owned());
        assert_eq!(meet(both.clone(), 2, &mut room), expected);
        assert_eq!(meet(both, 2, &mut room), expected, "the same again");
        let other = vec![there("b", true)];
        // Who left may come back.
        let expected = (3, "Name of a,Name of b".to_owned());
        assert_eq!(meet(other, 1, &mut room), expected);
        assert_eq!(room.copies.elsewhere[&7].sockets(), 2);

        room.forget_nodes(start + LOBBY_COPY_SILENCE);
        assert!(room.crowd.is_here("b") && !room.copies.elsewhere.is_empty());
        let late = start + LOBBY_COPY_SILENCE * 2;
        room.forget_nodes(late);
        assert!(room.copies.elsewhere.is_empty());
        room.crowd.forget(late + crate::limits::LOBBY_GRACE);
        assert!(room.crowd.is_empty());
    }
}
