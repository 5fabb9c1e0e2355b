//! A server for tests that says what it was told to, whatever it is asked.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpListener};
use std::time::Duration;

/// For each connection in turn: waits for the end of a head, says its pieces one by one, and hangs up.
pub fn play(connections: Vec<Vec<&'static str>>) -> SocketAddr {
    let listener = TcpListener::bind(("127.0.0.1", 0)).unwrap();
    let address = listener.local_addr().unwrap();
    std::thread::spawn(move || {
        for pieces in connections {
            let (mut stream, _) = listener.accept().unwrap();
            let mut asked = Vec::new();
            while !asked.ends_with(b"\r\n\r\n") {
                let mut byte = [0];
                stream.read_exact(&mut byte).unwrap();
                asked.extend(byte);
            }
            for piece in pieces {
                stream.write_all(piece.as_bytes()).unwrap();
                std::thread::sleep(Duration::from_millis(5));
            }
        }
    });
    address
}
