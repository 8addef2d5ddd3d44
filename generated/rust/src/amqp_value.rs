// kaitai-struct-compiler 0.11.0, ksy/amqp_value.ksy sha256 56aea3f8119213e00ad400d81dea2a3008f334e4aa3502f1890995ecc44c87c8
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
 * One value of any AMQP type.
 * \sa OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings", 1.6 "Primitive Type Definitions"
 * \sa rabbitmq/rabbitmq-server deps/amqp10_common/src/amqp10_binary_parser.erl
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    format_code: RefCell<AmqpValue_FormatCode>,
    encoded: RefCell<OptRc<AmqpValue_Encoded>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue {
    type Root = AmqpValue;
    type Parent = AmqpValue;

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
        *self_rc.format_code.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
        if matches!(*self_rc.format_code(), AmqpValue_FormatCode::Unknown(_)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/seq/0".to_string() }));
        }
        let f = |t : &mut AmqpValue_Encoded| Ok(t.set_params(&*self_rc.format_code(), (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpValue_Encoded>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.encoded.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpValue {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue {
}

/**
 * Type and encoding of the value.
 */
impl AmqpValue {
    pub fn format_code(&self) -> Ref<'_, AmqpValue_FormatCode> {
        self.format_code.borrow()
    }
}

/**
 * The value.
 */
impl AmqpValue {
    pub fn encoded(&self) -> Ref<'_, OptRc<AmqpValue_Encoded>> {
        self.encoded.borrow()
    }
}
impl AmqpValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum AmqpValue_FormatCode {

    /**
     * A descriptor and its value.
     */
    Described,

    /**
     * Null, no bytes.
     */
    NullValue,

    /**
     * True; no bytes.
     */
    TrueValue,

    /**
     * False; no bytes.
     */
    FalseValue,

    /**
     * An unsigned 32-bit 0; no bytes.
     */
    UintZero,

    /**
     * An unsigned 64-bit 0; no bytes.
     */
    UlongZero,

    /**
     * An empty list, no bytes.
     */
    EmptyList,

    /**
     * Unsigned, 8 bits.
     */
    Ubyte,

    /**
     * Signed, 8 bits.
     */
    Byte,

    /**
     * Unsigned, 32 bits, in one byte.
     */
    SmallUint,

    /**
     * Unsigned, 64 bits, in one byte.
     */
    SmallUlong,

    /**
     * Signed, 32 bits, in one byte.
     */
    SmallInt,

    /**
     * Signed, 64 bits, in one byte.
     */
    SmallLong,

    /**
     * A boolean in one byte.
     */
    Boolean,

    /**
     * Unsigned, 16 bits.
     */
    Ushort,

    /**
     * Signed, 16 bits.
     */
    Short,

    /**
     * Unsigned, 32 bits.
     */
    Uint,

    /**
     * Signed, 32 bits.
     */
    Int,

    /**
     * IEEE 754 binary32.
     */
    Float,

    /**
     * A Unicode code point, as UTF-32BE.
     */
    Char,

    /**
     * IEEE 754 decimal32.
     */
    Decimal32,

    /**
     * Unsigned, 64 bits.
     */
    Ulong,

    /**
     * Signed, 64 bits.
     */
    Long,

    /**
     * IEEE 754 binary64.
     */
    Double,

    /**
     * Signed milliseconds since the Unix epoch.
     */
    Timestamp,

    /**
     * IEEE 754 decimal64.
     */
    Decimal64,

    /**
     * IEEE 754 decimal128.
     */
    Decimal128,

    /**
     * A UUID (RFC 4122).
     */
    Uuid,

    /**
     * Up to 255 bytes.
     */
    Binary8,

    /**
     * Up to 255 bytes of UTF-8.
     */
    String8,

    /**
     * Up to 255 bytes.
     */
    Symbol8,

    /**
     * Bytes.
     */
    Binary32,

    /**
     * UTF-8.
     */
    String32,

    /**
     * A symbol.
     */
    Symbol32,

    /**
     * Up to 255 items and bytes.
     */
    List8,

    /**
     * Up to 255 keys, values and bytes.
     */
    Map8,

    /**
     * A list.
     */
    List32,

    /**
     * A map.
     */
    Map32,

    /**
     * Up to 255 items and bytes.
     */
    Array8,

    /**
     * An array.
     */
    Array32,
    Unknown(i64),
}

impl TryFrom<i64> for AmqpValue_FormatCode {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<AmqpValue_FormatCode> {
        match flag {
            0 => Ok(AmqpValue_FormatCode::Described),
            64 => Ok(AmqpValue_FormatCode::NullValue),
            65 => Ok(AmqpValue_FormatCode::TrueValue),
            66 => Ok(AmqpValue_FormatCode::FalseValue),
            67 => Ok(AmqpValue_FormatCode::UintZero),
            68 => Ok(AmqpValue_FormatCode::UlongZero),
            69 => Ok(AmqpValue_FormatCode::EmptyList),
            80 => Ok(AmqpValue_FormatCode::Ubyte),
            81 => Ok(AmqpValue_FormatCode::Byte),
            82 => Ok(AmqpValue_FormatCode::SmallUint),
            83 => Ok(AmqpValue_FormatCode::SmallUlong),
            84 => Ok(AmqpValue_FormatCode::SmallInt),
            85 => Ok(AmqpValue_FormatCode::SmallLong),
            86 => Ok(AmqpValue_FormatCode::Boolean),
            96 => Ok(AmqpValue_FormatCode::Ushort),
            97 => Ok(AmqpValue_FormatCode::Short),
            112 => Ok(AmqpValue_FormatCode::Uint),
            113 => Ok(AmqpValue_FormatCode::Int),
            114 => Ok(AmqpValue_FormatCode::Float),
            115 => Ok(AmqpValue_FormatCode::Char),
            116 => Ok(AmqpValue_FormatCode::Decimal32),
            128 => Ok(AmqpValue_FormatCode::Ulong),
            129 => Ok(AmqpValue_FormatCode::Long),
            130 => Ok(AmqpValue_FormatCode::Double),
            131 => Ok(AmqpValue_FormatCode::Timestamp),
            132 => Ok(AmqpValue_FormatCode::Decimal64),
            148 => Ok(AmqpValue_FormatCode::Decimal128),
            152 => Ok(AmqpValue_FormatCode::Uuid),
            160 => Ok(AmqpValue_FormatCode::Binary8),
            161 => Ok(AmqpValue_FormatCode::String8),
            163 => Ok(AmqpValue_FormatCode::Symbol8),
            176 => Ok(AmqpValue_FormatCode::Binary32),
            177 => Ok(AmqpValue_FormatCode::String32),
            179 => Ok(AmqpValue_FormatCode::Symbol32),
            192 => Ok(AmqpValue_FormatCode::List8),
            193 => Ok(AmqpValue_FormatCode::Map8),
            208 => Ok(AmqpValue_FormatCode::List32),
            209 => Ok(AmqpValue_FormatCode::Map32),
            224 => Ok(AmqpValue_FormatCode::Array8),
            240 => Ok(AmqpValue_FormatCode::Array32),
            _ => Ok(AmqpValue_FormatCode::Unknown(flag)),
        }
    }
}

impl From<&AmqpValue_FormatCode> for i64 {
    fn from(v: &AmqpValue_FormatCode) -> Self {
        match *v {
            AmqpValue_FormatCode::Described => 0,
            AmqpValue_FormatCode::NullValue => 64,
            AmqpValue_FormatCode::TrueValue => 65,
            AmqpValue_FormatCode::FalseValue => 66,
            AmqpValue_FormatCode::UintZero => 67,
            AmqpValue_FormatCode::UlongZero => 68,
            AmqpValue_FormatCode::EmptyList => 69,
            AmqpValue_FormatCode::Ubyte => 80,
            AmqpValue_FormatCode::Byte => 81,
            AmqpValue_FormatCode::SmallUint => 82,
            AmqpValue_FormatCode::SmallUlong => 83,
            AmqpValue_FormatCode::SmallInt => 84,
            AmqpValue_FormatCode::SmallLong => 85,
            AmqpValue_FormatCode::Boolean => 86,
            AmqpValue_FormatCode::Ushort => 96,
            AmqpValue_FormatCode::Short => 97,
            AmqpValue_FormatCode::Uint => 112,
            AmqpValue_FormatCode::Int => 113,
            AmqpValue_FormatCode::Float => 114,
            AmqpValue_FormatCode::Char => 115,
            AmqpValue_FormatCode::Decimal32 => 116,
            AmqpValue_FormatCode::Ulong => 128,
            AmqpValue_FormatCode::Long => 129,
            AmqpValue_FormatCode::Double => 130,
            AmqpValue_FormatCode::Timestamp => 131,
            AmqpValue_FormatCode::Decimal64 => 132,
            AmqpValue_FormatCode::Decimal128 => 148,
            AmqpValue_FormatCode::Uuid => 152,
            AmqpValue_FormatCode::Binary8 => 160,
            AmqpValue_FormatCode::String8 => 161,
            AmqpValue_FormatCode::Symbol8 => 163,
            AmqpValue_FormatCode::Binary32 => 176,
            AmqpValue_FormatCode::String32 => 177,
            AmqpValue_FormatCode::Symbol32 => 179,
            AmqpValue_FormatCode::List8 => 192,
            AmqpValue_FormatCode::Map8 => 193,
            AmqpValue_FormatCode::List32 => 208,
            AmqpValue_FormatCode::Map32 => 209,
            AmqpValue_FormatCode::Array8 => 224,
            AmqpValue_FormatCode::Array32 => 240,
            AmqpValue_FormatCode::Unknown(v) => v
        }
    }
}

impl Default for AmqpValue_FormatCode {
    fn default() -> Self { AmqpValue_FormatCode::Unknown(0) }
}


/**
 * An array with its length.
 * \sa AMQP 1.0 part 1, 1.2.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Array32 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    len_content: RefCell<u32>,
    content: RefCell<OptRc<AmqpValue_Array32Content>>,
    _io: RefCell<BytesReader>,
    content_raw: RefCell<Vec<u8>>,
}
impl KStruct for AmqpValue_Array32 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_content.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.content_raw.borrow_mut() = _io.read_bytes(*self_rc.len_content() as usize)?.into();
        let content_raw = self_rc.content_raw.borrow();
        let _t_content_raw_io = BytesReader::from(content_raw.clone());
        let f = |t : &mut AmqpValue_Array32Content| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<BytesReader, AmqpValue_Array32Content>(&_t_content_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.content.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpValue_Array32 {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Array32 {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Array32 {
}

/**
 * In bytes.
 */
impl AmqpValue_Array32 {
    pub fn len_content(&self) -> Ref<'_, u32> {
        self.len_content.borrow()
    }
}

/**
 * Count, constructor and items.
 */
impl AmqpValue_Array32 {
    pub fn content(&self) -> Ref<'_, OptRc<AmqpValue_Array32Content>> {
        self.content.borrow()
    }
}
impl AmqpValue_Array32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl AmqpValue_Array32 {
    pub fn content_raw(&self) -> Ref<'_, Vec<u8>> {
        self.content_raw.borrow()
    }
}

