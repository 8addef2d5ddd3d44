// kaitai-struct-compiler 0.11.0, ksy/mojo_pack.ksy sha256 f5934be958fabc7b02a1be2cc5685135955e0022cb695aa37ca0c5fa327bfe28
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
use super::mojo_pack_header::MojoPackHeader;
use super::mojo_enums::MojoEnums_ElementsForm;
use super::mojo_enums::MojoEnums_BytesForm;
use super::mojo_entry::MojoEntry;
use super::mojo_enums::MojoEnums_NumberForm;
use super::mojo_pack_head::MojoPackHead;

/**
 * The unit that is written and checked at once: at least one record. By default the code closes it at 65,500 bytes.
 *
 * While a segment is being written, its last pack has no end marker and no HEADER. It is read entry by entry, up to the
 * first bytes that are not an element.
 * \sa seeds/mojo.txt "PACK = (Disk Listpack)"
 * \sa run-mojo/sliced src/stream/mod.rs DEFAULT_PACK_SIZE
 */

#[derive(Default, Debug, Clone)]
pub struct MojoPack {
    pub _root: SharedType<MojoPack>,
    pub _parent: SharedType<MojoPack>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    has_tag: RefCell<bool>,
    has_counts: RefCell<bool>,
    has_lp_count: RefCell<bool>,
    bytes_form: RefCell<MojoEnums_BytesForm>,
    elements_form: RefCell<MojoEnums_ElementsForm>,
    head: RefCell<OptRc<MojoPackHead>>,
    entries: RefCell<Vec<OptRc<MojoEntry>>>,
    header: RefCell<OptRc<MojoPackHeader>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoPack {
    type Root = MojoPack;
    type Parent = MojoPack;

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
        let f = |t : &mut MojoPackHead| Ok(t.set_params(&*self_rc.form(), *self_rc.has_tag(), *self_rc.has_counts()));
        let t = Self::read_into_with_init::<_, MojoPackHead>(&*_io, None, None, &f)?.into();
        *self_rc.head.borrow_mut() = t;
        *self_rc.entries.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                let f = |t : &mut MojoEntry| Ok(t.set_params((*self_rc.head().master().num_fields().int_value()?).try_into().map_err(|_| KError::CastError)?, *self_rc.has_lp_count(), (if ((_i as i64) == (0 as i64)) { *self_rc.head().master().num_elements()? } else { *self_rc.entries()[((_i as i64) - (1 as i64)) as usize].num_elements_through()? }).try_into().map_err(|_| KError::CastError)?, (if ((_i as i64) == (0 as i64)) { 0 } else { *self_rc.entries()[((_i as i64) - (1 as i64)) as usize].num_live_through()? }).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, MojoEntry>(&*_io, None, None, &f)?.into();
                self_rc.entries.borrow_mut().push(t);
                let _t_entries = self_rc.entries.borrow();
                let _tmpa = _t_entries.last().unwrap().clone();
                _i += 1;
                let x = !(*_tmpa.is_end()?);
                x
            } {}
        }
        let f = |t : &mut MojoPackHeader| Ok(t.set_params(&*self_rc.bytes_form(), &*self_rc.elements_form(), (((_io.pos() as i64) - (*self_rc.head().body().position() as i64))).try_into().map_err(|_| KError::CastError)?, (((*self_rc.head().body().position() as u64) - (*self_rc.head().start().position() as u64))).try_into().map_err(|_| KError::CastError)?, (*self_rc.entries().last().ok_or(KError::EmptyIterator)?.num_elements_through()?).try_into().map_err(|_| KError::CastError)?, (((self_rc.entries().len() as i64) - (1 as i64))).try_into().map_err(|_| KError::CastError)?, (*self_rc.entries().last().ok_or(KError::EmptyIterator)?.num_live_through()?).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, MojoPackHeader>(&*_io, None, None, &f)?.into();
        *self_rc.header.borrow_mut() = t;
        Ok(())
    }
}
impl MojoPack {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoPack {
    pub fn has_tag(&self) -> Ref<'_, bool> {
        self.has_tag.borrow()
    }
}
impl MojoPack {
    pub fn has_counts(&self) -> Ref<'_, bool> {
        self.has_counts.borrow()
    }
}
impl MojoPack {
    pub fn has_lp_count(&self) -> Ref<'_, bool> {
        self.has_lp_count.borrow()
    }
}
impl MojoPack {
    pub fn bytes_form(&self) -> Ref<'_, MojoEnums_BytesForm> {
        self.bytes_form.borrow()
    }
}
impl MojoPack {
    pub fn elements_form(&self) -> Ref<'_, MojoEnums_ElementsForm> {
        self.elements_form.borrow()
    }
}
impl MojoPack {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm, has_tag: bool, has_counts: bool, has_lp_count: bool, bytes_form: &MojoEnums_BytesForm, elements_form: &MojoEnums_ElementsForm) {
        *self.form.borrow_mut() = form.clone();
        *self.has_tag.borrow_mut() = has_tag;
        *self.has_counts.borrow_mut() = has_counts;
        *self.has_lp_count.borrow_mut() = has_lp_count;
        *self.bytes_form.borrow_mut() = bytes_form.clone();
        *self.elements_form.borrow_mut() = elements_form.clone();
    }
}
impl MojoPack {
}

/**
 * MASTER ID and MASTER ENTRY.
 */
impl MojoPack {
    pub fn head(&self) -> Ref<'_, OptRc<MojoPackHead>> {
        self.head.borrow()
    }
}

/**
 * The records in the order of their ids, then the end marker.
 * \sa seeds/mojo.txt "ENTRY [count]", "EOF (0xFF) = Terminates entries"
 */
impl MojoPack {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<MojoEntry>>> {
        self.entries.borrow()
    }
}

/**
 * The listpack's lengths and counts.
 */
impl MojoPack {
    pub fn header(&self) -> Ref<'_, OptRc<MojoPackHeader>> {
        self.header.borrow()
    }
}
impl MojoPack {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
