//! What the TOML reader says, for people who do not know its terms.

/// A message of the TOML reader in plain words.
pub fn toml_in_words(message: &str) -> String {
    [
        ("unknown field", "there is no key"),
        ("unknown variant", "there is no value"),
        ("expected one of", "there are"),
        ("invalid type: integer", "a number can't stand here:"),
        ("invalid type: string", "a text can't stand here:"),
        ("invalid type: boolean", "true or false can't stand here:"),
        ("invalid value: integer", "this number can't stand here:"),
        (" as i128", ""),
        (" as i64", ""),
        ("missing field", "this key is missing:"),
        ("invalid type:", "this can't be a"),
        ("invalid value:", "this can't be the"),
        ("expected a sequence", "a list should stand here, as in [\"most\"]"),
        ("expected a boolean", "true or false should stand here"),
        ("expected a string", "a text in quotation marks should stand here"),
        ("expected string or table", "a text in quotation marks should stand here"),
        ("expected u8", "a whole number from 0 to 255 should stand here"),
        ("`", "\""),
    ]
    .iter()
    .fold(message.to_owned(), |text, (from, to)| text.replace(from, to))
}

/// Line and column of a byte of a text, both from 1; the column counts characters.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let line_start = before.rfind('\n').map_or(0, |at| at + 1);
    (before.matches('\n').count() + 1, before[line_start..].chars().count() + 1)
}
