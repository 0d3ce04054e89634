//! A stream that fails if the other side does not read what is written.

use std::io;
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::sync::OwnedSemaphorePermit;
use tokio::time::{Instant, Sleep};

/// A stream whose writes fail after `limit` without progress.
#[derive(Debug)]
pub(super) struct TimedStream<S> {
    stream: S,
    limit: Duration,
    /// Runs while a write waits.
    timer: Option<Pin<Box<Sleep>>>,
    /// The place among the connections. It is free when the stream closes, which for a WebSocket is
    /// later than the end of its request.
    _place: Option<OwnedSemaphorePermit>,
}

impl<S> TimedStream<S> {
    pub(super) const fn new(
        stream: S,
        limit: Duration,
        place: Option<OwnedSemaphorePermit>,
    ) -> Self {
        Self {
            stream,
            limit,
            timer: None,
            _place: place,
        }
    }

    /// Returns `written`, or an error if the write has been pending for longer than the limit.
    fn within_limit<T>(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<T>>,
    ) -> Poll<io::Result<T>> {
        if written.is_ready() {
            self.timer = None;
            return written;
        }
        let end = Instant::now() + self.limit;
        let timer = self
            .timer
            .get_or_insert_with(|| Box::pin(tokio::time::sleep_until(end)));
        ready!(timer.as_mut().poll(context));
        Poll::Ready(Err(io::ErrorKind::TimedOut.into()))
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for TimedStream<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for TimedStream<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.within_limit(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, slices);
        self.within_limit(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let flushed = Pin::new(&mut self.stream).poll_flush(context);
        self.within_limit(context, flushed)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let ended = Pin::new(&mut self.stream).poll_shutdown(context);
        self.within_limit(context, ended)
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[tokio::test]
    async fn a_write_that_nobody_reads_fails() {
        let (near, mut far) = tokio::io::duplex(8);
        let mut near = TimedStream::new(near, Duration::from_millis(50), None);

        let written = near.write_all(&[7; 100]).await;

        assert_eq!(written.unwrap_err().kind(), io::ErrorKind::TimedOut);
        let mut taken = [0; 8];
        far.read_exact(&mut taken).await.unwrap();
        assert_eq!(taken, [7; 8]);
    }

    #[tokio::test]
    async fn slow_progress_is_progress() {
        let (near, mut far) = tokio::io::duplex(8);
        let mut near = TimedStream::new(near, Duration::from_secs(10), None);
        let reader = tokio::spawn(async move {
            let mut all = Vec::new();
            far.read_to_end(&mut all).await.map(|_| all.len())
        });

        near.write_all(&[7; 100]).await.unwrap();
        near.shutdown().await.unwrap();
        drop(near);

        assert_eq!(reader.await.unwrap().unwrap(), 100);
    }
}
