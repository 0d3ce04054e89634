//! Converts the chains of a table to the links that a page sees: no link before it is opened.

use rosespring_dice::Link;
use rosespring_wire::table::{LinksView, OpenedLinks};

use crate::game::State;

pub(super) fn links(state: &State) -> Option<LinksView> {
    let chains = state.chains()?;
    let (first, next) = chains.first_and_next();
    let skipped = chains.skipped();
    let texts = |links: [Link; 3]| links.map(Link::to_hex);
    Some(LinksView {
        context: chains.context().to_hex(),
        commitments: chains.commitments().map(texts),
        first,
        next,
        linked: chains.linked(),
        replaced: skipped.each_ref().map(|throws| !throws.is_empty()),
        skipped,
        last: chains.last().map(|(throw, links)| OpenedLinks {
            throw,
            links: texts(links),
        }),
    })
}
