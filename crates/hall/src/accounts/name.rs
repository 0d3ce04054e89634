//! Names: which are accepted for accounts, guests and tournaments, and which count as the same.
//!
//! A name is normalised to NFKC and has one script (Unicode Technical Standard #39, section 5.1).
//! Names with the same [`name_key`] are one name: it is the skeleton of section 4 without case,
//! spaces and marks, so that `Ada`, `ADA` and an `Аdа` with Cyrillic letters cannot be told apart.

use rosespring_wire::bot::BOT_NAME_END;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

use super::{AccountRefusal, DELETED_NAME};

/// Minimum length of the name of an account, in characters.
pub const ACCOUNT_NAME_CHARS_MIN: usize = 2;
/// Maximum length of the name of an account, in characters.
pub const ACCOUNT_NAME_CHARS_MAX: usize = 30;

/// Characters that a name may have between its letters and digits.
const BETWEEN: [char; 5] = [' ', '-', '_', '.', '\''];

/// Names that would be mistaken for words of the page or for people who run the hall, in the
/// languages of the page.
const RESERVED: [&str; 96] = [
    "you",
    "white",
    "black",
    "guest",
    "anybody",
    "nobody",
    "computer",
    "admin",
    "administrator",
    "moderator",
    "operator",
    "rosespring",
    "rosespring 1",
    "rosespring 2",
    "rosespring 3",
    "system",
    DELETED_NAME,
    "bot",
    // German.
    "du",
    "weiß",
    "schwarz",
    "gast",
    "niemand",
    "betreiber",
    // Bulgarian and Macedonian.
    "вие",
    "ти",
    "бял",
    "белият",
    "черен",
    "черният",
    "гост",
    "бел",
    "белиот",
    "црн",
    "црниот",
    "гостин",
    "никой",
    "никој",
    "модератор",
    "администратор",
    "оператор",
    "компютър",
    "компјутер",
    // Russian.
    "вы",
    "ты",
    "белые",
    "чёрные",
    "гость",
    "никто",
    "компьютер",
    "бот",
    "система",
    // Turkish and Azerbaijani.
    "sen",
    "siz",
    "sən",
    "beyaz",
    "siyah",
    "ağ",
    "qara",
    "misafir",
    "qonaq",
    "denetçi",
    "yönetici",
    "idarəçi",
    "işleten",
    "bilgisayar",
    "kompüter",
    // Greek.
    "εσύ",
    "εσείς",
    "λευκός",
    "ο λευκός",
    "μαύρος",
    "ο μαύρος",
    "επισκέπτης",
    "κανένας",
    "συντονιστής",
    "διαχειριστής",
    "υπολογιστής",
    // Arabic.
    "أنت",
    "أبيض",
    "الأبيض",
    "أسود",
    "الأسود",
    "ضيف",
    "مشرف",
    "المشرف",
    "مدير",
    "المشغل",
    "الحاسوب",
    // Persian.
    "شما",
    "تو",
    "سفید",
    "سیاه",
    "مهمان",
    "ناظر",
    "گرداننده",
];

/// Maximum number of marks on a letter: more of them cover the neighbours.
const MARKS_MAX: usize = 3;

/// Characters without a shape, which names of some scripts contain.
const JOINERS: [char; 2] = ['\u{200c}', '\u{200d}'];

/// The rule that a name breaks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum NameFault {
    /// It has fewer than [`ACCOUNT_NAME_CHARS_MIN`] characters.
    #[error("it has fewer than {ACCOUNT_NAME_CHARS_MIN} characters")]
    Short,
    /// It has more than [`ACCOUNT_NAME_CHARS_MAX`] characters.
    #[error("it has more than {ACCOUNT_NAME_CHARS_MAX} characters")]
    Long,
    /// It has a character that names of accounts do not have.
    #[error("it has the character `{}`", .0.escape_default())]
    Character(char),
    /// It has letters of more than one script.
    #[error("it has letters of more than one script")]
    Scripts,
    /// It has no letter.
    #[error("it has no letter")]
    NoLetter,
    /// It is, or looks like, a word of the page.
    #[error("it is a word of the page")]
    Word,
    /// It ends like the name of a bot.
    #[error("it ends like the name of a bot")]
    Bot,
    /// It has more than three marks on a letter.
    #[error("it has more than {MARKS_MAX} marks on a letter")]
    Marks,
}

/// The name of an account with its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AccountName {
    /// The name.
    pub name: String,
    /// What it has in common with names that look like it.
    pub key: String,
}

