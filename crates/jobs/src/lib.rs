/*!
Long computations in parts, so that many machines can share them.

A [`Job`](rosespring_wire::job::Job) has numbered units. [`Work`] computes the units of a range and
returns a [`Part`](rosespring_wire::job::Part); [`join`](join()) puts parts together, and [`answer`]
turns the results of all units into the text that the program's own command would write. Ranges,
machines and threads do not change a byte of it: every unit has separate random numbers, the sums of
rollouts are exact, and nothing depends on the order in which parts arrive.

# What it does not do

It reads and writes no job or part, starts no process and knows no network: `rosespring work` and
the Python package do. Players that are outside programs are refused, because their results do not
depend on the job alone.

# Modules, in reading order

[`units`] (what the units of a job are, and every check of a job), [`nets`] (nets by their
checksums), [`work`] (computes units), [`self_play`] (one of its tasks, also used by the workshop of
nets), `join` (parts and answers).
*/

mod join;
pub mod nets;
pub mod self_play;
pub mod units;
pub mod work;

pub use join::{answer, join};
pub use units::{JobError, Plan};
pub use work::Work;
