// kaitai-struct-compiler 0.11.0, ksy/durable_log_segment.ksy sha256 d09439c6541997e6e02c9592608b9e87cd51ca4bbc955537df98130251569aff
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
use super::durable_log_record::DurableLogRecord;

/**
 * A file `segment_<base>.log` of records, possibly empty. `base` is its first record's offset in decimal, with 20
 * digits. A new segment begins if the next record would exceed the limit (by default 64 MiB).
 * \sa seeds/durable_log.txt "Segment files"
 */

#[derive(Default, Debug, Clone)]
pub struct DurableLogSegment {
    pub _root: SharedType<DurableLogSegment>,
    pub _parent: SharedType<DurableLogSegment>,
    pub _self: SharedType<Self>,
    records: RefCell<Vec<OptRc<DurableLogRecord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for DurableLogSegment {
    type Root = DurableLogSegment;
    type Parent = DurableLogSegment;

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
                let t = Self::read_into::<_, DurableLogRecord>(&*_io, None, None)?.into();
                self_rc.records.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl DurableLogSegment {
}

/**
 * In ascending order.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
 */
impl DurableLogSegment {
    pub fn records(&self) -> Ref<'_, Vec<OptRc<DurableLogRecord>>> {
        self.records.borrow()
    }
}
impl DurableLogSegment {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
