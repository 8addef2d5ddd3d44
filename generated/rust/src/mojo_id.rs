// kaitai-struct-compiler 0.11.0, ksy/mojo_id.ksy sha256 10f2bfe7ece2fce4cae7ab7d1ccbfd18c9a203f2d6fdae33dd52fd8a05d5e0c1
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
use super::listpack_fixed::ListpackFixed_U8String;
use super::mojo_enums::MojoEnums_NumberForm;

/**
 * A record's id: milliseconds, and a number within the millisecond. As text, `ms-seq` in decimal.
 * \sa seeds/mojo.txt "MASTER ID (128bit)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoId {
    pub _root: SharedType<MojoId>,
    pub _parent: SharedType<MojoId>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    parts: RefCell<Option<MojoId_Parts>>,
    _io: RefCell<BytesReader>,
    f_ms: Cell<bool>,
    ms: RefCell<u64>,
    f_seq: Cell<bool>,
    seq: RefCell<u64>,
}
#[derive(Debug, Clone)]
pub enum MojoId_Parts {
    MojoId_RawBe(OptRc<MojoId_RawBe>),
    MojoId_RawLe(OptRc<MojoId_RawLe>),
    MojoId_Strings(OptRc<MojoId_Strings>),
}
impl From<&MojoId_Parts> for OptRc<MojoId_RawBe> {
    fn from(v: &MojoId_Parts) -> Self {
        if let MojoId_Parts::MojoId_RawBe(x) = v {
            return x.clone();
        }
        panic!("expected MojoId_Parts::MojoId_RawBe, got {:?}", v)
    }
}
impl From<OptRc<MojoId_RawBe>> for MojoId_Parts {
    fn from(v: OptRc<MojoId_RawBe>) -> Self {
        Self::MojoId_RawBe(v)
    }
}
impl From<&MojoId_Parts> for OptRc<MojoId_RawLe> {
    fn from(v: &MojoId_Parts) -> Self {
        if let MojoId_Parts::MojoId_RawLe(x) = v {
            return x.clone();
        }
        panic!("expected MojoId_Parts::MojoId_RawLe, got {:?}", v)
    }
}
impl From<OptRc<MojoId_RawLe>> for MojoId_Parts {
    fn from(v: OptRc<MojoId_RawLe>) -> Self {
        Self::MojoId_RawLe(v)
    }
}
impl From<&MojoId_Parts> for OptRc<MojoId_Strings> {
    fn from(v: &MojoId_Parts) -> Self {
        if let MojoId_Parts::MojoId_Strings(x) = v {
            return x.clone();
        }
        panic!("expected MojoId_Parts::MojoId_Strings, got {:?}", v)
    }
}
impl From<OptRc<MojoId_Strings>> for MojoId_Parts {
    fn from(v: OptRc<MojoId_Strings>) -> Self {
        Self::MojoId_Strings(v)
    }
}
impl KStruct for MojoId {
    type Root = MojoId;
    type Parent = MojoId;

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
        match *self_rc.form() {
            MojoEnums_NumberForm::RawBe => {
                let t = Self::read_into::<_, MojoId_RawBe>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.parts.borrow_mut() = Some(t);
            }
            MojoEnums_NumberForm::RawLe => {
                let t = Self::read_into::<_, MojoId_RawLe>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.parts.borrow_mut() = Some(t);
            }
            MojoEnums_NumberForm::Strings => {
                let t = Self::read_into::<_, MojoId_Strings>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.parts.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl MojoId {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoId {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm) {
        *self.form.borrow_mut() = form.clone();
    }
}
impl MojoId {

    /**
     * Milliseconds since the Unix epoch.
     */
    pub fn ms(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_ms.get() {
            return Ok(self.ms.borrow());
        }
        self.f_ms.set(true);
        *self.ms.borrow_mut() = ((if *self.form() == MojoEnums_NumberForm::Strings { (*Into::<OptRc<MojoId_Strings>>::into(&*self.parts().as_ref().unwrap()).ms_string().value()) as i64 } else { if *self.form() == MojoEnums_NumberForm::RawBe { (*Into::<OptRc<MojoId_RawBe>>::into(&*self.parts().as_ref().unwrap()).ms()) as i64 } else { (*Into::<OptRc<MojoId_RawLe>>::into(&*self.parts().as_ref().unwrap()).ms()) as i64 } } as u64)) as u64;
        Ok(self.ms.borrow())
    }

    /**
     * Number within the millisecond.
     */
    pub fn seq(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_seq.get() {
            return Ok(self.seq.borrow());
        }
        self.f_seq.set(true);
        *self.seq.borrow_mut() = ((if *self.form() == MojoEnums_NumberForm::Strings { (*Into::<OptRc<MojoId_Strings>>::into(&*self.parts().as_ref().unwrap()).seq_string().value()) as i64 } else { if *self.form() == MojoEnums_NumberForm::RawBe { (*Into::<OptRc<MojoId_RawBe>>::into(&*self.parts().as_ref().unwrap()).seq()) as i64 } else { (*Into::<OptRc<MojoId_RawLe>>::into(&*self.parts().as_ref().unwrap()).seq()) as i64 } } as u64)) as u64;
        Ok(self.seq.borrow())
    }
}

