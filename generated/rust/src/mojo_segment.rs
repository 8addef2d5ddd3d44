// kaitai-struct-compiler 0.11.0, ksy/mojo_segment.ksy sha256 664b90c2e1d897a863df9bb2b70bbb60a0afc94e0cf40a9b25e94e4390aa7412
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
use super::mojo_enums::MojoEnums_ElementsForm;
use super::mojo_tail::MojoTail;
use super::mojo_pack::MojoPack;
use super::mojo_enums::MojoEnums_BytesForm;
use super::mojo_enums::MojoEnums_NumberForm;
use super::mojo_footer::MojoFooter;
use super::mojo_id::MojoId;

/**
 * A finished segment. With all parameters zero or false, and has_tags true, all sizes agree with the document.
 *
 * An unfinished segment has no SUFFIX, and is read pack by pack. See mojo_pack.
 * \sa seeds/mojo.txt "SEGMENT FILE FORMAT", "PACK > [P > PACK > [I > INDEX > SUFFIX"
 */

#[derive(Default, Debug, Clone)]
pub struct MojoSegment {
    pub _root: SharedType<MojoSegment>,
    pub _parent: SharedType<MojoSegment>,
    pub _self: SharedType<Self>,
    form: RefCell<MojoEnums_NumberForm>,
    has_lead_id: RefCell<bool>,
    has_tags: RefCell<bool>,
    has_counts: RefCell<bool>,
    has_lp_count: RefCell<bool>,
    bytes_form: RefCell<MojoEnums_BytesForm>,
    elements_form: RefCell<MojoEnums_ElementsForm>,
    has_null_each: RefCell<bool>,
    footer: RefCell<OptRc<MojoFooter>>,
    lead_id: RefCell<OptRc<MojoId>>,
    packs: RefCell<Vec<OptRc<MojoPack>>>,
    tail: RefCell<OptRc<MojoTail>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for MojoSegment {
    type Root = MojoSegment;
    type Parent = MojoSegment;

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
        let f = |t : &mut MojoFooter| Ok(t.set_params(&*self_rc.form(), *self_rc.has_tags(), (_io.size()).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, MojoFooter>(&*_io, None, None, &f)?.into();
        *self_rc.footer.borrow_mut() = t;
        if *self_rc.has_lead_id() {
            let f = |t : &mut MojoId| Ok(t.set_params(&*self_rc.form()));
            let t = Self::read_into_with_init::<_, MojoId>(&*_io, None, None, &f)?.into();
            *self_rc.lead_id.borrow_mut() = t;
        }
        *self_rc.packs.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while {
                let f = |t : &mut MojoPack| Ok(t.set_params(&*self_rc.form(),  ((*self_rc.has_tags()) && (((_i as i64) != (0 as i64)))) , *self_rc.has_counts(), *self_rc.has_lp_count(), &*self_rc.bytes_form(), &*self_rc.elements_form()));
                let t = Self::read_into_with_init::<_, MojoPack>(&*_io, None, None, &f)?.into();
                self_rc.packs.borrow_mut().push(t);
                let _t_packs = self_rc.packs.borrow();
                let _tmpa = _t_packs.last().unwrap().clone();
                _i += 1;
                let x = !((_io.pos() as i64) >= *self_rc.footer().ofs_tail()?);
                x
            } {}
        }
        let f = |t : &mut MojoTail| Ok(t.set_params(&*self_rc.form(), *self_rc.has_tags(), *self_rc.has_null_each(), (*self_rc.footer().len_index()?).try_into().map_err(|_| KError::CastError)?));
        let t = Self::read_into_with_init::<_, MojoTail>(&*_io, None, None, &f)?.into();
        *self_rc.tail.borrow_mut() = t;
        Ok(())
    }
}
impl MojoSegment {
    pub fn form(&self) -> Ref<'_, MojoEnums_NumberForm> {
        self.form.borrow()
    }
}
impl MojoSegment {
    pub fn has_lead_id(&self) -> Ref<'_, bool> {
        self.has_lead_id.borrow()
    }
}
impl MojoSegment {
    pub fn has_tags(&self) -> Ref<'_, bool> {
        self.has_tags.borrow()
    }
}
impl MojoSegment {
    pub fn has_counts(&self) -> Ref<'_, bool> {
        self.has_counts.borrow()
    }
}
impl MojoSegment {
    pub fn has_lp_count(&self) -> Ref<'_, bool> {
        self.has_lp_count.borrow()
    }
}
impl MojoSegment {
    pub fn bytes_form(&self) -> Ref<'_, MojoEnums_BytesForm> {
        self.bytes_form.borrow()
    }
}
impl MojoSegment {
    pub fn elements_form(&self) -> Ref<'_, MojoEnums_ElementsForm> {
        self.elements_form.borrow()
    }
}
impl MojoSegment {
    pub fn has_null_each(&self) -> Ref<'_, bool> {
        self.has_null_each.borrow()
    }
}
impl MojoSegment {
    pub fn set_params(&mut self, form: &MojoEnums_NumberForm, has_lead_id: bool, has_tags: bool, has_counts: bool, has_lp_count: bool, bytes_form: &MojoEnums_BytesForm, elements_form: &MojoEnums_ElementsForm, has_null_each: bool) {
        *self.form.borrow_mut() = form.clone();
        *self.has_lead_id.borrow_mut() = has_lead_id;
        *self.has_tags.borrow_mut() = has_tags;
        *self.has_counts.borrow_mut() = has_counts;
        *self.has_lp_count.borrow_mut() = has_lp_count;
        *self.bytes_form.borrow_mut() = bytes_form.clone();
        *self.elements_form.borrow_mut() = elements_form.clone();
        *self.has_null_each.borrow_mut() = has_null_each;
    }
}
impl MojoSegment {
}

/**
 * Takes no bytes. It finds SUFFIX and the start of INDEX.
 */
impl MojoSegment {
    pub fn footer(&self) -> Ref<'_, OptRc<MojoFooter>> {
        self.footer.borrow()
    }
}

/**
 * The segment's id. If it is missing, the MASTER ID at the start of the document belongs to the first pack.
 */
impl MojoSegment {
    pub fn lead_id(&self) -> Ref<'_, OptRc<MojoId>> {
        self.lead_id.borrow()
    }
}

/**
 * In ascending order.
 */
impl MojoSegment {
    pub fn packs(&self) -> Ref<'_, Vec<OptRc<MojoPack>>> {
        self.packs.borrow()
    }
}

/**
 * INDEX and SUFFIX.
 */
impl MojoSegment {
    pub fn tail(&self) -> Ref<'_, OptRc<MojoTail>> {
        self.tail.borrow()
    }
}
impl MojoSegment {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
