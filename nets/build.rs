//! Compresses the nets, which a program then holds.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "nets")]
    compress();
}

#[cfg(feature = "nets")]
fn compress() {
    const LEVEL: u8 = 9;
    let out = std::env::var_os("OUT_DIR").expect("cargo names a folder");
    for game in ["gul-bara", "gioul", "tawula", "backgammon"] {
        let file = format!("{game}.rsnet");
        println!("cargo::rerun-if-changed={file}");
        let net = std::fs::read(&file).unwrap_or_else(|error| panic!("{file}: {error}"));
        let compressed = miniz_oxide::deflate::compress_to_vec(&net, LEVEL);
        let path = std::path::Path::new(&out).join(format!("{game}.deflate"));
        std::fs::write(&path, compressed)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}
