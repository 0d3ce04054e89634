//! Dice that both players and the server throw together: a game at two pages, its record, and what
//! the server refuses.

use rosespring_dice::{Chain, ChainCheck, ChainContext, DiceCheck, Link, Party, check};
use rosespring_server::DiceSource;
use rosespring_wire::messages::ToClient;
use rosespring_wire::record;
use rosespring_wire::table::{Command, LinkBytes, PhaseView, Seat, TableEvent};
use serde_json::Value;

use crate::hall::{hall, seated};
use crate::support::{self, Page};

/// A page with the chain of its player.
pub(crate) struct Player {
    pub(crate) page: Page,
    seat: Seat,
    chain: Option<Chain>,
}

fn context(page: &Page) -> ChainContext {
    let links = page.table.dice_links.as_ref().expect("the table has links");
    ChainContext::from_hex(&links.context).expect("64 digits")
}

impl Player {
    pub(crate) const fn new(page: Page, seat: Seat) -> Self {
        let chain = None;
        Self { page, seat, chain }
    }

    /// Commits to the dice of the game.
    pub(crate) async fn commit(&mut self) {
        let (party, byte) = match self.seat {
            Seat::White => (Party::White, 1),
            Seat::Black => (Party::Black, 2),
        };
        let chain = Chain::new(context(&self.page), party, Link::from_bytes([byte; 32]));
        let commitment = LinkBytes(chain.commitment().to_bytes());
        self.chain = Some(chain);
        self.page.send(&Command::CommitDice { commitment }).await;
    }

    /// The link for the next throw.
    fn link(&self) -> LinkBytes {
        let links = self
            .page
            .table
            .dice_links
            .as_ref()
            .expect("there are links");
        let chain = self.chain.as_ref().expect("the player has committed");
        let link = chain.link(links.next - links.first);
        LinkBytes(link.expect("a link for each throw").to_bytes())
    }

    /// Whether all have committed to the dice.
    pub(crate) fn may_link(&self) -> bool {
        let links = self.page.table.dice_links.as_ref();
        links.is_some_and(|links| links.commitments.is_some())
    }

    fn is_linked(&self) -> bool {
        let links = self.page.table.dice_links.as_ref();
        links.is_some_and(|links| links.linked[usize::from(self.seat == Seat::Black)])
    }

    /// Sends what the page sends without its player.
    pub(crate) async fn go_on(&mut self) {
        let waits = match self.page.table.phase {
            PhaseView::Opening { .. } => true,
            PhaseView::Throw { thrower } => thrower != self.seat,
            _ => false,
        };
        if waits && !self.is_linked() {
            let link = self.link();
            self.page.send(&Command::Link { link }).await;
        }
    }

    /// Sends the next command of the player, if it is their turn.
    pub(crate) async fn act(&mut self) -> bool {
        let table = &self.page.table;
        let command = match (table.legal.first(), &table.phase) {
            _ if table.can_throw && self.is_linked() => Command::Throw,
            _ if table.can_throw => Command::ThrowWithLink { link: self.link() },
            (_, PhaseView::Confirm { passes_on, .. }) if table.can_done => {
                match passes_on.is_empty() {
                    true => Command::DoneWithLink { link: self.link() },
                    false => Command::Done,
                }
            }
            (Some(step), _) => support::command(step),
            _ => return false,
        };
        self.page.send(&command).await;
        true
    }
}

/// Hears at both pages what both have sent. A page hears for certain only what was done before it
/// asks, so each asks again after the other's commands were carried out.
async fn hear(players: &mut [Player; 2]) {
    for _ in 0..2 {
        for player in &mut *players {
            player.page.hear_all().await;
        }
    }
}

/// Plays at two pages that have just sat down, White's first, until `stop` for the number of
/// decisions made and the page of White.
pub(crate) async fn play_until(pages: [Page; 2], stop: impl Fn(usize, &Page) -> bool) -> [Page; 2] {
    let [white, black] = pages;
    let mut players = [
        Player::new(white, Seat::White),
        Player::new(black, Seat::Black),
    ];
    for player in &mut players {
        player.commit().await;
    }
    hear(&mut players).await;
    let mut done = 0;
    while !stop(done, &players[0].page) {
        done += 1;
        for player in &mut players {
            player.go_on().await;
        }
        hear(&mut players).await;
        let [white, black] = &mut players;
        let acted = white.act().await || black.act().await;
        assert!(acted, "{:?}", white.page.table.phase);
        hear(&mut players).await;
    }
    players.map(|player| player.page)
}

