// kaitai-struct-compiler 0.11.0, ksy/osiris_entry.ksy sha256 05d3d52834f1244beb24ce7023fb115c5bb58f5794c9b11d0b8204413356982a
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
use super::osiris_sub_batch::OsirisSubBatch;

/**
 * One entry. The highest bit of its first byte is set in a sub-batch.
 * \sa seeds/osiris.txt "Data Entry format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisEntry {
    pub _root: SharedType<OsirisEntry>,
    pub _parent: SharedType<OsirisEntry>,
    pub _self: SharedType<Self>,
    entry: RefCell<Option<OsirisEntry_Entry>>,
    _io: RefCell<BytesReader>,
    f_first_byte: Cell<bool>,
    first_byte: RefCell<u8>,
    f_kind: Cell<bool>,
    kind: RefCell<OsirisEntry_EntryKind>,
}
#[derive(Debug, Clone)]
pub enum OsirisEntry_Entry {
    OsirisSimpleEntry(OptRc<OsirisSimpleEntry>),
    OsirisSubBatch(OptRc<OsirisSubBatch>),
}
impl From<&OsirisEntry_Entry> for OptRc<OsirisSimpleEntry> {
    fn from(v: &OsirisEntry_Entry) -> Self {
        if let OsirisEntry_Entry::OsirisSimpleEntry(x) = v {
            return x.clone();
        }
        panic!("expected OsirisEntry_Entry::OsirisSimpleEntry, got {:?}", v)
    }
}
impl From<OptRc<OsirisSimpleEntry>> for OsirisEntry_Entry {
    fn from(v: OptRc<OsirisSimpleEntry>) -> Self {
        Self::OsirisSimpleEntry(v)
    }
}
impl From<&OsirisEntry_Entry> for OptRc<OsirisSubBatch> {
    fn from(v: &OsirisEntry_Entry) -> Self {
        if let OsirisEntry_Entry::OsirisSubBatch(x) = v {
            return x.clone();
        }
        panic!("expected OsirisEntry_Entry::OsirisSubBatch, got {:?}", v)
    }
}
impl From<OptRc<OsirisSubBatch>> for OsirisEntry_Entry {
    fn from(v: OptRc<OsirisSubBatch>) -> Self {
        Self::OsirisSubBatch(v)
    }
}
impl KStruct for OsirisEntry {
    type Root = OsirisEntry;
    type Parent = OsirisEntry;

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
        match *self_rc.kind()? {
            OsirisEntry_EntryKind::Simple => {
                let t = Self::read_into::<_, OsirisSimpleEntry>(&*_io, None, None)?.into();
                *self_rc.entry.borrow_mut() = Some(t);
            }
            OsirisEntry_EntryKind::SubBatch => {
                let t = Self::read_into::<_, OsirisSubBatch>(&*_io, None, None)?.into();
                *self_rc.entry.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl OsirisEntry {

    /**
     * Read ahead of the entry.
     */
    pub fn first_byte(
        &self
    ) -> KResult<Ref<'_, u8>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_first_byte.get() {
            return Ok(self.first_byte.borrow());
        }
        self.f_first_byte.set(true);
        let _pos = _io.pos();
        _io.seek(_io.pos() as usize)?;
        *self.first_byte.borrow_mut() = _io.read_u1()?.into();
        _io.seek(_pos)?;
        Ok(self.first_byte.borrow())
    }

    /**
     * The `T` bit of the document.
     */
    pub fn kind(
        &self
    ) -> KResult<Ref<'_, OsirisEntry_EntryKind>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_kind.get() {
            return Ok(self.kind.borrow());
        }
        self.f_kind.set(true);
        *self.kind.borrow_mut() = (((*self.first_byte()? as u8) >> (7 as u8)) as i64).try_into()?;
        Ok(self.kind.borrow())
    }
}

/**
 * The entry.
 */
impl OsirisEntry {
    pub fn entry(&self) -> Ref<'_, Option<OsirisEntry_Entry>> {
        self.entry.borrow()
    }
}
impl OsirisEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum OsirisEntry_EntryKind {

    /**
     * One record.
     */
    Simple,

    /**
     * Records in one body, possibly compressed.
     */
    SubBatch,
    Unknown(i64),
}

impl TryFrom<i64> for OsirisEntry_EntryKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<OsirisEntry_EntryKind> {
        match flag {
            0 => Ok(OsirisEntry_EntryKind::Simple),
            1 => Ok(OsirisEntry_EntryKind::SubBatch),
            _ => Ok(OsirisEntry_EntryKind::Unknown(flag)),
        }
    }
}

impl From<&OsirisEntry_EntryKind> for i64 {
    fn from(v: &OsirisEntry_EntryKind) -> Self {
        match *v {
            OsirisEntry_EntryKind::Simple => 0,
            OsirisEntry_EntryKind::SubBatch => 1,
            OsirisEntry_EntryKind::Unknown(v) => v
        }
    }
}

impl Default for OsirisEntry_EntryKind {
    fn default() -> Self { OsirisEntry_EntryKind::Unknown(0) }
}
