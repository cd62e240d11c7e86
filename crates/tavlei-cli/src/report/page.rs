//! Pages of HTML that need nothing else: their style is in them, and they print on A4.

use tavlei::collection::grid::escape;

const STYLE: &str = "\
@page { size: A4; margin: 15mm }
body { font: 10pt/1.35 serif; margin: 2em auto; max-width: 50em; color: #000 }
h1 { font-size: 16pt; margin: 0 0 .3em } h2 { font-size: 12pt; margin: 1.2em 0 .3em }
table { border-collapse: collapse; margin: .5em 0; font-size: 9pt; font-variant-numeric: tabular-nums }
th, td { border: .5pt solid #777; padding: .15em .45em } th { background: #eee }
.l { text-align: left } .r { text-align: right } .c { text-align: center }
tr, li { break-inside: avoid } thead { display: table-header-group }
.error { font-weight: bold } .where { color: #444 }
.sign { display: flex; gap: 2em; margin-top: 3em; break-inside: avoid }
.sign div { flex: 1; border-top: .5pt solid #000; padding-top: .3em }
@media print { body { margin: 0; max-width: none } }
";

/// A page with a title; the body is HTML.
pub(crate) fn page(title: &str, body: &str) -> String {
    let title = escape(title);
    format!(
        "<!DOCTYPE html>\n<html>\n<head>\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>\n{STYLE}</style>\n</head>\n<body>\n{body}</body>\n</html>\n"
    )
}
