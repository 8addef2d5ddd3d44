// kaitai-struct-compiler 0.11.0, ksy/mojo_footer.ksy sha256 b2bcb365cb534718bf9c514b4151afef5b43a1869da9ff5bf315480ddb2023c6
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
use super::mojo_enums::MojoEnums_NumberForm;
use super::mojo_suffix::MojoSuffix;

/**
 * Finds SUFFIX from the end of the file, before any zeros there. It takes no bytes.
 * \sa seeds/mojo.txt "RECOVERY"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoFooter {
    pub _root: SharedType<MojoFooter>,
    pub _parent: SharedType<MojoFooter>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    has_tags: RefCell<bool>,
    ofs_end: RefCell<u64>,
    _io: RefCell<BytesReader>,
    f_len_index: Cell<bool>,
    len_index: RefCell<u32>,
    f_len_suffix: Cell<bool>,
    len_suffix: RefCell<i8>,
    f_ofs_suffix: Cell<bool>,
    ofs_suffix: RefCell<i64>,
    f_ofs_tail: Cell<bool>,
    ofs_tail: RefCell<i64>,
    f_suffix: Cell<bool>,
    suffix: RefCell<OptRc<MojoSuffix>>,
}
impl KStruct for MojoFooter {
    type Root = MojoFooter;
    type Parent = MojoFooter;

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
impl MojoFooter {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoFooter {
    pub fn has_tags(&self) -> Ref<'_, bool> {
        self.has_tags.borrow()
    }
}
impl MojoFooter {
    pub fn ofs_end(&self) -> Ref<'_, u64> {
        self.ofs_end.borrow()
    }
}
impl MojoFooter {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm, has_tags: bool, ofs_end: u64) {
        *self.form.borrow_mut() = form.clone();
        *self.has_tags.borrow_mut() = has_tags;
        *self.ofs_end.borrow_mut() = ofs_end;
    }
}
impl MojoFooter {

    /**
     * Bytes of INDEX.
     */
    pub fn len_index(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_index.get() {
            return Ok(self.len_index.borrow());
        }
        self.f_len_index.set(true);
        *self.len_index.borrow_mut() = (*self.suffix()?.len_index().value()?) as u32;
        Ok(self.len_index.borrow())
    }

    /**
     * Bytes, with its end markers.
     */
    pub fn len_suffix(
        &self
    ) -> KResult<Ref<'_, i8>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_suffix.get() {
            return Ok(self.len_suffix.borrow());
        }
        self.f_len_suffix.set(true);
        *self.len_suffix.borrow_mut() = (if *self.form() == MojoEnums_NumberForm::Strings { (42) as i64 } else { (34) as i64 }) as i8;
        Ok(self.len_suffix.borrow())
    }

    /**
     * The start of SUFFIX.
     */
    pub fn ofs_suffix(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_ofs_suffix.get() {
            return Ok(self.ofs_suffix.borrow());
        }
        self.f_ofs_suffix.set(true);
        *self.ofs_suffix.borrow_mut() = (((*self.ofs_end() as u64) - (*self.len_suffix()? as u64))) as i64;
        Ok(self.ofs_suffix.borrow())
    }

    /**
     * The end of the packs.
     */
    pub fn ofs_tail(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_ofs_tail.get() {
            return Ok(self.ofs_tail.borrow());
        }
        self.f_ofs_tail.set(true);
        *self.ofs_tail.borrow_mut() = (((((*self.ofs_suffix()? as i64) - (*self.len_index()? as i64)) as i64) - (if *self.has_tags() { (2) as i64 } else { (0) as i64 } as i64))) as i64;
        Ok(self.ofs_tail.borrow())
    }

    /**
     * The segment's SUFFIX.
     */
    pub fn suffix(
        &self
    ) -> KResult<Ref<'_, OptRc<MojoSuffix>>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_suffix.get() {
            return Ok(self.suffix.borrow());
        }
        let _pos = _io.pos();
        _io.seek(*self.ofs_suffix()? as usize)?;
        let f = |t : &mut MojoSuffix| Ok(t.set_params(&*self.form()));
        let t = Self::read_into_with_init::<_, MojoSuffix>(&*_io, None, None, &f)?.into();
        *self.suffix.borrow_mut() = t;
        _io.seek(_pos)?;
        Ok(self.suffix.borrow())
    }
}
impl MojoFooter {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
