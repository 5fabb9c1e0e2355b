//! Each room of this crate uses only the rooms before it, so that none can be understood only together with another;
//! and no game's style has a class that is something else on the page.

use std::path::{Path, PathBuf};

const ROOMS: &str = "
    http::proxies http::origin http::css http::js http::problem http::fields http::assets http::connections http::limits
    http::metrics http::signer http app person said page page::options page::rules page::settings
    table table::sent table::places table::lesson table::eyes table::options table::prompt table::room table::story table::page table::live table::actions
    table::replay campaign::upload campaign campaign::page campaign::list lobby::create lobby::learn lobby::look lobby::start lobby api::read api::shapes api::openapi api::stream api::campaigns api health guard lib
";

fn place(room: &str) -> Option<usize> {
    ROOMS.split_whitespace().position(|known| known == room)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}

fn room(file: &Path) -> String {
    let name = file.with_extension("").to_string_lossy().replace('/', "::");
    name.strip_suffix("::mod").unwrap_or(&name).to_owned()
}

/// The paths that begin with `crate`, `super` or `self`, each list taken apart.
fn paths(text: &str) -> Vec<String> {
    let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
    let code = code.join(" ");
    let code = code.split("mod tests").next().unwrap_or_default();
    let begin = ["crate::", "super::", "self::"];
    let found = begin.iter().flat_map(|begin| code.match_indices(begin).map(|(at, _)| &code[at..]));
    found.flat_map(expanded).collect()
}

fn expanded(path: &str) -> Vec<String> {
    let is_part = |c: char| c.is_alphanumeric() || c == '_' || c == ':';
    let end = path.find(|c| !is_part(c)).unwrap_or(path.len());
    match path[end..].strip_prefix('{') {
        Some(list) => {
            let inside = list.split(';').next().unwrap_or_default();
            inside.split([',', '{', '}']).map(|item| format!("{}{}", &path[..end], item.trim())).collect()
        }
        None => vec![path[..end].to_owned()],
    }
}

/// The room that a path leads to, if it is one of ours.
fn target(from: &str, path: &str) -> Option<usize> {
    let parent = from.rsplit_once("::").map_or("", |(parent, _)| parent);
    let whole = match path.split_once("::")? {
        ("crate", rest) => rest.to_owned(),
        ("super", rest) => format!("{parent}::{rest}"),
        (_, rest) => format!("{from}::{rest}"),
    };
    let parts: Vec<&str> = whole.split("::").filter(|part| !part.is_empty()).collect();
    (1..=parts.len()).rev().find_map(|count| place(&parts[..count].join("::")))
}

#[test]
fn every_room_uses_only_those_before_it() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut uses = 0;
    for file in files(&root) {
        let name = room(file.strip_prefix(&root).unwrap());
        let from = place(&name).unwrap_or_else(|| panic!("{name} has no place in the list"));
        for path in paths(&std::fs::read_to_string(&file).unwrap()) {
            let Some(to) = target(&name, &path) else { continue };
            uses += usize::from(to != from);
            assert!(to <= from, "{name} uses {path}, which comes after it");
        }
    }
    assert!(uses > 100, "only {uses} uses were seen: is this test blind?");
}

/// The classes that style sheets below a folder style by themselves, wherever they stand. Those inside of a condition
/// are left out: there a game makes room on the page.
fn classes(folder: &Path) -> std::collections::BTreeSet<String> {
    let sheets = files(folder).into_iter().filter(|file| file.extension().is_some_and(|kind| kind == "css"));
    let text: String = sheets.map(|file| std::fs::read_to_string(file).unwrap()).collect();
    let heads = text.lines().filter_map(|line| line.strip_suffix([',', '{'])).map(str::trim_end);
    let is_name = |head: &&str| head[1..].chars().all(|c| c.is_ascii_alphanumeric() || c == '-');
    heads.filter(|head| head.starts_with('.')).filter(is_name).map(str::to_owned).collect()
}

#[test]
fn no_class_is_one_thing_on_the_page_and_another_in_a_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let (page, games) = (classes(&root.join("static/css")), classes(&root.join("../games")));
    assert!(page.len() > 100 && games.len() > 100, "{} and {}: is this test blind?", page.len(), games.len());
    let both: Vec<&String> = page.intersection(&games).collect();
    assert!(both.is_empty(), "{both:?} are the page's and a game's");
}
