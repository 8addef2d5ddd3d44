// kaitai-struct-compiler 0.11.0, ksy/listpack_fixed.ksy sha256 806a7ded0d99b22f8b21ffd8df6cb61ccab02286c5fe1e0ed7c25592a51bf846
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
 * An unsigned little-endian number as a listpack string of 4 or 8 bytes, for numbers that may be overwritten in place or
 * read from a known distance.
 * \sa seeds/mojo.txt "INDEX = (Packs Index)", `string(32bit int)`
 * \sa run-mojo/listpack README append_u64_fixed
 * \sa run-mojo/sliced src/stream/id.rs try_parse (a string of 8 bytes is read with u64::from_le)
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackFixed {
    pub _root: SharedType<ListpackFixed>,
    pub _parent: SharedType<ListpackFixed>,
    pub _self: SharedType<Self>,
    _io: RefCell<BytesReader>,
}
impl KStruct for ListpackFixed {
    type Root = ListpackFixed;
    type Parent = ListpackFixed;

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
impl ListpackFixed {
}
impl ListpackFixed {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 32-bit number in a string of 4 bytes.
 * \sa seeds/mojo.txt "offset (string(32bit int))"
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackFixed_U4String {
    pub _root: SharedType<ListpackFixed>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    encoding: RefCell<Vec<u8>>,
    value: RefCell<u32>,
    backlen: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for ListpackFixed_U4String {
    type Root = ListpackFixed;
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
        *self_rc.encoding.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        if !(*self_rc.encoding() == vec![0x84u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/u4_string/seq/0".to_string() }));
        }
        *self_rc.value.borrow_mut() = _io.read_u4le()?.into();
        *self_rc.backlen.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        if !(*self_rc.backlen() == vec![0x5u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/u4_string/seq/2".to_string() }));
        }
        Ok(())
    }
}
impl ListpackFixed_U4String {
}

/**
 * Frames 4 bytes. 84 is their type.
 */
impl ListpackFixed_U4String {
    pub fn encoding(&self) -> Ref<'_, Vec<u8>> {
        self.encoding.borrow()
    }
}

/**
 * The number.
 */
impl ListpackFixed_U4String {
    pub fn value(&self) -> Ref<'_, u32> {
        self.value.borrow()
    }
}

/**
 * Frames 4 bytes. 05 is the length of first byte and value.
 */
impl ListpackFixed_U4String {
    pub fn backlen(&self) -> Ref<'_, Vec<u8>> {
        self.backlen.borrow()
    }
}
impl ListpackFixed_U4String {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A 64-bit number in a string of 8 bytes.
 * \sa run-mojo/listpack README append_u64_fixed
 */

#[derive(Default, Debug, Clone)]
pub struct ListpackFixed_U8String {
    pub _root: SharedType<ListpackFixed>,
    pub _parent: SharedType<KStructUnit>,
    pub _self: SharedType<Self>,
    encoding: RefCell<Vec<u8>>,
    value: RefCell<u64>,
    backlen: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for ListpackFixed_U8String {
    type Root = ListpackFixed;
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
        *self_rc.encoding.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        if !(*self_rc.encoding() == vec![0x88u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/u8_string/seq/0".to_string() }));
        }
        *self_rc.value.borrow_mut() = _io.read_u8le()?.into();
        *self_rc.backlen.borrow_mut() = _io.read_bytes(1 as usize)?.into();
        if !(*self_rc.backlen() == vec![0x9u8]) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/types/u8_string/seq/2".to_string() }));
        }
        Ok(())
    }
}
impl ListpackFixed_U8String {
}

/**
 * Frames 8 bytes. 88 is their type.
 */
impl ListpackFixed_U8String {
    pub fn encoding(&self) -> Ref<'_, Vec<u8>> {
        self.encoding.borrow()
    }
}

/**
 * The number.
 */
impl ListpackFixed_U8String {
    pub fn value(&self) -> Ref<'_, u64> {
        self.value.borrow()
    }
}

/**
 * Frames 8 bytes. 09 is the length of first byte and value.
 */
impl ListpackFixed_U8String {
    pub fn backlen(&self) -> Ref<'_, Vec<u8>> {
        self.backlen.borrow()
    }
}
impl ListpackFixed_U8String {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
