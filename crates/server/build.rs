//! Compresses the description of the routes, and ensures that the folder of the built page exists,
//! so that both can be embedded.
//!
//! Without Node.js there is no page: the folder is then empty, and the server explains how to build
//! it.

use std::env;
use std::fs;
use std::path::Path;

/// The description of the routes, which a test keeps true.
const DESCRIPTION: &str = "openapi.json";

fn main() {
    compress_description();
    println!("cargo::rerun-if-changed={DESCRIPTION}");
    let dist = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/dist");
    let is_built = dist.join("index.html").is_file();
    let has_folder = fs::create_dir_all(&dist).is_ok();
    let embeds = env::var("PROFILE").is_ok_and(|profile| profile == "release");
    if embeds && !is_built && has_folder {
        println!("cargo::rerun-if-changed={}", dist.display());
    } else {
        // The compiler depends on each embedded file, and every build of the page writes all of
        // them. In a read-only checkout without a page, the embedding allows a missing folder.
        println!("cargo::rerun-if-changed=build.rs");
    }
}

/// Writes the description without the white space of its file, compressed.
fn compress_description() {
    const LEVEL: u8 = 9;
    let out = env::var_os("OUT_DIR").expect("cargo names a folder");
    let text = fs::read_to_string(DESCRIPTION).expect("the file belongs to the crate");
    let short: String = text.lines().map(str::trim_start).collect();
    let compressed = miniz_oxide::deflate::compress_to_vec(short.as_bytes(), LEVEL);
    fs::write(Path::new(&out).join("openapi.json.deflate"), compressed)
        .expect("the folder can be written");
}
