/*!
Tournaments as logs (decision 31).

A [`Tournament`] is the fold of its [`LogEntry`]s: who joined, which rounds were paired, which games
have a result. [`Tournament::next`] says what follows by itself at a time: the begin, a pairing, the
end. The same log always gives the same pairing, so a host that stops continues where it stopped.
[`Tournament::standings`] orders the players.

The module knows no games, people, clocks or stores. A host gives the time, appends what `next`
returns, begins a match for each game, and adds the results.

```
use rosespring_hall::tournament::{Entry, Kind, LogEntry, Next, Plan, Tournament};

let plan = Plan {
    kind: Kind::Knockout,
    rounds: 0,
    minutes: 0,
    starts_ms: 10,
    players_min: 2,
    players_max: 8,
};
let mut tournament = Tournament::new(plan);
for player in ["ada", "boris"] {
    let joined = tournament.join(player, 1500, 0)?;
    tournament.apply(&LogEntry { at_ms: 0, entry: joined })?;
}
assert_eq!(tournament.next(10), Next::Begin);
let began = Entry::Began { ratings: vec![1500, 1480] };
tournament.apply(&LogEntry { at_ms: 10, entry: began })?;
let Next::Entry(paired) = tournament.next(10) else { panic!("a pairing follows") };
tournament.apply(&LogEntry { at_ms: 10, entry: paired })?;
assert_eq!(tournament.games()[0].players, [0, 1]);
# Ok::<(), Box<dyn std::error::Error>>(())
```
*/

mod commands;
mod log;
mod messages;
mod next;
mod pairing;
mod plan;
mod row;
mod standings;
mod state;

pub use commands::Refusal;
pub use log::{Entry, LogEntry, Seat, UnreadableEntry};
pub use next::{ARENA_EVERY_MS, Next, ROUND_PAUSE_MS};
pub use plan::{Kind, PLAYERS_MAX, Plan, ROUND_ROBIN_PLAYERS_MAX};
pub use row::{
    PEOPLE, StoredTournament, TournamentLine, TournamentResult, TournamentState, TournamentTable,
    TournamentTerms,
};
pub use standings::Standing;
pub use state::{Entrant, Game, Outcome, Phase, Round, Tournament, Unfit};

#[cfg(test)]
mod tests;
