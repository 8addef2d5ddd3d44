"""Converts between all formats, JSON lines, Parquet and Arrow IPC. See `convert`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from segspec.conversion.losses import FIELDS_AS, TABLES, Plan, Refused, effects
from segspec.core.extras import needed

if TYPE_CHECKING:
    from segspec.conversion.convert import Conversion, Done, prepare

__all__ = ["FIELDS_AS", "TABLES", "Conversion", "Done", "Plan", "Refused", "effects", "prepare"]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    with needed("arrow"):
        from segspec.conversion import convert
    return getattr(convert, name)
