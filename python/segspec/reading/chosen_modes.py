"""Logs in a chosen read mode."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from segspec.core.limits import Limits
from segspec.core.model import Listing, SegmentFile
from segspec.formats.contract.descriptor import Format
from segspec.formats.contract.modes import LeftOutFrames, ReadingMode
from segspec.reading.whole_segment import WalkedLog


class ModeError(ValueError):
    """A mode, or a choice of it, that a format does not have."""


def chosen(format: Format, given: Mapping[str, str]) -> dict[str, str]:
    """The chosen modes that leave something out. Raises `ModeError` for an unknown mode or choice."""
    asked = {name: _mode(format, name, choice) for name, choice in given.items()}
    usual = {mode.name: mode.choices[0] for mode in format.modes if not mode.leaves_nothing(mode.choices[0])}
    return usual | {name: choice for name, choice in given.items() if asked[name].choices[0] != choice}


def _mode(format: Format, name: str, choice: str) -> ReadingMode:
    mode = next((one for one in format.modes if one.name == name), None)
    if mode is None:
        have = f"it has {', '.join(one.name for one in format.modes)}" if format.modes else "it has none"
        raise ModeError(f"{format.name} has no mode {name!r}: {have}")
    if choice not in mode.choices:
        raise ModeError(f"{name} is {choice!r}: for {format.name} it is one of {', '.join(mode.choices)}")
    return mode


def in_modes(format: Format, listing: Listing, limits: Limits, modes: Mapping[str, str]) -> Listing:
    """The segments of a log, each with what the chosen modes omit from it. Raises `OSError`."""
    for name, choice in modes.items():
        mode = _mode(format, name, choice)
        if mode.leaves_nothing(choice):
            continue
        whole = WalkedLog(format, listing, limits)
        left = mode.leaves_out(whole, choice)
        appended = None if left.is_lasting else whole.seen
        listing = _marked(listing, left, appended if left.end is None else left.end)
    return listing


def _marked(listing: Listing, left: LeftOutFrames, end: tuple[str, int] | None) -> Listing:
    segments: list[SegmentFile] = []
    ended = False
    for segment in listing.segments:
        spans = sorted({*segment.left_out, *left.frames.get(segment.path, ())})
        unread = 0 if ended else end[1] if end is not None and segment.path == end[0] else None
        ended |= unread is not None
        known = [one for one in (segment.unread, unread) if one is not None]
        partly = left.partly.get(segment.path, segment.partly)
        segments.append(replace(segment, left_out=tuple(spans), unread=min(known, default=None), partly=partly))
    return listing._replace(segments=tuple(segments), left_out=(*listing.left_out, *left.findings))
