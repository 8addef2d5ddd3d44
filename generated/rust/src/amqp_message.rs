// kaitai-struct-compiler 0.11.0, ksy/amqp_message.ksy sha256 10bf62fa1870bc97a3cdc83b01fe855a30d9aa50ebc3522326968b290a55327d
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
use super::amqp_section::AmqpSection_SectionKind;
use super::amqp_section::AmqpSection_SectionDescriptor;
use super::amqp_value::AmqpValue;

/**
 * The body of an osiris entry in RabbitMQ: the sections of an AMQP 1.0 message, to which AMQP 0.9.1 messages are
 * converted. Clients of the stream protocol may store other bytes.
 * \sa OASIS AMQP 1.0 part 3 "Messaging", 3.2 "Message Format"
 * \sa rabbitmq/rabbitmq-server deps/rabbit/src/rabbit_msg_record.erl
 * \sa rabbitmq/rabbitmq-server deps/rabbit/src/mc_amqp.erl
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    sections: RefCell<Vec<OptRc<AmqpMessage_Section>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpMessage {
    type Root = AmqpMessage;
    type Parent = AmqpMessage;

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
        *self_rc.sections.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let f = |t : &mut AmqpMessage_Section| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpMessage_Section>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                self_rc.sections.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl AmqpMessage {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpMessage {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpMessage {
}

/**
 * In ascending order. Data and sequence sections may repeat.
 */
impl AmqpMessage {
    pub fn sections(&self) -> Ref<'_, Vec<OptRc<AmqpMessage_Section>>> {
        self.sections.borrow()
    }
}
impl AmqpMessage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum AmqpMessage_ListFormat {

    /**
     * No fields.
     */
    EmptyList,

    /**
     * Length and count in one byte each.
     */
    List8,

    /**
     * Length and count in four bytes each.
     */
    List32,
    Unknown(i64),
}

impl TryFrom<i64> for AmqpMessage_ListFormat {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<AmqpMessage_ListFormat> {
        match flag {
            69 => Ok(AmqpMessage_ListFormat::EmptyList),
            192 => Ok(AmqpMessage_ListFormat::List8),
            208 => Ok(AmqpMessage_ListFormat::List32),
            _ => Ok(AmqpMessage_ListFormat::Unknown(flag)),
        }
    }
}

impl From<&AmqpMessage_ListFormat> for i64 {
    fn from(v: &AmqpMessage_ListFormat) -> Self {
        match *v {
            AmqpMessage_ListFormat::EmptyList => 69,
            AmqpMessage_ListFormat::List8 => 192,
            AmqpMessage_ListFormat::List32 => 208,
            AmqpMessage_ListFormat::Unknown(v) => v
        }
    }
}

impl Default for AmqpMessage_ListFormat {
    fn default() -> Self { AmqpMessage_ListFormat::Unknown(0) }
}


/**
 * No bytes and no fields.
 * \sa AMQP 1.0 part 1, 1.6.22
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_EmptyListHead {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage_ListHead>,
    pub _self: SharedType<Self>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpMessage_EmptyListHead {
    type Root = AmqpMessage;
    type Parent = AmqpMessage_ListHead;

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
impl AmqpMessage_EmptyListHead {
}
impl AmqpMessage_EmptyListHead {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Delivery of the message.
 * \sa AMQP 1.0 part 3, 3.2.1
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_Header {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage_Section>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    head: RefCell<OptRc<AmqpMessage_ListHead>>,
    fields: RefCell<OptRc<AmqpMessage_HeaderFields>>,
    _io: RefCell<BytesReader>,
    fields_raw: RefCell<Vec<u8>>,
}
impl KStruct for AmqpMessage_Header {
    type Root = AmqpMessage;
    type Parent = AmqpMessage_Section;

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
        let t = Self::read_into::<_, AmqpMessage_ListHead>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.head.borrow_mut() = t;
        *self_rc.fields_raw.borrow_mut() = _io.read_bytes(*self_rc.head().len_fields()? as usize)?.into();
        let fields_raw = self_rc.fields_raw.borrow();
        let _t_fields_raw_io = BytesReader::from(fields_raw.clone());
        let f = |t : &mut AmqpMessage_HeaderFields| Ok(t.set_params((*self_rc.head().num_fields()?).try_into().map_err(|_| KError::CastError)?, (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<BytesReader, AmqpMessage_HeaderFields>(&_t_fields_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.fields.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpMessage_Header {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpMessage_Header {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpMessage_Header {
}

/**
 * The number of present fields.
 */
