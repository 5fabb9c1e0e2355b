//! Things by their names, or by any beginning that fits one of them alone.

use super::typed::Wrong;

/// What something is called, with the name of the group it stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Name {
    pub group: Option<String>,
    pub label: String,
}

impl Name {
    pub fn shown(&self) -> String {
        self.group.iter().map(|group| format!("{group}: ")).collect::<String>() + &self.label
    }

    /// Also with its group, where two things share a name.
    fn spellings(&self) -> impl Iterator<Item = String> {
        let grouped = self.group.iter().map(|group| format!("{group} {}", self.label));
        [self.label.clone(), self.shown()].into_iter().chain(grouped).map(|spelling| simple(&spelling))
    }
}

/// Letters as they are compared: small, of one width, with single spaces and one kind of comma.
pub fn simple(text: &str) -> String {
    let one = |letter: char| match letter {
        // Letters and digits as wide as Japanese ones, in the order of ASCII.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(letter as u32 - 0xfee0).unwrap_or(letter),
        '、' => ',',
        '’' => '\'',
        _ => letter,
    };
    let small: String = text.chars().map(one).flat_map(char::to_lowercase).collect();
    small.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Which one is meant: the one of that name, or the only one that begins so.
pub fn find(names: &[Name], word: &str) -> Result<usize, Wrong> {
    let wanted = simple(word);
    let those = |fits: &dyn Fn(&str) -> bool| -> Vec<usize> {
        let fit = |at: &usize| names[*at].spellings().any(|spelling| fits(&spelling));
        (0..names.len()).filter(fit).collect()
    };
    let same = those(&|spelling| spelling == wanted);
    let found = if same.is_empty() { those(&|spelling| spelling.starts_with(&wanted)) } else { same };
    let shown = |some: &[usize]| some.iter().map(|at| names[*at].shown()).collect();
    match &found[..] {
        [one] => Ok(*one),
        [] => Err(Wrong::Unknown { word: word.to_owned(), known: names.iter().map(Name::shown).collect() }),
        several => Err(Wrong::Several { word: word.to_owned(), fits: shown(several) }),
    }
}
