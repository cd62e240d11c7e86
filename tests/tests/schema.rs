//! The program's JSON is what the shipped schema says.

use std::fs;

use serde_json::Value;
use tavlei_tests::{Program, root};

const TAVLEI: Program = Program(env!("CARGO_BIN_EXE_tavlei-under-test"));

fn schema() -> jsonschema::Validator {
    let text = fs::read_to_string(root().join("formats/json/record.schema.json")).unwrap();
    jsonschema::validator_for(&serde_json::from_str(&text).unwrap()).unwrap()
}

#[test]
fn records_of_the_corpus_are_what_the_schema_says() {
    let schema = schema();
    let out = TAVLEI.run(root(), ["convert", "corpus", "--to", "json"]).out;
    let mut count = 0;
    for line in out.lines() {
        let value: Value = serde_json::from_str(line).unwrap();
        let errors: Vec<String> = schema
            .iter_errors(&value)
            .map(|error| format!("{}: {error}", error.instance_path))
            .collect();
        assert!(errors.is_empty(), "{errors:#?}\n{line}");
        count += 1;
    }
    assert!(count > 200, "{count} records");
}

#[test]
fn the_schema_refuses_what_is_none() {
    let schema = schema();
    for text in [
        r#"{"tavlei":2}"#,
        r#"{"tags":[]}"#,
        r#"{"tavlei":1,"moves":[{"move":3}]}"#,
        r#"{"tavlei":1,"moves":[{"mov":"32-28"}]}"#,
        r#"{"tavlei":1,"tags":[["White"]]}"#,
        r#"{"tavlei":1,"moves":[{"move":"32-28","result":"*"}]}"#,
    ] {
        assert!(!schema.is_valid(&serde_json::from_str(text).unwrap()), "{text}");
    }
}
