// kaitai-struct-compiler 0.11.0, ksy/amqp_section.ksy sha256 0850a3c7ab4b6c7f21b8f0c88bf117b68542d931922c81e04277f5363fe51f4e
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
 * One section, with its content as bytes, so that readers can walk through any sections. A format code's upper half
 * determines the width of a value.
 * \sa OASIS AMQP 1.0 part 1 "Type System", 1.2 "Type Encodings"
 * \sa OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    marker: RefCell<Vec<u8>>,
    descriptor: RefCell<OptRc<AmqpSection_SectionDescriptor>>,
    body: RefCell<OptRc<AmqpSection_Unopened>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpSection {
    type Root = AmqpSection;
    type Parent = AmqpSection;

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
        *self_rc.marker.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        if !(*self_rc.marker() == vec![0x0u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, AmqpSection_SectionDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.descriptor.borrow_mut() = t;
        let f = |t : &mut AmqpSection_Unopened| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpSection_Unopened>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.body.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpSection {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpSection {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpSection {
}

/**
 * Every section is a described value.
 */
impl AmqpSection {
    pub fn marker(&self) -> Ref<'_, Vec<u8>> {
        self.marker.borrow()
    }
}

/**
 * Identifies the section.
 */
impl AmqpSection {
    pub fn descriptor(&self) -> Ref<'_, OptRc<AmqpSection_SectionDescriptor>> {
        self.descriptor.borrow()
    }
}

/**
 * The section's content.
 */
impl AmqpSection {
    pub fn body(&self) -> Ref<'_, OptRc<AmqpSection_Unopened>> {
        self.body.borrow()
    }
}
impl AmqpSection {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum AmqpSection_DescriptorFormat {

    /**
     * One byte follows.
     */
    SmallUlong,

    /**
     * Eight bytes follow.
     */
    Ulong,
    Unknown(i64),
}

impl TryFrom<i64> for AmqpSection_DescriptorFormat {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<AmqpSection_DescriptorFormat> {
        match flag {
            83 => Ok(AmqpSection_DescriptorFormat::SmallUlong),
            128 => Ok(AmqpSection_DescriptorFormat::Ulong),
            _ => Ok(AmqpSection_DescriptorFormat::Unknown(flag)),
        }
    }
}

impl From<&AmqpSection_DescriptorFormat> for i64 {
    fn from(v: &AmqpSection_DescriptorFormat) -> Self {
        match *v {
            AmqpSection_DescriptorFormat::SmallUlong => 83,
            AmqpSection_DescriptorFormat::Ulong => 128,
            AmqpSection_DescriptorFormat::Unknown(v) => v
        }
    }
}

impl Default for AmqpSection_DescriptorFormat {
    fn default() -> Self { AmqpSection_DescriptorFormat::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum AmqpSection_SectionKind {

    /**
     * Delivery of the message.
     */
    Header,

    /**
     * For the next hop only.
     */
    DeliveryAnnotations,

    /**
     * About the message, for its handlers. RabbitMQ stores exchange and routing key here.
     */
    MessageAnnotations,

    /**
     * Standard properties.
     */
    Properties,

    /**
     * The application's properties, or AMQP 0.9.1 headers.
     */
    ApplicationProperties,

    /**
     * Bytes of the body. It may repeat.
     */
    Data,

    /**
     * A list as the body. It may repeat.
     */
    AmqpSequence,

    /**
     * One value as the body.
     */
    AmqpValue,

    /**
     * Values that depend on the body.
     */
    Footer,
    Unknown(i64),
}

impl TryFrom<i64> for AmqpSection_SectionKind {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<AmqpSection_SectionKind> {
        match flag {
            112 => Ok(AmqpSection_SectionKind::Header),
            113 => Ok(AmqpSection_SectionKind::DeliveryAnnotations),
            114 => Ok(AmqpSection_SectionKind::MessageAnnotations),
            115 => Ok(AmqpSection_SectionKind::Properties),
            116 => Ok(AmqpSection_SectionKind::ApplicationProperties),
            117 => Ok(AmqpSection_SectionKind::Data),
            118 => Ok(AmqpSection_SectionKind::AmqpSequence),
            119 => Ok(AmqpSection_SectionKind::AmqpValue),
            120 => Ok(AmqpSection_SectionKind::Footer),
            _ => Ok(AmqpSection_SectionKind::Unknown(flag)),
        }
    }
}

impl From<&AmqpSection_SectionKind> for i64 {
    fn from(v: &AmqpSection_SectionKind) -> Self {
        match *v {
            AmqpSection_SectionKind::Header => 112,
            AmqpSection_SectionKind::DeliveryAnnotations => 113,
            AmqpSection_SectionKind::MessageAnnotations => 114,
            AmqpSection_SectionKind::Properties => 115,
            AmqpSection_SectionKind::ApplicationProperties => 116,
            AmqpSection_SectionKind::Data => 117,
            AmqpSection_SectionKind::AmqpSequence => 118,
            AmqpSection_SectionKind::AmqpValue => 119,
            AmqpSection_SectionKind::Footer => 120,
            AmqpSection_SectionKind::Unknown(v) => v
        }
    }
}

impl Default for AmqpSection_SectionKind {
    fn default() -> Self { AmqpSection_SectionKind::Unknown(0) }
}


/**
 * The format code gives the width.
 * \sa AMQP 1.0 part 1, 1.2.1
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_FixedWidth {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection_Unopened>,
    pub _self: SharedType<Self>,
    len_content: RefCell<u8>,
    content: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpSection_FixedWidth {
    type Root = AmqpSection;
    type Parent = AmqpSection_Unopened;

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
        *self_rc.content.borrow_mut() = _io.read_bytes(*self_rc.len_content() as usize)?.into();
        Ok(())
    }
}
impl AmqpSection_FixedWidth {
    pub fn len_content(&self) -> Ref<'_, u8> {
        self.len_content.borrow()
    }
}
impl AmqpSection_FixedWidth {
    pub fn set_params(&mut self, len_content: u8) {
        *self.len_content.borrow_mut() = len_content;
    }
}
impl AmqpSection_FixedWidth {
}

/**
 * The value.
 */
impl AmqpSection_FixedWidth {
    pub fn content(&self) -> Ref<'_, Vec<u8>> {
        self.content.borrow()
    }
}
impl AmqpSection_FixedWidth {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The long form, valid for all numbers.
 * \sa AMQP 1.0 part 1, 1.6.6
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_LargeDescriptor {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection_SectionDescriptor>,
    pub _self: SharedType<Self>,
    number: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpSection_LargeDescriptor {
    type Root = AmqpSection;
    type Parent = AmqpSection_SectionDescriptor;

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
        *self_rc.number.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl AmqpSection_LargeDescriptor {
}

/**
 * The section's number.
 */
impl AmqpSection_LargeDescriptor {
    pub fn number(&self) -> Ref<'_, u64> {
        self.number.borrow()
    }
}
impl AmqpSection_LargeDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The section's number as an unsigned long, in one of two forms.
 * \sa AMQP 1.0 part 3, 3.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_SectionDescriptor {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection>,
    pub _self: SharedType<Self>,
    format_code: RefCell<AmqpSection_DescriptorFormat>,
    form: RefCell<Option<AmqpSection_SectionDescriptor_Form>>,
    _io: RefCell<BytesReader>,
    f_kind: Cell<bool>,
    kind: RefCell<AmqpSection_SectionKind>,
    f_number: Cell<bool>,
    number: RefCell<u64>,
}
#[derive(Debug, Clone)]
pub enum AmqpSection_SectionDescriptor_Form {
    AmqpSection_SmallDescriptor(OptRc<AmqpSection_SmallDescriptor>),
    AmqpSection_LargeDescriptor(OptRc<AmqpSection_LargeDescriptor>),
}
impl From<&AmqpSection_SectionDescriptor_Form> for OptRc<AmqpSection_SmallDescriptor> {
    fn from(v: &AmqpSection_SectionDescriptor_Form) -> Self {
        if let AmqpSection_SectionDescriptor_Form::AmqpSection_SmallDescriptor(x) = v {
            return x.clone();
        }
        panic!("expected AmqpSection_SectionDescriptor_Form::AmqpSection_SmallDescriptor, got {:?}", v)
    }
}
impl From<OptRc<AmqpSection_SmallDescriptor>> for AmqpSection_SectionDescriptor_Form {
    fn from(v: OptRc<AmqpSection_SmallDescriptor>) -> Self {
        Self::AmqpSection_SmallDescriptor(v)
    }
}
impl From<&AmqpSection_SectionDescriptor_Form> for OptRc<AmqpSection_LargeDescriptor> {
    fn from(v: &AmqpSection_SectionDescriptor_Form) -> Self {
        if let AmqpSection_SectionDescriptor_Form::AmqpSection_LargeDescriptor(x) = v {
            return x.clone();
        }
        panic!("expected AmqpSection_SectionDescriptor_Form::AmqpSection_LargeDescriptor, got {:?}", v)
    }
}
impl From<OptRc<AmqpSection_LargeDescriptor>> for AmqpSection_SectionDescriptor_Form {
    fn from(v: OptRc<AmqpSection_LargeDescriptor>) -> Self {
        Self::AmqpSection_LargeDescriptor(v)
    }
}
impl KStruct for AmqpSection_SectionDescriptor {
    type Root = AmqpSection;
    type Parent = AmqpSection;

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
        if matches!(*self_rc.format_code(), AmqpSection_DescriptorFormat::Unknown(_)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/types/section_descriptor/seq/0".to_string() }));
        }
        match *self_rc.format_code() {
            AmqpSection_DescriptorFormat::SmallUlong => {
                let t = Self::read_into::<_, AmqpSection_SmallDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.form.borrow_mut() = Some(t);
            }
            AmqpSection_DescriptorFormat::Ulong => {
                let t = Self::read_into::<_, AmqpSection_LargeDescriptor>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.form.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl AmqpSection_SectionDescriptor {

    /**
     * The section's kind.
     */
    pub fn kind(
        &self
    ) -> KResult<Ref<'_, AmqpSection_SectionKind>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_kind.get() {
            return Ok(self.kind.borrow());
        }
        self.f_kind.set(true);
        *self.kind.borrow_mut() = (*self.number()? as i64).try_into()?;
        Ok(self.kind.borrow())
    }

    /**
     * The section's number.
     */
    pub fn number(
        &self
    ) -> KResult<Ref<'_, u64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_number.get() {
            return Ok(self.number.borrow());
        }
        self.f_number.set(true);
        *self.number.borrow_mut() = (if *self.format_code() == AmqpSection_DescriptorFormat::SmallUlong { (*Into::<OptRc<AmqpSection_SmallDescriptor>>::into(&*self.form().as_ref().unwrap()).number()) as i64 } else { (*Into::<OptRc<AmqpSection_LargeDescriptor>>::into(&*self.form().as_ref().unwrap()).number()) as i64 }) as u64;
        Ok(self.number.borrow())
    }
}

/**
 * The form.
 */
impl AmqpSection_SectionDescriptor {
    pub fn format_code(&self) -> Ref<'_, AmqpSection_DescriptorFormat> {
        self.format_code.borrow()
    }
}

/**
 * The number.
 */
impl AmqpSection_SectionDescriptor {
    pub fn form(&self) -> Ref<'_, Option<AmqpSection_SectionDescriptor_Form>> {
        self.form.borrow()
    }
}
impl AmqpSection_SectionDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The usual form.
 * \sa AMQP 1.0 part 1, 1.6.6
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_SmallDescriptor {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection_SectionDescriptor>,
    pub _self: SharedType<Self>,
    number: RefCell<u8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpSection_SmallDescriptor {
    type Root = AmqpSection;
    type Parent = AmqpSection_SectionDescriptor;

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
        *self_rc.number.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl AmqpSection_SmallDescriptor {
}

/**
 * The section's number.
 */
impl AmqpSection_SmallDescriptor {
    pub fn number(&self) -> Ref<'_, u8> {
        self.number.borrow()
    }
}
impl AmqpSection_SmallDescriptor {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The content is left as bytes.
 * \sa AMQP 1.0 part 1, 1.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_Unopened {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    nesting: RefCell<Vec<u8>>,
    format_code: RefCell<u8>,
    encoded: RefCell<Option<AmqpSection_Unopened_Encoded>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum AmqpSection_Unopened_Encoded {
    AmqpSection_FixedWidth(OptRc<AmqpSection_FixedWidth>),
    AmqpSection_VariableWidth32(OptRc<AmqpSection_VariableWidth32>),
    AmqpSection_VariableWidth8(OptRc<AmqpSection_VariableWidth8>),
    AmqpSection_UnopenedDescribed(OptRc<AmqpSection_UnopenedDescribed>),
}
impl From<&AmqpSection_Unopened_Encoded> for OptRc<AmqpSection_FixedWidth> {
    fn from(v: &AmqpSection_Unopened_Encoded) -> Self {
        if let AmqpSection_Unopened_Encoded::AmqpSection_FixedWidth(x) = v {
            return x.clone();
        }
        panic!("expected AmqpSection_Unopened_Encoded::AmqpSection_FixedWidth, got {:?}", v)
    }
}
impl From<OptRc<AmqpSection_FixedWidth>> for AmqpSection_Unopened_Encoded {
    fn from(v: OptRc<AmqpSection_FixedWidth>) -> Self {
        Self::AmqpSection_FixedWidth(v)
    }
}
impl From<&AmqpSection_Unopened_Encoded> for OptRc<AmqpSection_VariableWidth32> {
    fn from(v: &AmqpSection_Unopened_Encoded) -> Self {
        if let AmqpSection_Unopened_Encoded::AmqpSection_VariableWidth32(x) = v {
            return x.clone();
        }
        panic!("expected AmqpSection_Unopened_Encoded::AmqpSection_VariableWidth32, got {:?}", v)
    }
}
impl From<OptRc<AmqpSection_VariableWidth32>> for AmqpSection_Unopened_Encoded {
    fn from(v: OptRc<AmqpSection_VariableWidth32>) -> Self {
        Self::AmqpSection_VariableWidth32(v)
    }
}
impl From<&AmqpSection_Unopened_Encoded> for OptRc<AmqpSection_VariableWidth8> {
    fn from(v: &AmqpSection_Unopened_Encoded) -> Self {
        if let AmqpSection_Unopened_Encoded::AmqpSection_VariableWidth8(x) = v {
            return x.clone();
        }
        panic!("expected AmqpSection_Unopened_Encoded::AmqpSection_VariableWidth8, got {:?}", v)
    }
}
impl From<OptRc<AmqpSection_VariableWidth8>> for AmqpSection_Unopened_Encoded {
    fn from(v: OptRc<AmqpSection_VariableWidth8>) -> Self {
        Self::AmqpSection_VariableWidth8(v)
    }
}
impl From<&AmqpSection_Unopened_Encoded> for OptRc<AmqpSection_UnopenedDescribed> {
    fn from(v: &AmqpSection_Unopened_Encoded) -> Self {
        if let AmqpSection_Unopened_Encoded::AmqpSection_UnopenedDescribed(x) = v {
            return x.clone();
        }
        panic!("expected AmqpSection_Unopened_Encoded::AmqpSection_UnopenedDescribed, got {:?}", v)
    }
}
impl From<OptRc<AmqpSection_UnopenedDescribed>> for AmqpSection_Unopened_Encoded {
    fn from(v: OptRc<AmqpSection_UnopenedDescribed>) -> Self {
        Self::AmqpSection_UnopenedDescribed(v)
    }
}
impl KStruct for AmqpSection_Unopened {
    type Root = AmqpSection;
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
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/unopened/seq/0".to_string() }));
        }
        *self_rc.format_code.borrow_mut() = _io.read_u1()?.into();
        let _tmpa = self_rc.format_code().clone();
        if !( ((((_tmpa as u8) == (0 as u8))) || (((_tmpa as u8) >= (64 as u8)))) ) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/types/unopened/seq/1".to_string() }));
        }
        match ((*self_rc.format_code() as u8) >> (4 as u8)) {
            0 => {
                let f = |t : &mut AmqpSection_UnopenedDescribed| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpSection_UnopenedDescribed>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            10 => {
                let t = Self::read_into::<_, AmqpSection_VariableWidth8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            11 => {
                let t = Self::read_into::<_, AmqpSection_VariableWidth32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            12 => {
                let t = Self::read_into::<_, AmqpSection_VariableWidth8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            13 => {
                let t = Self::read_into::<_, AmqpSection_VariableWidth32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            14 => {
                let t = Self::read_into::<_, AmqpSection_VariableWidth8>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            15 => {
                let t = Self::read_into::<_, AmqpSection_VariableWidth32>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            4 => {
                let f = |t : &mut AmqpSection_FixedWidth| Ok(t.set_params((0).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpSection_FixedWidth>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            5 => {
                let f = |t : &mut AmqpSection_FixedWidth| Ok(t.set_params((1).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpSection_FixedWidth>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            6 => {
                let f = |t : &mut AmqpSection_FixedWidth| Ok(t.set_params((2).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpSection_FixedWidth>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            7 => {
                let f = |t : &mut AmqpSection_FixedWidth| Ok(t.set_params((4).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpSection_FixedWidth>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            8 => {
                let f = |t : &mut AmqpSection_FixedWidth| Ok(t.set_params((8).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpSection_FixedWidth>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            9 => {
                let f = |t : &mut AmqpSection_FixedWidth| Ok(t.set_params((16).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpSection_FixedWidth>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.encoded.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl AmqpSection_Unopened {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpSection_Unopened {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpSection_Unopened {
}

/**
 * Refuses deeper nesting, without bytes.
 */
impl AmqpSection_Unopened {
    pub fn nesting(&self) -> Ref<'_, Vec<u8>> {
        self.nesting.borrow()
    }
}

/**
 * Encoding of the value, 0 if described. Codes between have no width.
 */
impl AmqpSection_Unopened {
    pub fn format_code(&self) -> Ref<'_, u8> {
        self.format_code.borrow()
    }
}

/**
 * The value.
 */
impl AmqpSection_Unopened {
    pub fn encoded(&self) -> Ref<'_, Option<AmqpSection_Unopened_Encoded>> {
        self.encoded.borrow()
    }
}
impl AmqpSection_Unopened {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A value with its descriptor.
 * \sa AMQP 1.0 part 1, 1.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_UnopenedDescribed {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection_Unopened>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    descriptor: RefCell<OptRc<AmqpSection_Unopened>>,
    described_value: RefCell<OptRc<AmqpSection_Unopened>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpSection_UnopenedDescribed {
    type Root = AmqpSection;
    type Parent = AmqpSection_Unopened;

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
        let f = |t : &mut AmqpSection_Unopened| Ok(t.set_params((((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpSection_Unopened>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.descriptor.borrow_mut() = t;
        let f = |t : &mut AmqpSection_Unopened| Ok(t.set_params((((*self_rc.depth_left() as u8) - (1 as u8))).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, AmqpSection_Unopened>(&*_io, Some(self_rc._root.clone()), None, &f)?.into();
        *self_rc.described_value.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpSection_UnopenedDescribed {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpSection_UnopenedDescribed {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpSection_UnopenedDescribed {
}

/**
 * A number or a symbol.
 */
impl AmqpSection_UnopenedDescribed {
    pub fn descriptor(&self) -> Ref<'_, OptRc<AmqpSection_Unopened>> {
        self.descriptor.borrow()
    }
}

/**
 * The value.
 */
impl AmqpSection_UnopenedDescribed {
    pub fn described_value(&self) -> Ref<'_, OptRc<AmqpSection_Unopened>> {
        self.described_value.borrow()
    }
}
impl AmqpSection_UnopenedDescribed {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A value of any size.
 * \sa AMQP 1.0 part 1, 1.2.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_VariableWidth32 {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection_Unopened>,
    pub _self: SharedType<Self>,
    len_content: RefCell<u32>,
    content: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpSection_VariableWidth32 {
    type Root = AmqpSection;
    type Parent = AmqpSection_Unopened;

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
        *self_rc.content.borrow_mut() = _io.read_bytes(*self_rc.len_content() as usize)?.into();
        Ok(())
    }
}
impl AmqpSection_VariableWidth32 {
}

/**
 * As in the 8-bit form.
 */
impl AmqpSection_VariableWidth32 {
    pub fn len_content(&self) -> Ref<'_, u32> {
        self.len_content.borrow()
    }
}

/**
 * As in the 8-bit form.
 */
impl AmqpSection_VariableWidth32 {
    pub fn content(&self) -> Ref<'_, Vec<u8>> {
        self.content.borrow()
    }
}
impl AmqpSection_VariableWidth32 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Up to 255 bytes.
 * \sa AMQP 1.0 part 1, 1.2.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpSection_VariableWidth8 {
    pub _root: SharedType<AmqpSection>,
    pub _parent: SharedType<AmqpSection_Unopened>,
    pub _self: SharedType<Self>,
    len_content: RefCell<u8>,
    content: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpSection_VariableWidth8 {
    type Root = AmqpSection;
    type Parent = AmqpSection_Unopened;

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
        *self_rc.content.borrow_mut() = _io.read_bytes(*self_rc.len_content() as usize)?.into();
        Ok(())
    }
}
impl AmqpSection_VariableWidth8 {
}

/**
 * Bytes of the value, in a list, map or array with its count.
 */
impl AmqpSection_VariableWidth8 {
    pub fn len_content(&self) -> Ref<'_, u8> {
        self.len_content.borrow()
    }
}

/**
 * The value, in a data section the publisher's bytes.
 */
impl AmqpSection_VariableWidth8 {
    pub fn content(&self) -> Ref<'_, Vec<u8>> {
        self.content.borrow()
    }
}
impl AmqpSection_VariableWidth8 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
