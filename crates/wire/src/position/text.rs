//! Reads positions in any notation that people write.

use rosespring_rules::games::ForeignNotation;
use rosespring_rules::notation::file_kind::FileKind;
use rosespring_rules::notation::lines::without_mark;
use rosespring_rules::notation::match_position::MatchPosition;
use rosespring_rules::notation::record::RecordProblem;
use rosespring_rules::notation::{g_code, gnubg, id, ogid, snowie, xgid};
use rosespring_rules::{Position, Rules, Setup, Side, games};

use super::{PositionFaults, from_json};
use crate::import_fault::{ImportFault, messages};

/// The prefix of a position id of gnubg.
const GNUBG: &str = "gnubg:";
/// What stands before such an id beside a board, in small letters.
const GNUBG_LABELS: [&str; 2] = ["position id:", "position-id:"];
/// Number of characters of such an id.
const GNUBG_CHARS: usize = 14;
/// The prefix of a code of Gul bara.
const G_CODE: &str = "G:";
/// Whether OGIDs and lines of Snowie are read. The modules of browsers have no room for their
/// readers.
const READS_RARE_IDS: bool = cfg!(not(target_arch = "wasm32"));
/// Number of throws assumed for a `G:` code, which does not contain it: doublets cascade.
const G_CODE_THROWS: u16 = 3;

/// A position that was read from a text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ReadSetup {
    /// The position, not checked yet if it comes from an id or a code.
    pub setup: Setup,
    /// What the text says and the position cannot hold, but must be known.
    pub notes: Vec<ImportFault>,
    /// The cube and the score, if the text has them.
    pub in_match: Option<Box<MatchPosition>>,
}

impl ReadSetup {
    const fn plain(setup: Setup) -> Self {
        Self {
            setup,
            notes: Vec::new(),
            in_match: None,
        }
    }
}

/// A position of another program, with a note if a decision about the cube is due.
impl From<MatchPosition> for ReadSetup {
    fn from(position: MatchPosition) -> Self {
        let notes = position.question().into_iter().map(ImportFault::from);
        Self {
            setup: position.setup.clone(),
            notes: notes.collect(),
            in_match: Some(Box::new(position)),
        }
    }
}

/// Reads a position id, a position object, a `G:` code, an XGID, an OGID, a line of Snowie, or an
/// id of gnubg. XGIDs, OGIDs and ids of gnubg are found beside a board too, as programs write them.
/// A `G:` code does not name its
/// rules: they are `rules` if these are of Gul bara, otherwise its default rules.
///
/// # Errors
///
/// The faults of the text, each with its place.
pub fn read_setup(text: &str, rules: Rules) -> Result<ReadSetup, Vec<ImportFault>> {
    let text = without_mark(text).trim();
    let found = ReadSetup::plain;
    if text.starts_with('{') {
        let value = serde_json::from_str(text);
        let value = value.map_err(|error| vec![ImportFault::of_json(&error)])?;
        let other = |faults: PositionFaults| {
            let faults = faults.into_list().into_iter();
            faults.map(ImportFault::other).collect::<Vec<_>>()
        };
        return from_json(&value)
            .map(|position| found(position.to_setup()))
            .map_err(other);
    }
    let setup = if text.starts_with(G_CODE) {
        let decoded = g_code::decode(text, gul_bara(rules), Side::White, G_CODE_THROWS);
        decoded.map(found).map_err(ImportFault::from)
    } else if let Some(text) = xgid_text(text) {
        let decoded = xgid::decode(text);
        decoded.map(ReadSetup::from).map_err(ImportFault::from)
    } else if let Some(text) = ogid_text(text) {
        let decoded = ogid::decode(text);
        decoded.map(ReadSetup::from).map_err(ImportFault::from)
    } else if is_snowie(text) {
        let decoded = snowie::decode(text);
        decoded.map(ReadSetup::from).map_err(ImportFault::from)
    } else if let Some(id) = gnubg_id(text) {
        let decoded = gnubg::decode(id, Side::White);
        decoded.map(found).map_err(ImportFault::from)
    } else if let Some(kind) = FileKind::of_text(text) {
        let (kind, name) = (kind.description(), kind.name());
        Err(ImportFault::of(&RecordProblem::OtherFile { kind, name }))
    } else {
        id::read_setup(text).map(found).map_err(ImportFault::from)
    };
    setup.map_err(|fault| vec![fault])
}

/// Returns whether a text claims to be a position, in any notation but a gnubg id alone, which
/// looks like a word.
#[must_use]
pub fn is_position(text: &str) -> bool {
    let text = without_mark(text).trim();
    text.starts_with("rs1.")
        || text.starts_with('{')
        || text.starts_with(G_CODE)
        || xgid_text(text).is_some()
        || ogid_text(text).is_some()
        || is_snowie(text)
        || labelled_id(text).is_some()
}

/// Reads the position of a text, in the notations of [`read_setup`].
///
/// # Errors
///
/// Every fault of the text or of the position.
pub fn from_text(text: &str, rules: Rules) -> Result<Position, Vec<String>> {
    with_notes(text, rules).map(|(position, _)| position)
}

/// Reads a position as [`from_text`] does, with what the text says and the position cannot hold.
///
/// # Errors
///
/// Every fault of the text or of the position.
pub fn with_notes(text: &str, rules: Rules) -> Result<(Position, Vec<String>), Vec<String>> {
    let read = read_setup(text, rules).map_err(|faults| messages(&faults))?;
    let ReadSetup { setup, notes, .. } = read;
    match Position::from_setup(&setup) {
        Ok(position) => Ok((position, messages(&notes))),
        Err(error) => Err(error.faults.iter().map(ToString::to_string).collect()),
    }
}

