//! The book's table of contents and its pages belong together.

use std::collections::BTreeSet;
use std::fs;

use tavlei_tests::root;
use walkdir::WalkDir;

#[test]
fn every_page_is_in_the_table_of_contents() {
    let pages = root().join("docs/src");
    let summary = fs::read_to_string(pages.join("SUMMARY.md")).unwrap();
    let links = summary.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    let listed: BTreeSet<String> = links.map(|(link, _)| link.to_owned()).collect();
    let written: BTreeSet<String> = WalkDir::new(&pages)
        .into_iter()
        .map(|entry| entry.unwrap().into_path())
        .filter(|path| path.extension().is_some_and(|e| e == "md"))
        .map(|path| path.strip_prefix(&pages).unwrap().display().to_string())
        .filter(|page| page != "SUMMARY.md")
        .collect();
    assert_eq!(listed, written);
}
