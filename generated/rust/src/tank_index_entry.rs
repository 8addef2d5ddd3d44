// kaitai-struct-compiler 0.11.0, ksy/tank_index_entry.ksy sha256 dcc7f8c12c27e0d2492aae21c9f4419f0c370aebdf04030e360c3de462970dd2
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
 * One bundle's position, not in the seed document.
 * \sa seeds/tank.txt "Messages Sequence Numbers"
 * \sa phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
 */

#[derive(Default, Debug, Clone)]
pub struct TankIndexEntry {
    pub _root: SharedType<TankIndexEntry>,
    pub _parent: SharedType<TankIndexEntry>,
    pub _self: SharedType<Self>,
    relative_sequence: RefCell<u32>,
    position: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TankIndexEntry {
    type Root = TankIndexEntry;
    type Parent = TankIndexEntry;

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
        *self_rc.relative_sequence.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.position.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl TankIndexEntry {
}

/**
 * The bundle's first sequence number, minus the segment's base.
 */
impl TankIndexEntry {
    pub fn relative_sequence(&self) -> Ref<'_, u32> {
        self.relative_sequence.borrow()
    }
}

/**
 * Position of the bundle's entry, including its length.
 */
impl TankIndexEntry {
    pub fn position(&self) -> Ref<'_, u32> {
        self.position.borrow()
    }
}
impl TankIndexEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
