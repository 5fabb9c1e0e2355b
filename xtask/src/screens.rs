//! `cargo xtask screens`: pictures of every page in both themes, three languages and three sizes.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use orrery_browser::{Browser, Means, Page, Player, Program, Result, Scheme, Stand};

use crate::shell::cargo;

const LANGS: [&str; 3] = ["en", "it", "ja"];
const THEMES: [(&str, Scheme); 2] = [("dark", Scheme::Dark), ("light", Scheme::Light)];
const SIZES: [(u32, u32); 3] = [(1440, 900), (1280, 720), (390, 844)];
/// The game whose whole course is shown, the one with a map, the one with haggling, the one with several views, and the
/// one whose games go on from each other.
const GAME: &str = "starship-builder";
const MAP_GAME: &str = "space-diamonds";
const TRADE_GAME: &str = "starfarers";
const VIEWS_GAME: &str = "interstellar";
const VOYAGE_GAME: &str = "vanguard";

#[derive(clap::Args)]
pub struct Args {
    /// Folder for the pictures
    #[arg(long, default_value = "screens")]
    out: PathBuf,
    /// Only pages whose name holds this, such as "lobby" or "draft"
    #[arg(long)]
    only: Option<String>,
    /// Only this language: en, it or ja
    #[arg(long)]
    lang: Option<String>,
}

pub fn run(args: &Args) -> std::result::Result<(), String> {
    let program = build()?;
    let langs = LANGS.into_iter().filter(|lang| args.lang.as_deref().is_none_or(|wanted| wanted == *lang));
    let mut count = 0;
    for lang in langs {
        count += in_language(args, &program, lang).map_err(|error| format!("{lang}: {error}"))?;
    }
    println!("{count} pictures in {}", args.out.display());
    Ok(())
}

/// Builds the program and says where it is.
fn build() -> std::result::Result<PathBuf, String> {
    println!("building the program");
    let mut command = cargo();
    command.args(["build", "--package", "orrery", "--bin", "orrery", "--message-format", "json-render-diagnostics"]);
    let built = command.stderr(Stdio::inherit()).output().map_err(|error| format!("cannot run cargo: {error}"))?;
    let said = String::from_utf8_lossy(&built.stdout).into_owned();
    let executable = |line: &str| {
        let message: serde_json::Value = serde_json::from_str(line).ok()?;
        message["executable"].as_str().map(PathBuf::from)
    };
    said.lines()
        .filter_map(executable)
        .next_back()
        .filter(|_| built.status.success())
        .ok_or_else(|| "it does not build".into())
}

/// A server, a person and their tables, all in one language; then every page.
fn in_language(args: &Args, program: &Path, lang: &str) -> Result<usize> {
    let program = Program::start(program, &["--rate-limit", "0"])?;
    let browser = Browser::launch()?;
    let page = browser.page()?;
    page.set_language(lang)?;
    let mut studio = Studio { args, program: &program, page: &page, lang, count: 0 };
    studio.take("lobby-empty", "/")?;
    for (name, address) in plain_pages() {
        studio.take(name, &address)?;
    }
    if let Some(wanted) = &args.only
        && studio.count > 0
        && !TABLE_PAGES.iter().any(|name| name.contains(wanted.as_str()))
    {
        return Ok(studio.count);
    }
    studio.tables()?;
    Ok(studio.count)
}

const TABLE_PAGES: [&str; 15] = [
    "waiting-room",
    "draft",
    "hot-seat",
    "assembly",
    "finished",
    "replay",
    "lobby",
    "map-sails",
    "map-rockets",
    "trade-table",
    "views-table",
    "voyage-table",
    "voyage-ship",
    "campaigns",
    "campaign",
];

fn plain_pages() -> [(&'static str, String); 13] {
    [
        ("settings", "/settings".into()),
        ("help", "/help".into()),
        ("rules", "/rules".into()),
        ("rulebook", format!("/rules/{GAME}")),
        ("gallery", format!("/gallery/{GAME}")),
        ("map-rulebook", format!("/rules/{MAP_GAME}")),
        ("map-gallery", format!("/gallery/{MAP_GAME}")),
        ("trade-rulebook", format!("/rules/{TRADE_GAME}")),
        ("trade-gallery", format!("/gallery/{TRADE_GAME}")),
        ("views-rulebook", format!("/rules/{VIEWS_GAME}")),
        ("views-gallery", format!("/gallery/{VIEWS_GAME}")),
        ("voyage-rulebook", format!("/rules/{VOYAGE_GAME}")),
        ("voyage-gallery", format!("/gallery/{VOYAGE_GAME}")),
    ]
}

struct Studio<'a> {
    args: &'a Args,
    program: &'a Program,
    page: &'a Page,
    lang: &'a str,
    count: usize,
}

