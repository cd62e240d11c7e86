//! The order of names in an index.

use tavlei_collection::names::in_order;

use super::Words;

impl Words {
    /// What names are sorted by: letters of the language by their place in its alphabet; letters
    /// with signs of other languages as the plain ones, and behind them where all else is alike;
    /// other alphabets behind it. Case counts not at all. Names that differ only there keep apart
    /// by their text.
    pub(crate) fn sort_key(&self, name: &str) -> (Vec<u32>, Vec<bool>, String) {
        let letters = name.to_lowercase();
        let letters: Vec<char> =
            letters.chars().filter(|c| c.is_alphanumeric() || c.is_whitespace()).collect();
        let places = letters.iter().flat_map(|letter| self.places(*letter)).collect();
        let signs = letters.iter().map(|letter| plain(*letter).is_some()).collect();
        (places, signs, name.to_owned())
    }

    fn places(&self, letter: char) -> Vec<u32> {
        if letter.is_whitespace() {
            return vec![0];
        }
        let bare = plain(letter).unwrap_or(letter);
        if let Some(place) = self.place(letter).or_else(|| self.place(bare)) {
            return vec![place];
        }
        let plain = in_order(bare.encode_utf8(&mut [0; 4]));
        plain.chars().map(|c| self.place(c).unwrap_or(BEHIND + c as u32)).collect()
    }

    fn place(&self, letter: char) -> Option<u32> {
        let known = self.alphabet.chars().position(|known| known == letter);
        known.map(|at| at as u32 + 1)
    }
}

/// The letter without its sign, in its own alphabet. `in_order` goes by sound (`ć` is `ch`) and
/// writes Latin letters.
fn plain(letter: char) -> Option<char> {
    PLAIN.iter().find(|(_, signed)| signed.contains(letter)).map(|(plain, _)| *plain)
}

/// Letters and those that are one of them with a sign.
const PLAIN: [(char, &str); 29] = [
    ('a', "àáâãäåāăąǎ"),
    ('c', "çćĉċč"),
    ('d', "ďđ"),
    ('e', "èéêëēĕėęě"),
    ('g', "ĝğġģ"),
    ('h', "ĥħ"),
    ('i', "ìíîïĩīĭįı"),
    ('j', "ĵ"),
    ('k', "ķ"),
    ('l', "ĺļľŀł"),
    ('n', "ñńņňŋ"),
    ('o', "òóôõöøōŏő"),
    ('r', "ŕŗř"),
    ('s', "śŝşšș"),
    ('t', "ţťŧț"),
    ('u', "ùúûüũūŭůűų"),
    ('w', "ŵ"),
    ('y', "ýÿŷ"),
    ('z', "źżž"),
    ('а', "ӑӓ"),
    ('г', "ґѓғ"),
    ('е', "ёѐӗ"),
    ('и', "ѝӣӥ"),
    ('і', "ї"),
    ('к', "қќ"),
    ('н', "ң"),
    ('о', "ӧө"),
    ('у', "ўұүӯӱ"),
    ('х', "ҳ"),
];

/// More than any alphabet has letters.
const BEHIND: u32 = 1000;

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
        assert_eq!(
            sorted("uk", "Зінько, Іваненко, Іщук, Яр, Гай"),
            "Гай, Зінько, Іваненко, Іщук, Яр"
        );
        assert_eq!(sorted("pl", "Zych, Łoś, Lis, Mak"), "Lis, Łoś, Mak, Zych");
        assert_eq!(sorted("en", "De Vries, Dewit, de Boer"), "de Boer, De Vries, Dewit");
        assert_eq!(sorted("fr", "Fa, Étienne, Eta, Ez"), "Eta, Étienne, Ez, Fa");
        for lang in ["en", "nl", "fr", "de", "ru", "uk"] {
            let sorted = sorted(lang, "Ćwik, Dąb, Cwał, Czyż, Cwik");
            assert_eq!(sorted, "Cwał, Cwik, Ćwik, Czyż, Dąb", "{lang}");
        }
        assert_eq!(sorted("pl", "Ćwik, Czyż, Cwał"), "Cwał, Czyż, Ćwik");
        assert_eq!(sorted("ru", "Иванов, Ґедзь, Гай, Гусь"), "Гай, Ґедзь, Гусь, Иванов");
        assert_eq!(sorted("ru", "Éva, Ада, Eda, Юнь"), "Ада, Юнь, Eda, Éva");
    }
}
