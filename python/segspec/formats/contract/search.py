"""The contract of a search: what conditions may ask of what users put into the values of records."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

Find = Callable[[str, str | None], Sequence[object]]
"""The values of a field, or of a member of it, as plain Python values; none where it is absent."""


class Searchable(NamedTuple):
    """`what` a value is opened as, in words for a message. `fields` are asked for by themselves, `groups` with the name
    of a member: one of those that are listed, or any where the group says None.

    `open` takes a value and raises `SegspecError` where it is nothing of the kind. Values of `verbatim` groups and
    fields that are text or bytes stand in the record's value as they are.
    """

    what: str
    fields: tuple[str, ...]
    groups: Mapping[str, tuple[str, ...] | None]
    verbatim: frozenset[str]
    open: Callable[[bytes], Find]
