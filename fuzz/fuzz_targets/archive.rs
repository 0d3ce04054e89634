//! Any bytes are refused, or are a match that is written back as itself, or a position. The first
//! byte says in which format the others are wrapped, so that no checksum stands before the content.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rosespring_rules::notation::archive::{self, Archive};
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::xgid;

/// The bytes of the head of a file of eXtreme Gammon.
const XG_HEAD_BYTES: usize = 8232;

fuzz_target!(|input: &[u8]| {
    let Some((kind, content)) = input.split_first() else {
        return;
    };
    let file = match kind % 4 {
        0 => content.to_vec(),
        1 => extreme_gammon(content),
        2 => open_gammon(content),
        _ => [
            b"{\"version\":\"0\",\"encoding\":\"smile\"}\n:)\n\x03",
            content,
        ]
        .concat(),
    };
    match archive::read(&file) {
        Some(Ok(Archive::Record(imported))) => {
            let text = imported.record.to_text();
            let again = Record::from_text(&text).expect("what was written is read");
            assert_eq!(again.to_text(), text);
        }
        Some(Ok(Archive::Position(position, _))) => {
            let id = xgid::encode(&position);
            if let Ok(again) = xgid::decode(&id) {
                assert_eq!(xgid::encode(&again), id);
            }
        }
        Some(Err(_)) | None => {}
    }
});

/// A file of eXtreme Gammon with these records, not compressed.
fn extreme_gammon(records: &[u8]) -> Vec<u8> {
    let size = (records.len() as u32).to_le_bytes();
    let mut entry = [0_u8; 532];
    entry[0] = 7;
    entry[1..8].copy_from_slice(b"temp.xg");
    entry[512..516].copy_from_slice(&size);
    entry[516..520].copy_from_slice(&size);
    entry[524..528].copy_from_slice(&crc32(records).to_le_bytes());
    entry[528] = 1;
    let archive = [records, &entry].concat();
    let mut tail = [0_u8; 36];
    tail[0..4].copy_from_slice(&crc32(&archive).to_le_bytes());
    tail[4..8].copy_from_slice(&1_u32.to_le_bytes());
    tail[12..16].copy_from_slice(&532_u32.to_le_bytes());
    tail[16..20].copy_from_slice(&size);
    let mut head = vec![0; XG_HEAD_BYTES];
    head[..4].copy_from_slice(b"RGMH");
    [head, archive, tail.to_vec()].concat()
}

/// A file of OpenGammon with these sections.
fn open_gammon(sections: &[u8]) -> Vec<u8> {
    let size = (16 + sections.len() + 4) as u32;
    let head = [
        b"OGXM".as_slice(),
        &[2, 0, 0, 0, 2, 0, 0, 0],
        &size.to_le_bytes(),
    ]
    .concat();
    [&head, sections, b"END!"].concat()
}

fn crc32(bytes: &[u8]) -> u32 {
    !bytes.iter().fold(!0, |sum: u32, &byte| {
        (0..8).fold(sum ^ u32::from(byte), |sum, _| {
            (sum >> 1) ^ (0xedb8_8320 * (sum & 1))
        })
    })
}
