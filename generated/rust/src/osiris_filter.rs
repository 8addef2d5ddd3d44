// kaitai-struct-compiler 0.11.0, ksy/osiris_filter.ksy sha256 b4c3c6bbcf1db8eacd6d086e300647a637ecb7eefcdd83c38d48f89ffd005d64
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
 * A bloom filter over the filter values of a chunk's entries. The rule osiris.filter.bits describes its bits.
 * \sa rabbitmq/osiris src/osiris_bloom.erl
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisFilter {
    pub _root: SharedType<OsirisFilter>,
    pub _parent: SharedType<OsirisFilter>,
    pub _self: SharedType<Self>,
    has_unfiltered: RefCell<bool>,
    first_bits: RefCell<u64>,
    more_bits: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_bits: Cell<bool>,
    bits: RefCell<Vec<u8>>,
    f_num_bits: Cell<bool>,
    num_bits: RefCell<i64>,
}
impl KStruct for OsirisFilter {
    type Root = OsirisFilter;
    type Parent = OsirisFilter;

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
        *self_rc.has_unfiltered.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        *self_rc.first_bits.borrow_mut() = _io.read_bits_int_be(7)?;
        _io.align_to_byte()?;
        *self_rc.more_bits.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl OsirisFilter {

    /**
     * All bits, as bytes.
     */
    pub fn bits(
        &self
    ) -> KResult<Ref<'_, Vec<u8>>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_bits.get() {
            return Ok(self.bits.borrow());
        }
        self.f_bits.set(true);
        let _pos = _io.pos();
        _io.seek(0 as usize)?;
        *self.bits.borrow_mut() = _io.read_bytes_full()?.into();
        _io.seek(_pos)?;
        Ok(self.bits.borrow())
    }

    /**
     * Number of bits.
     */
    pub fn num_bits(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_bits.get() {
            return Ok(self.num_bits.borrow());
        }
        self.f_num_bits.set(true);
        *self.num_bits.borrow_mut() = (((_io.size() as i64) * (8 as i64))) as i64;
        Ok(self.num_bits.borrow())
    }
}

/**
 * Bit 0. An entry has no filter value.
 */
impl OsirisFilter {
    pub fn has_unfiltered(&self) -> Ref<'_, bool> {
        self.has_unfiltered.borrow()
    }
}

/**
 * Bits 1 to 7.
 */
impl OsirisFilter {
    pub fn first_bits(&self) -> Ref<'_, u64> {
        self.first_bits.borrow()
    }
}

/**
 * Bits 8 and up.
 */
impl OsirisFilter {
    pub fn more_bits(&self) -> Ref<'_, Vec<u8>> {
        self.more_bits.borrow()
    }
}
impl OsirisFilter {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
