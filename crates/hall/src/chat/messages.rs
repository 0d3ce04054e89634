//! The words of messages as they are sent, and as they are stored.

use rosespring_wire::chat::ChatWords;

use super::StoredWords;

impl From<ChatWords> for StoredWords {
    fn from(words: ChatWords) -> Self {
        match words {
            ChatWords::Preset(preset) => Self::Preset(preset),
            ChatWords::Text(text) => Self::Text(text),
        }
    }
}

impl From<StoredWords> for ChatWords {
    fn from(words: StoredWords) -> Self {
        match words {
            StoredWords::Preset(preset) => Self::Preset(preset),
            StoredWords::Text(text) => Self::Text(text),
        }
    }
}
