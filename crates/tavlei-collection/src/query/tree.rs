//! Things joined by and, or, not.

/// Things joined by and, or, not.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Tree<T> {
    /// A thing.
    Is(T),
    /// Not this.
    Not(Box<Tree<T>>),
    /// All of these; of none, true.
    All(Vec<Tree<T>>),
    /// One of these at least.
    Any(Vec<Tree<T>>),
}

impl<T> Tree<T> {
    /// The opposite.
    pub(crate) fn negated(self) -> Tree<T> {
        Tree::Not(Box::new(self))
    }

    /// The opposite, if so.
    pub(crate) fn negated_if(self, negate: bool) -> Tree<T> {
        if negate { self.negated() } else { self }
    }

    /// The same tree of other things.
    pub(crate) fn try_map<U, E>(
        &self,
        change: &mut impl FnMut(&T) -> Result<U, E>,
    ) -> Result<Tree<U>, E> {
        let mut many = |trees: &[Tree<T>]| {
            trees.iter().map(|tree| tree.try_map(change)).collect::<Result<Vec<_>, E>>()
        };
        Ok(match self {
            Tree::All(trees) => Tree::All(many(trees)?),
            Tree::Any(trees) => Tree::Any(many(trees)?),
            Tree::Not(tree) => Tree::Not(Box::new(tree.try_map(change)?)),
            Tree::Is(thing) => Tree::Is(change(thing)?),
        })
    }

    /// Shows all things, in order.
    pub(crate) fn each(&self, see: &mut impl FnMut(&T)) {
        match self {
            Tree::Is(thing) => see(thing),
            Tree::Not(tree) => tree.each(see),
            Tree::All(trees) | Tree::Any(trees) => trees.iter().for_each(|tree| tree.each(see)),
        }
    }

    /// Whether the tree is true, where the truth of some things may not be known yet; `None` while
    /// that leaves it open.
    pub(crate) fn decide(&self, truth: &impl Fn(&T) -> Option<bool>) -> Option<bool> {
        match self {
            Tree::Is(thing) => truth(thing),
            Tree::Not(tree) => tree.decide(truth).map(|known| !known),
            Tree::All(trees) => settled(trees, truth, false),
            Tree::Any(trees) => settled(trees, truth, true),
        }
    }

    /// The things that must be true for the tree to be true.
    pub(crate) fn required(&self) -> Vec<&T> {
        match self {
            Tree::Is(thing) => vec![thing],
            Tree::All(trees) => trees.iter().flat_map(Tree::required).collect(),
            Tree::Not(_) | Tree::Any(_) => Vec::new(),
        }
    }
}

/// `end` if one of the trees is that; the opposite if none can be; `None` while it is open.
fn settled<T>(trees: &[Tree<T>], truth: &impl Fn(&T) -> Option<bool>, end: bool) -> Option<bool> {
    let mut open = false;
    for tree in trees {
        match tree.decide(truth) {
            Some(known) if known == end => return Some(end),
            Some(_) => {}
            None => open = true,
        }
    }
    (!open).then_some(!end)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_open_leaves_open_only_what_hangs_on_it() {
        use Tree::{All, Any, Is};
        let truth = |thing: &Option<bool>| *thing;
        let open = || Is(None);
        assert_eq!(All(vec![Is(Some(true)), open()]).decide(&truth), None);
        assert_eq!(All(vec![open(), Is(Some(false))]).decide(&truth), Some(false));
        assert_eq!(Any(vec![open(), Is(Some(true))]).decide(&truth), Some(true));
        assert_eq!(Any(vec![open(), Is(Some(false))]).negated().decide(&truth), None);
        assert_eq!(All(vec![]).decide(&truth), Some(true));
        assert_eq!(Any(vec![]).negated().decide(&truth), Some(true));
    }
}
