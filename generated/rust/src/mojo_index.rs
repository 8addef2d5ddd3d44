// kaitai-struct-compiler 0.11.0, ksy/mojo_index.ksy sha256 c3c2d3f29401d34b9d67ca2b4946e12e5092358b5901a1b5a9bb6e7a9380ddbb
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
use super::mojo_index_entry::MojoIndexEntry;

/**
 * An entry for each pack in order, then a null: listpack elements without a header or an end marker. Only SUFFIX shows
 * where they end.
 * \sa seeds/mojo.txt "INDEX = (Packs Index)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoIndex {
    pub _root: SharedType<MojoIndex>,
    pub _parent: SharedType<MojoIndex>,
    pub _self: SharedType<Self>,
    len_index: RefCell<u64>,
    has_null_each: RefCell<bool>,
    body: RefCell<OptRc<MojoIndex_IndexBody>>,
    _io: RefCell<BytesReader>,
    body_raw: RefCell<Vec<u8>>,
}
impl KStruct for MojoIndex {
    type Root = MojoIndex;
    type Parent = MojoIndex;

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
        *self_rc.body_raw.borrow_mut() = _io.read_bytes(*self_rc.len_index() as usize)?.into();
        let body_raw = self_rc.body_raw.borrow();
        let _t_body_raw_io = BytesReader::from(body_raw.clone());
        let f = |t : &mut MojoIndex_IndexBody| Ok(t.set_params(*self_rc.has_null_each()));
        let t = Self::read_into_with_init::<BytesReader, MojoIndex_IndexBody>(&_t_body_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl MojoIndex {
    pub fn len_index(&self) -> Ref<'_, u64> {
        self.len_index.borrow()
    }
}
impl MojoIndex {
    pub fn has_null_each(&self) -> Ref<'_, bool> {
        self.has_null_each.borrow()
    }
}
impl MojoIndex {
    pub fn set_params(&mut self, len_index: u64, has_null_each: bool) {
        *self.len_index.borrow_mut() = len_index;
        *self.has_null_each.borrow_mut() = has_null_each;
    }
}
impl MojoIndex {
}

/**
 * The entries and the null.
 */
impl MojoIndex {
    pub fn body(&self) -> Ref<'_, OptRc<MojoIndex_IndexBody>> {
        self.body.borrow()
    }
}
impl MojoIndex {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl MojoIndex {
    pub fn body_raw(&self) -> Ref<'_, Vec<u8>> {
        self.body_raw.borrow()
    }
}

/**
 * The elements of INDEX.
 * \sa seeds/mojo.txt "INDEX = (Packs Index)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoIndex_IndexBody {
    pub _root: SharedType<MojoIndex>,
    pub _parent: SharedType<MojoIndex>,
    pub _self: SharedType<Self>,
    has_null_each: RefCell<bool>,
    entries: RefCell<Vec<OptRc<MojoIndexEntry>>>,
    null_element: RefCell<OptRc<ListpackElement>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoIndex_IndexBody {
    type Root = MojoIndex;
    type Parent = MojoIndex;

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
        if ((_io.size() as i64) > (if *self_rc.has_null_each() { (0) as i64 } else { (2) as i64 } as i64)) {
            *self_rc.entries.borrow_mut() = Vec::new();
            {
                let mut _i = 0;
                while {
                    let f = |t : &mut MojoIndexEntry| Ok(t.set_params(*self_rc.has_null_each()));
                    let t = Self::read_into_with_init::<_, MojoIndexEntry>(&*_io, None, None, &f)?.into();
                    self_rc.entries.borrow_mut().push(t);
                    let _t_entries = self_rc.entries.borrow();
                    let _tmpa = _t_entries.last().unwrap().clone();
                    _i += 1;
                    let x = !(((((_io.size() as i64) - (_io.pos() as i64)) as i64) <= (if *self_rc.has_null_each() { (0) as i64 } else { (2) as i64 } as i64)));
                    x
                } {}
            }
        }
        if !(*self_rc.has_null_each()) {
            let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
            *self_rc.null_element.borrow_mut() = t;
            let _tmpa = self_rc.null_element().clone();
            if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) == (0 as i64)))) ) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/index_body/seq/1".to_string() }));
            }
        }
        Ok(())
    }
}
impl MojoIndex_IndexBody {
    pub fn has_null_each(&self) -> Ref<'_, bool> {
        self.has_null_each.borrow()
    }
}
impl MojoIndex_IndexBody {
    pub fn set_params(&mut self, has_null_each: bool) {
        *self.has_null_each.borrow_mut() = has_null_each;
    }
}
impl MojoIndex_IndexBody {
}

/**
 * One per pack.
 */
impl MojoIndex_IndexBody {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<MojoIndexEntry>>> {
        self.entries.borrow()
    }
}

/**
 * The integer 0, in two bytes.
 */
impl MojoIndex_IndexBody {
    pub fn null_element(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.null_element.borrow()
    }
}
impl MojoIndex_IndexBody {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
