//! Tournaments in messages, and as they are stored.

use rosespring_wire::tournament::{NewTournament, TournamentKind};

use super::{Kind, TournamentTerms};

impl From<NewTournament> for TournamentTerms {
    fn from(new: NewTournament) -> Self {
        Self {
            name: new.name,
            kind: new.kind.into(),
            rules: new.rules,
            match_to: new.match_to,
            auto_forced: new.auto_forced,
            time: new.time,
            rated: new.rated,
            rounds: new.rounds,
            minutes: new.minutes,
            starts_ms: new.starts_ms,
            players_min: new.players_min,
            players_max: new.players_max,
        }
    }
}

impl From<TournamentKind> for Kind {
    fn from(kind: TournamentKind) -> Self {
        match kind {
            TournamentKind::Swiss => Self::Swiss,
            TournamentKind::RoundRobin => Self::RoundRobin,
            TournamentKind::Knockout => Self::Knockout,
            TournamentKind::Arena => Self::Arena,
        }
    }
}

impl From<Kind> for TournamentKind {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::Swiss => Self::Swiss,
            Kind::RoundRobin => Self::RoundRobin,
            Kind::Knockout => Self::Knockout,
            Kind::Arena => Self::Arena,
        }
    }
}
