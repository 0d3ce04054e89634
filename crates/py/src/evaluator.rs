//! Evaluates arrays of positions.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use rosespring_engine::GameEvaluator;
use rosespring_engine::bearoff::TableEvaluator;
use rosespring_engine::evaluate::{Evaluate, Value};
use rosespring_engine::fan_out::on_each;
use rosespring_engine::net::{Net, Neural};
use rosespring_engine::search::Greedy;
use rosespring_engine::stakes::Stakes;
use rosespring_rules::{Position, Rules};

use crate::arrays::{self, Row, Whole, unpack};
use crate::errors::value_error;
use crate::game::parse_rules;

/// What evaluates: a net or the hand-written evaluation, with or without bear-off tables.
pub(crate) type Judge = TableEvaluator<GameEvaluator>;

/// Number of positions that are unpacked before they are evaluated.
const BLOCK: usize = 256;

/// An evaluation of the positions of one game.
#[pyclass(module = "rosespring._native", frozen)]
pub(crate) struct Evaluator {
    judges: Arc<Judges>,
}

const _: () = assert!(align_of::<Evaluator>() <= crate::ALIGNMENT_MAX);

impl Evaluator {
    /// The evaluations for threads that outlive the call.
    pub(crate) fn judges(&self) -> Arc<Judges> {
        self.judges.clone()
    }
}

/// Evaluations for the threads of calls.
pub(crate) struct Judges {
    rules: Rules,
    /// The evaluation that is copied. A copy has its own buffers, which one thread uses.
    judge: Mutex<Judge>,
    /// Copies that no call uses now.
    idle: Mutex<Vec<Judge>>,
}

impl Judges {
    /// The rules of the positions.
    pub(crate) const fn rules(&self) -> Rules {
        self.rules
    }

    /// Returns `net` and its checksum, or `handwritten`.
    pub(crate) fn describe(&self) -> String {
        let judge = self.judge.lock().unwrap_or_else(PoisonError::into_inner);
        judge.evaluator().to_string()
    }

    /// Calls `job` with evaluations for `count` threads, which are kept for the next call.
    pub(crate) fn with_judges<T>(&self, count: usize, job: impl FnOnce(&mut [Judge]) -> T) -> T {
        let mut judges = self.take(count);
        let result = job(&mut judges);
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        idle.append(&mut judges);
        result
    }

    fn take(&self, count: usize) -> Vec<Judge> {
        let mut idle = self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let rest = idle.len().saturating_sub(count);
        let mut judges = idle.split_off(rest);
        drop(idle);
        let judge = self.judge.lock().unwrap_or_else(PoisonError::into_inner);
        judges.resize_with(count, || Judge::clone(&judge));
        judges
    }

    /// Computes a result for each row, in order, on several threads. `block` is given at most
    /// [`BLOCK`] positions at a time.
    ///
    /// # Errors
    ///
    /// A sentence about the first row that is not a position, or that `block` refuses.
    fn each<T: Clone + Default + Send>(
        &self,
        rows: &[Row],
        threads: usize,
        block: impl Fn(&mut Judge, usize, &[Position], &mut [T]) -> Result<(), String> + Sync,
    ) -> Result<Vec<T>, String> {
        let mut results = vec![T::default(); rows.len()];
        let part = rows.len().div_ceil(threads).max(1);
        let work = |(number, judge, rows, results): (usize, &mut Judge, &[Row], &mut [T])| {
            let mut positions = Vec::with_capacity(BLOCK);
            let mut first = number * part;
            for (rows, results) in rows.chunks(BLOCK).zip(results.chunks_mut(BLOCK)) {
                positions.clear();
                for (index, row) in rows.iter().enumerate() {
                    positions.push(unpack(self.rules, row, first + index)?);
                }
                block(judge, first, &positions, results)?;
                first += rows.len();
            }
            Ok(())
        };
        self.with_judges(threads, |judges| {
            let parts = rows.chunks(part).zip(results.chunks_mut(part)).zip(judges);
            let parts = parts.enumerate();
            let parts =
                parts.map(|(number, ((rows, results), judge))| (number, judge, rows, results));
            on_each(parts, work)
                .into_iter()
                .collect::<Result<(), String>>()
        })?;
        Ok(results)
    }
}

