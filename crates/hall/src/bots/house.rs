//! The programs that a hall has itself: whom they play, and under which names.

use crate::StoredBody;
use crate::accounts::{PersonKind, name_key};
use crate::offers::{HouseStrength, NamedSeek, SoughtGame};

/// The names of the programs, the weakest first. No other bot has one of them.
pub const HOUSE_NAMES: [(HouseStrength, &str); 3] = [
    (HouseStrength::Gentle, "Rosespring 1 (bot)"),
    (HouseStrength::Middling, "Rosespring 2 (bot)"),
    (HouseStrength::Strong, "Rosespring 3 (bot)"),
];

/// The time for which a seek waits for people before a program answers it, milliseconds.
pub const HOUSE_WAIT_MS: i64 = 20_000;

/// Returns whether a name is that of a program of the hall, or looks like it.
#[must_use]
pub fn is_house_name(name: &str) -> bool {
    let key = name_key(name);
    HOUSE_NAMES.iter().any(|(_, house)| name_key(house) == key)
}

/// Returns the program that may sit down with the person of a seek, who `is_here`: the person
/// allowed it, the match is not rated and has a clock in seconds, and nobody came in time.
#[must_use]
pub fn house_seek(
    seek: &NamedSeek,
    is_here: bool,
    now_ms: i64,
) -> Option<(HouseStrength, SoughtGame)> {
    let NamedSeek { seek, kind, .. } = seek;
    let has_waited = now_ms.saturating_sub(seek.created_ms) >= HOUSE_WAIT_MS;
    if *kind == PersonKind::Bot || !is_here || !has_waited {
        return None;
    }
    let sought = SoughtGame::from_body(&seek.body).ok()?;
    let has_seconds = sought.game.time.is_some_and(|time| !time.is_days());
    let may_play = has_seconds && !sought.game.rated;
    let strength = sought.program.filter(|_| may_play)?;
    Some((strength, sought))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::StoredSeek;

    #[test]
    fn no_name_looks_like_that_of_a_program_of_the_hall() {
        for name in [
            "Rosespring 1 (bot)",
            "ROSESPRING-1 (bot)",
            "Rosespring l (bot)",
        ] {
            assert!(is_house_name(name), "{name}");
        }
        assert!(!is_house_name("Rosespring 4 (bot)"));
    }

    fn seek(kind: PersonKind, fields: &str) -> NamedSeek {
        NamedSeek {
            seek: StoredSeek {
                id: "1".to_owned(),
                person: "ada".to_owned(),
                body: format!(r#"{{"rules":"gioul","match_to":1{fields}}}"#),
                created_ms: 1_000,
            },
            name: "Ada".to_owned(),
            kind,
        }
    }

    #[test]
    fn a_program_answers_only_a_seek_that_allows_it_and_waited() {
        let allowed = r#","time":"fast","program":"gentle""#;
        let late_ms = 1_000 + HOUSE_WAIT_MS;
        let gentle = Some(HouseStrength::Gentle);
        for (kind, fields, is_here, now_ms, expected) in [
            (PersonKind::Guest, allowed, true, late_ms, gentle),
            (PersonKind::Member, allowed, true, late_ms, gentle),
            // Twenty seconds belong to people.
            (PersonKind::Guest, allowed, true, late_ms - 1, None),
            (PersonKind::Guest, allowed, false, late_ms, None),
            (PersonKind::Bot, allowed, true, late_ms, None),
            (PersonKind::Guest, r#","time":"fast""#, true, late_ms, None),
            (
                PersonKind::Member,
                r#","time":"fast","program":"gentle","rated":true"#,
                true,
                late_ms,
                None,
            ),
            (
                PersonKind::Guest,
                r#","time":"days-2","program":"gentle""#,
                true,
                late_ms,
                None,
            ),
            (
                PersonKind::Guest,
                r#","program":"gentle""#,
                true,
                late_ms,
                None,
            ),
        ] {
            let found = house_seek(&seek(kind, fields), is_here, now_ms);
            let found = found.map(|(strength, _)| strength);
            assert_eq!(found, expected, "{kind:?} {fields} {is_here} {now_ms}");
        }
    }
}
