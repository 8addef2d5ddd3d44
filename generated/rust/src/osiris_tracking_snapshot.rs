// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_snapshot.ksy sha256 280493fb13a9891c53dc2cb100f9cb32a928b3457e476744492d54696dc45716
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
use super::osiris_tracking_delta::OsirisTrackingDelta_Timestamp;
use super::osiris_tracking_delta::OsirisTrackingDelta_Offset;
use super::osiris_enums::OsirisEnums_TrackingType;

/**
 * All tracking: the body of a tracking snapshot chunk's entry, possibly empty. Names that it lacks are no longer
 * tracked.
 * \sa seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
 * \sa rabbitmq/osiris src/osiris_tracking.erl snapshot/3
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingSnapshot {
    pub _root: SharedType<OsirisTrackingSnapshot>,
    pub _parent: SharedType<OsirisTrackingSnapshot>,
    pub _self: SharedType<Self>,
    blocks: RefCell<Vec<OptRc<OsirisTrackingSnapshot_Block>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisTrackingSnapshot {
    type Root = OsirisTrackingSnapshot;
    type Parent = OsirisTrackingSnapshot;

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
                let t = Self::read_into::<_, OsirisTrackingSnapshot_Block>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.blocks.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl OsirisTrackingSnapshot {
}

/**
 * To the end of the body.
 */
impl OsirisTrackingSnapshot {
    pub fn blocks(&self) -> Ref<'_, Vec<OptRc<OsirisTrackingSnapshot_Block>>> {
        self.blocks.borrow()
    }
}
impl OsirisTrackingSnapshot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A value and its name, which belongs to a type.
 * \sa seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingSnapshot_Block {
    pub _root: SharedType<OsirisTrackingSnapshot>,
    pub _parent: SharedType<OsirisTrackingSnapshot>,
    pub _self: SharedType<Self>,
    tracking_type: RefCell<OsirisEnums_TrackingType>,
    len_tracking_id: RefCell<u8>,
    tracking_id: RefCell<Vec<u8>>,
    data: RefCell<Option<OsirisTrackingSnapshot_Block_Data>>,
    _io: RefCell<BytesReader>,
}
#[derive(Debug, Clone)]
pub enum OsirisTrackingSnapshot_Block_Data {
    OsirisTrackingDelta_Offset(OptRc<OsirisTrackingDelta_Offset>),
    OsirisTrackingSnapshot_Sequence(OptRc<OsirisTrackingSnapshot_Sequence>),
    OsirisTrackingDelta_Timestamp(OptRc<OsirisTrackingDelta_Timestamp>),
}
impl From<&OsirisTrackingSnapshot_Block_Data> for OptRc<OsirisTrackingDelta_Offset> {
    fn from(v: &OsirisTrackingSnapshot_Block_Data) -> Self {
        if let OsirisTrackingSnapshot_Block_Data::OsirisTrackingDelta_Offset(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingSnapshot_Block_Data::OsirisTrackingDelta_Offset, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingDelta_Offset>> for OsirisTrackingSnapshot_Block_Data {
    fn from(v: OptRc<OsirisTrackingDelta_Offset>) -> Self {
        Self::OsirisTrackingDelta_Offset(v)
    }
}
impl From<&OsirisTrackingSnapshot_Block_Data> for OptRc<OsirisTrackingSnapshot_Sequence> {
    fn from(v: &OsirisTrackingSnapshot_Block_Data) -> Self {
        if let OsirisTrackingSnapshot_Block_Data::OsirisTrackingSnapshot_Sequence(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingSnapshot_Block_Data::OsirisTrackingSnapshot_Sequence, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingSnapshot_Sequence>> for OsirisTrackingSnapshot_Block_Data {
    fn from(v: OptRc<OsirisTrackingSnapshot_Sequence>) -> Self {
        Self::OsirisTrackingSnapshot_Sequence(v)
    }
}
impl From<&OsirisTrackingSnapshot_Block_Data> for OptRc<OsirisTrackingDelta_Timestamp> {
    fn from(v: &OsirisTrackingSnapshot_Block_Data) -> Self {
        if let OsirisTrackingSnapshot_Block_Data::OsirisTrackingDelta_Timestamp(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingSnapshot_Block_Data::OsirisTrackingDelta_Timestamp, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingDelta_Timestamp>> for OsirisTrackingSnapshot_Block_Data {
    fn from(v: OptRc<OsirisTrackingDelta_Timestamp>) -> Self {
        Self::OsirisTrackingDelta_Timestamp(v)
    }
}
impl KStruct for OsirisTrackingSnapshot_Block {
    type Root = OsirisTrackingSnapshot;
    type Parent = OsirisTrackingSnapshot;

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
                let t = Self::read_into::<_, OsirisTrackingDelta_Offset>(&*_io, None, None)?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            OsirisEnums_TrackingType::Sequence => {
                let t = Self::read_into::<_, OsirisTrackingSnapshot_Sequence>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            OsirisEnums_TrackingType::Timestamp => {
                let t = Self::read_into::<_, OsirisTrackingDelta_Timestamp>(&*_io, None, None)?.into();
                *self_rc.data.borrow_mut() = Some(t);
            }
            _ => {}
        }
        Ok(())
    }
}
impl OsirisTrackingSnapshot_Block {
}

/**
 * The kind of the value.
 */
impl OsirisTrackingSnapshot_Block {
    pub fn tracking_type(&self) -> Ref<'_, OsirisEnums_TrackingType> {
        self.tracking_type.borrow()
    }
}

/**
 * Bytes of the name.
 */
impl OsirisTrackingSnapshot_Block {
    pub fn len_tracking_id(&self) -> Ref<'_, u8> {
        self.len_tracking_id.borrow()
    }
}

/**
 * Name of the publisher or consumer, arbitrary bytes.
 */
impl OsirisTrackingSnapshot_Block {
    pub fn tracking_id(&self) -> Ref<'_, Vec<u8>> {
        self.tracking_id.borrow()
    }
}

/**
 * 16 bytes for a sequence, otherwise 8.
 */
impl OsirisTrackingSnapshot_Block {
    pub fn data(&self) -> Ref<'_, Option<OsirisTrackingSnapshot_Block_Data>> {
        self.data.borrow()
    }
}
impl OsirisTrackingSnapshot_Block {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A publisher's progress, with its chunk.
 * \sa seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingSnapshot_Sequence {
    pub _root: SharedType<OsirisTrackingSnapshot>,
    pub _parent: SharedType<OsirisTrackingSnapshot_Block>,
    pub _self: SharedType<Self>,
    chunk_id: RefCell<u64>,
    publishing_id: RefCell<u64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisTrackingSnapshot_Sequence {
    type Root = OsirisTrackingSnapshot;
    type Parent = OsirisTrackingSnapshot_Block;

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
        *self_rc.chunk_id.borrow_mut() = _io.read_u8be()?.into();
        *self_rc.publishing_id.borrow_mut() = _io.read_u8be()?.into();
        Ok(())
    }
}
impl OsirisTrackingSnapshot_Sequence {
}

/**
 * The chunk that contained this sequence. The broker keeps the highest ones.
 */
impl OsirisTrackingSnapshot_Sequence {
    pub fn chunk_id(&self) -> Ref<'_, u64> {
        self.chunk_id.borrow()
    }
}

/**
 * As in the delta form.
 */
impl OsirisTrackingSnapshot_Sequence {
    pub fn publishing_id(&self) -> Ref<'_, u64> {
        self.publishing_id.borrow()
    }
}
impl OsirisTrackingSnapshot_Sequence {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
