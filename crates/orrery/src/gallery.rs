//! `orrery gallery`: one page with every card, tile and piece of a game.

use std::path::PathBuf;

use orrery_text::{Lang, Voice};

use crate::find_game;

#[derive(clap::Args)]
pub struct Args {
    /// The game, such as starship-builder
    game: String,
    /// The page to write
    #[arg(long, default_value = "gallery.html")]
    out: PathBuf,
    /// Language: en, it or ja
    #[arg(long, default_value = "en")]
    lang: String,
}

pub fn run(args: Args) -> Result<(), String> {
    let game = find_game(&args.game)?;
    let lang = Lang::of_code(&args.lang).ok_or("the language must be en, it or ja")?;
    let voice = Voice::new(game.texts(), lang, &[]);
    let page = orrery_web::standalone(game, lang, &voice.id("gallery"), game.gallery(&voice));
    std::fs::write(&args.out, page).map_err(|error| format!("{}: {error}", args.out.display()))?;
    println!("wrote {}", args.out.display());
    Ok(())
}
