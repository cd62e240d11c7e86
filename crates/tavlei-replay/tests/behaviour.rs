//! What a check says of records of all kinds, one small record each.

use tavlei_notation::Notation;
use tavlei_record::{ItemKind, PdnOptions, ReadOptions, Record, Severity, parse_all, write_pdn};
use tavlei_replay::{
    BoardResult, Context, Converted, Options, Reading, Report, ScaleChoice, Target, Verdict, check,
    code, convert, replay,
};
use tavlei_rules::find;

fn records(pdn: &str) -> Vec<Record> {
    parse_all(pdn.as_bytes(), &ReadOptions::default())
}

fn reports(pdn: &str, options: Options) -> Vec<Report> {
    let records = records(pdn);
    let context = Context::learn(&records, options);
    records.iter().map(|record| check(&context, record)).collect()
}

fn report(pdn: &str) -> Report {
    let mut reports = reports(pdn, Options::default());
    assert_eq!(reports.len(), 1, "one record: {pdn}");
    reports.remove(0)
}

fn game(report: &Report) -> &str {
    report.game.as_ref().map_or("none", |game| game.id())
}

/// The message of the first finding with a code, by its slug.
fn message<'r>(report: &'r Report, slug: &str) -> &'r str {
    let code = code(slug).unwrap_or_else(|| panic!("no code {slug}")).code;
    let found = report.findings.iter().find(|finding| finding.code == code);
    &found.unwrap_or_else(|| panic!("no {slug} in {:#?}", report.findings)).message
}

fn has(report: &Report, slug: &str) -> bool {
    let code = code(slug).unwrap_or_else(|| panic!("no code {slug}")).code;
    report.findings.iter().any(|finding| finding.code == code)
}

#[test]
fn variant_goes_before_game_type() {
    let report =
        report("[Variant \"frysk\"]\n[GameType \"20\"]\n[FEN \"W:W46-50:B1-5\"]\n1. 46-41 *");
    assert_eq!(game(&report), "frysk");
    assert!(message(&report, "variant-gametype-differ").contains("Variant counts"));
}

#[test]
fn an_unknown_variant_leaves_the_word_to_game_type() {
    let report = report("[Variant \"Blitz\"]\n[GameType \"25\"]\n1. c3-d4 *");
    assert_eq!(game(&report), "russian");
    assert!(has(&report, "variant-unknown"));
}

#[test]
fn a_variant_may_be_any_name_that_is_shown_and_a_slip_is_asked_back() {
    let shown = report("[Variant \"Реверси (Отелло)\"]\n*");
    assert_eq!((game(&shown), has(&shown, "variant-unknown")), ("reversi", false));
    let slip = report("[Variant \"Russian draugts\"]\n1. c3-d4 *");
    assert!(message(&slip, "variant-unknown").contains("did you mean \"Russian draughts\"?"));
    let strange = report("[Variant \"Qwxz\"]\n1. c3-d4 *");
    assert!(!message(&strange, "variant-unknown").contains("did you mean"));
}

#[test]
fn a_given_game_beats_the_tags() {
    let options = Options { game: find("brazilian"), ..Options::default() };
    let reports = reports("[GameType \"25\"]\n1. c3-d4 *", options);
    assert_eq!(game(&reports[0]), "brazilian");
    assert!(has(&reports[0], "game-overridden"));
}

#[test]
fn untagged_records_are_what_their_file_is() {
    let pdn = "[Event \"1\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n\n[Event \"2\"]\n1. 11-15 23-19 2. 8-11 22-17 *\n\n\
               [Event \"3\"]\n1. 33-29 19-23 *\n";
    let reports = reports(pdn, Options::default());
    let games: Vec<_> = reports.iter().map(game).collect();
    assert_eq!(games, ["international", "english", "international"]);
    assert!(has(&reports[0], "game-from-file"));
    assert!(has(&reports[1], "game-guessed"));
}

#[test]
fn an_untagged_record_that_no_game_accepts_is_still_judged() {
    let report = report("1. 32-28 19-23 2. 28x19 1-2 *");
    assert_eq!(report.verdict, Verdict::Illegal);
    assert_eq!((game(&report), report.plies), ("international", 3));
}

