// kaitai-struct-compiler 0.11.0, ksy/ffwd_segment.ksy sha256 bb668a179ed95a80a02eb33d8a1188813304ae026bfd2a8fb9d5189e3b01f016
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
use super::ffwd_entry::FfwdEntry;

/**
 * A header, and entries to the end of the file. The file's name is its base offset in hexadecimal, with 16 digits (10 in
 * the document's example). Document and code have headers of different width, and both write version 0. The parameter
 * states which one a file has, and the rules ffwd.choice how to find out. Numbers are big-endian, which the document
 * does not specify.
 * \sa seeds/ffwd.txt "Files"
 */

#[derive(Default, Debug, Clone)]
pub struct FfwdSegment {
    pub _root: SharedType<FfwdSegment>,
    pub _parent: SharedType<FfwdSegment>,
    pub _self: SharedType<Self>,
    variant: RefCell<FfwdSegment_HeaderVariant>,
    header: RefCell<Option<FfwdSegment_Header>>,
    entries: RefCell<Vec<OptRc<FfwdEntry>>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum FfwdSegment_Header {
    FfwdSegment_DocumentHeader(OptRc<FfwdSegment_DocumentHeader>),
    FfwdSegment_SystemHeader(OptRc<FfwdSegment_SystemHeader>),
}
impl From<&FfwdSegment_Header> for OptRc<FfwdSegment_DocumentHeader> {
    fn from(v: &FfwdSegment_Header) -> Self {
        if let FfwdSegment_Header::FfwdSegment_DocumentHeader(x) = v {
            return x.clone();
        }
        panic!("expected FfwdSegment_Header::FfwdSegment_DocumentHeader, got {:?}", v)
    }
}
impl From<OptRc<FfwdSegment_DocumentHeader>> for FfwdSegment_Header {
    fn from(v: OptRc<FfwdSegment_DocumentHeader>) -> Self {
        Self::FfwdSegment_DocumentHeader(v)
    }
}
impl From<&FfwdSegment_Header> for OptRc<FfwdSegment_SystemHeader> {
    fn from(v: &FfwdSegment_Header) -> Self {
        if let FfwdSegment_Header::FfwdSegment_SystemHeader(x) = v {
            return x.clone();
        }
        panic!("expected FfwdSegment_Header::FfwdSegment_SystemHeader, got {:?}", v)
    }
}
impl From<OptRc<FfwdSegment_SystemHeader>> for FfwdSegment_Header {
    fn from(v: OptRc<FfwdSegment_SystemHeader>) -> Self {
        Self::FfwdSegment_SystemHeader(v)
    }
}
impl KStruct for FfwdSegment {
    type Root = FfwdSegment;
    type Parent = FfwdSegment;

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
        match *self_rc.variant() {
            FfwdSegment_HeaderVariant::Document => {
                let t = Self::read_into::<_, FfwdSegment_DocumentHeader>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.header.borrow_mut() = Some(t);
            }
            FfwdSegment_HeaderVariant::System => {
                let t = Self::read_into::<_, FfwdSegment_SystemHeader>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.header.borrow_mut() = Some(t);
            }
            _ => {}
        }
        *self_rc.entries.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, FfwdEntry>(&*_io, None, None)?.into();
                self_rc.entries.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl FfwdSegment {
    pub fn variant(&self) -> Ref<'_, FfwdSegment_HeaderVariant> {
        self.variant.borrow()
    }
}
impl FfwdSegment {
    pub fn set_params(&mut self, variant: &FfwdSegment_HeaderVariant) {
        *self.variant.borrow_mut() = variant.clone();
    }
}
impl FfwdSegment {
}

/**
 * The dots after it in the document have no meaning.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdSegment {
    pub fn header(&self) -> Ref<'_, Option<FfwdSegment_Header>> {
        self.header.borrow()
    }
}

/**
 * In ascending order.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdSegment {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<FfwdEntry>>> {
        self.entries.borrow()
    }
}
impl FfwdSegment {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum FfwdSegment_HeaderVariant {

    /**
     * 16 bytes, with a 4-byte version, as in the code.
     */
    System,

