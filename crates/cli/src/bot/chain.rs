//! The links of a bot for dice that both players and the server throw together (decision 0016).

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail};
use rosespring_dice::{Chain, ChainCheck, ChainContext, Link, Party, ReplaceLimit, Seed};
use rosespring_rules::Side;
use rosespring_wire::bot::{BotLinks, BotTable};
use rosespring_wire::table::{LinkBytes, LinksView, OpenedLinks, Seat};

/// The chains of a bot at one table. They end with the program: a bot that comes back in the middle
/// of a game replaces its chain, as often as the game allows.
pub(super) struct Chains {
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
struct OwnChain {
    context: ChainContext,
    chain: Chain,
    /// The number, in the chain, of the first link that was not given.
    next: u32,
}

fn parse(text: &str) -> Result<Link> {
    Link::from_hex(text).context("a link has 64 digits")
}

impl Chains {
    pub(super) fn new() -> Result<Self> {
        let secret = Seed::random().context("the system has no random numbers")?;
        Ok(Self {
            secret,
            own: None,
            begun: BTreeSet::new(),
            check: None,
            last: None,
        })
    }

    /// Checks the last throw, and returns what the bot gives by itself now.
    ///
    /// # Errors
    ///
    /// The hall shows links that do not lead to what was committed.
    pub(super) fn next(&mut self, table: &BotTable) -> Result<Option<BotLinks>> {
        let Some(links) = &table.dice_links else {
            return Ok(None);
        };
        let index = usize::from(table.you == Seat::Black);
        let context = ChainContext::from_hex(&links.context).context("a context has 64 digits")?;
        let Some(commitments) = &links.commitments else {
            if links.linked[index] {
                return Ok(None);
            }
            if self.begun.contains(&links.context) {
                bail!("the hall asks for a second commitment to the same dice");
            }
            let commitment = self.commit(context, table.you, 0, links)?;
            return Ok(Some(message(table.v, Some(commitment), None, None)));
        };
        self.begun.insert(links.context.clone());
        let known = self.own.as_ref().filter(|own| own.context == context);
        let is_known =
            known.is_some_and(|own| own.chain.commitment().to_hex() == commitments[index]);
        let limit = match table.clock.is_some_and(|clock| clock.control.is_days()) {
            true => ReplaceLimit::ThreeTimes,
            false => ReplaceLimit::Once,
        };
        if !is_known {
            let skipped = &links.skipped[index];
            if !limit.allows(skipped, links.next) {
                bail!("the chain of this game is lost, and may not be replaced again now");
            }
            let in_context = skipped.iter().filter(|throw| **throw >= links.first);
            let replaced = u8::try_from(in_context.count() + 1)?;
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
    ) -> Result<LinkBytes> {
        let side = match you {
            Seat::White => Side::White,
            Seat::Black => Side::Black,
        };
        let party = Party::of_side(side, replaced);
        let chain = Chain::new(context, party, self.secret.server_link(context));
        let commitment = LinkBytes(chain.commitment().to_bytes());
        self.own = Some(OwnChain {
            context,
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
    pub(super) fn link(&mut self, table: &BotTable) -> Result<LinkBytes> {
        let links = table
            .dice_links
            .as_ref()
            .context("this table has no links")?;
        let own = self.own.as_mut().context("nothing was committed")?;
        let number = number(links)?;
        let is_checked = match &self.check {
            Some((_, check)) => check.next_throw() == links.next,
            // A chain that is replaced skips one link of all.
            None => number <= own.next + 1,
        };
        if !is_checked {
            bail!(
                "the hall asks for the link of throw {} too early",
                links.next
            );
        }
        own.next = own.next.max(number + 1);
        let link = own.chain.link(number);
        Ok(LinkBytes(link.context("the chain has ended")?.to_bytes()))
    }

    /// Checks the links of the last throw, and the chain of the other player if it was replaced
    /// after that throw. Every throw needs a link of the bot, so it sees all of them.
    fn verify(
        &mut self,
        links: &LinksView,
        context: ChainContext,
        limit: ReplaceLimit,
    ) -> Result<()> {
        let [white, black, server] = links
            .commitments
            .as_ref()
            .context("nothing was committed")?;
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
                bail!(
                    "the hall threw without a link of this bot, or a throw that is to be skipped"
                );
            }
            let [white, black, server] = &last.links;
            let opened = [parse(white)?, parse(black)?, parse(server)?];
            check
                .throw(opened)
                .context("the hall threw other dice than it committed to")?;
            self.last = Some(last.clone());
        }
        for side in Side::ALL {
            if links.skipped[side.index()].len() > check.skipped(side).len() {
                let replaced = check.replace(side, commitments[side.index()]);
                replaced.context("the hall shows a new chain of the dice")?;
            }
        }
        Ok(())
    }
}

/// Returns the number of the next throw in the current chains.
fn number(links: &LinksView) -> Result<u32> {
    let number = links.next.checked_sub(links.first);
    number.context("the hall names a throw before the chains began")
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
        let mut chains = Chains::new().unwrap();
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
}
