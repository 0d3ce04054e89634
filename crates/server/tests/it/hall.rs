//! Two people on two machines: the link, the seats, a whole game.

use std::sync::Arc;

use rosespring_hall::offers::StoredInvitation;
use rosespring_server::limits::Capacity;
use rosespring_server::{AppState, DiceSource};
use rosespring_store::{MemoryStore, Store, rows};
use rosespring_wire::messages::ToClient;
use rosespring_wire::table::{Command, PhaseView, Seat, TableEvent, ViewerSeat};
use serde_json::{Value, json};

use crate::support::{Page, Server, command, dice_from, person_may_act, send, throw_of};

/// Dice with which the first legal steps of Gioul hand over in both directions.
const SEED: u64 = 22;

/// Starts a hall in which everybody may write texts.
pub(crate) async fn hall(dice: DiceSource, url: &str) -> Server {
    hall_with_texts_after(0, dice, url).await
}

/// Starts a hall in which a person may write texts after this number of finished matches.
pub(crate) async fn hall_with_texts_after(matches: u32, dice: DiceSource, url: &str) -> Server {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let state = AppState::new(Arc::clone(&store), dice);
    let state = state.in_hall_of(url.parse().unwrap(), Capacity::HALL, None, matches);
    Server::of(state, store).await
}

/// A browser with its cookie.
pub(crate) struct Browser<'a> {
    pub(crate) server: &'a Server,
    pub(crate) cookie: String,
    /// The token of a bot that asks instead.
    pub(crate) authorization: String,
}

impl<'a> Browser<'a> {
    pub(crate) fn new(server: &'a Server) -> Self {
        let cookie = String::new();
        Self {
            server,
            cookie,
            authorization: String::new(),
        }
    }

    /// Sends a request with the cookie, and keeps the cookie of the answer.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: Value) -> (u16, Value) {
        let address = self.server.address;
        let headers = [
            ("host", "localhost"),
            ("cookie", &self.cookie),
            ("authorization", &self.authorization),
        ];
        let (head, value) = send(address, method, path, &headers, Some(body.to_string())).await;
        if let Some(cookie) = head
            .lines()
            .find_map(|one| one.strip_prefix("set-cookie: "))
        {
            cookie
                .split(';')
                .next()
                .unwrap()
                .clone_into(&mut self.cookie);
        }
        (head.split(' ').nth(1).unwrap().parse().unwrap(), value)
    }

    /// Creates an invitation; its id.
    pub(crate) async fn invite(&mut self, name: &str, side: &str, watchable: bool) -> String {
        let body = json!({"rules": "gioul", "match_to": 1, "auto_forced": true, "side": side,
            "watchable": watchable, "watch_delay": 0, "name": name});
        let (status, made) = self.ask("POST", "/api/hall/invitations", body).await;
        assert_eq!(status, 201, "{made}");
        made["id"].as_str().unwrap().to_owned()
    }

    pub(crate) async fn accept(&mut self, invitation: &str, name: &str) -> (u16, Value) {
        let path = format!("/api/hall/invitations/{invitation}/accept");
        self.ask("POST", &path, json!({"name": name})).await
    }

    pub(crate) async fn open(&self, table: &str) -> Page {
        Page::open_as(self.server.address, table, &self.cookie).await
    }
}

