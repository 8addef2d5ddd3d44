// kaitai-struct-compiler 0.11.0, ksy/tank_message.ksy sha256 25ecf4021d808f4240267d0bbdc93dc882a189484f00c60864c8e7593449b8b8
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

/**
 * One message of a message set.
 * \sa seeds/tank.txt "BUNDLE"
 * \sa phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
 */

#[derive(Default, Debug, Clone)]
pub struct TankMessage {
    pub _root: SharedType<TankMessage>,
    pub _parent: SharedType<TankMessage>,
    pub _self: SharedType<Self>,
    is_sparse: RefCell<bool>,
    is_edge: RefCell<bool>,
    timestamp_before: RefCell<u64>,
    unused: RefCell<u64>,
    is_consecutive: RefCell<bool>,
    uses_last_timestamp: RefCell<bool>,
    has_key: RefCell<bool>,
    sequence_delta: RefCell<OptRc<Leb128U32>>,
    explicit_timestamp: RefCell<u64>,
    len_key: RefCell<u8>,
    key: RefCell<Vec<u8>>,
    len_content: RefCell<OptRc<Leb128U32>>,
    content: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_sequence_step: Cell<bool>,
    sequence_step: RefCell<i64>,
    f_timestamp: Cell<bool>,
    timestamp: RefCell<u64>,
}
impl KStruct for TankMessage {
    type Root = TankMessage;
    type Parent = TankMessage;

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
        *self_rc.unused.borrow_mut() = _io.read_bits_int_be(5)?;
        *self_rc.is_consecutive.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.uses_last_timestamp.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.has_key.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        _io.align_to_byte()?;
        if  ((*self_rc.is_sparse()) && (!(*self_rc.is_edge())) && (!(*self_rc.is_consecutive())))  {
            let t = Self::read_into::<_, Leb128U32>(&*_io, None, None)?.into();
            *self_rc.sequence_delta.borrow_mut() = t;
        }
        if !(*self_rc.uses_last_timestamp()) {
            *self_rc.explicit_timestamp.borrow_mut() = _io.read_u8le()?.into();
        }
        if *self_rc.has_key() {
            *self_rc.len_key.borrow_mut() = _io.read_u1()?.into();
        }
        if *self_rc.has_key() {
            *self_rc.key.borrow_mut() = _io.read_bytes(*self_rc.len_key() as usize)?.into();
        }
        let t = Self::read_into::<_, Leb128U32>(&*_io, None, None)?.into();
        *self_rc.len_content.borrow_mut() = t;
        *self_rc.content.borrow_mut() = _io.read_bytes(*self_rc.len_content().value()? as usize)?.into();
        Ok(())
    }
}
impl TankMessage {
    pub fn is_sparse(&self) -> Ref<'_, bool> {
        self.is_sparse.borrow()
    }
}
impl TankMessage {
    pub fn is_edge(&self) -> Ref<'_, bool> {
        self.is_edge.borrow()
    }
}
impl TankMessage {
    pub fn timestamp_before(&self) -> Ref<'_, u64> {
        self.timestamp_before.borrow()
    }
}
impl TankMessage {
    pub fn set_params(&mut self, is_sparse: bool, is_edge: bool, timestamp_before: u64) {
        *self.is_sparse.borrow_mut() = is_sparse;
        *self.is_edge.borrow_mut() = is_edge;
        *self.timestamp_before.borrow_mut() = timestamp_before;
    }
}
impl TankMessage {

    /**
     * Difference to the previous sequence number, if the header does not state the number.
     */
    pub fn sequence_step(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_sequence_step.get() {
            return Ok(self.sequence_step.borrow());
        }
        self.f_sequence_step.set(true);
        *self.sequence_step.borrow_mut() = (((if  ((*self.is_sparse()) && (!(*self.is_edge())) && (!(*self.is_consecutive())))  { ((*self.sequence_delta().value()? as u64)) as i64 } else { (0) as i64 } as u64) + (1 as u64))) as i64;
        Ok(self.sequence_step.borrow())
    }

    /**
     * Without a stored one, the previous message's, or 0 for the first.
     * \sa phaistos-networks/TANK client_api_consume.cpp ts
     */
    pub fn timestamp(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_timestamp.get() {
            return Ok(self.timestamp.borrow());
        }
        self.f_timestamp.set(true);
        *self.timestamp.borrow_mut() = ((if *self.uses_last_timestamp() { (*self.timestamp_before()) as i64 } else { (*self.explicit_timestamp()) as i64 } as u64)) as u64;
        Ok(self.timestamp.borrow())
    }
}

/**
 * Unused. Readers ignore these bits.
 */
impl TankMessage {
    pub fn unused(&self) -> Ref<'_, u64> {
        self.unused.borrow()
    }
}

/**
 * In a sparse bundle, the sequence number is the previous one plus 1, without a stored delta. The seed document
 * lacks it.
 * \sa phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
 */
impl TankMessage {
    pub fn is_consecutive(&self) -> Ref<'_, bool> {
        self.is_consecutive.borrow()
    }
}

/**
 * The previous timestamp applies.
 * \sa phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
 */
impl TankMessage {
    pub fn uses_last_timestamp(&self) -> Ref<'_, bool> {
        self.uses_last_timestamp.borrow()
    }
}

/**
 * A key is stored.
 * \sa phaistos-networks/TANK common.h TankFlags::BundleMsgFlags
 */
impl TankMessage {
    pub fn has_key(&self) -> Ref<'_, bool> {
        self.has_key.borrow()
    }
}

/**
 * Sequence number, minus the previous one, minus 1.
 * \sa phaistos-networks/TANK client_api_consume.cpp log_base_seqnum
 */
impl TankMessage {
    pub fn sequence_delta(&self) -> Ref<'_, OptRc<Leb128U32>> {
        self.sequence_delta.borrow()
    }
}

/**
 * By convention, milliseconds since the Unix epoch. The producer's number, unchecked. It may fall.
 */
impl TankMessage {
    pub fn explicit_timestamp(&self) -> Ref<'_, u64> {
        self.explicit_timestamp.borrow()
    }
}

/**
 * In bytes. Clients omit an empty key.
 */
impl TankMessage {
    pub fn len_key(&self) -> Ref<'_, u8> {
        self.len_key.borrow()
    }
}

/**
 * The key.
 */
impl TankMessage {
    pub fn key(&self) -> Ref<'_, Vec<u8>> {
        self.key.borrow()
    }
}

/**
 * In bytes. 0 is valid.
 */
impl TankMessage {
    pub fn len_content(&self) -> Ref<'_, OptRc<Leb128U32>> {
        self.len_content.borrow()
    }
}

/**
 * The producer's bytes.
 */
impl TankMessage {
    pub fn content(&self) -> Ref<'_, Vec<u8>> {
        self.content.borrow()
    }
}
impl TankMessage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
