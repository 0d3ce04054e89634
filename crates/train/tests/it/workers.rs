//! Games that are played in other processes.

use std::cell::RefCell;
use std::process::Command;
use std::rc::Rc;

use rosespring_train::learn::Learner;
use rosespring_train::workers::Workers;

use crate::commands::{parts_of, program};
use crate::{contents, small};

const PROGRAM: &str = env!("CARGO_BIN_EXE_rosespring-train");

#[cfg(unix)]
#[test]
fn a_run_with_a_worker_that_is_killed_has_the_same_bytes() {
    let folder = tempfile::tempdir().unwrap();
    let [alone, shared] = ["alone", "shared"].map(|name| folder.path().join(name));
    let mut learner = Learner::open(small(&alone)).unwrap();
    while !learner.is_done() {
        learner.round().unwrap();
    }
    let command = |threads: u32| format!("'{PROGRAM}' samples --threads {threads}");
    let lost = Rc::new(RefCell::new(Vec::new()));
    let report = {
        let lost = Rc::clone(&lost);
        move |message: &str| lost.borrow_mut().push(message.to_owned())
    };
    let mut workers = Workers::start(&[command(1), command(2)], 1, report).unwrap();

    let mut learner = Learner::open(small(&shared)).unwrap();
    learner.round_from(&mut workers).unwrap();
    let killed = workers.ids()[1].to_string();
    let kill = Command::new("kill").args(["-9", &killed]).status();
    assert!(kill.unwrap().success());
    while !learner.is_done() {
        learner.round_from(&mut workers).unwrap();
    }

    assert_eq!(workers.ids().len(), 1);
    let lost = lost.borrow();
    assert_eq!(lost.len(), 1, "{lost:?}");
    assert!(
        lost[0].contains("samples --threads 2` is lost: "),
        "{lost:?}"
    );
    let files = |run| {
        let mut files = contents(run);
        files.retain(|(name, _)| ["checkpoint.bin", "net.rsnet"].contains(&name.as_str()));
        files
    };
    assert_eq!(files(&alone).len(), 2);
    assert!(files(&alone) == files(&shared), "the runs differ");
}

#[test]
fn a_command_that_is_no_worker_is_refused_before_a_run_begins() {
    let folder = tempfile::tempdir().unwrap();
    let learn = "learn run --games 8 --worker rosespring-train-of-nobody";

    let (code, out, message) = parts_of(&program(folder.path(), learn));

    assert_eq!((code, out.as_str()), (2, ""));
    let wanted = "error: the worker `rosespring-train-of-nobody` cannot be used: ";
    assert!(message.starts_with(wanted), "{message}");
    assert!(!folder.path().join("run").exists());
}
