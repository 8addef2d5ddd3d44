// kaitai-struct-compiler 0.11.0, ksy/osiris_index_record.ksy sha256 b633ab0fac14dd165661884b9619e8d415c097c38488c9b51298fd4face9e67a
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
 * One chunk of any type. All fields can be restored from the segment.
 * \sa seeds/osiris.txt "Index record"
 * \sa rabbitmq/osiris src/osiris_log.erl IDX_MATCH
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisIndexRecord {
    pub _root: SharedType<OsirisIndexRecord>,
    pub _parent: SharedType<OsirisIndexRecord>,
    pub _self: SharedType<Self>,
    chunk_id: RefCell<u64>,
    timestamp: RefCell<i64>,
    epoch: RefCell<u64>,
    ofs_chunk: RefCell<u32>,
    chunk_type: RefCell<OsirisEnums_ChunkType>,
    _io: RefCell<BytesReader>,
    f_is_zero: Cell<bool>,
    is_zero: RefCell<bool>,
}
impl KStruct for OsirisIndexRecord {
    type Root = OsirisIndexRecord;
    type Parent = OsirisIndexRecord;

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
        *self_rc.chunk_id.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.epoch.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.ofs_chunk.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.chunk_type.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
        Ok(())
    }
}
impl OsirisIndexRecord {

    /**
     * All zeros, as after a crash. No chunk begins at position 0.
     * \sa rabbitmq/osiris src/osiris_log.erl skip_invalid_idx_records/4
     */
    pub fn is_zero(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_zero.get() {
            return Ok(self.is_zero.borrow());
        }
        self.f_is_zero.set(true);
        *self.is_zero.borrow_mut() = ( ((((*self.chunk_id() as u64) == (0 as u64))) && (((*self.timestamp() as i64) == (0 as i64))) && (((*self.epoch() as u64) == (0 as u64))) && (((*self.ofs_chunk() as u32) == (0 as u32)))) ) as bool;
        Ok(self.is_zero.borrow())
    }
}

/**
 * The chunk's id.
 */
impl OsirisIndexRecord {
    pub fn chunk_id(&self) -> Ref<'_, u64> {
        self.chunk_id.borrow()
    }
}

/**
 * In milliseconds since the Unix epoch.
 */
impl OsirisIndexRecord {
    pub fn timestamp(&self) -> Ref<'_, i64> {
        self.timestamp.borrow()
    }
}

/**
 * The chunk's epoch.
 */
impl OsirisIndexRecord {
    pub fn epoch(&self) -> Ref<'_, u64> {
        self.epoch.borrow()
    }
}

/**
 * Position of the chunk's header.
 */
impl OsirisIndexRecord {
    pub fn ofs_chunk(&self) -> Ref<'_, u32> {
        self.ofs_chunk.borrow()
    }
}

/**
 * The broker uses it to find the last user chunk.
 */
impl OsirisIndexRecord {
    pub fn chunk_type(&self) -> Ref<'_, OsirisEnums_ChunkType> {
        self.chunk_type.borrow()
    }
}
impl OsirisIndexRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