#[pymethods]
impl Evaluator {
    #[new]
    fn new(rules: &str, net: Option<&[u8]>, bear_off: bool) -> PyResult<Self> {
        let rules = parse_rules(rules)?;
        let evaluator = match net {
            None => GameEvaluator::of(rules.game),
            Some(bytes) => {
                let net = Net::from_bytes(bytes).map_err(value_error)?;
                if !net.plays(rules.game) {
                    return Err(value_error(format_args!(
                        "the net plays {}, not {}",
                        net.game(),
                        rules.game
                    )));
                }
                GameEvaluator::from(Neural::new(Arc::new(net)))
            }
        };
        let judge = match bear_off {
            true => TableEvaluator::new(evaluator),
            false => TableEvaluator::nothing(evaluator),
        };
        let judges = Judges {
            rules,
            judge: Mutex::new(judge),
            idle: Mutex::default(),
        };
        Ok(Self {
            judges: Arc::new(judges),
        })
    }

    /// The rules as text.
    #[getter]
    fn rules(&self) -> String {
        self.judges.rules.to_string()
    }

    /// `net` and its checksum, or `handwritten`.
    #[getter]
    fn name(&self) -> String {
        self.judges.describe()
    }

    fn values<'py>(
        &self,
        py: Python<'py>,
        positions: &Bound<'_, PyAny>,
        threads: Whole,
    ) -> PyResult<Bound<'py, PyByteArray>> {
        let rows = arrays::read_rows(positions)?;
        let threads = threads.threads()?;
        let values = py.detach(|| {
            self.judges.each(
                &rows,
                threads,
                |judge, _, positions, values: &mut [[f32; 7]]| {
                    let mut found = [Value::default(); BLOCK];
                    let found = &mut found[..positions.len()];
                    judge.evaluate(positions, found);
                    for (value, found) in values.iter_mut().zip(found) {
                        *value = found.to_array();
                    }
                    Ok(())
                },
            )
        });
        arrays::to_bytes(py, &values.map_err(value_error)?)
    }

    fn best<'py>(
        &self,
        py: Python<'py>,
        positions: &Bound<'_, PyAny>,
        threads: Whole,
    ) -> PyResult<(Bound<'py, PyByteArray>, Bound<'py, PyByteArray>)> {
        let rows = arrays::read_rows(positions)?;
        let threads = threads.threads()?;
        let best = py.detach(|| self.judges.each(&rows, threads, best_ends));
        let best = best.map_err(value_error)?;
        let ends: Vec<Row> = best.iter().map(|best| best.end).collect();
        let worths: Vec<f32> = best.iter().map(|best| best.worth).collect();
        Ok((arrays::to_bytes(py, &ends)?, arrays::to_bytes(py, &worths)?))
    }

    /// Evaluates positions repeatedly on one thread, without Python. Returns evaluations per
    /// second.
    fn native_rate(
        &self,
        py: Python<'_>,
        positions: &Bound<'_, PyAny>,
        repeats: Whole,
    ) -> PyResult<f64> {
        let rows = arrays::read_rows(positions)?;
        let positions: Result<Vec<Position>, String> = rows
            .iter()
            .enumerate()
            .map(|(index, row)| unpack(self.judges.rules, row, index))
            .collect();
        let positions = positions.map_err(value_error)?;
        let repeats = repeats.within("repeats", 1..=u64::from(u32::MAX))? as u32;
        let mut values = vec![Value::default(); positions.len()];
        Ok(py.detach(|| {
            self.judges.with_judges(1, |judges| {
                let began = Instant::now();
                for _ in 0..repeats {
                    judges[0].evaluate(&positions, &mut values);
                }
                f64::from(repeats) * positions.len() as f64 / began.elapsed().as_secs_f64()
            })
        }))
    }
}

/// The best end of a stage.
#[derive(Debug, Clone)]
struct BestEnd {
    end: Row,
    worth: f32,
}

impl Default for BestEnd {
    fn default() -> Self {
        Self {
            end: [0; rosespring_rules::PACKED_BYTES],
            worth: 0.0,
        }
    }
}

fn best_ends(
    judge: &mut Judge,
    first: usize,
    positions: &[Position],
    best: &mut [BestEnd],
) -> Result<(), String> {
    let mut search = Greedy::new(judge.clone());
    for (index, (position, best)) in positions.iter().zip(best).enumerate() {
        let found = search.best(position, Stakes::Units);
        let found =
            found.ok_or_else(|| format!("position {}: no stage is to be played", first + index))?;
        *best = BestEnd {
            end: position.after(&found.end, &mut ()).pack(),
            worth: found.worth,
        };
    }
    Ok(())
}
