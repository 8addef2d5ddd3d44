"""Which release of RabbitMQ starts on a stream's files: what its node's folder and its chunks tell."""

from __future__ import annotations

import re

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.limits import TEXT_BYTES
from segspec.formats.contract.startup import OwnerChoice
from segspec.formats.osiris.chunk import header_at
from segspec.formats.osiris.layout import SEGMENT_SUFFIX
from segspec.formats.osiris.owner.releases import FLAGS, RELEASES, Release
from segspec.formats.osiris.owner.start import Replays
from segspec.formats.osiris.owner.tail import outcome, started
from segspec.storage.directory import Directory, above
from segspec.storage.source import is_remote, read_whole
from segspec_ksy.layouts import osiris_segment

FLAGS_SUFFIX = "-feature_flags"
LOOKED_AT = 64
"""Segments whose first chunk is looked at for a filter."""


def choose(directory: Directory) -> OwnerChoice:
    """The owner that is meant where nobody names one. Raises `SegspecError` (limit-exceeded)."""
    told, why_not = _by_flags(directory)
    if told is not None:
        return OwnerChoice(told, f"the node's feature flags, whose newest came with {told.removeprefix('rabbitmq-')}")
    brokers = [release for release in RELEASES.values() if release.is_broker]
    newest = brokers[-1].name
    if _has_filter(directory):
        # Releases before osiris 1.6 cannot have written these chunks.
        brokers = [release for release in brokers if release.filters]
    return OwnerChoice(newest, f"the newest known, for {why_not}", _question(directory, brokers))


def owner_by_flags(directory: Directory) -> str | None:
    """The line of the newest flag that the node has enabled, as far as that is known."""
    return _by_flags(directory)[0]


def _by_flags(directory: Directory) -> tuple[str | None, str]:
    """The same, and why none is known. The stream's folder is `<node>/stream/<stream>`, and beside the node's lies
    `<node>-feature_flags`."""
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


def _question(directory: Directory, brokers: list[Release]) -> str:
    """What is to be asked for, where the lines would not all do the same; nothing where they would."""
    groups: list[tuple[tuple[object, ...], bool, list[str]]] = []
    replays: Replays = {}
    for release in brokers:
        start = started(release, directory, replays)
        found = outcome(start)
        same = next((group for group in groups if group[0] == found), None)
        if same is None:
            groups.append((found, start.crash is None, [release.name]))
        else:
            same[2].append(release.name)
    if len(groups) == 1:
        return ""
    parts = [_does(names, starts=starts) for _, starts, names in groups]
    return f"which release starts, and it matters: {'; '.join(parts)}. Say which owner is meant"


def _does(names: list[str], *, starts: bool) -> str:
    if len(names) == 1:
        return f"{names[0]} {'starts' if starts else 'does not start'}"
    return f"{names[0]} to {names[-1]} {'start' if starts else 'do not start'}"
