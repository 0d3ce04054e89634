//! Plays the games of a round in other processes, on this machine and others.
//!
//! The games of a round are divided into blocks. Each worker asks for the next block when it is
//! ready, and the learner plays blocks too. The samples are put together in the order of the games,
//! so workers change no byte of a run. If a worker is lost, the learner plays its block.

use std::io::{self, BufReader, Write};
use std::ops::Range;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use rosespring_arena::outside::words;
use rosespring_engine::net::Net;

use crate::TrainError;
use crate::frames::{Greeting, PlanJson, Request, read_line, read_samples, write_line};
use crate::samples::Samples;
use crate::selfplay::{self, Plan};
use crate::source::Source;

/// The time after which a worker that does not answer counts as lost.
const PATIENCE: Duration = Duration::from_secs(600);

/// Number of blocks of a round for each thread.
const BLOCKS: u64 = 4;

/// A source that shares each round with other processes, each of which runs `rosespring-train
/// samples`.
pub struct Workers {
    /// Number of threads that play in this process.
    threads: u64,
    workers: Vec<Worker>,
    report: Box<dyn Fn(&str)>,
}

impl std::fmt::Debug for Workers {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Workers")
            .field("threads", &self.threads)
            .field("workers", &self.workers)
            .finish_non_exhaustive()
    }
}

impl Workers {
    /// Starts a worker by each command. `report` learns of workers that are lost later.
    ///
    /// # Errors
    ///
    /// [`TrainError::Worker`] if one cannot be started, or is another version of the program.
    pub fn start(
        commands: &[String],
        threads: u64,
        report: impl Fn(&str) + 'static,
    ) -> Result<Self, TrainError> {
        let start = |command: &String| {
            Worker::start(command).map_err(|what| TrainError::Worker {
                command: command.clone(),
                what,
            })
        };
        let workers: Result<Vec<Worker>, TrainError> = commands.iter().map(start).collect();
        Ok(Self {
            threads: threads.max(1),
            workers: workers?,
            report: Box::new(report),
        })
    }

    /// Returns the ids of the processes.
    #[must_use]
    pub fn ids(&self) -> Vec<u32> {
        self.workers.iter().map(|it| it.child.id()).collect()
    }

    /// Removes the workers that have failed.
    fn remove_lost(&mut self) {
        let report = &self.report;
        self.workers.retain(|worker| {
            if let Some(fault) = &worker.fault {
                report(&format!("the worker `{}` is lost: {fault}", worker.command));
            }
            worker.fault.is_none()
        });
    }
}

/// The games of a round that nobody plays yet, and the samples of those that were played.
#[derive(Debug)]
struct Round {
    next: u64,
    end: u64,
    /// Blocks of lost workers.
    returned: Vec<Range<u64>>,
    /// The samples of blocks, by the first game.
    done: Vec<(u64, Samples)>,
}

/// A round that threads share.
struct SharedRound(Mutex<Round>);

impl SharedRound {
    fn new(games: Range<u64>) -> Self {
        Self(Mutex::new(Round {
            next: games.start,
            end: games.end,
            returned: Vec::new(),
            done: Vec::new(),
        }))
    }

    fn lock(&self) -> MutexGuard<'_, Round> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes the next block, of at most `most` games unless a lost worker had it.
    fn take(&self, most: u64) -> Option<Range<u64>> {
        let mut round = self.lock();
        if let Some(block) = round.returned.pop() {
            return Some(block);
        }
        let block = round.next..(round.next + most).min(round.end);
        round.next = block.end;
        (!block.is_empty()).then_some(block)
    }

    fn put(&self, block: Range<u64>, samples: Result<Samples, ()>) {
        let mut round = self.lock();
        match samples {
            Ok(samples) => round.done.push((block.start, samples)),
            Err(()) => round.returned.push(block),
        }
    }

    /// Returns the samples in the order of the games.
    fn into_samples(self) -> Samples {
        let round = self.0.into_inner();
        let mut done = round.unwrap_or_else(PoisonError::into_inner).done;
        done.sort_unstable_by_key(|&(first, _)| first);
        let mut all = Samples::default();
        for (_, samples) in &done {
            all.append(samples);
        }
        all
    }
}

impl Source for Workers {
    fn samples(&mut self, plan: &Plan<'_>, net: &Arc<Net>) -> Result<Samples, TrainError> {
        let threads = self.threads + self.workers.iter().map(|it| it.threads).sum::<u64>();
        let games = plan.games.end.saturating_sub(plan.games.start);
        let size = games.div_ceil(BLOCKS * threads).max(1);
        let nets = nets_bytes(net, plan.against);
        let round = SharedRound::new(plan.games.clone());
        let play_here = || {
            while let Some(games) = round.take(size * self.threads) {
                let samples = selfplay::play(&block_of(plan, games.clone()), net, self.threads);
                round.put(games, Ok(samples));
            }
        };
        std::thread::scope(|scope| {
            for worker in &mut self.workers {
                scope.spawn(|| worker.play_blocks(plan, &nets, &round, size));
            }
            play_here();
        });
        // What workers had that were lost after this process had found no more blocks.
        play_here();
        self.remove_lost();
        Ok(round.into_samples())
    }
}

fn block_of<'a>(plan: &Plan<'a>, games: Range<u64>) -> Plan<'a> {
    Plan { games, ..*plan }
}

