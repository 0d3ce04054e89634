//! The list of all packages in a release (SBOM), in the form of CycloneDX 1.5.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use anyhow::{Context, Result};
use serde_json::{Value, json};

use crate::shell;

/// The packages from whose dependencies a release is built.
const ROOTS: [&str; 3] = ["rosespring-cli", "rosespring-py", "rosespring-wasm"];

/// Returns the list for a target as JSON. The same lock files give the same text.
pub(super) fn write(target: &str) -> Result<String> {
    let metadata = shell::output(&mut shell::cargo([
        "metadata",
        "--format-version",
        "1",
        "--locked",
        "--filter-platform",
        target,
    ]))?;
    let metadata = serde_json::from_slice(&metadata).context("reading `cargo metadata`")?;
    let lock = fs::read_to_string(shell::web().join("package-lock.json"))
        .context("reading package-lock.json")?;
    let lock = serde_json::from_str(&lock).context("reading package-lock.json")?;
    let mut components = crates(&metadata).context("`cargo metadata` has another form")?;
    components.extend(npm(&lock).context("package-lock.json has another form")?);
    let bill = json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": { "component": {
            "type": "application",
            "name": "rosespring",
            "version": env!("CARGO_PKG_VERSION"),
        }},
        "components": components,
    });
    Ok(format!("{}\n", serde_json::to_string_pretty(&bill)?))
}

/// Returns the crates on which the roots depend, not counting those of tests, by name and version.
fn crates(metadata: &Value) -> Option<Vec<Value>> {
    let packages = metadata["packages"].as_array()?;
    let packages: BTreeMap<&str, &Value> = packages
        .iter()
        .filter_map(|package| Some((package["id"].as_str()?, package)))
        .collect();
    let nodes = metadata["resolve"]["nodes"].as_array()?;
    let nodes: BTreeMap<&str, &Value> = nodes
        .iter()
        .filter_map(|node| Some((node["id"].as_str()?, node)))
        .collect();
    let is_root = |package: &&&Value| ROOTS.iter().any(|root| package["name"] == *root);
    let mut open: Vec<&str> = packages
        .values()
        .filter(is_root)
        .filter_map(|package| package["id"].as_str())
        .collect();
    let mut found = BTreeSet::new();
    while let Some(id) = open.pop() {
        if !found.insert(id) {
            continue;
        }
        for dependency in nodes.get(id)?["deps"].as_array()? {
            let kinds = dependency["dep_kinds"].as_array()?;
            if kinds.iter().any(|kind| kind["kind"] != "dev") {
                open.push(dependency["pkg"].as_str()?);
            }
        }
    }
    let mut components: BTreeMap<(&str, &str), Value> = BTreeMap::new();
    for id in found {
        let package = packages.get(id)?;
        let (name, version) = (package["name"].as_str()?, package["version"].as_str()?);
        let address = format!("pkg:cargo/{name}@{version}");
        let licence = package["license"].as_str();
        components.insert((name, version), component(name, version, &address, licence));
    }
    Some(components.into_values().collect())
}

/// Returns the npm packages that build the page; parts of some of them are in it.
fn npm(lock: &Value) -> Option<Vec<Value>> {
    let mut components = Vec::new();
    for (path, package) in lock["packages"].as_object()? {
        let Some((_, name)) = path.rsplit_once("node_modules/") else {
            continue;
        };
        if package["dev"] == true {
            continue;
        }
        let version = package["version"].as_str()?;
        let address = format!("pkg:npm/{}@{version}", name.replace('@', "%40"));
        let licence = package["license"].as_str();
        components.push(component(name, version, &address, licence));
    }
    Some(components)
}

fn component(name: &str, version: &str, address: &str, licence: Option<&str>) -> Value {
    // The old form of two licences, which is no expression of SPDX.
    let licence = licence.map(|licence| licence.replace('/', " OR "));
    let licences: Vec<Value> = licence
        .into_iter()
        .map(|expression| json!({ "expression": expression }))
        .collect();
    json!({
        "type": "library",
        "name": name,
        "version": version,
        "purl": address,
        "licenses": licences,
    })
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::{crates, npm};

    #[test]
    fn crates_of_tests_are_left_out() {
        let licence = "MIT/Apache-2.0";
        let package =
            |name| json!({"id": name, "name": name, "version": "1.0.0", "license": licence});
        let uses =
            |name: &str, kind: Option<&str>| json!({"pkg": name, "dep_kinds": [{"kind": kind}]});
        let packages = ["rosespring-cli", "used", "builds", "tests"].map(package);
        let metadata = json!({
            "packages": packages,
            "resolve": {"nodes": [
                {"id": "rosespring-cli", "deps": [uses("used", None), uses("tests", Some("dev"))]},
                {"id": "used", "deps": [uses("builds", Some("build"))]},
                {"id": "builds", "deps": []},
                {"id": "tests", "deps": []},
            ]},
        });
        let found = crates(&metadata).expect("a form that is known");
        let names: Vec<_> = found.iter().map(|it| it["name"].as_str()).collect();

        assert_eq!(
            names,
            [Some("builds"), Some("rosespring-cli"), Some("used")]
        );
        assert_eq!(found[0]["purl"], "pkg:cargo/builds@1.0.0");
        assert_eq!(found[0]["licenses"][0]["expression"], "MIT OR Apache-2.0");
        assert!(crates(&json!({})).is_none());
    }

    #[test]
    fn npm_packages_of_tests_are_left_out() {
        let lock = json!({"packages": {
            "": {"version": "0.1.0"},
            "node_modules/@fluent/bundle": {"version": "0.19.1", "license": "Apache-2.0"},
            "node_modules/vitest": {"version": "4.1.0", "dev": true},
        }});
        let found = npm(&lock).expect("a form that is known");

        assert_eq!(found.len(), 1);
        assert_eq!(found[0]["purl"], "pkg:npm/%40fluent/bundle@0.19.1");
    }
}
