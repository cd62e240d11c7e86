//! What the best-known games are called in languages other than English and Russian, as encyclopaedias and
//! federations there call them. Games that are not here go by their English names.

/// The languages of the table, in its order.
const LANGUAGES: [&str; 5] = ["nl", "de", "fr", "pl", "uk"];

#[rustfmt::skip]
const CALLED: [(&str, [&str; 5]); 11] = [
    ("international", ["Internationaal dammen", "Internationale Dame", "Dames internationales", "Warcaby międzynarodowe", "Міжнародні шашки"]),
    ("russian", ["Russisch dammen", "Russische Dame", "Dames russes", "Warcaby rosyjskie", "Російські шашки"]),
    ("english", ["Engels dammen", "Englische Dame", "Dames anglaises", "Warcaby angielskie", "Англійські шашки"]),
    ("brazilian", ["Braziliaans dammen", "Brasilianische Dame", "Dames brésiliennes", "Warcaby brazylijskie", "Бразильські шашки"]),
    ("canadian", ["Canadees dammen", "Kanadische Dame", "Dames canadiennes", "Warcaby kanadyjskie", "Канадські шашки"]),
    ("frisian", ["Fries dammen", "Friesische Dame", "Dames frisonnes", "Warcaby fryzyjskie", "Фризькі шашки"]),
    ("italian", ["Italiaans dammen", "Italienische Dame", "Dames italiennes", "Warcaby włoskie", "Італійські шашки"]),
    ("spanish", ["Spaans dammen", "Spanische Dame", "Dames espagnoles", "Warcaby hiszpańskie", "Іспанські шашки"]),
    ("portuguese", ["Portugees dammen", "Portugiesische Dame", "Dames portugaises", "Warcaby portugalskie", "Португальські шашки"]),
    ("turkish", ["Turks dammen", "Türkische Dame", "Dames turques", "Warcaby tureckie", "Турецькі шашки"]),
    ("czech", ["Tsjechisch dammen", "Tschechische Dame", "Dames tchèques", "Warcaby czeskie", "Чеські шашки"]),
];

/// The names of a game in these languages; none if they are not known.
pub(crate) fn called(id: &str) -> &'static [&'static str] {
    CALLED.iter().find(|(known, _)| *known == id).map_or(&[], |(_, names)| names)
}

/// The name of a game in a language by its code, such as `nl`.
pub(crate) fn called_in(id: &str, language: &str) -> Option<&'static str> {
    let at = LANGUAGES.iter().position(|known| *known == language)?;
    called(id).get(at).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_name_finds_its_game_and_no_other() {
        for (id, names) in CALLED {
            for name in names {
                let found = crate::find(name);
                assert_eq!(found.as_ref().map(crate::Game::id), Some(id), "{name}");
            }
        }
    }

    #[test]
    fn what_has_no_name_in_a_language_goes_by_the_english_one() {
        let name = |id: &str, language: &str| {
            crate::find(id).map(|game| game.spec().name_in(language).to_owned()).unwrap_or_default()
        };
        assert_eq!(name("frisian", "nl"), "Fries dammen");
        assert_eq!(name("frisian", "uk"), "Фризькі шашки");
        assert_eq!(name("frisian", "ru"), "Фризские шашки");
        assert_eq!(name("lasca", "nl"), "Lasca");
        assert_eq!(name("frisian", "en"), "Frisian draughts");
    }
}