/// Ada invites and plays White, Boris accepts: both browsers, and the table.
pub(crate) async fn seated(server: &Server, watchable: bool) -> ([Browser<'_>; 2], String) {
    let [mut ada, mut boris] = [Browser::new(server), Browser::new(server)];
    let invitation = ada.invite("Ada", "white", watchable).await;
    let (status, accepted) = boris.accept(&invitation, "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    let table = accepted["table"].as_str().unwrap().to_owned();
    ([ada, boris], table)
}

fn code(answer: &Value) -> &str {
    answer["error"]["code"].as_str().unwrap_or_default()
}

#[tokio::test]
async fn the_first_who_sits_down_has_the_seat() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    let invitation = ada.invite("Ada", "black", false).await;
    let path = format!("/api/hall/invitations/{invitation}");

    let (_, shown) = boris.ask("GET", &path, Value::Null).await;
    assert_eq!(
        (&shown["inviter"], &shown["state"]),
        (&json!("Ada"), &json!("open"))
    );
    assert_eq!(
        (&shown["seat"], &shown["is_yours"]),
        (&json!("white"), &json!(false))
    );
    let (status, own) = ada.accept(&invitation, "Ada").await;
    assert_eq!((status, code(&own)), (409, "own_invitation"));
    let (status, accepted) = boris.accept(&invitation, "Boris").await;
    assert_eq!(status, 200, "{accepted}");
    let (status, taken) = carla.accept(&invitation, "Carla").await;
    assert_eq!((status, code(&taken)), (409, "invitation_taken"));
    // Nobody becomes a guest by a link that leads nowhere.
    assert_eq!(carla.cookie, "");

    // A second tap on the button changes nothing.
    assert_eq!(
        boris.accept(&invitation, "Boris").await,
        (200, accepted.clone())
    );
    let (_, waiting) = ada.ask("GET", &path, Value::Null).await;
    assert_eq!(waiting["table"], accepted["table"]);
    let (_, other) = carla.ask("GET", &path, Value::Null).await;
    assert_eq!(
        (&other["state"], &other["table"]),
        (&json!("accepted"), &Value::Null)
    );
    let table = boris.open(accepted["table"].as_str().unwrap()).await.table;
    assert_eq!(table.you, Some(ViewerSeat::White));
    for (browser, name) in [(&mut ada, "Ada"), (&mut boris, "Boris"), (&mut carla, "")] {
        let (_, hall) = browser.ask("GET", "/api/hall", Value::Null).await;
        assert_eq!(hall["name"].as_str().unwrap_or_default(), name);
        let expected = usize::from(!name.is_empty());
        assert_eq!(hall["tables"].as_array().unwrap().len(), expected);
    }
}

#[tokio::test]
async fn of_two_who_sit_down_at_once_one_is_told_that_the_table_is_full() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris, mut carla] = [0; 3].map(|_| Browser::new(&server));
    let invitation = ada.invite("Ada", "random", false).await;

    let both = tokio::join!(
        boris.accept(&invitation, "Boris"),
        carla.accept(&invitation, "Carla")
    );

    let mut statuses = [both.0.0, both.1.0];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    assert_eq!(server.store.count().await.unwrap(), 1);
}

#[tokio::test]
async fn a_link_that_ended_says_so() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let [mut ada, mut boris] = [Browser::new(&server), Browser::new(&server)];
    let open = ada.invite("Ada", "white", false).await;
    let stored = rows::find::<StoredInvitation>(&*server.store, &[&open])
        .await
        .unwrap()
        .unwrap();
    let old = StoredInvitation {
        id: "old".to_owned(),
        expires_ms: stored.created_ms,
        ..stored
    };
    server.store.add_invitation(&old).await.unwrap();

    let (status, expired) = boris.accept("old", "Boris").await;
    assert_eq!((status, code(&expired)), (410, "invitation_expired"));
    let (status, none) = boris.accept("none", "Boris").await;
    assert_eq!((status, code(&none)), (404, "no_invitation"));
    let path = format!("/api/hall/invitations/{open}");
    let (status, _) = boris.ask("DELETE", &path, Value::Null).await;
    assert_eq!(status, 404);
    assert_eq!(ada.ask("DELETE", &path, Value::Null).await.0, 204);
    assert_eq!(boris.accept(&open, "Boris").await.0, 404);
    let (status, nameless) = boris
        .ask(
            "POST",
            "/api/hall/invitations",
            json!({"rules": "gioul", "match_to": 1}),
        )
        .await;
    assert_eq!((status, code(&nameless)), (400, "invalid_body"));
}

