// kaitai-struct-compiler 0.11.0, ksy/mojo_suffix.ksy sha256 8123de803c1f8bf26461d5b107e270b40564ea517e0133b18d385e9fe9bf51f4
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
use super::listpack_fixed::ListpackFixed_U4String;
use super::mojo_enums::MojoEnums_NumberForm;
use super::mojo_id::MojoId;

/**
 * The last bytes of a finished segment: 32, then two end markers. The document's part on recovery calls it FOOTER.
 * \sa seeds/mojo.txt "SUFFIX (32 bytes)", "RECOVERY"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoSuffix {
    pub _root: SharedType<MojoSuffix>,
    pub _parent: SharedType<MojoSuffix>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    id: RefCell<OptRc<MojoId>>,
    len_index: RefCell<OptRc<MojoSuffix_Number>>,
    num_records: RefCell<OptRc<MojoSuffix_Number>>,
    reserved: RefCell<u64>,
    end_markers: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoSuffix {
    type Root = MojoSuffix;
    type Parent = MojoSuffix;

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
        let f = |t : &mut MojoId| Ok(t.set_params(&*self_rc.form()));
        let t = Self::read_into_with_init::<_, MojoId>(&*_io, None, None, &f)?.into();
        *self_rc.id.borrow_mut() = t;
        let f = |t : &mut MojoSuffix_Number| Ok(t.set_params(&*self_rc.form()));
        let t = Self::read_into_with_init::<_, MojoSuffix_Number>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.len_index.borrow_mut() = t;
        let f = |t : &mut MojoSuffix_Number| Ok(t.set_params(&*self_rc.form()));
        let t = Self::read_into_with_init::<_, MojoSuffix_Number>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.num_records.borrow_mut() = t;
        *self_rc.reserved.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.end_markers.borrow_mut() = _io.read_bytes(2 as usize)?.into();
        if !(*self_rc.end_markers() == vec![0xffu8, 0xffu8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/4".to_string() }));
        }
        Ok(())
    }
}
impl MojoSuffix {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoSuffix {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm) {
        *self.form.borrow_mut() = form.clone();
    }
}
impl MojoSuffix {
}

/**
 * The segment's id: that of its first record, as in the file's name. In another reading, that of the last record.
 */
impl MojoSuffix {
    pub fn id(&self) -> Ref<'_, OptRc<MojoId>> {
        self.id.borrow()
    }
}

/**
 * Bytes of INDEX with its null, without `[I`.
 */
impl MojoSuffix {
    pub fn len_index(&self) -> Ref<'_, OptRc<MojoSuffix_Number>> {
        self.len_index.borrow()
    }
}

/**
 * Entries of all packs.
 */
impl MojoSuffix {
    pub fn num_records(&self) -> Ref<'_, OptRc<MojoSuffix_Number>> {
        self.num_records.borrow()
    }
}

/**
 * Unused, 0.
 */
impl MojoSuffix {
    pub fn reserved(&self) -> Ref<'_, u64> {
        self.reserved.borrow()
    }
}

/**
 * Without them the segment is unfinished or damaged. Zeros may follow.
 */
