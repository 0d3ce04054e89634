//! A server on a free port, and a page that speaks to it.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use rosespring_rules::{Dice, Die, Origin, Point};
use rosespring_server::{AppState, DiceSource, app};
use rosespring_store::{MemoryStore, Store};
use rosespring_wire::messages::ToClient;
use rosespring_wire::patch::fold;
use rosespring_wire::table::{
    AbsenceView, Command, NewTable, PageMessage, PhaseView, Player, Purpose, Refresh, Seat,
    StepView, TableEvent, TableRequest, TableView,
};
use serde_json::Value;
use tokio::net::{TcpListener, TcpStream};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{self, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream};

/// Nothing here takes longer, even on a busy machine.
pub(crate) const PATIENCE: Duration = Duration::from_secs(30);

/// Returns the command that plays a legal step.
pub(crate) fn command(step: &StepView) -> Command {
    step.step().expect("a legal step").into()
}

/// Returns the command that plays a man of a point.
pub(crate) fn step_from(point: u8, number: u8) -> Command {
    Command::Step {
        from: Origin::Point(Point::new(point).unwrap()),
        number: Die::new(number).unwrap(),
    }
}

/// Returns the throw of two numbers.
pub(crate) fn throw_of([first, second]: [u8; 2]) -> Dice {
    Dice::from_numbers(first, second).unwrap()
}

/// A server over a store.
pub(crate) struct Server {
    pub(crate) address: SocketAddr,
    pub(crate) store: Arc<dyn Store>,
    task: tokio::task::JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Dice from text: `6-5 1-1`.
pub(crate) fn dice(text: &str) -> DiceSource {
    let dice = text.split_whitespace().map(|dice| dice.parse().unwrap());
    DiceSource::List(dice.collect())
}

/// As many dice as a game needs, always the same.
pub(crate) fn dice_from(seed: u64) -> DiceSource {
    let mut rng = fastrand::Rng::with_seed(seed);
    let throw = |_| Dice::from_numbers(rng.u8(1..=6), rng.u8(1..=6)).unwrap();
    DiceSource::List((0..500).map(throw).collect())
}

pub(crate) fn person(name: &str) -> Player {
    Player::Person {
        name: name.to_owned(),
    }
}

pub(crate) fn computer(level: u8) -> Player {
    Player::Computer { level }
}

/// A table for two people.
pub(crate) fn for_two(rules: &str) -> NewTable {
    NewTable {
        rules: rules.to_owned(),
        white: person("Ada"),
        black: person("Boris"),
        match_to: 1,
        auto_forced: false,
        position: None,
        dice: Vec::new(),
        purpose: Purpose::Game,
    }
}

impl Server {
    pub(crate) async fn start(dice: DiceSource) -> Self {
        Self::over(Arc::new(MemoryStore::default()), dice).await
    }

    pub(crate) async fn over(store: Arc<dyn Store>, dice: DiceSource) -> Self {
        Self::of(AppState::new(Arc::clone(&store), dice), store).await
    }

    pub(crate) async fn of(state: AppState, store: Arc<dyn Store>) -> Self {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let address = listener.local_addr().unwrap();
        let task = tokio::spawn(async move {
            axum::serve(listener, app(state)).await.unwrap();
        });
        Self {
            address,
            store,
            task,
        }
    }

    /// Makes a table and opens it as a page does.
    pub(crate) async fn page(&self, table: &NewTable) -> Page {
        let (status, made) = self.post("/api/tables", &table_json(table)).await;
        assert_eq!(status, 201, "{made}");
        self.open(made["id"].as_str().unwrap()).await
    }

    /// Opens a table as a page does.
    pub(crate) async fn open(&self, id: &str) -> Page {
        Page::open(self.address, id).await
    }

