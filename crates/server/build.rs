//! Ensures that the folder of the built page exists, so that it can be embedded.
//!
//! Without Node.js there is no page: the folder is then empty, and the server explains how to build
//! it.

use std::path::Path;

fn main() {
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    if std::fs::create_dir_all(&dist).is_ok() {
        println!("cargo::rerun-if-changed={}", dist.display());
    } else {
        // In a read-only checkout without a page, the embedding allows a missing folder.
        println!("cargo::rerun-if-changed=build.rs");
    }
}
