//! Names in fields of one length, in Latin-1, ended by NUL.

use super::head;

/// The names of a file.
#[derive(Debug, Default)]
pub(super) struct Names(Vec<String>);

impl Names {
    /// Reads a file of names of a length.
    pub(super) fn parse(file: &[u8], len: usize) -> Names {
        let fields = file.get(head::LEN..).unwrap_or_default().chunks(len);
        Names(fields.map(from_latin).collect())
    }

    /// The name with a number.
    pub(super) fn get(&self, number: u16) -> Option<&str> {
        self.0.get(usize::from(number)).map(String::as_str)
    }
}

fn from_latin(field: &[u8]) -> String {
    let name = field.split(|&byte| byte == 0).next().unwrap_or_default();
    let letter = |&byte: &u8| if byte < b' ' { ' ' } else { char::from(byte) };
    name.iter().map(letter).collect::<String>().trim().to_owned()
}

/// A name as a field of a length, and whether it is the whole name: letters that Latin-1 does not
/// have become `?`, and what is too long is cut.
pub(super) fn to_latin(name: &str, len: usize) -> (Vec<u8>, bool) {
    let letters: Vec<Option<u8>> = name.chars().map(|letter| u8::try_from(letter).ok()).collect();
    let is_whole = letters.len() < len && letters.iter().all(Option::is_some);
    let bytes = letters.into_iter().take(len - 1).map(|byte| byte.unwrap_or(b'?'));
    let mut field: Vec<u8> = bytes.collect();
    field.resize(len, 0);
    (field, is_whole)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn latin_1_and_back() {
        let (field, is_whole) = to_latin("Lefèvre", 20);
        assert!(is_whole && field.len() == 20);
        let names = Names::parse(&[&[0; head::LEN][..], &field, b"cut"].concat(), 20);
        assert_eq!(
            [names.get(0), names.get(1), names.get(2)],
            [Some("Lefèvre"), Some("cut"), None]
        );
        assert!(!to_latin("Иванов", 20).1);
        assert!(!to_latin("A name that is too long", 20).1);
    }
}
