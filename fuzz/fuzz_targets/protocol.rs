//! Whatever lines are sent, the engine answers with at most one line of JSON each and goes on: the
//! request that follows is answered as always.
#![no_main]

use libfuzzer_sys::fuzz_target;
use rosespring_cli::engine;
use serde_json::Value;

const LAST: &str = r#"
{"jsonrpc":"2.0","id":"last","method":"start","params":{"rules":"gul-bara","first":"white"}}"#;

fuzz_target!(|input: &[u8]| {
    let mut output = Vec::new();
    engine::converse([input, LAST.as_bytes()].concat().as_slice(), &mut output)
        .expect("memory can be read");

    let output = String::from_utf8(output).expect("answers are UTF-8");
    let lines = input.iter().filter(|&&byte| byte == b'\n').count() + 2;
    assert!(output.lines().count() <= lines, "{output}");
    let mut last = Value::Null;
    for line in output.lines() {
        last = serde_json::from_str(line).expect("answers are JSON");
        assert_eq!(last["jsonrpc"], "2.0", "{line}");
        assert!(last.get("id").is_some(), "{line}");
        assert_ne!(
            last.get("result").is_some(),
            last.get("error").is_some(),
            "{line}"
        );
    }
    assert_eq!(last["id"], "last", "{output}");
    assert_eq!(last["result"]["phase"], "throw", "{output}");
});
