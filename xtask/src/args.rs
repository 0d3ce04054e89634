//! The arguments of a command.

use anyhow::{Context, Result, bail};

/// The largest number that is not a count.
const POSITIVE_MAX: f64 = 1e6;

/// The arguments of a command that have not been taken yet.
#[derive(Debug)]
pub(crate) struct Args(Vec<String>);

impl Args {
    pub(crate) fn new(arguments: impl Iterator<Item = String>) -> Self {
        Args(arguments.collect())
    }

    /// Takes a flag; returns whether it was given.
    pub(crate) fn flag(&mut self, name: &str) -> bool {
        let before = self.0.len();
        self.0.retain(|argument| argument != name);
        self.0.len() < before
    }

    /// Takes `--name VALUE` or `--name=VALUE`.
    pub(crate) fn value(&mut self, name: &str) -> Result<Option<String>> {
        let prefix = format!("{name}=");
        let found = self
            .0
            .iter()
            .position(|it| it == name || it.starts_with(&prefix));
        let Some(at) = found else {
            return Ok(None);
        };
        let argument = self.0.remove(at);
        if let Some(value) = argument.strip_prefix(&prefix) {
            return Ok(Some(value.to_owned()));
        }
        if at == self.0.len() {
            bail!("`{name}` needs a value");
        }
        Ok(Some(self.0.remove(at)))
    }

    /// Takes `--name N`, a whole number of at least 1.
    pub(crate) fn count(&mut self, name: &str, default: u32) -> Result<u32> {
        let Some(text) = self.value(name)? else {
            return Ok(default);
        };
        let count = text
            .parse()
            .with_context(|| format!("`{name} {text}` is not a whole number"))?;
        if count == 0 {
            bail!("`{name}` must be at least 1");
        }
        Ok(count)
    }

    /// Takes `--name X`, a positive number.
    pub(crate) fn positive(&mut self, name: &str, default: f64) -> Result<f64> {
        let Some(text) = self.value(name)? else {
            return Ok(default);
        };
        match text.parse::<f64>() {
            Ok(number) if number > 0.0 && number <= POSITIVE_MAX => Ok(number),
            _ => bail!("`{name} {text}` is not a number above 0, at most {POSITIVE_MAX}"),
        }
    }

    /// Returns the remaining arguments.
    pub(crate) fn rest(self) -> Vec<String> {
        self.0
    }

    /// Returns the remaining arguments, none of which may be an option.
    pub(crate) fn names(self) -> Result<Vec<String>> {
        match self.0.iter().find(|argument| argument.starts_with('-')) {
            Some(option) => bail!("unknown option `{option}`"),
            None => Ok(self.0),
        }
    }

    /// Fails if an argument remains.
    pub(crate) fn finish(self) -> Result<()> {
        match self.0.first() {
            Some(argument) => bail!("unexpected argument `{argument}`"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Args;

    fn args(line: &str) -> Args {
        Args::new(line.split_whitespace().map(str::to_owned))
    }

    #[test]
    fn a_value_stands_after_its_name_or_after_an_equals_sign() {
        let mut spaced = args("target --seconds 5");
        let mut joined = args("--seconds=5 target");

        assert_eq!(spaced.count("--seconds", 60).ok(), Some(5));
        assert_eq!(joined.count("--seconds", 60).ok(), Some(5));
        assert_eq!(spaced.rest(), joined.rest());
    }

    #[test]
    fn a_missing_a_zero_and_a_wrong_number_are_refused() {
        for line in ["--runs", "--runs 0", "--runs three", "--runs=-1"] {
            assert!(args(line).count("--runs", 3).is_err(), "{line}");
        }
    }

    #[test]
    fn a_positive_number_may_be_a_fraction() {
        assert_eq!(
            args("--minutes 0.5").positive("--minutes", 2.0).ok(),
            Some(0.5)
        );
        assert_eq!(args("").positive("--minutes", 2.0).ok(), Some(2.0));
        for text in ["0", "-1", "NaN", "inf", "1e30", "half", ""] {
            let line = format!("--minutes={text}");
            assert!(args(&line).positive("--minutes", 2.0).is_err(), "{line}");
        }
    }

    #[test]
    fn what_no_command_asked_for_is_refused() {
        assert!(args("--chekc").finish().is_err());
        assert!(args("one --two").names().is_err());
        assert_eq!(
            args("one two").names().ok(),
            Some(vec!["one".into(), "two".into()])
        );
    }
}
