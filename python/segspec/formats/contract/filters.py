"""What the filter of a frame says of a value that records may have been published with."""

from __future__ import annotations

from typing import NamedTuple


class FilterAnswer(NamedTuple):
    """`may_hold`: false where the frame certainly has no record with the value. `has_unfiltered`: whether it may have
    records without any. A frame with `has_filter` false says
    nothing of the values of its records: `may_hold` is None."""

    has_filter: bool
    may_hold: bool | None
    has_unfiltered: bool
