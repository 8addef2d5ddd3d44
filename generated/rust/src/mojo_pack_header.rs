// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_header.ksy sha256 7f543a445ecf48231f3ad5d00cb9245f11ce04ec220bb21c05190ee72ae18411
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
use super::mojo_enums::MojoEnums_ElementsForm;
use super::mojo_enums::MojoEnums_BytesForm;

/**
 * A listpack's header, which follows it on disk, so that writers only append. Without a checksum, only its three numbers
 * show damage. Readers must compare them with the pack.
 * \sa seeds/mojo.txt "HEADER (8 bytes)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoPackHeader {
    pub _root: SharedType<MojoPackHeader>,
    pub _parent: SharedType<MojoPackHeader>,
    pub _self: SharedType<Self>,
    bytes_form: RefCell<MojoEnums_BytesForm>,
    elements_form: RefCell<MojoEnums_ElementsForm>,
    len_body: RefCell<u64>,
    len_master_id: RefCell<u64>,
    num_elements_read: RefCell<i64>,
    num_entries_read: RefCell<i64>,
    num_live_read: RefCell<i64>,
    len_bytes: RefCell<u32>,
    num_elements: RefCell<u16>,
    num_entries: RefCell<u16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoPackHeader {
    type Root = MojoPackHeader;
    type Parent = MojoPackHeader;

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
        *self_rc.len_bytes.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.len_bytes() as i64) == (if *self_rc.bytes_form() == MojoEnums_BytesForm::Redis { (((*self_rc.len_body() as u64) + (6 as u64))) as i64 } else { if *self_rc.bytes_form() == MojoEnums_BytesForm::Pack { (((((*self_rc.len_master_id() as u64) + (*self_rc.len_body() as u64)) as i64) + (8 as i64))) as i64 } else { (*self_rc.len_body()) as i64 } } as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.num_elements.borrow_mut() = _io.read_u2le()?.into();
        if !( ((((*self_rc.num_elements() as i64) == (((*self_rc.num_elements_read() as i64) + (if *self_rc.elements_form() == MojoEnums_ElementsForm::Memory { (2) as i64 } else { (0) as i64 } as i64)) as i64))) || (((*self_rc.num_elements() as i64) == (65535 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotAnyOf, src_path: "/seq/1".to_string() }));
        }
        *self_rc.num_entries.borrow_mut() = _io.read_u2le()?.into();
        if !( ((((*self_rc.num_entries() as i64) == (*self_rc.num_entries_read() as i64))) || (((*self_rc.num_entries() as i64) == (*self_rc.num_live_read() as i64))) || (((*self_rc.num_entries() as i64) == (65535 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotAnyOf, src_path: "/seq/2".to_string() }));
        }
        Ok(())
    }
}
impl MojoPackHeader {
    pub fn bytes_form(&self) -> Ref<'_, MojoEnums_BytesForm> {
        self.bytes_form.borrow()
    }
}
impl MojoPackHeader {
    pub fn elements_form(&self) -> Ref<'_, MojoEnums_ElementsForm> {
        self.elements_form.borrow()
    }
}
impl MojoPackHeader {
    pub fn len_body(&self) -> Ref<'_, u64> {
        self.len_body.borrow()
    }
}
impl MojoPackHeader {
    pub fn len_master_id(&self) -> Ref<'_, u64> {
        self.len_master_id.borrow()
    }
}
impl MojoPackHeader {
    pub fn num_elements_read(&self) -> Ref<'_, i64> {
        self.num_elements_read.borrow()
    }
}
impl MojoPackHeader {
    pub fn num_entries_read(&self) -> Ref<'_, i64> {
        self.num_entries_read.borrow()
    }
}
impl MojoPackHeader {
    pub fn num_live_read(&self) -> Ref<'_, i64> {
        self.num_live_read.borrow()
    }
}
impl MojoPackHeader {
    pub fn set_params(&mut self, bytes_form: &MojoEnums_BytesForm, elements_form: &MojoEnums_ElementsForm, len_body: u64, len_master_id: u64, num_elements_read: i64, num_entries_read: i64, num_live_read: i64) {
        *self.bytes_form.borrow_mut() = bytes_form.clone();
        *self.elements_form.borrow_mut() = elements_form.clone();
        *self.len_body.borrow_mut() = len_body;
        *self.len_master_id.borrow_mut() = len_master_id;
        *self.num_elements_read.borrow_mut() = num_elements_read;
        *self.num_entries_read.borrow_mut() = num_entries_read;
        *self.num_live_read.borrow_mut() = num_live_read;
    }
}
impl MojoPackHeader {
}

/**
 * Length of the listpack; see bytes_form.
 * \sa run-mojo/sliced src/stream/mod.rs Segment::would_block (reads so many bytes after a header of 6)
 */
impl MojoPackHeader {
    pub fn len_bytes(&self) -> Ref<'_, u32> {
        self.len_bytes.borrow()
    }
}

/**
 * Elements without the end marker. 65535 if the number does not fit.
 */
impl MojoPackHeader {
    pub fn num_elements(&self) -> Ref<'_, u16> {
        self.num_elements.borrow()
    }
}

/**
 * All entries. In another reading (Redis' count), without deleted ones. 65535 if the number does not fit.
 */
impl MojoPackHeader {
    pub fn num_entries(&self) -> Ref<'_, u16> {
        self.num_entries.borrow()
    }
}
impl MojoPackHeader {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