    pub(crate) async fn get(&self, path: &str) -> (u16, Value) {
        http(self.address, "GET", path, None).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> (u16, Value) {
        http(self.address, "POST", path, Some(body.to_string())).await
    }

    pub(crate) async fn delete(&self, path: &str) -> (u16, Value) {
        http(self.address, "DELETE", path, None).await
    }
}

pub(crate) fn table_json(table: &NewTable) -> Value {
    serde_json::to_value(table).unwrap()
}

/// Sends one request over a separate connection.
pub(crate) async fn http(
    address: SocketAddr,
    method: &str,
    path: &str,
    body: Option<String>,
) -> (u16, Value) {
    let host = address.to_string();
    let (head, value) = send(address, method, path, &[("host", &host)], body).await;
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    assert!(!head.to_lowercase().contains("chunked"), "{head}");
    (status, value)
}

/// Sends one request with these headers over a separate connection; the head of the answer, and its
/// JSON.
pub(crate) async fn send(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<String>,
) -> (String, Value) {
    let (head, body) = send_for_text(address, method, path, headers, body).await;
    (head, serde_json::from_str(&body).unwrap_or(Value::Null))
}

/// Sends a request; the head of the answer and its body as a text.
pub(crate) async fn send_for_text(
    address: SocketAddr,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: Option<String>,
) -> (String, String) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let body = body.unwrap_or_default();
    let length = body.len();
    let headers: String = headers
        .iter()
        .map(|(name, value)| format!("{name}: {value}\r\n"))
        .collect();
    let request = format!(
        "{method} {path} HTTP/1.1\r\n{headers}connection: close\r\n\
         content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
    );
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let answer = String::from_utf8(answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.to_owned(), body.to_owned())
}

/// What a page heard in answer to one message.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) events: Vec<TableEvent>,
}

