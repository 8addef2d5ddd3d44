// kaitai-struct-compiler 0.11.0, ksy/leb128_u32.ksy sha256 113e163a967e99f0a8b0669546ad5396b77100a1dad8a85b7cc9a2f8f611a3a5
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
 * One to five groups of seven bits, the lowest first. A byte's high bit announces another byte. Bits above 31 in the
 * fifth byte are shifted out.
 * \sa seeds/tank.txt "Important Notes"
 * \sa phaistos-networks/TANK Switch/compress.h UnpackUInt32, UnpackUInt32Check
 */

#[derive(Default, Debug, Clone)]
pub struct Leb128U32 {
    pub _root: SharedType<Leb128U32>,
    pub _parent: SharedType<Leb128U32>,
    pub _self: SharedType<Self>,
    groups: RefCell<Vec<OptRc<Leb128U32_Group>>>,
    _io: RefCell<BytesReader>,
    f_size: Cell<bool>,
    size: RefCell<i64>,
    f_value: Cell<bool>,
    value: RefCell<i64>,
}
impl KStruct for Leb128U32 {
    type Root = Leb128U32;
    type Parent = Leb128U32;

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
        *self_rc.groups.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                let f = |t : &mut Leb128U32_Group| Ok(t.set_params((_i).try_into().map_err(|_| KError::CastError)?, (if ((_i as i64) != (0 as i64)) { *self_rc.groups()[((_i as i64) - (1 as i64)) as usize].total()? } else { 0 }).try_into().map_err(|_| KError::CastError)?, (if ((_i as i64) != (0 as i64)) { ((*self_rc.groups()[((_i as i64) - (1 as i64)) as usize].weight() as u32) * (128 as u32)) } else { 1 }).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, Leb128U32_Group>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                self_rc.groups.borrow_mut().push(t);
                let _t_groups = self_rc.groups.borrow();
                let _tmpa = _t_groups.last().unwrap().clone();
                _i += 1;
                let x = !(!(*_tmpa.has_next()?));
                x
            } {}
        }
        Ok(())
    }
}
impl Leb128U32 {

    /**
     * Bytes of the integer.
     */
    pub fn size(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_size.get() {
            return Ok(self.size.borrow());
        }
        self.f_size.set(true);
        *self.size.borrow_mut() = (self.groups().len()) as i64;
        Ok(self.size.borrow())
    }

    /**
     * The number.
     */
    pub fn value(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_value.get() {
            return Ok(self.value.borrow());
        }
        self.f_value.set(true);
        *self.value.borrow_mut() = (*self.groups().last().ok_or(KError::EmptyIterator)?.total()?) as i64;
        Ok(self.value.borrow())
    }
}

/**
 * Up to the first byte whose high bit is clear.
 */
impl Leb128U32 {
    pub fn groups(&self) -> Ref<'_, Vec<OptRc<Leb128U32_Group>>> {
        self.groups.borrow()
    }
}
impl Leb128U32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A byte, and the sum so far.
 * \sa phaistos-networks/TANK Switch/compress.h UnpackUInt32
 */

#[derive(Default, Debug, Clone)]
pub struct Leb128U32_Group {
    pub _root: SharedType<Leb128U32>,
    pub _parent: SharedType<Leb128U32>,
    pub _self: SharedType<Self>,
    index: RefCell<i64>,
    total_before: RefCell<u32>,
    weight: RefCell<u32>,
    octet: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_has_next: Cell<bool>,
    has_next: RefCell<bool>,
    f_total: Cell<bool>,
    total: RefCell<i64>,
}
impl KStruct for Leb128U32_Group {
    type Root = Leb128U32;
    type Parent = Leb128U32;

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
        *self_rc.octet.borrow_mut() = _io.read_u1()?.into();
        if !(*self_rc.octet() <= if ((*self_rc.index() as i64) == (4 as i64)) { 127 } else { 255 }) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/group/seq/0".to_string() }));
        }
        Ok(())
    }
}
impl Leb128U32_Group {
    pub fn index(&self) -> Ref<'_, i64> {
        self.index.borrow()
    }
}
impl Leb128U32_Group {
    pub fn total_before(&self) -> Ref<'_, u32> {
        self.total_before.borrow()
    }
}
impl Leb128U32_Group {
    pub fn weight(&self) -> Ref<'_, u32> {
        self.weight.borrow()
    }
}
impl Leb128U32_Group {
    pub fn set_params(&mut self, index: i64, total_before: u32, weight: u32) {
        *self.index.borrow_mut() = index;
        *self.total_before.borrow_mut() = total_before;
        *self.weight.borrow_mut() = weight;
    }
}
impl Leb128U32_Group {

    /**
     * True if another byte follows.
     */
    pub fn has_next(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_has_next.get() {
            return Ok(self.has_next.borrow());
        }
        self.f_has_next.set(true);
        *self.has_next.borrow_mut() = (((*self.octet() as u8) > (127 as u8))) as bool;
        Ok(self.has_next.borrow())
    }

    /**
     * Sum through this group.
     */
    pub fn total(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_total.get() {
            return Ok(self.total.borrow());
        }
        self.f_total.set(true);
        *self.total.borrow_mut() = (((*self.total_before() as i64) + (((if ((*self.index() as i64) == (4 as i64)) { (((*self.octet() as u8) & (15 as u8))) as i64 } else { (((*self.octet() as u8) & (127 as u8))) as i64 } as i64) * (*self.weight() as i64)) as i64))) as i64;
        Ok(self.total.borrow())
    }
}

/**
 * Seven bits of the value, and the high bit, clear in the fifth byte.
 * \sa phaistos-networks/TANK Switch/compress.h#L86@ecb7a2d23532bf6eb21c5f587490f71b7afdb859
 */
impl Leb128U32_Group {
    pub fn octet(&self) -> Ref<'_, u8> {
        self.octet.borrow()
    }
}
impl Leb128U32_Group {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
