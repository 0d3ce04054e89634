//! Any text is either refused or is a record that is written back as itself, as text and as JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rosespring_rules::notation::record::{Record, RecordFile};

fn check(record: &Record) {
    let text = record.to_text();
    let read = Record::from_text(&text).expect("what was written is read");
    assert_eq!(read.to_text(), text);
}

fuzz_target!(|input: &str| {
    if let Ok(record) = Record::from_text(input) {
        check(&record);
        let json = serde_json::to_string(&RecordFile::from(&record)).expect("records are JSON");
        let file: RecordFile = serde_json::from_str(&json).expect("what was written is read");
        assert_eq!(
            file.into_record().as_ref().map(Record::to_text),
            Ok(record.to_text())
        );
    }
    if let Ok(file) = serde_json::from_str::<RecordFile>(input)
        && let Ok(record) = file.into_record()
    {
        check(&record);
    }
});
