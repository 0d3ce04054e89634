//! The game at a terminal: colours, editing, history, and a question before a record is replaced.

use std::fs::File;
use std::io::{Read, Write};
use std::os::fd::OwnedFd;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use nix::pty::{Winsize, openpty};

use crate::program::{PROGRAM, run_with, scratch};

/// The program at a pseudo-terminal.
struct Session {
    child: Child,
    keyboard: File,
    screen: Receiver<String>,
    seen: String,
    /// Held open: when the last holder closes it, what is still unread may be lost.
    _terminal: OwnedFd,
}

/// The maximum time in which the program answers on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

impl Session {
    fn start(arguments: &[&str], variables: &[(&str, &str)]) -> Self {
        let size = Winsize {
            ws_row: 24,
            ws_col: 80,
            ws_xpixel: 0,
            ws_ypixel: 0,
        };
        let pty = openpty(&size, None).expect("a pseudo-terminal is opened");
        let terminal = |end: &OwnedFd| Stdio::from(end.try_clone().expect("it can be shared"));
        let child = Command::new(PROGRAM)
            .args(arguments)
            .env("TERM", "xterm")
            .env_remove("NO_COLOR")
            .envs(variables.iter().copied())
            .stdin(terminal(&pty.slave))
            .stdout(terminal(&pty.slave))
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        let mut master = File::from(pty.master);
        let keyboard = master.try_clone().expect("it can be shared");
        let (send, screen) = channel();
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            // Reading fails when the session is dropped.
            while let Ok(length @ 1..) = master.read(&mut bytes) {
                let text = String::from_utf8_lossy(&bytes[..length]).into_owned();
                if send.send(text).is_err() {
                    return;
                }
            }
        });
        Self {
            child,
            keyboard,
            screen,
            seen: String::new(),
            _terminal: pty.slave,
        }
    }

    /// Waits until the screen has shown this text, and returns everything before its end.
    fn until(&mut self, text: &str) -> String {
        loop {
            if let Some(at) = self.seen.find(text) {
                let rest = self.seen.split_off(at + text.len());
                return std::mem::replace(&mut self.seen, rest);
            }
            match self.screen.recv_timeout(PATIENCE) {
                Ok(more) => self.seen.push_str(&more),
                Err(error) => panic!("{error}: no {text:?} after {:?}", self.seen),
            }
        }
    }

    /// Waits for the prompt after this text. What is pressed before the prompt may be lost: the
    /// editor takes over the terminal only then.
    fn until_prompt_after(&mut self, text: &str) -> String {
        let before = self.until(text);
        self.until(PROMPT);
        before
    }

    fn press(&mut self, keys: &str) {
        let pressed = self.keyboard.write_all(keys.as_bytes());
        pressed.expect("the terminal takes the keys");
    }

    fn end(mut self) {
        assert!(self.child.wait().expect("the program ends").success());
    }
}

const GAME: [&str; 5] = ["play", "--rules", "gioul", "--seed", "16"];
/// The start of the colour of White's men.
const CYAN: &str = "\x1b[36m";
/// The prompt of a turn as the editor writes it, on a line that it has cleared.
const PROMPT: &str = "\r\x1b[K> ";

#[test]
fn a_line_can_be_edited_and_brought_back() {
    let mut session = Session::start(&GAME, &[]);
    let screen = session.until_prompt_after("? for help");
    assert!(screen.contains(CYAN), "{screen:?}");

    // A letter too much is taken back.
    session.press("lx\x7f\r");
    session.until_prompt_after("24/20/16/12/8");
    // The arrow key up brings the line back.
    session.press("\x1b[A\r");
    session.until_prompt_after("24/20/16/12/8");
    session.press("\x03");
    session.until("the game is left unfinished");
    session.end();
}

#[test]
fn no_color_is_honoured_at_a_terminal_and_colour_can_be_forced_in_a_pipe() {
    let mut session = Session::start(&GAME, &[("NO_COLOR", "1")]);
    let screen = session.until_prompt_after("? for help");
    assert!(!screen.contains(CYAN), "{screen:?}");
    session.press("\x04");
    session.until("the game is left unfinished");
    session.end();

    let forced = Command::new(PROGRAM)
        .args(GAME)
        .env("CLICOLOR_FORCE", "1")
        .env_remove("NO_COLOR")
        .stdin(Stdio::null())
        .output()
        .expect("the program runs");
    assert!(String::from_utf8_lossy(&forced.stdout).contains(CYAN));
    assert!(!run_with(&GAME, b"q\n").out.contains('\x1b'));
}

#[test]
fn a_person_is_asked_before_a_record_is_replaced() {
    let path = scratch("asked.txt");
    let file = path.to_str().unwrap();
    let game = [&GAME[..], &["--black", "person", "--record", file]].concat();
    run_with(&game, b"24/20(4)\n24/19(4)\n24/18(4)\nd\nq\n");
    let before = std::fs::read_to_string(&path).unwrap();

    let mut session = Session::start(&game, &[]);
    session.until("or stop (s)? ");
    session.press("what\r");
    session.until("or stop (s)? ");
    session.press("s\r");
    session.end();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);

    let mut session = Session::start(&game, &[]);
    session.until("or stop (s)? ");
    session.press("g\r");
    session.until_prompt_after("Black's turn");
    session.press("q\r");
    session.end();
    assert_eq!(std::fs::read_to_string(&path).unwrap(), before);

    let mut session = Session::start(&game, &[]);
    session.until("or stop (s)? ");
    session.press("r\r");
    session.until_prompt_after("White's turn");
    session.press("q\r");
    session.end();
    assert!(std::fs::read_to_string(&path).unwrap().len() < before.len());
    std::fs::remove_file(path).unwrap();
}