impl MojoSuffix {
    pub fn end_markers(&self) -> Ref<'_, Vec<u8>> {
        self.end_markers.borrow()
    }
}
impl MojoSuffix {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 32-bit number in the segment's form.
 * \sa seeds/mojo.txt "SUFFIX (32 bytes)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoSuffix_Number {
    pub _root: SharedType<MojoSuffix>,
    pub _parent: SharedType<MojoSuffix>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    holder: RefCell<Option<MojoSuffix_Number_Holder>>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<u32>,
}
#[derive(Debug, Clone)]
pub enum MojoSuffix_Number_Holder {
    MojoSuffix_RawBe(OptRc<MojoSuffix_RawBe>),
    MojoSuffix_RawLe(OptRc<MojoSuffix_RawLe>),
    ListpackFixed_U4String(OptRc<ListpackFixed_U4String>),
}
impl From<&MojoSuffix_Number_Holder> for OptRc<MojoSuffix_RawBe> {
    fn from(v: &MojoSuffix_Number_Holder) -> Self {
        if let MojoSuffix_Number_Holder::MojoSuffix_RawBe(x) = v {
            return x.clone();
        }
        panic!("expected MojoSuffix_Number_Holder::MojoSuffix_RawBe, got {:?}", v)
    }
}
impl From<OptRc<MojoSuffix_RawBe>> for MojoSuffix_Number_Holder {
    fn from(v: OptRc<MojoSuffix_RawBe>) -> Self {
        Self::MojoSuffix_RawBe(v)
    }
}
impl From<&MojoSuffix_Number_Holder> for OptRc<MojoSuffix_RawLe> {
    fn from(v: &MojoSuffix_Number_Holder) -> Self {
        if let MojoSuffix_Number_Holder::MojoSuffix_RawLe(x) = v {
            return x.clone();
        }
        panic!("expected MojoSuffix_Number_Holder::MojoSuffix_RawLe, got {:?}", v)
    }
}
impl From<OptRc<MojoSuffix_RawLe>> for MojoSuffix_Number_Holder {
    fn from(v: OptRc<MojoSuffix_RawLe>) -> Self {
        Self::MojoSuffix_RawLe(v)
    }
}
impl From<&MojoSuffix_Number_Holder> for OptRc<ListpackFixed_U4String> {
    fn from(v: &MojoSuffix_Number_Holder) -> Self {
        if let MojoSuffix_Number_Holder::ListpackFixed_U4String(x) = v {
            return x.clone();
        }
        panic!("expected MojoSuffix_Number_Holder::ListpackFixed_U4String, got {:?}", v)
    }
}
impl From<OptRc<ListpackFixed_U4String>> for MojoSuffix_Number_Holder {
    fn from(v: OptRc<ListpackFixed_U4String>) -> Self {
        Self::ListpackFixed_U4String(v)
    }
}
impl KStruct for MojoSuffix_Number {
    type Root = MojoSuffix;
    type Parent = MojoSuffix;

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
                let t = Self::read_into::<_, MojoSuffix_RawBe>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.holder.borrow_mut() = Some(t);
            }
            MojoEnums_NumberForm::RawLe => {
                let t = Self::read_into::<_, MojoSuffix_RawLe>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.holder.borrow_mut() = Some(t);
            }
            MojoEnums_NumberForm::Strings => {
                let t = Self::read_into::<_, ListpackFixed_U4String>(&*_io, None, None)?.into();
                *self_rc.holder.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl MojoSuffix_Number {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoSuffix_Number {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm) {
        *self.form.borrow_mut() = form.clone();
    }
}
impl MojoSuffix_Number {

    /**
     * The number.
     */
    pub fn value(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_value.get() {
            return Ok(self.value.borrow());
        }
        self.f_value.set(true);
        *self.value.borrow_mut() = ((if *self.form() == MojoEnums_NumberForm::Strings { (*Into::<OptRc<ListpackFixed_U4String>>::into(&*self.holder().as_ref().unwrap()).value()) as i64 } else { if *self.form() == MojoEnums_NumberForm::RawBe { (*Into::<OptRc<MojoSuffix_RawBe>>::into(&*self.holder().as_ref().unwrap()).value()) as i64 } else { (*Into::<OptRc<MojoSuffix_RawLe>>::into(&*self.holder().as_ref().unwrap()).value()) as i64 } } as u32)) as u32;
        Ok(self.value.borrow())
    }
}

/**
 * The number in its form.
 */
impl MojoSuffix_Number {
    pub fn holder(&self) -> Ref<'_, Option<MojoSuffix_Number_Holder>> {
        self.holder.borrow()
    }
}
impl MojoSuffix_Number {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A plain number, big-endian.
 * \sa seeds/mojo.txt "SUFFIX (32 bytes)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoSuffix_RawBe {
    pub _root: SharedType<MojoSuffix>,
    pub _parent: SharedType<MojoSuffix_Number>,
    pub _self: SharedType<Self>,
    value: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoSuffix_RawBe {
    type Root = MojoSuffix;
    type Parent = MojoSuffix_Number;

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
        *self_rc.value.borrow_mut() = _io.read_u4be()?.into();
        Ok(())
    }
}
impl MojoSuffix_RawBe {
}

/**
 * The number.
 */
impl MojoSuffix_RawBe {
    pub fn value(&self) -> Ref<'_, u32> {
        self.value.borrow()
    }
}
impl MojoSuffix_RawBe {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A plain number, little-endian.
 * \sa seeds/mojo.txt "SUFFIX (32 bytes)"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoSuffix_RawLe {
    pub _root: SharedType<MojoSuffix>,
    pub _parent: SharedType<MojoSuffix_Number>,
    pub _self: SharedType<Self>,
    value: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoSuffix_RawLe {
    type Root = MojoSuffix;
    type Parent = MojoSuffix_Number;

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
        *self_rc.value.borrow_mut() = _io.read_u4le()?.into();
        Ok(())
    }
}
impl MojoSuffix_RawLe {
}

/**
 * The number.
 */
impl MojoSuffix_RawLe {
    pub fn value(&self) -> Ref<'_, u32> {
        self.value.borrow()
    }
}
impl MojoSuffix_RawLe {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
