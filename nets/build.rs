//! Compresses the nets of this folder, which a program then holds, and lists them.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "nets")]
    compress().expect("the nets are compressed");
}

#[cfg(feature = "nets")]
fn compress() -> std::io::Result<()> {
    use std::fmt::Write as _;
    use std::{env, fs, path::Path};

    const LEVEL: u8 = 9;
    let out = env::var_os("OUT_DIR").expect("cargo names a folder");
    println!("cargo::rerun-if-changed=.");
    let mut files = fs::read_dir(".")?.collect::<Result<Vec<_>, _>>()?;
    files.sort_by_key(fs::DirEntry::file_name);
    let mut list = "[\n".to_owned();
    let mut packed = list.clone();
    for file in files.iter().map(fs::DirEntry::path) {
        if file.extension().is_none_or(|ending| ending != "rsnet") {
            continue;
        }
        let game = file.file_stem().unwrap_or_default();
        let compressed = miniz_oxide::deflate::compress_to_vec(&planes(&fs::read(&file)?), LEVEL);
        let path = Path::new(&out).join(game).with_extension("deflate");
        fs::write(&path, compressed)?;
        let _ = writeln!(list, "({game:?}, || unpack(include_bytes!({path:?}))),");
        let _ = writeln!(packed, "({game:?}, include_bytes!({path:?})),");
    }
    for (name, mut list) in [("nets.rs", list), ("packed.rs", packed)] {
        list.push(']');
        fs::write(Path::new(&out).join(name), list)?;
    }
    Ok(())
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
