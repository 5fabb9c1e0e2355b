//! The real program under load: what an answer costs, how soon the others see it, and what a table takes.

use std::path::PathBuf;
use std::time::Duration;

use clap::{Parser, ValueEnum};
use orrery_bench::fast::{self, Fast};
use orrery_bench::long_game::{self, Extent, LongGame};
use orrery_bench::paced::{self, Pace, Paced};
use orrery_bench::people::{self, Table};
use orrery_bench::program::{self, Folder, Server};
use orrery_bench::report::Target::{self, AtMost};
use orrery_bench::report::{Lines, Report};
use orrery_bench::stats::Spread;
use orrery_bench::{Result, because, disk, first_page, process};

/// The streams of the paced load, its senders, and room for the rest.
const OPEN_FILES: u64 = 8192;
/// The small writes that tell what the disk alone takes.
const SYNCS: usize = 1000;
/// No run may take longer than this.
const LIMIT: Duration = Duration::from_secs(600);

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Part {
    /// Start-up time and idle memory
    Start,
    /// 100 tables, everybody answers as fast as they can
    Fast,
    /// 1,000 live tables, 200 answers a second in all
    Paced,
    /// What a browser loads to show a table
    Page,
    /// A table of 2,000 entries
    Long,
}

/// Puts the program under load and prints JSON lines, then a table with the targets
#[derive(Parser)]
struct Args {
    /// Seconds of load without pauses
    #[arg(long, default_value_t = 10.0)]
    seconds: f64,
    /// Seconds of load at a steady pace
    #[arg(long, default_value_t = 15.0)]
    paced_seconds: f64,
    /// Tables of the load without pauses
    #[arg(long, default_value_t = 100)]
    tables: usize,
    /// Tables of the load at a steady pace
    #[arg(long, default_value_t = 1000)]
    live_tables: usize,
    /// Shorter: 3 and 5 seconds, and fewer repeats
    #[arg(long)]
    quick: bool,
    /// Where to put the data folders, such as on another disk; without it among the temporary files
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Only these parts; may be given several times
    #[arg(long, value_enum)]
    only: Vec<Part>,
}

impl Args {
    fn wants(&self, part: Part) -> bool {
        self.only.is_empty() || self.only.contains(&part)
    }

    fn fast_time(&self) -> Duration {
        Duration::from_secs_f64(if self.quick { self.seconds.min(3.0) } else { self.seconds })
    }

    fn pace(&self) -> Pace {
        let seconds = if self.quick { self.paced_seconds.min(5.0) } else { self.paced_seconds };
        Pace { tables: self.live_tables, answers_per_s: 200.0, time: Duration::from_secs_f64(seconds) }
    }

    fn extent(&self) -> Extent {
        let (repeats, restarts) = if self.quick { (60, 1) } else { (200, 3) };
        Extent { entries: 2000, repeats, restarts }
    }
}

fn main() -> std::process::ExitCode {
    match run(&Args::parse()) {
        Ok(()) => std::process::ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("{problem}");
            std::process::ExitCode::FAILURE
        }
    }
}

/// One thread for all clients: the other core is the server's.
fn run(args: &Args) -> Result<()> {
    process::raise_open_files(OPEN_FILES)?;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build();
    let place = args.folder.clone().unwrap_or_else(std::env::temp_dir);
    let mut bench = Bench { binary: program::find()?, place, report: Report::new(Lines::Json) };
    let all = async { tokio::time::timeout(LIMIT, bench.run(args)).await };
    runtime.map_err(because("cannot start"))?.block_on(all).map_err(because("the benchmark took too long"))??;
    println!("\n{}", bench.report.table());
    Ok(())
}

struct Bench {
    binary: PathBuf,
    /// Where data folders are made.
    place: PathBuf,
    report: Report,
}

impl Bench {
    fn folder(&self, name: &str) -> Result<Folder> {
        Folder::new(&self.place, name)
    }

    async fn run(&mut self, args: &Args) -> Result<()> {
        self.report.tell("load average at the beginning", process::load_average(), "");
        if args.wants(Part::Start) {
            self.start(if args.quick { 3 } else { 5 }).await?;
        }
        if args.wants(Part::Fast) {
            self.fast(args.tables, args.fast_time()).await?;
        }
        if args.wants(Part::Paced) {
            self.paced(&args.pace()).await?;
        }
        if args.wants(Part::Page) {
            self.page().await?;
        }
        if args.wants(Part::Long) {
            self.long(&args.extent()).await?;
        }
        self.report.tell("load average at the end", process::load_average(), "");
        Ok(())
    }

    async fn start(&mut self, times: usize) -> Result<()> {
        eprintln!("starting {times} times ...");
        let (mut starts, mut memory) = (Vec::new(), Vec::new());
        for time in 0..times {
            let folder = self.folder(&format!("start-{time}"))?;
            let server = Server::start(&self.binary, &folder).await?;
            starts.push(server.started_in);
            memory.push(idle_kib(&server).await? / 1024.0);
            server.stop().await?;
        }
        self.report.judge("start-up", Spread::millis(starts).median(), "ms", AtMost(100.0));
        self.report.judge("idle memory", Spread::of(memory).median(), "MiB", AtMost(25.0));
        Ok(())
    }

    /// What the disk alone takes, beside what was measured on it.
    fn tell_syncs(&mut self, part: &str, folder: &Folder, pause: Duration) -> Result<()> {
        let syncs = disk::sync_times(folder.path(), SYNCS, pause)?;
        self.report.tell(format!("{part} fdatasync of a small write, p50"), syncs.median(), "ms");
        self.report.tell(format!("{part} fdatasync of a small write, p99"), syncs.p99(), "ms");
        Ok(())
    }

