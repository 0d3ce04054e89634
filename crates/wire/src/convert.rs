//! Converts a record to another form, and lists what the form cannot hold.

use rosespring_rules::notation::export::{Export, Loss};
use rosespring_rules::notation::record::Record;
use rosespring_rules::notation::{mat, sgf};
use serde::{Deserialize, Serialize};

use crate::import_fault::ImportFault;
use crate::json::Read;
use crate::record::{self, ReadRecord};

/// A form of records.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Format {
    /// Rosespring's record as JSON.
    Json,
    /// Rosespring's record as readable text.
    Text,
    /// The match format of Jellyfish.
    Mat,
    /// Smart Game Format, game 6.
    Sgf,
}

impl Format {
    /// All forms.
    pub const ALL: [Self; 4] = [Self::Json, Self::Text, Self::Mat, Self::Sgf];

    /// Returns the name: `json`, `text`, `mat`, `sgf`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Json => "json",
            Self::Text => "text",
            Self::Mat => "mat",
            Self::Sgf => "sgf",
        }
    }

    /// Returns the form with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.name() == name)
    }

    /// Returns the ending of file names.
    const fn extension(self) -> &'static str {
        match self {
            Self::Text => "txt",
            other => other.name(),
        }
    }
}

/// Body of `POST /api/convert`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, Read)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConvertRecord {
    /// The record, as JSON or as readable text.
    pub record: String,
    /// The form to write.
    pub format: Format,
}

/// A converted record.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ConvertedRecord {
    /// The form.
    pub format: Format,
    /// A name for the file.
    pub file_name: String,
    /// The content of the file.
    pub text: String,
    /// The information that the form cannot hold.
    pub losses: Vec<LossView>,
}

/// An item of information that a form cannot hold.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LossView {
    /// A stable name, such as `hand-over`.
    pub code: String,
    /// A sentence for people, in English.
    pub message: String,
}

/// Converts a record to a form.
#[must_use]
pub fn convert(record: &Record, format: Format) -> ConvertedRecord {
    let whole = |text| Export {
        text,
        losses: Vec::new(),
    };
    let Export { text, losses } = match format {
        Format::Json => whole(record::to_json(record) + "\n"),
        Format::Text => whole(record.to_text()),
        Format::Mat => mat::export(record),
        Format::Sgf => sgf::export(record),
    };
    ConvertedRecord {
        format,
        file_name: file_name(record, format),
        text,
        losses: losses.into_iter().map(loss_view).collect(),
    }
}

/// Reads a record in any form and converts it. What a record of another program lacks is listed
/// with the losses.
///
/// # Errors
///
/// Every fault, if the text is no record, or a record of this program with a fault.
pub fn convert_text(text: &str, format: Format) -> Result<ConvertedRecord, Vec<ImportFault>> {
    let ReadRecord {
        record: read,
        faults,
        notes,
    } = record::read_foreign(text)?;
    let mut converted = convert(&read, format);
    let losses = faults.into_iter().chain(notes);
    converted.losses.extend(losses.map(|fault| LossView {
        code: fault.code,
        message: fault.message,
    }));
    Ok(converted)
}

fn loss_view(loss: Loss) -> LossView {
    LossView {
        code: loss.name().to_owned(),
        message: loss.to_string(),
    }
}

/// Returns a file name made of both names, with `-` for other characters than letters and digits.
fn file_name(record: &Record, format: Format) -> String {
    let plain = |name: &str| -> String {
        let letter = |one: char| if one.is_alphanumeric() { one } else { '-' };
        name.to_lowercase().chars().map(letter).collect()
    };
    let [white, black] = [&record.white, &record.black].map(|name| plain(name));
    format!("{white}-{black}.{}", format.extension())
}

#[cfg(test)]
mod tests {
    use rosespring_rules::notation::record::GameRecord;
    use rosespring_rules::{Game, Position, Rules, Side};

    use super::*;

    #[test]
    fn our_own_forms_lose_nothing() {
        let rules = Rules::preset("gioul").unwrap();
        let game = Game::new(Position::started_by(rules, Side::White));
        let mut record = Record::new(rules, "Ada L.", "Rosespring level:2", 3);
        record.games.push(GameRecord::of(&game));

        for (format, end) in [(Format::Json, "json"), (Format::Text, "txt")] {
            let converted = convert(&record, format);
            assert_eq!(converted.losses, []);
            assert_eq!(crate::record::parse(&converted.text), Ok(record.clone()));
            let name = format!("ada-l--rosespring-level-2.{end}");
            assert_eq!(converted.file_name, name);
        }
        let losses = convert(&record, Format::Mat).losses;
        assert_eq!(losses[0].code, "rules");
    }
}