    /**
     * 14 bytes, with a 2-byte version, as in the document.
     */
    Document,
    Unknown(i64),
}

impl TryFrom<i64> for FfwdSegment_HeaderVariant {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<FfwdSegment_HeaderVariant> {
        match flag {
            0 => Ok(FfwdSegment_HeaderVariant::System),
            1 => Ok(FfwdSegment_HeaderVariant::Document),
            _ => Ok(FfwdSegment_HeaderVariant::Unknown(flag)),
        }
    }
}

impl From<&FfwdSegment_HeaderVariant> for i64 {
    fn from(v: &FfwdSegment_HeaderVariant) -> Self {
        match *v {
            FfwdSegment_HeaderVariant::System => 0,
            FfwdSegment_HeaderVariant::Document => 1,
            FfwdSegment_HeaderVariant::Unknown(v) => v
        }
    }
}

impl Default for FfwdSegment_HeaderVariant {
    fn default() -> Self { FfwdSegment_HeaderVariant::Unknown(0) }
}


/**
 * The document's header of 14 bytes. No known program writes it.
 * \sa seeds/ffwd.txt "Files"
 */

#[derive(Default, Debug, Clone)]
pub struct FfwdSegment_DocumentHeader {
    pub _root: SharedType<FfwdSegment>,
    pub _parent: SharedType<FfwdSegment>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<u16>,
    base_offset: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for FfwdSegment_DocumentHeader {
    type Root = FfwdSegment;
    type Parent = FfwdSegment;

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
        if !(*self_rc.magic() == vec![0x46u8, 0x46u8, 0x4cu8, 0x47u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/document_header/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_u2be()?.into();
        if !(((*self_rc.version() as u16) == (0 as u16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/document_header/seq/1".to_string() }));
        }
        *self_rc.base_offset.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl FfwdSegment_DocumentHeader {
}

/**
 * The same as in the other header.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdSegment_DocumentHeader {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * The document names no value. 0 is the code's.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdSegment_DocumentHeader {
    pub fn version(&self) -> Ref<'_, u16> {
        self.version.borrow()
    }
}

/**
 * The first message's number.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdSegment_DocumentHeader {
    pub fn base_offset(&self) -> Ref<'_, u64> {
        self.base_offset.borrow()
    }
}
impl FfwdSegment_DocumentHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The code's header of 16 bytes.
 * \sa spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java appendHeader
 */

#[derive(Default, Debug, Clone)]
pub struct FfwdSegment_SystemHeader {
    pub _root: SharedType<FfwdSegment>,
    pub _parent: SharedType<FfwdSegment>,
    pub _self: SharedType<Self>,
    magic: RefCell<Vec<u8>>,
    version: RefCell<i64>,
    base_offset: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for FfwdSegment_SystemHeader {
    type Root = FfwdSegment;
    type Parent = FfwdSegment;

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
        if !(*self_rc.magic() == vec![0x46u8, 0x46u8, 0x4cu8, 0x47u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/system_header/seq/0".to_string() }));
        }
        *self_rc.version.borrow_mut() = _io.read_s4be()?.into();
        if !(((*self_rc.version() as i64) == (0 as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/system_header/seq/1".to_string() }));
        }
        *self_rc.base_offset.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl FfwdSegment_SystemHeader {
}

/**
 * `46 46 4C 47`, "FFLG" in ASCII.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdSegment_SystemHeader {
    pub fn magic(&self) -> Ref<'_, Vec<u8>> {
        self.magic.borrow()
    }
}

/**
 * Only 0 is defined. A Java int.
 * \sa spotify/ffwd core/src/main/java/com/spotify/ffwd/qlog/QLogManagerImpl.java CURRENT_VERSION
 */
impl FfwdSegment_SystemHeader {
    pub fn version(&self) -> Ref<'_, i64> {
        self.version.borrow()
    }
}

/**
 * Number of the segment's first message since the queue began. The real system uses a signed Java long, and
 * ignores the file's name.
 * \sa seeds/ffwd.txt "Files"
 */
impl FfwdSegment_SystemHeader {
    pub fn base_offset(&self) -> Ref<'_, u64> {
        self.base_offset.borrow()
    }
}
impl FfwdSegment_SystemHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