#[test]
fn letters_where_numbers_are_usual() {
    let report = report("[GameType \"20\"]\n1. d4-c5 c7-b6 2. f4-e5 *");
    assert_eq!(report.verdict, Verdict::Legal);
    assert!(message(&report, "other-labels").contains("a1 at White's left hand"));
}

#[test]
fn letters_from_the_first_players_side() {
    let report = report("[Variant \"American/English\"]\n1. c3-d4 b6-c5 2. d4xb6 a7xc5 *");
    assert_eq!((game(&report), report.verdict), ("english", Verdict::Legal));
    assert!(message(&report, "other-labels").contains("a1 at Black's left hand"));
}

#[test]
fn captures_written_jump_by_jump() {
    let pdn = "[GameType \"21\"]\n[FEN \"B:W18,26,32:B15,1\"]\n1. 15x22 22x31 2. 32-28 1-5 *";
    let report = report(pdn);
    assert_eq!((report.verdict, report.plies), (Verdict::Legal, 3), "{report:#?}");
    assert!(has(&report, "capture-in-parts"));
    let records = records(pdn);
    let context = Context::learn(&records, Options::default());
    let Converted::Rewritten { record, .. } = convert(&context, &records[0], &Target::default())
    else {
        panic!("it is legal");
    };
    let texts: Vec<_> = record.items.iter().map(|item| record.str(item.text)).collect();
    assert_eq!(texts, ["1.", "15x31", "32-28", "2.", "1-5", "*"]);
}

#[test]
fn stray_text_among_the_moves() {
    let report = report("[GameType \"20\"]\n1. 32-28 9n 19-23 2n 28x19 14x23 *");
    assert_eq!((report.verdict, report.plies), (Verdict::Legal, 4));
    assert!(has(&report, "stray-text") || has(&report, "unknown-text"));
}

#[test]
fn a_conversion_goes_on_behind_stray_text() {
    let records = records("[GameType \"25\"]\n1. c3-d4 d6-c5 2T518. b2-c3 f6-g5 *");
    let context = Context::learn(&records, Options::default());
    let target = Target { notation: Notation::named("numeric"), ..Target::default() };
    let Converted::Rewritten { record, kept, .. } = convert(&context, &records[0], &target) else {
        panic!("not rewritten")
    };
    let texts = |kind| {
        let items = record.items.iter().filter(move |item| item.kind == kind);
        items.map(|item| record.str(item.text)).collect::<Vec<_>>()
    };
    assert_eq!(texts(ItemKind::Move), ["22-18", "10-14", "25-22", "11-16"]);
    assert_eq!(texts(ItemKind::Unknown), ["2T518", "."]);
    assert!(kept.is_empty());
}

#[test]
fn dots_that_leave_nothing_out_are_not_written_as_a_move() {
    let records = records("[GameType \"25\"]\n1. c3-d4 {a thought} 1... ... d6-c5 2. b2-c3 *");
    let context = Context::learn(&records, Options::default());
    let Converted::Rewritten { record, .. } = convert(&context, &records[0], &Target::default())
    else {
        panic!("not rewritten")
    };
    let mut pdn = Vec::new();
    write_pdn(&mut pdn, &record, &PdnOptions::default()).unwrap();
    let pdn = String::from_utf8(pdn).unwrap();
    assert!(pdn.contains("1. c3-d4 {a thought} 1... d6-c5 2. b2-c3 *"), "{pdn}");
}

#[test]
fn english_results_are_the_first_players() {
    // White has taken the last black man.
    let pdn = |result: &str| {
        format!(
            "[GameType \"21\"]\n[FEN \"W:W18:B15\"]\n[Result \"{result}\"]\n\n1. 18x11 {result}"
        )
    };
    let old = report(&pdn("0-1"));
    assert_eq!(old.result.board, Some(BoardResult::WhiteWins));
    assert_eq!((old.result.means, old.result.agrees), (Some(BoardResult::WhiteWins), Some(true)));
    let new = report(&pdn("1-0"));
    assert_eq!(new.result.agrees, Some(true));
    assert!(message(&new, "result-white-first").contains("write White first"));
    let draw = report(&pdn("1/2-1/2"));
    assert_eq!(draw.result.agrees, Some(false));
    let options = Options { results: Reading::WhiteFirst, ..Options::default() };
    let white_first = &reports(&pdn("0-1"), options)[0];
    assert_eq!(white_first.result.agrees, Some(false));
}

