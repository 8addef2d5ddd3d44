// kaitai-struct-compiler 0.11.0, ksy/mojo_unwritten.ksy sha256 e7595728dc8bab1242d2fa0be258b1358d9888fa5f7112a0f6121e166a372810
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
 * The end of a preallocated segment: zeros, after an end marker if the writer keeps one for the next entry to overwrite.
 * A listpack element cannot begin with two zeros, so zeros are never mistaken for data.
 * \sa run-mojo/sliced src/stream/aof.rs try_append (commented out)
 */

#[derive(Default, Debug, Clone)]
pub struct MojoUnwritten {
    pub _root: SharedType<MojoUnwritten>,
    pub _parent: SharedType<MojoUnwritten>,
    pub _self: SharedType<Self>,
    len_room: RefCell<u64>,
    has_end_marker: RefCell<bool>,
    end_marker: RefCell<Vec<u8>>,
    zeros: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoUnwritten {
    type Root = MojoUnwritten;
    type Parent = MojoUnwritten;

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
        if *self_rc.has_end_marker() {
            *self_rc.end_marker.borrow_mut() = _io.read_bytes(1 as usize)?.into();
            if !(*self_rc.end_marker() == vec![0xffu8]) {
                return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
            }
        }
        *self_rc.zeros.borrow_mut() = _io.read_bytes(((*self_rc.len_room() as u64) - (if *self_rc.has_end_marker() { (1) as i64 } else { (0) as i64 } as u64)) as usize)?.into();
        Ok(())
    }
}
impl MojoUnwritten {
    pub fn len_room(&self) -> Ref<'_, u64> {
        self.len_room.borrow()
    }
}
impl MojoUnwritten {
    pub fn has_end_marker(&self) -> Ref<'_, bool> {
        self.has_end_marker.borrow()
    }
}
impl MojoUnwritten {
    pub fn set_params(&mut self, len_room: u64, has_end_marker: bool) {
        *self.len_room.borrow_mut() = len_room;
        *self.has_end_marker.borrow_mut() = has_end_marker;
    }
}
impl MojoUnwritten {
}

/**
 * Ends the listpack for a concurrent reader.
 */
impl MojoUnwritten {
    pub fn end_marker(&self) -> Ref<'_, Vec<u8>> {
        self.end_marker.borrow()
    }
}

/**
 * Unused space.
 */
impl MojoUnwritten {
    pub fn zeros(&self) -> Ref<'_, Vec<u8>> {
        self.zeros.borrow()
    }
}
impl MojoUnwritten {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
