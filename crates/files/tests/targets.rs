//! Tests which targets can be written to, and their content afterwards.

use std::fs;
use std::io;
use std::path::Path;

use rosespring_files::{RefusedTarget, check, write, write_with};

fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut names: Vec<String> = entries
        .map(|entry| {
            entry
                .expect("the folder can be read")
                .file_name()
                .to_string_lossy()
                .into_owned()
        })
        .collect();
    names.sort();
    names
}

fn refusal(result: io::Result<()>) -> Option<RefusedTarget> {
    result.err()?.get_ref()?.downcast_ref().copied()
}

#[test]
fn a_file_is_made_and_replaced_and_nothing_is_left_beside_it() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a");

    for text in ["one", "other"] {
        check(&file).unwrap();
        write(&file, text.as_bytes()).unwrap();
        assert_eq!(fs::read_to_string(&file).unwrap(), text);
    }

    assert_eq!(names(folder.path()), ["a"]);
}

#[test]
fn what_could_not_be_written_leaves_the_old_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("a");
    write(&file, b"old").unwrap();

    let result = write_with(&file, |new| {
        io::Write::write_all(new, b"half")?;
        Err(io::ErrorKind::StorageFull.into())
    });

    assert_eq!(result.unwrap_err().kind(), io::ErrorKind::StorageFull);
    assert_eq!(fs::read(&file).unwrap(), b"old");
    assert_eq!(names(folder.path()), ["a"]);
}

#[test]
fn a_folder_and_a_path_without_a_name_are_refused() {
    let folder = tempfile::tempdir().unwrap();

    for act in [check as fn(&Path) -> _, |path| write(path, b"x")] {
        assert_eq!(refusal(act(folder.path())), Some(RefusedTarget::Folder));
        let unnamed = folder.path().join("missing/..");
        assert_eq!(refusal(act(&unnamed)), Some(RefusedTarget::NoName));
    }
}

#[cfg(unix)]
mod unix {
    use std::os::unix::fs::{FileTypeExt, PermissionsExt, symlink};
    use std::os::unix::net::UnixListener;

    use super::*;

    #[test]
    fn a_symbolic_link_is_refused_wherever_it_points() {
        let folder = tempfile::tempdir().unwrap();
        let target = folder.path().join("target");
        fs::write(&target, "kept").unwrap();
        for (name, to) in [("link", &target), ("dangling", &folder.path().join("none"))] {
            let link = folder.path().join(name);
            symlink(to, &link).unwrap();

            assert_eq!(refusal(check(&link)), Some(RefusedTarget::SymbolicLink));
            assert_eq!(
                refusal(write(&link, b"x")),
                Some(RefusedTarget::SymbolicLink)
            );
            assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        }
        assert_eq!(fs::read_to_string(&target).unwrap(), "kept");
    }

    #[test]
    fn a_device_and_a_socket_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let socket = folder.path().join("socket");
        let _listener = UnixListener::bind(&socket).unwrap();

        for special in [Path::new("/dev/null"), &socket] {
            assert_eq!(refusal(check(special)), Some(RefusedTarget::Special));
            assert_eq!(refusal(write(special, b"x")), Some(RefusedTarget::Special));
        }
        let kind = fs::metadata("/dev/null").unwrap().file_type();
        assert!(kind.is_char_device());
    }

    #[test]
    fn the_mode_of_a_file_stays() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a");
        write(&file, b"one").unwrap();
        for mode in [0o600, 0o640, 0o755] {
            fs::set_permissions(&file, fs::Permissions::from_mode(mode)).unwrap();

            write(&file, b"other").unwrap();

            assert_eq!(
                fs::metadata(&file).unwrap().permissions().mode() & 0o777,
                mode
            );
        }
    }

    #[test]
    fn a_name_that_is_taken_beside_the_file_is_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a");
        let taken = folder
            .path()
            .join(format!("a.{}-0.new", std::process::id()));
        fs::write(&taken, "mine").unwrap();

        write(&file, b"one").unwrap();

        assert_eq!(fs::read_to_string(&taken).unwrap(), "mine");
        assert_eq!(fs::read(&file).unwrap(), b"one");
    }
}
