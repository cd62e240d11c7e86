//! Every feature in every format of text, as it comes out.

mod common;

use common::{Feature, features};
use tavlei_diagram::{Charset, Page, to_svg, to_tex, to_text, to_typst};

fn feature(name: &str) -> Feature {
    features().into_iter().find(|feature| feature.name == name).unwrap()
}

#[test]
fn every_feature_as_svg() {
    for feature in features() {
        insta::assert_snapshot!(
            format!("svg-{}", feature.name),
            to_svg(&Page::of(feature.drawing()))
        );
    }
}

#[test]
fn every_feature_as_text() {
    let texts = features().into_iter().map(|feature| {
        let scene = feature.scene();
        let texts = [to_text(&scene, Charset::Ascii), to_text(&scene, Charset::Unicode)];
        format!("== {}\n{}\n{}\n{}\n", feature.name, texts[0], texts[1], scene.sentence)
    });
    insta::assert_snapshot!(texts.collect::<String>());
}

/// A few shapes of each kind are enough to see how they are written.
#[test]
fn tex_and_typst() {
    for name in ["way-hollow-numbered", "captions-russian", "kings-crown"] {
        let pages = [Page::of(feature(name).drawing())];
        insta::assert_snapshot!(format!("tex-{name}"), to_tex(&pages));
        insta::assert_snapshot!(format!("typst-{name}"), to_typst(&pages));
    }
}

/// With `TAVLEI_DIAGRAMS` set to a folder, writes all of them there for the eye to judge.
#[test]
fn to_look_at() {
    for feature in features() {
        let page = Page::of(feature.drawing());
        let Some(folder) = std::env::var_os("TAVLEI_DIAGRAMS") else { continue };
        let file =
            |extension| std::path::Path::new(&folder).join(feature.name).with_extension(extension);
        std::fs::write(file("svg"), to_svg(&page)).unwrap();
        std::fs::write(file("tex"), to_tex(std::slice::from_ref(&page))).unwrap();
        std::fs::write(file("typ"), to_typst(std::slice::from_ref(&page))).unwrap();
        #[cfg(feature = "png")]
        std::fs::write(file("png"), tavlei_diagram::to_png(&page, 200).unwrap()).unwrap();
        #[cfg(feature = "pdf")]
        std::fs::write(file("pdf"), tavlei_diagram::to_pdf(&[page]).unwrap()).unwrap();
    }
}
