//! Web push: messages to browsers whose person looks at no page, over a push service.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use aes_gcm::aead::{Aead, KeyInit};
use aes_gcm::{Aes128Gcm, Nonce};
use hkdf::Hkdf;
use p256::ecdh::diffie_hellman;
use p256::elliptic_curve::sec1::ToSec1Point;
use p256::{PublicKey, SecretKey};
use rosespring_server::limits::Capacity;
use rosespring_server::{AppState, DiceSource, PushKey, PushSettings};
use rosespring_store::{MemoryStore, Store};
use serde_json::{Value, json};
use sha2::Sha256;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::authenticator::base64url;
use crate::hall::Browser;
use crate::hall_accounts::claim;
use crate::hall_bot::Lines;
use crate::hall_moderation::{appoint, id_of};
use crate::support::{PATIENCE, Server};

/// The secret of the browsers.
const AUTH: [u8; 16] = [9; 16];

/// What a push service received.
struct Request {
    head: String,
    body: Vec<u8>,
}

impl Request {
    fn header(&self, name: &str) -> &str {
        let mut lines = self.head.lines();
        let found = lines.find_map(|line| {
            let (found, value) = line.split_once(": ")?;
            found.eq_ignore_ascii_case(name).then_some(value)
        });
        found.unwrap_or_else(|| panic!("no {name}: {}", self.head))
    }
}

/// A push service that answers the paths `/gone` and `/moved` as their names say.
struct Service {
    address: SocketAddr,
    requests: mpsc::UnboundedReceiver<Request>,
    task: JoinHandle<()>,
}

impl Drop for Service {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Service {
    async fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (received, requests) = mpsc::unbounded_channel();
        let task = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let received = received.clone();
                tokio::spawn(async move { answer(stream, &received).await });
            }
        });
        Self {
            address,
            requests,
            task,
        }
    }

    fn endpoint(&self, path: &str) -> String {
        format!("http://{}/{path}", self.address)
    }

    async fn next(&mut self) -> Request {
        let next = tokio::time::timeout(PATIENCE, self.requests.recv());
        next.await.expect("a message comes").unwrap()
    }
}

async fn answer(mut stream: TcpStream, received: &mpsc::UnboundedSender<Request>) {
    let mut bytes = Vec::new();
    let mut part = [0; 4096];
    let (head, body) = loop {
        let count = stream.read(&mut part).await.unwrap_or(0);
        bytes.extend(&part[..count]);
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n");
        let Some(end) = end else {
            if count == 0 {
                return;
            }
            continue;
        };
        let head = String::from_utf8_lossy(&bytes[..end]).into_owned();
        let length: usize = head
            .lines()
            .find_map(|line| {
                let (name, value) = line.split_once(": ")?;
                name.eq_ignore_ascii_case("content-length")
                    .then(|| value.parse().unwrap())
            })
            .expect("the length of the body");
        if bytes.len() >= end + 4 + length {
            break (head, bytes[end + 4..].to_vec());
        }
    };
    let status = match head.split(' ').nth(1) {
        Some("/gone") => "410 Gone",
        Some("/moved") => "307 Temporary Redirect\r\nlocation: /elsewhere",
        _ => "201 Created",
    };
    received.send(Request { head, body }).unwrap();
    let text = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    stream.write_all(text.as_bytes()).await.unwrap();
}

/// The private key of a browser.
fn key() -> SecretKey {
    SecretKey::from_slice(&[5; 32]).unwrap()
}

/// What a page sends after its browser has subscribed at this address.
fn subscription(endpoint: &str) -> Value {
    let point = key().public_key().to_sec1_point(false);
    json!({"endpoint": endpoint, "p256dh": base64url(point.as_bytes()),
        "auth": base64url(&AUTH)})
}

fn derive<const N: usize>(salt: &[u8], secret: &[u8], info: &[u8]) -> [u8; N] {
    let mut derived = [0; N];
    let expanded = Hkdf::<Sha256>::new(Some(salt), secret).expand(info, &mut derived);
    expanded.unwrap();
    derived
}