/**
 * The two numbers.
 */
impl MojoId {
    pub fn parts(&self) -> Ref<'_, Option<MojoId_Parts>> {
        self.parts.borrow()
    }
}
impl MojoId {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Plain numbers, big-endian.
 * \sa run-mojo/sliced src/stream/id.rs StreamID::encode (keys of a rax)
 */

#[derive(Default, Debug, Clone)]
pub struct MojoId_RawBe {
    pub _root: SharedType<MojoId>,
    pub _parent: SharedType<MojoId>,
    pub _self: SharedType<Self>,
    ms: RefCell<u64>,
    seq: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoId_RawBe {
    type Root = MojoId;
    type Parent = MojoId;

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
        *self_rc.ms.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.seq.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl MojoId_RawBe {
}

/**
 * Milliseconds since the Unix epoch.
 */
impl MojoId_RawBe {
    pub fn ms(&self) -> Ref<'_, u64> {
        self.ms.borrow()
    }
}

/**
 * Number within the millisecond.
 */
impl MojoId_RawBe {
    pub fn seq(&self) -> Ref<'_, u64> {
        self.seq.borrow()
    }
}
impl MojoId_RawBe {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Plain numbers, little-endian.
 * \sa run-mojo/sliced src/stream/id.rs try_parse
 */

#[derive(Default, Debug, Clone)]
pub struct MojoId_RawLe {
    pub _root: SharedType<MojoId>,
    pub _parent: SharedType<MojoId>,
    pub _self: SharedType<Self>,
    ms: RefCell<u64>,
    seq: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoId_RawLe {
    type Root = MojoId;
    type Parent = MojoId;

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
        *self_rc.ms.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.seq.borrow_mut() = _io.read_u8le()?.into();
        Ok(())
    }
}
impl MojoId_RawLe {
}

/**
 * Milliseconds since the Unix epoch.
 */
impl MojoId_RawLe {
    pub fn ms(&self) -> Ref<'_, u64> {
        self.ms.borrow()
    }
}

/**
 * Number within the millisecond.
 */
impl MojoId_RawLe {
    pub fn seq(&self) -> Ref<'_, u64> {
        self.seq.borrow()
    }
}
impl MojoId_RawLe {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Numbers in listpack strings of 8 bytes.
 * \sa seeds/mojo.txt "MASTER ID - (16 bytes)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoId_Strings {
    pub _root: SharedType<MojoId>,
    pub _parent: SharedType<MojoId>,
    pub _self: SharedType<Self>,
    ms_string: RefCell<OptRc<ListpackFixed_U8String>>,
    seq_string: RefCell<OptRc<ListpackFixed_U8String>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoId_Strings {
    type Root = MojoId;
    type Parent = MojoId;

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
        let t = Self::read_into::<_, ListpackFixed_U8String>(&*_io, None, None)?.into();
        *self_rc.ms_string.borrow_mut() = t;
        let t = Self::read_into::<_, ListpackFixed_U8String>(&*_io, None, None)?.into();
        *self_rc.seq_string.borrow_mut() = t;
        Ok(())
    }
}
impl MojoId_Strings {
}

/**
 * Milliseconds since the Unix epoch.
 */
impl MojoId_Strings {
    pub fn ms_string(&self) -> Ref<'_, OptRc<ListpackFixed_U8String>> {
        self.ms_string.borrow()
    }
}

/**
 * Number within the millisecond.
 */
impl MojoId_Strings {
    pub fn seq_string(&self) -> Ref<'_, OptRc<ListpackFixed_U8String>> {
        self.seq_string.borrow()
    }
}
impl MojoId_Strings {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
