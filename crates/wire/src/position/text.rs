//! Reads positions in any notation that people write.

use rosespring_rules::games::ForeignNotation;
use rosespring_rules::notation::{g_code, gnubg, id, xgid};
use rosespring_rules::{Position, Rules, Setup, Side, games};

use super::{PositionFaults, from_json};
use crate::import_fault::{ImportFault, messages};

/// The prefix of a position id of gnubg.
const GNUBG: &str = "gnubg:";
/// Number of characters of such an id.
const GNUBG_CHARS: usize = 14;
/// The prefix of a code of Gul bara.
const G_CODE: &str = "G:";
/// Number of throws assumed for a `G:` code, which does not contain it: doublets cascade.
const G_CODE_THROWS: u16 = 3;

/// Reads a position id, a position object, a `G:` code, an XGID, or an id of gnubg. A `G:` code
/// does not name its rules: they are `rules` if these are of Gul bara, otherwise its default rules.
/// Ids and codes are not checked yet.
///
/// # Errors
///
/// The faults of the text, each with its place.
pub fn read_setup(text: &str, rules: Rules) -> Result<Setup, Vec<ImportFault>> {
    let text = text.trim();
    if text.starts_with('{') {
        let value = serde_json::from_str(text);
        let value = value.map_err(|error| vec![ImportFault::of_json(&error)])?;
        let other = |faults: PositionFaults| {
            let faults = faults.into_list().into_iter();
            faults.map(ImportFault::other).collect::<Vec<_>>()
        };
        return from_json(&value)
            .map(|position| position.to_setup())
            .map_err(other);
    }
    let setup = if text.starts_with(G_CODE) {
        let decoded = g_code::decode(text, gul_bara(rules), Side::White, G_CODE_THROWS);
        decoded.map_err(ImportFault::from)
    } else if xgid::is_xgid(text) {
        xgid::decode(text).map_err(ImportFault::from)
    } else if let Some(id) = gnubg_id(text) {
        gnubg::decode(id, Side::White).map_err(ImportFault::from)
    } else {
        id::read_setup(text).map_err(ImportFault::from)
    };
    setup.map_err(|fault| vec![fault])
}

/// Reads the position of a text, in the notations of [`read_setup`].
///
/// # Errors
///
/// Every fault of the text or of the position.
pub fn from_text(text: &str, rules: Rules) -> Result<Position, Vec<String>> {
    let setup = read_setup(text, rules).map_err(|faults| messages(&faults))?;
    Position::from_setup(&setup)
        .map_err(|error| error.faults.iter().map(ToString::to_string).collect())
}

/// Returns the position id of gnubg in a text: after `gnubg:`, or alone. Its match id is ignored.
fn gnubg_id(text: &str) -> Option<&str> {
    let bare = |text: &str| {
        let of_base64 = |one: u8| one.is_ascii_alphanumeric() || one == b'+' || one == b'/';
        text.len() == GNUBG_CHARS && text.bytes().all(of_base64)
    };
    let id = |text| str::split(text, ':').next();
    match text.strip_prefix(GNUBG) {
        Some(rest) => id(rest),
        None => id(text).filter(|text| bare(text)),
    }
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
    fn every_fault_is_told() {
        let rules = Rules::preset("gul-bara").unwrap();

        assert_eq!(from_text("chess", rules).unwrap_err().len(), 1);
        let faults = from_text("rs1.gul-bara.fziB1T0.eziT0.Tw", rules).unwrap_err();
        assert_eq!(faults.len(), 3, "{faults:?}");
    }
}