#[test]
fn two_results() {
    let report = report("[GameType \"25\"]\n[Result \"1-0\"]\n\n1. c3-d4 0-1");
    assert_eq!(report.result.recorded.as_deref(), Some("1-0"));
    assert!(has(&report, "results-differ"));
    let report = self::report("[GameType \"25\"]\n[Result \"*\"]\n\n1. c3-d4 0-1");
    assert_eq!(report.result.recorded.as_deref(), Some("0-1"));
    assert!(!has(&report, "results-differ"));
    let report = self::report("[GameType \"25\"]\n[Result \"draw\"]\n\n1. c3-d4 *");
    assert!(has(&report, "result-unreadable"));
}

#[test]
fn a_fault_in_a_variation_is_a_warning() {
    let report = report(
        "[GameType \"20\"]\n1. 32-28 (1. 33-28 19-24 2. 28-19) 19-23 (1... 18-23) 2. 28x19 *",
    );
    assert_eq!((report.verdict, report.plies), (Verdict::Legal, 3));
    let faults: Vec<_> = report.findings.iter().filter(|f| f.code.starts_with("T2")).collect();
    assert_eq!(faults.len(), 1, "{faults:#?}");
    assert_eq!(faults[0].severity, Severity::Warning);
    assert!(faults[0].message.starts_with("in a variation: 28-19 is not legal"));
    assert!(faults[0].in_variation);
    let own = self::report("[GameType \"20\"]\n1. 32-28 (1. 33-28) 28-19 *");
    assert!(own.findings.iter().all(|finding| !finding.in_variation), "{:#?}", own.findings);
}

#[test]
fn variations_inside_variations_begin_before_the_move_they_replace() {
    let pdn = "[GameType \"20\"]\n1. 32-28 19-23 (1... 18-23 2. 38-32 (2. 37-32 12-18) 12-18) \
               (1... 20-24 2. 37-32) 2. 28x19 14x23 *";
    let report = report(pdn);
    assert_eq!((report.verdict, report.plies), (Verdict::Legal, 4));
    assert!(!report.findings.iter().any(|f| f.severity > Severity::Note), "{report:#?}");
}

#[test]
fn a_position_set_in_the_middle() {
    let pdn = "[GameType \"20\"]\n1. 32-28 19-23 /FEN \"W:W31:B1\"/ 2. 31-26 1-6 *";
    let report = report(pdn);
    assert_eq!((report.verdict, report.plies), (Verdict::Legal, 4), "{report:#?}");
    let bad = self::report("[GameType \"20\"]\n1. 32-28 /FEN \"W:W51:B1\"/ 19-23 *");
    assert_eq!((bad.verdict, bad.plies), (Verdict::Unreadable, 1));
    assert!(bad.reason.is_some_and(|reason| reason.message.contains("51")));
}

#[test]
fn a_position_that_can_not_be_read() {
    let report = report("[GameType \"20\"]\n[FEN \"W:W51:B1\"]\n1. 32-28 *");
    assert_eq!((report.verdict, report.plies), (Verdict::Unreadable, 0));
    assert_eq!(report.at.as_ref().map(|at| at.ply), Some(1));
}

#[test]
fn setup_without_a_position() {
    let report = report("[GameType \"20\"]\n[SetUp \"1\"]\n1. 32-28 *");
    assert_eq!(report.verdict, Verdict::Legal);
    assert!(has(&report, "fen-missing"));
}

#[test]
fn dots_for_a_move() {
    let study = report("[GameType \"20\"]\n[FEN \"B:W50:B1\"]\n1. ... 1-7 2. 50-45 *");
    assert_eq!((study.verdict, study.plies), (Verdict::Legal, 2));
    let lost = report("[GameType \"20\"]\n1. 32-28 19-23 2. - - *");
    assert_eq!((lost.verdict, lost.plies), (Verdict::Legal, 2), "{lost:#?}");
    assert!(has(&lost, "unknown-move"));
    let lost = report("[GameType \"20\"]\n1. 32-28 19-23 2. - 14x23 *");
    assert_eq!((lost.verdict, lost.plies), (Verdict::Unreadable, 2), "{lost:#?}");
}

