//! Calibration: bins that add up, and nets that are refused.

use crate::program::{json, run, scratch};

#[test]
fn bins_hold_every_position() {
    let fixed = [
        "calibrate",
        "--rules",
        "tawula",
        "--positions",
        "400",
        "--seed",
        "2",
    ];
    let found = json(&[&fixed[..], &["--json"]].concat());

    let bins = found["win"]["bins"].as_array().unwrap();
    let counted: u64 = bins.iter().map(|bin| bin["count"].as_u64().unwrap()).sum();
    assert_eq!(counted, 400);
    assert_eq!(found["positions"], 400);
    for bin in bins {
        let [from, predicted] = ["from", "predicted"].map(|name| bin[name].as_f64().unwrap());
        assert!(from <= predicted && predicted <= from + 0.1, "{bin}");
    }
    let shipped = rosespring_engine::net::shipped(rosespring_rules::GameKind::TAWULA).unwrap();
    let file = scratch("tawula.rsnet");
    std::fs::write(&file, shipped.to_bytes()).unwrap();
    let name = file.display().to_string();
    let again = json(&[&fixed[..], &["--net", &name, "--threads", "3", "--json"]].concat());
    assert_eq!(found["win_more"], again["win_more"]);
    let told = run(&fixed).out;
    assert!(told.contains("the side to act wins, in per cent"), "{told}");
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn a_net_that_does_not_fit_is_refused() {
    let file = scratch("other.rsnet");
    let net = rosespring_engine::net::shipped(rosespring_rules::GameKind::GIOUL)
        .unwrap()
        .to_bytes();
    for (bytes, part) in [
        (&net[..], "for another game"),
        (&net[..100], "100 bytes"),
        (b"x", "not a net"),
    ] {
        std::fs::write(&file, bytes).unwrap();
        let name = file.display().to_string();
        let run = run(&["calibrate", "--rules", "gul-bara", "--net", &name]);

        assert_eq!(run.code, 2, "{}", run.talk);
        assert!(run.talk.contains(part), "{}", run.talk);
    }
    std::fs::remove_file(&file).unwrap();
}