impl AmqpMessage_Header {
    pub fn head(&self) -> Ref<'_, OptRc<AmqpMessage_ListHead>> {
        self.head.borrow()
    }
}

/**
 * In a fixed order.
 */
impl AmqpMessage_Header {
    pub fn fields(&self) -> Ref<'_, OptRc<AmqpMessage_HeaderFields>> {
        self.fields.borrow()
    }
}
impl AmqpMessage_Header {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl AmqpMessage_Header {
    pub fn fields_raw(&self) -> Ref<'_, Vec<u8>> {
        self.fields_raw.borrow()
    }
}

/**
 * A null means absent.
 * \sa AMQP 1.0 part 3, 3.2.1
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_HeaderFields {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage_Header>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<u32>,
    depth_left: RefCell<u8>,
    durable: RefCell<OptRc<AmqpValue>>,
    priority: RefCell<OptRc<AmqpValue>>,
    ttl: RefCell<OptRc<AmqpValue>>,
    first_acquirer: RefCell<OptRc<AmqpValue>>,
    delivery_count: RefCell<OptRc<AmqpValue>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpMessage_HeaderFields {
    type Root = AmqpMessage;
    type Parent = AmqpMessage_Header;

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
        if ((*self_rc.num_fields() as u32) > (0 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.durable.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (1 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.priority.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (2 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.ttl.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (3 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.first_acquirer.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (4 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.delivery_count.borrow_mut() = t;
        }
        Ok(())
    }
}
impl AmqpMessage_HeaderFields {
    pub fn num_fields(&self) -> Ref<'_, u32> {
        self.num_fields.borrow()
    }
}
impl AmqpMessage_HeaderFields {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpMessage_HeaderFields {
    pub fn set_params(&mut self, num_fields: u32, depth_left: u8) {
        *self.num_fields.borrow_mut() = num_fields;
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpMessage_HeaderFields {
}

/**
 * The message must survive a crash.
 */
impl AmqpMessage_HeaderFields {
    pub fn durable(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.durable.borrow()
    }
}

/**
 * 0 to 9. If absent, 4.
 */
impl AmqpMessage_HeaderFields {
    pub fn priority(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.priority.borrow()
    }
}

/**
 * Lifetime in milliseconds.
 */
impl AmqpMessage_HeaderFields {
    pub fn ttl(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.ttl.borrow()
    }
}

/**
 * Nobody has acquired the message before.
 */
impl AmqpMessage_HeaderFields {
    pub fn first_acquirer(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.first_acquirer.borrow()
    }
}

/**
 * Failed deliveries.
 */
impl AmqpMessage_HeaderFields {
    pub fn delivery_count(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.delivery_count.borrow()
    }
}
impl AmqpMessage_HeaderFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A list of any size.
 * \sa AMQP 1.0 part 1, 1.6.22
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_List32Head {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage_ListHead>,
    pub _self: SharedType<Self>,
    len_content: RefCell<u32>,
    num_fields: RefCell<u32>,
    _io: RefCell<BytesReader>,
    f_len_fields: Cell<bool>,
    len_fields: RefCell<i64>,
}
impl KStruct for AmqpMessage_List32Head {
    type Root = AmqpMessage;
    type Parent = AmqpMessage_ListHead;

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
        if !(((*self_rc.len_content() as u32) >= (4 as u32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/list32_head/seq/0".to_string() }));
        }
        *self_rc.num_fields.borrow_mut() = _io.read_u4be()?.into();
        Ok(())
    }
}
impl AmqpMessage_List32Head {

