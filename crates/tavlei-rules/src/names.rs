//! By which names the built-in games are found: whatever the program itself calls a game, in any
//! language, and the parts of such a name that are names themselves.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use crate::games::called;
use crate::{Game, Spec, catalogue};

/// Names as [`plain`] makes them, each with the place of its game in the catalogue; `None` where
/// several games claim the name.
type Index = BTreeMap<String, Option<usize>>;

/// Kinds of names, the stronger first: what is a game's own name may be a part of another's.
const KINDS: [fn(&Spec) -> Vec<String>; 4] = [
    |spec| vec![spec.id.to_string()],
    |spec| spec.aliases.iter().map(ToString::to_string).collect(),
    |spec| shown(spec).map(str::to_owned).collect(),
    |spec| shown(spec).flat_map(parts).collect(),
];

static INDEXES: LazyLock<[Index; 4]> = LazyLock::new(|| KINDS.map(index));

/// The built-in game with a name: its id, another name, what it is called in any language of the program,
/// that without what stands in brackets, or a name that stands there. Case, spaces, punctuation and
/// a leading «The» do not matter, ё is е. A part that several games have in common names none.
pub fn find(name: &str) -> Option<Game> {
    let wanted = plain(name);
    let found = INDEXES.iter().find_map(|index| index.get(&wanted))?;
    found.and_then(|at| catalogue().get(at)).cloned()
}

/// The whole names by which built-in games are found, as they are shown, game by game.
pub fn names() -> impl Iterator<Item = &'static str> {
    catalogue().iter().flat_map(|game| {
        let aliases = game.spec().aliases.iter().map(AsRef::as_ref);
        std::iter::once(game.id()).chain(aliases).chain(shown(game.spec()))
    })
}

fn index(names: fn(&Spec) -> Vec<String>) -> Index {
    let mut index = Index::new();
    for (at, game) in catalogue().iter().enumerate() {
        for name in names(game.spec()) {
            let claimed = index.entry(plain(&name)).or_insert(Some(at));
            *claimed = claimed.filter(|&other| other == at);
        }
    }
    index
}

/// What the program calls a game, in English, in Russian, and in the languages that have a name for it.
fn shown(spec: &Spec) -> impl Iterator<Item = &str> {
    [spec.name.as_ref(), &spec.name_ru].into_iter().chain(called(&spec.id).iter().copied())
}

/// The name without its brackets, and the names in them: what begins with a number only describes.
fn parts(name: &str) -> Vec<String> {
    let Some((before, rest)) = name.split_once('(') else { return Vec::new() };
    let (within, after) = rest.split_once(')').unwrap_or((rest, ""));
    let within = within.split(',').map(str::trim);
    let names = within.filter(|name| name.starts_with(char::is_alphabetic)).map(str::to_owned);
    std::iter::once(format!("{before}{after}")).chain(names).collect()
}

/// A name without what does not matter in it.
fn plain(name: &str) -> String {
    // By capitals: some small letters, such as ı and ß, only meet their fellows there.
    let lower = name.trim_start().to_uppercase().to_lowercase().replace('ё', "е");
    let name = lower.strip_prefix("the ").unwrap_or(&lower);
    name.chars().filter(|c| c.is_alphanumeric()).collect()
}

#[cfg(test)]
mod tests {
    use super::{parts, plain};

    #[test]
    fn a_name_has_parts_in_and_before_brackets() {
        assert_eq!(parts("One (two, three) four"), ["One  four", "two", "three"]);
        assert_eq!(parts("One (2 players)"), ["One "]);
        assert!(parts("One, two").is_empty());
    }

    #[test]
    fn case_spaces_signs_and_the_article_do_not_matter() {
        assert_eq!(plain(" The  Mak-Yek!"), "makyek");
        assert_eq!(plain("МАК-ЙЁК"), plain("мак йек"));
        assert_eq!(plain("Theatre"), "theatre");
    }
}
