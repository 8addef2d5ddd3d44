// kaitai-struct-compiler 0.11.0, ksy/osiris_segment.ksy sha256 21fe7ce92e4d8973115699ff49380d659bdf85d5f9a9223430808973c18fa223
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
use super::osiris_chunk::OsirisChunk;

/**
 * A header, and chunks to the end of the file. The file's name is the id of its first chunk, in 20 decimal digits.
 * \sa seeds/osiris.txt "Log format"
 * \sa rabbitmq/osiris src/osiris.hrl LOG_HEADER, src/osiris_log.erl open_new_segment/1
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisSegment {
    pub _root: SharedType<OsirisSegment>,
    pub _parent: SharedType<OsirisSegment>,
    pub _self: SharedType<Self>,
    header: RefCell<OptRc<OsirisSegment_LogHeader>>,
    chunks: RefCell<Vec<OptRc<OsirisChunk>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisSegment {
    type Root = OsirisSegment;
    type Parent = OsirisSegment;

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
        let t = Self::read_into::<_, OsirisSegment_LogHeader>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.header.borrow_mut() = t;
        *self_rc.chunks.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, OsirisChunk>(&*_io, None, None)?.into();
                self_rc.chunks.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl OsirisSegment {
}

/**
 * Magic and version.
 */
impl OsirisSegment {
    pub fn header(&self) -> Ref<'_, OptRc<OsirisSegment_LogHeader>> {
        self.header.borrow()
    }
}

/**
 * In ascending order.
 */
impl OsirisSegment {
    pub fn chunks(&self) -> Ref<'_, Vec<OptRc<OsirisChunk>>> {
        self.chunks.borrow()
    }
}
impl OsirisSegment {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The first 8 bytes, which osiris skips when it opens a log.
 * \sa seeds/osiris.txt "Log format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisSegment_LogHeader {
    pub _root: SharedType<OsirisSegment>,
    pub _parent: SharedType<OsirisSegment>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisSegment_LogHeader {
    type Root = OsirisSegment;
    type Parent = OsirisSegment;

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
        if !(*self_rc.magic() == vec![0x4fu8, 0x53u8, 0x49u8, 0x4cu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/log_header/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u4be()?.into();
        if !(((*self_rc.version() as u32) == (1 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/log_header/seq/1".to_string() }));
        }
        Ok(())
    }
}
impl OsirisSegment_LogHeader {
}

/**
 * Identifies a segment.
 */
impl OsirisSegment_LogHeader {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * The same in all releases.
 */
impl OsirisSegment_LogHeader {
    pub fn version(&self) -> Ref<'_, u32> {
        self.version.borrow()
    }
}
impl OsirisSegment_LogHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
