//! Style sheets and scripts, served once with their content hash in the name and cached for ever.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::LazyLock;

use axum::body::Bytes;
use axum::extract::Path;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use flate2::Compression;
use flate2::write::GzEncoder;
use orrery_core::sha256;

use crate::http::css;
use crate::http::js;
use crate::http::problem::Problem;

struct Asset {
    kind: &'static str,
    plain: Bytes,
    gzip: Bytes,
}

struct Assets {
    /// By address name, which carries the hash.
    files: BTreeMap<String, Asset>,
    names: BTreeMap<String, String>,
}

const CSS: &str = "text/css; charset=utf-8";
const JS: &str = "text/javascript; charset=utf-8";

impl Assets {
    fn new() -> Self {
        let mut assets = Assets { files: BTreeMap::new(), names: BTreeMap::new() };
        assets.add("app.css", CSS, css::small(&style()));
        assets.add("lobby.css", CSS, css::small(include_str!("../../static/css/lobby.css")));
        assets.add("app.js", JS, js::small(&script()));
        assets.add("chart.js", JS, js::small(&CHART.join("\n")));
        assets.add("replay.js", JS, js::small(&REPLAY.join("\n")));
        assets.add("icon.svg", "image/svg+xml", include_str!("../../static/icon.svg").to_owned());
        for game in orrery_catalog::games() {
            assets.add(&format!("{}.css", game.info().id), CSS, css::small(game.style()));
        }
        assets
    }

    fn add(&mut self, name: &str, kind: &'static str, text: String) {
        let (stem, end) = name.rsplit_once('.').unwrap_or((name, ""));
        let hash: String = sha256(text.as_bytes())[..5].iter().map(|byte| format!("{byte:02x}")).collect();
        let address = format!("{stem}-{hash}.{end}");
        self.names.insert(name.to_owned(), format!("/static/{address}"));
        let gzip = gzip(text.as_bytes(), Compression::best()).into();
        self.files.insert(address, Asset { kind, plain: text.into(), gzip });
    }
}

static ASSETS: LazyLock<Assets> = LazyLock::new(Assets::new);

/// The address of a file.
pub fn address(name: &str) -> &'static str {
    ASSETS.names.get(name).map_or("", String::as_str)
}

/// The light theme's tokens stand once in the style sheet and apply in two cases: chosen, and wished by the device.
fn with_print_tokens(css: &str) -> String {
    let start = css.find("/*print{*/").map_or(0, |at| at + "/*print{*/".len());
    let end = css.find("/*}print*/").unwrap_or(start);
    css.replace("--print-tokens: here;", &css[start..end])
}

const FIND: &str = include_str!("../../static/js/find.js");

/// The script of replays, a module of its own.
const REPLAY: [&str; 2] = [FIND, include_str!("../../static/js/replay.js")];

/// The script of a table's chart, a module of its own.
const CHART: [&str; 12] = [
    FIND,
    include_str!("../../static/js/chart/camera.js"),
    include_str!("../../static/js/chart/pointers.js"),
    include_str!("../../static/js/chart/home.js"),
    include_str!("../../static/js/chart/keys.js"),
    include_str!("../../static/js/chart/names.js"),
    include_str!("../../static/js/chart/labels.js"),
    include_str!("../../static/js/chart/signs.js"),
    include_str!("../../static/js/chart/way.js"),
    include_str!("../../static/js/chart/overview.js"),
    include_str!("../../static/js/chart/pieces.js"),
    include_str!("../../static/js/chart/begin.js"),
];

/// The script of all pages: one module in several files.
const SCRIPTS: [&str; 15] = [
    FIND,
    include_str!("../../static/js/helpers.js"),
    include_str!("../../static/js/live.js"),
    include_str!("../../static/js/prompt.js"),
    include_str!("../../static/js/follow.js"),
    include_str!("../../static/js/board.js"),
    include_str!("../../static/js/help.js"),
    include_str!("../../static/js/lesson.js"),
    include_str!("../../static/js/views.js"),
    include_str!("../../static/js/keys.js"),
    include_str!("../../static/js/sound.js"),
    include_str!("../../static/js/sights.js"),
    include_str!("../../static/js/thumbs.js"),
    include_str!("../../static/js/lobby.js"),
    include_str!("../../static/js/begin.js"),
];

pub fn script() -> String {
    SCRIPTS.concat()
}

/// The style sheet of all pages, in the order in which later words count.
const SHEETS: [&str; 17] = [
    include_str!("../../static/css/tokens.css"),
    include_str!("../../static/css/base.css"),
    include_str!("../../static/css/top.css"),
    include_str!("../../static/css/fields.css"),
    include_str!("../../static/css/sheets.css"),
    include_str!("../../static/css/table.css"),
    include_str!("../../static/css/prompt.css"),
    include_str!("../../static/css/choices.css"),
    include_str!("../../static/css/asides.css"),
    include_str!("../../static/css/lesson.css"),
    include_str!("../../static/css/charts.css"),
    include_str!("../../static/css/views.css"),
    include_str!("../../static/css/replay.css"),
    include_str!("../../static/css/result.css"),
    include_str!("../../static/css/motion.css"),
    include_str!("../../static/css/widths.css"),
    include_str!("../../static/css/media.css"),
];

pub fn style() -> String {
    with_print_tokens(&SHEETS.concat())
}

pub fn gzip(bytes: &[u8], level: Compression) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(bytes.len() / 3), level);
    // Writing to memory cannot fail.
    let _ = encoder.write_all(bytes);
    encoder.finish().unwrap_or_default()
}

pub fn accepts_gzip(headers: &HeaderMap) -> bool {
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok());
    accepted.is_some_and(|accepted| accepted.contains("gzip"))
}

pub async fn serve(Path(name): Path<String>, headers: HeaderMap) -> Response {
    let Some(asset) = ASSETS.files.get(&name) else { return Problem::not_found().into_response() };
    let for_ever = (header::CACHE_CONTROL, "public, max-age=31536000, immutable");
    if accepts_gzip(&headers) {
        let headers = [(header::CONTENT_TYPE, asset.kind), for_ever, (header::CONTENT_ENCODING, "gzip")];
        (headers, asset.gzip.clone()).into_response()
    } else {
        ([(header::CONTENT_TYPE, asset.kind), for_ever], asset.plain.clone()).into_response()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts of several lines and texts with comments in them would lose something.
    #[test]
    fn no_script_of_ours_has_a_text_that_would_be_cut() {
        for script in [script(), CHART.join("\n")] {
            assert!(!script.contains("\"/*") && !script.contains("`/*"));
            assert_eq!(script.lines().filter(|line| line.matches('`').count() % 2 == 1).count(), 0);
        }
    }
}
