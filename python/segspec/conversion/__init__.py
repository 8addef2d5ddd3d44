"""Converts between all formats, lines of JSON, Parquet and Arrow IPC. See `convert`."""

from __future__ import annotations

from segspec.conversion.convert import Conversion, Done, prepare
from segspec.conversion.losses import FIELDS_AS, TABLES, Plan, Refused, effects

__all__ = ["FIELDS_AS", "TABLES", "Conversion", "Done", "Plan", "Refused", "effects", "prepare"]
