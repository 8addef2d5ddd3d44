// kaitai-struct-compiler 0.11.0, ksy/tank_bundle_header.ksy sha256 e1d8992519f67704e71ffeb645c33a289b10b43d15f2fd2ad4720d85fe237bda
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
use super::tank_enums::TankEnums_Codec;

/**
 * It is never compressed.
 * \sa seeds/tank.txt "BUNDLE"
 * \sa phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
 */

#[derive(Default, Debug, Clone)]
pub struct TankBundleHeader {
    pub _root: SharedType<TankBundleHeader>,
    pub _parent: SharedType<TankBundleHeader>,
    pub _self: SharedType<Self>,
    unused: RefCell<bool>,
    is_sparse: RefCell<bool>,
    num_messages_short: RefCell<u64>,
    codec: RefCell<TankEnums_Codec>,
    num_messages_long: RefCell<OptRc<Leb128U32>>,
    first_sequence: RefCell<u64>,
    last_delta: RefCell<OptRc<Leb128U32>>,
    _io: RefCell<BytesReader>,
    f_last_sequence: Cell<bool>,
    last_sequence: RefCell<u64>,
    f_num_messages: Cell<bool>,
    num_messages: RefCell<u32>,
}
impl KStruct for TankBundleHeader {
    type Root = TankBundleHeader;
    type Parent = TankBundleHeader;

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
        *self_rc.unused.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.is_sparse.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.num_messages_short.borrow_mut() = _io.read_bits_int_be(4)?;
        *self_rc.codec.borrow_mut() = (_io.read_bits_int_be(2)? as i64).try_into()?;
        _io.align_to_byte()?;
        if ((*self_rc.num_messages_short() as i64) == (0 as i64)) {
            let t = Self::read_into::<_, Leb128U32>(&*_io, None, None)?.into();
            *self_rc.num_messages_long.borrow_mut() = t;
            let _tmpa = self_rc.num_messages_long().clone();
            if !(((*_tmpa.value()? as i64) != (0 as i64))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/4".to_string() }));
            }
        }
        if *self_rc.is_sparse() {
            *self_rc.first_sequence.borrow_mut() = _io.read_u8le()?.into();
        }
        if  ((*self_rc.is_sparse()) && (((*self_rc.num_messages()? as u32) != (1 as u32))))  {
            let t = Self::read_into::<_, Leb128U32>(&*_io, None, None)?.into();
            *self_rc.last_delta.borrow_mut() = t;
        }
        Ok(())
    }
}
impl TankBundleHeader {

    /**
     * Absolute sequence number of a sparse bundle's last message.
     */
    pub fn last_sequence(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_last_sequence.get() {
            return Ok(self.last_sequence.borrow());
        }
        self.f_last_sequence.set(true);
        if *self.is_sparse() {
            *self.last_sequence.borrow_mut() = ((if ((*self.num_messages()? as u32) != (1 as u32)) { (((((*self.first_sequence() as i64) + (*self.last_delta().value()? as i64)) as i64) + (1 as i64))) as i64 } else { (*self.first_sequence()) as i64 } as u64)) as u64;
        }
        Ok(self.last_sequence.borrow())
    }

    /**
     * The declared number of messages, not compared with the message set. TANK's broker numbers the next bundle by it,
     * its client by the actual messages.
     */
    pub fn num_messages(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_messages.get() {
            return Ok(self.num_messages.borrow());
        }
        self.f_num_messages.set(true);
        *self.num_messages.borrow_mut() = (if ((*self.num_messages_short() as i64) != (0 as i64)) { ((*self.num_messages_short() as u32)) as i64 } else { ((*self.num_messages_long().value()? as u32)) as i64 }) as u32;
        Ok(self.num_messages.borrow())
    }
}

/**
 * Clear in all bundles that TANK's clients wrote. A later document defines it (an extra flags byte), but broker and
 * client ignore it and expect no such byte.
 * \sa phaistos-networks/TANK tank_encoding.md (864091f)
 */
impl TankBundleHeader {
    pub fn unused(&self) -> Ref<'_, bool> {
        self.unused.borrow()
    }
}

/**
 * The bundle states its sequence numbers, which are not consecutive, or do not follow the previous bundle's. In the
 * seed document the bit is unused. The system has it since v0.34.
 * \sa phaistos-networks/TANK client_api_consume.cpp sparse_bundle
 */
impl TankBundleHeader {
    pub fn is_sparse(&self) -> Ref<'_, bool> {
        self.is_sparse.borrow()
    }
}

/**
 * Number of messages from 1 to 15. If 0, it is a separate integer.
 */
impl TankBundleHeader {
    pub fn num_messages_short(&self) -> Ref<'_, u64> {
        self.num_messages_short.borrow()
    }
}

/**
 * Codec of the message set. TANK's client and its `verify` abort on 2 and 3, which are not assigned.
 * \sa phaistos-networks/TANK service_log.cpp Service::verify_log
 */
impl TankBundleHeader {
    pub fn codec(&self) -> Ref<'_, TankEnums_Codec> {
        self.codec.borrow()
    }
}

/**
 * Number of messages. Writers use it above 15. Readers accept any number except 0, on which the broker aborts.
 * \sa phaistos-networks/TANK service_write.cpp#L368@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
 * \sa phaistos-networks/TANK service_log.cpp#L71@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
 */
impl TankBundleHeader {
    pub fn num_messages_long(&self) -> Ref<'_, OptRc<Leb128U32>> {
        self.num_messages_long.borrow()
    }
}

/**
 * The first message's absolute sequence number.
 * \sa phaistos-networks/TANK client_api_consume.cpp first_msg_seqnum
 */
impl TankBundleHeader {
    pub fn first_sequence(&self) -> Ref<'_, u64> {
        self.first_sequence.borrow()
    }
}

/**
 * The last message's sequence number, minus that of the first, minus 1.
 * \sa phaistos-networks/TANK client_api_consume.cpp last_msg_seqnum
 */
impl TankBundleHeader {
    pub fn last_delta(&self) -> Ref<'_, OptRc<Leb128U32>> {
        self.last_delta.borrow()
    }
}
impl TankBundleHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
