"""segspec: reads, checks and documents the segment files of five append-only logs.

log = segspec.open("path")
for record in log.records(on_damage="skip"):
    ...
reader = log.arrow(columns=["offset", "value"])
"""

from __future__ import annotations

from segspec.errors import Code, Finding, SegspecError, SegspecWarning, Severity
from segspec.limits import Limits
from segspec.log import Log, open, open_all
from segspec.model import Record
from segspec.ranges import Range, parse_bound
from segspec.walk import OnDamage

__version__ = "0.1.0"
__all__ = [
    "Code",
    "Finding",
    "Limits",
    "Log",
    "OnDamage",
    "Range",
    "Record",
    "SegspecError",
    "SegspecWarning",
    "Severity",
    "open",
    "open_all",
    "parse_bound",
]
