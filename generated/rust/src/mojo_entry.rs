// kaitai-struct-compiler 0.11.0, ksy/mojo_entry.ksy sha256 d5a4bdb0ecdb7867dff6f2d2a24607fd5f6bcc5485f464e5dee2177af2c36759
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
use super::listpack_element::ListpackElement;

/**
 * One record, or the end marker after the last one.
 * \sa seeds/mojo.txt "ENTRY [count]"
 * \sa redis/redis src/t_stream.c streamAppendItem
 */

#[derive(Default, Debug, Clone)]
pub struct MojoEntry {
    pub _root: SharedType<MojoEntry>,
    pub _parent: SharedType<MojoEntry>,
    pub _self: SharedType<Self>,
    num_master_fields: RefCell<i64>,
    has_lp_count: RefCell<bool>,
    num_elements_before: RefCell<i64>,
    num_live_before: RefCell<i64>,
    flags: RefCell<OptRc<ListpackElement>>,
    content: RefCell<OptRc<MojoEntry_EntryContent>>,
    _io: RefCell<BytesReader>,
    f_has_same_fields: Cell<bool>,
    has_same_fields: RefCell<bool>,
    f_is_deleted: Cell<bool>,
    is_deleted: RefCell<bool>,
    f_is_end: Cell<bool>,
    is_end: RefCell<bool>,
    f_num_elements_through: Cell<bool>,
    num_elements_through: RefCell<i64>,
    f_num_live_through: Cell<bool>,
    num_live_through: RefCell<i64>,
    f_other_flags: Cell<bool>,
    other_flags: RefCell<i64>,
}
impl KStruct for MojoEntry {
    type Root = MojoEntry;
    type Parent = MojoEntry;

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
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.flags.borrow_mut() = t;
        let _tmpa = self_rc.flags().clone();
        if !( ((*_tmpa.is_int()?) || (*_tmpa.is_end()?)) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/0".to_string() }));
        }
        if !(*self_rc.is_end()?) {
            let t = Self::read_into::<_, MojoEntry_EntryContent>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.content.borrow_mut() = t;
        }
        Ok(())
    }
}
impl MojoEntry {
    pub fn num_master_fields(&self) -> Ref<'_, i64> {
        self.num_master_fields.borrow()
    }
}
impl MojoEntry {
    pub fn has_lp_count(&self) -> Ref<'_, bool> {
        self.has_lp_count.borrow()
    }
}
impl MojoEntry {
    pub fn num_elements_before(&self) -> Ref<'_, i64> {
        self.num_elements_before.borrow()
    }
}
impl MojoEntry {
    pub fn num_live_before(&self) -> Ref<'_, i64> {
        self.num_live_before.borrow()
    }
}
impl MojoEntry {
    pub fn set_params(&mut self, num_master_fields: i64, has_lp_count: bool, num_elements_before: i64, num_live_before: i64) {
        *self.num_master_fields.borrow_mut() = num_master_fields;
        *self.has_lp_count.borrow_mut() = has_lp_count;
        *self.num_elements_before.borrow_mut() = num_elements_before;
        *self.num_live_before.borrow_mut() = num_live_before;
    }
}
impl MojoEntry {

    /**
     * Only values are stored.
     */
    pub fn has_same_fields(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_has_same_fields.get() {
            return Ok(self.has_same_fields.borrow());
        }
        self.f_has_same_fields.set(true);
        *self.has_same_fields.borrow_mut() = ( ((!(*self.is_end()?)) && (((((*self.flags().int_value()? as i64) & (2 as i64)) as i64) != (0 as i64)))) ) as bool;
        Ok(self.has_same_fields.borrow())
    }

    /**
     * The record was deleted.
     */
    pub fn is_deleted(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_deleted.get() {
            return Ok(self.is_deleted.borrow());
        }
        self.f_is_deleted.set(true);
        *self.is_deleted.borrow_mut() = ( ((!(*self.is_end()?)) && (((((*self.flags().int_value()? as i64) & (1 as i64)) as i64) != (0 as i64)))) ) as bool;
        Ok(self.is_deleted.borrow())
    }

    /**
     * The end marker, not an entry.
     */
    pub fn is_end(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_end.get() {
            return Ok(self.is_end.borrow());
        }
        self.f_is_end.set(true);
        *self.is_end.borrow_mut() = (*self.flags().is_end()?) as bool;
        Ok(self.is_end.borrow())
    }