/**
 * All items share one format code.
 * \sa AMQP 1.0 part 1, 1.2.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Array32Content {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Array32>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    num_items: RefCell<u32>,
    constructor: RefCell<OptRc<AmqpValue_ArrayConstructor>>,
    items: RefCell<Vec<OptRc<AmqpValue_Encoded>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Array32Content {
    type Root = AmqpValue;
    type Parent = AmqpValue_Array32;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4be()?.into();
        let f = |t : &mut AmqpValue_ArrayConstructor| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpValue_ArrayConstructor>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.constructor.borrow_mut() = t;
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = if *self_rc.constructor().is_without_bytes()? { 0 } else { *self_rc.num_items() };
        for _i in 0..l_items {
            let f = |t : &mut AmqpValue_Encoded| Ok(t.set_params(&*self_rc.constructor().item_code()?, (((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue_Encoded>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl AmqpValue_Array32Content {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Array32Content {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Array32Content {
}

/**
 * Number of items.
 */
impl AmqpValue_Array32Content {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The items' type.
 */
impl AmqpValue_Array32Content {
    pub fn constructor(&self) -> Ref<'_, OptRc<AmqpValue_ArrayConstructor>> {
        self.constructor.borrow()
    }
}

/**
 * As in `array8_content`.
 */