/// Returns the request that sends the nets of a round.
fn nets_bytes(learning: &Net, against: Option<&Arc<Net>>) -> Vec<u8> {
    let learning = learning.to_bytes();
    let against = against.map(|net| net.to_bytes());
    let mut bytes = Vec::new();
    let request = Request::Nets {
        learning: learning.len() as u64,
        against: against.as_ref().map(|bytes| bytes.len() as u64),
    };
    write_line(&mut bytes, &request).expect("memory takes bytes, and the request is plain JSON");
    bytes.extend(learning);
    bytes.extend(against.unwrap_or_default());
    bytes
}

/// A running worker. Dropping this value ends its process.
#[derive(Debug)]
struct Worker {
    command: String,
    threads: u64,
    child: Child,
    asks: Sender<Vec<u8>>,
    answers: Receiver<io::Result<Answer>>,
    /// Why it cannot be used any more.
    fault: Option<String>,
}

/// What a worker has written.
#[derive(Debug)]
enum Answer {
    Greeting(Greeting),
    Samples(Samples),
}

impl Worker {
    /// Starts a worker and reads its greeting. An error is a sentence.
    fn start(command: &str) -> Result<Self, String> {
        let split = words(command).ok_or("a quotation mark has no end")?;
        let (program, arguments) = split.split_first().ok_or("the command is empty")?;
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| error.to_string())?;
        let input = child.stdin.take().expect("the input was piped");
        let output = child.stdout.take().expect("the output was piped");
        let ((asks, asked), (answer, answers)) = (channel(), channel());
        // A separate thread writes and reads, so that the wait can have a time limit.
        std::thread::spawn(move || converse(input, output, &asked, &answer));
        let mut worker = Self {
            command: command.to_owned(),
            threads: 1,
            child,
            asks,
            answers,
            fault: None,
        };
        match worker.answer()? {
            Answer::Greeting(greeting) if greeting.is_same_program() => {
                worker.threads = greeting.threads.max(1);
                Ok(worker)
            }
            Answer::Greeting(found) => {
                let wanted = Greeting::new(1);
                Err(format!(
                    "it is {} {} of commit {}, this is {} {} of commit {}",
                    found.program,
                    found.version,
                    found.commit,
                    wanted.program,
                    wanted.version,
                    wanted.commit
                ))
            }
            Answer::Samples(_) => Err("it has not said what it is".to_owned()),
        }
    }

    fn answer(&self) -> Result<Answer, String> {
        match self.answers.recv_timeout(PATIENCE) {
            Ok(answer) => answer.map_err(|error| error.to_string()),
            Err(RecvTimeoutError::Timeout) => {
                Err(format!("no answer for {} s", PATIENCE.as_secs()))
            }
            Err(RecvTimeoutError::Disconnected) => Err("it has ended".to_owned()),
        }
    }

    /// Plays blocks until none is left, or this worker is lost.
    fn play_blocks(&mut self, plan: &Plan<'_>, nets: &[u8], round: &SharedRound, size: u64) {
        let mut before = nets;
        while let Some(games) = round.take(size * self.threads) {
            match self.play(&block_of(plan, games.clone()), before) {
                Ok(samples) => round.put(games, Ok(samples)),
                Err(fault) => {
                    self.fault = Some(fault);
                    return round.put(games, Err(()));
                }
            }
            before = &[];
        }
    }

    fn play(&self, plan: &Plan<'_>, before: &[u8]) -> Result<Samples, String> {
        let mut request = before.to_vec();
        let plan = Request::Play(PlanJson::new(plan));
        write_line(&mut request, &plan).map_err(|error| error.to_string())?;
        // A worker that has ended has left its fault among the answers.
        let _ = self.asks.send(request);
        match self.answer()? {
            Answer::Samples(samples) => Ok(samples),
            Answer::Greeting(_) => Err("it has greeted twice".to_owned()),
        }
    }
}

impl Drop for Worker {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Writes each request to a worker and reads its answer, until one fails.
fn converse(
    mut input: ChildStdin,
    output: ChildStdout,
    asked: &Receiver<Vec<u8>>,
    answers: &Sender<io::Result<Answer>>,
) {
    let mut output = BufReader::new(output);
    let greeting = read_line(&mut output)
        .and_then(|line| line.ok_or_else(|| io::ErrorKind::UnexpectedEof.into()));
    let mut answer = greeting.map(Answer::Greeting);
    loop {
        let has_failed = answer.is_err();
        if answers.send(answer).is_err() || has_failed {
            return;
        }
        let Ok(request) = asked.recv() else {
            return;
        };
        let written = input.write_all(&request).and_then(|()| input.flush());
        answer = written.and_then(|()| read_samples(&mut output).map(Answer::Samples));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_worker_that_is_none_is_refused() {
        let refused = |command: &str| {
            let commands = [command.to_owned()];
            Workers::start(&commands, 1, |_| ())
                .unwrap_err()
                .to_string()
        };

        assert!(refused("").contains("the command is empty"));
        assert!(refused("there-is-no-such-program").contains("there-is-no-such-program"));
        assert!(refused("cargo --version").contains("expected value"));
    }

    #[test]
    fn blocks_of_lost_workers_are_taken_again() {
        let round = SharedRound::new(3..10);
        assert_eq!(round.take(4), Some(3..7));
        assert_eq!(round.take(4), Some(7..10));
        assert_eq!(round.take(4), None);

        round.put(3..7, Err(()));

        assert_eq!(round.take(1), Some(3..7));
        assert_eq!(round.take(1), None);
    }
}
