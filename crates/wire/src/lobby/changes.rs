//! The difference between two states of a lobby, and its effect.

use std::collections::{BTreeMap, BTreeSet};

use super::{LiveMove, LobbyChanges, LobbyView};

impl LobbyView {
    /// Returns what changed from this state to `next`; `None` if nothing did.
    #[must_use]
    pub fn changes_to(&self, next: &Self) -> Option<LobbyChanges> {
        let (people, people_gone) = difference(&self.people, &next.people, |one| one.number);
        let (seeks, seeks_gone) = difference(&self.seeks, &next.seeks, |one| one.id.clone());
        let (boards, boards_gone) = difference(&self.boards, &next.boards, |one| one.table.clone());
        let (mut added, mut moves) = (Vec::new(), Vec::new());
        for board in boards {
            match self.boards.iter().find(|old| old.table == board.table) {
                None => added.push(board),
                Some(old) if old.with_position_of(&board) == board => moves.push(LiveMove {
                    table: board.table,
                    position: board.position,
                }),
                Some(_) => added.push(board),
            }
        }
        let changes = LobbyChanges {
            here: (self.here != next.here).then_some(next.here),
            playing: (self.playing != next.playing).then_some(next.playing),
            people,
            people_gone,
            seeks,
            seeks_gone,
            boards: added,
            boards_gone,
            moves,
        };
        (changes != LobbyChanges::default()).then_some(changes)
    }

    /// Applies changes. What goes is removed first; what comes is appended.
    pub fn apply(&mut self, changes: LobbyChanges) {
        self.here = changes.here.unwrap_or(self.here);
        self.playing = changes.playing.unwrap_or(self.playing);
        replace(
            &mut self.people,
            &changes.people_gone,
            changes.people,
            |one| one.number,
        );
        replace(&mut self.seeks, &changes.seeks_gone, changes.seeks, |one| {
            one.id.clone()
        });
        replace(
            &mut self.boards,
            &changes.boards_gone,
            changes.boards,
            |one| one.table.clone(),
        );
        for LiveMove { table, position } in changes.moves {
            if let Some(board) = self.boards.iter_mut().find(|board| board.table == table) {
                board.position = position;
            }
        }
    }
}

impl super::LiveBoard {
    fn with_position_of(&self, other: &Self) -> Self {
        Self {
            position: other.position.clone(),
            ..self.clone()
        }
    }
}

/// Returns what is new or different in `next`, and the keys of what it lacks.
fn difference<T: Clone + PartialEq, K: Ord>(
    before: &[T],
    next: &[T],
    key: impl Fn(&T) -> K,
) -> (Vec<T>, Vec<K>) {
    let old: BTreeMap<K, &T> = before.iter().map(|one| (key(one), one)).collect();
    let kept: BTreeSet<K> = next.iter().map(&key).collect();
    let is_new = |one: &&T| old.get(&key(one)) != Some(one);
    let added = next.iter().filter(is_new).cloned().collect();
    let gone = before.iter().map(key).filter(|key| !kept.contains(key));
    (added, gone.collect())
}

/// Removes what has gone, changes what is there, and appends what is new.
fn replace<T, K: Ord>(list: &mut Vec<T>, gone: &[K], added: Vec<T>, key: impl Fn(&T) -> K) {
    list.retain(|one| !gone.contains(&key(one)));
    for new in added {
        match list.iter_mut().find(|one| key(one) == key(&new)) {
            Some(old) => *old = new,
            None => list.push(new),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::{LiveBoard, LivePosition, PersonHere, SeekView};
    use super::*;
    use crate::board::{BoardMen, BoardShape, MenView};
    use crate::person::PersonKindView;
    use crate::table::{Score, Seat};

    fn board(table: u8, moved: u8, name: u8) -> LiveBoard {
        let men = MenView {
            pinned: Vec::new(),
            points: vec![moved; 24],
            bar: 0,
            hand: 0,
            off: 0,
            pips: 9,
        };
        LiveBoard {
            table: format!("t{table}"),
            rules: "gioul".to_owned(),
            title: "Gioul".to_owned(),
            white: format!("Ada {name}"),
            white_kind: PersonKindView::Member,
            black: "Boris".to_owned(),
            black_kind: PersonKindView::Bot,
            shape: BoardShape {
                movement: "parallel".to_owned(),
                has_bar: true,
                has_hand: false,
                black_numbers: vec![1; 24],
            },
            position: LivePosition {
                men: BoardMen {
                    white: men.clone(),
                    black: men,
                },
                score: Score {
                    to: 3,
                    white: 0,
                    black: 1,
                },
                mover: (moved > 1).then_some(Seat::Black),
                dice: (moved > 0).then_some([moved, 1]),
            },
        }
    }

    /// A lobby by chance; new people, seeks and boards come last, as in a real one.
    fn lobby(rng: &mut fastrand::Rng, before: &LobbyView) -> LobbyView {
        let mut next = before.clone();
        next.here = rng.u32(0..3);
        next.playing = rng.u32(0..3);
        next.people.retain(|_| rng.bool());
        next.seeks.retain(|_| rng.bool());
        next.boards.retain(|_| rng.bool());
        for one in &mut next.boards {
            let table = one.table[1..].parse().unwrap();
            *one = board(table, rng.u8(0..3), rng.u8(0..2));
        }
        let number = rng.u32(..);
        next.people.push(PersonHere {
            number,
            name: "Ada".to_owned(),
            kind: PersonKindView::Guest,
            is_member: rng.bool(),
        });
        next.seeks.push(SeekView {
            id: number.to_string(),
            name: "Ada".to_owned(),
            kind: PersonKindView::Member,
            rules: "gioul".to_owned(),
            title: "Gioul".to_owned(),
            match_to: 1,
            time: None,
            rated: rng.bool(),
            rating: None,
            range: None,
        });
        let table = rng.u8(..);
        // A board that goes does not come back at once.
        if !before
            .boards
            .iter()
            .any(|one| one.table == format!("t{table}"))
        {
            next.boards.push(board(table, 0, rng.u8(0..2)));
        }
        next
    }

    #[test]
    fn changes_lead_from_each_state_to_the_next() {
        let mut rng = fastrand::Rng::with_seed(14);
        let mut before = LobbyView::default();
        for _ in 0..2_000 {
            let next = lobby(&mut rng, &before);
            let changes = before.changes_to(&next);

            let mut folded = before.clone();
            if let Some(changes) = changes {
                let text = serde_json::to_string(&changes).unwrap();
                folded.apply(serde_json::from_str(&text).unwrap());
            }
            assert_eq!(folded, next);
            before = next;
        }
    }

    #[test]
    fn what_did_not_change_is_not_told() {
        let lobby = |moved, name| LobbyView {
            boards: vec![board(1, moved, name)],
            ..LobbyView::default()
        };
        let before = lobby(0, 0);

        assert_eq!(before.changes_to(&before), None);
        let moved = before.changes_to(&lobby(1, 0)).unwrap();
        assert_eq!((moved.moves.len(), moved.boards.len()), (1, 0));
        let renamed = before.changes_to(&lobby(1, 1)).unwrap();
        assert_eq!((renamed.moves.len(), renamed.boards.len()), (0, 1));
    }
}
