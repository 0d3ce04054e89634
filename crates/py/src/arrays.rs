//! Arrays: read from any object with Python's buffer protocol, returned as bytes in the order of
//! the machine, which `numpy.frombuffer` reads without a copy.

use std::ops::RangeInclusive;

use pyo3::buffer::{Element, PyBuffer};
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::PyByteArray;
use rosespring_rules::{PACKED_BYTES, Position, Rules};

use crate::errors::value_error;

/// One packed position.
pub(crate) type Row = [u8; PACKED_BYTES];

/// The greatest number of threads that a call may ask for.
const THREADS_MAX: u64 = 1_024;

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

/// Copies and unpacks an array of packed positions.
///
/// # Errors
///
/// `ValueError` for what is no such array, and for the first row that is not a position.
pub(crate) fn read_positions(rules: Rules, array: &Bound<'_, PyAny>) -> PyResult<Vec<Position>> {
    let rows = read_rows(array)?.into_iter().enumerate();
    let positions = rows.map(|(index, row)| unpack(rules, &row, index));
    positions
        .collect::<Result<_, String>>()
        .map_err(value_error)
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

/// A whole number as an argument. One that no `u64` holds is stored as text, so that the check of
/// its range can name the argument.
pub(crate) struct Whole(Result<u64, String>);

impl<'py> FromPyObject<'_, 'py> for Whole {
    type Error = PyErr;

    fn extract(object: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        match object.extract() {
            Ok(number) => Ok(Self(Ok(number))),
            Err(error) if error.is_instance_of::<PyOverflowError>(object.py()) => {
                Ok(Self(Err(object.str()?.to_string())))
            }
            Err(error) => Err(error),
        }
    }
}

impl Whole {
    /// Returns the number.
    ///
    /// # Errors
    ///
    /// `ValueError` with the name of the argument unless the number is in the range.
    pub(crate) fn within(self, name: &str, range: RangeInclusive<u64>) -> PyResult<u64> {
        let given = match self.0 {
            Ok(number) if range.contains(&number) => return Ok(number),
            Ok(number) => number.to_string(),
            Err(text) => text,
        };
        let (least, most) = (range.start(), range.end());
        Err(value_error(format_args!(
            "{name} must be {least} to {most}, not {given}"
        )))
    }

    /// Returns a seed, which may be any `u64`.
    ///
    /// # Errors
    ///
    /// `ValueError` if it is none.
    pub(crate) fn seed(self) -> PyResult<u64> {
        self.within("seed", 0..=u64::MAX)
    }

    /// Returns a number of threads, 1 to 1,024.
    ///
    /// # Errors
    ///
    /// `ValueError` if it is none.
    pub(crate) fn threads(self) -> PyResult<usize> {
        Ok(self.within("threads", 1..=THREADS_MAX)? as usize)
    }
}
