//! Any text is refused as an XGID, an OGID and a line of Snowie, or is a position whose id reads
//! back as itself. The other texts of other programs are tried on the same text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rosespring_rules::Position;
use rosespring_rules::notation::import::import;
use rosespring_rules::notation::match_position::MatchPosition;
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::{ogid, snowie, xgid};

fn check(position: &MatchPosition) {
    // Men above fifteen cannot be written.
    if Position::from_setup(&position.setup).is_err() {
        return;
    }
    let id = xgid::encode(position);
    let again = xgid::decode(&id).expect("what was written is read");
    assert_eq!(xgid::encode(&again), id);
    assert_eq!(again.setup, position.setup);
    if let Ok(id) = ogid::encode(position) {
        let again = ogid::decode(&id).expect("what was written is read");
        assert_eq!(ogid::encode(&again), Ok(id));
        assert_eq!(again.turn, position.turn);
    }
}

fuzz_target!(|input: &str| {
    if let Ok(position) = xgid::decode(input) {
        check(&position);
    }
    if let Ok(position) = ogid::decode(input) {
        check(&position);
    }
    if let Ok(position) = snowie::decode(input) {
        check(&position);
    }
    if let Some(Ok(imported)) = import(input) {
        let text = imported.record.to_text();
        let again = Record::from_text(&text).expect("what was written is read");
        assert_eq!(again.to_text(), text);
    }
});
