//! A game's own rulebook: chapters of entries, one for each rule id, in our words.

/// One rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    pub id: String,
    pub title: String,
    pub paragraphs: Vec<String>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chapter {
    pub title: String,
    pub entries: Vec<Entry>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Rulebook {
    pub title: String,
    pub chapters: Vec<Chapter>,
}

impl Rulebook {
    /// Reads `# Title`, `## Chapter`, `### id Title` and paragraphs.
    pub fn read(source: &str) -> Rulebook {
        let mut book = Rulebook::default();
        let blocks = source.split("\n\n").flat_map(|block| split_headings(block.trim()));
        blocks.filter(|block| !block.is_empty()).for_each(|block| book.add(&block));
        book
    }

    fn add(&mut self, block: &str) {
        if let Some(heading) = block.strip_prefix("### ") {
            let (id, title) = heading.split_once(' ').unwrap_or((heading, ""));
            let entry = Entry { id: id.to_owned(), title: title.trim().to_owned(), paragraphs: Vec::new() };
            self.last_chapter().entries.push(entry);
        } else if let Some(title) = block.strip_prefix("## ") {
            self.chapters.push(Chapter { title: title.trim().to_owned(), entries: Vec::new() });
        } else if let Some(title) = block.strip_prefix("# ") {
            self.title = title.trim().to_owned();
        } else if let Some(entry) = self.chapters.last_mut().and_then(|chapter| chapter.entries.last_mut()) {
            entry.paragraphs.push(block.split_whitespace().collect::<Vec<_>>().join(" "));
        }
    }

    fn last_chapter(&mut self) -> &mut Chapter {
        if self.chapters.is_empty() {
            self.chapters.push(Chapter { title: String::new(), entries: Vec::new() });
        }
        let last = self.chapters.len() - 1;
        &mut self.chapters[last]
    }

    pub fn entries(&self) -> impl Iterator<Item = &Entry> {
        self.chapters.iter().flat_map(|chapter| &chapter.entries)
    }

    pub fn entry(&self, id: &str) -> Option<&Entry> {
        self.entries().find(|entry| entry.id == id)
    }
}

/// Headings stand alone even when no blank line follows them.
fn split_headings(block: &str) -> Vec<String> {
    let mut blocks: Vec<String> = vec![String::new()];
    for line in block.lines() {
        let last = blocks.len() - 1;
        if line.starts_with('#') {
            blocks.push(line.to_owned());
            blocks.push(String::new());
        } else {
            blocks[last].push_str(line);
            blocks[last].push('\n');
        }
    }
    blocks.into_iter().map(|block| block.trim().to_owned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rulebook_reads_as_chapters_of_entries() {
        let book = Rulebook::read(
            "# Toy\n\n## Bidding\n### T1.1 Seal it\nAll bid\nat once.\n\nSee [T1.2].\n\n### T1.2 Open\nThen look.",
        );
        assert_eq!(book.title, "Toy");
        assert_eq!(book.chapters[0].title, "Bidding");
        let entry = book.entry("T1.1").unwrap();
        assert_eq!((entry.title.as_str(), entry.paragraphs.len()), ("Seal it", 2));
        assert_eq!(entry.paragraphs[0], "All bid at once.");
        assert_eq!(book.entries().count(), 2);
    }
}
