//! The settings of the table at which an offered game is played.

use rosespring_rules::Side;
use rosespring_table::game::{Player, SeatHolder, Seed, Settings};
use rosespring_table::stored;
use rosespring_wire::hall::SideChoice;
use rosespring_wire::table::{NewTableRequest, Purpose, SeatRequest};

use super::OfferedGame;
use crate::UnreadableBody;

/// What chance and the server decide about a table.
#[derive(Debug, Clone)]
pub struct NewTableFacts<'a> {
    /// The id of the table.
    pub table: &'a str,
    /// The side of the person who offers, if they leave it to chance.
    pub side: Side,
    /// The seed of the dice.
    pub seed: Seed,
    /// Whether the dice of the server are a list.
    pub dice_listed: bool,
}

/// Returns the settings of a table for the person who offers the game and their guest. Unless the
/// dice are listed, both players and the server throw them together.
///
/// # Errors
///
/// [`UnreadableBody`]: this program cannot play the game.
pub fn table_settings(
    game: &OfferedGame,
    purpose: Purpose,
    [host, guest]: [Player; 2],
    facts: NewTableFacts<'_>,
) -> Result<Settings, UnreadableBody> {
    let side = match game.side.unwrap_or_default() {
        SideChoice::White => Side::White,
        SideChoice::Black => Side::Black,
        SideChoice::Random => facts.side,
    };
    let [white, black] = match side {
        Side::White => [host, guest],
        Side::Black => [guest, host],
    };
    let seat = |player: &Player| SeatRequest::Person {
        name: player.name.clone(),
    };
    let request = NewTableRequest {
        rules: game.rules()?,
        white: seat(&white),
        black: seat(&black),
        match_to: game.match_to,
        auto_forced: game.auto_forced,
        position: None,
        dice: Vec::new(),
        purpose,
    };
    let settings = Settings::new(request, facts.dice_listed, facts.seed).map_err(|faults| {
        let faults: Vec<_> = faults.iter().map(ToString::to_string).collect();
        UnreadableBody::new(&faults.join("; "))
    })?;
    let ids = [white.id.as_str(), black.id.as_str()];
    let chains = stored::chain_match(facts.table, &settings.rules, ids);
    Ok(Settings {
        chains: (!settings.dice_listed).then_some(chains),
        white: SeatHolder::Person(white),
        black: SeatHolder::Person(black),
        time: game.time,
        ..settings
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StoredBody;

    #[test]
    fn who_offers_gets_the_side_that_they_chose_or_that_chance_gives() {
        let seated = |side: &str, chance, dice_listed| {
            let body = format!(r#"{{"rules":"gioul","match_to":3{side},"time":"fast"}}"#);
            let players = ["ada", "boris"].map(|id| Player {
                id: id.to_owned().try_into().unwrap(),
                name: id.to_owned(),
            });
            let facts = NewTableFacts {
                table: "t",
                side: chance,
                seed: Seed::from_bytes([7; 32]),
                dice_listed,
            };
            let game = OfferedGame::from_body(&body).unwrap();
            let settings = table_settings(&game, Purpose::Game, players, facts).unwrap();
            let SeatHolder::Person(white) = settings.white else {
                panic!("{:?}", settings.white);
            };
            (white.name, settings.chains.is_some(), settings.time)
        };
        let time = OfferedGame::from_body(r#"{"rules":"gioul","match_to":1,"time":"fast"}"#);
        let time = time.unwrap().time;

        for (side, chance, white) in [
            (r#","side":"white""#, Side::Black, "ada"),
            (r#","side":"black""#, Side::White, "boris"),
            (r#","side":"random""#, Side::Black, "boris"),
            ("", Side::White, "ada"),
        ] {
            assert_eq!(seated(side, chance, false), (white.to_owned(), true, time));
            assert_eq!(seated(side, chance, true), (white.to_owned(), false, time));
        }
    }
}
