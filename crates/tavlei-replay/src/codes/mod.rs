//! The stable codes of everything that a replay can say, each with its rule and source.
//!
//! Codes never change their meaning; one that is no longer used is not given to another remark.

mod ballots;
mod draws;
mod identity;
mod legality;
mod repairs;
mod results;
mod setup;

use std::sync::LazyLock;

use tavlei_record::{CodeInfo, Severity};

pub(crate) use ballots::*;
pub(crate) use draws::*;
pub(crate) use identity::*;
pub(crate) use legality::*;
use repairs::REPAIRS;
pub(crate) use results::*;
pub(crate) use setup::*;

/// Defines the codes of one group and the list of them.
macro_rules! define_codes {
    ($list:ident: $($name:ident $code:literal $slug:literal $severity:ident $title:literal $text:literal)*) => {
        $(pub(crate) static $name: tavlei_record::CodeInfo = tavlei_record::CodeInfo {
            code: $code,
            slug: $slug,
            severity: tavlei_record::Severity::$severity,
            title: $title,
            text: $text,
        };)*

        pub(super) static $list: &[&tavlei_record::CodeInfo] = &[$(&$name),*];
    };
}
use define_codes;

/// The codes of the notation, in the form of the reader's.
static NOTATION: LazyLock<Vec<CodeInfo>> =
    LazyLock::new(|| tavlei_notation::CODES.iter().map(of_notation).collect());

fn of_notation(code: &tavlei_notation::Code) -> CodeInfo {
    CodeInfo {
        code: code.code,
        slug: code.slug,
        severity: match code.severity {
            "error" => Severity::Error,
            "warning" => Severity::Warning,
            _ => Severity::Note,
        },
        title: code.title,
        text: code.text,
    }
}

/// All codes in order.
static ALL: LazyLock<Vec<&'static CodeInfo>> = LazyLock::new(|| {
    let groups = [LEGALITY, RESULTS, DRAWS, IDENTITY, SETUP, BALLOTS, REPAIRS];
    let own = groups.into_iter().flatten().copied();
    let mut all: Vec<&'static CodeInfo> =
        tavlei_record::CODES.iter().chain(NOTATION.iter()).chain(own).collect();
    all.sort_by_key(|info| info.code);
    all
});

/// All codes in order: those of the reader, of the notation and of the replay.
pub fn codes() -> impl Iterator<Item = &'static CodeInfo> {
    ALL.iter().copied()
}

/// How grave a code is; a note where the code is not known.
pub(crate) fn severity(code: &str) -> Severity {
    let found = ALL.binary_search_by_key(&code, |info| info.code);
    found.map_or(Severity::Note, |at| ALL[at].severity)
}

/// The code with a number (`T204`, case aside) or a slug (`must-take-most`).
pub fn code(name: &str) -> Option<&'static CodeInfo> {
    codes().find(|info| info.code.eq_ignore_ascii_case(name) || info.slug == name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_in_order_and_all_different() {
        let all: Vec<_> = codes().collect();
        for pair in all.windows(2) {
            assert!(pair[0].code < pair[1].code, "{} before {}", pair[0].code, pair[1].code);
        }
        let mut slugs: Vec<_> = all.iter().map(|info| info.slug).collect();
        slugs.sort_unstable();
        slugs.dedup();
        assert_eq!(slugs.len(), all.len());
    }

    #[test]
    fn every_code_explains_itself() {
        for info in codes() {
            assert!(info.code.starts_with('T') && info.code.len() == 4, "{}", info.code);
            assert!(info.text.len() > 20, "{} says too little", info.code);
            assert!(
                info.slug.bytes().all(|b| b.is_ascii_lowercase() || b == b'-'),
                "{}",
                info.slug
            );
        }
    }

    #[test]
    fn codes_are_found_by_number_and_by_slug() {
        assert_eq!(code("t204").map(|info| info.slug), Some("must-take-most"));
        assert_eq!(code("must-take-most").map(|info| info.code), Some("T204"));
        assert!(code("T999").is_none());
    }
}