impl AccountName {
    /// Reads the name of a new account.
    ///
    /// # Errors
    ///
    /// [`AccountRefusal::NameRefused`] with the reason.
    pub fn read(typed: &str) -> Result<Self, AccountRefusal> {
        let name: String = typed.nfkc().collect();
        let name = name.split_whitespace().collect::<Vec<_>>().join(" ");
        match fault(&name) {
            Some(fault) => Err(AccountRefusal::NameRefused(fault, None)),
            None => Ok(Self {
                key: name_key(&name),
                name,
            }),
        }
    }
}

/// Checks a name that needs no account: that of a guest, or of a tournament. It must not be taken
/// for a person who runs the hall, a bot, or a word of the page, and covers no neighbours.
///
/// # Errors
///
/// [`NameFault`].
pub fn check_free_name(name: &str) -> Result<(), NameFault> {
    if has_stack(name) {
        return Err(NameFault::Marks);
    }
    if name.ends_with(BOT_NAME_END) {
        return Err(NameFault::Bot);
    }
    match is_reserved(name) {
        true => Err(NameFault::Word),
        false => Ok(()),
    }
}

/// Returns names to propose in place of a refused one: the name with a number after it.
pub fn other_names(name: &str, chars_max: usize) -> impl Iterator<Item = String> {
    let name = name.strip_suffix(BOT_NAME_END).unwrap_or(name);
    let plain: String = name.nfc().filter(|one| !is_combining_mark(*one)).collect();
    (2..100).map(move |number| {
        let end = format!(" {number}");
        let room = chars_max.saturating_sub(end.len());
        let begin: String = plain.chars().take(room).collect();
        format!("{}{end}", begin.trim())
    })
}

/// Returns whether more than [`MARKS_MAX`] marks follow each other. Joiners between them have no
/// shape.
fn has_stack(name: &str) -> bool {
    let mut marks = 0;
    let mut shown = name.nfd().filter(|one| !JOINERS.contains(one));
    shown.any(|one| {
        marks = if is_combining_mark(one) { marks + 1 } else { 0 };
        marks > MARKS_MAX
    })
}

fn is_reserved(name: &str) -> bool {
    let [small, capital] = spelled(name);
    RESERVED.iter().any(|word| {
        let known = spelled(word);
        known[0] == small || known[1] == capital
    })
}

/// Returns the keys of the word that a name spells, by its small letters and by its capitals, which
/// look like others: a digit or sign counts as the letter that it resembles, if the name has more
/// letters than digits. So `4dm1n` spells `admin`, but `512` is a number.
fn spelled(name: &str) -> [String; 2] {
    let folded: String = name.nfkc().collect();
    let letters = folded.chars().filter(|one| one.is_alphabetic()).count();
    let numerals = folded.chars().filter(|one| one.is_numeric()).count();
    let is_word = letters > numerals;
    let letter = |one: char| if is_word { letter_of(one) } else { one };
    let word: String = folded.chars().map(letter).collect();
    let capitals: String = skeleton(&word.to_uppercase()).collect();
    // 1, l and I look alike, as vv and w do.
    [word, capitals].map(|word| name_key(&word).replace('l', "i").replace("vv", "w"))
}

/// Returns the Latin letter for which a digit or sign is written. [`skeleton`] knows 0 and 1.
const fn letter_of(one: char) -> char {
    match one {
        '3' | '€' => 'e',
        '4' | '@' => 'a',
        '5' | '$' => 's',
        '6' | '9' => 'g',
        '7' | '+' => 't',
        '8' => 'b',
        '!' | '|' => 'i',
        other => other,
    }
}

/// Returns the key of a name as it was typed.
#[must_use]
pub fn name_key(typed: &str) -> String {
    let folded: String = typed.nfkc().flat_map(char::to_lowercase).collect();
    let skeleton = skeleton(&folded).flat_map(char::to_lowercase);
    skeleton.filter(|one| one.is_alphanumeric()).collect()
}

