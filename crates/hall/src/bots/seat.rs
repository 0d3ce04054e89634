//! What a bot does at its table.

use rosespring_rules::{Match, MatchRules, Position};
use rosespring_wire::bot::{BotLinks, BotTable};
use rosespring_wire::table::{LinkBytes, PhaseView, Seat};

use super::{Chains, LinkFault};

/// The next command of a bot at its table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum BotMove {
    /// Commit to dice, give a link, or replace a lost chain.
    Links(BotLinks),
    /// Answer the other player's offer to resign.
    Answer,
    /// Begin the next game of the match.
    Next,
    /// Throw, with the link unless it was given.
    Throw(Option<LinkBytes>),
    /// Commit the turn; with the link if the other side throws next.
    Done(Option<LinkBytes>),
    /// Choose a play of the stage.
    Play,
    /// Name a doublet.
    Name,
}

/// Returns the next command of a bot; `None` if the other side is to act.
///
/// # Errors
///
/// The dice of the hall contradict what it committed to.
pub fn next_move(table: &BotTable, chains: &mut Chains) -> Result<Option<BotMove>, LinkFault> {
    if let Some(links) = chains.next(table)? {
        return Ok(Some(BotMove::Links(links)));
    }
    if table.resign_offer.is_some_and(|offer| offer.can_answer) {
        return Ok(Some(BotMove::Answer));
    }
    let links = table.dice_links.as_ref();
    Ok(match &table.phase {
        PhaseView::Over { match_over, .. } => (!match_over).then_some(BotMove::Next),
        _ if table.can_throw => {
            let index = usize::from(table.you == Seat::Black);
            let is_linked = links.is_none_or(|links| links.linked[index]);
            let link = (!is_linked).then(|| chains.link(table)).transpose()?;
            Some(BotMove::Throw(link))
        }
        PhaseView::Name { .. } if table.can_name => Some(BotMove::Name),
        PhaseView::Confirm {
            passes_on, names, ..
        } if table.can_done => {
            let gives = links.is_some() && passes_on.is_empty() && !names;
            let link = gives.then(|| chains.link(table)).transpose()?;
            Some(BotMove::Done(link))
        }
        _ if !table.legal.is_empty() => Some(BotMove::Play),
        _ => None,
    })
}

/// Returns the position of a table and the score of its match, from which a play is chosen; `None`
/// if this program does not know the rules.
#[must_use]
pub fn standing(table: &BotTable) -> Option<(Position, Match)> {
    let position = table.position.parse().ok()?;
    let rules = table.cycle.as_ref().unwrap_or(&table.rules);
    let rules: MatchRules = rules.parse().ok()?;
    let mut score = Match::new(rules, table.score.to);
    let units = [table.score.white, table.score.black];
    score.set_units(units.map(|units| units.try_into().unwrap_or(u16::MAX)));
    let games = table.game_number.saturating_sub(1);
    score.set_games(games.try_into().unwrap_or(u16::MAX));
    Some((position, score))
}