    /**
     * Bytes of the fields.
     */
    pub fn len_fields(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_fields.get() {
            return Ok(self.len_fields.borrow());
        }
        self.f_len_fields.set(true);
        *self.len_fields.borrow_mut() = (((*self.len_content() as u32) - (4 as u32))) as i64;
        Ok(self.len_fields.borrow())
    }
}

/**
 * Bytes of count and fields.
 */
impl AmqpMessage_List32Head {
    pub fn len_content(&self) -> Ref<'_, u32> {
        self.len_content.borrow()
    }
}

/**
 * Present fields.
 */
impl AmqpMessage_List32Head {
    pub fn num_fields(&self) -> Ref<'_, u32> {
        self.num_fields.borrow()
    }
}
impl AmqpMessage_List32Head {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A list of up to 255 bytes.
 * \sa AMQP 1.0 part 1, 1.6.22
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_List8Head {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage_ListHead>,
    pub _self: SharedType<Self>,
    len_content: RefCell<u8>,
    num_fields: RefCell<u8>,
    _io: RefCell<BytesReader>,
    f_len_fields: Cell<bool>,
    len_fields: RefCell<i64>,
}
impl KStruct for AmqpMessage_List8Head {
    type Root = AmqpMessage;
    type Parent = AmqpMessage_ListHead;

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
        if !(((*self_rc.len_content() as u8) >= (1 as u8))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/types/list8_head/seq/0".to_string() }));
        }
        *self_rc.num_fields.borrow_mut() = _io.read_u1()?.into();
        Ok(())
    }
}
impl AmqpMessage_List8Head {

    /**
     * Bytes of the fields.
     */
    pub fn len_fields(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_fields.get() {
            return Ok(self.len_fields.borrow());
        }
        self.f_len_fields.set(true);
        *self.len_fields.borrow_mut() = (((*self.len_content() as u8) - (1 as u8))) as i64;
        Ok(self.len_fields.borrow())
    }
}

/**
 * Bytes of count and fields.
 */
impl AmqpMessage_List8Head {
    pub fn len_content(&self) -> Ref<'_, u8> {
        self.len_content.borrow()
    }
}

/**
 * Present fields.
 */