#[test]
fn moves_after_the_end() {
    let report = report("[GameType \"20\"]\n[FEN \"W:W38:B43\"]\n1. 38x49 43-48 *");
    assert_eq!((report.verdict, report.plies), (Verdict::Illegal, 1));
    assert!(message(&report, "game-over").contains("White has won, Black has no piece left"));
}

#[test]
fn a_slip_in_the_move_that_fails() {
    let report = report("[GameType \"20\"]\n1. 32-28 18-22 2. 37-33 12-18 3. 34-29 *");
    let reason = report.reason.as_ref().expect("a reason");
    assert_eq!(reason.did_you_mean.as_deref(), Some("37-32"), "{report:#?}");
}

#[test]
fn a_slip_some_plies_before_the_move_that_fails() {
    let report = report("[GameType \"20\"]\n1. 34-29 20-25 2. 29x20 15x24 3. 40-34 *");
    assert_eq!((report.verdict, report.plies), (Verdict::Illegal, 2), "{report:#?}");
    let reason = report.reason.as_ref().expect("a reason");
    assert_eq!(reason.did_you_mean, None, "it is about another move");
    let message = message(&report, "did-you-mean");
    assert!(message.contains("half-move 2 was meant as 20-24, not 20-25"), "{message}");
}

#[test]
fn a_slip_that_may_be_several_is_not_told() {
    // Both 18-23 and 19-24 would do, and so would hardly less.
    let report = report("[GameType \"20\"]\n1. 32-28 19-23 2. 28-22 *");
    assert_eq!(report.verdict, Verdict::Illegal);
    assert_eq!(report.reason.as_ref().expect("a reason").did_you_mean, None);
    assert!(!has(&report, "did-you-mean"), "{report:#?}");
}

#[test]
fn all_legal_turns_are_given_what_was_meant_first() {
    let report = report("[GameType \"20\"]\n1. 31-72 18-23 2. 36-31 *");
    let reason = report.reason.as_ref().expect("a reason");
    assert_eq!(reason.legal.len(), 9, "{reason:#?}");
    let meant = reason.did_you_mean.as_deref().expect("31-27");
    assert_eq!((meant, reason.legal[0].as_str()), ("31-27", "31-27"));
}

#[test]
fn text_that_decides_the_verdict_is_told_once() {
    let report = report("[GameType \"20\"]\n1. 32-28 rubbish 2. 37-32 *");
    assert_eq!(report.verdict, Verdict::Unreadable, "{report:#?}");
    assert!(has(&report, "unreadable-move") && !has(&report, "unknown-text"), "{report:#?}");
}

