// kaitai-struct-compiler 0.11.0, ksy/osiris_index.ksy sha256 8324821b1116d80a3e219bcdd0c7bec6bddc8f0d97a54dd79bec411548507a5d
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
use super::osiris_index_record::OsirisIndexRecord;

/**
 * A segment's chunk positions, as osiris writes them.
 * \sa seeds/osiris.txt "Index format"
 * \sa rabbitmq/osiris src/osiris.hrl IDX_HEADER
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisIndex {
    pub _root: SharedType<OsirisIndex>,
    pub _parent: SharedType<OsirisIndex>,
    pub _self: SharedType<Self>,
    header: RefCell<OptRc<OsirisIndex_IndexHeader>>,
    records: RefCell<Vec<OptRc<OsirisIndexRecord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisIndex {
    type Root = OsirisIndex;
    type Parent = OsirisIndex;

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
        let t = Self::read_into::<_, OsirisIndex_IndexHeader>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.header.borrow_mut() = t;
        *self_rc.records.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, OsirisIndexRecord>(&*_io, None, None)?.into();
                self_rc.records.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl OsirisIndex {
}

/**
 * Magic and version. The document has none.
 */
impl OsirisIndex {
    pub fn header(&self) -> Ref<'_, OptRc<OsirisIndex_IndexHeader>> {
        self.header.borrow()
    }
}

/**
 * One per chunk, in the segment's order.
 */
impl OsirisIndex {
    pub fn records(&self) -> Ref<'_, Vec<OptRc<OsirisIndexRecord>>> {
        self.records.borrow()
    }
}
impl OsirisIndex {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The first 8 bytes, which osiris skips when it opens a log.
 * \sa rabbitmq/osiris src/osiris.hrl IDX_HEADER
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisIndex_IndexHeader {
    pub _root: SharedType<OsirisIndex>,
    pub _parent: SharedType<OsirisIndex>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisIndex_IndexHeader {
    type Root = OsirisIndex;
    type Parent = OsirisIndex;

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
        *self_rc.magic.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        if !(*self_rc.magic() == vec![0x4fu8, 0x53u8, 0x49u8, 0x49u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/index_header/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.version() as u32) == (1 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/index_header/seq/1".to_string() }));
        }
        Ok(())
    }
}
impl OsirisIndex_IndexHeader {
}

/**
 * Identifies an index.
 */
impl OsirisIndex_IndexHeader {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * The same in all releases.
 */
impl OsirisIndex_IndexHeader {
    pub fn version(&self) -> Ref<'_, u32> {
        self.version.borrow()
    }
}
impl OsirisIndex_IndexHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