impl AmqpMessage_List8Head {
    pub fn num_fields(&self) -> Ref<'_, u8> {
        self.num_fields.borrow()
    }
}
impl AmqpMessage_List8Head {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Number of fields, and their size.
 * \sa AMQP 1.0 part 1, 1.6.22
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_ListHead {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    format_code: RefCell<AmqpMessage_ListFormat>,
    form: RefCell<Option<AmqpMessage_ListHead_Form>>,
    _io: RefCell<BytesReader>,
    f_len_fields: Cell<bool>,
    len_fields: RefCell<i64>,
    f_num_fields: Cell<bool>,
    num_fields: RefCell<u32>,
}
#[derive(Debug, Clone)]
pub enum AmqpMessage_ListHead_Form {
    AmqpMessage_EmptyListHead(OptRc<AmqpMessage_EmptyListHead>),
    AmqpMessage_List32Head(OptRc<AmqpMessage_List32Head>),
    AmqpMessage_List8Head(OptRc<AmqpMessage_List8Head>),
}
impl From<&AmqpMessage_ListHead_Form> for OptRc<AmqpMessage_EmptyListHead> {
    fn from(v: &AmqpMessage_ListHead_Form) -> Self {
        if let AmqpMessage_ListHead_Form::AmqpMessage_EmptyListHead(x) = v {
            return x.clone();
        }
        panic!("expected AmqpMessage_ListHead_Form::AmqpMessage_EmptyListHead, got {:?}", v)
    }
}
impl From<OptRc<AmqpMessage_EmptyListHead>> for AmqpMessage_ListHead_Form {
    fn from(v: OptRc<AmqpMessage_EmptyListHead>) -> Self {
        Self::AmqpMessage_EmptyListHead(v)
    }
}
impl From<&AmqpMessage_ListHead_Form> for OptRc<AmqpMessage_List32Head> {
    fn from(v: &AmqpMessage_ListHead_Form) -> Self {
        if let AmqpMessage_ListHead_Form::AmqpMessage_List32Head(x) = v {
            return x.clone();
        }
        panic!("expected AmqpMessage_ListHead_Form::AmqpMessage_List32Head, got {:?}", v)
    }
}
impl From<OptRc<AmqpMessage_List32Head>> for AmqpMessage_ListHead_Form {
    fn from(v: OptRc<AmqpMessage_List32Head>) -> Self {
        Self::AmqpMessage_List32Head(v)
    }
}
impl From<&AmqpMessage_ListHead_Form> for OptRc<AmqpMessage_List8Head> {
    fn from(v: &AmqpMessage_ListHead_Form) -> Self {
        if let AmqpMessage_ListHead_Form::AmqpMessage_List8Head(x) = v {
            return x.clone();
        }
        panic!("expected AmqpMessage_ListHead_Form::AmqpMessage_List8Head, got {:?}", v)
    }
}
impl From<OptRc<AmqpMessage_List8Head>> for AmqpMessage_ListHead_Form {
    fn from(v: OptRc<AmqpMessage_List8Head>) -> Self {
        Self::AmqpMessage_List8Head(v)
    }
}
impl KStruct for AmqpMessage_ListHead {
    type Root = AmqpMessage;
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
        if matches!(*self_rc.format_code(), AmqpMessage_ListFormat::Unknown(_)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/types/list_head/seq/0".to_string() }));
        }
        match *self_rc.format_code() {
            AmqpMessage_ListFormat::EmptyList => {
                let t = Self::read_into::<_, AmqpMessage_EmptyListHead>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.form.borrow_mut() = Some(t);
            }
            AmqpMessage_ListFormat::List32 => {
                let t = Self::read_into::<_, AmqpMessage_List32Head>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.form.borrow_mut() = Some(t);
            }
            AmqpMessage_ListFormat::List8 => {
                let t = Self::read_into::<_, AmqpMessage_List8Head>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.form.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl AmqpMessage_ListHead {

    /**
     * Bytes of the fields.
     */
    pub fn len_fields(
        &self
    ) -> KResult<Ref<'_, i64>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_len_fields.get() {
            return Ok(self.len_fields.borrow());
        }
        self.f_len_fields.set(true);
        *self.len_fields.borrow_mut() = (if *self.format_code() == AmqpMessage_ListFormat::List8 { (*Into::<OptRc<AmqpMessage_List8Head>>::into(&*self.form().as_ref().unwrap()).len_fields()?) as i64 } else { if *self.format_code() == AmqpMessage_ListFormat::List32 { (*Into::<OptRc<AmqpMessage_List32Head>>::into(&*self.form().as_ref().unwrap()).len_fields()?) as i64 } else { (0) as i64 } }) as i64;
        Ok(self.len_fields.borrow())
    }

    /**
     * Present fields.
     */
    pub fn num_fields(
        &self
    ) -> KResult<Ref<'_, u32>> {
        let _io = self._io.borrow();
        let _prc = self._parent.get_value().borrow().upgrade();
        if self.f_num_fields.get() {
            return Ok(self.num_fields.borrow());
        }
        self.f_num_fields.set(true);
        *self.num_fields.borrow_mut() = (if *self.format_code() == AmqpMessage_ListFormat::List8 { (*Into::<OptRc<AmqpMessage_List8Head>>::into(&*self.form().as_ref().unwrap()).num_fields()) as i64 } else { if *self.format_code() == AmqpMessage_ListFormat::List32 { (*Into::<OptRc<AmqpMessage_List32Head>>::into(&*self.form().as_ref().unwrap()).num_fields()) as i64 } else { (0) as i64 } }) as u32;
        Ok(self.num_fields.borrow())
    }
}

/**
 * The list's encoding.
 */
impl AmqpMessage_ListHead {
    pub fn format_code(&self) -> Ref<'_, AmqpMessage_ListFormat> {
        self.format_code.borrow()
    }
}

