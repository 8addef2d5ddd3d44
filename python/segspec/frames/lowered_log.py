"""The fast readers of intact frames, as texts: kernels of the spec, and runs for the declaration.

The functions of a lowered log, from one compiled extension or uncompiled.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from types import ModuleType
from typing import Any, NamedTuple

from segspec.columns.backend.kernel import Column, Kernel
from segspec.columns.backend.lanes import (
    HOW,
    SLOW_FROM,
    Ahead,
    extension,
    name_of,
    package_of,
    part,
    say_how_to_be_fast,
    texts_of,
)
from segspec.columns.flat import BYTES, TEXTS
from segspec.core.code_text import checked_module

PREFIX = "segspec_log_"
FRAMES, RECORDS, CONTENT, SUM = "frames", "records", "content", "sum"
FRAMES_RUN, ROWS_RUN, RECORD_RUN = "frames_run", "rows_run", "record_run"
VIEWS, VALUE = "views", "value"


class LaneColumn(NamedTuple):
    """A column that the run of rows fills.

    `kind` is one of `segspec.columns.flat`; `names` lists an enum's texts by number.
    """

    kind: str
    names: tuple[str, ...] = ()
    is_optional: bool = False

    @property
    def is_placed(self) -> bool:
        """Whether values are ranges of bytes in the frame, not copies."""
        return self.kind in (BYTES, TEXTS) and not self.names


class Detail(NamedTuple):
    """A value of frames: its column, and the names of its numbers."""

    column: str
    names: tuple[str, ...] = ()
    is_flag: bool = False


@dataclass(slots=True)
class LoweredLog:
    """The modules of a lowered log.

    `texts` are modules by name, `modules` names by purpose. `columns` are record columns, `details` those of frames.
    `packings` are containers by codec number. `header` lists the paths of header values for the run of frames, which
    uses `rooms` times the space of the bytes it checks. `ahead` is the compiled code.
    """

    texts: Mapping[str, str]
    modules: Mapping[str, str]
    columns: Mapping[str, LaneColumn]
    details: Mapping[str, Detail] | None
    packings: Mapping[int, str]
    is_control: bool = False
    header: tuple[str, ...] = ()
    rooms: int = 0
    ahead: Ahead | None = None

    @property
    def name(self) -> str:
        """The common prefix of its module names."""
        return self.modules[FRAMES].removesuffix(f"_{FRAMES}")

    def within(self, package: str) -> LoweredLog:
        """The log with modules in `package`, named by purpose."""
        begin = f"{checked_module(package)}.{self.name.removeprefix(PREFIX).rpartition('_')[0]}"
        texts = {name.replace(self.name, begin): text.replace(self.name, begin) for name, text in self.texts.items()}
        return replace(self, texts=texts, modules={part: f"{begin}_{part}" for part in self.modules})

    @property
    def kernels(self) -> tuple[str, ...]:
        return tuple(part for part in (FRAMES, RECORDS, CONTENT) if part in self.modules)

    @property
    def items(self) -> str:
        """The module for a frame's records or content; "" if none."""
        return next((part for part in (RECORDS, CONTENT) if part in self.modules), "")

    @property
    def has_batches(self) -> bool:
        return RECORDS in self.modules

    @property
    def is_single(self) -> bool:
        return RECORD_RUN in self.modules

    @property
    def has_fields(self) -> bool:
        return "fields" in self.columns


_kept: dict[str, Any] = {}


SMALL = 1 << 12
"""Below this size, uncompiled modules are faster than finding compiled ones."""


class KeptLane:
    """The modules of one lowered log; `fast` if their functions are compiled."""

    def __init__(self, lane: LoweredLog, size: int) -> None:
        """`size` in bytes decides whether starting a compiler pays."""
        self.lane = lane
        package = "" if lane.texts else package_of(lane.modules[FRAMES_RUN])
        self._extension = extension(package) if package else None
        self.fast = part(self._extension, lane.modules[FRAMES_RUN], "run") is not None
        self._kept: Any = None
        # Our own formats are compiled with segspec, or not at all.
        is_ours = package == package_of(__name__)
        if is_ours and not self.fast and size >= SLOW_FROM:
            say_how_to_be_fast(HOW.format(__name__.partition(".")[0]))
        if self.fast or is_ours or (size < SMALL and package):
            return
        self._kept = kept_of(lane, package)
        self.fast = self._kept.is_fast(size)
        self._extension = self._kept.extension if self.fast else None

    def module(self, of: str) -> ModuleType:
        name = self.lane.modules[of]
        found: ModuleType = self._kept.modules[name] if self.lane.texts else import_module(name)
        return found

    def structure(self, of: str, name: str) -> Callable[..., Any]:
        """What makes a structure for a run. Compiled ones take any tuple, and need no module of theirs."""
        made: Callable[..., Any] = _in_order if self.fast else getattr(self.module(of), name)
        return made

    def columns(self, of: str) -> tuple[Column, ...]:
        return Kernel(self.module(of)).columns

    def function(self, of: str, name: str = "run") -> Callable[..., Any]:
        """A function of a module, compiled if possible."""
        place: Any = self._extension if self.fast else self.module(of)
        found: Callable[..., Any] = getattr(place, name_of(self.lane.modules[of], name) if self.fast else name)
        return found


def _in_order(*values: Any, **named: Any) -> tuple[Any, ...]:
    return (*values, *named.values())


def kept_of(lane: LoweredLog, package: str = "") -> Any:
    name = lane.name.replace(".", "_")
    if name not in _kept:
        kept = import_module("segspec_kaitai.own.kept_kernel").Kept
        lacks = f"{package} is installed without them (a wheel has them), and " if package else ""
        _kept[name] = kept(name, lane.texts or texts_of(lane.modules.values()), lane.ahead, lacks)
    return _kept[name]


def compiled_ahead(lane: LoweredLog) -> LoweredLog:
    """The log with compiled texts, if this machine can compile them."""
    return replace(lane, ahead=kept_of(lane).ahead())