/// Returns the XGID of a text: the whole text, or a line of it.
fn xgid_text(text: &str) -> Option<&str> {
    match xgid::is_xgid(text) && !text.contains('\n') {
        true => Some(text),
        false => xgid::find(text),
    }
}

/// Whether a text is a position of Snowie.
fn is_snowie(text: &str) -> bool {
    READS_RARE_IDS && snowie::is_snowie(text)
}

/// Returns the OGID of a text: the whole text, or a line of it.
fn ogid_text(text: &str) -> Option<&str> {
    if !READS_RARE_IDS {
        return None;
    }
    match ogid::is_ogid(text) && !text.contains('\n') {
        true => Some(text),
        false => ogid::find(text),
    }
}

/// Returns the position id of gnubg in a text: after a label, or alone. Its match id is ignored.
fn gnubg_id(text: &str) -> Option<&str> {
    let of_base64 = |one: u8| one.is_ascii_alphanumeric() || one == b'+' || one == b'/';
    let is_bare = |id: &&str| id.len() == GNUBG_CHARS && id.bytes().all(of_base64);
    let bare = || text.split(':').next().filter(is_bare);
    labelled_id(text).or_else(bare)
}

/// Returns the id after `gnubg:`, or after `Position ID:` where programs write it beside a board.
fn labelled_id(text: &str) -> Option<&str> {
    let lower = text.to_ascii_lowercase();
    let end = match lower.starts_with(GNUBG) {
        true => GNUBG.len(),
        false => {
            let after = |label: &&str| lower.find(label).map(|start| start + label.len());
            GNUBG_LABELS.iter().find_map(after)?
        }
    };
    let rest = text[end..].trim_start();
    rest.split([':', ' ', '\t', '\r', '\n']).next()
}

fn gul_bara(rules: Rules) -> Rules {
    if rules.game.declaration().is_known_to(ForeignNotation::GCode) {
        rules
    } else {
        games::gul_bara::RULES
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::position::PositionJson;

    #[test]
    fn every_notation_is_read() {
        let rules = Rules::preset("gul-bara").unwrap();
        let start = Position::started_by(rules, Side::White);
        let thrown = start.throw("6-5".parse().unwrap(), &mut ()).unwrap();

        assert_eq!(from_text(&thrown.id(), rules), Ok(thrown));
        let object = PositionJson::new(&thrown).to_value().to_string();
        assert_eq!(from_text(&object, rules), Ok(thrown));
        let code = from_text("G:,,,,,,,,,,,-15,,,,,,,,,,,,15|0,0|0,0", rules).unwrap();
        assert_eq!((code.board(), code.throws(Side::White)), (start.board(), 3));
        let gnubg = from_text(" gnubg:4HPwATDgc/ABMA ", rules).unwrap();
        let whole = from_text("4HPwATDgc/ABMA:cAgAAAAAAAAA", rules).unwrap();
        assert_eq!(whole, gnubg);
        let xgid = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10";
        assert_eq!(from_text(xgid, rules), Ok(gnubg));
        let backgammon = Rules::preset("backgammon").unwrap();
        assert_eq!(gnubg.board(), Position::start(backgammon).board());
    }

    #[test]
    fn ids_of_other_programs_are_found_beside_a_board() {
        let rules = Rules::preset("gul-bara").unwrap();
        let start = from_text("gnubg:4HPwATDgc/ABMA", rules).unwrap();
        for text in [
            " GNU Backgammon  Position ID: 4HPwATDgc/ABMA\n   Match ID   : cAkAAAAAAAAA\n",
            "GNUBG:4HPwATDgc/ABMA",
            "Position-ID: 4HPwATDgc/ABMA    Match-ID: UQngAAAAIAAE",
            concat!(
                " +13-14-+\n Position-ID: b9sBCIC5bYDQAA\n",
                " XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10\n",
            ),
            "-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0",
            "\u{feff}xgid=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10\r\n",
        ] {
            assert!(is_position(text), "{text}");
            assert_eq!(from_text(text, rules), Ok(start), "{text}");
        }
        for text in ["4HPwATDgc/ABMA", "rosespring record 1\n", "chess"] {
            assert!(!is_position(text), "{text}");
        }
    }

    #[test]
    fn a_double_to_be_answered_is_told() {
        let rules = Rules::preset("gul-bara").unwrap();
        let text = "XGID=-b----E-C---eE---c-e----B-:0:0:-1:D:0:0:3:0:10";
        let (position, notes) = with_notes(text, rules).unwrap();

        assert_eq!(
            position.phase(),
            rosespring_rules::Phase::Throw(Side::Black)
        );
        let [note] = notes.as_slice() else {
            panic!("{notes:?}");
        };
        assert!(
            note.starts_with("black has doubled, and white takes or drops"),
            "{note}"
        );
    }

    #[test]
    fn every_fault_is_told() {
        let rules = Rules::preset("gul-bara").unwrap();

        assert_eq!(from_text("chess", rules).unwrap_err().len(), 1);
        let faults = from_text("rs1.gul-bara.fziB1T0.eziT0.Tw", rules).unwrap_err();
        assert_eq!(faults.len(), 3, "{faults:?}");
    }
}
