//! The links of a bot for dice that both players and the server throw together (decision 0016).

use std::collections::BTreeSet;

use rosespring_dice::{
    ChainCheck, ChainContext, ChainFault, ChainMarks, Link, Party, ReplaceLimit, Seed,
};
use rosespring_rules::Side;
use rosespring_wire::bot::{BotLinks, BotTable};
use rosespring_wire::table::{LinkBytes, LinksView, OpenedLinks, Seat};

/// Why a bot does not go on with the dice of a table.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LinkFault {
    /// A context or a link is not text of 64 hexadecimal digits.
    #[error("a link and a context have 64 digits")]
    Digits,
    /// A bot that commits twice to the same dice shows the hall all of its links.
    #[error("the hall asks for a second commitment to the same dice")]
    CommittedTwice,
    /// The chain is lost, and the limit of replacements is reached.
    #[error("the chain of this game is lost, and may not be replaced again now")]
    Lost,
    /// The table has no links, or the bot has not committed to its dice.
    #[error("this table has no links of the bot")]
    NoLinks,
    /// The link would show all links before it.
    #[error("the hall asks for the link of throw {0} too early")]
    Early(u32),
    /// The chain has no more links, or the hall counts throws wrongly.
    #[error("the hall names a throw outside the chain")]
    Outside,
    /// The bot has not seen a throw.
    #[error("the hall threw without a link of this bot, or a throw that is to be skipped")]
    UnseenThrow,
    /// The links do not lead to what was committed.
    #[error("the hall threw other dice than it committed to: {0}")]
    OtherDice(#[source] ChainFault),
    /// A chain was replaced against the rules.
    #[error("the hall shows a new chain of the dice: {0}")]
    NewChain(#[source] ChainFault),
}

/// The chains of a bot at one table. They end with the program: a bot that comes back in the middle
/// of a game replaces its chain, as often as the game allows.
#[derive(Debug)]
pub struct Chains {
    secret: Seed,
    own: Option<OwnChain>,
    /// The contexts of chains that have begun. Nobody commits to one of them again: a hall that
    /// repeats a context would know all links in advance.
    begun: BTreeSet<String>,
    /// The check of the current chains, if it began with their first throw.
    check: Option<(ChainContext, ChainCheck)>,
    /// The links of the last throw that was checked.
    last: Option<OpenedLinks>,
}

/// The chain to which this program has committed.
#[derive(Debug)]
struct OwnChain {
    chain: ChainMarks,
    /// The number, in the chain, of the first link that was not given.
    next: u32,
}

fn parse(text: &str) -> Result<Link, LinkFault> {
    Link::from_hex(text).ok_or(LinkFault::Digits)
}

impl Chains {
    /// Returns the chains that follow from a random secret, which nobody else may know.
    #[must_use]
    pub const fn new(secret: Seed) -> Self {
        Self {
            secret,
            own: None,
            begun: BTreeSet::new(),
            check: None,
            last: None,
        }
    }

    /// Checks the last throw, and returns what the bot gives by itself now.
    ///
    /// # Errors
    ///
    /// The hall shows links that do not lead to what was committed.
    pub fn next(&mut self, table: &BotTable) -> Result<Option<BotLinks>, LinkFault> {
        let Some(links) = &table.dice_links else {
            return Ok(None);
        };
        let index = usize::from(table.you == Seat::Black);
        let context = ChainContext::from_hex(&links.context).ok_or(LinkFault::Digits)?;
        let Some(commitments) = &links.commitments else {
            if links.linked[index] {
                return Ok(None);
            }
            if self.begun.contains(&links.context) {
                return Err(LinkFault::CommittedTwice);
            }
            let commitment = self.commit(context, table.you, 0, links)?;
            return Ok(Some(message(table.v, Some(commitment), None, None)));
        };
        self.begun.insert(links.context.clone());
        let known = self
            .own
            .as_ref()
            .filter(|own| own.chain.context() == context);
        let is_known =
            known.is_some_and(|own| own.chain.commitment().to_hex() == commitments[index]);
        let limit = match table.clock.is_some_and(|clock| clock.control.is_days()) {
            true => ReplaceLimit::ThreeTimes,
            false => ReplaceLimit::Once,
        };
        if !is_known {
            let skipped = &links.skipped[index];
            if !limit.allows(skipped, links.next) {
                return Err(LinkFault::Lost);
            }
            let in_context = skipped.iter().filter(|throw| **throw >= links.first);
            let replaced = u8::try_from(in_context.count() + 1).map_err(|_| LinkFault::Lost)?;
            let commitment = self.commit(context, table.you, replaced, links)?;
            return Ok(Some(message(table.v, None, None, Some(commitment))));
        }
        self.verify(links, context, limit)?;
        let asks = table.phase.asks_for_link_of(table.you, &table.position);
        match asks && !links.linked[index] {
            true => Ok(Some(message(table.v, None, Some(self.link(table)?), None))),
            false => Ok(None),
        }
    }

    fn commit(
        &mut self,
        context: ChainContext,
        you: Seat,
        replaced: u8,
        links: &LinksView,
    ) -> Result<LinkBytes, LinkFault> {
        let side = Side::from(you);
        let party = Party::of_side(side, replaced);
        let chain = ChainMarks::new(context, party, self.secret.server_link(context));
        let commitment = LinkBytes(chain.commitment().to_bytes());
        self.own = Some(OwnChain {
            chain,
            next: number(links)?,
        });
        Ok(commitment)
    }

    /// Returns the bot's link for the next throw.
    ///
    /// # Errors
    ///
    /// The hall asks for a link too early. A link tells all links before it.
    pub fn link(&mut self, table: &BotTable) -> Result<LinkBytes, LinkFault> {
        let links = table.dice_links.as_ref().ok_or(LinkFault::NoLinks)?;
        let own = self.own.as_mut().ok_or(LinkFault::NoLinks)?;
        let number = number(links)?;
        let is_checked = match &self.check {
            Some((_, check)) => check.next_throw() == links.next,
            // A chain that is replaced skips one link of all.
            None => number <= own.next + 1,
        };
        if !is_checked {
            return Err(LinkFault::Early(links.next));
        }
        own.next = own.next.max(number + 1);
        let link = own.chain.link(number);
        Ok(LinkBytes(link.ok_or(LinkFault::Outside)?.to_bytes()))
    }

    /// Checks the links of the last throw, and the chain of the other player if it was replaced
    /// after that throw. Every throw needs a link of the bot, so it sees all of them.
    fn verify(
        &mut self,
        links: &LinksView,
        context: ChainContext,
        limit: ReplaceLimit,
    ) -> Result<(), LinkFault> {
        let commitments = links.commitments.as_ref();
        let [white, black, server] = commitments.ok_or(LinkFault::NoLinks)?;
        let commitments = [parse(white)?, parse(black)?, parse(server)?];
        let is_current = self
            .check
            .as_ref()
            .is_some_and(|(known, _)| *known == context);
        if !is_current {
            let check = ChainCheck::new(context, commitments).with_limit(limit);
            self.check = (links.next == 0).then_some((context, check));
            self.last = None;
        }
        let Some((_, check)) = &mut self.check else {
            return Ok(());
        };
        if let Some(last) = links
            .last
            .as_ref()
            .filter(|last| self.last.as_ref() != Some(*last))
        {
            if check.next_throw() != last.throw {
                return Err(LinkFault::UnseenThrow);
            }
            let [white, black, server] = &last.links;
            let opened = [parse(white)?, parse(black)?, parse(server)?];
            check.throw(opened).map_err(LinkFault::OtherDice)?;
            self.last = Some(last.clone());
        }
        for side in Side::ALL {
            if links.skipped[side.index()].len() > check.skipped(side).len() {
                let replaced = check.replace(side, commitments[side.index()]);
                replaced.map_err(LinkFault::NewChain)?;
            }
        }
        Ok(())
    }
}

/// Returns the number of the next throw in the current chains.
fn number(links: &LinksView) -> Result<u32, LinkFault> {
    let number = links.next.checked_sub(links.first);
    number.ok_or(LinkFault::Outside)
}

fn message(
    after: u32,
    commitment: Option<LinkBytes>,
    link: Option<LinkBytes>,
    replacement: Option<LinkBytes>,
) -> BotLinks {
    BotLinks {
        after,
        commitment,
        link,
        replacement,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    /// A table at which Black is to throw, seen by White.
    fn table(links: &Value, position: &str) -> BotTable {
        let player = json!({ "kind": "person", "name": "Ada" });
        let table = json!({
            "v": 7, "you": "white", "rules": "tawula",
            "white_player": player, "black_player": player,
            "score": { "to": 1, "white": 0, "black": 0 }, "game_number": 1,
            "phase": { "kind": "throw", "thrower": "black" }, "position": position, "dice": null,
            "legal": [], "can_throw": false, "can_done": false, "resign_offer": null,
            "dice_links": links,
        });
        serde_json::from_value(table).unwrap()
    }

    #[test]
    fn the_dice_of_the_opening_need_no_link_when_its_winner_is_to_play_them() {
        let mut chains = Chains::new(Seed::from_bytes([7; 32]));
        let context = "11".repeat(32);
        let links = |commitments: Value| {
            json!({
                "context": context, "commitments": commitments, "first": 0, "next": 0,
                "linked": [false, false], "replaced": [false, false], "last": null,
            })
        };
        let asked = chains
            .next(&table(&links(Value::Null), "rs1.tawula.fsc.fsc.O"))
            .unwrap();
        let own = asked.unwrap().commitment.unwrap();
        let begun = links(json!([own, "22".repeat(32), "33".repeat(32)]));

        assert_eq!(
            chains.next(&table(&begun, "rs1.tawula.fsc.fsc.O")).unwrap(),
            None
        );
        let given = chains
            .next(&table(&begun, "rs1.tawula.fsc.fsc.Tb"))
            .unwrap();
        assert!(given.unwrap().link.is_some());
    }

    #[test]
    fn the_links_of_a_bot_follow_from_its_commitment_whatever_the_others_open() {
        let context = "11".repeat(32);
        let links = |commitments: Value| {
            json!({
                "context": context, "commitments": commitments, "first": 0, "next": 0,
                "linked": [false, false], "replaced": [false, false], "last": null,
            })
        };
        let asked = table(&links(Value::Null), "rs1.tawula.fsc.fsc.O");
        let given = |others: [&str; 2]| {
            let mut chains = Chains::new(Seed::from_bytes([7; 32]));
            let own = chains.next(&asked).unwrap().unwrap().commitment.unwrap();
            let commitments = json!([own, others[0].repeat(32), others[1].repeat(32)]);
            let begun = table(&links(commitments), "rs1.tawula.fsc.fsc.Tb");
            let link = chains.next(&begun).unwrap().unwrap().link.unwrap();
            // A hall that repeats a context would know every link in advance.
            assert_eq!(chains.next(&asked), Err(LinkFault::CommittedTwice));
            (own, link)
        };

        assert_eq!(given(["22", "33"]), given(["44", "55"]));
    }
}
