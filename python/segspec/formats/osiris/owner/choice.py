"""Which release of RabbitMQ starts, by its node's folder and the chunks."""

from __future__ import annotations

import re
from functools import partial
from itertools import groupby
from operator import attrgetter

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.limits import TEXT_BYTES
from segspec.formats.contract.startup import OwnerChoice
from segspec.formats.osiris.chunk import header_at
from segspec.formats.osiris.layout import SEGMENT_SUFFIX
from segspec.formats.osiris.owner.releases import FLAGS, RELEASES, Release
from segspec.formats.osiris.owner.start import Start
from segspec.formats.osiris.owner.tail import outcome, started
from segspec.storage.directory import Directory, above
from segspec.storage.source import is_remote, read_whole
from segspec_ksy.layouts import osiris_segment

FLAGS_SUFFIX = "-feature_flags"
LOOKED_AT = 64


def choose(directory: Directory) -> OwnerChoice:
    """The release to assume. Raises `SegspecError` (limit-exceeded)."""
    line, why_not = _by_flags(directory)
    owner = owner_of(directory)
    if line is None:
        return OwnerChoice(owner, f"the newest known, for {why_not}", partial(_question, directory))
    if owner != named(line):
        asks = f"what a start of RabbitMQ {line} does, which is not known for this release: told is that of {owner}"
        return OwnerChoice(owner, f"the newest known, for the node's feature flags are those of {line}", lambda: asks)
    return OwnerChoice(owner, f"the node's feature flags, whose newest came with {line}")


def owner_of(directory: Directory) -> str:
    """The release by the node's flags, or else the newest."""
    owner = named(_by_flags(directory)[0])
    return owner if owner in RELEASES else next(reversed(RELEASES))


def named(line: str | None) -> str:
    return f"rabbitmq-{line}"


def _by_flags(directory: Directory) -> tuple[str | None, str]:
    """The stream's folder is `<node>/stream/<stream>`, and `<node>-feature_flags` lies next to the node's."""
    none = "no node's feature flags are beside it"
    node = "" if is_remote(directory.path) else above(above(directory.path))
    if node in ("", "/"):
        return None, none
    try:
        enabled = set(re.findall(rb"[\w.]+", read_whole(node + FLAGS_SUFFIX, TEXT_BYTES)))
    except (FileNotFoundError, NotADirectoryError):
        return None, none
    except (OSError, SegspecError) as error:
        return None, f"the node's feature flags cannot be read: {error}"
    return next((line for flag, line in FLAGS.items() if flag.encode() in enabled), None), none


def _has_filter(directory: Directory) -> bool:
    names = [name for name in sorted(directory.sizes) if name.endswith(SEGMENT_SUFFIX)]
    for name in names[:LOOKED_AT]:
        try:
            with directory.open(name) as source:
                found = header_at(source, osiris_segment.SIZE)
        except ShrunkError:
            raise
        except (OSError, SegspecError):
            continue
        if found is not None and found.len_filter:
            return True
    return False


def _question(directory: Directory) -> str:
    if _has_filter(directory):
        return ""
    brokers = [release for release in RELEASES.values() if release.is_broker]
    lines = [list(line) for _, line in groupby(brokers, attrgetter("is_early"))]
    starts = [started(line[0], directory) for line in lines]
    if all(outcome(start) == outcome(starts[0]) for start in starts):
        return ""
    parts = (_does(line, start) for line, start in zip(lines, starts, strict=True))
    return f"which release starts, and it matters: {'; '.join(parts)}. Say which owner is meant"


def _does(line: list[Release], start: Start) -> str:
    if len(line) == 1:
        return f"{line[0].name} {'starts' if start.crash is None else 'does not start'}"
    return f"{line[0].name} to {line[-1].name} {'start' if start.crash is None else 'do not start'}"