/// Decrypts a message as a browser does (RFC 8188, RFC 8291).
fn decrypt(body: &[u8]) -> Value {
    let (salt, rest) = body.split_at(16);
    let (size, rest) = rest.split_at(4);
    assert_eq!((size, rest[0]), (&4096_u32.to_be_bytes()[..], 65));
    let (sender, sealed) = rest[1..].split_at(65);
    let theirs = PublicKey::from_sec1_bytes(sender).unwrap();
    let shared = diffie_hellman(key().to_nonzero_scalar(), theirs.as_affine());
    let own = key().public_key().to_sec1_point(false);
    let info = [b"WebPush: info\0", own.as_bytes(), sender].concat();
    let input: [u8; 32] = derive(&AUTH, shared.raw_secret_bytes(), &info);
    let content: [u8; 16] = derive(salt, &input, b"Content-Encoding: aes128gcm\0");
    let nonce: [u8; 12] = derive(salt, &input, b"Content-Encoding: nonce\0");
    let cipher = Aes128Gcm::new_from_slice(&content).unwrap();
    let mut text = cipher.decrypt(&Nonce::from(nonce), sealed).unwrap();
    assert_eq!(text.pop(), Some(2));
    serde_json::from_slice(&text).unwrap()
}

/// A hall that sends messages to a push service.
struct PushingHall {
    server: Server,
    task: JoinHandle<()>,
}

impl Drop for PushingHall {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn pushing_hall(service: &Service) -> PushingHall {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::default());
    let state = AppState::new(Arc::clone(&store), DiceSource::Seeded);
    let push = PushSettings {
        key: Some(PushKey::new().unwrap()),
        hosts: vec![service.address.to_string().parse().unwrap()],
    };
    let url = "http://localhost".parse().unwrap();
    let state = state.in_hall_pushing(url, Capacity::HALL, None, 0, push);
    let task = tokio::spawn(state.push_for_ever().unwrap());
    let server = Server::of(state, store).await;
    PushingHall { server, task }
}

async fn subscribe(browser: &mut Browser<'_>, endpoint: &str) -> (u16, Value) {
    let body = subscription(endpoint);
    browser.ask("PUT", "/api/push", body).await
}

async fn is_on(browser: &mut Browser<'_>) -> bool {
    let (status, view) = browser.ask("GET", "/api/push", Value::Null).await;
    assert_eq!(status, 200, "{view}");
    view["is_on"].as_bool().unwrap()
}

/// Boris challenges Ada to a game with days.
async fn challenge(boris: &mut Browser<'_>) {
    let game = json!({"rules": "gioul", "match_to": 1, "time": "days-1"});
    let body = json!({"to": "Ada", "game": game});
    let (status, made) = boris.ask("POST", "/api/hall/challenges", body).await;
    assert_eq!(status, 201, "{made}");
}

async fn warn(mona: &mut Browser<'_>, person: &str) {
    let act = json!({"person": person, "kind": "warn", "reason": "Be kind."});
    let (status, acted) = mona.ask("POST", "/api/moderation/acts", act).await;
    assert_eq!(status, 201, "{acted}");
}

