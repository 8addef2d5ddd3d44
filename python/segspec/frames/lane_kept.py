"""The functions of a lowered log, from one compiled extension or uncompiled."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any

from segspec.columns.backend.kernel import Column, Kernel
from segspec.columns.backend.lanes import (
    HOW,
    SLOW_FROM,
    extension,
    name_of,
    package_of,
    part,
    say_how_to_be_fast,
    texts_of,
)
from segspec.frames.lowered_log import FRAMES_RUN, LoweredLog

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

    def columns(self, of: str) -> tuple[Column, ...]:
        return Kernel(self.module(of)).columns

    def function(self, of: str, name: str = "run") -> Callable[..., Any]:
        """A function of a module, compiled if possible."""
        place: Any = self._extension if self.fast else self.module(of)
        found: Callable[..., Any] = getattr(place, name_of(self.lane.modules[of], name) if self.fast else name)
        return found


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
