//! Who may give which command at a table of the hall.

use rosespring_table::game::Command;

/// Who may give a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum CommandRight {
    /// A player, in the seat that the command is for. The table checks the seat.
    Player,
    /// Nobody: the dice come from the server, and both players agreed on the settings.
    Nobody,
}

/// Returns who may give a command.
pub(crate) const fn right(command: &Command) -> CommandRight {
    match command {
        Command::Throw
        | Command::Step(_)
        | Command::UndoStep
        | Command::UndoStage
        | Command::UndoTurn
        | Command::UndoTo(_)
        | Command::Done
        | Command::Resign(_)
        | Command::AcceptResignation
        | Command::RefuseResignation
        | Command::ResignMatch
        | Command::ClaimMatch
        | Command::CallOff
        | Command::RefuseCallOff
        | Command::NextGame
        | Command::Link(_)
        | Command::CommitDice(_)
        | Command::ReplaceDice(_) => CommandRight::Player,
        Command::EnterDice(_) | Command::CorrectDice(_) | Command::SetAutoForced(_) => {
            CommandRight::Nobody
        }
    }
}

/// Returns whether a command may be given at all.
pub(crate) fn may_give(command: &Command) -> bool {
    right(command) == CommandRight::Player
}
