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
        let compressed = miniz_oxide::deflate::compress_to_vec(&planes(&net), LEVEL);
        let path = std::path::Path::new(&out).join(format!("{game}.deflate"));
        std::fs::write(&path, compressed)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    }
}

/// Writes the first bytes of all 16-bit numbers, then the second ones: most weights are small, so
/// these are nearly all alike, and a fifth of the size is saved. The sign becomes the last bit, for
/// the same reason. A byte at an odd end comes last.
#[cfg(feature = "nets")]
fn planes(net: &[u8]) -> Vec<u8> {
    let (pairs, end) = net.as_chunks();
    let weights = pairs.iter().map(|pair| i16::from_le_bytes(*pair));
    let folded: Vec<[u8; 2]> = weights
        .map(|weight| ((weight << 1) ^ (weight >> 15)).to_le_bytes())
        .collect();
    let firsts = folded.iter().map(|pair| pair[0]);
    let seconds = folded.iter().map(|pair| pair[1]);
    firsts.chain(seconds).chain(end.iter().copied()).collect()
}
