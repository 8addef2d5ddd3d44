// kaitai-struct-compiler 0.11.0, ksy/tank_index.ksy sha256 6a9bd9a6909be57dd9b29c2dd1c54ff938b54d49797ce762d22b9f3ee2bf812e
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
use super::tank_index_entry::TankIndexEntry;

/**
 * The file `<base>.index` next to a segment. The first entry is (0, 0), and both columns rise. The broker adds an entry
 * if more than `log.index.interval.bytes` were written since the last one.
 * \sa seeds/tank.txt "Messages Sequence Numbers"
 * \sa phaistos-networks/TANK service_indices.cpp Service::verify_index
 */

#[derive(Default, Debug, Clone)]
pub struct TankIndex {
    pub _root: SharedType<TankIndex>,
    pub _parent: SharedType<TankIndex>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<TankIndexEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TankIndex {
    type Root = TankIndex;
    type Parent = TankIndex;

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
        *self_rc.entries.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, TankIndexEntry>(&*_io, None, None)?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl TankIndex {
}

/**
 * To the end of the file.
 */
impl TankIndex {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<TankIndexEntry>>> {
        self.entries.borrow()
    }
}
impl TankIndex {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