#[tokio::test]
async fn a_message_comes_to_the_browser_of_who_looks_at_no_page() {
    let mut service = Service::start().await;
    let running = pushing_hall(&service).await;
    let [mut ada, mut boris, mut mona] = [0; 3].map(|_| Browser::new(&running.server));
    claim(&mut ada, "Ada").await;
    claim(&mut boris, "Boris").await;
    appoint(&mut mona, "Mona").await;
    assert!(!is_on(&mut ada).await);
    let (status, refused) = subscribe(&mut ada, &service.endpoint("ada")).await;
    assert_eq!(status, 204, "{refused}");
    assert!(is_on(&mut ada).await);
    assert!(!is_on(&mut boris).await);

    challenge(&mut boris).await;

    let request = service.next().await;
    assert!(
        request.head.starts_with("POST /ada HTTP/1.1"),
        "{}",
        request.head
    );
    assert_eq!(request.header("content-encoding"), "aes128gcm");
    assert_eq!(request.header("topic").len(), 32);
    let (_, view) = ada.ask("GET", "/api/push", Value::Null).await;
    let signed = request.header("authorization");
    let own_key = format!(", k={}", view["key"].as_str().unwrap());
    assert!(
        signed.starts_with("vapid t=") && signed.ends_with(&own_key),
        "{signed}"
    );
    // No name, and nothing of the game.
    assert_eq!(
        decrypt(&request.body),
        json!({"kind": "challenge", "path": "/"})
    );

    // Ada looks at a page, which shows the next one.
    let path = "/api/notices/events";
    let mut line = Lines::open_as(running.server.address, "", &ada.cookie, path).await;
    line.next().await;
    challenge(&mut boris).await;
    let shown = line.next().await;
    assert_eq!(shown["notices"].as_array().unwrap().len(), 1);
    drop(line);
    let ada_id = id_of(&mut ada).await;
    // The hall notices that the page is gone when it writes to it.
    for _ in 0..200 {
        warn(&mut mona, &ada_id).await;
        if !service.requests.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    let request = service.next().await;
    assert_eq!(
        decrypt(&request.body),
        json!({"kind": "warning", "path": "/"})
    );
}

#[tokio::test]
async fn a_browser_that_is_gone_is_forgotten_and_no_redirect_is_followed() {
    let mut service = Service::start().await;
    let running = pushing_hall(&service).await;
    let [mut ada, mut mona] = [0; 2].map(|_| Browser::new(&running.server));
    claim(&mut ada, "Ada").await;
    appoint(&mut mona, "Mona").await;
    let person = id_of(&mut ada).await;

    subscribe(&mut ada, &service.endpoint("moved")).await;
    warn(&mut mona, &person).await;
    assert!(service.next().await.head.starts_with("POST /moved "));
    assert!(is_on(&mut ada).await);

    subscribe(&mut ada, &service.endpoint("gone")).await;
    warn(&mut mona, &person).await;
    assert!(service.next().await.head.starts_with("POST /gone "));
    for _ in 0..200 {
        if !is_on(&mut ada).await {
            break;
        }
        tokio::time::sleep(Duration::from_millis(25)).await;
    }
    assert!(!is_on(&mut ada).await);
    assert!(service.requests.is_empty());
}

#[tokio::test]
async fn a_subscription_is_checked_and_ends_with_the_switch_or_the_session() {
    let service = Service::start().await;
    let running = pushing_hall(&service).await;
    let [mut ada, mut stranger] = [0; 2].map(|_| Browser::new(&running.server));
    claim(&mut ada, "Ada").await;
    let own = service.endpoint("ada");
    let (status, refused) = subscribe(&mut stranger, &own).await;
    assert_eq!(
        (status, &refused["error"]["code"]),
        (401, &json!("not_member"))
    );
    let other_key = json!({"endpoint": own, "p256dh": base64url(&[4; 65]),
        "auth": base64url(&AUTH)});
    for body in [
        subscription("http://127.0.0.1:1/ada"),
        subscription("https://169.254.169.254/latest"),
        subscription("https://push.example.org/ada"),
        other_key,
        json!({}),
    ] {
        let (status, refused) = ada.ask("PUT", "/api/push", body.clone()).await;
        let code = refused["error"]["code"].as_str();
        assert_eq!((status, code), (400, Some("invalid_body")), "{body}");
    }
    assert!(!is_on(&mut ada).await);

    subscribe(&mut ada, &own).await;
    for _ in 0..2 {
        assert_eq!(ada.ask("DELETE", "/api/push", Value::Null).await.0, 204);
        assert!(!is_on(&mut ada).await);
    }
    subscribe(&mut ada, &own).await;
    let person = id_of(&mut ada).await;
    let stored = async || running.server.store.pushes_of(&person, 0).await.unwrap();
    assert_eq!(stored().await.len(), 1);
    let (_, data) = ada.ask("GET", "/api/account/export", Value::Null).await;
    assert_eq!(data["push"], json!([own]));
    assert_eq!(ada.ask("DELETE", "/api/session", Value::Null).await.0, 200);
    assert!(stored().await.is_empty());
}
