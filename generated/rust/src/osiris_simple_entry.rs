// kaitai-struct-compiler 0.11.0, ksy/osiris_simple_entry.ksy sha256 c4c3d029bec39ef9fa693423a67d184f9e8b59a6077598c023b890365d968b2e
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
 * One record, in RabbitMQ an AMQP 1.0 message. An empty body is valid and common.
 * \sa seeds/osiris.txt "SimpleEntry (CHNK_USER)"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisSimpleEntry {
    pub _root: SharedType<OsirisSimpleEntry>,
    pub _parent: SharedType<OsirisSimpleEntry>,
    pub _self: SharedType<Self>,
    is_sub_batch: RefCell<bool>,
    len_body: RefCell<u64>,
    body: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisSimpleEntry {
    type Root = OsirisSimpleEntry;
    type Parent = OsirisSimpleEntry;

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
        *self_rc.is_sub_batch.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        if !(((*self_rc.is_sub_batch() as bool) == (false as bool))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.len_body.borrow_mut() = _io.read_bits_int_be(31)?;
        _io.align_to_byte()?;
        *self_rc.body.borrow_mut() = _io.read_bytes(*self_rc.len_body() as usize)?.into();
        Ok(())
    }
}
impl OsirisSimpleEntry {
}

/**
 * Clear in a simple entry.
 */
impl OsirisSimpleEntry {
    pub fn is_sub_batch(&self) -> Ref<'_, bool> {
        self.is_sub_batch.borrow()
    }
}

/**
 * Bytes of the body.
 */
impl OsirisSimpleEntry {
    pub fn len_body(&self) -> Ref<'_, u64> {
        self.len_body.borrow()
    }
}

/**
 * The publisher's bytes. In a tracking chunk, a list of tracking blocks.
 */
impl OsirisSimpleEntry {
    pub fn body(&self) -> Ref<'_, Vec<u8>> {
        self.body.borrow()
    }
}
impl OsirisSimpleEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
