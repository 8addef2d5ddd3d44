// kaitai-struct-compiler 0.11.0, ksy/tank_bundle.ksy sha256 702835e8bc5d77bc2f23aa575e2fbdac4d2967da1a97c32e01d8b183487eb09a
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
use super::tank_enums::TankEnums_Codec;
use super::tank_message_set::TankMessageSet;
use super::tank_bundle_header::TankBundleHeader;

/**
 * The unit that a producer sends. The broker stores it unchanged, without length or checksum.
 * \sa seeds/tank.txt "BUNDLE"
 * \sa phaistos-networks/TANK service_write.cpp topic_partition_log::append_bundle
 */

#[derive(Default, Debug, Clone)]
pub struct TankBundle {
    pub _root: SharedType<TankBundle>,
    pub _parent: SharedType<TankBundle>,
    pub _self: SharedType<Self>,
    header: RefCell<OptRc<TankBundleHeader>>,
    message_set: RefCell<Option<TankBundle_MessageSet>>,
    _io: RefCell<BytesReader>,
    message_set_raw: RefCell<Vec<u8>>,
}
#[derive(Debug, Clone)]
pub enum TankBundle_MessageSet {
    TankMessageSet(OptRc<TankMessageSet>),
    Bytes(Vec<u8>),
}
impl From<&TankBundle_MessageSet> for OptRc<TankMessageSet> {
    fn from(v: &TankBundle_MessageSet) -> Self {
        if let TankBundle_MessageSet::TankMessageSet(x) = v {
            return x.clone();
        }
        panic!("expected TankBundle_MessageSet::TankMessageSet, got {:?}", v)
    }
}
impl From<OptRc<TankMessageSet>> for TankBundle_MessageSet {
    fn from(v: OptRc<TankMessageSet>) -> Self {
        Self::TankMessageSet(v)
    }
}
impl From<&TankBundle_MessageSet> for Vec<u8> {
    fn from(v: &TankBundle_MessageSet) -> Self {
        if let TankBundle_MessageSet::Bytes(x) = v {
            return x.clone();
        }
        panic!("expected TankBundle_MessageSet::Bytes, got {:?}", v)
    }
}
impl From<Vec<u8>> for TankBundle_MessageSet {
    fn from(v: Vec<u8>) -> Self {
        Self::Bytes(v)
    }
}
impl KStruct for TankBundle {
    type Root = TankBundle;
    type Parent = TankBundle;

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
        let t = Self::read_into::<_, TankBundleHeader>(&*_io, None, None)?.into();
        *self_rc.header.borrow_mut() = t;
        match *self_rc.header().codec() {
            TankEnums_Codec::None => {
                *self_rc.message_set_raw.borrow_mut() = _io.read_bytes_full()?.into();
                let message_set_raw = self_rc.message_set_raw.borrow();
                let _t_message_set_raw_io = BytesReader::from(message_set_raw.clone());
                let f = |t : &mut TankMessageSet| Ok(t.set_params((*self_rc.header().num_messages()?).try_into().map_err(|_| KError::CastError)?, *self_rc.header().is_sparse()));
                let t = Self::read_into_with_init::<BytesReader, TankMessageSet>(&_t_message_set_raw_io, None, None, &f)?.into();
                *self_rc.message_set.borrow_mut() = Some(t);
            }
            _ => {
                *self_rc.message_set.borrow_mut() = Some(_io.read_bytes_full()?.into());
            }
        }
        Ok(())
    }
}
impl TankBundle {
}

/**
 * Flags, number of messages, sequence numbers of a sparse bundle.
 */
impl TankBundle {
    pub fn header(&self) -> Ref<'_, OptRc<TankBundleHeader>> {
        self.header.borrow()
    }
}

/**
 * To the end of the bundle. Decompressed, it is a `tank_message_set` with the same parameters. With a codec it is
 * one block.
 */
impl TankBundle {
    pub fn message_set(&self) -> Ref<'_, Option<TankBundle_MessageSet>> {
        self.message_set.borrow()
    }
}
impl TankBundle {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl TankBundle {
    pub fn message_set_raw(&self) -> Ref<'_, Vec<u8>> {
        self.message_set_raw.borrow()
    }
}
