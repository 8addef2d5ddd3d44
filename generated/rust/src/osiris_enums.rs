// kaitai-struct-compiler 0.11.0, ksy/osiris_enums.ksy sha256 2897c43cb15869c2d003d2682cf1a34f4503315c3030a8818d978679e59494da
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
 * Types of chunks and tracking blocks, and codecs of sub-batches.
 * \sa seeds/osiris.txt "Chunk format", "Tracking format", "SubBatchEntry (CHNK_USER)"
 * \sa rabbitmq/osiris src/osiris.hrl
 */

#[derive(Default, Debug, Clone)]
pub struct OsirisEnums {
    pub _root: SharedType<OsirisEnums>,
    pub _parent: SharedType<OsirisEnums>,
    pub _self: SharedType<Self>,
    _io: RefCell<BytesReader>,
}
impl KStruct for OsirisEnums {
    type Root = OsirisEnums;
    type Parent = OsirisEnums;

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
impl OsirisEnums {
}
impl OsirisEnums {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum OsirisEnums_ChunkType {

    /**
     * Entries from publishers. The trailer has the tracking that came with them.
     */
    User,

    /**
     * One simple entry with tracking in the delta form. It takes one offset.
     */
    TrackingDelta,

    /**
     * One simple entry with all tracking in the snapshot form. It takes one offset.
     */
    TrackingSnapshot,
    Unknown(i64),
}

impl TryFrom<i64> for OsirisEnums_ChunkType {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<OsirisEnums_ChunkType> {
        match flag {
            0 => Ok(OsirisEnums_ChunkType::User),
            1 => Ok(OsirisEnums_ChunkType::TrackingDelta),
            2 => Ok(OsirisEnums_ChunkType::TrackingSnapshot),
            _ => Ok(OsirisEnums_ChunkType::Unknown(flag)),
        }
    }
}

impl From<&OsirisEnums_ChunkType> for i64 {
    fn from(v: &OsirisEnums_ChunkType) -> Self {
        match *v {
            OsirisEnums_ChunkType::User => 0,
            OsirisEnums_ChunkType::TrackingDelta => 1,
            OsirisEnums_ChunkType::TrackingSnapshot => 2,
            OsirisEnums_ChunkType::Unknown(v) => v
        }
    }
}

impl Default for OsirisEnums_ChunkType {
    fn default() -> Self { OsirisEnums_ChunkType::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum OsirisEnums_Compression {

    /**
     * Uncompressed.
     */
    None,

    /**
     * A gzip member (RFC 1952).
     */
    Gzip,

    /**
     * The snappy framing format with its stream identifier, not raw snappy.
     */
    Snappy,

    /**
     * An LZ4 frame, not a block.
     */
    Lz4,

    /**
     * A zstd frame (RFC 8878).
     */
    Zstd,

    /**
     * Not assigned. Stored until rabbitmq-server fe2465f.
     */
    Reserved5,

    /**
     * Not assigned. Stored until rabbitmq-server fe2465f.
     */
    Reserved6,

    /**
     * The publisher's own. Other readers cannot decompress it.
     */
    UserDefined,
    Unknown(i64),
}

impl TryFrom<i64> for OsirisEnums_Compression {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<OsirisEnums_Compression> {
        match flag {
            0 => Ok(OsirisEnums_Compression::None),
            1 => Ok(OsirisEnums_Compression::Gzip),
            2 => Ok(OsirisEnums_Compression::Snappy),
            3 => Ok(OsirisEnums_Compression::Lz4),
            4 => Ok(OsirisEnums_Compression::Zstd),
            5 => Ok(OsirisEnums_Compression::Reserved5),
            6 => Ok(OsirisEnums_Compression::Reserved6),
            7 => Ok(OsirisEnums_Compression::UserDefined),
            _ => Ok(OsirisEnums_Compression::Unknown(flag)),
        }
    }
}

impl From<&OsirisEnums_Compression> for i64 {
    fn from(v: &OsirisEnums_Compression) -> Self {
        match *v {
            OsirisEnums_Compression::None => 0,
            OsirisEnums_Compression::Gzip => 1,
            OsirisEnums_Compression::Snappy => 2,
            OsirisEnums_Compression::Lz4 => 3,
            OsirisEnums_Compression::Zstd => 4,
            OsirisEnums_Compression::Reserved5 => 5,
            OsirisEnums_Compression::Reserved6 => 6,
            OsirisEnums_Compression::UserDefined => 7,
            OsirisEnums_Compression::Unknown(v) => v
        }
    }
}

impl Default for OsirisEnums_Compression {
    fn default() -> Self { OsirisEnums_Compression::Unknown(0) }
}

#[derive(Debug, PartialEq, Clone)]
pub enum OsirisEnums_TrackingType {

    /**
     * A publisher's last confirmed publishing id. The broker drops messages up to it.
     */
    Sequence,

    /**
     * A consumer's stored offset.
     */
    Offset,

    /**
     * A timestamp with a name. Since osiris 1.1.0.
     */
    Timestamp,
    Unknown(i64),
}

impl TryFrom<i64> for OsirisEnums_TrackingType {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<OsirisEnums_TrackingType> {
        match flag {
            0 => Ok(OsirisEnums_TrackingType::Sequence),
            1 => Ok(OsirisEnums_TrackingType::Offset),
            2 => Ok(OsirisEnums_TrackingType::Timestamp),
            _ => Ok(OsirisEnums_TrackingType::Unknown(flag)),
        }
    }
}

impl From<&OsirisEnums_TrackingType> for i64 {
    fn from(v: &OsirisEnums_TrackingType) -> Self {
        match *v {
            OsirisEnums_TrackingType::Sequence => 0,
            OsirisEnums_TrackingType::Offset => 1,
            OsirisEnums_TrackingType::Timestamp => 2,
            OsirisEnums_TrackingType::Unknown(v) => v
        }
    }
}

impl Default for OsirisEnums_TrackingType {
    fn default() -> Self { OsirisEnums_TrackingType::Unknown(0) }
}
