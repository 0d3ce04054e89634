//! Who is in the lobby.

use std::collections::BTreeMap;

use rosespring_table::game::PlayerId;
use rosespring_wire::lobby::PersonHere;
use rosespring_wire::person::PersonKindView;
use tokio::time::Instant;

use super::super::Person;
use crate::limits::{LOBBY_GRACE, LOBBY_NAMES_MAX};

/// The people in the lobby, and the visitors of whom nothing is known.
#[derive(Debug, Default)]
pub(super) struct Crowd {
    people: BTreeMap<String, Presence>,
    visitors: usize,
    /// The number of the person who comes next.
    next: u32,
}

/// A person in the lobby.
#[derive(Debug)]
struct Presence {
    number: u32,
    name: String,
    kind: PersonKindView,
    sockets: usize,
    /// Those of the sockets on which the person agrees to be named.
    named: usize,
    /// When the last socket closed; `None` while there is one.
    left: Option<Instant>,
    /// Whether the person agreed to be named when the last socket closed.
    was_named: bool,
}

/// A person at a page of a node that copies the lobby.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PersonThere {
    pub(super) id: PlayerId,
    pub(super) name: String,
    pub(super) is_member: bool,
    /// Whether the person agrees to be named.
    pub(super) is_named: bool,
}

impl PersonThere {
    pub(super) fn into_person(self) -> Person {
        Person {
            id: self.id,
            name: self.name,
            is_member: self.is_member,
            is_bot: false,
        }
    }
}

/// What a node that copies the lobby reports.
impl Crowd {
    /// Returns the people who have a socket, and the number of visitors.
    pub(super) fn there(&self) -> (Vec<PersonThere>, usize) {
        let people = self.people.iter().filter(|(_, one)| one.sockets > 0);
        let people = people.filter_map(|(id, one)| {
            Some(PersonThere {
                id: PlayerId::try_from(id.clone()).ok()?,
                name: one.name.clone(),
                is_member: one.kind == PersonKindView::Member,
                is_named: one.named > 0,
            })
        });
        (people.collect(), self.visitors)
    }

    /// Counts other visitors in place of some.
    pub(super) const fn change_visitors(&mut self, old: usize, new: usize) {
        self.visitors = self.visitors.saturating_sub(old).saturating_add(new);
    }
}

impl Crowd {
    /// Returns whether nobody is here, and nobody left a moment ago.
    pub(super) fn is_empty(&self) -> bool {
        self.people.is_empty() && self.visitors == 0
    }

    /// Returns the number of sockets.
    pub(super) fn sockets(&self) -> usize {
        let people = self.people.values().map(|one| one.sockets);
        self.visitors + people.sum::<usize>()
    }

    /// Returns the number of sockets of a person.
    pub(super) fn sockets_of(&self, person: &str) -> usize {
        self.people.get(person).map_or(0, |one| one.sockets)
    }

    /// Returns whether a person is here, or left a moment ago.
    pub(super) fn is_here(&self, person: &str) -> bool {
        self.people.contains_key(person)
    }

    /// Counts a person without a socket as somebody who just left.
    pub(super) fn note(&mut self, person: &Person, now: Instant) {
        let one = self.presence(person);
        if one.sockets == 0 {
            one.left = Some(now);
        }
    }

    /// Counts a socket.
    pub(super) fn enter(&mut self, person: Option<&Person>, is_named: bool) {
        let Some(person) = person else {
            self.visitors += 1;
            return;
        };
        let one = self.presence(person);
        one.sockets += 1;
        one.named += usize::from(is_named);
        one.left = None;
    }

    fn presence(&mut self, person: &Person) -> &mut Presence {
        let next = &mut self.next;
        let one = self
            .people
            .entry(person.id.as_str().to_owned())
            .or_insert_with(|| {
                *next = next.wrapping_add(1);
                Presence {
                    number: *next,
                    name: String::new(),
                    kind: person.kind(),
                    sockets: 0,
                    named: 0,
                    left: None,
                    was_named: false,
                }
            });
        one.name.clone_from(&person.name);
        one.kind = person.kind();
        one
    }

    /// Counts a socket no longer.
    pub(super) fn leave(&mut self, person: Option<&str>, is_named: bool, now: Instant) {
        let Some(person) = person else {
            self.visitors = self.visitors.saturating_sub(1);
            return;
        };
        if let Some(one) = self.people.get_mut(person) {
            one.was_named = one.named > 0;
            one.sockets = one.sockets.saturating_sub(1);
            one.named = one.named.saturating_sub(usize::from(is_named));
            if one.sockets == 0 {
                one.left = Some(now);
            }
        }
    }

    /// Forgets the people who left more than [`LOBBY_GRACE`] before `now`. Returns whether there
    /// were any.
    pub(super) fn forget(&mut self, now: Instant) -> bool {
        let before = self.people.len();
        let is_near = |one: &Presence| {
            one.left
                .is_none_or(|left| now.duration_since(left) < LOBBY_GRACE)
        };
        self.people.retain(|_, one| is_near(one));
        self.people.len() < before
    }

    /// Returns the number of people, and those who agreed to be named, in the order in which they
    /// came; of a large crowd only the first.
    pub(super) fn count(&self) -> (u32, Vec<PersonHere>) {
        let all = self.people.len() + self.visitors;
        let named = |one: &&Presence| one.named > 0 || (one.left.is_some() && one.was_named);
        let mut people: Vec<_> = self.people.values().filter(named).collect();
        people.sort_by_key(|one| one.number);
        let people = people.into_iter().take(LOBBY_NAMES_MAX);
        let people = people.map(|one| PersonHere {
            number: one.number,
            name: one.name.clone(),
            kind: one.kind,
            is_member: one.kind == PersonKindView::Member,
        });
        (u32::try_from(all).unwrap_or(u32::MAX), people.collect())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn person(id: &str) -> Person {
        Person {
            id: PlayerId::try_from(id.to_owned()).unwrap(),
            name: format!("Name of {id}"),
            is_member: false,
            is_bot: false,
        }
    }

    fn named(crowd: &Crowd) -> (u32, Vec<String>) {
        let (here, people) = crowd.count();
        (here, people.into_iter().map(|one| one.name).collect())
    }

    #[test]
    fn people_are_counted_once_and_named_if_they_agree() {
        let mut crowd = Crowd::default();
        crowd.enter(Some(&person("b")), true);
        crowd.enter(Some(&person("a")), false);
        crowd.enter(Some(&person("a")), false);
        crowd.enter(None, true);

        assert_eq!(named(&crowd), (3, vec!["Name of b".to_owned()]));
        assert_eq!((crowd.sockets(), crowd.sockets_of("a")), (4, 2));
        crowd.enter(Some(&person("a")), true);
        assert_eq!(named(&crowd).1, ["Name of b", "Name of a"]);
    }

    #[test]
    fn who_loads_the_page_again_never_left() {
        let start = Instant::now();
        let mut crowd = Crowd::default();
        crowd.enter(Some(&person("a")), true);
        crowd.leave(Some("a"), true, start);

        assert!(!crowd.forget(start + LOBBY_GRACE / 2));
        assert!(crowd.is_here("a"));
        assert_eq!(named(&crowd), (1, vec!["Name of a".to_owned()]));
        crowd.enter(Some(&person("a")), true);
        assert!(!crowd.forget(start + LOBBY_GRACE * 2));
        crowd.leave(Some("a"), true, start + LOBBY_GRACE * 2);
        assert!(crowd.forget(start + LOBBY_GRACE * 3));
        assert!(crowd.is_empty());
    }
}
