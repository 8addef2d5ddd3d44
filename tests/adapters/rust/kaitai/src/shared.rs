//! Pointers between structures: a structure owns what it holds, and knows what holds it.

use std::cell::RefCell;
use std::fmt;
use std::ops::Deref;
use std::rc::{Rc, Weak};

use crate::{KError, KResult};

/// A structure that may not be there: an absent field, or one not read yet.
pub struct OptRc<T>(Option<Rc<T>>);

impl<T> OptRc<T> {
    pub fn get(&self) -> Rc<T> {
        self.0.clone().expect("an absent structure was asked for")
    }

    pub fn get_value(&self) -> &Option<Rc<T>> {
        &self.0
    }

    pub fn get_mut(&mut self) -> &mut Rc<T> {
        self.0.as_mut().expect("an absent structure was asked for")
    }

    pub fn is_none(&self) -> bool {
        self.0.is_none()
    }
}

impl<T> Clone for OptRc<T> {
    fn clone(&self) -> Self {
        OptRc(self.0.clone())
    }
}

impl<T> Default for OptRc<T> {
    fn default() -> Self {
        OptRc(None)
    }
}

impl<T: fmt::Debug> fmt::Debug for OptRc<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(formatter)
    }
}

impl<T> Deref for OptRc<T> {
    type Target = T;

    fn deref(&self) -> &T {
        self.0.as_deref().expect("an absent structure was asked for")
    }
}

impl<T> From<Rc<T>> for OptRc<T> {
    fn from(held: Rc<T>) -> Self {
        OptRc(Some(held))
    }
}

impl<T> From<T> for OptRc<T> {
    fn from(held: T) -> Self {
        OptRc(Some(Rc::new(held)))
    }
}

/// A structure that is held elsewhere: the parent, the root, the structure itself.
pub struct SharedType<T>(RefCell<Weak<T>>);

impl<T> SharedType<T> {
    pub fn new(held: Rc<T>) -> Self {
        SharedType(RefCell::new(Rc::downgrade(&held)))
    }

    pub fn empty() -> Self {
        SharedType(RefCell::new(Weak::new()))
    }

    pub fn is_empty(&self) -> bool {
        self.0.borrow().strong_count() == 0
    }

    pub fn get(&self) -> KResult<OptRc<T>> {
        self.0.borrow().upgrade().map(OptRc::from).ok_or(KError::MissingParent)
    }

    pub fn get_value(&self) -> &RefCell<Weak<T>> {
        &self.0
    }

    pub fn set(&self, held: KResult<OptRc<T>>) {
        *self.0.borrow_mut() = held.map(|held| Rc::downgrade(&held.get())).unwrap_or_default();
    }
}

impl<T> Clone for SharedType<T> {
    fn clone(&self) -> Self {
        SharedType(RefCell::new(self.0.borrow().clone()))
    }
}

impl<T> Default for SharedType<T> {
    fn default() -> Self {
        SharedType::empty()
    }
}

/// Structures point at each other in circles: what is above is not printed.
impl<T> fmt::Debug for SharedType<T> {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str("SharedType")
    }
}