impl AmqpValue_Array32Content {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<AmqpValue_Encoded>>> {
        self.items.borrow()
    }
}
impl AmqpValue_Array32Content {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An array with its length.
 * \sa AMQP 1.0 part 1, 1.2.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Array8 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    len_content: RefCell<u8>,
    content: RefCell<OptRc<AmqpValue_Array8Content>>,
    _io: RefCell<BytesReader>,
    content_raw: RefCell<Vec<u8>>,
}
impl KStruct for AmqpValue_Array8 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_content.borrow_mut() = _io.read_u1()?.into();
        *self_rc.content_raw.borrow_mut() = _io.read_bytes(*self_rc.len_content() as usize)?.into();
        let content_raw = self_rc.content_raw.borrow();
        let _t_content_raw_io = BytesReader::from(content_raw.clone());
        let f = |t : &mut AmqpValue_Array8Content| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<BytesReader, AmqpValue_Array8Content>(&_t_content_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.content.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpValue_Array8 {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Array8 {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Array8 {
}

/**
 * In bytes.
 */
impl AmqpValue_Array8 {
    pub fn len_content(&self) -> Ref<'_, u8> {
        self.len_content.borrow()
    }
}

/**
 * Count, constructor and items.
 */
impl AmqpValue_Array8 {
    pub fn content(&self) -> Ref<'_, OptRc<AmqpValue_Array8Content>> {
        self.content.borrow()
    }
}
impl AmqpValue_Array8 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl AmqpValue_Array8 {
    pub fn content_raw(&self) -> Ref<'_, Vec<u8>> {
        self.content_raw.borrow()
    }
}

/**
 * All items share one format code.
 * \sa AMQP 1.0 part 1, 1.2.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Array8Content {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Array8>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    num_items: RefCell<u8>,
    constructor: RefCell<OptRc<AmqpValue_ArrayConstructor>>,
    items: RefCell<Vec<OptRc<AmqpValue_Encoded>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Array8Content {
    type Root = AmqpValue;
    type Parent = AmqpValue_Array8;

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
        *self_rc.num_items.borrow_mut() = _io.read_u1()?.into();
        let f = |t : &mut AmqpValue_ArrayConstructor| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpValue_ArrayConstructor>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.constructor.borrow_mut() = t;
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = if *self_rc.constructor().is_without_bytes()? { 0 } else { *self_rc.num_items() };
        for _i in 0..l_items {
            let f = |t : &mut AmqpValue_Encoded| Ok(t.set_params(&*self_rc.constructor().item_code()?, (((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue_Encoded>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl AmqpValue_Array8Content {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Array8Content {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Array8Content {
}

/**
 * Number of items.
 */
impl AmqpValue_Array8Content {
    pub fn num_items(&self) -> Ref<'_, u8> {
        self.num_items.borrow()
    }
}

/**
 * The items' type.
 */
impl AmqpValue_Array8Content {
    pub fn constructor(&self) -> Ref<'_, OptRc<AmqpValue_ArrayConstructor>> {
        self.constructor.borrow()
    }
}

/**
 * The items without format codes. Items without bytes are not listed: they are identical, and the length does
 * not bound their number.
 */
impl AmqpValue_Array8Content {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<AmqpValue_Encoded>>> {
        self.items.borrow()
    }
}
impl AmqpValue_Array8Content {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The items' format code, with a descriptor if described.
 * \sa AMQP 1.0 part 1, 1.2.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_ArrayConstructor {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    format_code: RefCell<AmqpValue_FormatCode>,
    descriptor: RefCell<OptRc<AmqpValue>>,
    described_code: RefCell<AmqpValue_FormatCode>,
    _io: RefCell<BytesReader>,
    f_is_without_bytes: Cell<bool>,
    is_without_bytes: RefCell<bool>,
    f_item_code: Cell<bool>,
    item_code: RefCell<AmqpValue_FormatCode>,
}
impl KStruct for AmqpValue_ArrayConstructor {
    type Root = AmqpValue;
    type Parent = KStructUnit;

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
        *self_rc.format_code.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
        if matches!(*self_rc.format_code(), AmqpValue_FormatCode::Unknown(_)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/types/array_constructor/seq/0".to_string() }));
        }
        if *self_rc.format_code() == AmqpValue_FormatCode::Described {
            let f = |t : &mut AmqpValue| Ok(t.set_params((((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
            *self_rc.descriptor.borrow_mut() = t;
        }
        if *self_rc.format_code() == AmqpValue_FormatCode::Described {
            *self_rc.described_code.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
            if matches!(*self_rc.described_code(), AmqpValue_FormatCode::Unknown(_)) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/types/array_constructor/seq/2".to_string() }));
            }
        }
        Ok(())
    }
}
impl AmqpValue_ArrayConstructor {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_ArrayConstructor {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_ArrayConstructor {

    /**
     * The items have no bytes.
     */
    pub fn is_without_bytes(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_without_bytes.get() {
            return Ok(self.is_without_bytes.borrow());
        }
        self.f_is_without_bytes.set(true);
        *self.is_without_bytes.borrow_mut() = ( ((((i64::from(&*self.item_code()?) as i64) >= (64 as i64))) && (((i64::from(&*self.item_code()?) as i64) < (80 as i64)))) ) as bool;
        Ok(self.is_without_bytes.borrow())
    }

    /**
     * The items' format code.
     */
    pub fn item_code(
        &self
    ) -> KResult<Ref<'_, AmqpValue_FormatCode>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_item_code.get() {
            return Ok(self.item_code.borrow());
        }
        self.f_item_code.set(true);
        *self.item_code.borrow_mut() = if *self.format_code() == AmqpValue_FormatCode::Described { self.described_code().clone() } else { self.format_code().clone() };
        Ok(self.item_code.borrow())
    }
}

/**
 * The items' format code, or 0 before a descriptor.
 */
impl AmqpValue_ArrayConstructor {
    pub fn format_code(&self) -> Ref<'_, AmqpValue_FormatCode> {
        self.format_code.borrow()
    }
}

/**
 * Describes every item.
 */
impl AmqpValue_ArrayConstructor {
    pub fn descriptor(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.descriptor.borrow()
    }
}

/**
 * The code after a descriptor.
 */
impl AmqpValue_ArrayConstructor {
    pub fn described_code(&self) -> Ref<'_, AmqpValue_FormatCode> {
        self.described_code.borrow()
    }
}
impl AmqpValue_ArrayConstructor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bytes with their length.
 * \sa AMQP 1.0 part 1, 1.6.19
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Binary32 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    len_value: RefCell<u32>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Binary32 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_value.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value() as usize)?.into();
        Ok(())
    }
}
impl AmqpValue_Binary32 {
}