#[test]
fn a_game_that_no_rules_accept_is_a_guess() {
    let chess = report("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    assert!(!chess.verdict.is_fine());
    assert!(message(&chess, "game-unknown").contains("a guess"), "{chess:#?}");
    let told = report("[GameType \"25\"]\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    assert!(!has(&told, "game-unknown"));
}

#[test]
fn draw_rules_are_told_in_words() {
    let moves = "46-41 45-50 41-46 50-45 ".repeat(5);
    let report = report(&format!("[GameType \"20\"]\n[FEN \"W:WK46:BK45\"]\n\n1. {moves} *"));
    let message = message(&report, "move-count");
    assert!(message.contains("it is a draw by 5 moves of each side with"), "{message}");
    assert!(message.contains("against a lone king"), "{message}");
}

#[test]
fn a_game_that_other_rules_accept() {
    let pdn = "[GameType \"29\"]\n[FEN \"W:Wc5,h2:Bd4,h8\"]\n\n\
               1. c5xe3 h8-g7 2. h2-g3 g7-f6 3. g3-h4 f6-e5 *";
    let report = report(pdn);
    assert_eq!((report.verdict, report.plies), (Verdict::Illegal, 0), "{report:#?}");
    assert!(message(&report, "man-takes-direction").contains("a man does not take backward"));
    let message = message(&report, "other-rules-accept");
    assert!(message.contains("(russian)"), "{message}");
}

#[test]
fn short_moves_are_settled_by_what_follows() {
    let pdn = |moves: &str| format!("[GameType \"25\"]\n[FEN \"W:WKh8,h6:Ba5\"]\n\n1. {moves} *");
    let settled = report(&pdn("hg7 ab4 2. ga1"));
    assert_eq!((settled.verdict, settled.plies), (Verdict::Legal, 3), "{settled:#?}");
    assert!(message(&settled, "ambiguous-settled").contains("fits only h8-g7"));
    let open = report(&pdn("hg7 ab4"));
    assert_eq!((open.verdict, open.plies), (Verdict::Ambiguous, 2), "{open:#?}");
    assert_eq!(open.at.as_ref().map(|at| at.ply), Some(1));
    let reason = open.reason.as_ref().expect("a reason");
    assert_eq!(reason.legal, ["h6-g7", "h8-g7"]);
    let none = report(&pdn("hg7 ab4 2. ga2"));
    assert_eq!((none.verdict, none.plies), (Verdict::Illegal, 2), "{none:#?}");
}

/// A record after a conversion that must succeed.
fn converted(pdn: &str, target: &Target) -> Record {
    let records = records(pdn);
    let context = Context::learn(&records, Options::default());
    match convert(&context, &records[0], target) {
        Converted::Rewritten { record, .. } => *record,
        Converted::Verbatim { report } => panic!("{pdn}: {report:#?}"),
    }
}

#[test]
fn results_get_the_usual_spelling() {
    let target = Target { scale: ScaleChoice::Usual, ..Target::default() };
    for (game, written, usual) in [
        ("25", "1:0", "1-0"),
        ("20", "1:0", "2-0"),
        ("20", "1/2:1/2", "1-1"),
        ("25", "0.5-0.5", "1/2-1/2"),
        ("20", "4-6", "4-6"),
        ("20", "*", "*"),
    ] {
        let pdn = format!("[GameType \"{game}\"]\n[Result \"{written}\"]\n\n*");
        assert_eq!(converted(&pdn, &target).tag("Result"), Some(usual), "{written}");
    }
}

#[test]
fn game_type_says_how_cells_are_called() {
    let numeric = "[GameType \"25\"]\n[FEN \"W:W22,K31:B4,17,19\"]\n\n1. 22x13 *";
    let letters = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4,h8\"]\n\n1. c3xe5 *";
    let by = |labels: &str| Target { notation: Notation::named(labels), ..Target::default() };
    let types = [
        (numeric, "short", "25,W,8,8,N2,0"),
        (numeric, "numeric", "25,W,8,8,N2,0"),
        (numeric, "algebraic", "25"),
        (letters, "short", "25"),
        (letters, "numeric", "25,W,8,8,N2,0"),
    ];
    for (pdn, labels, expected) in types {
        assert_eq!(converted(pdn, &by(labels)).tag("GameType"), Some(expected), "{labels:?}");
    }
    let odd = numeric.replace("\"25\"", "\"25,W,8,8,A0,0\"");
    assert_eq!(converted(&odd, &Target::default()).tag("GameType"), Some("25,W,8,8,N2,0"));
    let kurnik = "[GameType \"20,W,10,10,N1,0\"]\n\n1. 32-28 *";
    assert_eq!(converted(kurnik, &Target::default()).tag("GameType"), Some("20,W,10,10,N1,0"));
}

#[test]
fn a_position_is_written_in_the_names_asked_for() {
    let mixed = "[GameType \"25\"]\n[FEN \"W:Wc3:Bd4,h8\"]\n\n1. 22x15 *";
    let fen = |labels: &str| {
        let record =
            converted(mixed, &Target { notation: Notation::named(labels), ..Target::default() });
        record.tag("FEN").map(str::to_owned)
    };
    assert_eq!(fen("short").as_deref(), Some("W:Wc3:Bd4,h8"));
    assert_eq!(fen("numeric").as_deref(), Some("W:W22:B4,18"));
    assert_eq!(fen("algebraic").as_deref(), Some("W:Wc3:Bd4,h8"));
}

#[test]
fn what_is_never_closed_is_not_converted() {
    for moves in ["1. c3-d4 {a slip d6-c5 2. b2-c3 *", "1. c3-d4 (1. c3-b4 d6-c5 2. b2-c3 *"] {
        let records = records(&format!("[GameType \"25\"]\n\n{moves}"));
        let context = Context::learn(&records, Options::default());
        let converted = convert(&context, &records[0], &Target::default());
        assert!(matches!(converted, Converted::Verbatim { .. }), "{moves}");
        assert!(converted.report().never_closed().is_some(), "{moves}");
    }
}

#[test]
fn moves_of_variations_that_stay_are_named() {
    let records = records("[GameType \"20\"]\n1. 32-28 (1. 33-28 19-24 2. 28-19) 19-23 *");
    let context = Context::learn(&records, Options::default());
    let Converted::Rewritten { kept, .. } = convert(&context, &records[0], &Target::default())
    else {
        panic!("it is legal");
    };
    let texts: Vec<_> = kept.iter().map(|&span| records[0].str(span)).collect();
    assert_eq!(texts, ["28-19"]);
}

#[test]
fn half_moves_are_counted_alike_everywhere() {
    let parts = "[GameType \"21\"]\n[FEN \"B:W18,26,32:B15,1\"]\n1. 15x22 22x31 2. 32-28 1-5 *";
    let stray = "[GameType \"20\"]\n1. 32-28 18-22 2. 37-32 2n 12-18 3. 32-27 *";
    let illegal = "[GameType \"20\"]\n1. 32-28 18-22 2. 37-32 2n 12-18 3. 32-72 7-12 *";
    for (pdn, played, unplayed) in [(parts, 3, 0), (stray, 5, 0), (illegal, 4, 2)] {
        let records = records(pdn);
        let replayed = replay(&Context::learn(&records, Options::default()), &records[0]);
        let counts =
            (replayed.report.plies as usize, replayed.plies.len(), replayed.unplayed.len());
        assert_eq!(counts, (played, played, unplayed), "{pdn}");
        let plies = replayed.plies.iter().map(|played| played.ply);
        let plies = plies.chain(replayed.unplayed.iter().map(|unplayed| unplayed.ply));
        assert!(plies.eq(1..=(played + unplayed) as u32), "{pdn}");
    }
    let records = records(parts);
    let replayed = replay(&Context::learn(&records, Options::default()), &records[0]);
    assert_eq!(replayed.plies[0].written, "15x22 22x31");
}

#[test]
fn results_change_their_scale() {
    let pdn = "[GameType \"25\"]\n[Result \"2-0\"]\n\n1. c3-d4 2-0";
    let records = records(pdn);
    let context = Context::learn(&records, Options::default());
    let target = Target { scale: ScaleChoice::Usual, ..Target::default() };
    let Converted::Rewritten { record, .. } = convert(&context, &records[0], &target) else {
        panic!("it is legal");
    };
    assert_eq!(record.tag("Result"), Some("1-0"));
    let token = record.items.iter().find(|item| item.kind == ItemKind::Result);
    assert_eq!(token.map(|item| record.str(item.text)), Some("1-0"));
}

#[test]
fn a_conversion_leaves_alone_what_can_not_be_played() {
    let pdn = "[GameType \"20\"]\n1. 32-28 19-24 2. 28-22 *";
    let records = records(&pdn.replace("19-24", "19-25"));
    let context = Context::learn(&records, Options::default());
    let converted = convert(&context, &records[0], &Target::default());
    assert!(matches!(converted, Converted::Verbatim { .. }));
    assert_eq!(converted.report().verdict, Verdict::Illegal);
}

#[test]
fn a_report_is_one_line_of_json() {
    let pdn = "[White \"Alder \\\"A.\\\"\"]\n[GameType \"20\"]\n[Result \"2-0\"]\n\n1. 32-28 19-23\n2. 27-21 2-0\n";
    let records = records(pdn);
    let context = Context::learn(&records, Options::default());
    let mut json = Vec::new();
    check(&context, &records[0]).write_json(&mut json, "club.pdn", &records[0]).expect("a buffer");
    let json = String::from_utf8(json).expect("UTF-8");
    assert_eq!(json.matches('\n').count(), 1);
    insta::assert_snapshot!(json);
}
