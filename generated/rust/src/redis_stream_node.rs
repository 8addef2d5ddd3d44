// kaitai-struct-compiler 0.11.0, ksy/redis_stream_node.ksy sha256 c0fd5926e87d55862287670b4a193068c28705ad9e872b5e344b3b494c46db91
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
use super::mojo_pack_head::MojoPackHead_MasterEntry;
use super::mojo_entry::MojoEntry;

/**
 * One node of a Redis stream, on which mojo's packs are based. The node's key is its master id: two big-endian 64-bit
 * numbers.
 * \sa redis/redis src/t_stream.c streamAppendItem, streamValidateListpackIntegrity
 */

#[derive(Default, Debug, Clone)]
pub struct RedisStreamNode {
    pub _root: SharedType<RedisStreamNode>,
    pub _parent: SharedType<RedisStreamNode>,
    pub _self: SharedType<Self>,
    len_total: RefCell<u32>,
    num_elements: RefCell<u16>,
    master: RefCell<OptRc<MojoPackHead_MasterEntry>>,
    entries: RefCell<Vec<OptRc<MojoEntry>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for RedisStreamNode {
    type Root = RedisStreamNode;
    type Parent = RedisStreamNode;

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
        *self_rc.len_total.borrow_mut() = _io.read_u4le()?.into();
        if !(((*self_rc.len_total() as i64) == (_io.size() as i64))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.num_elements.borrow_mut() = _io.read_u2le()?.into();
        let f = |t : &mut MojoPackHead_MasterEntry| Ok(t.set_params(true));
        let t = Self::read_into_with_init::<_, MojoPackHead_MasterEntry>(&*_io, None, None, &f)?.into();
        *self_rc.master.borrow_mut() = t;
        *self_rc.entries.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                let f = |t : &mut MojoEntry| Ok(t.set_params((*self_rc.master().num_fields().int_value()?).try_into().map_err(|_| KError::CastError)?, true, (if ((_i as i64) == (0 as i64)) { *self_rc.master().num_elements()? } else { *self_rc.entries()[((_i as i64) - (1 as i64)) as usize].num_elements_through()? }).try_into().map_err(|_| KError::CastError)?, (if ((_i as i64) == (0 as i64)) { 0 } else { *self_rc.entries()[((_i as i64) - (1 as i64)) as usize].num_live_through()? }).try_into().map_err(|_| KError::CastError)?));
                let t = Self::read_into_with_init::<_, MojoEntry>(&*_io, None, None, &f)?.into();
                self_rc.entries.borrow_mut().push(t);
                let _t_entries = self_rc.entries.borrow();
                let _tmpa = _t_entries.last().unwrap().clone();
                _i += 1;
                let x = !(*_tmpa.is_end()?);
                x
            } {}
        }
        Ok(())
    }
}
impl RedisStreamNode {
}

/**
 * Bytes of the whole listpack.
 */
impl RedisStreamNode {
    pub fn len_total(&self) -> Ref<'_, u32> {
        self.len_total.borrow()
    }
}

/**
 * Elements without the end marker, or 65535.
 */
impl RedisStreamNode {
    pub fn num_elements(&self) -> Ref<'_, u16> {
        self.num_elements.borrow()
    }
}

/**
 * Counts, and the field names that entries share.
 */
impl RedisStreamNode {
    pub fn master(&self) -> Ref<'_, OptRc<MojoPackHead_MasterEntry>> {
        self.master.borrow()
    }
}

/**
 * The records, then the end marker.
 */
impl RedisStreamNode {
    pub fn entries(&self) -> Ref<'_, Vec<OptRc<MojoEntry>>> {
        self.entries.borrow()
    }
}
impl RedisStreamNode {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