/**
 * In bytes.
 */
impl AmqpValue_Binary32 {
    pub fn len_value(&self) -> Ref<'_, u32> {
        self.len_value.borrow()
    }
}

/**
 * The bytes.
 */
impl AmqpValue_Binary32 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl AmqpValue_Binary32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Bytes with their length.
 * \sa AMQP 1.0 part 1, 1.6.19
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Binary8 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    len_value: RefCell<u8>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Binary8 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_value.borrow_mut() = _io.read_u1()?.into();
        *self_rc.value.borrow_mut() = _io.read_bytes(*self_rc.len_value() as usize)?.into();
        Ok(())
    }
}
impl AmqpValue_Binary8 {
}

/**
 * In bytes.
 */
impl AmqpValue_Binary8 {
    pub fn len_value(&self) -> Ref<'_, u8> {
        self.len_value.borrow()
    }
}

/**
 * The bytes.
 */
impl AmqpValue_Binary8 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl AmqpValue_Binary8 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A boolean in one byte.
 * \sa AMQP 1.0 part 1, 1.6.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Boolean {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Boolean {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_u1()?.into();
        if !(((*self_rc.value() as u8) <= (1 as u8))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/types/boolean/seq/0".to_string() }));
        }
        Ok(())
    }
}
impl AmqpValue_Boolean {
}

/**
 * 0 is false, 1 is true.
 */
