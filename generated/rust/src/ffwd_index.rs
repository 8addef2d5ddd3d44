// kaitai-struct-compiler 0.11.0, ksy/ffwd_index.ksy sha256 99be4a6190a4f0fc670a5939f90acaa10d72d1711455ec78da70c09d87112091
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
use super::ffwd_index_entry::FfwdIndexEntry;

/**
 * The file `index` in a queue's folder: the unordered positions of its consumers, without a header. The document's dots
 * have no meaning. It is rewritten when the queue is stopped, so a crashed queue has none or an old one.
 * \sa spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java flushIndex
 */

#[derive(Default, Debug, Clone)]
pub struct FfwdIndex {
    pub _root: SharedType<FfwdIndex>,
    pub _parent: SharedType<FfwdIndex>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<FfwdIndexEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for FfwdIndex {
    type Root = FfwdIndex;
    type Parent = FfwdIndex;

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
        *self_rc.entries.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, FfwdIndexEntry>(&*_io, None, None)?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl FfwdIndex {
}

/**
 * One per consumer.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdIndex {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<FfwdIndexEntry>>> {
        self.entries.borrow()
    }
}
impl FfwdIndex {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
