//! A server that is stopped at any moment goes on from where it was.

use std::path::Path;
use std::process::{self, Child, Stdio};
use std::sync::Arc;

use rosespring_store::{MemoryStore, SqliteStore, Store, TableStore as _};
use rosespring_wire::table::{Command, NewTable, TableView};

use crate::support::{Page, Server, computer, dice_from, for_two};

/// Number of commands of a person in each game.
const ACTS: usize = 60;

/// Returns the same table in a separate store, with its first `count` events.
async fn cut(store: &dyn Store, id: &str, count: usize) -> Arc<dyn Store> {
    let table = store.table(id).await.unwrap();
    let events = store.events(id).await.unwrap();
    let cut = MemoryStore::default();
    cut.create(&table, &events[..count]).await.unwrap();
    Arc::new(cut)
}

/// Plays by chance, takes back by chance, and changes the setting by chance.
async fn play(page: &mut Page, rng: &mut fastrand::Rng) {
    for _ in 0..ACTS {
        if page.is_over() {
            return;
        }
        match rng.u8(..10) {
            0 if page.table.can_undo => page.say(Command::UndoStep).await,
            1 if page.table.can_undo => page.say(Command::UndoStage).await,
            2 if page.table.can_undo && rng.bool() => page.say(Command::UndoTurn).await,
            3 => {
                let auto_forced = rng.bool();
                page.say(Command::SetAutoForced { auto_forced }).await
            }
            _ => {
                page.go_on(&mut |count| rng.usize(..count)).await;
                continue;
            }
        };
    }
}

/// Whatever event was the last one stored: the state is what was shown with it, or what followed
/// from it by itself.
async fn check_every_cut(rules: &str, seed: u64, black: rosespring_wire::table::Player) {
    let dice = dice_from(seed);
    let server = Server::start(dice.clone()).await;
    let table = NewTable {
        black,
        match_to: 3,
        ..for_two(rules)
    };
    let mut page = server.page(&table).await;
    let mut states: Vec<TableView> = vec![page.table.clone()];
    play(&mut page, &mut fastrand::Rng::with_seed(seed)).await;
    states.extend(page.story.iter().map(|(_, table)| table.clone()));
    assert_eq!(states.len(), page.table.version as usize);

    let mut exact = 0;
    for count in 1..=states.len() {
        let store = cut(&*server.store, &page.id, count).await;
        let restarted = Server::over(store, dice.clone()).await;
        let mut again = restarted.open(&page.id).await;
        assert!(again.table.version as usize >= count);
        assert_eq!(
            again.table,
            states[again.table.version as usize - 1],
            "{rules}, seed {seed}, after event {count}"
        );
        exact += usize::from(again.table.version as usize == count);
        again.catch_up().await;
        assert_eq!(again.table, states[again.table.version as usize - 1]);
    }
    assert!(exact > states.len() / 3, "most states wait for a person");
}

#[tokio::test]
async fn after_every_event_of_a_game_of_two_the_state_is_the_same() {
    for (rules, seed) in [
        ("gul-bara", 1),
        ("gul-bara:2007", 2),
        ("gul-bara:bulgarian", 3),
        ("gioul", 4),
        ("gioul", 5),
        ("tawula", 6),
        ("tawula:falkener", 7),
        ("backgammon", 8),
    ] {
        check_every_cut(rules, seed, crate::support::person("Boris")).await;
    }
}

/// The program goes on with its turn, in the middle of a cascade too, and plays the same.
#[tokio::test]
async fn after_every_event_of_a_game_with_the_program_it_goes_on_the_same() {
    for (rules, level, seed) in [("gioul", 7, 9), ("gioul", 2, 10), ("backgammon", 1, 11)] {
        check_every_cut(rules, seed, computer(level)).await;
    }
}

/// A server as a separate process, over a folder.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: std::net::SocketAddr,
}

impl Process {
    fn program() -> std::path::PathBuf {
        let tests = std::env::current_exe().unwrap();
        let built = tests.parent().unwrap().parent().unwrap();
        built.join(format!("examples/serve{}", std::env::consts::EXE_SUFFIX))
    }

    /// How a server over a folder is started.
    pub(crate) fn command(folder: &Path) -> process::Command {
        let mut command = process::Command::new(Self::program());
        command.arg(folder);
        command
    }

    pub(crate) fn start(folder: &Path) -> Self {
        Self::spawn(Self::command(folder))
    }

    /// A server that is told of a limit on files by an error, and not by a signal.
    #[cfg(target_os = "linux")]
    pub(crate) fn start_unsignalled(folder: &Path) -> Self {
        let mut command = process::Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$1\""]);
        command.arg(Self::program()).arg(folder);
        Self::spawn(command)
    }

    fn spawn(mut command: process::Command) -> Self {
        use std::io::{BufRead, BufReader};
        let mut child = command
            .stdout(Stdio::piped())
            .spawn()
            .expect("the example is built with the tests");
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let address = line.trim().parse().unwrap();
        Self { child, address }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Bytes of memory that it holds.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.unwrap();
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kilobytes: u64 = line
            .unwrap()
            .trim()
            .trim_end_matches(" kB")
            .parse()
            .unwrap();
        kilobytes * 1024
    }

    /// Without a word of warning: SIGKILL, on Unix.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[tokio::test]
async fn a_killed_server_loses_no_step_that_was_shown() {
    let folder = tempfile::tempdir().unwrap();
    let mut process = Process::start(folder.path());
    let body = serde_json::to_string(&for_two("gioul")).unwrap();
    let (_, made) = crate::support::http(process.address, "POST", "/api/tables", Some(body)).await;
    let id = made["id"].as_str().unwrap().to_owned();

    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..12 {
        let mut page = Page::open(process.address, &id).await;
        for _ in 0..rng.usize(1..6) {
            page.go_on(&mut |count| rng.usize(..count)).await;
        }
        let shown = page.table.clone();
        process.kill();
        process = Process::start(folder.path());
        let again = Page::open(process.address, &id).await;
        assert_eq!(again.table, shown);
    }
    process.kill();
}

#[tokio::test]
async fn a_database_outlives_its_server() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("tables.sqlite");
    let dice = dice_from(5);
    let store = Arc::new(SqliteStore::open(&file).await.unwrap());
    let server = Server::over(store, dice.clone()).await;
    let mut page = server.page(&for_two("tawula")).await;
    play(&mut page, &mut fastrand::Rng::with_seed(5)).await;
    drop(server);

    let store = Arc::new(SqliteStore::open(&file).await.unwrap());
    let server = Server::over(store, dice).await;

    assert_eq!(server.open(&page.id).await.table, page.table);
    let (_, list) = server.get("/api/tables").await;
    assert_eq!(list[0]["id"], page.id);
}
