// kaitai-struct-compiler 0.11.0, ksy/ffwd_entry.ksy sha256 9bc7c6be2a1192462e2c57a2adbbbb6bccf5a2bd21665d966753f81072a2cd87
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
 * One message of the queue. Message i of a segment has the number base + i. There is no checksum: a changed size
 * misplaces all later messages.
 * \sa seeds/ffwd.txt "Files"
 */

#[derive(Default, Debug, Clone)]
pub struct FfwdEntry {
    pub _root: SharedType<FfwdEntry>,
    pub _parent: SharedType<FfwdEntry>,
    pub _self: SharedType<Self>,
    len_blob: RefCell<u32>,
    blob: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for FfwdEntry {
    type Root = FfwdEntry;
    type Parent = FfwdEntry;

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
        *self_rc.len_blob.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.blob.borrow_mut() = _io.read_bytes(*self_rc.len_blob() as usize)?.into();
        Ok(())
    }
}
impl FfwdEntry {
}

/**
 * Bytes of the blob, unsigned in the document. 0 is valid. The real system reads a signed Java int and does not
 * start if the top bit is set.
 * \sa spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java Header0.read
 */
impl FfwdEntry {
    pub fn len_blob(&self) -> Ref<'_, u32> {
        self.len_blob.borrow()
    }
}

/**
 * The message.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdEntry {
    pub fn blob(&self) -> Ref<'_, Vec<u8>> {
        self.blob.borrow()
    }
}
impl FfwdEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
