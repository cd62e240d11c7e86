//! The order of names in an index.

use super::Words;

impl Words {
    /// What names are sorted by: letters of the language by their place in its alphabet, other
    /// letters behind them, signs and case not at all. Names that differ only there keep apart by
    /// their text.
    pub(crate) fn sort_key(&self, name: &str) -> (Vec<u32>, String) {
        let letters = name.to_lowercase();
        let letters = letters.chars().filter(|c| c.is_alphanumeric() || c.is_whitespace());
        (letters.map(|letter| self.place(letter)).collect(), name.to_owned())
    }

    fn place(&self, letter: char) -> u32 {
        if letter.is_whitespace() {
            return 0;
        }
        let known = self.alphabet.chars().position(|known| known == letter);
        known.map_or(0x1000 + letter as u32, |at| at as u32 + 1)
    }
}

#[cfg(test)]
mod tests {
    use crate::Lang;

    fn sorted(lang: &str, names: &str) -> String {
        let words = Lang::find(lang).unwrap().words();
        let mut names: Vec<&str> = names.split(", ").collect();
        names.sort_by_cached_key(|name| words.sort_key(name));
        names.join(", ")
    }

    #[test]
    fn letters_have_the_place_that_the_language_gives_them() {
        assert_eq!(sorted("ru", "Жуков, Ёлкин, Егоров, Яров"), "Егоров, Ёлкин, Жуков, Яров");
        assert_eq!(sorted("uk", "Зінько, Іваненко, Іщук, Яр, Гай"), "Гай, Зінько, Іваненко, Іщук, Яр");
        assert_eq!(sorted("pl", "Zych, Łoś, Lis, Mak"), "Lis, Łoś, Mak, Zych");
        assert_eq!(sorted("en", "De Vries, Dewit, de Boer"), "de Boer, De Vries, Dewit");
    }
}