impl Studio<'_> {
    /// One page in both themes and sizes.
    fn take(&mut self, name: &str, address: &str) -> Result<()> {
        if self.args.only.as_ref().is_some_and(|wanted| !name.contains(wanted.as_str())) {
            return Ok(());
        }
        for (theme, scheme) in THEMES {
            for (width, height) in SIZES {
                self.page.emulate(scheme, true)?;
                self.page.set_size(width, height, width < 600)?;
                self.page.goto(&self.program.url(address))?;
                self.page.eval("document.fonts.ready.then(() => true)")?;
                let file = self.args.out.join(format!("{name}-{}-{theme}-{width}x{height}.png", self.lang));
                self.page.screenshot(&file)?;
                self.count += 1;
                println!("{:>4}  {}", self.count, file.display());
            }
        }
        self.page.set_size(1440, 900, false)
    }

    /// Tables at every stage, then the lobby that lists them.
    fn tables(&mut self) -> Result<()> {
        let room = self.start(GAME, "invite", 4)?;
        self.take("waiting-room", &room)?;
        let draft = self.start(GAME, "bot-normal", 4)?;
        let player = Player::new(self.page, Means::Pointer).varied();
        player.play_until(|stand| player.answers() >= 6 && matches!(stand, Stand::Asked { .. }))?;
        self.take("draft", &draft)?;
        let cover = self.start(GAME, "hotseat", 2)?;
        self.take("hot-seat", &cover)?;
        self.finish_one()?;
        self.lesson("map-sails", MAP_GAME, "sails", "?about=eros")?;
        self.lesson("map-rockets", MAP_GAME, "rockets", "?about=eros")?;
        let trade = self.start(TRADE_GAME, "bot-normal", 4)?;
        self.take("trade-table", &trade)?;
        let views = self.start(VIEWS_GAME, "bot-normal", 3)?;
        let player = Player::new(self.page, Means::Pointer);
        player.play_until(|stand| player.answers() >= 20 && matches!(stand, Stand::Asked { .. }))?;
        self.take("views-table", &views)?;
        self.voyage()?;
        self.others_table()?;
        self.take("lobby", "/")
    }

    /// On a world, aboard, and what a campaign has come to.
    fn voyage(&mut self) -> Result<()> {
        let table = self.start(VOYAGE_GAME, "bot-normal", 2)?;
        let player = Player::new(self.page, Means::Pointer);
        player.play_until(|stand| player.answers() >= 12 && matches!(stand, Stand::Asked { .. }))?;
        self.take("voyage-table", &table)?;
        self.lesson("voyage-ship", VOYAGE_GAME, "ship-book", "")?;
        self.page.goto(&self.program.url(&format!("/?game={VOYAGE_GAME}")))?;
        self.page.click("label:has(> input[name=option-mission][value=campaign])")?;
        self.sit_down("bot-normal", 2)?;
        self.take("campaigns", "/c")?;
        self.page.goto(&self.program.url("/c"))?;
        let campaign = self.page.eval("document.querySelector('a[href^=\"/c/\"]').pathname")?;
        self.take("campaign", campaign.as_str().unwrap_or_default())
    }

    fn finish_one(&mut self) -> Result<()> {
        let table = self.start(GAME, "bot-normal", 3)?;
        let page = self.page;
        let player = Player::new(page, Means::Pointer).varied();
        player.play_until(|stand| {
            *stand == Stand::Over || matches!(stand, Stand::Asked { kind, .. } if kind == "picked")
        })?;
        self.take("assembly", &table)?;
        page.goto(&self.program.url(&table))?;
        player.play_to_end()?;
        self.take("finished", &table)?;
        self.take("replay", &format!("{table}/replay?at=12"))
    }

    /// A guided first game.
    fn lesson(&mut self, name: &str, game: &str, which: &str, about: &str) -> Result<()> {
        self.page.goto(&self.program.url(&format!("/?game={game}")))?;
        self.page.click(&format!("button[name=lesson][value={which}]"))?;
        self.page.wait_for("main.table")?;
        let address = self.page.eval("location.pathname")?;
        self.take(name, &format!("{}{about}", address.as_str().unwrap_or_default()))
    }

    /// Starts a table in the lobby and says its address.
    fn start(&self, game: &str, others: &str, seats: u8) -> Result<String> {
        self.page.goto(&self.program.url(&format!("/?game={game}")))?;
        self.sit_down(others, seats)
    }

    /// Starts what the lobby has been set to.
    fn sit_down(&self, others: &str, seats: u8) -> Result<String> {
        let page = self.page;
        page.click(&format!("label:has(> input[name=seats][value=\"{seats}\"])"))?;
        page.click(&format!("label:has(> input[name=others][value=\"{others}\"])"))?;
        page.click("form.start button.pri")?;
        page.wait_for("main[data-table]")?;
        page.wait_until("document.readyState === 'complete'")?;
        let address = page.eval("location.pathname")?;
        Ok(address.as_str().unwrap_or_default().to_owned())
    }

    /// Somebody else waits for players: a call without our cookie is somebody else.
    fn others_table(&self) -> Result<()> {
        let body = serde_json::json!({ "game": GAME, "title": "Ceres 21", "name": "Aoi", "listed": true,
            "seats": ["me", "open", "easy", "open"] });
        let call = format!(
            "fetch('/api/v1/tables', {{ method: 'POST', credentials: 'omit', body: {:?} }}).then((reply) => reply.status)",
            body.to_string()
        );
        self.page.eval(&call).map(drop)
    }
}
