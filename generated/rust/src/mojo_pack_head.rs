// kaitai-struct-compiler 0.11.0, ksy/mojo_pack_head.ksy sha256 20efb0cd3fd69729b6cf21ccd6091271b0d9af962dd51f0b9583094d52b5c0cc
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
use super::mojo_enums::MojoEnums_Tag;
use super::listpack_element::ListpackElement;
use super::mojo_tag::MojoTag;
use super::mojo_enums::MojoEnums_NumberForm;
use super::mojo_id::MojoId;

/**
 * MASTER ID and MASTER ENTRY, to which entries are stored as differences. From the master entry through the end marker,
 * a pack is a listpack without its header.
 * \sa seeds/mojo.txt "PACK = (Disk Listpack)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoPackHead {
    pub _root: SharedType<MojoPackHead>,
    pub _parent: SharedType<MojoPackHead>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    has_tag: RefCell<bool>,
    has_counts: RefCell<bool>,
    tag: RefCell<OptRc<MojoTag>>,
    start: RefCell<OptRc<MojoPackHead_Mark>>,
    master_id: RefCell<OptRc<MojoId>>,
    body: RefCell<OptRc<MojoPackHead_Mark>>,
    master: RefCell<OptRc<MojoPackHead_MasterEntry>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoPackHead {
    type Root = MojoPackHead;
    type Parent = MojoPackHead;

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
        if *self_rc.has_tag() {
            let f = |t : &mut MojoTag| Ok(t.set_params(&MojoEnums_Tag::Pack));
            let t = Self::read_into_with_init::<_, MojoTag>(&*_io, None, None, &f)?.into();
            *self_rc.tag.borrow_mut() = t;
        }
        let f = |t : &mut MojoPackHead_Mark| Ok(t.set_params((_io.pos()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, MojoPackHead_Mark>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.start.borrow_mut() = t;
        let f = |t : &mut MojoId| Ok(t.set_params(&*self_rc.form()));
        let t = Self::read_into_with_init::<_, MojoId>(&*_io, None, None, &f)?.into();
        *self_rc.master_id.borrow_mut() = t;
        let f = |t : &mut MojoPackHead_Mark| Ok(t.set_params((_io.pos()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, MojoPackHead_Mark>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.body.borrow_mut() = t;
        let f = |t : &mut MojoPackHead_MasterEntry| Ok(t.set_params(*self_rc.has_counts()));
        let t = Self::read_into_with_init::<_, MojoPackHead_MasterEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.master.borrow_mut() = t;
        Ok(())
    }
}
impl MojoPackHead {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoPackHead {
    pub fn has_tag(&self) -> Ref<'_, bool> {
        self.has_tag.borrow()
    }
}
impl MojoPackHead {
    pub fn has_counts(&self) -> Ref<'_, bool> {
        self.has_counts.borrow()
    }
}
impl MojoPackHead {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm, has_tag: bool, has_counts: bool) {
        *self.form.borrow_mut() = form.clone();
        *self.has_tag.borrow_mut() = has_tag;
        *self.has_counts.borrow_mut() = has_counts;
    }
}
impl MojoPackHead {
}

/**
 * The characters `[P`.
 */
impl MojoPackHead {
    pub fn tag(&self) -> Ref<'_, OptRc<MojoTag>> {
        self.tag.borrow()
    }
}

/**
 * Takes no bytes. Position of MASTER ID.
 */
impl MojoPackHead {
    pub fn start(&self) -> Ref<'_, OptRc<MojoPackHead_Mark>> {
        self.start.borrow()
    }
}

/**
 * Id of the pack's first record, the base of its entries' ids.
 */
impl MojoPackHead {
    pub fn master_id(&self) -> Ref<'_, OptRc<MojoId>> {
        self.master_id.borrow()
    }
}

/**
 * Takes no bytes. Position of the pack's listpack.
 */
impl MojoPackHead {
    pub fn body(&self) -> Ref<'_, OptRc<MojoPackHead_Mark>> {
        self.body.borrow()
    }
}

/**
 * Most entries' field names.
 */
