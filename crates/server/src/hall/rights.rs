//! Which commands are given at a table of the hall.

use rosespring_table::game::Command;

/// Returns whether a command may be given at all; the table checks the seat. The dice come from the
/// server, and both players agreed on the settings.
pub(crate) const fn may_give(command: &Command) -> bool {
    !matches!(
        command,
        Command::EnterDice { .. } | Command::CorrectDice { .. } | Command::SetAutoForced { .. }
    )
}
