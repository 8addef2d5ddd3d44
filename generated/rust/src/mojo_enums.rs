// kaitai-struct-compiler 0.11.0, ksy/mojo_enums.ksy sha256 8618251702690c78f1fa8a8760daae5541b75776cd3e0cc7c7e0ca23b795ac7a
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
 * No program ever wrote a mojo segment, and its document has several interpretations. In the first value of each enum,
 * all sizes agree with the document. The others come from its wording or from older code. A file's first pack and end
 * show which one it has.
 * \sa seeds/mojo.txt "SEGMENT FILE FORMAT"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoEnums {
    pub _root: SharedType<MojoEnums>,
    pub _parent: SharedType<MojoEnums>,
    pub _self: SharedType<Self>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoEnums {
    type Root = MojoEnums;
    type Parent = MojoEnums;

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
        Ok(())
    }
}
impl MojoEnums {
}
impl MojoEnums {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum MojoEnums_BytesForm {

    /**
     * From num_fields through the end marker.
     */
    Body,

    /**
     * 6 more: the size of the listpack in memory, which has a header.
     */
    Redis,

    /**
     * From MASTER ID through HEADER.
     */
    Pack,
    Unknown(i64),
}

impl TryFrom<i64> for MojoEnums_BytesForm {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<MojoEnums_BytesForm> {
        match flag {
            0 => Ok(MojoEnums_BytesForm::Body),
            1 => Ok(MojoEnums_BytesForm::Redis),
            2 => Ok(MojoEnums_BytesForm::Pack),
            _ => Ok(MojoEnums_BytesForm::Unknown(flag)),
        }
    }
}

impl From<&MojoEnums_BytesForm> for i64 {
    fn from(v: &MojoEnums_BytesForm) -> Self {
        match *v {
            MojoEnums_BytesForm::Body => 0,
            MojoEnums_BytesForm::Redis => 1,
            MojoEnums_BytesForm::Pack => 2,
            MojoEnums_BytesForm::Unknown(v) => v
        }
    }
}

impl Default for MojoEnums_BytesForm {
    fn default() -> Self { MojoEnums_BytesForm::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum MojoEnums_ElementsForm {

    /**
     * The elements on disk.
     */
    Body,

    /**
     * Two more, for count and deleted, which the master entry has in memory.
     */
    Memory,
    Unknown(i64),
}

impl TryFrom<i64> for MojoEnums_ElementsForm {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<MojoEnums_ElementsForm> {
        match flag {
            0 => Ok(MojoEnums_ElementsForm::Body),
            1 => Ok(MojoEnums_ElementsForm::Memory),
            _ => Ok(MojoEnums_ElementsForm::Unknown(flag)),
        }
    }
}

impl From<&MojoEnums_ElementsForm> for i64 {
    fn from(v: &MojoEnums_ElementsForm) -> Self {
        match *v {
            MojoEnums_ElementsForm::Body => 0,
            MojoEnums_ElementsForm::Memory => 1,
            MojoEnums_ElementsForm::Unknown(v) => v
        }
    }
}

impl Default for MojoEnums_ElementsForm {
    fn default() -> Self { MojoEnums_ElementsForm::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum MojoEnums_NumberForm {

    /**
     * Plain little-endian numbers. Only these give MASTER ID 16 and SUFFIX 32 bytes.
     */
    RawLe,

    /**
     * Plain big-endian numbers, as in the keys of a Redis stream.
     */
    RawBe,

    /**
     * Numbers in listpack strings, the document's "(string) u64".
     */
    Strings,
    Unknown(i64),
}

impl TryFrom<i64> for MojoEnums_NumberForm {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<MojoEnums_NumberForm> {
        match flag {
            0 => Ok(MojoEnums_NumberForm::RawLe),
            1 => Ok(MojoEnums_NumberForm::RawBe),
            2 => Ok(MojoEnums_NumberForm::Strings),
            _ => Ok(MojoEnums_NumberForm::Unknown(flag)),
        }
    }
}

impl From<&MojoEnums_NumberForm> for i64 {
    fn from(v: &MojoEnums_NumberForm) -> Self {
        match *v {
            MojoEnums_NumberForm::RawLe => 0,
            MojoEnums_NumberForm::RawBe => 1,
            MojoEnums_NumberForm::Strings => 2,
            MojoEnums_NumberForm::Unknown(v) => v
        }
    }
}

impl Default for MojoEnums_NumberForm {
    fn default() -> Self { MojoEnums_NumberForm::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum MojoEnums_Tag {

    /**
     * INDEX follows, and then SUFFIX.
     */
    Index,

    /**
     * A pack follows.
     */
    Pack,
    Unknown(i64),
}

impl TryFrom<i64> for MojoEnums_Tag {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<MojoEnums_Tag> {
        match flag {
            23369 => Ok(MojoEnums_Tag::Index),
            23376 => Ok(MojoEnums_Tag::Pack),
            _ => Ok(MojoEnums_Tag::Unknown(flag)),
        }
    }
}

impl From<&MojoEnums_Tag> for i64 {
    fn from(v: &MojoEnums_Tag) -> Self {
        match *v {
            MojoEnums_Tag::Index => 23369,
            MojoEnums_Tag::Pack => 23376,
            MojoEnums_Tag::Unknown(v) => v
        }
    }
}

impl Default for MojoEnums_Tag {
    fn default() -> Self { MojoEnums_Tag::Unknown(0) }
}
