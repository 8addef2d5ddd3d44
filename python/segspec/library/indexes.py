"""What is wrong with the indexes of a log, wherever its format has them."""

from __future__ import annotations

from collections.abc import Iterator

from segspec.core.errors import Finding
from segspec.core.stretch import Wanted
from segspec.formats.contract.descriptor import IndexPlace
from segspec.library.log import Log


def index_findings(log: Log) -> Iterator[Finding]:
    """The findings about the indexes of `log`, and about nothing else."""
    if log.format.index_place is not IndexPlace.WITHIN:
        yield from log.check_indexes()
        return
    # The index is a frame of the segment: its reader says what is wrong with it.
    for _, step in log.steps(on_damage="skip", wanted=Wanted()):
        yield from (found for found in step.findings if (found.field or "").startswith(log.format.index_fields))
