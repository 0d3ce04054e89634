//! Jobs in parts: what one machine computes of a job that many share.

use std::path::PathBuf;
use std::sync::Arc;

use pyo3::prelude::*;
use rosespring_jobs::nets::Nets;
use rosespring_jobs::{Plan, Work, answer, join};
use rosespring_wire::job::{Job as JobJson, Part};

use crate::arrays::Whole;
use crate::errors::value_error;
use crate::interrupt::interruptible;

/// A job that was checked.
#[pyclass(module = "rosespring._native", frozen)]
pub(crate) struct Job {
    json: JobJson,
    plan: Plan,
}

const _: () = assert!(align_of::<Job>() <= crate::ALIGNMENT_MAX);

#[pymethods]
impl Job {
    #[new]
    fn new(text: &str) -> PyResult<Self> {
        let json = JobJson::from_json(text).map_err(value_error)?;
        let plan = Plan::new(json.clone()).map_err(value_error)?;
        Ok(Self { json, plan })
    }

    /// The job as text; the same for each way to write it.
    #[getter]
    fn text(&self) -> String {
        self.json.to_json()
    }

    #[getter]
    const fn units(&self) -> u64 {
        self.plan.units()
    }

    #[getter]
    const fn block(&self) -> u64 {
        self.plan.block()
    }

    /// Joins parts, given as JSON in any order, and returns the answer of the job.
    #[allow(
        clippy::needless_pass_by_value,
        reason = "the elements are taken from Python's list"
    )]
    fn answer(&self, py: Python<'_>, parts: Vec<String>) -> PyResult<String> {
        py.detach(|| {
            let read = |(index, text): (usize, &String)| {
                Part::from_json(text).map_err(|fault| format!("part {index}: {fault}"))
            };
            let parts = parts.iter().enumerate().map(read);
            let parts = parts.collect::<Result<Vec<_>, String>>()?;
            let whole = join(&self.plan, parts).map_err(|error| error.to_string())?;
            answer(&self.plan, &whole).map_err(|error| error.to_string())
        })
        .map_err(|error: String| value_error(error))
    }
}

/// A job with its nets, ready to compute.
#[pyclass(module = "rosespring._native", frozen)]
pub(crate) struct Worker {
    work: Arc<Work>,
}

const _: () = assert!(align_of::<Worker>() <= crate::ALIGNMENT_MAX);

#[pymethods]
impl Worker {
    #[new]
    #[allow(
        clippy::needless_pass_by_value,
        reason = "the elements are taken from Python's list"
    )]
    fn new(job: &Job, nets: Vec<PathBuf>) -> PyResult<Self> {
        let nets = Nets::read(&nets).map_err(value_error)?;
        let work = Work::new(job.plan.clone(), nets).map_err(value_error)?;
        Ok(Self {
            work: Arc::new(work),
        })
    }

    /// Computes units and returns the part as JSON.
    fn run(&self, py: Python<'_>, start: Whole, end: Whole, threads: Whole) -> PyResult<String> {
        let most = self.work.plan().units();
        let units = start.within("start", 0..=most)?..end.within("end", 0..=most)?;
        let (work, threads) = (self.work.clone(), threads.threads()?);
        let part = interruptible(py, move |cancelled| work.run(units, threads, cancelled))?;
        let part = part.map_err(value_error)?;
        Ok(part
            .expect("only a signal cancels, and it ends the call")
            .to_json())
    }
}
