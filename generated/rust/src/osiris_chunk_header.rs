// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk_header.ksy sha256 93122c1dc4d8d5d7cae4cbebf5a75561e1ae4a1fe9d19c4a24135edaab0c2a6e
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#![allow(unused_imports)]
#![allow(non_snake_case)]
#![allow(non_camel_case_types)]
#![allow(irrefutable_let_patterns)]
#![allow(unused_comparisons)]

extern crate kaitai;
use kaitai::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};
use super::osiris_enums::OsirisEnums_ChunkType;

/**
 * The first 48 bytes of a chunk, without a checksum. The filter, the data section and the trailer follow, and then the
 * next chunk.
 * \sa seeds/osiris.txt "Chunk format"
 * \sa rabbitmq/osiris src/osiris_log.erl parse_header/2
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisChunkHeader {
    pub _root: SharedType<OsirisChunkHeader>,
    pub _parent: SharedType<OsirisChunkHeader>,
    pub _self: SharedType<Self>,
    magic: RefCell<u64>,
    version: RefCell<u64>,
    chunk_type: RefCell<OsirisEnums_ChunkType>,
    num_entries: RefCell<u16>,
    num_records: RefCell<u32>,
    timestamp: RefCell<i64>,
    epoch: RefCell<u64>,
    chunk_id: RefCell<u64>,
    data_crc: RefCell<u32>,
    len_data: RefCell<u32>,
    len_trailer: RefCell<u32>,
    len_filter: RefCell<u8>,
    reserved: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_is_filter_size_legal: Cell<bool>,
    is_filter_size_legal: RefCell<bool>,
    f_len_chunk: Cell<bool>,
    len_chunk: RefCell<i64>,
    f_ofs_data: Cell<bool>,
    ofs_data: RefCell<i64>,
    f_ofs_filter: Cell<bool>,
    ofs_filter: RefCell<i64>,
    f_ofs_trailer: Cell<bool>,
    ofs_trailer: RefCell<i64>,
}
impl KStruct for OsirisChunkHeader {
    type Root = OsirisChunkHeader;
    type Parent = OsirisChunkHeader;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        *self_rc.magic.borrow_mut() = _io.read_bits_int_be(4)?;
        if !(((*self_rc.magic() as i64) == (5 as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_bits_int_be(4)?;
        if !( ((((*self_rc.version() as i64) == (0 as i64))) || (((*self_rc.version() as i64) == (1 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotAnyOf, src_path: "/seq/1".to_string() }));
        }
        _io.align_to_byte()?;
        *self_rc.chunk_type.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
        if matches!(*self_rc.chunk_type(), OsirisEnums_ChunkType::Unknown(_)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/seq/2".to_string() }));
        }
        *self_rc.num_entries.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.num_records.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.epoch.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.chunk_id.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.data_crc.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_data.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_trailer.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_filter.borrow_mut() = _io.read_u1()?.into();
        *self_rc.reserved.borrow_mut() = _io.read_bits_int_be(24)?;
        Ok(())
    }
}
impl OsirisChunkHeader {

    /**
     * osiris writes filters of this size (stream-filter-size-bytes).
     * \sa rabbitmq/osiris src/osiris_bloom.erl init/1
     */
    pub fn is_filter_size_legal(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_filter_size_legal.get() {
            return Ok(self.is_filter_size_legal.borrow());
        }
        self.f_is_filter_size_legal.set(true);
        *self.is_filter_size_legal.borrow_mut() = ( ((((*self.len_filter() as u8) == (0 as u8))) || (((*self.len_filter() as u8) >= (16 as u8)))) ) as bool;
        Ok(self.is_filter_size_legal.borrow())
    }

    /**
     * Bytes of the chunk.
     */
    pub fn len_chunk(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_chunk.get() {
            return Ok(self.len_chunk.borrow());
        }
        self.f_len_chunk.set(true);
        *self.len_chunk.borrow_mut() = (((*self.ofs_trailer()? as i64) + (*self.len_trailer() as i64))) as i64;
        Ok(self.len_chunk.borrow())
    }

    /**
     * Position in the chunk.
     */
    pub fn ofs_data(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_ofs_data.get() {
            return Ok(self.ofs_data.borrow());
        }
        self.f_ofs_data.set(true);
        *self.ofs_data.borrow_mut() = (((*self.ofs_filter()? as i64) + (*self.len_filter() as i64))) as i64;
        Ok(self.ofs_data.borrow())
    }

    /**
     * Position in the chunk.
     */
    pub fn ofs_filter(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_ofs_filter.get() {
            return Ok(self.ofs_filter.borrow());
        }
        self.f_ofs_filter.set(true);
        *self.ofs_filter.borrow_mut() = (48) as i64;
        Ok(self.ofs_filter.borrow())
    }

    /**
     * Position in the chunk.
     */
    pub fn ofs_trailer(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_ofs_trailer.get() {
            return Ok(self.ofs_trailer.borrow());
        }
        self.f_ofs_trailer.set(true);
        *self.ofs_trailer.borrow_mut() = (((*self.ofs_data()? as i64) + (*self.len_data() as i64))) as i64;
        Ok(self.ofs_trailer.borrow())
    }
}

