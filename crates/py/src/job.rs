//! Jobs in parts: what one machine computes of a job that many share.

use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use pyo3::prelude::*;
use rosespring_jobs::nets::Nets;
use rosespring_jobs::{Plan, Work, answer, join};
use rosespring_wire::job::{Job as JobJson, Part};

use crate::arrays;
use crate::errors::value_error;

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
    work: Work,
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
        Ok(Self { work })
    }

    /// Computes units and returns the part as JSON.
    fn run(&self, py: Python<'_>, start: u64, end: u64, threads: usize) -> PyResult<String> {
        let threads = arrays::threads(threads)?;
        let never = AtomicBool::new(false);
        let part = py.detach(|| self.work.run(start..end, threads, &never));
        let part = part.map_err(value_error)?.expect("nobody cancels");
        Ok(part.to_json())
    }
}
