//! The admin port of a hall, and what happens when a hall is asked to stop.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};

use rosespring_server::limits::Capacity;
use rosespring_server::{Config, HallConfig, serve_until};
use serde_json::{Value, json};
use tokio::sync::{mpsc, oneshot};

use crate::support::{Page, http, send};

/// Sends a request to a path; the status, and the body as text.
async fn read(address: SocketAddr, path: &str) -> (u16, String) {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    let mut stream = tokio::net::TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    (status, body.to_owned())
}

#[tokio::test]
async fn a_hall_has_metrics_on_its_admin_port_and_closes_its_sockets_when_it_stops() {
    let folder = tempfile::tempdir().unwrap();
    let config = Config {
        port: Some(0),
        data_dir: Some(folder.path().to_owned()),
        hall: Some(HallConfig {
            public_url: "http://localhost".parse().unwrap(),
            listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
            address_header: None,
            admin_port: Some(0),
            capacity: Capacity::HALL,
            texts_after: 10,
            push_hosts: Vec::new(),
            house_bots: None,
            database: None,
            standby: false,
            node: None,
        }),
        ..Config::default()
    };
    let (stop, stopped) = oneshot::channel::<()>();
    let (ready, mut addresses) = mpsc::unbounded_channel();
    let server = serve_until(
        config,
        move |running| ready.send((running.address, running.admin)).unwrap(),
        async {
            let _ = stopped.await;
        },
    );
    let people = async {
        let (address, admin) = addresses.recv().await.unwrap();
        play_and_stop(address, admin, stop).await;
    };
    let (served, ()) = tokio::join!(server, people);
    served.unwrap();
    // Push services know the hall by it after the next start too.
    assert!(folder.path().join("push.key").is_file());
}

/// Looks at the metrics while a page is open, and stops the hall.
async fn play_and_stop(address: SocketAddr, admin: Option<SocketAddr>, stop: oneshot::Sender<()>) {
    let admin = admin.expect("there is an admin port");
    assert!(admin.ip().is_loopback());

    let body = json!({"rules": "gioul", "match_to": 1, "side": "white", "name": "Ada"});
    let host = ("host", "localhost");
    let path = "/api/hall/invitations";
    let (head, made) = send(address, "POST", path, &[host], Some(body.to_string())).await;
    let cookie = |head: &str| {
        let line = head
            .lines()
            .find_map(|one| one.strip_prefix("set-cookie: "));
        line.unwrap().split(';').next().unwrap().to_owned()
    };
    let ada = cookie(&head);
    let path = format!("{path}/{}/accept", made["id"].as_str().unwrap());
    let body = json!({"name": "Boris"}).to_string();
    let (_, accepted) = send(address, "POST", &path, &[host], Some(body)).await;
    let table = accepted["table"].as_str().unwrap();
    let mut page = Page::open_as(address, table, &ada).await;

    let (status, metrics) = read(admin, "/metrics").await;
    assert_eq!(status, 200);
    for line in [
        "rosespring_ready 1",
        "rosespring_sockets 1",
        "rosespring_tables_open 1",
    ] {
        assert!(
            metrics.lines().any(|one| one == line),
            "{line} in {metrics}"
        );
    }
    assert_eq!(read(admin, "/api/ready").await.0, 200);
    assert_eq!(read(admin, "/api/hall").await.0, 404);
    let (status, answer) = http(address, "GET", "/metrics", None).await;
    assert_eq!(
        (status, &answer["error"]["code"]),
        (404, &Value::from("no_route"))
    );

    page.hear_all().await;
    stop.send(()).unwrap();
    assert!(page.is_closed().await);
}
