//! Requests over one connection that stays open.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncBufReadExt, AsyncReadExt, AsyncWriteExt, BufReader};
use tokio::net::TcpStream;

use crate::Failure;

/// A connection for requests; it is opened again after a failure.
pub(crate) struct Http {
    address: SocketAddr,
    stream: Option<BufReader<TcpStream>>,
}

/// An answer: its status, the cookie that it sets, and its JSON.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) cookie: Option<String>,
    pub(crate) body: Value,
}

impl Http {
    pub(crate) const fn new(address: SocketAddr) -> Self {
        Self {
            address,
            stream: None,
        }
    }

    /// Sends a request and waits for its answer.
    pub(crate) async fn ask(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &Value,
    ) -> Result<Answer, Failure> {
        let answer = self.ask_once(method, path, cookie, body).await;
        if answer.is_err() {
            self.stream = None;
        }
        answer
    }

    async fn ask_once(
        &mut self,
        method: &str,
        path: &str,
        cookie: &str,
        body: &Value,
    ) -> Result<Answer, Failure> {
        let mut stream = match self.stream.take() {
            Some(stream) => stream,
            None => BufReader::new(TcpStream::connect(self.address).await?),
        };
        let body = match body {
            Value::Null => String::new(),
            body => body.to_string(),
        };
        let (address, length) = (self.address, body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.get_mut().write_all(request.as_bytes()).await?;
        let answer = read_answer(&mut stream).await?;
        self.stream = Some(stream);
        Ok(answer)
    }
}

async fn read_answer(stream: &mut BufReader<TcpStream>) -> Result<Answer, Failure> {
    let (mut status, mut cookie, mut length) = (0, None, 0);
    loop {
        let mut line = String::new();
        if stream.read_line(&mut line).await? == 0 {
            return Err("the server ended the connection".into());
        }
        let line = line.trim_end();
        if line.is_empty() {
            break;
        }
        if status == 0 {
            status = line.split(' ').nth(1).unwrap_or_default().parse()?;
        } else if let Some((name, value)) = line.split_once(": ") {
            match name {
                "content-length" => length = value.parse()?,
                "set-cookie" => cookie = value.split(';').next().map(str::to_owned),
                _ => {}
            }
        }
    }
    let mut body = vec![0; length];
    stream.read_exact(&mut body).await?;
    let body = serde_json::from_slice(&body).unwrap_or(Value::Null);
    Ok(Answer {
        status,
        cookie,
        body,
    })
}
