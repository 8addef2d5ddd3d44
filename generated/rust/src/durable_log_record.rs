// kaitai-struct-compiler 0.11.0, ksy/durable_log_record.ksy sha256 1412cf483906bb5174e57cd56982d9b33d44c36bea3bf941eaac4201439f8f17
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
 * The unit that durable-log appends: a header of fixed size and a payload. Records follow each other without padding or
 * any framing between them; the next one begins where the payload ends.
 *
 * The checksum covers the payload only. Nothing protects the header: a wrong length shows as a wrong checksum or as a
 * missing magic after it, a wrong offset only against the records before and after it.
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
 * The four bytes that begin every record, `47 4F 4C 44`, "GOLD" in ASCII.
 *
 * The number is 0x444C4F47, which is "DLOG" only when it is written big-endian; like every field it is stored
 * little-endian. A file with `44 4C 4F 47` in this place has it byte-swapped: the real system never writes that.
 * \sa mairinkdev/durable-log crates/durable-log/src/record.rs MAGIC
 */
impl DurableLogRecord {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * Version of the record's format. Only 1 is defined. How long a record of another version is cannot be known, so a
 * reader must stop there or search for the next record.
 * \sa seeds/durable_log.txt "Versioning"
 */
impl DurableLogRecord {
    pub fn version(&self) -> Ref<'_, u8> {
        self.version.borrow()
    }
}

/**
 * Must be 0. The real system writes 0 and does not look at it when it reads, so a record with another value is read
 * and reported.
 * \sa seeds/durable_log.txt "Header fields"
 */
impl DurableLogRecord {
    pub fn flags(&self) -> Ref<'_, u8> {
        self.flags.borrow()
    }
}

/**
 * Must be 0, but other values are read, too, like `flags`.
 * \sa seeds/durable_log.txt "Header fields"
 */
impl DurableLogRecord {
    pub fn reserved(&self) -> Ref<'_, u16> {
        self.reserved.borrow()
    }
}

/**
 * The record's number in its log. The real system gives the first record of a segment the number in the file's name
 * and every further one the number before it plus 1; the document only asks that numbers grow.
 * \sa mairinkdev/durable-log crates/durable-log/src/log.rs Log::append
 */
impl DurableLogRecord {
    pub fn offset(&self) -> Ref<'_, u64> {
        self.offset.borrow()
    }
}

/**
 * Length of the payload in bytes. 0 is legal.
 * \sa seeds/durable_log.txt "Header fields"
 */
impl DurableLogRecord {
    pub fn len_payload(&self) -> Ref<'_, u32> {
        self.len_payload.borrow()
    }
}

/**
 * CRC-32 (IEEE 802.3, as zlib and crc32fast compute it) of the payload's bytes only, stored little-endian like any
 * other number. An empty payload has 0.
 * \sa seeds/durable_log.txt "Payload"
 */
impl DurableLogRecord {
    pub fn checksum(&self) -> Ref<'_, u32> {
        self.checksum.borrow()
    }
}

/**
 * What the user appended, as it was.
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