/**
 * Length and count.
 */
impl AmqpMessage_ListHead {
    pub fn form(&self) -> Ref<'_, Option<AmqpMessage_ListHead_Form>> {
        self.form.borrow()
    }
}
impl AmqpMessage_ListHead {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * Standard properties.
 * \sa AMQP 1.0 part 3, 3.2.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_Properties {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage_Section>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    head: RefCell<OptRc<AmqpMessage_ListHead>>,
    fields: RefCell<OptRc<AmqpMessage_PropertiesFields>>,
    _io: RefCell<BytesReader>,
    fields_raw: RefCell<Vec<u8>>,
}
impl KStruct for AmqpMessage_Properties {
    type Root = AmqpMessage;
    type Parent = AmqpMessage_Section;

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
        let t = Self::read_into::<_, AmqpMessage_ListHead>(&*_io, Some(self_rc._root.clone()), None)?.into();
        *self_rc.head.borrow_mut() = t;
        *self_rc.fields_raw.borrow_mut() = _io.read_bytes(*self_rc.head().len_fields()? as usize)?.into();
        let fields_raw = self_rc.fields_raw.borrow();
        let _t_fields_raw_io = BytesReader::from(fields_raw.clone());
        let f = |t : &mut AmqpMessage_PropertiesFields| Ok(t.set_params((*self_rc.head().num_fields()?).try_into().map_err(|_| KError::CastError)?, (*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<BytesReader, AmqpMessage_PropertiesFields>(&_t_fields_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
        *self_rc.fields.borrow_mut() = t;
        Ok(())
    }
}
impl AmqpMessage_Properties {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpMessage_Properties {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpMessage_Properties {
}

/**
 * The number of present fields.
 */
impl AmqpMessage_Properties {
    pub fn head(&self) -> Ref<'_, OptRc<AmqpMessage_ListHead>> {
        self.head.borrow()
    }
}

/**
 * In a fixed order.
 */
impl AmqpMessage_Properties {
    pub fn fields(&self) -> Ref<'_, OptRc<AmqpMessage_PropertiesFields>> {
        self.fields.borrow()
    }
}
impl AmqpMessage_Properties {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl AmqpMessage_Properties {
    pub fn fields_raw(&self) -> Ref<'_, Vec<u8>> {
        self.fields_raw.borrow()
    }
}

/**
 * As in `header_fields`.
 * \sa AMQP 1.0 part 3, 3.2.4
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_PropertiesFields {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage_Properties>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<u32>,
    depth_left: RefCell<u8>,
    message_id: RefCell<OptRc<AmqpValue>>,
    user_id: RefCell<OptRc<AmqpValue>>,
    to: RefCell<OptRc<AmqpValue>>,
    subject: RefCell<OptRc<AmqpValue>>,
    reply_to: RefCell<OptRc<AmqpValue>>,
    correlation_id: RefCell<OptRc<AmqpValue>>,
    content_type: RefCell<OptRc<AmqpValue>>,
    content_encoding: RefCell<OptRc<AmqpValue>>,
    absolute_expiry_time: RefCell<OptRc<AmqpValue>>,
    creation_time: RefCell<OptRc<AmqpValue>>,
    group_id: RefCell<OptRc<AmqpValue>>,
    group_sequence: RefCell<OptRc<AmqpValue>>,
    reply_to_group_id: RefCell<OptRc<AmqpValue>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for AmqpMessage_PropertiesFields {
    type Root = AmqpMessage;
    type Parent = AmqpMessage_Properties;

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
        if ((*self_rc.num_fields() as u32) > (0 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.message_id.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (1 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.user_id.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (2 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.to.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (3 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.subject.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (4 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.reply_to.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (5 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.correlation_id.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (6 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.content_type.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (7 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.content_encoding.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (8 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.absolute_expiry_time.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (9 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.creation_time.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (10 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.group_id.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (11 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.group_sequence.borrow_mut() = t;
        }
        if ((*self_rc.num_fields() as u32) > (12 as u32)) {
            let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
            let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
            *self_rc.reply_to_group_id.borrow_mut() = t;
        }
        Ok(())
    }
}
impl AmqpMessage_PropertiesFields {
    pub fn num_fields(&self) -> Ref<'_, u32> {
        self.num_fields.borrow()
    }
}
impl AmqpMessage_PropertiesFields {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpMessage_PropertiesFields {
    pub fn set_params(&mut self, num_fields: u32, depth_left: u8) {
        *self.num_fields.borrow_mut() = num_fields;
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpMessage_PropertiesFields {
}

/**
 * Identifies the message.
 */
impl AmqpMessage_PropertiesFields {
    pub fn message_id(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.message_id.borrow()
    }
}

/**
 * The publishing user, as bytes.
 */
impl AmqpMessage_PropertiesFields {
    pub fn user_id(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.user_id.borrow()
    }
}

/**
 * Destination.
 */
impl AmqpMessage_PropertiesFields {
    pub fn to(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.to.borrow()
    }
}

/**
 * Subject.
 */
impl AmqpMessage_PropertiesFields {
    pub fn subject(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.subject.borrow()
    }
}

/**
 * Destination of answers.
 */
impl AmqpMessage_PropertiesFields {
    pub fn reply_to(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.reply_to.borrow()
    }
}

/**
 * The related message.
 */
impl AmqpMessage_PropertiesFields {
    pub fn correlation_id(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.correlation_id.borrow()
    }
}

/**
 * Media type of the body.
 */
impl AmqpMessage_PropertiesFields {
    pub fn content_type(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.content_type.borrow()
    }
}

/**
 * Encoding of the body.
 */
impl AmqpMessage_PropertiesFields {
    pub fn content_encoding(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.content_encoding.borrow()
    }
}

/**
 * In milliseconds since the Unix epoch.
 */
impl AmqpMessage_PropertiesFields {
    pub fn absolute_expiry_time(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.absolute_expiry_time.borrow()
    }
}

/**
 * In milliseconds since the Unix epoch.
 */
impl AmqpMessage_PropertiesFields {
    pub fn creation_time(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.creation_time.borrow()
    }
}

/**
 * The message's group.
 */
impl AmqpMessage_PropertiesFields {
    pub fn group_id(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.group_id.borrow()
    }
}

/**
 * Place in the group.
 */
impl AmqpMessage_PropertiesFields {
    pub fn group_sequence(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.group_sequence.borrow()
    }
}

/**
 * The group of answers.
 */
impl AmqpMessage_PropertiesFields {
    pub fn reply_to_group_id(&self) -> Ref<'_, OptRc<AmqpValue>> {
        self.reply_to_group_id.borrow()
    }
}
impl AmqpMessage_PropertiesFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One opened section.
 * \sa AMQP 1.0 part 3, 3.2
 */

#[derive(Default, Debug, Clone)]
pub struct AmqpMessage_Section {
    pub _root: SharedType<AmqpMessage>,
    pub _parent: SharedType<AmqpMessage>,
    pub _self: SharedType<Self>,
    depth_left: RefCell<u8>,
    marker: RefCell<Vec<u8>>,
    descriptor: RefCell<OptRc<AmqpSection_SectionDescriptor>>,
    body: RefCell<Option<AmqpMessage_Section_Body>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum AmqpMessage_Section_Body {
    AmqpMessage_Header(OptRc<AmqpMessage_Header>),
    AmqpMessage_Properties(OptRc<AmqpMessage_Properties>),
    AmqpValue(OptRc<AmqpValue>),
}
impl From<&AmqpMessage_Section_Body> for OptRc<AmqpMessage_Header> {
    fn from(v: &AmqpMessage_Section_Body) -> Self {
        if let AmqpMessage_Section_Body::AmqpMessage_Header(x) = v {
            return x.clone();
        }
        panic!("expected AmqpMessage_Section_Body::AmqpMessage_Header, got {:?}", v)
    }
}
impl From<OptRc<AmqpMessage_Header>> for AmqpMessage_Section_Body {
    fn from(v: OptRc<AmqpMessage_Header>) -> Self {
        Self::AmqpMessage_Header(v)
    }
}
impl From<&AmqpMessage_Section_Body> for OptRc<AmqpMessage_Properties> {
    fn from(v: &AmqpMessage_Section_Body) -> Self {
        if let AmqpMessage_Section_Body::AmqpMessage_Properties(x) = v {
            return x.clone();
        }
        panic!("expected AmqpMessage_Section_Body::AmqpMessage_Properties, got {:?}", v)
    }
}
impl From<OptRc<AmqpMessage_Properties>> for AmqpMessage_Section_Body {
    fn from(v: OptRc<AmqpMessage_Properties>) -> Self {
        Self::AmqpMessage_Properties(v)
    }
}
impl From<&AmqpMessage_Section_Body> for OptRc<AmqpValue> {
    fn from(v: &AmqpMessage_Section_Body) -> Self {
        if let AmqpMessage_Section_Body::AmqpValue(x) = v {
            return x.clone();
        }
        panic!("expected AmqpMessage_Section_Body::AmqpValue, got {:?}", v)
    }
}
impl From<OptRc<AmqpValue>> for AmqpMessage_Section_Body {
    fn from(v: OptRc<AmqpValue>) -> Self {
        Self::AmqpValue(v)
    }
}
impl KStruct for AmqpMessage_Section {
    type Root = AmqpMessage;
    type Parent = AmqpMessage;

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
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/section/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, AmqpSection_SectionDescriptor>(&*_io, None, None)?.into();
        *self_rc.descriptor.borrow_mut() = t;
        match *self_rc.descriptor().kind()? {
            AmqpSection_SectionKind::Header => {
                let f = |t : &mut AmqpMessage_Header| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpMessage_Header>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.body.borrow_mut() = Some(t);
            }
            AmqpSection_SectionKind::Properties => {
                let f = |t : &mut AmqpMessage_Properties| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpMessage_Properties>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()), &f)?.into();
                *self_rc.body.borrow_mut() = Some(t);
            }
            _ => {
                let f = |t : &mut AmqpValue| Ok(t.set_params((*self_rc.depth_left()).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, AmqpValue>(&*_io, None, None, &f)?.into();
                *self_rc.body.borrow_mut() = Some(t);
            }
        }
        Ok(())
    }
}
impl AmqpMessage_Section {
    pub fn depth_left(&self) -> Ref<'_, u8> {
        self.depth_left.borrow()
    }
}
impl AmqpMessage_Section {
    pub fn set_params(&mut self, depth_left: u8) {
        *self.depth_left.borrow_mut() = depth_left;
    }
}
impl AmqpMessage_Section {
}

/**
 * Every section is a described value.
 */
impl AmqpMessage_Section {
    pub fn marker(&self) -> Ref<'_, Vec<u8>> {
        self.marker.borrow()
    }
}

/**
 * Identifies the section.
 */
impl AmqpMessage_Section {
    pub fn descriptor(&self) -> Ref<'_, OptRc<AmqpSection_SectionDescriptor>> {
        self.descriptor.borrow()
    }
}

/**
 * A list of fields for header and properties, a map for annotations, application properties and footer, bytes
 * for data, a list for a sequence, any value for a value.
 */
impl AmqpMessage_Section {
    pub fn body(&self) -> Ref<'_, Option<AmqpMessage_Section_Body>> {
        self.body.borrow()
    }
}
impl AmqpMessage_Section {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