    /**
     * The pack's elements so far.
     */
    pub fn num_elements_through(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_elements_through.get() {
            return Ok(self.num_elements_through.borrow());
        }
        self.f_num_elements_through.set(true);
        *self.num_elements_through.borrow_mut() = (((*self.num_elements_before() as i64) + (if *self.is_end()? { (0) as i64 } else { (*self.content().num_elements()?) as i64 } as i64))) as i64;
        Ok(self.num_elements_through.borrow())
    }

    /**
     * The pack's entries so far, without deleted ones.
     */
    pub fn num_live_through(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_live_through.get() {
            return Ok(self.num_live_through.borrow());
        }
        self.f_num_live_through.set(true);
        *self.num_live_through.borrow_mut() = (((*self.num_live_before() as i64) + (if  ((*self.is_end()?) || (*self.is_deleted()?))  { (0) as i64 } else { (1) as i64 } as i64))) as i64;
        Ok(self.num_live_through.borrow())
    }

    /**
     * Flags outside the document.
     */
    pub fn other_flags(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_other_flags.get() {
            return Ok(self.other_flags.borrow());
        }
        self.f_other_flags.set(true);
        *self.other_flags.borrow_mut() = (if *self.is_end()? { (0) as i64 } else { (((*self.flags().int_value()? as i64) & (!3 as i64))) as i64 }) as i64;
        Ok(self.other_flags.borrow())
    }
}

/**
 * Bit 0: the record was deleted, but its bytes are kept. Bit 1, SAMEFIELDS: the entry has only values, for the
 * master entry's field names. The code names bits 2 to 4 (SLOT, TX, DEDUPE), but never sets them, and their effect
 * is unknown.
 * \sa run-mojo/sliced src/stream/record.rs STREAM_ITEM_FLAG_DELETED and its neighbours
 */
impl MojoEntry {
    pub fn flags(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.flags.borrow()
    }
}

/**
 * The rest.
 */
impl MojoEntry {
    pub fn content(&self) -> Ref<'_, OptRc<MojoEntry_EntryContent>> {
        self.content.borrow()
    }
}
impl MojoEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An entry after its flags.
 * \sa seeds/mojo.txt "ENTRY [count]"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoEntry_EntryContent {
    pub _root: SharedType<MojoEntry>,
    pub _parent: SharedType<MojoEntry>,
    pub _self: SharedType<Self>,
    ms_difference: RefCell<OptRc<ListpackElement>>,
    seq_difference: RefCell<OptRc<ListpackElement>>,
    num_fields: RefCell<OptRc<ListpackElement>>,
    pairs: RefCell<Vec<OptRc<MojoEntry_Pair>>>,
    values: RefCell<Vec<OptRc<ListpackElement>>>,
    lp_count: RefCell<OptRc<ListpackElement>>,
    _io: RefCell<BytesReader>,
    f_num_counted: Cell<bool>,
    num_counted: RefCell<i64>,
    f_num_elements: Cell<bool>,
    num_elements: RefCell<i64>,
}
impl KStruct for MojoEntry_EntryContent {
    type Root = MojoEntry;
    type Parent = MojoEntry;

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
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.ms_difference.borrow_mut() = t;
        let _tmpa = self_rc.ms_difference().clone();
        if !(*_tmpa.is_int()?) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/entry_content/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.seq_difference.borrow_mut() = t;
        let _tmpa = self_rc.seq_difference().clone();
        if !(*_tmpa.is_int()?) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/entry_content/seq/1".to_string() }));
        }
        if !(*_prc.as_ref().unwrap().has_same_fields()?) {
            let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
            *self_rc.num_fields.borrow_mut() = t;
            let _tmpa = self_rc.num_fields().clone();
            if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) >= (0 as i64)))) ) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/entry_content/seq/2".to_string() }));
            }
        }
        if !(*_prc.as_ref().unwrap().has_same_fields()?) {
            *self_rc.pairs.borrow_mut() = Vec::new();
            let l_pairs = *self_rc.num_fields().int_value()?;
            for _i in 0..l_pairs {
                let t = Self::read_into::<_, MojoEntry_Pair>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.pairs.borrow_mut().push(t);
            }
        }
        if *_prc.as_ref().unwrap().has_same_fields()? {
            *self_rc.values.borrow_mut() = Vec::new();
            let l_values = *_prc.as_ref().unwrap().num_master_fields();
            for _i in 0..l_values {
                let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
                self_rc.values.borrow_mut().push(t);
                let _tmpa = self_rc.values()[_i as usize].clone();
                if !(!(*_tmpa.is_end()?)) {
                    return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/entry_content/seq/4".to_string() }));
                }
            }
        }
        if *_prc.as_ref().unwrap().has_lp_count() {
            let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
            *self_rc.lp_count.borrow_mut() = t;
            let _tmpa = self_rc.lp_count().clone();
            if !( ((*_tmpa.is_int()?) && ( ((((*_tmpa.int_value()? as i64) == (*self_rc.num_counted()? as i64))) || (((*_tmpa.int_value()? as i64) == (((*self_rc.num_counted()? as i64) + (1 as i64)) as i64)))) )) ) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/entry_content/seq/5".to_string() }));
            }
        }
        Ok(())
    }
}
impl MojoEntry_EntryContent {

