// kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 491d7b99261ac1d8a5d988848a97f95b9c052f9b92722a3d204ae1d0a9ee6820
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
 * A header and a payload. The next record follows without padding.
 * The checksum covers the payload only. A wrong length shows as a wrong checksum or a missing magic after it, a wrong offset only in comparison with other records.
 * \sa seeds/durable_log.txt "Record layout"
 */

#[derive(Default, Debug, Clone)]
pub struct DurableLogRecord {
    pub _root: SharedType<DurableLogRecord>,
    pub _parent: SharedType<DurableLogRecord>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<u8>,
    flags: RefCell<u8>,
    reserved: RefCell<u16>,
    offset: RefCell<u64>,
    len_payload: RefCell<u32>,
    checksum: RefCell<u32>,
    payload: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for DurableLogRecord {
    type Root = DurableLogRecord;
    type Parent = DurableLogRecord;

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
        *self_rc.magic.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        if !(*self_rc.magic() == vec![0x47u8, 0x4fu8, 0x4cu8, 0x44u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u1()?.into();
        if !(((*self_rc.version() as u8) == (1 as u8))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/1".to_string() }));
        }
        *self_rc.flags.borrow_mut() = _io.read_u1()?.into();
        *self_rc.reserved.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.offset.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.len_payload.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.checksum.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.payload.borrow_mut() = _io.read_bytes(*self_rc.len_payload() as usize)?.into();
        Ok(())
    }
}
impl DurableLogRecord {
}

/**
 * `47 4F 4C 44`, "GOLD" in ASCII.
 *
 * It is the number 0x444C4F47, little-endian like all fields. As `44 4C 4F 47` ("DLOG") it is byte-swapped, which
 * the real system never writes.
 * \sa mairinkdev/durable-log crates/durable-log/src/record.rs MAGIC
 */
impl DurableLogRecord {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * Only 1 is defined. The length of a record of another version is unknown, so a reader stops or searches for the
 * next record.
 * \sa seeds/durable_log.txt "Versioning"
 */
impl DurableLogRecord {
    pub fn version(&self) -> Ref<'_, u8> {
        self.version.borrow()
    }
}

/**
 * Must be 0. The real system ignores other values, so they are read and reported.
 * \sa seeds/durable_log.txt "Header fields"
 */
impl DurableLogRecord {
    pub fn flags(&self) -> Ref<'_, u8> {
        self.flags.borrow()
    }
}

/**
 * Must be 0. Other values are read, as in `flags`.
 * \sa seeds/durable_log.txt "Header fields"
 */
impl DurableLogRecord {
    pub fn reserved(&self) -> Ref<'_, u16> {
        self.reserved.borrow()
    }
}

/**
 * The record's number in its log. In the real system, numbers are consecutive, and a segment's first one is in its
 * name.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
 */
impl DurableLogRecord {
    pub fn offset(&self) -> Ref<'_, u64> {
        self.offset.borrow()
    }
}

/**
 * In bytes. 0 is valid.
 * \sa seeds/durable_log.txt "Header fields"
 */
impl DurableLogRecord {
    pub fn len_payload(&self) -> Ref<'_, u32> {
        self.len_payload.borrow()
    }
}

/**
 * CRC-32 (zlib's) of the payload only, 0 for an empty one.
 * \sa seeds/durable_log.txt "Payload"
 */
impl DurableLogRecord {
    pub fn checksum(&self) -> Ref<'_, u32> {
        self.checksum.borrow()
    }
}

/**
 * The user's bytes.
 * \sa seeds/durable_log.txt "Payload"
 */
impl DurableLogRecord {
    pub fn payload(&self) -> Ref<'_, Vec<u8>> {
        self.payload.borrow()
    }
}
impl DurableLogRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
