//! The names of accounts: which are accepted, and which count as the same.
//!
//! A name is normalised to NFKC and has one script (Unicode Technical Standard #39, section 5.1).
//! Names with the same [`name_key`] are one name: it is the skeleton of section 4 without case,
//! spaces and marks, so that `Ada`, `ADA` and an `Аdа` with Cyrillic letters cannot be told apart.

use unicode_normalization::UnicodeNormalization;
use unicode_security::{GeneralSecurityProfile, MixedScript, skeleton};

use super::{AccountRefusal, DELETED_NAME};

/// Minimum length of the name of an account, in characters.
pub const ACCOUNT_NAME_CHARS_MIN: usize = 2;
/// Maximum length of the name of an account, in characters.
pub const ACCOUNT_NAME_CHARS_MAX: usize = 30;

/// Characters that a name may have between its letters and digits.
const BETWEEN: [char; 5] = [' ', '-', '_', '.', '\''];

/// Names that would be mistaken for words of the page or for people who run the hall.
const RESERVED: [&str; 14] = [
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
    "system",
    DELETED_NAME,
];

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
            Some(fault) => Err(AccountRefusal::NameRefused(fault)),
            None => Ok(Self {
                key: name_key(&name),
                name,
            }),
        }
    }
}

/// Returns the key of a name as it was typed.
#[must_use]
pub fn name_key(typed: &str) -> String {
    let folded: String = typed.nfkc().flat_map(char::to_lowercase).collect();
    let skeleton = skeleton(&folded).flat_map(char::to_lowercase);
    skeleton.filter(|one| one.is_alphanumeric()).collect()
}

fn fault(name: &str) -> Option<String> {
    let length = name.chars().count();
    if length < ACCOUNT_NAME_CHARS_MIN {
        return Some(format!(
            "it has fewer than {ACCOUNT_NAME_CHARS_MIN} characters"
        ));
    }
    if length > ACCOUNT_NAME_CHARS_MAX {
        return Some(format!(
            "it has more than {ACCOUNT_NAME_CHARS_MAX} characters"
        ));
    }
    let is_usual = |one: char| BETWEEN.contains(&one) || one.identifier_allowed();
    if let Some(unusual) = name.chars().find(|one| !is_usual(*one)) {
        let unusual = unusual.escape_default();
        return Some(format!("it has the character `{unusual}`"));
    }
    if !name.is_single_script() {
        return Some("it has letters of more than one script".to_owned());
    }
    if !name.chars().any(char::is_alphabetic) {
        return Some("it has no letter".to_owned());
    }
    let key = name_key(name);
    let is_reserved = RESERVED.iter().any(|word| name_key(word) == key);
    is_reserved.then(|| "it is a word of the page".to_owned())
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
            ("☺☺", "the character"),
        ] {
            let found = refusal(name);
            assert!(found.contains(why), "{name}: {found}");
        }
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
