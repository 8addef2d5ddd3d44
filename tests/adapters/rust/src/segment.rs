//! A file's name and bytes, and the generated parsers over them.

use std::any::Any;

use kaitai::{BytesReader, KError, KStream, KStruct, OptRc};

use crate::stop::Stop;

pub struct Segment {
    pub name: String,
    pub bytes: Vec<u8>,
    reader: BytesReader,
}

/// What a parser read, and the byte behind it.
pub struct Parsed<T> {
    pub value: OptRc<T>,
    pub end: usize,
}

/// What becomes of a broken rule of a spec, by the rule's path (`/seq/0`).
pub type Codes = fn(&str) -> &'static str;

impl Segment {
    pub fn new(name: &str, bytes: Vec<u8>) -> Segment {
        Segment { name: name.to_string(), reader: BytesReader::from(&bytes[..]), bytes }
    }

    pub fn size(&self) -> usize {
        self.bytes.len()
    }

    /// Whether nothing but zeros is left, and at least one.
    pub fn is_zero_from(&self, position: usize) -> bool {
        position < self.size() && self.bytes[position..].iter().all(|&byte| byte == 0)
    }

    /// The first place from `position` on where these bytes stand.
    pub fn find(&self, wanted: &[u8], position: usize) -> Option<usize> {
        let rest = self.bytes.get(position..)?;
        rest.windows(wanted.len()).position(|window| window == wanted).map(|found| position + found)
    }

    /// Runs a parser without parameters. Where the bytes end early the error is `torn`.
    pub fn parse<T: KStruct + Any>(&self, position: usize, codes: Codes) -> Result<Parsed<T>, Stop> {
        self.parse_with(position, codes, &|_| ())
    }

    /// Runs a parser whose parameters `init` sets.
    pub fn parse_with<T: KStruct + Any>(
        &self,
        position: usize,
        codes: Codes,
        init: &dyn Fn(&mut T),
    ) -> Result<Parsed<T>, Stop> {
        let reader = Clone::clone(&self.reader);
        let read = reader.seek(position).and_then(|()| {
            T::read_into_with_init::<_, T>(&reader, None, None, &|blank| {
                init(blank);
                Ok(())
            })
        });
        match read {
            Ok(value) => Ok(Parsed { value, end: reader.pos() }),
            Err(KError::Eof { .. }) => Err(Stop::new("torn", position)),
            Err(KError::ValidationFailed(refused)) => Err(Stop::new(codes(&refused.src_path), position)),
            Err(_) => Err(Stop::new("bad-encoding", position)),
        }
    }
}