#[tokio::test]
async fn the_newest_invitations_of_a_person_stay_open() {
    let server = hall(DiceSource::Seeded, "http://localhost").await;
    let mut ada = Browser::new(&server);
    let mut last = String::new();
    for _ in 0..12 {
        last = ada.invite("Ada", "white", false).await;
    }

    let (_, hall) = ada.ask("GET", "/api/hall", Value::Null).await;

    let open = hall["invitations"].as_array().unwrap();
    assert_eq!(open.len(), 8);
    assert!(open.iter().any(|one| one["id"] == last.as_str()));
}

#[tokio::test]
async fn a_cookie_is_for_this_host_alone_and_is_not_stored() {
    for (url, expected) in [
        ("https://localhost", "__Host-rs="),
        ("http://localhost", "rs="),
    ] {
        let server = hall(DiceSource::Seeded, url).await;
        let body = json!({"rules": "gioul", "match_to": 1, "name": "Ada"}).to_string();
        let headers = [("host", "localhost"), ("origin", url)];
        let path = "/api/hall/invitations";
        let (head, _) = send(server.address, "POST", path, &headers, Some(body)).await;

        let cookie = head
            .lines()
            .find_map(|one| one.strip_prefix("set-cookie: "));
        let cookie = cookie.unwrap();
        assert!(cookie.starts_with(expected), "{cookie}");
        for part in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(cookie.contains(part), "{cookie}");
        }
        assert_eq!(cookie.contains("Secure"), url.starts_with("https"));
        let token = cookie.split(['=', ';']).nth(1).unwrap();
        assert_eq!(token.len(), 64);
        assert_eq!(
            server.store.person_of_session(token, 0).await.unwrap(),
            None
        );
    }
}

/// Sends the next command of the page that is to act; both pages hear what came of it.
pub(crate) async fn act(pages: &mut [Page; 2]) -> usize {
    let acting = pages.iter().position(|page| person_may_act(&page.table));
    let acting = acting.expect("a person is to act");
    let page = &mut pages[acting];
    let command = match page.table.legal.first() {
        _ if page.table.can_throw => Command::Throw,
        _ if page.table.can_done => Command::Done,
        Some(step) => command(step),
        None => panic!("{:?}", page.table.phase),
    };
    page.send(&command).await;
    let heard = page.hear().await;
    assert!(
        matches!(heard, ToClient::Patch(_)),
        "{command:?}: {heard:?}"
    );
    for page in pages.iter_mut() {
        page.hear_all().await;
    }
    acting
}

/// Lets both players act until the match counts; before, nobody may resign.
pub(crate) async fn play_until_it_counts(pages: &mut [Page; 2]) {
    while pages[0].table.resign.is_empty() {
        act(pages).await;
    }
}

fn mean(bytes: &[usize]) -> usize {
    bytes.iter().sum::<usize>() / bytes.len()
}

