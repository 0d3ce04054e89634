//! The file that stores the steps of a table while it is being built.
//!
//! The file begins with [`MAGIC`] and the header of the table. Each step is stored as its values
//! followed by their checksum, so that an incomplete step is detected and computed again.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead, BufReader, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use rosespring_engine::bearoff::{Builder, Header, SolvedStep};
use rosespring_rules::notation::checksum::Checksum;

use crate::output::{self, refuse};

const MAGIC: [u8; 8] = *b"RSPART\r\n";
/// Number of bytes that are read at once.
const CHUNK: usize = 1 << 20;

pub(super) struct Part {
    path: PathBuf,
    file: File,
    /// Offset of the end of the complete steps.
    end: u64,
}

impl Part {
    /// Opens the steps stored beside `out`, or begins an empty file.
    pub(super) fn open(out: &Path, header: &Header) -> Result<Self> {
        let mut path = out.as_os_str().to_owned();
        path.push(".part");
        let path = PathBuf::from(path);
        let context = || format!("{} cannot be written", path.display());
        let mut options = OpenOptions::new();
        let options = options.read(true).write(true).create(true).truncate(false);
        let mut file = options.open(&path).with_context(context)?;
        let head = [MAGIC.as_slice(), &header.to_bytes()].concat();
        let mut found = Vec::new();
        (&file)
            .take(head.len() as u64)
            .read_to_end(&mut found)
            .with_context(context)?;
        if found.len() == head.len() && found != head {
            return Err(refuse(format_args!(
                "{} belongs to another table; remove it to begin this one",
                path.display()
            )));
        }
        if found.len() < head.len() {
            file.set_len(0)
                .and_then(|()| file.seek(SeekFrom::Start(0)))
                .and_then(|_| file.write_all(&head))
                .with_context(context)?;
        }
        let end = head.len() as u64;
        Ok(Self { path, file, end })
    }

    /// Gives all complete steps to the builder, and truncates the file after them.
    pub(super) fn restore(&mut self, builder: &mut Builder, threads: usize) -> Result<()> {
        self.restore_steps(builder, threads)
            .with_context(|| format!("{} cannot be read", self.path.display()))
    }

    fn restore_steps(&mut self, builder: &mut Builder, threads: usize) -> io::Result<()> {
        let all = self.file.metadata()?.len();
        let bar = output::progress(all, "reading");
        while !builder.is_done() {
            let bytes = builder.step_bytes();
            if !self.is_whole(bytes, all)? {
                break;
            }
            self.file.seek(SeekFrom::Start(self.end))?;
            let mut reader = BufReader::with_capacity(CHUNK, &self.file);
            builder.restore(threads, |values| reader.read_exact(values))?;
            self.end += bytes + 8;
            bar.set_position(self.end);
        }
        bar.finish_and_clear();
        self.file.set_len(self.end)?;
        self.file.seek(SeekFrom::Start(self.end))?;
        Ok(())
    }

    /// Returns whether the next step, of `bytes` bytes, is complete and matches its checksum.
    fn is_whole(&mut self, bytes: u64, all: u64) -> io::Result<bool> {
        if self.end + bytes + 8 > all {
            return Ok(false);
        }
        self.file.seek(SeekFrom::Start(self.end))?;
        let mut reader = BufReader::with_capacity(CHUNK, &self.file);
        let (mut checksum, mut left) = (Checksum::new(), bytes);
        while left > 0 {
            let there = reader.fill_buf()?;
            // The file was long enough before; if it has become shorter, the step is incomplete.
            let read = there.len().min(usize::try_from(left).unwrap_or(CHUNK));
            if read == 0 {
                return Ok(false);
            }
            checksum.add(&there[..read]);
            reader.consume(read);
            left -= read as u64;
        }
        let mut stored = [0; 8];
        reader.read_exact(&mut stored)?;
        Ok(stored == checksum.to_bytes())
    }

    /// Appends a step.
    pub(super) fn keep(&mut self, solved: &SolvedStep) -> Result<()> {
        let mut checksum = Checksum::new();
        let mut writer = io::BufWriter::with_capacity(CHUNK, &self.file);
        solved
            .write(|values| {
                checksum.add(values);
                writer.write_all(values)
            })
            .and_then(|()| writer.write_all(&checksum.to_bytes()))
            .and_then(|()| writer.flush())
            .with_context(|| format!("{} cannot be written", self.path.display()))
    }

    /// Removes the file after the table has been written.
    pub(super) fn remove(self) -> Result<()> {
        std::fs::remove_file(&self.path)
            .with_context(|| format!("{} cannot be removed", self.path.display()))
    }
}