#[tokio::test]
async fn a_game_with_dice_of_three_is_played_to_its_end_and_verified() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([mut ada, boris], table) = seated(&server, false).await;
    let [white, black] = [ada.open(&table).await, boris.open(&table).await];
    let mut players = [
        Player::new(white, Seat::White),
        Player::new(black, Seat::Black),
    ];
    for player in &mut players {
        player.commit().await;
    }
    hear(&mut players).await;
    // Bytes of each step, and of each other decision with the links around it: to the page that
    // decides and to the other.
    let mut steps: [Vec<usize>; 2] = Default::default();
    let mut others: [Vec<usize>; 2] = Default::default();
    while !players[0].page.is_over() {
        let heard = players
            .each_ref()
            .map(|player| player.page.patch_bytes.len());
        for player in &mut players {
            player.go_on().await;
        }
        hear(&mut players).await;
        let [white, black] = &mut players;
        let side = match white.act().await {
            true => 0,
            false => 1,
        };
        let acted = side == 0 || black.act().await;
        assert!(acted, "{:?}", white.page.table.phase);
        hear(&mut players).await;
        let last = players[side].page.story.last();
        let is_step = last.is_some_and(|(event, _)| matches!(event, TableEvent::Stepped { .. }));
        let bytes = if is_step { &mut steps } else { &mut others };
        for (index, side) in [side, 1 - side].into_iter().enumerate() {
            let new = &players[side].page.patch_bytes[heard[side]..];
            bytes[index].push(new.iter().sum());
        }
    }

    let path = format!("/api/tables/{table}/record");
    let (status, text) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(status, 200);
    let record = record::from_json(&text.to_string()).expect("a true record");
    let checked = check(&record);
    let thrown = players[0].page.story.iter().filter(|(event, _)| {
        matches!(
            event,
            TableEvent::Thrown { .. } | TableEvent::OpeningThrown { .. }
        )
    });
    let throws = u32::try_from(thrown.count()).expect("few throws");
    let replaced = 0;
    assert_eq!(checked, Ok(DiceCheck::FairOfThree { throws, replaced }));
    let mean = |bytes: &Vec<usize>| bytes.iter().sum::<usize>() / bytes.len();
    let [mover, other] = steps.each_ref().map(mean);
    println!("bytes a step: {mover} to the mover, {other} to the other player");
    println!(
        "bytes a throw or hand-over: {:?}",
        others.each_ref().map(mean)
    );
    assert!(mover <= 350 && other <= 200, "{mover} and {other} bytes");
}

#[tokio::test]
async fn no_link_is_taken_early_twice_or_from_another_chain() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let ([ada, boris], table) = seated(&server, true).await;
    let [white, black] = [ada.open(&table).await, boris.open(&table).await];
    let mut players = [
        Player::new(white, Seat::White),
        Player::new(black, Seat::Black),
    ];
    assert_eq!(players[0].page.refused(Command::Throw).await, "wrong_phase");
    players[0].commit().await;
    hear(&mut players).await;
    let early = Command::Link {
        link: players[0].link(),
    };
    assert_eq!(players[0].page.refused(early).await, "wrong_phase");
    let again = Command::CommitDice {
        commitment: players[0].link(),
    };
    assert_eq!(players[0].page.refused(again).await, "wrong_phase");

    players[1].commit().await;
    hear(&mut players).await;
    let other = Command::Link {
        link: players[1].link(),
    };
    assert_eq!(players[0].page.refused(other).await, "wrong_phase");
    for player in &mut players {
        player.go_on().await;
    }
    hear(&mut players).await;
    // What one player gave is not shown before both links and the server's are opened.
    let text = serde_json::to_string(&players[1].page.table).expect("JSON");
    assert!(!text.contains(&players[0].link().to_string()));
    let links = players[0]
        .page
        .table
        .dice_links
        .clone()
        .expect("there are links");
    let commitments = links.commitments.expect("all have committed");
    let commitments = commitments.map(|text| Link::from_hex(&text).expect("64 digits"));
    let mut checked = ChainCheck::new(context(&players[0].page), commitments);
    players[0].page.send(&Command::Throw).await;
    assert!(matches!(players[0].page.hear().await, ToClient::Patch(_)));
    let opened = players[0]
        .page
        .table
        .dice_links
        .clone()
        .expect("there are links");
    let opened = opened.last.expect("a throw was made").links;
    let opened = opened.map(|text| Link::from_hex(&text).expect("64 digits"));
    assert!(checked.throw(opened).is_ok());
}
