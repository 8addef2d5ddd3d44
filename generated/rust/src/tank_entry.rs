// kaitai-struct-compiler 0.11.0, ksy/tank_entry.ksy sha256 bd4b07cc6f3713992a6e8647259b4498c82c42073ad5e9478b27ba3a7025c8fe
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
use super::tank_bundle::TankBundle;
use super::leb128_u32::Leb128U32;

/**
 * A bundle after its length, written with one system call, partly if the disk is full.
 * \sa phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
 * \sa phaistos-networks/TANK tank_protocol.md "chunk"
 */

#[derive(Default, Debug, Clone)]
pub struct TankEntry {
    pub _root: SharedType<TankEntry>,
    pub _parent: SharedType<TankEntry>,
    pub _self: SharedType<Self>,
    len_bundle: RefCell<OptRc<Leb128U32>>,
    bundle: RefCell<OptRc<TankBundle>>,
    _io: RefCell<BytesReader>,
    bundle_raw: RefCell<Vec<u8>>,
}
impl KStruct for TankEntry {
    type Root = TankEntry;
    type Parent = TankEntry;

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
        let t = Self::read_into::<_, Leb128U32>(&*_io, None, None)?.into();
        *self_rc.len_bundle.borrow_mut() = t;
        let _tmpa = self_rc.len_bundle().clone();
        if !(((*_tmpa.value()? as i64) != (0 as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/0".to_string() }));
        }
        *self_rc.bundle_raw.borrow_mut() = _io.read_bytes(*self_rc.len_bundle().value()? as usize)?.into();
        let bundle_raw = self_rc.bundle_raw.borrow();
        let _t_bundle_raw_io = BytesReader::from(bundle_raw.clone());
        let t = Self::read_into::<BytesReader, TankBundle>(&_t_bundle_raw_io, None, None)?.into();
        *self_rc.bundle.borrow_mut() = t;
        Ok(())
    }
}
impl TankEntry {
}

/**
 * Bytes of the bundle, without this integer. The first document omits it. The broker treats 0 as corruption.
 * \sa phaistos-networks/TANK service_log.cpp Service::open_partition_log
 */
impl TankEntry {
    pub fn len_bundle(&self) -> Ref<'_, OptRc<Leb128U32>> {
        self.len_bundle.borrow()
    }
}

/**
 * The bundle.
 */
impl TankEntry {
    pub fn bundle(&self) -> Ref<'_, OptRc<TankBundle>> {
        self.bundle.borrow()
    }
}
impl TankEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl TankEntry {
    pub fn bundle_raw(&self) -> Ref<'_, Vec<u8>> {
        self.bundle_raw.borrow()
    }
}