impl AmqpValue_Boolean {
    pub fn value(&self) -> Ref<'_, u8> {
        self.value.borrow()
    }
}
impl AmqpValue_Boolean {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A signed byte.
 * \sa AMQP 1.0 part 1, 1.6.7
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Byte {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Byte {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_s1()?.into();
        Ok(())
    }
}
impl AmqpValue_Byte {
}

/**
 * The number.
 */
impl AmqpValue_Byte {
    pub fn value(&self) -> Ref<'_, i8> {
        self.value.borrow()
    }
}
impl AmqpValue_Byte {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A list or map.
 * \sa AMQP 1.0 part 1, 1.2.3
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Compound32 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    is_map: RefCell<bool>,
    depth_left: RefCell<u8>,
    len_content: RefCell<u32>,
    content: RefCell<OptRc<AmqpValue_Compound32Content>>,
    _io: RefCell<BytesReader>,
    content_raw: RefCell<Vec<u8>>,
}
impl KStruct for AmqpValue_Compound32 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_content.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.content_raw.borrow_mut() = _io.read_bytes(*self_rc.len_content() as usize)?.into();
        let content_raw = self_rc.content_raw.borrow();
        let _t_content_raw_io = BytesReader::from(content_raw.clone());
        let f = |t : &mut AmqpValue_Compound32Content| Ok(t.set_params(*self_rc.is_map(), (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<BytesReader, AmqpValue_Compound32Content>(&_t_content_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.content.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpValue_Compound32 {
    pub fn is_map(&self) -> Ref<'_, bool> {
        self.is_map.borrow()
    }
}
impl AmqpValue_Compound32 {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Compound32 {
    pub fn set_params(&mut self, is_map: bool, depth_left: u8) {
        *self.is_map.borrow_mut() = is_map;
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Compound32 {
}

/**
 * In bytes.
 */
impl AmqpValue_Compound32 {
    pub fn len_content(&self) -> Ref<'_, u32> {
        self.len_content.borrow()
    }
}

/**
 * Count and items.
 */
impl AmqpValue_Compound32 {
    pub fn content(&self) -> Ref<'_, OptRc<AmqpValue_Compound32Content>> {
        self.content.borrow()
    }
}
impl AmqpValue_Compound32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl AmqpValue_Compound32 {
    pub fn content_raw(&self) -> Ref<'_, Vec<u8>> {
        self.content_raw.borrow()
    }
}

/**
 * Count and items.
 * \sa AMQP 1.0 part 1, 1.2.3
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Compound32Content {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Compound32>,
    pub _self: SharedType<Self>,
    is_map: RefCell<bool>,
    depth_left: RefCell<u8>,
    num_items: RefCell<u32>,
    items: RefCell<Vec<OptRc<AmqpValue>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Compound32Content {
    type Root = AmqpValue;
    type Parent = AmqpValue_Compound32;

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
        *self_rc.num_items.borrow_mut() = _io.read_u4be()?.into();
        let _tmpa = self_rc.num_items().clone();
        if !( ((!(*self_rc.is_map())) || (((((_tmpa as u32) % (2 as u32)) as i64) == (0 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/compound32_content/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let f = |t : &mut AmqpValue| Ok(t.set_params((((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl AmqpValue_Compound32Content {
    pub fn is_map(&self) -> Ref<'_, bool> {
        self.is_map.borrow()
    }
}
impl AmqpValue_Compound32Content {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Compound32Content {
    pub fn set_params(&mut self, is_map: bool, depth_left: u8) {
        *self.is_map.borrow_mut() = is_map;
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Compound32Content {
}

/**
 * Items. A map's keys and values count separately.
 */
impl AmqpValue_Compound32Content {
    pub fn num_items(&self) -> Ref<'_, u32> {
        self.num_items.borrow()
    }
}

/**
 * The items. In a map, keys and values alternate.
 */
impl AmqpValue_Compound32Content {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<AmqpValue>>> {
        self.items.borrow()
    }
}
impl AmqpValue_Compound32Content {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A list or map.
 * \sa AMQP 1.0 part 1, 1.2.3
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Compound8 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    is_map: RefCell<bool>,
    depth_left: RefCell<u8>,
    len_content: RefCell<u8>,
    content: RefCell<OptRc<AmqpValue_Compound8Content>>,
    _io: RefCell<BytesReader>,
    content_raw: RefCell<Vec<u8>>,
}
impl KStruct for AmqpValue_Compound8 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_content.borrow_mut() = _io.read_u1()?.into();
        *self_rc.content_raw.borrow_mut() = _io.read_bytes(*self_rc.len_content() as usize)?.into();
        let content_raw = self_rc.content_raw.borrow();
        let _t_content_raw_io = BytesReader::from(content_raw.clone());
        let f = |t : &mut AmqpValue_Compound8Content| Ok(t.set_params(*self_rc.is_map(), (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<BytesReader, AmqpValue_Compound8Content>(&_t_content_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.content.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpValue_Compound8 {
    pub fn is_map(&self) -> Ref<'_, bool> {
        self.is_map.borrow()
    }
}
impl AmqpValue_Compound8 {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Compound8 {
    pub fn set_params(&mut self, is_map: bool, depth_left: u8) {
        *self.is_map.borrow_mut() = is_map;
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Compound8 {
}

/**
 * In bytes.
 */
impl AmqpValue_Compound8 {
    pub fn len_content(&self) -> Ref<'_, u8> {
        self.len_content.borrow()
    }
}

/**
 * Count and items.
 */
impl AmqpValue_Compound8 {
    pub fn content(&self) -> Ref<'_, OptRc<AmqpValue_Compound8Content>> {
        self.content.borrow()
    }
}
impl AmqpValue_Compound8 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl AmqpValue_Compound8 {
    pub fn content_raw(&self) -> Ref<'_, Vec<u8>> {
        self.content_raw.borrow()
    }
}

/**
 * Count and items.
 * \sa AMQP 1.0 part 1, 1.2.3
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Compound8Content {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Compound8>,
    pub _self: SharedType<Self>,
    is_map: RefCell<bool>,
    depth_left: RefCell<u8>,
    num_items: RefCell<u8>,
    items: RefCell<Vec<OptRc<AmqpValue>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Compound8Content {
    type Root = AmqpValue;
    type Parent = AmqpValue_Compound8;

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
        *self_rc.num_items.borrow_mut() = _io.read_u1()?.into();
        let _tmpa = self_rc.num_items().clone();
        if !( ((!(*self_rc.is_map())) || (((((_tmpa as u8) % (2 as u8)) as i64) == (0 as i64)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/compound8_content/seq/0".to_string() }));
        }
        *self_rc.items.borrow_mut() = Vec::new();
        let l_items = *self_rc.num_items();
        for _i in 0..l_items {
            let f = |t : &mut AmqpValue| Ok(t.set_params((((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
            self_rc.items.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl AmqpValue_Compound8Content {
    pub fn is_map(&self) -> Ref<'_, bool> {
        self.is_map.borrow()
    }
}
impl AmqpValue_Compound8Content {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Compound8Content {
    pub fn set_params(&mut self, is_map: bool, depth_left: u8) {
        *self.is_map.borrow_mut() = is_map;
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Compound8Content {
}

/**
 * Items. A map's keys and values count separately.
 */
impl AmqpValue_Compound8Content {
    pub fn num_items(&self) -> Ref<'_, u8> {
        self.num_items.borrow()
    }
}

/**
 * The items. In a map, keys and values alternate.
 */
impl AmqpValue_Compound8Content {
    pub fn items(&self) -> Ref<'_, Vec<OptRc<AmqpValue>>> {
        self.items.borrow()
    }
}
impl AmqpValue_Compound8Content {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 128-bit decimal number.
 * \sa AMQP 1.0 part 1, 1.6.15
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Decimal128 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Decimal128 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        Ok(())
    }
}
impl AmqpValue_Decimal128 {
}

/**
 * Most significant byte first.
 */
impl AmqpValue_Decimal128 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl AmqpValue_Decimal128 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 32-bit decimal number.
 * \sa AMQP 1.0 part 1, 1.6.13
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Decimal32 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Decimal32 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_bytes(4 as usize)?.into();
        Ok(())
    }
}
impl AmqpValue_Decimal32 {
}

/**
 * Most significant byte first.
 */
impl AmqpValue_Decimal32 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl AmqpValue_Decimal32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 64-bit decimal number.
 * \sa AMQP 1.0 part 1, 1.6.14
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Decimal64 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Decimal64 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_bytes(8 as usize)?.into();
        Ok(())
    }
}
impl AmqpValue_Decimal64 {
}

/**
 * Most significant byte first.
 */
