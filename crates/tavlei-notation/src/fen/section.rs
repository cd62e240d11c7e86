//! Named parts of a position behind its pieces: `:hand-w=5`.

use tavlei_core::Section;

/// The length of a name with `=` behind it at the start of a field; 0 if the field is another one.
pub(crate) fn name_len(field: &[u8]) -> usize {
    let letters = field.iter().take_while(|b| matches!(b, b'a'..=b'z' | b'-')).count();
    let is_name = letters > 0 && field[0] != b'-' && field.get(letters) == Some(&b'=');
    if is_name { letters } else { 0 }
}

/// Reads a field as a section, if it is one.
pub(crate) fn parse_section(field: &[u8]) -> Option<Section> {
    let len = name_len(field);
    let name =
        String::from_utf8(field.get(..len).filter(|name| !name.is_empty())?.to_vec()).ok()?;
    let value = String::from_utf8_lossy(&field[len + 1..]).into_owned();
    Some(Section { name: name.into(), value })
}

/// Writes the sections, each with its colon.
pub(crate) fn write_sections(sections: &[Section], out: &mut String) {
    for section in sections {
        out.push(':');
        out.push_str(&section.name);
        out.push('=');
        out.push_str(&section.value);
    }
    // A final stop, quotation mark or bracket would be taken for the end of an old FEN, not for a
    // part of the value; an empty part behind it says that the value ends here.
    if !sections.is_empty() && out.ends_with(['.', '"', '/', ']', '[', ' ']) {
        out.push(':');
    }
}
