// kaitai-struct-compiler 0.11.0, ksy/osiris_chunk.ksy sha256 3ca0d98fff852463d37111d7a83a8a8e083ba2ccf092cb07134f16246fa1ffda
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
use super::osiris_chunk_header::OsirisChunkHeader;

/**
 * The unit that is written, replicated and checked at once. Its parts are left as bytes, so that a damaged data section
 * does not hide the next chunk. Check `data` first, then open it as `osiris_entries` (a user chunk) or
 * `osiris_tracking_chunk_data` (a tracking chunk).
 * \sa seeds/osiris.txt "Chunk format"
 * \sa rabbitmq/osiris src/osiris_log.erl make_chunk/7
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisChunk {
    pub _root: SharedType<OsirisChunk>,
    pub _parent: SharedType<OsirisChunk>,
    pub _self: SharedType<Self>,
    header: RefCell<OptRc<OsirisChunkHeader>>,
    filter: RefCell<Vec<u8>>,
    data: RefCell<Vec<u8>>,
    trailer: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisChunk {
    type Root = OsirisChunk;
    type Parent = OsirisChunk;

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
        let t = Self::read_into::<_, OsirisChunkHeader>(&*_io, None, None)?.into();
        *self_rc.header.borrow_mut() = t;
        *self_rc.filter.borrow_mut() = _io.read_bytes(*self_rc.header().len_filter() as usize)?.into();
        *self_rc.data.borrow_mut() = _io.read_bytes(*self_rc.header().len_data() as usize)?.into();
        *self_rc.trailer.borrow_mut() = _io.read_bytes(*self_rc.header().len_trailer() as usize)?.into();
        Ok(())
    }
}
impl OsirisChunk {
}

/**
 * Type, counts, lengths and checksum.
 */
impl OsirisChunk {
    pub fn header(&self) -> Ref<'_, OptRc<OsirisChunkHeader>> {
        self.header.borrow()
    }
}

/**
 * An `osiris_filter`, empty without filter values. The document has no filters.
 * \sa rabbitmq/osiris src/osiris_bloom.erl
 */
impl OsirisChunk {
    pub fn filter(&self) -> Ref<'_, Vec<u8>> {
        self.filter.borrow()
    }
}

/**
 * The entries, covered by the checksum.
 * \sa seeds/osiris.txt "Data Entry format"
 */
impl OsirisChunk {
    pub fn data(&self) -> Ref<'_, Vec<u8>> {
        self.data.borrow()
    }
}

/**
 * An `osiris_tracking_delta`. Only user chunks have one.
 * \sa seeds/osiris.txt "Tracking format"
 */
impl OsirisChunk {
    pub fn trailer(&self) -> Ref<'_, Vec<u8>> {
        self.trailer.borrow()
    }
}
impl OsirisChunk {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