/// A page that looks at a table.
pub(crate) struct Page {
    pub(crate) id: String,
    /// The state after the last event heard.
    pub(crate) table: TableView,
    /// Every state heard of, with the event that led to it.
    pub(crate) story: Vec<(TableEvent, TableView)>,
    /// Which players looked at the table, White first, when that was last heard of.
    pub(crate) presence: [bool; 2],
    /// The time of the server that was last heard.
    pub(crate) time_ms: Option<i64>,
    /// Who must act and is away, as last heard of.
    pub(crate) absence: AbsenceView,
    /// How many pages look at the table without a seat, as last heard of, and how late this page
    /// is, in seconds.
    pub(crate) watching: (u32, Option<u32>),
    /// The length of every patch heard, in bytes.
    pub(crate) patch_bytes: Vec<usize>,
    address: SocketAddr,
    cookie: String,
    socket: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Page {
    pub(crate) async fn open(address: SocketAddr, id: &str) -> Self {
        Self::open_as(address, id, "").await
    }

    /// Opens a table in a browser that has this cookie.
    pub(crate) async fn open_as(address: SocketAddr, id: &str, cookie: &str) -> Self {
        let mut socket = connect(address, id, "", cookie).await.unwrap();
        let (ToClient::Snapshot { table }, _) = next(&mut socket).await else {
            panic!("the first message is a snapshot");
        };
        Self {
            id: id.to_owned(),
            table: *table,
            story: Vec::new(),
            presence: [false; 2],
            time_ms: None,
            absence: AbsenceView::default(),
            watching: (0, None),
            patch_bytes: Vec::new(),
            address,
            cookie: cookie.to_owned(),
            socket,
        }
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.socket.send(Message::text(text)).await.unwrap();
    }

    async fn send_message(&mut self, message: &PageMessage) {
        self.send_text(&serde_json::to_string(message).unwrap())
            .await;
    }

    /// Sends a command for the version received last.
    pub(crate) async fn send(&mut self, command: &Command) {
        self.send_after(command, self.table.version).await;
    }

    /// Sends a command over a connection that may have ended.
    pub(crate) async fn try_send(&mut self, command: &Command) -> tungstenite::Result<()> {
        let command = command.clone();
        let after = self.table.version;
        let request = PageMessage::Command(TableRequest { command, after });
        let text = serde_json::to_string(&request).unwrap();
        self.socket.send(Message::text(text)).await
    }

    /// Waits until the server ends the connection, whatever it says before.
    pub(crate) async fn ends(&mut self) {
        ended(&mut self.socket).await;
    }

    pub(crate) async fn send_after(&mut self, command: &Command, after: u32) {
        let command = command.clone();
        let request = TableRequest { command, after };
        self.send_message(&PageMessage::Command(request)).await;
    }

    /// Asks for the events since a version.
    pub(crate) async fn refresh(&mut self, since: Option<u32>) {
        self.send_message(&PageMessage::Refresh(Refresh { since }))
            .await;
    }

    pub(crate) async fn hear(&mut self) -> ToClient {
        loop {
            let (message, bytes) = next(&mut self.socket).await;
            match &message {
                ToClient::Patch(patch) => {
                    let (table, event) = fold(&self.table, patch).unwrap();
                    self.table = table;
                    self.story.push((event, self.table.clone()));
                    self.patch_bytes.push(bytes);
                }
                // A game of other rules is sent whole.
                ToClient::Snapshot { table } => self.table.clone_from(table),
                ToClient::Presence { white, black } => {
                    self.presence = [*white, *black];
                    continue;
                }
                ToClient::Time { now_ms } => {
                    self.time_ms = Some(*now_ms);
                    continue;
                }
                ToClient::Absence(absence) => {
                    self.absence = *absence;
                    continue;
                }
                ToClient::Watching { watchers, delay_s } => {
                    self.watching = (*watchers, *delay_s);
                    continue;
                }
                _ => {}
            }
            return message;
        }
    }

    /// Hears everything that has happened.
    pub(crate) async fn hear_all(&mut self) {
        // What happened before an answer is heard before it.
        self.send_text("?").await;
        while !matches!(self.hear().await, ToClient::Rejected { .. }) {}
    }

    pub(crate) async fn hear_event(&mut self) -> TableEvent {
        match self.hear().await {
            ToClient::Patch(_) => self.story.last().unwrap().0.clone(),
            other => panic!("expected a patch, heard {other:?}"),
        }
    }

    /// Loses its connection and comes back with what it has.
    pub(crate) async fn come_back(&mut self) {
        let since = format!("?since={}", self.table.version);
        let socket = connect(self.address, &self.id, &since, &self.cookie).await;
        self.socket = socket.unwrap();
    }

    /// The state as a new page would see it.
    pub(crate) async fn fresh(&self) -> TableView {
        let (status, table) = http(
            self.address,
            "GET",
            &format!("/api/tables/{}", self.id),
            None,
        )
        .await;
        assert_eq!(status, 200);
        serde_json::from_value(table).unwrap()
    }

    /// Says something; what came of it until nothing more happens by itself.
    pub(crate) async fn say(&mut self, message: Command) -> Heard {
        self.send(&message).await;
        let before = self.story.len();
        let event = self.hear().await;
        assert!(
            matches!(event, ToClient::Patch(_)),
            "{message:?} was answered by {event:?}"
        );
        self.catch_up().await;
        let events = self.story[before..].iter().map(|(event, _)| event.clone());
        Heard {
            events: events.collect(),
        }
    }

    /// Hears everything until a person is to act, and no event is on its way.
    pub(crate) async fn catch_up(&mut self) {
        loop {
            self.hear_all().await;
            if person_may_act(&self.table) {
                return;
            }
            self.hear_event().await;
        }
    }

    /// Says something that is refused; the code.
    pub(crate) async fn refused(&mut self, message: Command) -> String {
        self.send(&message).await;
        match self.hear().await {
            ToClient::Rejected { code, .. } => code,
            other => panic!("{message:?} was answered by {other:?}"),
        }
    }

    pub(crate) async fn step(&mut self, from: u8, number: u8) -> Heard {
        self.say(step_from(from, number)).await
    }

    pub(crate) async fn play(&mut self, step: StepView) -> Heard {
        self.say(command(&step)).await
    }

    /// Plays the first legal step until the part is played.
    pub(crate) async fn play_first(&mut self) {
        while let Some(&step) = self.table.legal.first() {
            self.play(step).await;
        }
    }

    /// Returns one command that a person may give now; `choose` gets the number of commands.
    pub(crate) async fn go_on(&mut self, choose: &mut impl FnMut(usize) -> usize) {
        if self.table.can_throw {
            self.say(Command::Throw).await;
        } else if self.table.can_name {
            let number = Die::ALL[choose(Die::ALL.len())];
            self.say(Command::Name { number }).await;
        } else if self.table.can_done {
            self.say(Command::Done).await;
        } else {
            let index = choose(self.table.legal.len());
            self.play(self.table.legal[index]).await;
        }
    }

    pub(crate) fn is_over(&self) -> bool {
        matches!(self.table.phase, PhaseView::Over { .. })
    }

    pub(crate) fn men_on(&self, seat: Seat, number: u8) -> u8 {
        let points = self.table.points.iter();
        let mut own = points.map(|point| match seat {
            Seat::White => (point.white_number, point.white),
            Seat::Black => (point.black_number, point.black),
        });
        own.find(|(own, _)| *own == number).unwrap().1
    }

    /// Ends the connection as a closed tab does.
    pub(crate) async fn leave(mut self) {
        self.socket.close(None).await.unwrap();
    }

    /// Waits for the server to end the connection.
    pub(crate) async fn is_closed(&mut self) -> bool {
        loop {
            match tokio::time::timeout(PATIENCE, self.socket.next())
                .await
                .unwrap()
            {
                None | Some(Err(_) | Ok(Message::Close(_))) => return true,
                Some(Ok(Message::Ping(_) | Message::Pong(_))) => {}
                Some(Ok(_)) => return false,
            }
        }
    }
}

/// Waits until the server ends a connection.
pub(crate) async fn ended(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) {
    let goes_on = |message: &Message| !message.is_close();
    let end = async {
        while socket
            .next()
            .await
            .is_some_and(|one| one.is_ok_and(|one| goes_on(&one)))
        {}
    };
    let ended = tokio::time::timeout(PATIENCE, end).await;
    ended.expect("the server ends the connection");
}

pub(crate) fn person_may_act(table: &TableView) -> bool {
    table.can_throw
        || table.can_name
        || table.can_enter_dice
        || table.can_done
        || !table.legal.is_empty()
        || table.resign_offer.is_some_and(|offer| offer.can_answer)
        || matches!(table.phase, PhaseView::Over { .. })
}

/// Opens the socket of a table; the status of the answer if that is refused.
pub(crate) async fn connect(
    address: SocketAddr,
    id: &str,
    query: &str,
    cookie: &str,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, u16> {
    connect_to(address, &format!("/api/tables/{id}/socket{query}"), cookie).await
}

/// Opens the socket at a path; the status of the answer if that is refused.
pub(crate) async fn connect_to(
    address: SocketAddr,
    path: &str,
    cookie: &str,
) -> Result<WebSocketStream<MaybeTlsStream<TcpStream>>, u16> {
    let url = format!("ws://{address}{path}");
    let mut request = url.into_client_request().unwrap();
    let cookie = cookie.parse().unwrap();
    request.headers_mut().insert("cookie", cookie);
    match tokio_tungstenite::connect_async(request).await {
        Ok((socket, _)) => Ok(socket),
        Err(tungstenite::Error::Http(answer)) => Err(answer.status().as_u16()),
        Err(error) => panic!("{error}"),
    }
}

/// The next message, with its length in bytes.
async fn next(socket: &mut WebSocketStream<MaybeTlsStream<TcpStream>>) -> (ToClient, usize) {
    loop {
        let message = tokio::time::timeout(PATIENCE, socket.next());
        match message.await.expect("the server answers").unwrap().unwrap() {
            Message::Text(text) => return (serde_json::from_str(&text).unwrap(), text.len()),
            Message::Ping(_) | Message::Pong(_) => {}
            other => panic!("{other:?}"),
        }
    }
}

/// The kinds of events, for comparing a course of events at a glance.
pub(crate) fn kinds(events: &[TableEvent]) -> Vec<String> {
    let kind = |event| {
        let value = serde_json::to_value(event).unwrap();
        value["kind"].as_str().unwrap().to_owned()
    };
    events.iter().map(kind).collect()
}
