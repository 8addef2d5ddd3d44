// kaitai-struct-compiler 0.11.0, ksy/osiris_tracking_chunk_data.ksy sha256 ea2f48eb94d8e6fe134979a9b876f80dc3a04041b6495510fcf74b7ed2d2e5a7
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
use super::osiris_tracking_snapshot::OsirisTrackingSnapshot;
use super::osiris_tracking_delta::OsirisTrackingDelta;

/**
 * One simple entry with a list of tracking blocks.
 * \sa seeds/osiris.txt "SimpleEntry (CHNK_TRK_SNAPSHOT)"
 * \sa rabbitmq/osiris src/osiris_log.erl evaluate_tracking_snapshot/2, src/osiris_writer.erl handle_batch/2
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisTrackingChunkData {
    pub _root: SharedType<OsirisTrackingChunkData>,
    pub _parent: SharedType<OsirisTrackingChunkData>,
    pub _self: SharedType<Self>,
    is_snapshot: RefCell<bool>,
    is_sub_batch: RefCell<bool>,
    len_tracking: RefCell<u64>,
    tracking: RefCell<Option<OsirisTrackingChunkData_Tracking>>,
    surplus: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    tracking_raw: RefCell<Vec<u8>>,
}
#[derive(Debug, Clone)]
pub enum OsirisTrackingChunkData_Tracking {
    OsirisTrackingDelta(OptRc<OsirisTrackingDelta>),
    OsirisTrackingSnapshot(OptRc<OsirisTrackingSnapshot>),
    Bytes(Vec<u8>),
}
impl From<&OsirisTrackingChunkData_Tracking> for OptRc<OsirisTrackingDelta> {
    fn from(v: &OsirisTrackingChunkData_Tracking) -> Self {
        if let OsirisTrackingChunkData_Tracking::OsirisTrackingDelta(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingChunkData_Tracking::OsirisTrackingDelta, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingDelta>> for OsirisTrackingChunkData_Tracking {
    fn from(v: OptRc<OsirisTrackingDelta>) -> Self {
        Self::OsirisTrackingDelta(v)
    }
}
impl From<&OsirisTrackingChunkData_Tracking> for OptRc<OsirisTrackingSnapshot> {
    fn from(v: &OsirisTrackingChunkData_Tracking) -> Self {
        if let OsirisTrackingChunkData_Tracking::OsirisTrackingSnapshot(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingChunkData_Tracking::OsirisTrackingSnapshot, got {:?}", v)
    }
}
impl From<OptRc<OsirisTrackingSnapshot>> for OsirisTrackingChunkData_Tracking {
    fn from(v: OptRc<OsirisTrackingSnapshot>) -> Self {
        Self::OsirisTrackingSnapshot(v)
    }
}
impl From<&OsirisTrackingChunkData_Tracking> for Vec<u8> {
    fn from(v: &OsirisTrackingChunkData_Tracking) -> Self {
        if let OsirisTrackingChunkData_Tracking::Bytes(x) = v {
            return x.clone();
        }
        panic!("expected OsirisTrackingChunkData_Tracking::Bytes, got {:?}", v)
    }
}
impl From<Vec<u8>> for OsirisTrackingChunkData_Tracking {
    fn from(v: Vec<u8>) -> Self {
        Self::Bytes(v)
    }
}
impl KStruct for OsirisTrackingChunkData {
    type Root = OsirisTrackingChunkData;
    type Parent = OsirisTrackingChunkData;

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
        *self_rc.is_sub_batch.borrow_mut() = _io.read_bits_int_be(1)? != 0;
        if !(((*self_rc.is_sub_batch() as bool) == (false as bool))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.len_tracking.borrow_mut() = _io.read_bits_int_be(31)?;
        _io.align_to_byte()?;
        {
            let on = self_rc.is_snapshot();
            if *on == false {
                *self_rc.tracking_raw.borrow_mut() = _io.read_bytes(*self_rc.len_tracking() as usize)?.into();
                let tracking_raw = self_rc.tracking_raw.borrow();
                let _t_tracking_raw_io = BytesReader::from(tracking_raw.clone());
                let t = Self::read_into::<BytesReader, OsirisTrackingDelta>(&_t_tracking_raw_io, None, None)?.into();
                *self_rc.tracking.borrow_mut() = Some(t);
            }
            else if *on == true {
                *self_rc.tracking_raw.borrow_mut() = _io.read_bytes(*self_rc.len_tracking() as usize)?.into();
                let tracking_raw = self_rc.tracking_raw.borrow();
                let _t_tracking_raw_io = BytesReader::from(tracking_raw.clone());
                let t = Self::read_into::<BytesReader, OsirisTrackingSnapshot>(&_t_tracking_raw_io, None, None)?.into();
                *self_rc.tracking.borrow_mut() = Some(t);
            }
            else {
                *self_rc.tracking.borrow_mut() = Some(_io.read_bytes(*self_rc.len_tracking() as usize)?.into());
            }
        }
        *self_rc.surplus.borrow_mut() = _io.read_bytes_full()?.into();
        let _tmpa = self_rc.surplus().clone();
        if !(((_tmpa.len() as i64) == (0 as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::Expr, src_path: "/seq/3".to_string() }));
        }
        Ok(())
    }
}
impl OsirisTrackingChunkData {
    pub fn is_snapshot(&self) -> Ref<'_, bool> {
        self.is_snapshot.borrow()
    }
}
impl OsirisTrackingChunkData {
    pub fn set_params(&mut self, is_snapshot: bool) {
        *self.is_snapshot.borrow_mut() = is_snapshot;
    }
}
impl OsirisTrackingChunkData {
}

/**
 * Clear, as in every simple entry.
 */
impl OsirisTrackingChunkData {
    pub fn is_sub_batch(&self) -> Ref<'_, bool> {
        self.is_sub_batch.borrow()
    }
}

/**
 * Bytes of the tracking blocks.
 */
impl OsirisTrackingChunkData {
    pub fn len_tracking(&self) -> Ref<'_, u64> {
        self.len_tracking.borrow()
    }
}

/**
 * The tracking blocks.
 */
impl OsirisTrackingChunkData {
    pub fn tracking(&self) -> Ref<'_, Option<OsirisTrackingChunkData_Tracking>> {
        self.tracking.borrow()
    }
}

/**
 * Empty. A tracking chunk has one entry.
 */
impl OsirisTrackingChunkData {
    pub fn surplus(&self) -> Ref<'_, Vec<u8>> {
        self.surplus.borrow()
    }
}
impl OsirisTrackingChunkData {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl OsirisTrackingChunkData {
    pub fn tracking_raw(&self) -> Ref<'_, Vec<u8>> {
        self.tracking_raw.borrow()
    }
}
