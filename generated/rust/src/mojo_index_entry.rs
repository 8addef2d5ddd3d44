// kaitai-struct-compiler 0.11.0, ksy/mojo_index_entry.ksy sha256 602fd8f3864512d98e3a2f264b8d9746d4c20f46b1d6dcae7bf1f1eda6cdcc48
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
use super::listpack_fixed::ListpackFixed_U4String;

/**
 * Position and id of a pack.
 * \sa seeds/mojo.txt "INDEX = (Packs Index)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoIndexEntry {
    pub _root: SharedType<MojoIndexEntry>,
    pub _parent: SharedType<MojoIndexEntry>,
    pub _self: SharedType<Self>,
    has_null: RefCell<bool>,
    id_ms: RefCell<OptRc<ListpackElement>>,
    id_seq: RefCell<OptRc<ListpackElement>>,
    offset: RefCell<OptRc<ListpackFixed_U4String>>,
    len_pack: RefCell<OptRc<ListpackElement>>,
    null_element: RefCell<OptRc<ListpackElement>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoIndexEntry {
    type Root = MojoIndexEntry;
    type Parent = MojoIndexEntry;

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
        *self_rc.id_ms.borrow_mut() = t;
        let _tmpa = self_rc.id_ms().clone();
        if !(*_tmpa.is_int()?) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.id_seq.borrow_mut() = t;
        let _tmpa = self_rc.id_seq().clone();
        if !(*_tmpa.is_int()?) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/1".to_string() }));
        }
        let t = Self::read_into::<_, ListpackFixed_U4String>(&*_io, None, None)?.into();
        *self_rc.offset.borrow_mut() = t;
        let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
        *self_rc.len_pack.borrow_mut() = t;
        let _tmpa = self_rc.len_pack().clone();
        if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) >= (0 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/3".to_string() }));
        }
        if *self_rc.has_null() {
            let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
            *self_rc.null_element.borrow_mut() = t;
            let _tmpa = self_rc.null_element().clone();
            if !( ((*_tmpa.is_int()?) && (((*_tmpa.int_value()? as i64) == (0 as i64)))) ) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/4".to_string() }));
            }
        }
        Ok(())
    }
}
impl MojoIndexEntry {
    pub fn has_null(&self) -> Ref<'_, bool> {
        self.has_null.borrow()
    }
}
impl MojoIndexEntry {
    pub fn set_params(&mut self, has_null: bool) {
        *self.has_null.borrow_mut() = has_null;
    }
}
impl MojoIndexEntry {
}

/**
 * Milliseconds of the pack's MASTER ID. In other readings, the difference to the segment's first id or to the
 * previous entry, modulo 2^64. Comparison with the packs shows which.
 * \sa run-mojo/sliced src/stream/id.rs try_parse_master
 */
impl MojoIndexEntry {
    pub fn id_ms(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.id_ms.borrow()
    }
}

/**
 * Number of the pack's MASTER ID, or the difference.
 */
impl MojoIndexEntry {
    pub fn id_seq(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.id_seq.borrow()
    }
}

/**
 * Position of the pack's MASTER ID in the segment.
 */
impl MojoIndexEntry {
    pub fn offset(&self) -> Ref<'_, OptRc<ListpackFixed_U4String>> {
        self.offset.borrow()
    }
}

/**
 * Bytes of the pack, from MASTER ID through HEADER.
 */
impl MojoIndexEntry {
    pub fn len_pack(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.len_pack.borrow()
    }
}

/**
 * The integer 0.
 */
impl MojoIndexEntry {
    pub fn null_element(&self) -> Ref<'_, OptRc<ListpackElement>> {
        self.null_element.borrow()
    }
}
impl MojoIndexEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
