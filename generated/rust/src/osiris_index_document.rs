// kaitai-struct-compiler 0.11.0, ksy/osiris_index_document.ksy sha256 7cbf663095ee50054426290a3594e6cde5a2c6843abf5aee918e50669ba95f16
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
use super::osiris_index_record::OsirisIndexRecord;

/**
 * An index as in the document, without a header.
 * \sa seeds/osiris.txt "Index format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisIndexDocument {
    pub _root: SharedType<OsirisIndexDocument>,
    pub _parent: SharedType<OsirisIndexDocument>,
    pub _self: SharedType<Self>,
    records: RefCell<Vec<OptRc<OsirisIndexRecord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisIndexDocument {
    type Root = OsirisIndexDocument;
    type Parent = OsirisIndexDocument;

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
        *self_rc.records.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, OsirisIndexRecord>(&*_io, None, None)?.into();
                self_rc.records.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl OsirisIndexDocument {
}

/**
 * One per chunk, in the segment's order.
 */
impl OsirisIndexDocument {
    pub fn records(&self) -> Ref<'_, Vec<OptRc<OsirisIndexRecord>>> {
        self.records.borrow()
    }
}
impl OsirisIndexDocument {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
