// kaitai-struct-compiler 0.11.0, ksy/redis_listpack.ksy sha256 890b838a07be2c0d7907734eb909a4e0b60bc7ae67fe521f88f6c8b601efcda4
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
 * A listpack in memory or in a dump of Redis: a header of 6 bytes, the elements, the end marker, and nothing else.
 *
 * On disk, mojo writes the elements without this header. See mojo_pack.
 * \sa redis/redis src/listpack.c lpNew, lpValidateIntegrity
 * \sa antirez/listpack listpack.md "General structure"
 */

#[derive(Default, Debug, Clone)]
pub struct RedisListpack {
    pub _root: SharedType<RedisListpack>,
    pub _parent: SharedType<RedisListpack>,
    pub _self: SharedType<Self>,
    len_total: RefCell<u32>,
    num_elements: RefCell<u16>,
    elements: RefCell<Vec<OptRc<ListpackElement>>>,
    check: RefCell<OptRc<RedisListpack_Totals>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RedisListpack {
    type Root = RedisListpack;
    type Parent = RedisListpack;

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
        *self_rc.len_total.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.len_total() as i64) == (_io.size() as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.num_elements.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.elements.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                let t = Self::read_into::<_, ListpackElement>(&*_io, None, None)?.into();
                self_rc.elements.borrow_mut().push(t);
                let _t_elements = self_rc.elements.borrow();
                let _tmpa = _t_elements.last().unwrap().clone();
                _i += 1;
                let x = !(*_tmpa.is_end()?);
                x
            } {}
        }
        let f = |t : &mut RedisListpack_Totals| Ok(t.set_params((((self_rc.elements().len() as i64) - (1 as i64))).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, RedisListpack_Totals>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.check.borrow_mut() = t;
        Ok(())
    }
}
impl RedisListpack {
}

/**
 * Bytes of the whole listpack.
 */
impl RedisListpack {
    pub fn len_total(&self) -> Ref<'_, u32> {
        self.len_total.borrow()
    }
}

/**
 * Elements without the end marker. With 65535, a reader must count them.
 */
impl RedisListpack {
    pub fn num_elements(&self) -> Ref<'_, u16> {
        self.num_elements.borrow()
    }
}

/**
 * The elements and the end marker.
 */
impl RedisListpack {
    pub fn elements(&self) -> Ref<'_, Vec<OptRc<ListpackElement>>> {
        self.elements.borrow()
    }
}

/**
 * Compares the header with the content. It takes no bytes.
 */
impl RedisListpack {
    pub fn check(&self) -> Ref<'_, OptRc<RedisListpack_Totals>> {
        self.check.borrow()
    }
}
impl RedisListpack {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Facts that must hold after the elements.
 * \sa redis/redis src/listpack.c lpValidateIntegrity
 */

#[derive(Default, Debug, Clone)]
pub struct RedisListpack_Totals {
    pub _root: SharedType<RedisListpack>,
    pub _parent: SharedType<RedisListpack>,
    pub _self: SharedType<Self>,
    num_counted: RefCell<i64>,
    rest: RefCell<Vec<u8>>,
    num_elements_agree: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RedisListpack_Totals {
    type Root = RedisListpack;
    type Parent = RedisListpack;

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
        *self_rc.rest.borrow_mut() = _io.read_bytes_full()?.into();
        let _tmpa = self_rc.rest().clone();
        if !(((_tmpa.len() as i64) == (0 as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/totals/seq/0".to_string() }));
        }
        *self_rc.num_elements_agree.borrow_mut() = _io.read_bytes(0 as usize)?.into();
        let _tmpa = self_rc.num_elements_agree().clone();
        if !( ((((*_prc.as_ref().unwrap().num_elements() as i64) == (65535 as i64))) || (((*_prc.as_ref().unwrap().num_elements() as i64) == (*self_rc.num_counted() as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/totals/seq/1".to_string() }));
        }
        Ok(())
    }
}
impl RedisListpack_Totals {
    pub fn num_counted(&self) -> Ref<'_, i64> {
        self.num_counted.borrow()
    }
}
impl RedisListpack_Totals {
    pub fn set_params(&mut self, num_counted: i64) {
        *self.num_counted.borrow_mut() = num_counted;
    }
}
impl RedisListpack_Totals {
}

/**
 * Empty.
 */
impl RedisListpack_Totals {
    pub fn rest(&self) -> Ref<'_, Vec<u8>> {
        self.rest.borrow()
    }
}

/**
 * The header's count is the number of elements, or 65535.
 */
impl RedisListpack_Totals {
    pub fn num_elements_agree(&self) -> Ref<'_, Vec<u8>> {
        self.num_elements_agree.borrow()
    }
}
impl RedisListpack_Totals {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
