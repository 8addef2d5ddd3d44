// kaitai-struct-compiler 0.11.0, ksy/durable_log_index_entry.ksy sha256 1841105c7ab905c8f8709f989dc452ee5d492b971dd874776606506154c69c9c
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

/**
 * The position of one record. Only the system's code defines the index.
 *
 * An entry has neither magic nor checksum. Compare it with its record before use.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
 */

#[derive(Default, Debug, Clone)]
pub struct DurableLogIndexEntry {
    pub _root: SharedType<DurableLogIndexEntry>,
    pub _parent: SharedType<DurableLogIndexEntry>,
    pub _self: SharedType<Self>,
    offset: RefCell<u64>,
    ofs_record: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for DurableLogIndexEntry {
    type Root = DurableLogIndexEntry;
    type Parent = DurableLogIndexEntry;

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
        *self_rc.offset.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.ofs_record.borrow_mut() = _io.read_u8le()?.into();
        Ok(())
    }
}
impl DurableLogIndexEntry {
}

/**
 * Offset of the record, base + k for entry k.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
 */
impl DurableLogIndexEntry {
    pub fn offset(&self) -> Ref<'_, u64> {
        self.offset.borrow()
    }
}

/**
 * The record's position.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
 */
impl DurableLogIndexEntry {
    pub fn ofs_record(&self) -> Ref<'_, u64> {
        self.ofs_record.borrow()
    }
}
impl DurableLogIndexEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
