//! The part of Kaitai Struct's Rust runtime that the generated parsers call.
//!
//! The official runtime (kaitai-io/kaitai_struct_rust_runtime) has no release on the public registry: the crate of that
//! name there is another project's. This one has the same names and types, written anew, over bytes in memory. A program
//! with the official runtime at hand names it in `[patch.crates-io]` instead.

#![forbid(unsafe_code)]

mod shared;
mod stream;
mod structure;

pub use shared::{OptRc, SharedType};
pub use stream::{BytesReader, KStream};
pub use structure::{KStruct, KStructUnit};

pub type KResult<T> = Result<T, KError>;

/// Why a parser stopped.
#[derive(Clone, Debug, Eq, PartialEq)]
pub enum KError {
    /// The stream ends before `requested` bytes.
    Eof { requested: usize, available: usize },
    /// A list that must have an item is empty.
    EmptyIterator,
    /// Text in an encoding that this runtime does not know.
    UnknownEncoding { name: String },
    /// More bits at once than a number holds.
    ReadBitsTooLarge { requested: usize },
    /// A value breaks a rule of its spec.
    ValidationFailed(ValidationFailedError),
    /// A value or a structure is not of the type that was asked for.
    CastError,
    /// The structure above is gone.
    MissingParent,
}

/// Which rule of the spec, by the kind of rule and the field's path.
#[derive(Clone, Debug, Eq, PartialEq)]
pub struct ValidationFailedError {
    pub kind: ValidationKind,
    pub src_path: String,
}

#[derive(Clone, Debug, Eq, PartialEq)]
pub enum ValidationKind {
    NotEqual,
    LessThan,
    GreaterThan,
    NotAnyOf,
    NotInEnum,
    Expr,
}

/// Text of bytes; what is no text of its encoding is replaced, as the official runtime does.
pub fn bytes_to_str(bytes: &Vec<u8>, encoding: &str) -> KResult<String> {
    match encoding.to_ascii_lowercase().as_str() {
        "utf-8" => Ok(String::from_utf8_lossy(bytes).into_owned()),
        "ascii" => Ok(bytes.iter().map(|&byte| if byte < 0x80 { char::from(byte) } else { '\u{fffd}' }).collect()),
        "utf-32be" => Ok(bytes.chunks(4).map(utf32be).collect()),
        _ => Err(KError::UnknownEncoding { name: encoding.to_string() }),
    }
}

fn utf32be(unit: &[u8]) -> char {
    let number = <[u8; 4]>::try_from(unit).map(u32::from_be_bytes);
    number.ok().and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER)
}

/// The remainder that has the divisor's sign.
pub fn modulo(dividend: i64, divisor: i64) -> i64 {
    dividend.rem_euclid(divisor)
}
