//! What a browser loads to show a table for the first time.

use std::collections::BTreeSet;

use orrery_wire::{Connection, Events};

use crate::Result;
use crate::people::Table;
use crate::program::Server;

/// The bytes on the wire, heads included, and the number of requests.
pub struct FirstPage {
    pub bytes: usize,
    pub requests: usize,
}

/// Loads the page as the first player, everything it names, and the beginning of its stream.
pub async fn load(server: &Server, table: &Table) -> Result<FirstPage> {
    let mut connection = Connection::open(server.address).await?;
    let (path, known) = (format!("/t/{}", table.id), &table.people[0].headers);
    let packed = format!("{known}accept-encoding: gzip\r\n");
    let plain = String::from_utf8_lossy(connection.get(&path, known).await?.body).into_owned();
    let mut bytes = connection.get(&path, &packed).await?.wire;
    let files = files(&plain);
    for file in &files {
        bytes += connection.get(file, &packed).await?.wire;
    }
    let seq = after(&plain, "data-seq=\"").next().unwrap_or("0");
    let mut events =
        Events::open(Connection::open(server.address).await?, &format!("{path}/live?from={seq}"), known).await?;
    events.message().await?;
    Ok(FirstPage { bytes: bytes + events.wire(), requests: files.len() + 2 })
}

/// The files a page needs: styles, scripts, pictures. Links to other pages are not among them.
fn files(page: &str) -> BTreeSet<&str> {
    let linked = after(page, "href=\"").filter(|address| address.starts_with("/static/"));
    let sources = after(page, " src=\"").filter(|address| address.starts_with('/'));
    linked.chain(sources).collect()
}

/// The quoted text after each place where `mark` stands.
fn after<'a>(page: &'a str, mark: &'a str) -> impl Iterator<Item = &'a str> {
    page.split(mark).skip(1).filter_map(|rest| rest.split('"').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_told_from_links() {
        let page = r##"<link href="/static/a.css"><script src="/static/b.js"></script><a href="/rules">
            <use href="#i-star"/><img src="/static/a.css">"##;
        assert_eq!(files(page).into_iter().collect::<Vec<_>>(), ["/static/a.css", "/static/b.js"]);
    }
}
