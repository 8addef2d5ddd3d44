"""Converts between the five formats, lines of JSON, Parquet and Arrow IPC. See `convert`."""

from __future__ import annotations

from segspec.conversion.losses import FATES, FIELDS_AS, TABLES, Outcome, Plan, Refused
from segspec.conversion.payloads import PAYLOADS
from segspec.conversion.run import Conversion, Done, prepare

__all__ = ["FATES", "FIELDS_AS", "PAYLOADS", "TABLES", "Conversion", "Done", "Outcome", "Plan", "Refused", "prepare"]
