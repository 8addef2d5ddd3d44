// kaitai-struct-compiler 0.11.0, ksy/durable_log_index.ksy sha256 e95c6ac25fa0b810b7871d4903b66f71295e8a986cc85a2d09fbd9ba78028dda
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
use super::durable_log_index_entry::DurableLogIndexEntry;

/**
 * The file `segment_<base>.idx` next to a segment, without a header. Entry k is for the record with the offset base + k.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::read
 */

#[derive(Default, Debug, Clone)]
pub struct DurableLogIndex {
    pub _root: SharedType<DurableLogIndex>,
    pub _parent: SharedType<DurableLogIndex>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<DurableLogIndexEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for DurableLogIndex {
    type Root = DurableLogIndex;
    type Parent = DurableLogIndex;

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
                let t = Self::read_into::<_, DurableLogIndexEntry>(&*_io, None, None)?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl DurableLogIndex {
}

/**
 * One per record.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::write_index_entry
 */
impl DurableLogIndex {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<DurableLogIndexEntry>>> {
        self.entries.borrow()
    }
}
impl DurableLogIndex {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
