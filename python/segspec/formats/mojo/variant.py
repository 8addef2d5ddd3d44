"""The readings of the document that a reader accepts."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from itertools import product
from typing import NamedTuple

from segspec_ksy.mojo_enums import MojoEnums

NumberForm = MojoEnums.NumberForm
BytesForm = MojoEnums.BytesForm
ElementsForm = MojoEnums.ElementsForm
Tag = MojoEnums.Tag


class Variant(NamedTuple):
    """How one segment is read; the default is consistent with all sizes in the document.

    Parameters of the specs `mojo_segment` and `mojo_pack`.
    """

    form: NumberForm = NumberForm.raw_le
    has_lead_id: bool = False
    has_tags: bool = True
    has_counts: bool = False
    has_lp_count: bool = False
    bytes_form: BytesForm = BytesForm.body
    elements_form: ElementsForm = ElementsForm.body
    has_null_each: bool = False

    def describe(self) -> dict[str, str | bool]:
        values = (value.name if isinstance(value, IntEnum) else bool(value) for value in self)
        return dict(zip(DESCRIBED, values, strict=True))

    def swapped(self) -> Variant:
        """The same with plain numbers in the other byte order; unchanged for strings."""
        if self.form is NumberForm.strings:
            return self
        other = NumberForm.raw_be if self.form is NumberForm.raw_le else NumberForm.raw_le
        return self._replace(form=other)


DESCRIBED = "ids", "lead_id", "tags", "master_counts", "lp_count", "bytes", "elements", "null_each"


def shapes() -> Iterator[Variant]:
    """Every reading that affects the order of a pack's elements (not byte order, tags, or HEADER's counts), the
    likeliest first."""
    either = False, True
    for has_lead_id, form, *has in product(either, (NumberForm.raw_le, NumberForm.strings), either, either):
        yield Variant(form, has_lead_id, has_counts=has[0], has_lp_count=has[1])
