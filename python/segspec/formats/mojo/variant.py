"""The readings of the document that a reader accepts."""

from __future__ import annotations

from collections.abc import Iterator
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
        return {
            "ids": self.form.name,
            "lead_id": self.has_lead_id,
            "tags": self.has_tags,
            "master_counts": self.has_counts,
            "lp_count": self.has_lp_count,
            "bytes": self.bytes_form.name,
            "elements": self.elements_form.name,
            "null_each": self.has_null_each,
        }

    def swapped(self) -> Variant:
        """The same with plain numbers in the other byte order; unchanged for strings."""
        if self.form is NumberForm.strings:
            return self
        other = NumberForm.raw_be if self.form is NumberForm.raw_le else NumberForm.raw_le
        return self._replace(form=other)


def shapes() -> Iterator[Variant]:
    """Every reading that affects the order of a pack's elements (not byte order, tags, or HEADER's counts), the
    likeliest first."""
    for has_lead_id in (False, True):
        for form in (NumberForm.raw_le, NumberForm.strings):
            for has_counts in (False, True):
                for has_lp_count in (False, True):
                    yield Variant(form, has_lead_id, has_counts=has_counts, has_lp_count=has_lp_count)


def header_forms() -> Iterator[tuple[BytesForm, ElementsForm]]:
    """All combinations for HEADER, the likeliest first."""
    for bytes_form in BytesForm:
        for elements_form in ElementsForm:
            yield bytes_form, elements_form
