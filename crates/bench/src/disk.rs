//! How long the disk takes to make a small write last: the floor below every durable answer.

use std::fs::File;
use std::io::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use crate::stats::Spread;
use crate::{Result, because};

/// Times `count` small appends, each with its wait for the disk, in milliseconds. Between them lies `pause`, as in the
/// load it stands beside: a machine that rested wakes slowly.
pub fn sync_times(folder: &Path, count: usize, pause: Duration) -> Result<Spread> {
    let path = folder.join("fsync-probe");
    let mut file = File::create(&path).map_err(because("cannot write beside the data"))?;
    let times = (0..count).map(|_| one(&mut file, pause)).collect::<Result<Vec<Duration>>>()?;
    std::fs::remove_file(&path).map_err(because("cannot remove the probe"))?;
    Ok(Spread::millis(times))
}

fn one(file: &mut File, pause: Duration) -> Result<Duration> {
    std::thread::sleep(pause);
    let begun = Instant::now();
    file.write_all(&[7; 512]).and_then(|()| file.sync_data()).map_err(because("cannot sync a file"))?;
    Ok(begun.elapsed())
}
