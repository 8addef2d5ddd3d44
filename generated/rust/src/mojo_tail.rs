// kaitai-struct-compiler 0.11.0, ksy/mojo_tail.ksy sha256 537d5a822ebb5abb01eb169c416c2f053a4af8304282730837116893a03aa561
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
use super::mojo_index::MojoIndex;
use super::mojo_tag::MojoTag;
use super::mojo_enums::MojoEnums_NumberForm;
use super::mojo_suffix::MojoSuffix;

/**
 * The end of a finished segment.
 * \sa seeds/mojo.txt "PACK > [P > PACK > [I > INDEX > SUFFIX"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoTail {
    pub _root: SharedType<MojoTail>,
    pub _parent: SharedType<MojoTail>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    has_tags: RefCell<bool>,
    has_null_each: RefCell<bool>,
    len_index: RefCell<u64>,
    tag: RefCell<OptRc<MojoTag>>,
    index: RefCell<OptRc<MojoIndex>>,
    suffix: RefCell<OptRc<MojoSuffix>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoTail {
    type Root = MojoTail;
    type Parent = MojoTail;

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
        if *self_rc.has_tags() {
            let f = |t : &mut MojoTag| Ok(t.set_params(&MojoEnums_Tag::Index));
            let t = Self::read_into_with_init::<_, MojoTag>(&*_io, None, None, &f)?.into();
            *self_rc.tag.borrow_mut() = t;
        }
        let f = |t : &mut MojoIndex| Ok(t.set_params((*self_rc.len_index()).try_into().map_err(|_| KError::CastError)?, *self_rc.has_null_each()));
        let t = Self::read_into_with_init::<_, MojoIndex>(&*_io, None, None, &f)?.into();
        *self_rc.index.borrow_mut() = t;
        let f = |t : &mut MojoSuffix| Ok(t.set_params(&*self_rc.form()));
        let t = Self::read_into_with_init::<_, MojoSuffix>(&*_io, None, None, &f)?.into();
        *self_rc.suffix.borrow_mut() = t;
        Ok(())
    }
}
impl MojoTail {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoTail {
    pub fn has_tags(&self) -> Ref<'_, bool> {
        self.has_tags.borrow()
    }
}
impl MojoTail {
    pub fn has_null_each(&self) -> Ref<'_, bool> {
        self.has_null_each.borrow()
    }
}
impl MojoTail {
    pub fn len_index(&self) -> Ref<'_, u64> {
        self.len_index.borrow()
    }
}
impl MojoTail {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm, has_tags: bool, has_null_each: bool, len_index: u64) {
        *self.form.borrow_mut() = form.clone();
        *self.has_tags.borrow_mut() = has_tags;
        *self.has_null_each.borrow_mut() = has_null_each;
        *self.len_index.borrow_mut() = len_index;
    }
}
impl MojoTail {
}

/**
 * The characters `[I`.
 */
impl MojoTail {
    pub fn tag(&self) -> Ref<'_, OptRc<MojoTag>> {
        self.tag.borrow()
    }
}

/**
 * The positions of the packs.
 */
impl MojoTail {
    pub fn index(&self) -> Ref<'_, OptRc<MojoIndex>> {
        self.index.borrow()
    }
}

/**
 * Facts on the whole segment.
 */
impl MojoTail {
    pub fn suffix(&self) -> Ref<'_, OptRc<MojoSuffix>> {
        self.suffix.borrow()
    }
}
impl MojoTail {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