    /**
     * The entry's elements before lp-count.
     */
    pub fn num_counted(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_counted.get() {
            return Ok(self.num_counted.borrow());
        }
        self.f_num_counted.set(true);
        *self.num_counted.borrow_mut() = (((3 as i64) + (if *_prc.as_ref().unwrap().has_same_fields()? { (*_prc.as_ref().unwrap().num_master_fields()) as i64 } else { (((1 as i64) + (((2 as i64) * (*self.num_fields().int_value()? as i64)) as i64))) as i64 } as i64))) as i64;
        Ok(self.num_counted.borrow())
    }

    /**
     * Elements of the entry.
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
        *self.num_elements.borrow_mut() = (((*self.num_counted()? as i64) + (if *_prc.as_ref().unwrap().has_lp_count() { (1) as i64 } else { (0) as i64 } as i64))) as i64;
        Ok(self.num_elements.borrow())
    }
}

/**
 * Added to the milliseconds of MASTER ID, modulo 2^64.
 */
impl MojoEntry_EntryContent {
    pub fn ms_difference(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.ms_difference.borrow()
    }
}

/**
 * Added to MASTER ID's number, modulo 2^64. Negative if a record of a later millisecond has a lower number.
 */
impl MojoEntry_EntryContent {
    pub fn seq_difference(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.seq_difference.borrow()
    }
}

/**
 * Number of pairs.
 */
impl MojoEntry_EntryContent {
    pub fn num_fields(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.num_fields.borrow()
    }
}

/**
 * Names with their values.
 */
impl MojoEntry_EntryContent {
    pub fn pairs(&self) -> Ref<'_, Vec<OptRc<MojoEntry_Pair>>> {
        self.pairs.borrow()
    }
}

/**
 * One value per field name of the master entry.
 */
impl MojoEntry_EntryContent {
    pub fn values(&self) -> Ref<'_, Vec<OptRc<ListpackElement>>> {
        self.values.borrow()
    }
}

/**
 * Elements of the entry before this one. Older code also counts this one.
 */
impl MojoEntry_EntryContent {
    pub fn lp_count(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.lp_count.borrow()
    }
}
impl MojoEntry_EntryContent {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A name and its value.
 * \sa seeds/mojo.txt "FIELD [num_fields]"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoEntry_Pair {
    pub _root: SharedType<MojoEntry>,
    pub _parent: SharedType<MojoEntry_EntryContent>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<ListpackElement>>,
    value: RefCell<OptRc<ListpackElement>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoEntry_Pair {
    type Root = MojoEntry;
    type Parent = MojoEntry_EntryContent;

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
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.name.borrow_mut() = t;
        let _tmpa = self_rc.name().clone();
        if !(!(*_tmpa.is_end()?)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/pair/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.value.borrow_mut() = t;
        let _tmpa = self_rc.value().clone();
        if !(!(*_tmpa.is_end()?)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/pair/seq/1".to_string() }));
        }
        Ok(())
    }
}
impl MojoEntry_Pair {
}

/**
 * The field's name.
 */
impl MojoEntry_Pair {
    pub fn name(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.name.borrow()
    }
}

/**
 * The field's value.
 */
impl MojoEntry_Pair {
    pub fn value(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.value.borrow()
    }
}
impl MojoEntry_Pair {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
