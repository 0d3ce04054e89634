//! `cargo xtask tidy`: checks the conventions of CONTRIBUTING.md that no compiler checks.

mod allow;
mod arrows;
mod commands;
pub(crate) mod folders;
mod games;
mod geometry;
mod links;
mod mask;
mod modules;
mod order;
pub(crate) mod packages;
mod plain;
mod prose;
mod pure;
mod size;
mod stored;
mod tree;
mod unsafety;
mod words;

use anyhow::{Result, bail};

use self::allow::Allowances;
use self::tree::Tree;
use crate::args::Args;

/// A line that breaks a convention.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Fault {
    /// The name of the convention, as in `tidy.allow`.
    rule: &'static str,
    path: String,
    /// The number of the line, from 1; 0 for the whole file.
    line: usize,
    message: String,
}

/// All checks. Each one reads the whole tree and adds the faults it finds.
const CHECKS: [fn(&Tree, &mut Vec<Fault>); 16] = [
    plain::check,
    prose::check,
    size::check,
    words::check,
    games::check,
    geometry::check,
    arrows::check,
    modules::check,
    folders::check,
    pure::check,
    stored::check,
    unsafety::check,
    links::check,
    commands::check,
    order::check,
    packages::check,
];

pub(crate) fn run(args: Args) -> Result<()> {
    args.finish()?;
    check()
}

/// Checks the whole tree.
pub(crate) fn check() -> Result<()> {
    let root = crate::shell::root();
    let tree = Tree::read(&root)?;
    let mut allowances = Allowances::read(&root.join("xtask").join("tidy.allow"))?;

    let mut faults = Vec::new();
    for check in CHECKS {
        check(&tree, &mut faults);
    }
    faults.retain(|fault| !allowances.allow(fault, tree.line(&fault.path, fault.line)));
    faults.extend(allowances.unused());
    for fault in &faults {
        println!(
            "{}:{}: {}: {}",
            fault.path, fault.line, fault.rule, fault.message
        );
    }
    if !faults.is_empty() {
        bail!(
            "{} faults; an exception goes into xtask/tidy.allow, with its reason",
            faults.len()
        );
    }
    println!("{} files are tidy", tree.files().len());
    Ok(())
}
