//! Compresses the books of puzzles, which a program then holds.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "data")]
    compress();
}

#[cfg(feature = "data")]
fn compress() {
    const LEVEL: u8 = 9;
    let out = std::env::var_os("OUT_DIR").expect("cargo names a folder");
    for game in ["gul-bara", "gioul", "tawula", "backgammon"] {
        let file = format!("puzzles/{game}.json");
        println!("cargo::rerun-if-changed={file}");
        let book = std::fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let compressed = miniz_oxide::deflate::compress_to_vec(&book, LEVEL);
        let path = std::path::Path::new(&out).join(format!("{game}.deflate"));
        std::fs::write(&path, compressed)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}
