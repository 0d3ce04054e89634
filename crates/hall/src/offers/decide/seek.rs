//! Seeks: the next person who wants the same game begins it.

use super::OfferRefusal;
use crate::StoredBody;
use crate::accounts::{Person, PersonKind};
use crate::offers::{NamedSeek, SoughtGame, StoredSeek};

/// Maximum number of seeks. A person has at most one.
pub const SEEKS_MAX: usize = 500;

impl NamedSeek {
    fn is_of(&self, person: Option<&Person>) -> bool {
        person.is_some_and(|person| person.id.as_str() == self.seek.person)
    }

    /// Returns whether a program seeks.
    fn is_bots(&self) -> bool {
        self.kind == PersonKind::Bot
    }
}

/// Returns the seeks that a person would accept at once instead of adding theirs, in the order of
/// `seeks`, with the game that both agree to: the smaller range of ratings counts. `is_here` says
/// who is in the lobby. Nobody is seated with a program, or against one, without having chosen it.
pub fn find_fitting<'a>(
    seeks: &'a [NamedSeek],
    wanted: &SoughtGame,
    by: Option<&Person>,
    is_here: impl Fn(&str) -> bool,
) -> Vec<(&'a NamedSeek, SoughtGame)> {
    let is_bot = by.is_some_and(|person| person.is_bot);
    let waiting = seeks
        .iter()
        .filter(|one| !is_bot && !one.is_bots() && !one.is_of(by) && is_here(&one.seek.person));
    let fitting = waiting.filter_map(|one| {
        let sought = SoughtGame::from_body(&one.seek.body).ok()?;
        let range = sought.range.into_iter().chain(wanted.range).min();
        let fits = sought.fits(wanted);
        fits.then_some((one, SoughtGame { range, ..sought }))
    });
    fitting.collect()
}

/// Decides whether a person may add a seek, which replaces an earlier one.
///
/// # Errors
///
/// [`OfferRefusal::TooManySeeks`].
pub fn may_add_seek(seeks: &[NamedSeek], by: Option<&Person>) -> Result<(), OfferRefusal> {
    match seeks.len() < SEEKS_MAX || seeks.iter().any(|one| one.is_of(by)) {
        true => Ok(()),
        false => Err(OfferRefusal::TooManySeeks),
    }
}

impl StoredSeek {
    /// Returns the seek of a person to store under an id.
    #[must_use]
    pub fn new((id, by): (String, &Person), wanted: &SoughtGame, now_ms: i64) -> Self {
        Self {
            id,
            person: by.id.as_str().to_owned(),
            body: wanted.to_body(),
            created_ms: now_ms,
        }
    }
}

/// Returns the seek with an id, for a person who chose it; `None` if there is none whose person is
/// in the lobby.
///
/// # Errors
///
/// [`OfferRefusal::OwnSeek`], and [`OfferRefusal::NotForBots`] for the seek of a person.
pub fn find_to_accept<'a>(
    seeks: &'a [NamedSeek],
    id: &str,
    by: Option<&Person>,
    is_here: impl Fn(&str) -> bool,
) -> Result<Option<&'a NamedSeek>, OfferRefusal> {
    let found = seeks.iter().find(|one| one.seek.id == id);
    let Some(seek) = found.filter(|one| is_here(&one.seek.person)) else {
        return Ok(None);
    };
    if seek.is_of(by) {
        return Err(OfferRefusal::OwnSeek);
    }
    match by.is_some_and(|person| person.is_bot) && !seek.is_bots() {
        true => Err(OfferRefusal::NotForBots),
        false => Ok(Some(seek)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::offers::decide::tests::{person, sought};

    const GAME: &str = r#"{"rules":"gioul","match_to":1,"time":"fast","rated":true,"range":200}"#;

    fn seek(id: &str, by: &Person, body: &str) -> NamedSeek {
        NamedSeek {
            seek: StoredSeek::new((id.to_owned(), by), &sought(body), 5),
            name: by.name.clone(),
            kind: match by.is_bot {
                true => PersonKind::Bot,
                false => PersonKind::Guest,
            },
        }
    }

    fn bot() -> Person {
        Person {
            name: "Prog (bot)".to_owned(),
            is_bot: true,
            ..person("prog")
        }
    }

    #[test]
    fn people_are_paired_with_people_who_are_here_and_seek_the_same() {
        let [ada, boris, cleo, dora] = ["ada", "boris", "cleo", "dora"].map(person);
        let seeks = [
            seek("1", &ada, GAME),
            seek("2", &bot(), GAME),
            seek("3", &boris, r#"{"rules":"tawula","match_to":1}"#),
            seek("4", &cleo, GAME),
            seek("5", &dora, GAME),
        ];
        let wanted = SoughtGame {
            range: Some(100),
            ..sought(GAME)
        };
        let found = |by: &Person| {
            let is_here = |person: &str| person != "cleo";
            let found = find_fitting(&seeks, &wanted, Some(by), is_here);
            found
                .into_iter()
                .map(|(one, game)| (one.seek.id.clone(), game.range))
                .collect::<Vec<_>>()
        };

        assert_eq!(found(&ada), [("5".to_owned(), Some(100))]);
        assert_eq!(found(&person("eve")).len(), 2);
        assert_eq!(found(&bot()), []);
    }

    #[test]
    fn a_seek_is_accepted_by_others_and_by_bots_only_if_a_bot_seeks() {
        let [ada, boris] = ["ada", "boris"].map(person);
        let seeks = [seek("1", &ada, GAME), seek("2", &bot(), GAME)];
        let accept = |id, by: &Person| {
            let found = find_to_accept(&seeks, id, Some(by), |person| person != "gone");
            found.map(|found| found.map(|one| one.seek.id.as_str()))
        };

        assert_eq!(accept("1", &boris), Ok(Some("1")));
        assert_eq!(accept("2", &boris), Ok(Some("2")));
        assert_eq!(accept("3", &boris), Ok(None));
        assert_eq!(accept("1", &ada), Err(OfferRefusal::OwnSeek));
        assert_eq!(accept("1", &bot()), Err(OfferRefusal::NotForBots));
        let gone = find_to_accept(&seeks, "1", None, |_| false);
        assert_eq!(gone, Ok(None));
    }

    #[test]
    fn a_full_list_has_room_for_the_own_seek_alone() {
        let people = (0..SEEKS_MAX).map(|number| person(&number.to_string()));
        let seeks: Vec<_> = people.map(|one| seek("x", &one, GAME)).collect();

        assert_eq!(may_add_seek(&seeks[1..], None), Ok(()));
        assert_eq!(may_add_seek(&seeks, Some(&person("7"))), Ok(()));
        assert_eq!(may_add_seek(&seeks, None), Err(OfferRefusal::TooManySeeks));
    }
}