impl MojoPackHead {
    pub fn master(&self) -> Ref<'_, OptRc<MojoPackHead_MasterEntry>> {
        self.master.borrow()
    }
}
impl MojoPackHead {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A position in the stream.
 * \sa seeds/mojo.txt "PACK = (Disk Listpack)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoPackHead_Mark {
    pub _root: SharedType<MojoPackHead>,
    pub _parent: SharedType<MojoPackHead>,
    pub _self: SharedType<Self>,
    position: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoPackHead_Mark {
    type Root = MojoPackHead;
    type Parent = MojoPackHead;

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
impl MojoPackHead_Mark {
    pub fn position(&self) -> Ref<'_, u64> {
        self.position.borrow()
    }
}
impl MojoPackHead_Mark {
    pub fn set_params(&mut self, position: u64) {
        *self.position.borrow_mut() = position;
    }
}
impl MojoPackHead_Mark {
}
impl MojoPackHead_Mark {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The listpack's first elements.
 * \sa seeds/mojo.txt "MASTER ENTRY"
 * \sa redis/redis src/t_stream.c streamAppendItem
 */

#[derive(Default, Debug, Clone)]
pub struct MojoPackHead_MasterEntry {
    pub _root: SharedType<MojoPackHead>,
    pub _parent: SharedType<MojoPackHead>,
    pub _self: SharedType<Self>,
    has_counts: RefCell<bool>,
    count: RefCell<OptRc<ListpackElement>>,
    deleted: RefCell<OptRc<ListpackElement>>,
    num_fields: RefCell<OptRc<ListpackElement>>,
    fields: RefCell<Vec<OptRc<ListpackElement>>>,
    null_element: RefCell<OptRc<ListpackElement>>,
    _io: RefCell<BytesReader>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for MojoPackHead_MasterEntry {
    type Root = MojoPackHead;
    type Parent = MojoPackHead;

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
        if *self_rc.has_counts() {
            let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
            *self_rc.count.borrow_mut() = t;
            let _tmpa = self_rc.count().clone();
            if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) >= (0 as i64)))) ) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/master_entry/seq/0".to_string() }));
            }
        }
        if *self_rc.has_counts() {
            let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
            *self_rc.deleted.borrow_mut() = t;
            let _tmpa = self_rc.deleted().clone();
            if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) >= (0 as i64)))) ) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/master_entry/seq/1".to_string() }));
            }
        }
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.num_fields.borrow_mut() = t;
        let _tmpa = self_rc.num_fields().clone();
        if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) >= (0 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/master_entry/seq/2".to_string() }));
        }
        *self_rc.fields.borrow_mut() = Vec::new();
        let l_fields = *self_rc.num_fields().int_value()?;
        for _i in 0..l_fields {
            let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
            self_rc.fields.borrow_mut().push(t);
            let _tmpa = self_rc.fields()[_i as usize].clone();
            if !(!(*_tmpa.is_end()?)) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/master_entry/seq/3".to_string() }));
            }
        }
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.null_element.borrow_mut() = t;
        let _tmpa = self_rc.null_element().clone();
        if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) == (0 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/master_entry/seq/4".to_string() }));
        }
        Ok(())
    }
}
impl MojoPackHead_MasterEntry {
    pub fn has_counts(&self) -> Ref<'_, bool> {
        self.has_counts.borrow()
    }
}
impl MojoPackHead_MasterEntry {
    pub fn set_params(&mut self, has_counts: bool) {
        *self.has_counts.borrow_mut() = has_counts;
    }
}
impl MojoPackHead_MasterEntry {

    /**
     * Elements of the master entry.
     */
    pub fn num_elements(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_elements.get() {
            return Ok(self.num_elements.borrow());
        }
        self.f_num_elements.set(true);
        *self.num_elements.borrow_mut() = (((((*self.num_fields().int_value()? as i64) + (2 as i64)) as i64) + (if *self.has_counts() { (2) as i64 } else { (0) as i64 } as i64))) as i64;
        Ok(self.num_elements.borrow())
    }
}

/**
 * Entries, without deleted ones.
 */
impl MojoPackHead_MasterEntry {
    pub fn count(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.count.borrow()
    }
}

/**
 * Deleted entries.
 */
impl MojoPackHead_MasterEntry {
    pub fn deleted(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.deleted.borrow()
    }
}

/**
 * Number of names.
 */
impl MojoPackHead_MasterEntry {
    pub fn num_fields(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.num_fields.borrow()
    }
}

/**
 * The names, in the order of SAMEFIELDS entries' values. A name may be an integer.
 */
impl MojoPackHead_MasterEntry {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<ListpackElement>>> {
        self.fields.borrow()
    }
}

/**
 * The integer 0. A Redis reader that walks backwards reads an entry's lp-count.
 */
impl MojoPackHead_MasterEntry {
    pub fn null_element(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.null_element.borrow()
    }
}
impl MojoPackHead_MasterEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
