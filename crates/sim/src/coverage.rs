//! What runs must meet at least once, and what they cannot, with the reason.

use std::collections::{BTreeMap, BTreeSet};

use rosespring_wire::refusal_code::RefusalCode::{
    self, AccountClosed, AlreadyMember, Blocked, BodyTooLarge, Busy, ChallengeOver, ChatFull,
    Conflict, Database, DeclinedLately, Foreign, IdInUse, IllegalStep, Internal, InvalidBackup,
    InvalidBody, InvalidNet, InvalidQuery, InvitationExpired, InvitationTaken, LastCredential,
    LeftLately, Malformed, NameMarks, NameRefused, NameReserved, NameTaken, NoAnalysis, NoBot,
    NoBudget, NoChallenge, NoDeviceCode, NoInvitation, NoMessage, NoNet, NoPasskey, NoPasskeys,
    NoPerson, NoPlayer, NoPuzzle, NoReport, NoRoute, NoSeek, NoSession, NoSimd, NoSpace, NoStorage,
    NoTable, NoTextsYet, NoTournament, NoUpgrade, NodeAway, NotForBots, NotHere, NotImpartial,
    NotInTournament, NotKept, NotLoaded, NotMember, NotOrganiser, NotYourSeat, OwnInvitation,
    OwnSeek, PasskeyRefused, RatedGame, RatedLimit, RatingRange, ReportAnswered, Silenced, Stale,
    TooFast, TooFewPlayers, TooLate, TooManyAnalyses, TooManyChallenges, TooManyNotes, TooManyOpen,
    TooManyPasskeys, TooManySeeks, TooManySockets, TooManyTables, TooManyTournaments, TooManyTries,
    TournamentBegun, TournamentClosed, TournamentFull, TournamentOver, Unreadable, WeakPassword,
    WrongCode, WrongCredentials, WrongMethod, WrongPhase,
};

use crate::faults::FaultKind;

/// The phases of a page in which its connection can be lost.
const PHASES: [&str; 5] = ["opening", "throw", "play", "confirm", "over"];

/// Returns why no run of a level is refused by a code; `None` if runs must be.
const fn unreached(code: RefusalCode, level: u8) -> Option<&'static str> {
    Some(match code {
        NodeAway if level == 3 => return None,
        NoRoute | WrongMethod | InvalidBody | InvalidQuery | NoUpgrade | NotKept | NoTable
        | NoAnalysis | WrongPhase | IllegalStep | NotYourSeat | Malformed | NoInvitation
        | InvitationTaken | OwnInvitation | NoSeek | OwnSeek | NotMember | NameRefused
        | NameReserved | NoPlayer | NoTournament | NoSession | NoDeviceCode | NoMessage
        | NoTextsYet | NoBot | LeftLately => return None,
        NoChallenge | Blocked | NotHere | DeclinedLately | TooManyChallenges | RatingRange
        | AlreadyMember | NameTaken | WeakPassword | WrongCredentials | WrongCode
        | TooManyNotes | RatedLimit => "players are guests",
        NotOrganiser | TooManyTournaments | TournamentClosed | TournamentFull | NotInTournament
        | TournamentBegun | TooFewPlayers | TournamentOver => "there are no tournaments",
        Silenced | AccountClosed | NoPerson | NoReport | ReportAnswered | NotImpartial => {
            "there is no moderator"
        }
        NoPasskeys | PasskeyRefused | ChallengeOver | NoPasskey | TooManyPasskeys
        | LastCredential => "there are no passkeys",
        NotForBots | Stale => "no bot plays over HTTP",
        TooManySockets | TooManyOpen | TooManyTables | TooManyAnalyses | TooManySeeks | Busy
        | ChatFull | BodyTooLarge => "three tables reach no maximum",
        TooFast | TooManyTries | TooLate => "rates and long answers measure real time",
        InvitationExpired => "nobody leaves an invitation for days",
        NodeAway => "there is one node (levels 1 and 2)",
        NoPuzzle => "the hall has no puzzles",
        Unreadable | Database | Internal => "what is stored in memory is never damaged",
        Foreign | NameMarks => "pages send no such header and no such name",
        IdInUse | NoNet | NoBudget | InvalidNet | NoSimd | NotLoaded | RatedGame
        | InvalidBackup | Conflict | NoStorage | NoSpace => {
            "only a browser without a server says it"
        }
    })
}

/// Returns the codes that no run of a level is refused by, by the reason.
pub(crate) fn unreached_codes(level: u8) -> BTreeMap<&'static str, Vec<&'static str>> {
    let mut codes = BTreeMap::<_, Vec<_>>::new();
    for code in RefusalCode::ALL {
        if let Some(reason) = unreached(*code, level) {
            codes.entry(reason).or_default().push(code.name());
        }
    }
    codes
}

/// Returns what did not happen in runs and can.
pub(crate) fn unmet(
    level: u8,
    faults: &BTreeMap<String, u64>,
    phases: &BTreeSet<String>,
    refusals: &BTreeMap<String, u64>,
) -> Vec<String> {
    let kinds = FaultKind::of_level(level).iter().map(|kind| kind.name());
    let kinds = kinds.filter(|kind| !faults.contains_key(*kind));
    let kinds = kinds.map(|kind| format!("fault {kind}"));
    let lost = PHASES.into_iter().filter(|phase| !phases.contains(*phase));
    let lost = lost.map(|phase| format!("a loss in {phase}"));
    let codes = RefusalCode::ALL.iter().copied();
    let codes = codes
        .filter(|code| unreached(*code, level).is_none())
        .map(RefusalCode::name);
    let codes = codes.filter(|code| !refusals.contains_key(*code));
    kinds
        .chain(lost)
        .chain(codes.map(|code| format!("refusal {code}")))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_happened_is_not_missing() {
        let none = unmet(1, &BTreeMap::new(), &BTreeSet::new(), &BTreeMap::new());
        for missing in [
            "fault stall",
            "a loss in throw",
            "refusal stale",
            "refusal no_seek",
        ] {
            assert_eq!(
                none.contains(&missing.to_owned()),
                missing != "refusal stale",
                "{missing}"
            );
        }
        let counts = |name: &str| BTreeMap::from([(name.to_owned(), 1)]);
        let phases = BTreeSet::from(["throw".to_owned()]);
        let some = unmet(1, &counts("stall"), &phases, &counts("no_seek"));
        assert_eq!(some.len(), none.len() - 3);
        let several = unmet(3, &BTreeMap::new(), &BTreeSet::new(), &BTreeMap::new());
        assert!(several.contains(&"refusal node_away".to_owned()));
    }

    #[test]
    fn the_documentation_lists_the_codes_that_are_not_reached() {
        let page = include_str!("../../../docs/reliability.md");
        for (reason, codes) in unreached_codes(1) {
            let codes = codes.iter().map(|code| format!("`{code}`"));
            let row = format!("| {reason} | {} |", codes.collect::<Vec<_>>().join(", "));
            assert!(
                page.contains(&row),
                "docs/reliability.md needs the row\n{row}"
            );
        }
    }
}
