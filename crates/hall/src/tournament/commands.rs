//! What people may do with a tournament: each command becomes an entry, or is refused.

use rosespring_wire::refusal_code::RefusalCode;

use crate::tournament::log::Entry;
use crate::tournament::plan::Kind;
use crate::tournament::state::{Phase, Tournament};

/// The reason why a command is refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
pub enum Refusal {
    /// Nobody can join any more.
    #[error("nobody can join this tournament any more")]
    Closed,
    /// The maximum number of players has joined.
    #[error("this tournament is full")]
    Full,
    /// The person does not play in the tournament.
    #[error("you do not play in this tournament")]
    NotIn,
    /// The tournament has begun.
    #[error("this tournament has begun")]
    Begun,
    /// There are fewer players than the tournament needs.
    #[error("this tournament has too few players")]
    TooFew,
    /// The tournament is over.
    #[error("this tournament is over")]
    Over,
}

impl From<Refusal> for crate::Refusal {
    fn from(refusal: Refusal) -> Self {
        let code = match refusal {
            Refusal::Closed => RefusalCode::TournamentClosed,
            Refusal::Full => RefusalCode::TournamentFull,
            Refusal::NotIn => RefusalCode::NotInTournament,
            Refusal::Begun => RefusalCode::TournamentBegun,
            Refusal::TooFew => RefusalCode::TooFewPlayers,
            Refusal::Over => RefusalCode::TournamentOver,
        };
        Self::new(code, &refusal)
    }
}

impl Tournament {
    /// Returns whether a person is paired.
    #[must_use]
    pub fn is_in(&self, person: &str) -> bool {
        self.player(person).is_some_and(|one| self.is_active(one))
    }

    /// Lets a person join, or come back.
    ///
    /// # Errors
    ///
    /// [`Refusal::Closed`], [`Refusal::Full`].
    pub fn join(&self, person: &str, rating: i32, now_ms: i64) -> Result<Entry, Refusal> {
        let known = self.player(person);
        let is_known = known.is_some_and(|player| self.seed(player).is_some());
        match self.phase {
            Phase::Over | Phase::Cancelled => return Err(Refusal::Closed),
            Phase::Open => {}
            Phase::Running => match self.plan.kind {
                Kind::Knockout => return Err(Refusal::Closed),
                Kind::Swiss | Kind::RoundRobin if !is_known || self.all_paired() => {
                    return Err(Refusal::Closed);
                }
                Kind::Arena if now_ms >= self.closes_ms() => return Err(Refusal::Closed),
                _ => {}
            },
        }
        let count = match self.phase {
            // Who withdrew leaves their place to others.
            Phase::Open => self.active().count(),
            _ => self.seeds.len(),
        };
        let is_full = count >= usize::from(self.plan.players_max);
        if is_full && (self.phase == Phase::Open || !is_known) {
            return Err(Refusal::Full);
        }
        Ok(Entry::Joined {
            person: person.to_owned(),
            rating,
        })
    }

    /// Lets a player leave. Their game goes on.
    ///
    /// # Errors
    ///
    /// [`Refusal::NotIn`], [`Refusal::Over`].
    pub fn withdraw(&self, person: &str) -> Result<Entry, Refusal> {
        if matches!(self.phase, Phase::Over | Phase::Cancelled) {
            return Err(Refusal::Over);
        }
        let player = self.player(person).filter(|one| self.is_active(*one));
        let player = player.ok_or(Refusal::NotIn)?;
        Ok(Entry::Withdrew { player })
    }

    /// Checks that the tournament may begin before its time.
    ///
    /// # Errors
    ///
    /// [`Refusal::Begun`], [`Refusal::Over`], [`Refusal::TooFew`].
    pub fn may_begin(&self) -> Result<(), Refusal> {
        match self.phase {
            Phase::Running => Err(Refusal::Begun),
            Phase::Over | Phase::Cancelled => Err(Refusal::Over),
            Phase::Open if !self.has_enough() => Err(Refusal::TooFew),
            Phase::Open => Ok(()),
        }
    }

    /// Ends the tournament without a winner. Games that are played go on, for themselves. Who plays
    /// in it, and is no moderator, does so only before it begins: they could take a win away.
    ///
    /// # Errors
    ///
    /// [`Refusal::Over`], [`Refusal::Begun`].
    pub fn cancel_by(&self, person: &str, is_moderator: bool) -> Result<Entry, Refusal> {
        let plays = self.player(person).is_some() && !is_moderator;
        match self.phase {
            Phase::Over | Phase::Cancelled => Err(Refusal::Over),
            Phase::Running if plays => Err(Refusal::Begun),
            Phase::Open | Phase::Running => Ok(Entry::Cancelled {
                by: Some(person.to_owned()),
            }),
        }
    }

    pub(crate) fn has_enough(&self) -> bool {
        self.active().count() >= usize::from(self.plan.players_min.max(2))
    }
}
