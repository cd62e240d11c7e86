//! What stands in for a library that this build lacks.

use std::io;

use crate::format::{Files, Gather};

/// Refuses all games. Holds the name of the feature.
pub(super) struct Lacking(pub(super) &'static str);

impl Gather for Lacking {
    fn add(&mut self, _: &[u8], _: &mut dyn Files) -> io::Result<()> {
        let message = format!("this build lacks the feature `{}`", self.0);
        Err(io::Error::new(io::ErrorKind::Unsupported, message))
    }

    fn finish(&mut self, files: &mut dyn Files) -> io::Result<Vec<String>> {
        self.add(&[], files).map(|()| Vec::new())
    }
}