fn fault(name: &str) -> Option<NameFault> {
    let length = name.chars().count();
    if length < ACCOUNT_NAME_CHARS_MIN {
        return Some(NameFault::Short);
    }
    if length > ACCOUNT_NAME_CHARS_MAX {
        return Some(NameFault::Long);
    }
    if has_stack(name) {
        return Some(NameFault::Marks);
    }
    let is_usual = |one: char| BETWEEN.contains(&one) || one.identifier_allowed();
    if let Some(unusual) = name.chars().find(|one| !is_usual(*one)) {
        return Some(NameFault::Character(unusual));
    }
    if !name.is_single_script() {
        return Some(NameFault::Scripts);
    }
    if !name.chars().any(char::is_alphabetic) {
        return Some(NameFault::NoLetter);
    }
    is_reserved(name).then_some(NameFault::Word)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(name: &str) -> String {
        match AccountName::read(name) {
            Ok(read) => panic!("{read:?}"),
            Err(error) => error.to_string(),
        }
    }

    #[test]
    fn names_of_all_scripts_are_accepted() {
        for name in [
            "Ada",
            "Ada L.",
            "Борис",
            "Ελένη",
            "گل بهار",
            "آدا",
            "Gül",
            "D'Arc",
            "Јован",
            "ada_1815",
            "山田さん",
        ] {
            assert_eq!(AccountName::read(name).unwrap().name, name);
        }
        // Compatibility characters and spaces are normalised.
        assert_eq!(AccountName::read("  Ａｄａ   L ").unwrap().name, "Ada L");
    }

    #[test]
    fn names_that_deceive_are_refused() {
        for (name, why) in [
            ("A", "fewer than"),
            (&"a".repeat(31), "more than"),
            ("Ada\u{202e}x", "the character `\\u{202e}`"),
            ("Ada\u{200b}", "the character"),
            ("Аda", "more than one script"),
            ("12345", "no letter"),
            ("...", "no letter"),
            ("Rose-Spring", "word of the page"),
            ("M0DERAT0R", "word of the page"),
            ("Adm1n", "word of the page"),
            ("ADMlN", "word of the page"),
            ("4dm1n1strat0r", "word of the page"),
            ("☺☺", "the character"),
        ] {
            let found = refusal(name);
            assert!(found.contains(why), "{name}: {found}");
        }
    }

    #[test]
    fn a_guest_has_no_word_of_the_page_no_bot_and_no_stack_of_marks_as_name() {
        for (name, fault) in [
            ("You", NameFault::Word),
            ("gυest", NameFault::Word),
            ("M0derator", NameFault::Word),
            // Capitals of other scripts, alone and among Latin ones.
            ("АDМIN", NameFault::Word),
            ("ΥΟU", NameFault::Word),
            ("@dm!n", NameFault::Word),
            ("5y$tem", NameFault::Word),
            ("9uest", NameFault::Word),
            ("vvh1te", NameFault::Word),
            ("b0t", NameFault::Word),
            ("n1em4nd", NameFault::Word),
            ("Weiß", NameFault::Word),
            ("МОДЕРАТОР", NameFault::Word),
            ("Гость", NameFault::Word),
            ("Ağ", NameFault::Word),
            ("Ο Λευκός", NameFault::Word),
            ("الأبيض", NameFault::Word),
            ("مهمان", NameFault::Word),
            ("Rose (bot)", NameFault::Bot),
            ("A\u{301}\u{301}\u{301}\u{301}da", NameFault::Marks),
            (
                "A\u{301}\u{200d}\u{301}\u{200d}\u{301}\u{200d}\u{301}da",
                NameFault::Marks,
            ),
        ] {
            assert_eq!(check_free_name(name), Err(fault), "{name}");
            let other = other_names(name, 40).next().unwrap();
            assert_eq!(check_free_name(&other), Ok(()), "{other}");
        }
        for name in [
            "Ada",
            "☺",
            "Ẫda",
            "Ada 2",
            "Youssef",
            "سَلَام",
            "anna1",
            "S12",
            "512",
            "Alma",
            "Bob 8",
            "4x4",
            "Ti7",
        ] {
            assert_eq!(check_free_name(name), Ok(()), "{name}");
        }
        let long = "a".repeat(40);
        assert_eq!(other_names(&long, 40).next().unwrap().len(), 40);
        assert!(refusal("a\u{301}\u{301}\u{301}\u{301}da").contains("marks"));
    }

    #[test]
    fn names_that_look_alike_have_one_key() {
        for (one, other) in [
            ("Ada", "ADA"),
            ("Ada", "A d-a"),
            ("bob0", "bobo"),
            // Wholly Cyrillic against wholly Latin letters.
            ("сор", "cop"),
            ("Ａda", "Ada"),
        ] {
            assert_eq!(name_key(one), name_key(other), "{one} {other}");
        }
        assert_ne!(name_key("Ada"), name_key("Ida"));
        assert_ne!(name_key("Борис"), name_key("Барис"));
    }
}