impl AmqpValue_Decimal64 {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl AmqpValue_Decimal64 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A value and its descriptor.
 * \sa AMQP 1.0 part 1, 1.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Described {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    descriptor: RefCell<OptRc<AmqpValue>>,
    described_value: RefCell<OptRc<AmqpValue>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Described {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        let f = |t : &mut AmqpValue| Ok(t.set_params((((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.descriptor.borrow_mut() = t;
        let f = |t : &mut AmqpValue| Ok(t.set_params((((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.described_value.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpValue_Described {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Described {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Described {
}

/**
 * A number or a symbol.
 */
impl AmqpValue_Described {
    pub fn descriptor(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.descriptor.borrow()
    }
}

/**
 * The value.
 */
impl AmqpValue_Described {
    pub fn described_value(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.described_value.borrow()
    }
}
impl AmqpValue_Described {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 64-bit floating-point number.
 * \sa AMQP 1.0 part 1, 1.6.12
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Double {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<f64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Double {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_f8be()?.into();
        Ok(())
    }
}
impl AmqpValue_Double {
}

/**
 * The number.
 */
impl AmqpValue_Double {
    pub fn value(&self) -> Ref<'_, f64> {
        self.value.borrow()
    }
}
impl AmqpValue_Double {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A value without its format code, as in arrays.
 * \sa AMQP 1.0 part 1, 1.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Encoded {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    format_code: RefCell<AmqpValue_FormatCode>,
    depth_left: RefCell<u8>,
    nesting: RefCell<Vec<u8>>,
    value: RefCell<Option<AmqpValue_Encoded_Value>>,
    _io: RefCell<BytesReader>,
    f_is_without_bytes: Cell<bool>,
    is_without_bytes: RefCell<bool>,
}
#[derive(Debug, Clone)]
pub enum AmqpValue_Encoded_Value {
    AmqpValue_Uuid(OptRc<AmqpValue_Uuid>),
    AmqpValue_Compound8(OptRc<AmqpValue_Compound8>),
    AmqpValue_Binary32(OptRc<AmqpValue_Binary32>),
    AmqpValue_Binary8(OptRc<AmqpValue_Binary8>),
    AmqpValue_Decimal128(OptRc<AmqpValue_Decimal128>),
    AmqpValue_Array8(OptRc<AmqpValue_Array8>),
    AmqpValue_String8(OptRc<AmqpValue_String8>),
    AmqpValue_Ulong(OptRc<AmqpValue_Ulong>),
    AmqpValue_Short(OptRc<AmqpValue_Short>),
    AmqpValue_Uint(OptRc<AmqpValue_Uint>),
    AmqpValue_Boolean(OptRc<AmqpValue_Boolean>),
    AmqpValue_Long(OptRc<AmqpValue_Long>),
    AmqpValue_Int(OptRc<AmqpValue_Int>),
    AmqpValue_Decimal64(OptRc<AmqpValue_Decimal64>),
    AmqpValue_Float(OptRc<AmqpValue_Float>),
    AmqpValue_Compound32(OptRc<AmqpValue_Compound32>),
    AmqpValue_Ushort(OptRc<AmqpValue_Ushort>),
    AmqpValue_Ubyte(OptRc<AmqpValue_Ubyte>),
    AmqpValue_Byte(OptRc<AmqpValue_Byte>),
    AmqpValue_Described(OptRc<AmqpValue_Described>),
    AmqpValue_Double(OptRc<AmqpValue_Double>),
    AmqpValue_Decimal32(OptRc<AmqpValue_Decimal32>),
    AmqpValue_Array32(OptRc<AmqpValue_Array32>),
    AmqpValue_String32(OptRc<AmqpValue_String32>),
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Uuid> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Uuid(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Uuid, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Uuid>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Uuid>) -> Self {
        Self::AmqpValue_Uuid(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Compound8> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Compound8(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Compound8, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Compound8>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Compound8>) -> Self {
        Self::AmqpValue_Compound8(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Binary32> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Binary32(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Binary32, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Binary32>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Binary32>) -> Self {
        Self::AmqpValue_Binary32(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Binary8> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Binary8(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Binary8, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Binary8>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Binary8>) -> Self {
        Self::AmqpValue_Binary8(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Decimal128> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Decimal128(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Decimal128, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Decimal128>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Decimal128>) -> Self {
        Self::AmqpValue_Decimal128(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Array8> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Array8(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Array8, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Array8>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Array8>) -> Self {
        Self::AmqpValue_Array8(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_String8> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_String8(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_String8, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_String8>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_String8>) -> Self {
        Self::AmqpValue_String8(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Ulong> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Ulong(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Ulong, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Ulong>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Ulong>) -> Self {
        Self::AmqpValue_Ulong(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Short> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Short(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Short, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Short>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Short>) -> Self {
        Self::AmqpValue_Short(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Uint> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Uint(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Uint, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Uint>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Uint>) -> Self {
        Self::AmqpValue_Uint(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Boolean> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Boolean(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Boolean, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Boolean>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Boolean>) -> Self {
        Self::AmqpValue_Boolean(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Long> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Long(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Long, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Long>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Long>) -> Self {
        Self::AmqpValue_Long(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Int> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Int(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Int, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Int>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Int>) -> Self {
        Self::AmqpValue_Int(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Decimal64> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Decimal64(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Decimal64, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Decimal64>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Decimal64>) -> Self {
        Self::AmqpValue_Decimal64(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Float> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Float(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Float, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Float>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Float>) -> Self {
        Self::AmqpValue_Float(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Compound32> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Compound32(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Compound32, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Compound32>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Compound32>) -> Self {
        Self::AmqpValue_Compound32(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Ushort> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Ushort(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Ushort, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Ushort>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Ushort>) -> Self {
        Self::AmqpValue_Ushort(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Ubyte> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Ubyte(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Ubyte, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Ubyte>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Ubyte>) -> Self {
        Self::AmqpValue_Ubyte(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Byte> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Byte(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Byte, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Byte>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Byte>) -> Self {
        Self::AmqpValue_Byte(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Described> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Described(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Described, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Described>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Described>) -> Self {
        Self::AmqpValue_Described(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Double> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Double(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Double, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Double>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Double>) -> Self {
        Self::AmqpValue_Double(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Decimal32> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Decimal32(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Decimal32, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Decimal32>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Decimal32>) -> Self {
        Self::AmqpValue_Decimal32(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_Array32> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_Array32(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_Array32, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_Array32>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_Array32>) -> Self {
        Self::AmqpValue_Array32(v)
    }
}
impl From<&AmqpValue_Encoded_Value> for OptRc<AmqpValue_String32> {
    fn from(v: &AmqpValue_Encoded_Value) -> Self {
        if let AmqpValue_Encoded_Value::AmqpValue_String32(x) = v {
            return x.clone();
        }
        panic!("expected AmqpValue_Encoded_Value::AmqpValue_String32, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue_String32>> for AmqpValue_Encoded_Value {
    fn from(v: OptRc<AmqpValue_String32>) -> Self {
        Self::AmqpValue_String32(v)
    }
}
impl KStruct for AmqpValue_Encoded {
    type Root = AmqpValue;
    type Parent = KStructUnit;

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
        *self_rc.nesting.borrow_mut() = _io.read_bytes(0 as usize)?.into();
        let _tmpa = self_rc.nesting().clone();
        if !(((*self_rc.depth_left() as u8) > (0 as u8))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/encoded/seq/0".to_string() }));
        }
        match *self_rc.format_code() {
            AmqpValue_FormatCode::Array32 => {
                let f = |t : &mut AmqpValue_Array32| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue_Array32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Array8 => {
                let f = |t : &mut AmqpValue_Array8| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue_Array8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Binary32 => {
                let t = Self::read_into::<_, AmqpValue_Binary32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Binary8 => {
                let t = Self::read_into::<_, AmqpValue_Binary8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Boolean => {
                let t = Self::read_into::<_, AmqpValue_Boolean>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Byte => {
                let t = Self::read_into::<_, AmqpValue_Byte>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Char => {
                let t = Self::read_into::<_, AmqpValue_Uint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Decimal128 => {
                let t = Self::read_into::<_, AmqpValue_Decimal128>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Decimal32 => {
                let t = Self::read_into::<_, AmqpValue_Decimal32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Decimal64 => {
                let t = Self::read_into::<_, AmqpValue_Decimal64>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Described => {
                let f = |t : &mut AmqpValue_Described| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue_Described>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Double => {
                let t = Self::read_into::<_, AmqpValue_Double>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Float => {
                let t = Self::read_into::<_, AmqpValue_Float>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Int => {
                let t = Self::read_into::<_, AmqpValue_Int>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::List32 => {
                let f = |t : &mut AmqpValue_Compound32| Ok(t.set_params(false, (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue_Compound32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::List8 => {
                let f = |t : &mut AmqpValue_Compound8| Ok(t.set_params(false, (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue_Compound8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Long => {
                let t = Self::read_into::<_, AmqpValue_Long>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Map32 => {
                let f = |t : &mut AmqpValue_Compound32| Ok(t.set_params(true, (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue_Compound32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Map8 => {
                let f = |t : &mut AmqpValue_Compound8| Ok(t.set_params(true, (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue_Compound8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Short => {
                let t = Self::read_into::<_, AmqpValue_Short>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::SmallInt => {
                let t = Self::read_into::<_, AmqpValue_Byte>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::SmallLong => {
                let t = Self::read_into::<_, AmqpValue_Byte>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::SmallUint => {
                let t = Self::read_into::<_, AmqpValue_Ubyte>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::SmallUlong => {
                let t = Self::read_into::<_, AmqpValue_Ubyte>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::String32 => {
                let t = Self::read_into::<_, AmqpValue_String32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::String8 => {
                let t = Self::read_into::<_, AmqpValue_String8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Symbol32 => {
                let t = Self::read_into::<_, AmqpValue_String32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Symbol8 => {
                let t = Self::read_into::<_, AmqpValue_String8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Timestamp => {
                let t = Self::read_into::<_, AmqpValue_Long>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Ubyte => {
                let t = Self::read_into::<_, AmqpValue_Ubyte>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Uint => {
                let t = Self::read_into::<_, AmqpValue_Uint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Ulong => {
                let t = Self::read_into::<_, AmqpValue_Ulong>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Ushort => {
                let t = Self::read_into::<_, AmqpValue_Ushort>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            AmqpValue_FormatCode::Uuid => {
                let t = Self::read_into::<_, AmqpValue_Uuid>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.value.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl AmqpValue_Encoded {
    pub fn format_code(&self) -> Ref<'_, AmqpValue_FormatCode> {
        self.format_code.borrow()
    }
}
impl AmqpValue_Encoded {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpValue_Encoded {
    pub fn set_params(&mut self, format_code: &AmqpValue_FormatCode, depth_left: u8) {
        *self.format_code.borrow_mut() = format_code.clone();
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpValue_Encoded {

    /**
     * The code implies the value.
     */
    pub fn is_without_bytes(
        &self
    ) -> KResult<Ref<'_, bool>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_is_without_bytes.get() {
            return Ok(self.is_without_bytes.borrow());
        }
        self.f_is_without_bytes.set(true);
        *self.is_without_bytes.borrow_mut() = ( ((((i64::from(&*self.format_code()) as i64) >= (64 as i64))) && (((i64::from(&*self.format_code()) as i64) < (80 as i64)))) ) as bool;
        Ok(self.is_without_bytes.borrow())
    }
}

/**
 * Refuses deeper nesting, without bytes.
 */
impl AmqpValue_Encoded {
    pub fn nesting(&self) -> Ref<'_, Vec<u8>> {
        self.nesting.borrow()
    }
}

/**
 * The value, unless the code implies it.
 */
impl AmqpValue_Encoded {
    pub fn value(&self) -> Ref<'_, Option<AmqpValue_Encoded_Value>> {
        self.value.borrow()
    }
}
impl AmqpValue_Encoded {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 32-bit floating-point number.
 * \sa AMQP 1.0 part 1, 1.6.11
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Float {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<f32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Float {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_f4be()?.into();
        Ok(())
    }
}
impl AmqpValue_Float {
}

/**
 * The number.
 */
impl AmqpValue_Float {
    pub fn value(&self) -> Ref<'_, f32> {
        self.value.borrow()
    }
}
impl AmqpValue_Float {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A signed 32-bit integer.
 * \sa AMQP 1.0 part 1, 1.6.9
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Int {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Int {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_s4be()?.into();
        Ok(())
    }
}
impl AmqpValue_Int {
}

/**
 * The number.
 */
impl AmqpValue_Int {
    pub fn value(&self) -> Ref<'_, i64> {
        self.value.borrow()
    }
}
impl AmqpValue_Int {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A signed 64-bit integer, or a point in time.
 * \sa AMQP 1.0 part 1, 1.6.10
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Long {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Long {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl AmqpValue_Long {
}

/**
 * The number.
 */
impl AmqpValue_Long {
    pub fn value(&self) -> Ref<'_, i64> {
        self.value.borrow()
    }
}
impl AmqpValue_Long {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A signed 16-bit integer.
 * \sa AMQP 1.0 part 1, 1.6.8
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Short {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<i16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Short {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_s2be()?.into();
        Ok(())
    }
}
impl AmqpValue_Short {
}

/**
 * The number.
 */
impl AmqpValue_Short {
    pub fn value(&self) -> Ref<'_, i16> {
        self.value.borrow()
    }
}
impl AmqpValue_Short {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A string or symbol, as in `string8`.
 * \sa AMQP 1.0 part 1, 1.6.20
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_String32 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    len_value: RefCell<u32>,
    value: RefCell<String>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_String32 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_value.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.value.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_value() as usize)?.into(), "UTF-8")?;
        Ok(())
    }
}
impl AmqpValue_String32 {
}

/**
 * In bytes.
 */
impl AmqpValue_String32 {
    pub fn len_value(&self) -> Ref<'_, u32> {
        self.len_value.borrow()
    }
}

/**
 * The text.
 */
impl AmqpValue_String32 {
    pub fn value(&self) -> Ref<'_, String> {
        self.value.borrow()
    }
}
impl AmqpValue_String32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A string or symbol. AMQP's symbols are ASCII, but RabbitMQ stores AMQP 0.9.1 header names, in UTF-8, as symbols.
 * \sa AMQP 1.0 part 1, 1.6.20
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_String8 {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    len_value: RefCell<u8>,
    value: RefCell<String>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_String8 {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.len_value.borrow_mut() = _io.read_u1()?.into();
        *self_rc.value.borrow_mut() = bytes_to_str(&_io.read_bytes(*self_rc.len_value() as usize)?.into(), "UTF-8")?;
        Ok(())
    }
}
impl AmqpValue_String8 {
}

/**
 * In bytes.
 */
impl AmqpValue_String8 {
    pub fn len_value(&self) -> Ref<'_, u8> {
        self.len_value.borrow()
    }
}

/**
 * The text.
 */
impl AmqpValue_String8 {
    pub fn value(&self) -> Ref<'_, String> {
        self.value.borrow()
    }
}
impl AmqpValue_String8 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An unsigned byte.
 * \sa AMQP 1.0 part 1, 1.6.3
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Ubyte {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Ubyte {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl AmqpValue_Ubyte {
}

/**
 * The number.
 */
impl AmqpValue_Ubyte {
    pub fn value(&self) -> Ref<'_, u8> {
        self.value.borrow()
    }
}
impl AmqpValue_Ubyte {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An unsigned 32-bit integer or code point.
 * \sa AMQP 1.0 part 1, 1.6.5
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Uint {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<u32>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Uint {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
impl AmqpValue_Uint {
}

/**
 * The number.
 */
impl AmqpValue_Uint {
    pub fn value(&self) -> Ref<'_, u32> {
        self.value.borrow()
    }
}
impl AmqpValue_Uint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An unsigned 64-bit integer.
 * \sa AMQP 1.0 part 1, 1.6.6
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Ulong {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Ulong {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl AmqpValue_Ulong {
}

/**
 * The number.
 */
impl AmqpValue_Ulong {
    pub fn value(&self) -> Ref<'_, u64> {
        self.value.borrow()
    }
}
impl AmqpValue_Ulong {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An unsigned 16-bit integer.
 * \sa AMQP 1.0 part 1, 1.6.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Ushort {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<u16>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Ushort {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_u2be()?.into();
        Ok(())
    }
}
impl AmqpValue_Ushort {
}

/**
 * The number.
 */
impl AmqpValue_Ushort {
    pub fn value(&self) -> Ref<'_, u16> {
        self.value.borrow()
    }
}
impl AmqpValue_Ushort {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A UUID.
 * \sa AMQP 1.0 part 1, 1.6.18
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpValue_Uuid {
    pub _root: SharedType<AmqpValue>,
    pub _parent: SharedType<AmqpValue_Encoded>,
    pub _self: SharedType<Self>,
    value: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpValue_Uuid {
    type Root = AmqpValue;
    type Parent = AmqpValue_Encoded;

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
        *self_rc.value.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        Ok(())
    }
}
impl AmqpValue_Uuid {
}

/**
 * Most significant byte first.
 */
impl AmqpValue_Uuid {
    pub fn value(&self) -> Ref<'_, Vec<u8>> {
        self.value.borrow()
    }
}
impl AmqpValue_Uuid {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
