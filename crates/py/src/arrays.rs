//! Arrays: read from any object with Python's buffer protocol, returned as bytes in the order of
//! the machine, which `numpy.frombuffer` reads without a copy.

use pyo3::buffer::{Element, PyBuffer};
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use rosespring_rules::{PACKED_BYTES, Position, Rules};

use crate::errors::value_error;

/// One packed position.
pub(crate) type Row = [u8; PACKED_BYTES];

/// The greatest number of threads that a call may ask for.
const THREADS_MAX: usize = 1_024;

/// Copies the numbers of an array.
///
/// # Errors
///
/// Python's own, if the object is no array of such numbers.
pub(crate) fn read<T: Element>(array: &Bound<'_, PyAny>) -> PyResult<Vec<T>> {
    PyBuffer::<T>::get(array)?.to_vec(array.py())
}

/// Copies an array of packed positions.
///
/// # Errors
///
/// `ValueError` unless the number of bytes is a multiple of 64.
pub(crate) fn read_rows(array: &Bound<'_, PyAny>) -> PyResult<Vec<Row>> {
    let bytes = read::<u8>(array)?;
    let (rows, rest) = bytes.as_chunks::<PACKED_BYTES>();
    match rest {
        [] => Ok(rows.to_vec()),
        _ => Err(value_error(format_args!(
            "positions are rows of {PACKED_BYTES} bytes, not {} bytes in all",
            bytes.len()
        ))),
    }
}

/// Unpacks a position.
///
/// # Errors
///
/// A sentence that names the row.
pub(crate) fn unpack(rules: Rules, row: &Row, index: usize) -> Result<Position, String> {
    Position::unpack(rules, row).map_err(|error| format!("position {index}: {error}"))
}

/// Returns numbers as bytes.
pub(crate) fn to_bytes<'py, T: Number<N>, const N: usize>(
    py: Python<'py>,
    numbers: &[T],
) -> PyResult<Bound<'py, PyByteArray>> {
    PyByteArray::new_with(py, N * numbers.len(), |bytes| {
        for (bytes, number) in bytes.as_chunks_mut::<N>().0.iter_mut().zip(numbers) {
            *bytes = number.bytes();
        }
        Ok(())
    })
}

/// A number of `N` bytes.
pub(crate) trait Number<const N: usize> {
    /// Returns its bytes in the order of the machine.
    fn bytes(&self) -> [u8; N];
}

impl Number<4> for f32 {
    fn bytes(&self) -> [u8; 4] {
        self.to_ne_bytes()
    }
}

impl Number<4> for i32 {
    fn bytes(&self) -> [u8; 4] {
        self.to_ne_bytes()
    }
}

impl Number<8> for i64 {
    fn bytes(&self) -> [u8; 8] {
        self.to_ne_bytes()
    }
}

impl Number<28> for [f32; 7] {
    fn bytes(&self) -> [u8; 28] {
        let mut bytes = [0; 28];
        for (bytes, number) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(self) {
            *bytes = number.to_ne_bytes();
        }
        bytes
    }
}

impl Number<PACKED_BYTES> for Row {
    fn bytes(&self) -> Row {
        *self
    }
}

/// Checks a number of threads.
///
/// # Errors
///
/// `ValueError` unless it is 1 to 1,024.
pub(crate) fn threads(count: usize) -> PyResult<usize> {
    match count {
        1..=THREADS_MAX => Ok(count),
        _ => Err(value_error(format_args!(
            "threads must be 1 to {THREADS_MAX}, not {count}"
        ))),
    }
}
