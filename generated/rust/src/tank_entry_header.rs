// kaitai-struct-compiler 0.11.0, ksy/tank_entry_header.ksy sha256 26cb57aa40eb1e37060247964a0f684412c3e0746941584b74a91501494844d1
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
use super::leb128_u32::Leb128U32;
use super::tank_bundle_header::TankBundleHeader;

/**
 * The start of a `tank_entry`, for readers that step over bundles. The next entry begins `len_bundle` bytes after the
 * length. A longer header is damaged.
 * \sa phaistos-networks/TANK service_log.cpp Service::open_partition_log
 */

#[derive(Default, Debug, Clone)]
pub struct TankEntryHeader {
    pub _root: SharedType<TankEntryHeader>,
    pub _parent: SharedType<TankEntryHeader>,
    pub _self: SharedType<Self>,
    len_bundle: RefCell<OptRc<Leb128U32>>,
    header: RefCell<OptRc<TankBundleHeader>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TankEntryHeader {
    type Root = TankEntryHeader;
    type Parent = TankEntryHeader;

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
        let t = Self::read_into::<_, TankBundleHeader>(&*_io, None, None)?.into();
        *self_rc.header.borrow_mut() = t;
        Ok(())
    }
}
impl TankEntryHeader {
}

/**
 * Bytes of the bundle, without this integer. They include the header below.
 * \sa phaistos-networks/TANK service_log.cpp Service::open_partition_log
 */
impl TankEntryHeader {
    pub fn len_bundle(&self) -> Ref<'_, OptRc<Leb128U32>> {
        self.len_bundle.borrow()
    }
}

/**
 * The message set follows.
 */
impl TankEntryHeader {
    pub fn header(&self) -> Ref<'_, OptRc<TankBundleHeader>> {
        self.header.borrow()
    }
}
impl TankEntryHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
