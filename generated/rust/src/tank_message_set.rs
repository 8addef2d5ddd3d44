// kaitai-struct-compiler 0.11.0, ksy/tank_message_set.ksy sha256 585aec40c4ef114c7ae8101c563d4a8d38511f81e9358ede3275a3d74b7d148b
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
use super::tank_message::TankMessage;

/**
 * A bundle's messages, to the end of the bundle or of its decompressed block.
 * \sa seeds/tank.txt "BUNDLE"
 * \sa phaistos-networks/TANK client_api_consume.cpp TankClient::process_consume
 */

#[derive(Default, Debug, Clone)]
pub struct TankMessageSet {
    pub _root: SharedType<TankMessageSet>,
    pub _parent: SharedType<TankMessageSet>,
    pub _self: SharedType<Self>,
    num_messages: RefCell<u32>,
    is_sparse: RefCell<bool>,
    messages: RefCell<Vec<OptRc<TankMessage>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for TankMessageSet {
    type Root = TankMessageSet;
    type Parent = TankMessageSet;

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
        *self_rc.messages.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let f = |t : &mut TankMessage| Ok(t.set_params(*self_rc.is_sparse(),  ((((_i as i64) == (0 as i64))) || (_i == ((*self_rc.num_messages() as u32) - (1 as u32)))) , (if ((_i as i64) != (0 as i64)) { *self_rc.messages()[((_i as i64) - (1 as i64)) as usize].timestamp()? } else { 0 }).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, TankMessage>(&*_io, None, None, &f)?.into();
                self_rc.messages.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl TankMessageSet {
    pub fn num_messages(&self) -> Ref<'_, u32> {
        self.num_messages.borrow()
    }
}
impl TankMessageSet {
    pub fn is_sparse(&self) -> Ref<'_, bool> {
        self.is_sparse.borrow()
    }
}
impl TankMessageSet {
    pub fn set_params(&mut self, num_messages: u32, is_sparse: bool) {
        *self.num_messages.borrow_mut() = num_messages;
        *self.is_sparse.borrow_mut() = is_sparse;
    }
}
impl TankMessageSet {
}

/**
 * TANK's reader ignores the declared number, and drops an incomplete message.
 */
impl TankMessageSet {
    pub fn messages(&self) -> Ref<'_, Vec<OptRc<TankMessage>>> {
        self.messages.borrow()
    }
}
impl TankMessageSet {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
