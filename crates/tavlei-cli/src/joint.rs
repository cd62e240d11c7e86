//! Games one behind the other in one output, each of which is read again as one.

use std::borrow::Cow;
use std::io::{self, Write};

use tavlei::record::{Joiner, Parted, Seam};

use crate::args::GameFormat;
use crate::talk::Talk;

/// The games of an output in PDN, in their order.
#[derive(Default)]
pub(crate) struct Joint {
    joiner: Joiner,
    mended: u64,
    stuck: u64,
}

impl Joint {
    /// Writes a game. `in_place` says that it stood behind the last one already.
    pub(crate) fn add(
        &mut self,
        out: &mut impl Write,
        game: &[u8],
        in_place: bool,
    ) -> io::Result<()> {
        let seam = self.joiner.add(&text(game), in_place);
        self.write(out, game, &seam)
    }

    /// Writes a plain game, as [`Joiner::add_plain`] wants it.
    pub(crate) fn add_plain(&mut self, out: &mut impl Write, game: &[u8]) -> io::Result<()> {
        let seam = self.joiner.add_plain(&text(game));
        self.write(out, game, &seam)
    }

    fn write(&mut self, out: &mut impl Write, game: &[u8], seam: &Seam) -> io::Result<()> {
        self.mended += u64::from(seam.parted == Parted::Mended);
        self.stuck += u64::from(seam.parted == Parted::Not);
        out.write_all(seam.before.as_bytes())?;
        out.write_all(game)?;
        out.write_all(seam.behind.as_bytes())
    }

    /// Writes a game that has not changed, behind one that has not, as they stood.
    pub(crate) fn pass(&mut self, out: &mut impl Write, game: &[u8]) -> io::Result<()> {
        self.joiner.pass(&text(game));
        out.write_all(game)
    }

    /// Begins another file.
    pub(crate) fn begin(&mut self) {
        self.joiner.clear();
    }

    /// Says what had to be added, and what no addition could part.
    pub(crate) fn tell(&self, talk: &Talk) {
        if self.mended > 0 {
            talk.note(&format!(
                "{}: the end or the head that a record lacked was added (a result, [Event \"?\"]), \
                 so that it is not read as a part of its neighbour",
                times(self.mended)
            ));
        }
        if self.stuck > 0 {
            talk.note(&format!(
                "{}: two records can't be parted and will be read as one",
                times(self.stuck)
            ));
        }
    }
}

/// Games are text nearly always, which is quicker to see than to mend.
fn text(game: &[u8]) -> Cow<'_, str> {
    str::from_utf8(game).map_or_else(|_| String::from_utf8_lossy(game), Cow::Borrowed)
}

fn times(count: u64) -> String {
    if count == 1 { "once".to_owned() } else { format!("{count} times") }
}

/// Whole games in a format: lines of JSON, or PDN with an empty line behind each game.
pub(crate) struct Sequence {
    format: GameFormat,
    joint: Joint,
    any: bool,
}

impl Sequence {
    /// An empty sequence.
    pub(crate) fn new(format: GameFormat) -> Sequence {
        Sequence { format, joint: Joint::default(), any: false }
    }

    /// Writes a game in the format of the sequence.
    pub(crate) fn add(&mut self, out: &mut impl Write, game: &[u8]) -> io::Result<()> {
        self.any = true;
        match self.format {
            GameFormat::Json => out.write_all(game),
            GameFormat::Pdn => self.joint.add(out, game.trim_ascii_end(), false),
        }
    }

    /// Writes what ends the last game, and says what was added.
    pub(crate) fn finish(&self, out: &mut impl Write, talk: &Talk) -> io::Result<()> {
        self.joint.tell(talk);
        if self.any && self.format == GameFormat::Pdn { out.write_all(b"\n\n") } else { Ok(()) }
    }
}
