// kaitai-struct-compiler 0.11.0, ksy/mojo_tag.ksy sha256 583c30c8a10b5030fde1dc2872e9f7e8f54bf2ca2a98635072a86d0e3d0917ad
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
use super::mojo_enums::MojoEnums_Tag;

/**
 * Two characters before a part. The document's first pack has none.
 * \sa seeds/mojo.txt "Sequence Type", "PACK > [P > PACK > [I > INDEX > SUFFIX"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoTag {
    pub _root: SharedType<MojoTag>,
    pub _parent: SharedType<MojoTag>,
    pub _self: SharedType<Self>,
    expected: RefCell<MojoEnums_Tag>,
    tag: RefCell<MojoEnums_Tag>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoTag {
    type Root = MojoTag;
    type Parent = MojoTag;

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
        *self_rc.tag.borrow_mut() = (_io.read_u2be()? as i64).try_into()?;
        if !(*self_rc.tag() == *self_rc.expected()) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        Ok(())
    }
}
impl MojoTag {
    pub fn expected(&self) -> Ref<'_, MojoEnums_Tag> {
        self.expected.borrow()
    }
}
impl MojoTag {
    pub fn set_params(&mut self, expected: &MojoEnums_Tag) {
        *self.expected.borrow_mut() = expected.clone();
    }
}
impl MojoTag {
}

/**
 * `[P` before a pack, `[I` before INDEX.
 */
impl MojoTag {
    pub fn tag(&self) -> Ref<'_, MojoEnums_Tag> {
        self.tag.borrow()
    }
}
impl MojoTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
