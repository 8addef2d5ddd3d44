// kaitai-struct-compiler 0.11.0, ksy/osiris_sub_batch.ksy sha256 5140d70b06060fc7584027eb02806a5b069a05626f0d70a394c35e0dce3c593e
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
use super::osiris_enums::OsirisEnums_Compression;

/**
 * Records that a client compressed into one body. osiris never opens it, and older brokers did not check the number of
 * records and the lengths.
 * \sa seeds/osiris.txt "SubBatchEntry (CHNK_USER)"
 * \sa rabbitmq/rabbitmq-server fe2465f
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisSubBatch {
    pub _root: SharedType<OsirisSubBatch>,
    pub _parent: SharedType<OsirisSubBatch>,
    pub _self: SharedType<Self>,
    is_sub_batch: RefCell<bool>,
    compression: RefCell<OsirisEnums_Compression>,
    reserved: RefCell<u64>,
    num_records: RefCell<u16>,
    len_uncompressed: RefCell<u32>,
    len_body: RefCell<u32>,
    body: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisSubBatch {
    type Root = OsirisSubBatch;
    type Parent = OsirisSubBatch;

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
        if !(((*self_rc.is_sub_batch() as bool) == (true as bool))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.compression.borrow_mut() = (_io.read_bits_int_be(3)? as i64).try_into()?;
        if matches!(*self_rc.compression(), OsirisEnums_Compression::Unknown(_)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/seq/1".to_string() }));
        }
        *self_rc.reserved.borrow_mut() = _io.read_bits_int_be(4)?;
        _io.align_to_byte()?;
        *self_rc.num_records.borrow_mut() = _io.read_u2be()?.into();
        *self_rc.len_uncompressed.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.len_body.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.body.borrow_mut() = _io.read_bytes(*self_rc.len_body() as usize)?.into();
        Ok(())
    }
}
impl OsirisSubBatch {
}

/**
 * Set in a sub-batch.
 */
impl OsirisSubBatch {
    pub fn is_sub_batch(&self) -> Ref<'_, bool> {
        self.is_sub_batch.borrow()
    }
}

/**
 * In the container of the Java and the Go client.
 */
impl OsirisSubBatch {
    pub fn compression(&self) -> Ref<'_, OsirisEnums_Compression> {
        self.compression.borrow()
    }
}

/**
 * Written as 0. Readers ignore it.
 */
impl OsirisSubBatch {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}

/**
 * Offsets that the sub-batch takes. 0 occurs.
 */
impl OsirisSubBatch {
    pub fn num_records(&self) -> Ref<'_, u16> {
        self.num_records.borrow()
    }
}

/**
 * Bytes of the decompressed body, as stated by the client. It may be wrong.
 */
impl OsirisSubBatch {
    pub fn len_uncompressed(&self) -> Ref<'_, u32> {
        self.len_uncompressed.borrow()
    }
}

/**
 * Bytes of the stored body.
 */
impl OsirisSubBatch {
    pub fn len_body(&self) -> Ref<'_, u32> {
        self.len_body.borrow()
    }
}

/**
 * The container. Decompressed, it is an `osiris_sub_batch_body`.
 */
impl OsirisSubBatch {
    pub fn body(&self) -> Ref<'_, Vec<u8>> {
        self.body.borrow()
    }
}
impl OsirisSubBatch {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
