//! What every generated structure is.

use std::any::Any;
use std::rc::Rc;

use crate::{KResult, KStream, OptRc, SharedType};

pub trait KStruct: Default {
    type Root: KStruct;
    type Parent: KStruct;

    /// Reads the structure, and what it holds, from where the stream is.
    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        io: &S,
        root: SharedType<Self::Root>,
        parent: SharedType<Self::Parent>,
    ) -> KResult<()>;

    /// Makes a structure without parameters and reads it. Without a root it is its own.
    fn read_into<S: KStream, T: KStruct + Any>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
    ) -> KResult<OptRc<T>> {
        Self::read_into_with_init(io, root, parent, &|_| Ok(()))
    }

    /// Makes a structure, lets `init` set its parameters, and reads it.
    fn read_into_with_init<S: KStream, T: KStruct + Any>(
        io: &S,
        root: Option<SharedType<T::Root>>,
        parent: Option<SharedType<T::Parent>>,
        init: &dyn Fn(&mut T) -> KResult<()>,
    ) -> KResult<OptRc<T>> {
        let mut blank = T::default();
        init(&mut blank)?;
        let read = OptRc::from(blank);
        T::read(&read, io, root.unwrap_or_else(|| itself(&read)), parent.unwrap_or_else(|| itself(&read)))?;
        Ok(read)
    }
}

/// The structure as its own root or parent, where the types allow that.
fn itself<T: Any, U: 'static>(held: &OptRc<T>) -> SharedType<U> {
    let any: Rc<dyn Any> = held.get();
    // A shared pointer is cast by its contents' type; `U` is `T` or the field stays empty.
    any.downcast::<U>().map_or_else(|_| SharedType::empty(), SharedType::new)
}

/// The root or parent of a structure that has none.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct KStructUnit;

impl KStruct for KStructUnit {
    type Root = KStructUnit;
    type Parent = KStructUnit;

    fn read<S: KStream>(
        _self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        Ok(())
    }
}
