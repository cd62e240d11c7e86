//! Mistakes in a notation's file: where they are, and what would be right.

use tavlei_notation::Notation;

fn error(text: &str) -> String {
    Notation::from_toml(text).map(|notation| notation.name).unwrap_err().to_string()
}

#[test]
fn a_name_is_enough() {
    assert_eq!(Notation::from_toml("name = \"club\"").unwrap().name, "club");
}

#[test]
fn characters_of_pdn_are_no_signs() {
    for c in "{}();%$[]!?*./7".chars() {
        for key in ["step", "take", "drop", "pass"] {
            let error = error(&format!("name = \"club\"\n{key} = \"{c}\""));
            assert!(error.starts_with("line 2, column "), "{key} {c}: {error}");
        }
    }
}

#[test]
fn signs_are_told_apart() {
    for signs in ["step = \":\"\ntake = \":\"", "step = \":\"", "take = \"-\"", "drop = \"-\""] {
        assert!(error(&format!("name = \"club\"\n{signs}")).contains("differ"), "{signs}");
    }
    assert!(Notation::from_toml("name = \"club\"\nstep = \"\"\ntake = \"\"").is_ok());
}

#[test]
fn a_table_names_each_cell_once() {
    let table = |line: &str| error(&format!("name = \"c\"\ncells = \"table\"\n[table]\n{line}"));
    assert!(table("\"8x8\" = \"a b\"").contains("32 or 64"));
    assert!(table("\"8by8\" = \"a b\"").contains("files and ranks"));
    assert!(table("\"2x2\" = \"a a\"").contains("two cells"));
    assert!(table("\"2x2\" = \"a ;\"").contains("letters and numbers"));
}

#[test]
fn results_and_what_stands_between() {
    assert!(error("name = \"c\"\nbetween = \";\"").contains("comments"));
    let results = "name = \"c\"\n[results]\nwhite = \"(1)\"\ndraw = \"=\"\nblack = \"0\"";
    assert!(error(results).starts_with("line 3, column 9"));
}
