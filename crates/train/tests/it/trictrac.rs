//! A run of Trictrac that was ended goes on to the same bytes, on any number of threads.

use std::fs;
use std::ops::ControlFlow;
use std::path::Path;

use rosespring_engine::trictrac::Net;
use rosespring_train::trictrac::{TrictracSettings, run};

fn settings(folder: &Path, threads: u32) -> TrictracSettings {
    TrictracSettings {
        run: folder.to_path_buf(),
        games: 192,
        width: 4,
        rate: 0.002,
        lambda: 0.7,
        seed: 7,
        threads,
        checkpoint: 1,
    }
}

#[test]
fn a_run_that_was_ended_comes_to_the_same_net() {
    let folder = tempfile::tempdir().unwrap();
    let [whole, ended] = ["whole", "ended"].map(|name| folder.path().join(name));
    run(&settings(&whole, 1), &mut |_| ControlFlow::Continue(())).unwrap();

    run(&settings(&ended, 3), &mut |_| ControlFlow::Break(())).unwrap();
    let first = fs::read(ended.join("net")).unwrap();
    run(&settings(&ended, 2), &mut |_| ControlFlow::Continue(())).unwrap();

    for file in ["checkpoint", "net"] {
        let [a, b] = [&whole, &ended].map(|run| fs::read(run.join(file)).unwrap());
        assert!(a == b, "{file} differs");
    }
    let net = fs::read(whole.join("net")).unwrap();
    assert!(first != net, "the later rounds taught something");
    assert_eq!(Net::from_bytes(&net).unwrap().width(), 4);
}

#[test]
fn a_damaged_checkpoint_and_one_of_another_width_are_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("checkpoint");
    run(&settings(folder.path(), 1), &mut |_| ControlFlow::Break(())).unwrap();
    let bytes = fs::read(&path).unwrap();

    let wider = TrictracSettings {
        width: 5,
        ..settings(folder.path(), 1)
    };
    let error = run(&wider, &mut |_| ControlFlow::Break(())).unwrap_err();
    assert!(error.to_string().contains("4 hidden units"), "{error}");
    fs::write(&path, &bytes[1..]).unwrap();
    let error = run(&settings(folder.path(), 1), &mut |_| ControlFlow::Break(()));
    assert!(error.unwrap_err().to_string().contains("not complete"));
}
