//! Repairs that never change moves.
