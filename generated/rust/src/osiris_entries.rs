// kaitai-struct-compiler 0.11.0, ksy/osiris_entries.ksy sha256 a63bbc5a516b26a41f9bf2200a193cae51435590537d7f755e853d2e73540c56
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
use super::osiris_entry::OsirisEntry;

/**
 * Entries to the end of the data section.
 * \sa seeds/osiris.txt "Data Entry format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisEntries {
    pub _root: SharedType<OsirisEntries>,
    pub _parent: SharedType<OsirisEntries>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<OsirisEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisEntries {
    type Root = OsirisEntries;
    type Parent = OsirisEntries;

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
                let t = Self::read_into::<_, OsirisEntry>(&*_io, None, None)?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl OsirisEntries {
}

/**
 * Simple entries and sub-batches.
 */
impl OsirisEntries {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<OsirisEntry>>> {
        self.entries.borrow()
    }
}
impl OsirisEntries {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