    async fn fast(&mut self, tables: usize, time: Duration) -> Result<()> {
        eprintln!("(a) {tables} tables, as fast as they can ...");
        let folder = self.folder("fast")?;
        Server::start(&self.binary, &folder).await?.stop().await?;
        let empty = folder.stored()?;
        let server = Server::start(&self.binary, &folder).await?;
        let fast = fast::run(&server, tables, time).await?;
        server.stop().await?;
        let entries = fast.answers + fast.games;
        self.tell_fast(&fast, (folder.stored()? - empty) as f64 / entries as f64);
        self.tell_syncs("(a)", &folder, Duration::ZERO)
    }

    fn tell_fast(&mut self, fast: &Fast, stored: f64) {
        let answers = fast.answers as f64;
        self.report.tell("(a) durable answers", answers / fast.took.as_secs_f64(), "/s");
        let cpu = fast.cpu.as_secs_f64() * 1e6 / answers;
        self.report.judge("(a) server CPU per answer", cpu, "µs", AtMost(120.0));
        self.tell_delays("(a)", &fast.delays, None);
        self.report.judge("(a) stored per entry", stored, "B", AtMost(400.0));
        self.tell_sizes("(a)", &fast.sizes);
    }

    fn tell_delays(&mut self, part: &str, delays: &[Duration], p99: Option<Target>) {
        let delays = Spread::millis(delays.iter().copied());
        let name = |what: &str| format!("{part} to the opponent's page, {what}");
        self.report.tell(format!("{part} answers seen by the opponent"), delays.len() as f64, "");
        self.report.tell(name("p50"), delays.median(), "ms");
        match p99 {
            Some(target) => self.report.judge(name("p99"), delays.p99(), "ms", target),
            None => self.report.tell(name("p99"), delays.p99(), "ms"),
        }
        self.report.tell(name("max"), delays.max(), "ms");
    }

    fn tell_sizes(&mut self, part: &str, sizes: &[usize]) {
        let sizes = Spread::of(sizes.iter().map(|bytes| *bytes as f64));
        self.report.tell(format!("{part} update, p50"), sizes.median(), "B");
        self.report.judge(format!("{part} update, p99"), sizes.p99(), "B", AtMost(6000.0));
        self.report.tell(format!("{part} update, max"), sizes.max(), "B");
    }

    async fn paced(&mut self, pace: &Pace) -> Result<()> {
        eprintln!("(b) {} live tables, {} answers/s ...", pace.tables, pace.answers_per_s);
        let folder = self.folder("paced")?;
        let server = Server::start(&self.binary, &folder).await?;
        let idle = idle_kib(&server).await?;
        let paced = paced::run(&server, pace).await?;
        server.stop().await?;
        self.tell_paced(&paced, paced.kib.map(|kib| (kib - idle) / pace.tables as f64));
        self.tell_syncs("(b)", &folder, Duration::from_secs_f64(1.0 / pace.answers_per_s))
    }

    fn tell_paced(&mut self, paced: &Paced, kib: [f64; 2]) {
        let answers = paced.answers as f64;
        self.report.tell("(b) durable answers", answers / paced.took.as_secs_f64(), "/s");
        self.report.tell("(b) answers due where nothing was asked", paced.missed as f64, "");
        self.report.tell("(b) server CPU per answer", paced.cpu.as_secs_f64() * 1e6 / answers, "µs");
        let late = Spread::millis(paced.late.iter().copied());
        self.report.tell("(b) sent later than due, p99", late.p99(), "ms");
        self.tell_delays("(b)", &paced.delays, Some(AtMost(3.0)));
        self.report.tell("(b) memory per live table before the answers", kib[0], "KiB");
        self.report.judge("(b) memory per live table", kib[1], "KiB", AtMost(64.0));
        self.tell_sizes("(b)", &paced.sizes);
    }

    async fn page(&mut self) -> Result<()> {
        eprintln!("first page ...");
        let folder = self.folder("page")?;
        let server = Server::start(&self.binary, &folder).await?;
        let tables: Vec<Table> = people::tables(server.address, people::pairs(server.address, 1).await?).await?;
        let page = first_page::load(&server, &tables[0]).await?;
        server.stop().await?;
        self.report.judge("first table page", page.bytes as f64, "B", AtMost(120e3));
        self.report.judge("first table page, requests", page.requests as f64, "", AtMost(8.0));
        Ok(())
    }

    async fn long(&mut self, extent: &Extent) -> Result<()> {
        eprintln!("a table of {} entries ...", extent.entries);
        let folder = self.folder("long")?;
        let long = long_game::run(&self.binary, &folder, extent).await?;
        self.tell_long(extent, &long);
        Ok(())
    }

    fn tell_long(&mut self, extent: &Extent, long: &LongGame) {
        let [first, second] = &long.load;
        self.report.judge(format!("loading {} entries", extent.entries), first.median(), "ms", AtMost(5.0));
        self.report.tell("reading it again", second.median(), "ms");
        for (name, cost) in [("early", &long.early), ("late", &long.late)] {
            self.report.tell(format!("{name} answer, time to the response"), cost.delay.median(), "ms");
            self.report.tell(format!("{name} answer, server CPU"), cost.cpu.middle_mean(), "µs");
        }
        self.report.tell("early undo", long.early.undo.median(), "ms");
        self.report.judge("late undo", long.late.undo.median(), "ms", AtMost(2.0));
        let ratio = long.late.cpu.middle_mean() / long.early.cpu.middle_mean();
        self.report.judge("late against early answers, CPU", ratio, "times", AtMost(1.1));
    }
}

/// The memory of a server that has nothing to do.
async fn idle_kib(server: &Server) -> Result<f64> {
    tokio::time::sleep(Duration::from_millis(300)).await;
    process::resident_kib(server.pid())
}
