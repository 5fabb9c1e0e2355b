//! What the tests need besides Rust, and how it comes onto a Debian machine.

use std::path::Path;
use std::process::Command;

use crate::shell::{is_installed, run, succeeds};

/// A Debian package and whether what it brings is here.
type Need = (&'static str, fn() -> bool);

const NEEDS: [Need; 5] = [
    ("chromium", has_chromium),
    ("fonts-noto-core", has_fonts),
    ("fonts-noto-cjk", has_japanese_fonts),
    ("postgresql", has_postgres),
    ("haproxy", has_haproxy),
];

fn has_chromium() -> bool {
    is_installed(&["chromium", "chromium-browser", "google-chrome"])
}

fn has_fonts() -> bool {
    Path::new("/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf").exists() || has_font_for("it")
}

fn has_japanese_fonts() -> bool {
    Path::new("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc").exists() || has_font_for("ja")
}

fn has_font_for(lang: &str) -> bool {
    let list = Command::new("fc-list").arg(format!(":lang={lang}")).output();
    list.is_ok_and(|list| !list.stdout.is_empty())
}

/// Debian keeps the server's programs in a folder for each version, off the path.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    is_installed(&["initdb"]) || versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

/// Debian keeps it where only root looks for programs.
fn has_haproxy() -> bool {
    is_installed(&["haproxy"]) || Path::new("/usr/sbin/haproxy").exists()
}

/// Installs what is missing, or says what to install.
pub fn install() -> Result<(), String> {
    let missing: Vec<&str> = NEEDS.iter().filter(|(_, is_here)| !is_here()).map(|(package, _)| *package).collect();
    if missing.is_empty() {
        println!("chromium, fonts, postgresql and haproxy are here");
        return components();
    }
    println!("missing: {}", missing.join(", "));
    if !is_installed(&["apt-get"]) || !is_root() {
        return Err(format!("please install {0} (as root: apt-get install {0}) and start again", missing.join(" ")));
    }
    println!("installing with apt-get");
    run(apt().args(["update", "-q"]))?;
    run(apt().args(["install", "-q", "-y", "--no-install-recommends"]).args(&missing))?;
    components()
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive");
    apt
}

/// rustfmt and clippy come with most ways of installing Rust.
fn components() -> Result<(), String> {
    let here = |name: &str| succeeds(crate::shell::cargo().args([name, "--version"]));
    if here("fmt") && here("clippy") {
        return Ok(());
    }
    println!("adding rustfmt and clippy with rustup");
    run(Command::new("rustup").args(["component", "add", "rustfmt", "clippy"]))
}

/// A subcommand of cargo, from crates.io where it is missing.
pub fn cargo_tool(name: &str) -> Result<(), String> {
    let mut cargo = crate::shell::cargo();
    if succeeds(cargo.args([name, "--version"])) {
        return Ok(());
    }
    println!("installing cargo-{name} from crates.io");
    run(crate::shell::cargo().args(["install", "--locked"]).arg(format!("cargo-{name}")))
}
