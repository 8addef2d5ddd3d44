// kaitai-struct-compiler 0.11.0, ksy/tank_segment.ksy sha256 280aaec9a12e81567f039a8597caf05c80041d9b3d95664d074062b1e29e07ba
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
use super::tank_entry::TankEntry;

/**
 * A whole file of entries, without header, magic, padding or checksum. The file's name states the first message's
 * sequence number. Numbers are consecutive, except in sparse bundles.
 * \sa seeds/tank.txt "Messages Sequence Numbers"
 * \sa phaistos-networks/TANK service_log.cpp Service::verify_log
 */

#[derive(Default, Debug, Clone)]
pub struct TankSegment {
    pub _root: SharedType<TankSegment>,
    pub _parent: SharedType<TankSegment>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<TankEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TankSegment {
    type Root = TankSegment;
    type Parent = TankSegment;

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
                let t = Self::read_into::<_, TankEntry>(&*_io, None, None)?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl TankSegment {
}

/**
 * To the end of the file.
 */
impl TankSegment {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<TankEntry>>> {
        self.entries.borrow()
    }
}
impl TankSegment {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
