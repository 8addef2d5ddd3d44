// kaitai-struct-compiler 0.11.0, ksy/ffwd_index_entry.ksy sha256 952322196ccd1d04504883785d94ef370a8956beabf1928ae42da142b0c6eb98
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
 * The position of one consumer: the last handled message or the next one, as the caller of the real system decides.
 * \sa seeds/ffwd.txt "Files"
 */

#[derive(Default, Debug, Clone)]
pub struct FfwdIndexEntry {
    pub _root: SharedType<FfwdIndexEntry>,
    pub _parent: SharedType<FfwdIndexEntry>,
    pub _self: SharedType<Self>,
    len_id: RefCell<u32>,
    offset: RefCell<u64>,
    id: RefCell<String>,
    _io: RefCell<BytesReader>,
}
impl KStruct for FfwdIndexEntry {
    type Root = FfwdIndexEntry;
    type Parent = FfwdIndexEntry;

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
        *self_rc.len_id.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.offset.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.id.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_id() as usize)?.into(), "UTF-8")?;
        Ok(())
    }
}
impl FfwdIndexEntry {
}

/**
 * Bytes of the consumer's id. 0 is valid. The real system uses a signed Java int.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdIndexEntry {
    pub fn len_id(&self) -> Ref<'_, u32> {
        self.len_id.borrow()
    }
}

/**
 * The number of a message.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdIndexEntry {
    pub fn offset(&self) -> Ref<'_, u64> {
        self.offset.borrow()
    }
}

/**
 * The consumer's id in UTF-8.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdIndexEntry {
    pub fn id(&self) -> Ref<'_, String> {
        self.id.borrow()
    }
}
impl FfwdIndexEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
