//! A copy of the repository to put faults into. Only what differs is written, so that a copy from an earlier run stays
//! compiled.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::shell::root;

pub struct Tree {
    pub source: PathBuf,
    pub build: PathBuf,
}

impl Tree {
    /// The copy of this number, as the repository is now.
    pub fn fresh(folder: &Path, number: u8) -> Result<Tree, String> {
        let tree =
            Tree { source: folder.join(format!("tree-{number}")), build: folder.join(format!("build-{number}")) };
        let wanted = files(&root())?;
        for file in &wanted {
            copy(&root().join(file), &tree.source.join(file))?;
        }
        let known: BTreeSet<PathBuf> = wanted.into_iter().collect();
        for file in walk(&tree.source) {
            let name = file.strip_prefix(&tree.source).unwrap_or(&file);
            // The lock file is written by cargo where the repository has none.
            if !known.contains(name) && name != Path::new("Cargo.lock") {
                std::fs::remove_file(&file).map_err(|error| format!("cannot remove {}: {error}", file.display()))?;
            }
        }
        Ok(tree)
    }
}

/// What git knows or would add.
fn files(root: &Path) -> Result<Vec<PathBuf>, String> {
    let mut git = Command::new("git");
    git.current_dir(root).args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let listed = git.output().map_err(|error| format!("cannot run git: {error}"))?;
    if !listed.status.success() {
        return Err("git does not list the files".into());
    }
    let names = String::from_utf8_lossy(&listed.stdout).into_owned();
    let files = names.split('\0').filter(|name| !name.is_empty()).map(PathBuf::from);
    Ok(files.filter(|file| root.join(file).is_file()).collect())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    let failed = |error: std::io::Error| format!("cannot copy {}: {error}", from.display());
    let new = std::fs::read(from).map_err(failed)?;
    if std::fs::read(to).is_ok_and(|old| old == new) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder).map_err(failed)?;
    }
    std::fs::write(to, new).map_err(failed)
}

fn walk(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_follows_the_repository_and_leaves_alone_what_is_the_same() {
        let folder = std::env::temp_dir().join(format!("orrery-tree-{}", std::process::id()));
        let tree = Tree::fresh(&folder, 0).expect("a copy");
        let (own, stray) = (tree.source.join("xtask/src/mutants/tree.rs"), tree.source.join("stray.rs"));
        let written = |file: &Path| std::fs::metadata(file).and_then(|data| data.modified()).expect("a time");
        let before = written(&own);
        std::fs::write(&stray, "left over").expect("a file");
        std::fs::write(tree.source.join("README.md"), "a fault").expect("a file");
        Tree::fresh(&folder, 0).expect("the same copy");
        let same = std::fs::read(tree.source.join("README.md")).ok() == std::fs::read(root().join("README.md")).ok();
        let end = (written(&own) == before, same, stray.exists());
        std::fs::remove_dir_all(&folder).expect("it was ours");
        assert_eq!(end, (true, true, false));
    }
}
