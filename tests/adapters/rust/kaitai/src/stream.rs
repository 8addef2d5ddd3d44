//! Bytes in memory, and where the parser is in them.

use std::cell::Cell;
use std::fmt;
use std::rc::Rc;

use crate::{KError, KResult};

/// A position in bytes that all of its clones share; each clone moves on its own.
#[derive(Clone)]
pub struct BytesReader {
    bytes: Rc<[u8]>,
    position: Cell<usize>,
    bits: Cell<u8>,
    bits_left: Cell<usize>,
}

impl From<Vec<u8>> for BytesReader {
    fn from(bytes: Vec<u8>) -> Self {
        BytesReader { bytes: bytes.into(), position: Cell::new(0), bits: Cell::new(0), bits_left: Cell::new(0) }
    }
}

impl From<&[u8]> for BytesReader {
    fn from(bytes: &[u8]) -> Self {
        BytesReader::from(bytes.to_vec())
    }
}

impl Default for BytesReader {
    fn default() -> Self {
        BytesReader::from(Vec::new())
    }
}

impl fmt::Debug for BytesReader {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "BytesReader({} of {})", self.position.get(), self.bytes.len())
    }
}

macro_rules! numbers {
    ($($name:ident: $type:ty, $from:ident;)*) => {
        $(fn $name(&self) -> KResult<$type> {
            let bytes = self.read_bytes(std::mem::size_of::<$type>())?;
            bytes.try_into().map(<$type>::$from).map_err(|_| KError::CastError)
        })*
    };
}

pub trait KStream {
    fn clone(&self) -> BytesReader;
    fn size(&self) -> usize;
    fn pos(&self) -> usize;
    fn is_eof(&self) -> bool;
    fn seek(&self, position: usize) -> KResult<()>;
    fn align_to_byte(&self) -> KResult<()>;
    fn read_bits_int_be(&self, count: usize) -> KResult<u64>;
    fn read_bytes(&self, length: usize) -> KResult<Vec<u8>>;
    fn read_bytes_full(&self) -> KResult<Vec<u8>>;

    numbers! {
        read_u1: u8, from_be_bytes;
        read_s1: i8, from_be_bytes;
        read_u2be: u16, from_be_bytes;
        read_u2le: u16, from_le_bytes;
        read_s2be: i16, from_be_bytes;
        read_s2le: i16, from_le_bytes;
        read_u4be: u32, from_be_bytes;
        read_u4le: u32, from_le_bytes;
        read_s4be: i32, from_be_bytes;
        read_s4le: i32, from_le_bytes;
        read_u8be: u64, from_be_bytes;
        read_u8le: u64, from_le_bytes;
        read_s8be: i64, from_be_bytes;
        read_s8le: i64, from_le_bytes;
        read_f4be: f32, from_be_bytes;
        read_f4le: f32, from_le_bytes;
        read_f8be: f64, from_be_bytes;
        read_f8le: f64, from_le_bytes;
    }
}

impl BytesReader {
    fn take(&self, length: usize) -> KResult<&[u8]> {
        let start = self.position.get();
        let rest = self.bytes.get(start..).unwrap_or_default();
        let error = KError::Eof { requested: length, available: rest.len() };
        let taken = rest.get(..length).ok_or(error)?;
        self.position.set(start + length);
        Ok(taken)
    }
}

impl KStream for BytesReader {
    fn clone(&self) -> BytesReader {
        Clone::clone(self)
    }

    fn size(&self) -> usize {
        self.bytes.len()
    }

    fn pos(&self) -> usize {
        self.position.get()
    }

    fn is_eof(&self) -> bool {
        self.bits_left.get() == 0 && self.position.get() >= self.bytes.len()
    }

    fn seek(&self, position: usize) -> KResult<()> {
        self.position.set(position);
        self.align_to_byte()
    }

    fn align_to_byte(&self) -> KResult<()> {
        self.bits_left.set(0);
        Ok(())
    }

    fn read_bits_int_be(&self, count: usize) -> KResult<u64> {
        if count > 64 {
            return Err(KError::ReadBitsTooLarge { requested: count });
        }
        let mut number = 0;
        for _ in 0..count {
            if self.bits_left.get() == 0 {
                self.bits.set(self.take(1)?[0]);
                self.bits_left.set(8);
            }
            self.bits_left.set(self.bits_left.get() - 1);
            number = number << 1 | u64::from(self.bits.get() >> self.bits_left.get() & 1);
        }
        Ok(number)
    }

    fn read_bytes(&self, length: usize) -> KResult<Vec<u8>> {
        self.align_to_byte()?;
        self.take(length).map(<[u8]>::to_vec)
    }

    fn read_bytes_full(&self) -> KResult<Vec<u8>> {
        self.read_bytes(self.size().saturating_sub(self.pos()))
    }
}
