// kaitai-struct-compiler 0.11.0, ksy/tank_enums.ksy sha256 063ac11d982020e6252d3090430d9697ae9948b3f52d1461a00c34667a70458b
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
 * Values that several of TANK's structures share.
 * \sa seeds/tank.txt "BUNDLE"
 */

#[derive(Default, Debug, Clone)]
pub struct TankEnums {
    pub _root: SharedType<TankEnums>,
    pub _parent: SharedType<TankEnums>,
    pub _self: SharedType<Self>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TankEnums {
    type Root = TankEnums;
    type Parent = TankEnums;

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
        Ok(())
    }
}
impl TankEnums {
}
impl TankEnums {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum TankEnums_Codec {

    /**
     * Uncompressed.
     */
    None,

    /**
     * One raw snappy block with the whole message set, without framing format and checksum. It may be larger than its
     * content.
     * \sa phaistos-networks/TANK Switch/compress.h Compression::Compress
     */
    Snappy,
    Unknown(i64),
}

impl TryFrom<i64> for TankEnums_Codec {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<TankEnums_Codec> {
        match flag {
            0 => Ok(TankEnums_Codec::None),
            1 => Ok(TankEnums_Codec::Snappy),
            _ => Ok(TankEnums_Codec::Unknown(flag)),
        }
    }
}

impl From<&TankEnums_Codec> for i64 {
    fn from(v: &TankEnums_Codec) -> Self {
        match *v {
            TankEnums_Codec::None => 0,
            TankEnums_Codec::Snappy => 1,
            TankEnums_Codec::Unknown(v) => v
        }
    }
}

impl Default for TankEnums_Codec {
    fn default() -> Self { TankEnums_Codec::Unknown(0) }
}
