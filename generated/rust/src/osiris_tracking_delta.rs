// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_delta.ksy sha256 cbf0408fc7d295904f0b655d339ebe64c95ab5fd59cbee752b4295af308b67e0
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
use super::osiris_enums::OsirisEnums_TrackingType;

/**
 * Changes: a user chunk's trailer, or the body of a tracking delta chunk's entry. Blocks are unordered, at most one for
 * each type and name.
 * \sa seeds/osiris.txt "Tracking format"
 * \sa rabbitmq/osiris src/osiris_tracking.erl append_trailer/3
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingDelta {
    pub _root: SharedType<OsirisTrackingDelta>,
    pub _parent: SharedType<OsirisTrackingDelta>,
    pub _self: SharedType<Self>,
    blocks: RefCell<Vec<OptRc<OsirisTrackingDelta_Block>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisTrackingDelta {
    type Root = OsirisTrackingDelta;
    type Parent = OsirisTrackingDelta;

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
        *self_rc.blocks.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, OsirisTrackingDelta_Block>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.blocks.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl OsirisTrackingDelta {
}

/**
 * To the end.
 */
impl OsirisTrackingDelta {
    pub fn blocks(&self) -> Ref<'_, Vec<OptRc<OsirisTrackingDelta_Block>>> {
        self.blocks.borrow()
    }
}
impl OsirisTrackingDelta {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A value and its name, which belongs to a type.
 * \sa seeds/osiris.txt "Tracking format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingDelta_Block {
    pub _root: SharedType<OsirisTrackingDelta>,
    pub _parent: SharedType<OsirisTrackingDelta>,
    pub _self: SharedType<Self>,
    tracking_type: RefCell<OsirisEnums_TrackingType>,
    len_tracking_id: RefCell<u8>,
    tracking_id: RefCell<Vec<u8>>,
    data: RefCell<Option<OsirisTrackingDelta_Block_Data>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum OsirisTrackingDelta_Block_Data {
    OsirisTrackingDelta_Offset(OptRc<OsirisTrackingDelta_Offset>),
    OsirisTrackingDelta_Sequence(OptRc<OsirisTrackingDelta_Sequence>),
    OsirisTrackingDelta_Timestamp(OptRc<OsirisTrackingDelta_Timestamp>),
}
impl From<&OsirisTrackingDelta_Block_Data> for OptRc<OsirisTrackingDelta_Offset> {
    fn from(v: &OsirisTrackingDelta_Block_Data) -> Self {
        if let OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Offset(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Offset, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingDelta_Offset>> for OsirisTrackingDelta_Block_Data {
    fn from(v: OptRc<OsirisTrackingDelta_Offset>) -> Self {
        Self::OsirisTrackingDelta_Offset(v)
    }
}
impl From<&OsirisTrackingDelta_Block_Data> for OptRc<OsirisTrackingDelta_Sequence> {
    fn from(v: &OsirisTrackingDelta_Block_Data) -> Self {
        if let OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Sequence(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Sequence, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingDelta_Sequence>> for OsirisTrackingDelta_Block_Data {
    fn from(v: OptRc<OsirisTrackingDelta_Sequence>) -> Self {
        Self::OsirisTrackingDelta_Sequence(v)
    }
}
impl From<&OsirisTrackingDelta_Block_Data> for OptRc<OsirisTrackingDelta_Timestamp> {
    fn from(v: &OsirisTrackingDelta_Block_Data) -> Self {
        if let OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Timestamp(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingDelta_Block_Data::OsirisTrackingDelta_Timestamp, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingDelta_Timestamp>> for OsirisTrackingDelta_Block_Data {
    fn from(v: OptRc<OsirisTrackingDelta_Timestamp>) -> Self {
        Self::OsirisTrackingDelta_Timestamp(v)
    }
}
impl KStruct for OsirisTrackingDelta_Block {
    type Root = OsirisTrackingDelta;
    type Parent = OsirisTrackingDelta;

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
        *self_rc.tracking_type.borrow_mut() = (_io.read_u1()? as i64).try_into()?;
        if matches!(*self_rc.tracking_type(), OsirisEnums_TrackingType::Unknown(_)) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotInEnum, src_path: "/types/block/seq/0".to_string() }));
        }
        *self_rc.len_tracking_id.borrow_mut() = _io.read_u1()?.into();
        *self_rc.tracking_id.borrow_mut() = _io.read_bytes(*self_rc.len_tracking_id() as usize)?.into();
        match *self_rc.tracking_type() {
            OsirisEnums_TrackingType::Offset => {
                let t = Self::read_into::<_, OsirisTrackingDelta_Offset>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            OsirisEnums_TrackingType::Sequence => {
                let t = Self::read_into::<_, OsirisTrackingDelta_Sequence>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            OsirisEnums_TrackingType::Timestamp => {
                let t = Self::read_into::<_, OsirisTrackingDelta_Timestamp>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl OsirisTrackingDelta_Block {
}

/**
 * The kind of the value.
 */
impl OsirisTrackingDelta_Block {
    pub fn tracking_type(&self) -> Ref<'_, OsirisEnums_TrackingType> {
        self.tracking_type.borrow()
    }
}

/**
 * Bytes of the name.
 */
impl OsirisTrackingDelta_Block {
    pub fn len_tracking_id(&self) -> Ref<'_, u8> {
        self.len_tracking_id.borrow()
    }
}

/**
 * Name of the publisher or consumer, arbitrary bytes.
 */
impl OsirisTrackingDelta_Block {
    pub fn tracking_id(&self) -> Ref<'_, Vec<u8>> {
        self.tracking_id.borrow()
    }
}

/**
 * 8 bytes.
 */
impl OsirisTrackingDelta_Block {
    pub fn data(&self) -> Ref<'_, Option<OsirisTrackingDelta_Block_Data>> {
        self.data.borrow()
    }
}
impl OsirisTrackingDelta_Block {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A consumer's progress.
 * \sa seeds/osiris.txt "Tracking format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingDelta_Offset {
    pub _root: SharedType<OsirisTrackingDelta>,
    pub _parent: SharedType<OsirisTrackingDelta_Block>,
    pub _self: SharedType<Self>,
    offset: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisTrackingDelta_Offset {
    type Root = OsirisTrackingDelta;
    type Parent = OsirisTrackingDelta_Block;

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
        *self_rc.offset.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl OsirisTrackingDelta_Offset {
}

/**
 * The consumer's offset.
 */
impl OsirisTrackingDelta_Offset {
    pub fn offset(&self) -> Ref<'_, u64> {
        self.offset.borrow()
    }
}
impl OsirisTrackingDelta_Offset {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A publisher's progress, for the chunk that contains the block.
 * \sa seeds/osiris.txt "Tracking format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingDelta_Sequence {
    pub _root: SharedType<OsirisTrackingDelta>,
    pub _parent: SharedType<OsirisTrackingDelta_Block>,
    pub _self: SharedType<Self>,
    publishing_id: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisTrackingDelta_Sequence {
    type Root = OsirisTrackingDelta;
    type Parent = OsirisTrackingDelta_Block;

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
        *self_rc.publishing_id.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl OsirisTrackingDelta_Sequence {
}

/**
 * The last publishing id that the broker stored for this publisher. 0 is valid.
 */
impl OsirisTrackingDelta_Sequence {
    pub fn publishing_id(&self) -> Ref<'_, u64> {
        self.publishing_id.borrow()
    }
}
impl OsirisTrackingDelta_Sequence {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A point in time.
 * \sa seeds/osiris.txt "Tracking format"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingDelta_Timestamp {
    pub _root: SharedType<OsirisTrackingDelta>,
    pub _parent: SharedType<OsirisTrackingDelta_Block>,
    pub _self: SharedType<Self>,
    timestamp: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisTrackingDelta_Timestamp {
    type Root = OsirisTrackingDelta;
    type Parent = OsirisTrackingDelta_Block;

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
        *self_rc.timestamp.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl OsirisTrackingDelta_Timestamp {
}

/**
 * Milliseconds since the Unix epoch.
 */
impl OsirisTrackingDelta_Timestamp {
    pub fn timestamp(&self) -> Ref<'_, i64> {
        self.timestamp.borrow()
    }
}
impl OsirisTrackingDelta_Timestamp {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
