"""Which files of a folder are a partition's: besides its segments, those that were to take the place of others."""

from __future__ import annotations

import re
from dataclasses import replace

from segspec.core.model import Listing, SegmentFile
from segspec.formats.declared.built import built
from segspec.formats.engine.folder import about_name, followed
from segspec.storage.directory import Directory

DECLARED = built("segspec_kafka.generated")
SWAP = ".swap"
SWAPPED = re.compile(r"([0-9]{20})\.log\.swap")


def discover(directory: Directory) -> Listing:
    """The log in a folder. What compaction wrote, or a segment that was split, is `N.log.swap` while the segments that
    it is made of are removed; a node that finds it gives it its name (LogLoader.scala:completeSwapOperations). It is
    read where there is no `N.log`."""
    listing: Listing = DECLARED.discover(directory)
    known = {segment.base for segment in listing.segments}
    swapped = {name: int(found[1]) for name in directory.names() if (found := SWAPPED.fullmatch(name)) is not None}
    swapped = {name: base for name, base in swapped.items() if base not in known}
    if not swapped:
        return listing
    segments = [*listing.segments, *(SegmentFile(directory.join(name), base) for name, base in swapped.items())]
    bases = sorted({segment.base for segment in segments if segment.base is not None})
    segments = sorted(segments, key=lambda segment: (segment.base or 0, segment.name))
    message = "a node ended while this file took the place of others: at its next start it gets its name"
    told = [about_name(directory, name, message, name.removesuffix(SWAP)) for name in swapped]
    return listing._replace(
        segments=tuple(replace(each, details=each.details | followed(each.base, bases)) for each in segments),
        findings=(*listing.findings, *told),
        others=tuple(path for path in listing.others if path.rsplit("/", 1)[-1] not in swapped),
    )
