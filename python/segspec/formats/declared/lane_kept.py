"""The functions of a lowered log, as one extension where there is one, else as they are."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

from segspec.columns.backend.kernel import Column, Kernel
from segspec.columns.backend.lanes import name_of
from segspec.formats.declared.lowered_log import LoweredLog

_kept: dict[str, Any] = {}
"""By the name of an extension, what was made of the texts in this process."""


SMALL = 1 << 12
"""Of fewer bytes what was built is read by its modules as they are: to look for compiled ones takes longer."""


class KeptLane:
    """The modules of one lowered log. `fast` says whether its functions are compiled ones."""

    def __init__(self, lane: LoweredLog, size: int) -> None:
        """For about `size` bytes, which tell whether it pays to start a compiler."""
        self.lane = lane
        self.fast = False
        self._kept: Any = None
        if size < SMALL and not lane.texts:
            return
        name = lane.name.replace(".", "_")
        if name not in _kept:
            # By its name: who does not read frames of a declared log waits for no translator.
            kept = import_module("segspec_kaitai.own.kept_kernel").Kept
            _kept[name] = kept(name, texts_of(lane))
        self._kept = _kept[name]
        self.fast = self._kept.is_fast(size)

    def module(self, part: str) -> ModuleType:
        name = self.lane.modules[part]
        found: ModuleType = import_module(name) if self._kept is None else self._kept.modules[name]
        return found

    def columns(self, part: str) -> tuple[Column, ...]:
        """The columns of a kernel."""
        return Kernel(self.module(part)).columns

    def run(self, part: str) -> Callable[..., Any]:
        name = self.lane.modules[part]
        found: Callable[..., Any] = (
            getattr(self._kept.extension, name_of(name, "run")) if self.fast else self.module(part).run
        )
        return found


def texts_of(lane: LoweredLog) -> Mapping[str, str]:
    """The texts; those of a package that was built lie in its `kernels`."""
    if lane.texts:
        return lane.texts
    # Its import takes longer than a small log is read.
    from importlib.resources import files

    places = (name.rpartition(".") for name in lane.modules.values())
    return {
        f"{package}.{name}": (files(package) / f"{name}.py").read_text(encoding="utf-8") for package, _, name in places
    }
