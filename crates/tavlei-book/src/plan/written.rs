//! A `book.toml` as it stands in its file: what is said where.

use tavlei_core::line_and_column;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::PlanError;

/// A line and a column, both from 1.
pub(super) type Place = (usize, usize);

/// A step from a value to one inside it.
#[derive(Clone, Copy, Debug)]
pub(super) enum Step<'a> {
    /// What has this key.
    Key(&'a str),
    /// What stands so far in an array, from 0.
    Item(usize),
}

/// The text of a `book.toml` with its values.
pub(super) struct Written<'t> {
    text: &'t str,
    root: DeTable<'t>,
}

impl<'t> Written<'t> {
    /// Nothing is written where a text is no TOML.
    pub(super) fn of(text: &'t str) -> Written<'t> {
        let root = DeTable::parse(text).map(Spanned::into_inner).unwrap_or_default();
        Written { text, root }
    }

    /// The value that steps lead to.
    pub(super) fn value(&self, steps: &[Step<'_>]) -> Option<&Spanned<DeValue<'t>>> {
        let (Step::Key(first), rest) = steps.split_first()? else { return None };
        let first = self.root.get(*first)?;
        rest.iter().try_fold(first, |value, step| match (step, value.get_ref()) {
            (Step::Key(key), DeValue::Table(table)) => table.get(*key),
            (Step::Item(at), DeValue::Array(array)) => array.get(*at),
            _ => None,
        })
    }

    /// Where it stands.
    pub(super) fn place(&self, steps: &[Step<'_>]) -> Option<Place> {
        self.value(steps).map(|value| line_and_column(self.text, value.span().start))
    }

    /// Whether something is said there that is more than `false`.
    pub(super) fn says(&self, steps: &[Step<'_>]) -> bool {
        self.value(steps).is_some_and(|value| value.get_ref().as_bool() != Some(false))
    }

    /// What is wrong with the value that steps lead to.
    pub(super) fn wrong(&self, steps: &[Step<'_>], message: String) -> PlanError {
        PlanError { message, place: self.place(steps) }
    }
}
