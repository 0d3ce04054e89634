//! Plays games for a learner in another process: the command `samples`.

use std::io::{self, BufRead, Write};
use std::sync::Arc;

use rosespring_engine::net::Net;

use crate::frames::{Greeting, Request, invalid, read_bytes, read_line, write_line, write_samples};
use crate::selfplay;

/// Play games for a learner that was started with `--worker`.
///
/// It reads nets and plans from standard input, and writes samples to standard output. The learner
/// starts it, on this machine or through a program such as `ssh` on another one.
#[derive(Debug, Clone, clap::Args)]
pub struct ServeSettings {
    /// Number of threads that play
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1024))]
    pub threads: u64,
}

/// The nets of a round.
struct Nets {
    learning: Arc<Net>,
    against: Option<Arc<Net>>,
}

/// Answers requests until the input ends.
///
/// # Errors
///
/// The error of the input or the output; `InvalidData` for a request that is not valid.
pub fn run(
    settings: &ServeSettings,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> io::Result<()> {
    write_line(output, &Greeting::new(settings.threads))?;
    output.flush()?;
    let mut nets: Option<Nets> = None;
    while let Some(request) = read_line(input)? {
        match request {
            Request::Nets { learning, against } => {
                let mut read = |length| read_net(input, length);
                let learning = read(learning)?;
                let against = against.map(read).transpose()?;
                nets = Some(Nets { learning, against });
            }
            Request::Play(plan) => {
                let nets = nets
                    .as_ref()
                    .ok_or_else(|| invalid("a plan came before the nets"))?;
                let rules = plan.rules()?;
                if rules.is_empty() {
                    return Err(invalid("a plan has no rules"));
                }
                let game = nets.learning.game();
                if rules.iter().any(|rules| rules.game != game) {
                    return Err(invalid(format!("the net is for {game}, the plan is not")));
                }
                let plan = plan.plan(&rules, nets.against.as_ref());
                let samples = selfplay::play(&plan, &nets.learning, settings.threads);
                write_samples(output, &samples)?;
            }
        }
    }
    Ok(())
}

fn read_net(input: &mut impl BufRead, length: u64) -> io::Result<Arc<Net>> {
    let bytes = read_bytes(input, length)?;
    let net = Net::from_bytes(&bytes).map_err(|fault| invalid(fault.to_string()))?;
    Ok(Arc::new(net))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::frames::read_samples;
    use crate::learn::shares;
    use crate::selfplay::Plan;
    use crate::weights::{Sight, Weights};
    use rosespring_rules::{GameKind, Rules};

    const ONE: ServeSettings = ServeSettings { threads: 1 };

    fn game_of(rules: &str) -> GameKind {
        Rules::preset(rules).unwrap().game
    }

    /// Returns what a worker writes for these bytes.
    fn answers(request: &[u8]) -> (io::Result<()>, Vec<u8>) {
        let mut output = Vec::new();
        let outcome = run(&ONE, &mut &request[..], &mut output);
        (outcome, output)
    }

    fn request(net: &Net, against: Option<&Net>, plan: &Plan<'_>) -> Vec<u8> {
        let mut bytes = Vec::new();
        let (learning, other) = (net.to_bytes(), against.map(Net::to_bytes));
        let nets = Request::Nets {
            learning: learning.len() as u64,
            against: other.as_ref().map(|bytes| bytes.len() as u64),
        };
        write_line(&mut bytes, &nets).unwrap();
        bytes.extend(learning);
        bytes.extend(other.unwrap_or_default());
        let plan = Request::Play(crate::frames::PlanJson::new(plan));
        write_line(&mut bytes, &plan).unwrap();
        bytes
    }

    #[test]
    fn a_worker_makes_the_samples_of_the_plan() {
        let game = game_of("gioul");
        let rules = shares(game);
        let net = Arc::new(Weights::new(1, 128).quantised(game).unwrap());
        let other = Arc::new(Weights::new(2, 128).quantised(game).unwrap());
        for (ahead, ends, against) in [(false, 1, None), (true, 2, None), (false, 1, Some(&other))]
        {
            let plan = Plan {
                rules: &rules,
                seed: 3,
                games: 5..7,
                lambda: 0.7,
                sight: Sight::Plain,
                ahead,
                ends,
                against,
            };

            let against = against.map(|net| &**net);
            let (outcome, output) = answers(&request(&net, against, &plan));

            outcome.unwrap();
            let mut output = &output[..];
            let greeting: Greeting = read_line(&mut output).unwrap().unwrap();
            assert!(greeting.is_same_program());
            let samples = read_samples(&mut output).unwrap();
            assert!(samples == selfplay::play(&plan, &net, 2));
        }
    }

    #[test]
    fn a_worker_refuses_what_it_cannot_read() {
        let game = game_of("gioul");
        let rules = shares(game_of("backgammon"));
        let net = Weights::new(1, 128).quantised(game).unwrap();
        let plan = Plan {
            rules: &rules,
            seed: 3,
            games: 0..1,
            lambda: 0.7,
            sight: Sight::Full,
            ahead: false,
            ends: 1,
            against: None,
        };
        let whole = request(&net, None, &plan);
        let nets = whole.iter().position(|&byte| byte == b'\n').unwrap() + 1 + net.to_bytes().len();
        let cases: [(&[u8], &str); 5] = [
            (&whole, "the net is for gioul, the plan is not"),
            (&whole[nets..], "a plan came before the nets"),
            (&whole[..nets - 1], "unexpected end of file"),
            (&whole[..20], "a line has no end"),
            (b"{}\n", "expected value"),
        ];
        for (request, message) in cases {
            let error = answers(request).0.unwrap_err().to_string();
            assert!(error.contains(message), "{error}");
        }
    }
}
