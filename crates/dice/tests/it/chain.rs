//! The dice of three: vectors computed apart, and changed links that are found.

use rosespring_dice::{
    Chain, ChainCheck, ChainContext, ChainFault, ChainGame, LINKS, Link, Party, dice_of_links,
};
use serde_json::{Value, json};

/// The bytes of hexadecimal digits.
fn bytes<const N: usize>(value: &Value) -> [u8; N] {
    let text = value.as_str().expect("a text");
    let pairs = (0..text.len()).step_by(2);
    let bytes: Vec<u8> = pairs
        .map(|at| u8::from_str_radix(&text[at..at + 2], 16).expect("hexadecimal digits"))
        .collect();
    bytes.try_into().expect("as many bytes as the field has")
}

fn links(value: &Value) -> [Link; 3] {
    [0, 1, 2]
        .map(|index| Link::from_hex(value[index].as_str().unwrap_or_default()).expect("a link"))
}

/// The chains of all parties for one context.
fn chains(context: ChainContext, secrets: [Link; 3]) -> [Chain; 3] {
    let [white, black, server] = secrets;
    [
        Chain::new(context, Party::White, white),
        Chain::new(context, Party::Black, black),
        Chain::new(context, Party::Server, server),
    ]
}

fn context() -> ChainContext {
    ChainContext::new(&ChainGame {
        match_id: [1; 16],
        number: 1,
        rules: 2,
        white: [3; 16],
        black: [4; 16],
    })
}

fn secrets() -> [Link; 3] {
    [5, 6, 7].map(|byte| Link::from_bytes([byte; 32]))
}

fn opened(chains: &[Chain; 3], index: u32) -> [Link; 3] {
    chains
        .each_ref()
        .map(|chain| chain.link(index).expect("a link for the throw"))
}

#[test]
fn chains_and_throws_are_those_computed_apart() {
    // Computed with Python's hashlib by chains.py.
    let games: Value = serde_json::from_str(include_str!("chains.json")).unwrap();
    let mut throws = 0;
    for game in games.as_array().unwrap() {
        let context = ChainContext::new(&ChainGame {
            match_id: bytes(&game["match"]),
            number: u32::try_from(game["number"].as_u64().unwrap()).unwrap(),
            rules: u64::from_be_bytes(bytes(&game["rules"])),
            white: bytes(&game["white"]),
            black: bytes(&game["black"]),
        });
        let mut check: Option<ChainCheck> = None;
        for part in game["parts"].as_array().unwrap() {
            let first = u32::try_from(part["first"].as_u64().unwrap()).unwrap();
            let current = match &check {
                None => context,
                Some(check) => check.next_context(),
            };
            assert_eq!(part["context"], current.to_hex());
            let made = chains(current, links(&part["secrets"]));
            let commitments = links(&part["commitments"]);
            assert_eq!(made.each_ref().map(Chain::commitment), commitments);
            match &mut check {
                None => check = Some(ChainCheck::new(context, commitments)),
                Some(check) => check.renew(commitments),
            }
            for (throw, index) in part["throws"].as_array().unwrap().iter().zip(0..) {
                assert_eq!(opened(&made, index), links(&throw["links"]));
                let dice = check
                    .as_mut()
                    .unwrap()
                    .throw(links(&throw["links"]))
                    .unwrap();
                assert_eq!(throw["dice"], json!([dice.first.get(), dice.second.get()]));
                let links = links(&throw["links"]);
                assert_eq!(dice, dice_of_links(current, first + index, links));
                throws += 1;
            }
        }
    }
    assert_eq!(throws, 16);
}

#[test]
fn every_bit_of_a_link_and_every_other_order_is_found() {
    let made = chains(context(), secrets());
    let check = ChainCheck::new(context(), made.each_ref().map(Chain::commitment));
    let first = opened(&made, 0);
    let changed = |party: usize, bit: usize| {
        let mut bytes: [u8; 32] = bytes(&json!(first[party].to_hex()));
        bytes[bit / 8] ^= 1 << (bit % 8);
        let mut links = first;
        links[party] = Link::from_bytes(bytes);
        links
    };

    for (index, party) in Party::ALL.into_iter().enumerate() {
        for bit in 0..256 {
            let fault = check.clone().throw(changed(index, bit));
            assert_eq!(fault, Err(ChainFault::OtherLink { throw: 0, party }));
        }
    }
    let [white, black, server] = first;
    assert!(check.clone().throw([black, white, server]).is_err());
    // A link is for its throw alone.
    assert!(check.clone().throw(opened(&made, 1)).is_err());
    let mut later = check;
    later.throw(first).unwrap();
    assert!(later.clone().throw(first).is_err());
    assert!(later.throw(opened(&made, 1)).is_ok());
}

#[test]
fn a_chain_of_another_game_or_party_does_not_fit() {
    let made = chains(context(), secrets());
    let commitments = made.each_ref().map(Chain::commitment);
    let [white, _, server] = secrets();

    let other = ChainCheck::new(context().renewed(0), commitments).throw(opened(&made, 0));
    assert!(other.is_err());
    assert_ne!(
        Chain::new(context(), Party::White, white).commitment(),
        Chain::new(context(), Party::Black, white).commitment()
    );
    assert_ne!(
        commitments[2],
        Chain::new(context().renewed(1), Party::Server, server).commitment()
    );
}

#[test]
fn after_its_last_link_a_chain_must_be_renewed() {
    let made = chains(context(), secrets());
    let mut check = ChainCheck::new(context(), made.each_ref().map(Chain::commitment));
    for index in 0..LINKS {
        check.throw(opened(&made, index)).unwrap();
    }
    assert!(made[0].link(LINKS).is_none());

    let ended = check.throw(secrets());

    assert_eq!(ended, Err(ChainFault::Ended { throw: LINKS }));
    let renewed = chains(check.next_context(), secrets());
    check.renew(renewed.each_ref().map(Chain::commitment));
    assert!(check.throw(opened(&renewed, 0)).is_ok());
}

#[test]
fn a_secret_is_not_shown_by_accident() {
    let [secret, ..] = secrets();

    assert!(!format!("{secret:?}").contains("05"));
    assert_eq!(Link::from_hex(&secret.to_hex()), Some(secret));
    assert_eq!(Link::from_hex("05"), None);
}
