"""`NamedTuple` and `dataclass` for what a start loads: Python's own compile the texts of methods and annotations.

A short command makes 70 such classes, a fifth of its instructions if Python makes them. Types, values, `_replace`,
pickles and messages are as Python's own; `dataclasses.fields` and `replace` take the data classes.
"""

from __future__ import annotations

from collections import _tuplegetter  # type: ignore[attr-defined]  # the fast attribute of its named tuples
from collections.abc import Callable, Collection, Iterable
from functools import partial
from types import FunctionType
from typing import TYPE_CHECKING, Any

__all__ = ["NamedTuple", "dataclass", "field", "replace"]

if TYPE_CHECKING:
    from dataclasses import dataclass, field, replace
    from typing import NamedTuple

_news: dict[int, FunctionType] = {}


class _Late:
    """A method that is made when it is first asked for: most classes of a start get no object."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self._make = make

    def __set_name__(self, owner: type, name: str) -> None:
        self._owner, self._name = owner, name

    def __get__(self, instance: object, owner: type) -> Any:
        made = self._make()
        setattr(self._owner, self._name, made)
        return made.__get__(instance, owner)


def _new(name: str, fields: tuple[str, ...], defaults: tuple[Any, ...]) -> Any:
    """`__new__` with the fields as parameters: compiled once for each number of them, and then renamed."""
    many = len(fields)
    if many not in _news:
        names = "".join(f"_{number}," for number in range(many))
        _news[many] = eval(f"lambda _cls, {names}: _new(_cls, ({names}))", {"_new": tuple.__new__})  # noqa: S307
    like = _news[many]
    code = like.__code__.replace(co_varnames=("_cls", *fields), co_name="__new__", co_qualname=f"{name}.__new__")
    return staticmethod(FunctionType(code, like.__globals__, "__new__", defaults))


class _Row(tuple[Any, ...]):
    """What every named tuple has."""

    __slots__ = ()
    if TYPE_CHECKING:
        _fields: tuple[str, ...]

    @classmethod
    def _make(cls, values: Iterable[Any]) -> Any:
        made = tuple.__new__(cls, values)
        if len(made) != len(cls._fields):
            raise TypeError(f"Expected {len(cls._fields)} arguments, got {len(made)}")
        return made

    def _replace(self, **values: Any) -> Any:
        made = self._make(map(values.pop, self._fields, self))
        if values:
            raise ValueError(f"Got unexpected field names: {list(values)!r}")
        return made

    __replace__ = _replace

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def __repr__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in zip(self._fields, self, strict=True))
        return f"{type(self).__name__}({told})"

    def __getnewargs__(self) -> tuple[Any, ...]:
        return tuple(self)


class _Rows(type):
    def __new__(cls, name: str, bases: tuple[type, ...], space: dict[str, Any]) -> Any:
        if not bases:
            return super().__new__(cls, name, bases, space)
        fields = tuple(space.get("__annotations__", ()))
        defaults = {field: space[field] for field in fields if field in space}
        if tuple(defaults) != fields[len(fields) - len(defaults) :]:
            raise TypeError(f"{name} has a field without a default after one with a default")
        made = {field: _tuplegetter(place, "") for place, field in enumerate(fields)}
        new = _Late(partial(_new, space["__qualname__"], fields, tuple(defaults.values())))
        made |= {"__slots__": (), "__new__": new, "_fields": fields, "_field_defaults": defaults}
        return type.__new__(type, name, (_Row,), {**space, **made, "__match_args__": fields})


class _Factory:
    def __init__(self, make: Any) -> None:
        self.make = make


class _Named:
    """The default of a field that is given by name."""

    def __init__(self, default: Any) -> None:
        self.default = default


class _OfDataclass:
    """An attribute that tells `dataclasses` about a class, made when it asks."""

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, instance: object, owner: Any) -> Any:
        import dataclasses

        told: list[Any] = []
        for name, default in owner._fields.items():
            given = {} if default is _Factory else {"default": default}
            given = {"default_factory": default.make} if isinstance(default, _Factory) else given
            told.append((name, Any, dataclasses.field(**given, kw_only=name in owner._named)))  # noqa: SLF001
        made = getattr(dataclasses.make_dataclass(owner.__name__, told), self._name)
        setattr(owner, self._name, made)
        return made


def _values(one: Any) -> tuple[Any, ...]:
    return tuple([getattr(one, name) for name in one._fields])


def _is_equal(one: Any, other: Any) -> Any:
    return _values(one) == _values(other) if type(other) is type(one) else NotImplemented


def _shown(one: Any) -> str:
    told = ", ".join(f"{name}={getattr(one, name)!r}" for name in one._fields)
    return f"{type(one).__qualname__}({told})"


def _init(name: str, fields: dict[str, Any], by_name: Collection[str]) -> Any:
    """`__init__` with the fields as parameters. `fields` are their defaults; `_Factory` stands for none."""
    given = {f"_{one}": default for one, default in fields.items()}
    told = {one: one if default is _Factory else f"{one}=_{one}" for one, default in fields.items()}
    named = ", ".join([text for one, text in told.items() if one not in by_name])
    named += "".join([", *", *(f", {told[one]}" for one in fields if one in by_name)]) if by_name else ""
    lines = [
        f" self.{one} = _{one}.make() if {one} is _{one} else {one}"
        if isinstance(default, _Factory)
        else f" self.{one} = {one}"
        for one, default in fields.items()
    ]
    exec("\n".join([f"def __init__(self, {named}):", *lines]), given)  # noqa: S102 - names of attributes
    given["__init__"].__qualname__ = f"{name}.__init__"
    return given["__init__"]


class _LateInit(_Late):
    """Fills the first object without compiling: many classes have only one."""

    def __init__(self, name: str, fields: dict[str, Any], by_name: Collection[str]) -> None:
        super().__init__(partial(_init, name, fields, by_name))
        self._fields, self._is_first = fields, True
        self._positional = [one for one in fields if one not in by_name]

    def __get__(self, instance: Any, owner: type) -> Any:
        if instance is None or not self._is_first:
            return super().__get__(instance, owner)
        self._is_first = False
        return partial(self._fill, instance)

    def _fill(self, one: Any, *values: Any, **named: Any) -> None:
        given = self._fields | dict(zip(self._positional, values, strict=False)) | named
        is_fit = len(given) == len(self._fields) and all(value is not _Factory for value in given.values())
        is_fit = is_fit and len(values) <= len(self._positional)
        if not is_fit or not named.keys().isdisjoint(self._positional[: len(values)]):
            # Its message names what is wrong.
            one.__init__(*values, **named)
        for name, value in given.items():
            setattr(one, name, value.make() if isinstance(value, _Factory) else value)


if not TYPE_CHECKING:

    class NamedTuple(metaclass=_Rows):
        """As `typing.NamedTuple`."""

    def replace(one, /, **values):
        """As `dataclasses.replace`."""
        if not isinstance(vars(type(one)).get("_fields"), dict):
            from dataclasses import replace

            return replace(one, **values)
        return type(one)(**{name: getattr(one, name) for name in one._fields} | values)

    def field(*, default_factory=None, kw_only=False):
        default = _Factory if default_factory is None else _Factory(default_factory)
        return _Named(default) if kw_only else default

    def dataclass(*, slots, repr=True, eq=True, kw_only=False):
        """As `dataclasses.dataclass`, for classes with slots."""
        assert slots

        def made(cls):
            space, own = dict(cls.__dict__), tuple(cls.__annotations__)
            fields, named = dict(getattr(cls, "_fields", {})), set(getattr(cls, "_named", ()))
            for name in own:
                default = space.pop(name, _Factory)
                if kw_only or isinstance(default, _Named):
                    named.add(name)
                fields[name] = default.default if isinstance(default, _Named) else default
            for name in ("__dict__", "__weakref__"):
                space.pop(name, None)
            space |= {"__slots__": own, "_fields": fields, "_named": frozenset(named)}
            space |= {"__match_args__": tuple(name for name in fields if name not in named)}
            space |= {"__init__": _LateInit(cls.__qualname__, fields, named), "__qualname__": cls.__qualname__}
            space |= {name: _OfDataclass() for name in ("__dataclass_fields__", "__dataclass_params__")}
            space |= {"__eq__": _is_equal, "__hash__": None} if eq else {}
            space |= {"__repr__": _shown} if repr else {}
            return type(cls.__name__, cls.__bases__, space)

        return made
