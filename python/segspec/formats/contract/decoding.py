"""The contract of a decoder: what users put into the values of records, as more columns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from segspec.core.errors import TellFinding
from segspec.core.json_form import ReversiblePayload, ShowBytes
from segspec.core.model import Record


class Decoder(NamedTuple):
    """`columns` are those that it may add to a record, in order.

    `decode` gives the columns of one record of the log at a path, in JSON's terms; a value that cannot be decoded gives
    none, and is reported as a note. `encode` makes a value of such columns, which says the same; it raises `ValueError`
    for what they cannot be.
    """

    columns: tuple[str, ...]
    decode: Callable[[str, Record, ShowBytes, TellFinding], dict[str, Any]]
    encode: Callable[[Mapping[str, Any], ReversiblePayload], bytes]
