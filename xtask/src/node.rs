//! The Node.js that builds the page: its version, and whether the tools of the page run on it.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

/// The versions on which the tools of the page run; `engines` of `web/package.json` has the same.
///
/// Vite's bundler is a native library. On any other version npm leaves it out without an error.
const NODE_RANGE: &str = "^20.19.0 || >=22.12.0";

/// Returns the version of the Node.js on PATH, as `v22.12.0`.
///
/// # Errors
///
/// An error without Node.js, or with a version on which the page cannot be built.
pub(crate) fn supported_version() -> Result<String> {
    let hint = "install Node.js 22.12 or newer from https://nodejs.org";
    let version = shell::text(Command::new("node").arg("--version"))
        .with_context(|| format!("building the page needs Node.js: {hint}"))?;
    let version = version.trim();
    if !is_supported(version) {
        bail!("Node.js {version} cannot build the page, which needs {NODE_RANGE}: {hint}");
    }
    Ok(version.to_owned())
}

/// Returns whether [`NODE_RANGE`] contains a version such as `v20.11.1`.
fn is_supported(version: &str) -> bool {
    match major_and_minor(version) {
        Some((20, minor)) => minor >= 19,
        Some((22, minor)) => minor >= 12,
        Some((major, _)) => major > 22,
        None => false,
    }
}

fn major_and_minor(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.strip_prefix('v')?.split('.');
    let major = numbers.next()?.parse().ok()?;
    let minor = numbers.next()?.parse().ok()?;
    Some((major, minor))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::{NODE_RANGE, is_supported};
    use crate::shell;

    #[test]
    fn a_version_on_which_the_tools_do_not_run_is_refused() {
        let refused = ["v18.20.8", "v20.11.1", "v20.18.3", "v21.7.3", "v22.11.0"];
        let malformed = ["20.19.0", "vx", "v22", ""];

        for version in refused.into_iter().chain(malformed) {
            assert!(!is_supported(version), "{version}");
        }
        for version in ["v20.19.0", "v20.20.2", "v22.12.0", "v23.0.0", "v24.1.0"] {
            assert!(is_supported(version), "{version}");
        }
    }

    #[test]
    fn package_json_names_the_same_versions() {
        let text = fs::read_to_string(shell::web().join("package.json")).expect("the file is read");
        let package: serde_json::Value = serde_json::from_str(&text).expect("the file is JSON");

        assert_eq!(package["engines"]["node"], NODE_RANGE);
    }
}
