//! A server with the toy game among its games.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use orrery_bots::Level;
use orrery_catalog::{AnyGame, Erased};
use orrery_core::{Dice, Game};
use orrery_table::port::{Status, TableId};
use orrery_table::{Now, Table, Tables};
use orrery_testkit::Salvage;
use orrery_web::{App, Config};
use orrery_wire::Reply;
use orrery_wire::blocking::Client;
use tokio::net::TcpListener;
use tokio::runtime::Runtime;

/// Its messages are said by their ids.
const NO_TEXTS: orrery_text::Sources = [("en", ""), ("it", ""), ("ja", "")];
pub static TOY: LazyLock<Erased<Salvage>> = LazyLock::new(|| Erased::new(&NO_TEXTS, &NO_TEXTS));

fn games(id: &str) -> Option<&'static dyn AnyGame> {
    if id == Salvage::info().id { Some(&*TOY) } else { orrery_catalog::game(id) }
}

pub struct House {
    runtime: Runtime,
    tables: Arc<Tables>,
    port: u16,
    _folder: tempfile::TempDir,
}

impl House {
    pub fn new() -> House {
        let (runtime, folder) = (Runtime::new().unwrap(), tempfile::tempdir().unwrap());
        let open = async {
            let store = orrery_store::open(None, folder.path()).await.unwrap();
            let tables = Tables::of_games(store, Duration::ZERO, games);
            let app = App::new(tables.clone(), Config::default()).await.unwrap();
            let listener = TcpListener::bind(("127.0.0.1", 0)).await.unwrap();
            let port = listener.local_addr().unwrap().port();
            tokio::spawn(orrery_web::serve(app, listener, None, std::future::pending()));
            (tables, port)
        };
        let (tables, port) = runtime.block_on(open);
        House { runtime, tables, port, _folder: folder }
    }

    pub fn person(&self) -> Client {
        Client::person(self.port)
    }

    pub fn url(&self, path: &str) -> String {
        format!("http://127.0.0.1:{}{path}", self.port)
    }

    pub fn table(&self, id: &str) -> Arc<Table> {
        let id: TableId = id.parse().unwrap();
        self.runtime.block_on(self.tables.find(id)).unwrap().unwrap()
    }

    /// Plays on by whoever knows the rules and nothing else.
    pub fn play_until(&self, id: &str, done: impl Fn(&Now) -> bool) {
        let (table, mut luck) = (self.table(id), Dice::seeded("pages", 1));
        while !done(&table.now()) {
            let now = table.now();
            let play = now.play.as_ref().unwrap();
            let open = play.open().into_iter().find(|open| open.must).unwrap();
            let (ask, given) = play.think(Level::Random, open.seat, open.ask, &mut luck).unwrap();
            self.runtime.block_on(table.answer(open.seat, ask, &given, None, 2)).unwrap();
        }
    }

    pub fn play_to_the_end(&self, id: &str) {
        self.play_until(id, |now| now.record.status == Status::Finished);
    }
}

#[track_caller]
pub fn made(reply: &Reply) -> String {
    assert_eq!(reply.status, 201, "{}", reply.text());
    reply.json()["id"].as_str().unwrap().to_owned()
}