/**
 * With the version it makes the first byte 0x50.
 */
impl OsirisChunkHeader {
    pub fn magic(&self) -> Ref<'_, u64> {
        self.magic.borrow()
    }
}

/**
 * osiris has always written 0, and accepts only that. In the document dialect it is 1.
 * \sa rabbitmq/osiris src/osiris.hrl MAGIC, VERSION
 */
impl OsirisChunkHeader {
    pub fn version(&self) -> Ref<'_, u64> {
        self.version.borrow()
    }
}

/**
 * The kind of the entries.
 */
impl OsirisChunkHeader {
    pub fn chunk_type(&self) -> Ref<'_, OsirisEnums_ChunkType> {
        self.chunk_type.borrow()
    }
}

/**
 * Entries in the data section, 1 in a tracking chunk. A sub-batch counts as one.
 */
impl OsirisChunkHeader {
    pub fn num_entries(&self) -> Ref<'_, u16> {
        self.num_entries.borrow()
    }
}

/**
 * Offsets that the chunk takes: one for each simple entry and each record of a sub-batch, and 1 for a tracking
 * chunk.
 */
impl OsirisChunkHeader {
    pub fn num_records(&self) -> Ref<'_, u32> {
        self.num_records.borrow()
    }
}

/**
 * Milliseconds since the Unix epoch on the leader's clock, which may step back, for all records.
 */
impl OsirisChunkHeader {
    pub fn timestamp(&self) -> Ref<'_, i64> {
        self.timestamp.borrow()
    }
}

/**
 * Increases by one with every leader election, and never decreases within a log.
 */
impl OsirisChunkHeader {
    pub fn epoch(&self) -> Ref<'_, u64> {
        self.epoch.borrow()
    }
}

/**
 * Offset of the first record.
 */
impl OsirisChunkHeader {
    pub fn chunk_id(&self) -> Ref<'_, u64> {
        self.chunk_id.borrow()
    }
}

/**
 * CRC-32 (zlib's) of the data section only.
 * \sa rabbitmq/osiris src/osiris_log.erl make_chunk/7
 */
impl OsirisChunkHeader {
    pub fn data_crc(&self) -> Ref<'_, u32> {
        self.data_crc.borrow()
    }
}

/**
 * Bytes of the data section.
 */
impl OsirisChunkHeader {
    pub fn len_data(&self) -> Ref<'_, u32> {
        self.len_data.borrow()
    }
}

/**
 * Bytes of the trailer.
 */
impl OsirisChunkHeader {
    pub fn len_trailer(&self) -> Ref<'_, u32> {
        self.len_trailer.borrow()
    }
}

/**
 * Bytes of the filter: 0, or 16 to 255. In the document, and up to osiris 1.5, a reserved 0.
 * \sa rabbitmq/osiris 35f6025
 */
impl OsirisChunkHeader {
    pub fn len_filter(&self) -> Ref<'_, u8> {
        self.len_filter.borrow()
    }
}

/**
 * Written as 0. Readers ignore it.
 */
impl OsirisChunkHeader {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}
impl OsirisChunkHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
