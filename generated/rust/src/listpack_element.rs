// kaitai-struct-compiler 0.11.0, ksy/listpack_element.ksy sha256 9f91e2a50b53e79ff5f7d1f506583c167133fa7ebbb31a3df8fcc8aaf0cc0826
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
 * An integer, a string, or the end marker FF. The first byte determines the type. `backlen`, after the data, is the
 * length of first byte and data, for readers that walk the list backwards. A reader must check this only redundancy, to
 * stop at the first damaged element instead of misreading the rest. Zeros end a list: `00` is the integer 0 and requires
 * the backlen `01`.
 * \sa redis/redis src/listpack.c lpGetWithSize, lpEncodeGetType
 * \sa antirez/listpack listpack.md "Elements representation"
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    encoding: RefCell<u8>,
    data: RefCell<Option<ListpackElement_Data>>,
    backlen: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_int_value: Cell<bool>,
    int_value: RefCell<i64>,
    f_is_end: Cell<bool>,
    is_end: RefCell<bool>,
    f_is_int: Cell<bool>,
    is_int: RefCell<bool>,
    f_is_str: Cell<bool>,
    is_str: RefCell<bool>,
    f_kind: Cell<bool>,
    kind: RefCell<ListpackElement_Kind>,
    f_len_body: Cell<bool>,
    len_body: RefCell<u64>,
    f_num_backlen: Cell<bool>,
    num_backlen: RefCell<u8>,
}
#[derive(Debug, Clone)]
pub enum ListpackElement_Data {
    ListpackElement_DataStr32(OptRc<ListpackElement_DataStr32>),
    ListpackElement_DataInt13(OptRc<ListpackElement_DataInt13>),
    ListpackElement_DataStr12(OptRc<ListpackElement_DataStr12>),
    ListpackElement_DataInt24(OptRc<ListpackElement_DataInt24>),
    ListpackElement_DataStr6(OptRc<ListpackElement_DataStr6>),
    ListpackElement_DataInt16(OptRc<ListpackElement_DataInt16>),
    ListpackElement_DataInt64(OptRc<ListpackElement_DataInt64>),
    ListpackElement_DataInt32(OptRc<ListpackElement_DataInt32>),
    ListpackElement_DataUint7(OptRc<ListpackElement_DataUint7>),
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataStr32> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataStr32(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataStr32, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataStr32>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataStr32>) -> Self {
        Self::ListpackElement_DataStr32(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataInt13> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataInt13(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataInt13, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataInt13>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataInt13>) -> Self {
        Self::ListpackElement_DataInt13(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataStr12> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataStr12(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataStr12, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataStr12>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataStr12>) -> Self {
        Self::ListpackElement_DataStr12(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataInt24> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataInt24(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataInt24, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataInt24>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataInt24>) -> Self {
        Self::ListpackElement_DataInt24(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataStr6> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataStr6(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataStr6, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataStr6>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataStr6>) -> Self {
        Self::ListpackElement_DataStr6(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataInt16> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataInt16(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataInt16, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataInt16>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataInt16>) -> Self {
        Self::ListpackElement_DataInt16(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataInt64> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataInt64(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataInt64, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataInt64>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataInt64>) -> Self {
        Self::ListpackElement_DataInt64(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataInt32> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataInt32(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataInt32, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataInt32>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataInt32>) -> Self {
        Self::ListpackElement_DataInt32(v)
    }
}
impl From<&ListpackElement_Data> for OptRc<ListpackElement_DataUint7> {
    fn from(v: &ListpackElement_Data) -> Self {
        if let ListpackElement_Data::ListpackElement_DataUint7(x) = v {
            return x.clone();
        }
        panic!("expected ListpackElement_Data::ListpackElement_DataUint7, got {:?}", v)
    }
}
impl From<OptRc<ListpackElement_DataUint7>> for ListpackElement_Data {
    fn from(v: OptRc<ListpackElement_DataUint7>) -> Self {
        Self::ListpackElement_DataUint7(v)
    }
}
impl KStruct for ListpackElement {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.encoding.borrow_mut() = _io.read_u1()?.into();
        let _tmpa = self_rc.encoding().clone();
        if !( ((_tmpa <= 244) || (_tmpa == 255)) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/0".to_string() }));
        }
        match *self_rc.kind()? {
            ListpackElement_Kind::Int13 => {
                let f = |t : &mut ListpackElement_DataInt13| Ok(t.set_params((*self_rc.encoding()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, ListpackElement_DataInt13>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Int16 => {
                let t = Self::read_into::<_, ListpackElement_DataInt16>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Int24 => {
                let t = Self::read_into::<_, ListpackElement_DataInt24>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Int32 => {
                let t = Self::read_into::<_, ListpackElement_DataInt32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Int64 => {
                let t = Self::read_into::<_, ListpackElement_DataInt64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Str12 => {
                let f = |t : &mut ListpackElement_DataStr12| Ok(t.set_params((*self_rc.encoding()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, ListpackElement_DataStr12>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Str32 => {
                let t = Self::read_into::<_, ListpackElement_DataStr32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Str6 => {
                let f = |t : &mut ListpackElement_DataStr6| Ok(t.set_params((*self_rc.encoding()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, ListpackElement_DataStr6>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            ListpackElement_Kind::Uint7 => {
                let f = |t : &mut ListpackElement_DataUint7| Ok(t.set_params((*self_rc.encoding()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, ListpackElement_DataUint7>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            _ => {}
        }
        *self_rc.backlen.borrow_mut() = Vec::new();
        let l_backlen = *self_rc.num_backlen()?;
        for _i in 0..l_backlen {
            self_rc.backlen.borrow_mut().push(_io.read_u1()?.into());
            if !(((self_rc.backlen()[_i as usize] as i64) == (((((((*self_rc.len_body()? as i64) >> (((7 as i64) * (((((*self_rc.num_backlen()? as u8) - (1 as u8)) as i64) - (_i as i64)) as i64)) as i64)) as i64) & (127 as i64)) as i64) | (if ((_i as i64) == (0 as i64)) { (0) as i64 } else { (128) as i64 } as i64)) as i64))) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/2".to_string() }));
            }
        }
        Ok(())
    }
}
impl ListpackElement {

    /**
     * The integer.
     */
    pub fn int_value(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_int_value.get() {
            return Ok(self.int_value.borrow());
        }
        self.f_int_value.set(true);
        if *self.is_int()? {
            *self.int_value.borrow_mut() = ((if *self.kind()? == ListpackElement_Kind::Uint7 { ((*Into::<OptRc<ListpackElement_DataUint7>>::into(&*self.data().as_ref().unwrap()).value()? as i64)) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int13 { ((*Into::<OptRc<ListpackElement_DataInt13>>::into(&*self.data().as_ref().unwrap()).value()? as i64)) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int16 { ((*Into::<OptRc<ListpackElement_DataInt16>>::into(&*self.data().as_ref().unwrap()).value() as i64)) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int24 { ((*Into::<OptRc<ListpackElement_DataInt24>>::into(&*self.data().as_ref().unwrap()).value()? as i64)) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int32 { ((*Into::<OptRc<ListpackElement_DataInt32>>::into(&*self.data().as_ref().unwrap()).value() as i64)) as i64 } else { (*Into::<OptRc<ListpackElement_DataInt64>>::into(&*self.data().as_ref().unwrap()).value()) as i64 } } } } } as i64)) as i64;
        }
        Ok(self.int_value.borrow())
    }

    /**
     * An end marker, without data and backlen.
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
        *self.is_end.borrow_mut() = (*self.encoding() == 255) as bool;
        Ok(self.is_end.borrow())
    }

    /**
     * The type is an integer.
     */
    pub fn is_int(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_int.get() {
            return Ok(self.is_int.borrow());
        }
        self.f_is_int.set(true);
        *self.is_int.borrow_mut() = (!( ((*self.is_end()?) || (*self.is_str()?)) )) as bool;
        Ok(self.is_int.borrow())
    }

    /**
     * The type is a string.
     */
    pub fn is_str(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_str.get() {
            return Ok(self.is_str.borrow());
        }
        self.f_is_str.set(true);
        *self.is_str.borrow_mut() = ( ((*self.kind()? == ListpackElement_Kind::Str6) || (*self.kind()? == ListpackElement_Kind::Str12) || (*self.kind()? == ListpackElement_Kind::Str32)) ) as bool;
        Ok(self.is_str.borrow())
    }

    /**
     * The type.
     */
    pub fn kind(
        &self
    ) -> KResult<Ref<'_, ListpackElement_Kind>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_kind.get() {
            return Ok(self.kind.borrow());
        }
        self.f_kind.set(true);
        *self.kind.borrow_mut() = if *self.encoding() < 128 { ListpackElement_Kind::Uint7.clone() } else { if *self.encoding() < 192 { ListpackElement_Kind::Str6.clone() } else { if *self.encoding() < 224 { ListpackElement_Kind::Int13.clone() } else { if *self.encoding() < 240 { ListpackElement_Kind::Str12.clone() } else { if *self.encoding() == 240 { ListpackElement_Kind::Str32.clone() } else { if *self.encoding() == 241 { ListpackElement_Kind::Int16.clone() } else { if *self.encoding() == 242 { ListpackElement_Kind::Int24.clone() } else { if *self.encoding() == 243 { ListpackElement_Kind::Int32.clone() } else { if *self.encoding() == 244 { ListpackElement_Kind::Int64.clone() } else { ListpackElement_Kind::End.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() }.clone() };
        Ok(self.kind.borrow())
    }

    /**
     * Bytes through the data.
     */
    pub fn len_body(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_body.get() {
            return Ok(self.len_body.borrow());
        }
        self.f_len_body.set(true);
        *self.len_body.borrow_mut() = ((if *self.kind()? == ListpackElement_Kind::Uint7 { (1) as i64 } else { if *self.kind()? == ListpackElement_Kind::Str6 { (((1 as i64) + (*Into::<OptRc<ListpackElement_DataStr6>>::into(&*self.data().as_ref().unwrap()).len_value()? as i64))) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int13 { (2) as i64 } else { if *self.kind()? == ListpackElement_Kind::Str12 { (((2 as i64) + (*Into::<OptRc<ListpackElement_DataStr12>>::into(&*self.data().as_ref().unwrap()).len_value()? as i64))) as i64 } else { if *self.kind()? == ListpackElement_Kind::Str32 { (((5 as u32) + (*Into::<OptRc<ListpackElement_DataStr32>>::into(&*self.data().as_ref().unwrap()).len_value() as u32))) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int16 { (3) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int24 { (4) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int32 { (5) as i64 } else { if *self.kind()? == ListpackElement_Kind::Int64 { (9) as i64 } else { (1) as i64 } } } } } } } } } as u64)) as u64;
        Ok(self.len_body.borrow())
    }

    /**
     * The bounds are strict: 16383 would fit into two groups, but has three bytes.
     * \sa redis/redis src/listpack.c lpEncodeBacklen
     */
    pub fn num_backlen(
        &self
    ) -> KResult<Ref<'_, u8>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_backlen.get() {
            return Ok(self.num_backlen.borrow());
        }
        self.f_num_backlen.set(true);
        *self.num_backlen.borrow_mut() = ((if *self.is_end()? { (0) as i64 } else { if ((*self.len_body()? as u64) <= (127 as u64)) { (1) as i64 } else { if ((*self.len_body()? as i64) < (16383 as i64)) { (2) as i64 } else { if ((*self.len_body()? as i64) < (2097151 as i64)) { (3) as i64 } else { if ((*self.len_body()? as i64) < (268435455 as i64)) { (4) as i64 } else { (5) as i64 } } } } } as u8)) as u8;
        Ok(self.num_backlen.borrow())
    }
}

/**
 * Type, and the first bits of the value or of the length. F5 to FE have no meaning.
 * \sa redis/redis src/listpack.c LP_ENCODING_7BIT_UINT and its neighbours
 */
impl ListpackElement {
    pub fn encoding(&self) -> Ref<'_, u8> {
        self.encoding.borrow()
    }
}

/**
 * The bytes after the first one, none for the end marker.
 */
impl ListpackElement {
    pub fn data(&self) -> Ref<'_, Option<ListpackElement_Data>> {
        self.data.borrow()
    }
}

/**
 * `len_body` in groups of 7 bits, the most significant first. Bit 7 is set in every byte except the first: a reader
 * from the right continues while it is set. 500 is stored as `03 F4`. listpack.md has the opposite order, Redis this
 * one.
 * \sa redis/redis src/listpack.c lpEncodeBacklen, lpDecodeBacklen
 */
impl ListpackElement {
    pub fn backlen(&self) -> Ref<'_, Vec<u8>> {
        self.backlen.borrow()
    }
}
impl ListpackElement {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum ListpackElement_Kind {

    /**
     * 0xxxxxxx, integer 0 to 127
     */
    Uint7,

    /**
     * 10xxxxxx, string of 0 to 63 bytes
     */
    Str6,

    /**
     * 110xxxxx, integer -4096 to 4095
     */
    Int13,

    /**
     * 1110xxxx, string of 64 to 4095 bytes
     */
    Str12,

    /**
     * F0, string of 4096 bytes or more
     */
    Str32,

    /**
     * F1, 16-bit integer
     */
    Int16,

    /**
     * F2, 24-bit integer
     */
    Int24,

    /**
     * F3, 32-bit integer
     */
    Int32,

    /**
     * F4, 64-bit integer
     */
    Int64,

    /**
     * FF, the end marker
     */
    End,
    Unknown(i64),
}

impl TryFrom<i64> for ListpackElement_Kind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<ListpackElement_Kind> {
        match flag {
            0 => Ok(ListpackElement_Kind::Uint7),
            1 => Ok(ListpackElement_Kind::Str6),
            2 => Ok(ListpackElement_Kind::Int13),
            3 => Ok(ListpackElement_Kind::Str12),
            4 => Ok(ListpackElement_Kind::Str32),
            5 => Ok(ListpackElement_Kind::Int16),
            6 => Ok(ListpackElement_Kind::Int24),
            7 => Ok(ListpackElement_Kind::Int32),
            8 => Ok(ListpackElement_Kind::Int64),
            9 => Ok(ListpackElement_Kind::End),
            _ => Ok(ListpackElement_Kind::Unknown(flag)),
        }
    }
}

impl From<&ListpackElement_Kind> for i64 {
    fn from(v: &ListpackElement_Kind) -> Self {
        match *v {
            ListpackElement_Kind::Uint7 => 0,
            ListpackElement_Kind::Str6 => 1,
            ListpackElement_Kind::Int13 => 2,
            ListpackElement_Kind::Str12 => 3,
            ListpackElement_Kind::Str32 => 4,
            ListpackElement_Kind::Int16 => 5,
            ListpackElement_Kind::Int24 => 6,
            ListpackElement_Kind::Int32 => 7,
            ListpackElement_Kind::Int64 => 8,
            ListpackElement_Kind::End => 9,
            ListpackElement_Kind::Unknown(v) => v
        }
    }
}

impl Default for ListpackElement_Kind {
    fn default() -> Self { ListpackElement_Kind::Unknown(0) }
}


/**
 * 110xxxxx and one byte, an integer from -4096 to 4095.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataInt13 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    encoding: RefCell<u8>,
    low: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_two_complement: Cell<bool>,
    two_complement: RefCell<i64>,
    f_value: Cell<bool>,
    value: RefCell<i64>,
}
impl KStruct for ListpackElement_DataInt13 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.low.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl ListpackElement_DataInt13 {
    pub fn encoding(&self) -> Ref<'_, u8> {
        self.encoding.borrow()
    }
}
impl ListpackElement_DataInt13 {
    pub fn set_params(&mut self, encoding: u8) {
        *self.encoding.borrow_mut() = encoding;
    }
}
impl ListpackElement_DataInt13 {

    /**
     * The 13 bits, unsigned.
     */
    pub fn two_complement(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_two_complement.get() {
            return Ok(self.two_complement.borrow());
        }
        self.f_two_complement.set(true);
        *self.two_complement.borrow_mut() = (((((((*self.encoding() as u8) & (31 as u8)) as i64) << (8 as i64)) as i64) | (*self.low() as i64))) as i64;
        Ok(self.two_complement.borrow())
    }

    /**
     * The integer.
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
        *self.value.borrow_mut() = (if *self.two_complement()? >= 4096 { (((*self.two_complement()? as i64) - (8192 as i64))) as i64 } else { (*self.two_complement()?) as i64 }) as i64;
        Ok(self.value.borrow())
    }
}

/**
 * The low 8 bits, after the first byte's 5.
 */
impl ListpackElement_DataInt13 {
    pub fn low(&self) -> Ref<'_, u8> {
        self.low.borrow()
    }
}
impl ListpackElement_DataInt13 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * F1, a signed 16-bit integer.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataInt16 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    value: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for ListpackElement_DataInt16 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.value.borrow_mut() = _io.read_s2le()?.into();
        Ok(())
    }
}
impl ListpackElement_DataInt16 {
}

/**
 * The integer.
 */
impl ListpackElement_DataInt16 {
    pub fn value(&self) -> Ref<'_, i16> {
        self.value.borrow()
    }
}
impl ListpackElement_DataInt16 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * F2, a signed 24-bit integer.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataInt24 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    low: RefCell<u16>,
    high: RefCell<i8>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<i64>,
}
impl KStruct for ListpackElement_DataInt24 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.low.borrow_mut() = _io.read_u2le()?.into();
        *self_rc.high.borrow_mut() = _io.read_s1()?.into();
        Ok(())
    }
}
impl ListpackElement_DataInt24 {

    /**
     * The integer.
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
        *self.value.borrow_mut() = (((((*self.high() as i64) * (65536 as i64)) as i64) + (*self.low() as i64))) as i64;
        Ok(self.value.borrow())
    }
}

/**
 * The low 16 bits.
 */
impl ListpackElement_DataInt24 {
    pub fn low(&self) -> Ref<'_, u16> {
        self.low.borrow()
    }
}

/**
 * The high 8 bits, with the sign.
 */
impl ListpackElement_DataInt24 {
    pub fn high(&self) -> Ref<'_, i8> {
        self.high.borrow()
    }
}
impl ListpackElement_DataInt24 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * F3, a signed 32-bit integer.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataInt32 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    value: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for ListpackElement_DataInt32 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.value.borrow_mut() = _io.read_s4le()?.into();
        Ok(())
    }
}
impl ListpackElement_DataInt32 {
}

/**
 * The integer.
 */
impl ListpackElement_DataInt32 {
    pub fn value(&self) -> Ref<'_, i64> {
        self.value.borrow()
    }
}
impl ListpackElement_DataInt32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * F4, a signed 64-bit integer.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataInt64 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    value: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for ListpackElement_DataInt64 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.value.borrow_mut() = _io.read_s8le()?.into();
        Ok(())
    }
}
impl ListpackElement_DataInt64 {
}

/**
 * The integer.
 */
impl ListpackElement_DataInt64 {
    pub fn value(&self) -> Ref<'_, i64> {
        self.value.borrow()
    }
}
impl ListpackElement_DataInt64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * 1110xxxx and one byte, a string of 64 to 4095 bytes.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataStr12 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    encoding: RefCell<u8>,
    len_low: RefCell<u8>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_len_value: Cell<bool>,
    len_value: RefCell<i64>,
}
impl KStruct for ListpackElement_DataStr12 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.len_low.borrow_mut() = _io.read_u1()?.into();
        *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value()? as usize)?.into();
        Ok(())
    }
}
impl ListpackElement_DataStr12 {
    pub fn encoding(&self) -> Ref<'_, u8> {
        self.encoding.borrow()
    }
}
impl ListpackElement_DataStr12 {
    pub fn set_params(&mut self, encoding: u8) {
        *self.encoding.borrow_mut() = encoding;
    }
}
impl ListpackElement_DataStr12 {

    /**
     * Bytes of the string.
     */
    pub fn len_value(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_value.get() {
            return Ok(self.len_value.borrow());
        }
        self.f_len_value.set(true);
        *self.len_value.borrow_mut() = (((((((*self.encoding() as u8) & (15 as u8)) as i64) << (8 as i64)) as i64) | (*self.len_low() as i64))) as i64;
        Ok(self.len_value.borrow())
    }
}

/**
 * The length's low 8 bits, after the first byte's 4.
 */
impl ListpackElement_DataStr12 {
    pub fn len_low(&self) -> Ref<'_, u8> {
        self.len_low.borrow()
    }
}

/**
 * The string.
 */
impl ListpackElement_DataStr12 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl ListpackElement_DataStr12 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * F0, a string of 4096 bytes or more.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataStr32 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    len_value: RefCell<u32>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for ListpackElement_DataStr32 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.len_value.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value() as usize)?.into();
        Ok(())
    }
}
impl ListpackElement_DataStr32 {
}

/**
 * Bytes of the string, little-endian.
 */
impl ListpackElement_DataStr32 {
    pub fn len_value(&self) -> Ref<'_, u32> {
        self.len_value.borrow()
    }
}

/**
 * The string.
 */
impl ListpackElement_DataStr32 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl ListpackElement_DataStr32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * 10xxxxxx, a string of 0 to 63 bytes.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataStr6 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    encoding: RefCell<u8>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_len_value: Cell<bool>,
    len_value: RefCell<i64>,
}
impl KStruct for ListpackElement_DataStr6 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
        *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value()? as usize)?.into();
        Ok(())
    }
}
impl ListpackElement_DataStr6 {
    pub fn encoding(&self) -> Ref<'_, u8> {
        self.encoding.borrow()
    }
}
impl ListpackElement_DataStr6 {
    pub fn set_params(&mut self, encoding: u8) {
        *self.encoding.borrow_mut() = encoding;
    }
}
impl ListpackElement_DataStr6 {

    /**
     * Bytes of the string.
     */
    pub fn len_value(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_value.get() {
            return Ok(self.len_value.borrow());
        }
        self.f_len_value.set(true);
        *self.len_value.borrow_mut() = (((*self.encoding() as u8) & (63 as u8))) as i64;
        Ok(self.len_value.borrow())
    }
}

/**
 * The string.
 */
impl ListpackElement_DataStr6 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl ListpackElement_DataStr6 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * 0xxxxxxx, an integer from 0 to 127.
 * \sa redis/redis src/listpack.c lpGetWithSize
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackElement_DataUint7 {
    pub _root: SharedType<ListpackElement>,
    pub _parent: SharedType<ListpackElement>,
    pub _self: SharedType<Self>,
    encoding: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_value: Cell<bool>,
    value: RefCell<i64>,
}
impl KStruct for ListpackElement_DataUint7 {
    type Root = ListpackElement;
    type Parent = ListpackElement;

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
impl ListpackElement_DataUint7 {
    pub fn encoding(&self) -> Ref<'_, u8> {
        self.encoding.borrow()
    }
}
impl ListpackElement_DataUint7 {
    pub fn set_params(&mut self, encoding: u8) {
        *self.encoding.borrow_mut() = encoding;
    }
}
impl ListpackElement_DataUint7 {

    /**
     * The integer.
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
        *self.value.borrow_mut() = (((*self.encoding() as u8) & (127 as u8))) as i64;
        Ok(self.value.borrow())
    }
}
impl ListpackElement_DataUint7 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