#[tokio::test]
async fn two_people_play_a_game_from_two_machines() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server, false).await;
    let mut pages = [ada.open(&table).await, boris.open(&table).await];
    let mut steps: [Vec<usize>; 2] = Default::default();
    let mut hand_overs = 0;
    for turn in 0.. {
        if pages[0].is_over() {
            break;
        }
        let heard = pages.each_ref().map(|page| page.patch_bytes.len());
        let acting = act(&mut pages).await;
        let [white, black] = &pages;
        assert_eq!(white.table.points, black.table.points);
        assert_eq!(white.table.version, black.table.version);
        // The opening is the only time at which both may act.
        let may_act = pages.each_ref().map(|page| person_may_act(&page.table));
        let opens = matches!(white.table.phase, PhaseView::Opening { .. });
        assert!(may_act != [true; 2] || opens || white.is_over());
        let events = pages[acting].story.iter().rev().take(1);
        let is_step = events
            .clone()
            .any(|(event, _)| matches!(event, TableEvent::Stepped { .. }));
        for side in [acting, 1 - acting] {
            let new = &pages[side].patch_bytes[heard[side]..];
            if is_step {
                steps[usize::from(side != acting)].extend(new);
            }
        }
        if turn % 40 == 7 {
            // A lost connection, on either side, loses nothing.
            pages[turn / 40 % 2].come_back().await;
            for page in &mut pages {
                page.hear_all().await;
            }
        }
    }
    let is_hand_over = |event: &TableEvent| matches!(event, TableEvent::HandedOver { .. });
    hand_overs += pages[0]
        .story
        .iter()
        .filter(|(event, _)| is_hand_over(event))
        .count();
    assert!(hand_overs > 0, "choose another seed");
    let [mover, other] = steps.each_ref().map(|bytes| mean(bytes));
    println!("bytes a step: {mover} to the mover, {other} to the other player");
    assert!(mover <= 350 && other <= 200, "{mover} {other}");

    let fresh = boris.open(&table).await;
    assert_eq!(fresh.table, pages[1].table);
}

#[tokio::test]
async fn nobody_plays_in_the_seat_of_the_other() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server, true).await;
    let mut pages = [ada.open(&table).await, boris.open(&table).await];
    act(&mut pages).await;
    while !matches!(pages[0].table.phase, PhaseView::Play { .. }) {
        act(&mut pages).await;
    }
    let PhaseView::Play { mover, .. } = pages[0].table.phase else {
        unreachable!()
    };
    let acting = usize::from(mover == Seat::Black);
    let step = pages[acting].table.legal[0];
    let step = command(&step);
    let mut watcher = Browser::new(&server).open(&table).await;
    let before = watcher.table.clone();
    assert_eq!(before.you, Some(ViewerSeat::None));
    assert!(before.legal.is_empty() && !before.can_throw && before.resign.is_empty());

    let other = &mut pages[1 - acting];
    assert!(other.table.legal.is_empty());
    for page in [other, &mut watcher] {
        for command in [step.clone(), Command::UndoTurn, Command::Done] {
            assert_eq!(page.refused(command).await, "not_your_seat");
        }
        for command in [
            Command::EnterDice {
                dice: throw_of([6, 6]),
            },
            Command::CorrectDice {
                dice: throw_of([6, 6]),
            },
            Command::SetAutoForced { auto_forced: false },
        ] {
            assert_eq!(page.refused(command).await, "wrong_phase");
        }
    }
    assert_eq!(
        watcher.refused(Command::Resign { kind: None }).await,
        "not_your_seat"
    );

    // A step sent twice is played once.
    let page = &mut pages[acting];
    let version = page.table.version;
    page.send(&step).await;
    assert!(matches!(page.hear().await, ToClient::Patch(_)));
    page.hear_all().await;
    page.send_after(&step, version).await;
    assert!(matches!(page.hear().await, ToClient::Stale { .. }));
    watcher.hear_all().await;
    assert!(watcher.table.version > before.version);
}

#[tokio::test]
async fn each_player_hears_whether_the_other_is_there() {
    let server = hall(dice_from(SEED), "http://localhost").await;
    let ([ada, boris], table) = seated(&server, true).await;
    let mut white = ada.open(&table).await;
    white.hear_all().await;
    assert_eq!(white.presence, [true, false]);

    let [black, second] = [boris.open(&table).await, boris.open(&table).await];
    white.hear_all().await;
    assert_eq!(white.presence, [true, true]);
    black.leave().await;
    let mut watcher = Browser::new(&server).open(&table).await;
    watcher.hear_all().await;
    // The second tab is still there.
    assert_eq!(watcher.presence, [true, true]);
    second.leave().await;
    while watcher.presence[1] {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
        watcher.hear_all().await;
    }

    assert_eq!(watcher.presence, [true, false]);
}
