//! «Did you mean …?»

pub(crate) use tavlei::replay::most_alike as nearest;

/// The question itself.
pub(crate) fn did_you_mean(name: &str) -> String {
    format!("did you mean {name}?")
}
