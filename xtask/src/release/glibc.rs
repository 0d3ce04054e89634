//! The C library that built files need: a release starts on Linux from [`OLDEST`] on.

use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::shell;

/// The oldest glibc on which a release starts: that of RHEL 9. Debian 12 and Ubuntu 22.04 have
/// later ones.
pub(crate) const OLDEST: Version = (2, 34);

/// A version of glibc.
type Version = (u32, u32);

/// Checks that a built program or library needs no symbol, weak ones included, of a glibc later
/// than [`OLDEST`].
///
/// # Errors
///
/// Names the version that is too new.
pub(crate) fn check_file(path: &Path) -> Result<()> {
    let mut readelf = Command::new("readelf");
    readelf.args(["--version-info", "--wide"]).arg(path);
    let table = shell::text(readelf.env("LC_ALL", "C"))?;
    let newest = newest(&table).with_context(|| format!("{}: no glibc", path.display()))?;
    check(newest, path)
}

/// Checks the tag in the name of a wheel.
///
/// # Errors
///
/// If the name promises no glibc, or one later than [`OLDEST`].
pub(crate) fn check_wheel(path: &Path) -> Result<()> {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let promised = promised(&name).with_context(|| format!("{name} has no tag of manylinux"))?;
    check(promised, path)
}

fn check(needed: Version, path: &Path) -> Result<()> {
    if needed > OLDEST {
        let ((major, minor), (old_major, old_minor)) = (needed, OLDEST);
        bail!(
            "{} needs glibc {major}.{minor}; a release starts on {old_major}.{old_minor}",
            path.display()
        );
    }
    Ok(())
}

/// Returns the newest glibc among the version needs that `readelf` prints.
fn newest(table: &str) -> Option<Version> {
    let names = table.split("Name: GLIBC_").skip(1);
    let versions = names.filter_map(|rest| version(rest.split_whitespace().next()?, '.'));
    versions.max()
}

/// Returns the glibc in the name of a wheel: `manylinux_2_34_x86_64`.
fn promised(name: &str) -> Option<Version> {
    let (_, tag) = name.split_once("manylinux_")?;
    version(tag, '_')
}

/// Reads two numbers; a third one is left out, as in `2.2.5`.
fn version(text: &str, separator: char) -> Option<Version> {
    let mut numbers = text.split(separator).map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::{check, check_wheel, newest};

    const TABLE: &str = "\
Version needs section '.gnu.version_r' contains 2 entries:
 Addr: 0x0000000000003a68  Offset: 0x00003a68  Link: 6 (.dynstr)
  000000: Version: 1  File: libm.so.6  Cnt: 2
  0x0010:   Name: GLIBC_2.29  Flags: none  Version: 8
  0x0020:   Name: GLIBC_2.35  Flags: WEAK  Version: 16
  0x0030: Version: 1  File: libc.so.6  Cnt: 1
  0x0040:   Name: GLIBC_2.2.5  Flags: none  Version: 3
";

    #[test]
    fn a_weak_symbol_of_a_later_glibc_is_refused() {
        let needed = newest(TABLE).expect("the table names versions");

        assert_eq!(needed, (2, 35));
        let error = check(needed, Path::new("program")).expect_err("2.35 is too new");
        assert_eq!(
            error.to_string(),
            "program needs glibc 2.35; a release starts on 2.34"
        );
        let older = TABLE.replace("2.35", "2.34");
        check(newest(&older).expect("versions"), Path::new("program")).expect("2.34 is there");
    }

    #[test]
    fn a_wheel_promises_an_old_glibc() {
        let check = |tag| check_wheel(Path::new(&format!("rosespring-0.1.0-cp311-abi3-{tag}.whl")));

        check("manylinux_2_34_x86_64").expect("it is old enough");
        check("manylinux_2_17_aarch64.manylinux2014_aarch64").expect("it is old enough");
        check("manylinux_2_35_x86_64").expect_err("it is too new");
        check("linux_x86_64").expect_err("it promises nothing");
    }
}
