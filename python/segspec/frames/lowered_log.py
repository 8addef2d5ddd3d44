"""The fast readers of intact frames, as texts: kernels of the spec, and runs for the declaration."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import NamedTuple

from segspec.columns.backend.lanes import Ahead
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


@dataclass
class LoweredLog:
    """The modules of a lowered log.

    `texts` are modules by name, `modules` names by purpose. `columns` are record columns, `details` those of frames.
    `packings` are containers by codec number. `header` lists the paths of header values for the run of frames, which
    uses `rooms` times the space of the bytes it checks. `ahead` is the compiled code.
    """

    texts: Mapping[str, str] = field(repr=False)
    modules: Mapping[str, str]
    columns: Mapping[str, LaneColumn]
    details: Mapping[str, Detail] | None
    packings: Mapping[int, str]
    is_control: bool = False
    header: tuple[str, ...] = ()
    rooms: int = 0
    ahead: Ahead | None = field(default=None, repr=False, compare=False)

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

    @cached_property
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
