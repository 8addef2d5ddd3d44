// kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch_body.ksy sha256 6523995b7f69f9676222c6b86ea8d3a365f035f726104d680020609328e52a93
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
use super::osiris_simple_entry::OsirisSimpleEntry;

/**
 * The decompressed body of a sub-batch: simple entries with consecutive offsets, to the end. Sub-batches are not nested.
 * \sa rabbitmq/rabbitmq-stream-java-client src/main/java/com/rabbitmq/stream/impl/ServerFrameHandler.java handleMessage
 * \sa rabbitmq/rabbitmq-stream-go-client pkg/stream/aggregation.go
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisSubBatchBody {
    pub _root: SharedType<OsirisSubBatchBody>,
    pub _parent: SharedType<OsirisSubBatchBody>,
    pub _self: SharedType<Self>,
    entries: RefCell<Vec<OptRc<OsirisSimpleEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisSubBatchBody {
    type Root = OsirisSubBatchBody;
    type Parent = OsirisSubBatchBody;

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
                let t = Self::read_into::<_, OsirisSimpleEntry>(&*_io, None, None)?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl OsirisSubBatchBody {
}

/**
 * Normally `num_records` of the sub-batch.
 */
impl OsirisSubBatchBody {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<OsirisSimpleEntry>>> {
        self.entries.borrow()
    }
}
impl OsirisSubBatchBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
