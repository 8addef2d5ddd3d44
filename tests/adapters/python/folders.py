"""The files of a log: which are its segments, in which order, and what their names say."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import durable_log
import ffwd
import mojo
import osiris
import tank
from frames import JSON, Fault

File = tuple[str, bytes]
HEADER_BYTES = 8
"""What an index of osiris has before its records, of 29 bytes."""


@dataclass
class Part:
    """One segment: the number it begins with, and what reading it alone says."""

    name: str
    number: Any
    said: JSON
    proper: str = ""


@dataclass
class Found:
    """The segments of a folder in order, and what is wrong with its files."""

    parts: list[Part]
    findings: list[JSON] = field(default_factory=list)


def finding(code: str, file: str, at: int = 0, severity: str = "error") -> JSON:
    return {"code": code, "at": str(at), "file": file, "severity": severity}


def of_durable_log(files: list[File]) -> Found:
    found = Found([])
    names = {name for name, _ in files}
    for name, content in files:
        number = durable_log.number_of(name)
        if number is not None:
            found.parts.append(Part(name, number, durable_log.read(name, content), f"segment_{number:020}.log"))
        elif name.startswith("segment_") and name.endswith(".log"):
            found.findings.append(finding("bad-name", name, severity="warning"))
    found.parts.sort(key=lambda part: (part.number, part.name != part.proper, part.name))
    first = min((part.number for part in found.parts), default=0)
    for name in names:
        segment = name.removesuffix(".idx") + ".log"
        number = durable_log.number_of(segment) if name.endswith(".idx") else None
        if number is not None and segment not in names:
            found.findings.append(finding("missing-segment", name, severity="warning" if number < first else "error"))
    found.findings += [
        finding("bad-name", one.name, severity="warning") for one in found.parts if one.name != one.proper
    ]
    return found


def of_osiris(files: list[File]) -> Found:
    contents = dict(files)
    found = Found([])
    for name, content in files:
        named = osiris.NAME.fullmatch(name)
        if named is not None:
            index = contents.get(name.removesuffix(".segment") + ".index")
            found.parts.append(Part(name, int(named[1]), osiris.read(name, content, index)))
        elif re.fullmatch(r"[0-9]{20}\.index", name) and name.removesuffix(".index") + ".segment" not in contents:
            start = HEADER_BYTES if content.startswith(b"OSII") else 0
            severity = "error" if len(content) > start else "warning"
            found.findings.append(finding("missing-segment", name, severity=severity))
    found.parts.sort(key=lambda part: int(part.number))
    return found


def of_ffwd(files: list[File]) -> Found:
    found = Found([])
    for name, content in files:
        is_named = re.fullmatch(r"[0-9a-f]{16}", name) is not None
        if name == "index" or not (is_named or content.startswith(b"FFLG")):
            continue
        named = ffwd.base_of(name)
        try:
            number = ffwd.header_of(name, content).base
        except Fault:
            number = named or 0
        found.parts.append(Part(name, number, ffwd.read(name, content)))
        if content.startswith(b"FFLG") and named != number and found.parts[-1].said["end"] != "unsupported":
            found.findings.append(finding("bad-name", name, severity="warning"))
    found.parts.sort(key=lambda part: (part.number, part.name))
    return found


def of_tank(files: list[File]) -> Found:
    """What a compaction left is a segment only where no other file has its numbers."""
    found = Found([])
    named: dict[str, tuple[int, int | None, str]] = {}
    for name, _ in files:
        base, last, suffix = tank_name(name)
        if base is not None:
            named[name] = base, last, suffix
        elif name.endswith((".log", ".ilog")) and not name.startswith("."):
            found.findings.append(finding("bad-name", name, severity="warning"))
    is_interrupted = any(suffix == ".cleaned" for _, _, suffix in named.values())
    chosen: dict[str, tuple[int, int]] = {}
    for wanted in ("", *(() if is_interrupted else (".swap",)), ".old"):
        taken = list(chosen.values())
        for name, (base, last, suffix) in named.items():
            end = tank.LAST_NUMBER if last is None else last
            if suffix == wanted and (not suffix or all(end < one or base > other for one, other in taken)):
                chosen[name] = base, end
    found.findings += [finding("bad-name", name, severity="warning") for name, one in named.items() if one[2]]
    contents = dict(files)
    for name in sorted(chosen, key=lambda one: (*chosen[one], one)):
        found.parts.append(Part(name, chosen[name][0], tank.read(name, contents[name])))
        found.findings += tank_last(name, named[name][1], found.parts[-1])
    active = [part.name for part in found.parts if named[part.name][1] is None]
    found.findings += [finding("bad-name", name, severity="warning") for name in active[:-1]]
    indexes = [(name, re.fullmatch(r"([1-9][0-9]*)\.index", name)) for name, _ in files]
    bases = {part.number for part in found.parts}
    alone = [name for name, one in indexes if one and int(one[1]) not in bases]
    found.findings += [finding("missing-segment", name, severity="warning") for name in alone]
    return found


def tank_name(name: str) -> tuple[int | None, int | None, str]:
    """The numbers in a segment's name, and what a compaction put behind it; no number where it is none."""
    matched = tank.NAME.fullmatch(name)
    suffix = next((one for one in (".swap", ".old", ".cleaned") if name.endswith(one)), "")
    if matched is None:
        return None, None, suffix
    base, last = int(matched[1]), int(matched[2]) if matched[2] else None
    is_one = base <= (tank.LAST_NUMBER if last is None else last) <= tank.LAST_NUMBER
    return (base, last, suffix) if is_one else (None, None, suffix)


def tank_last(name: str, declared: int | None, part: Part) -> Iterator[JSON]:
    """The last number in the name of an immutable segment, compared with the one in it."""
    if declared is None or part.said["end"] != "clean":
        return
    if part.said["valid_bytes"] == "0":
        yield finding("missing-segment", name)
        return
    last = int(part.said["records"][-1]["offset"])
    if last != declared:
        severity = "error" if declared > last else "warning"
        yield finding("bad-name", name, int(part.said["valid_bytes"]), severity)


def of_mojo(files: list[File]) -> Found:
    contents = {name: content for name, content in files if mojo_name(name) is not None}
    groups: dict[tuple[Any, Any], list[str]] = {}
    for name in contents:
        groups.setdefault(mojo_key(name), []).append(name)
    found = Found([])
    chosen: dict[tuple[Any, Any], str] = {}
    for own, names in groups.items():
        is_archived = any(name.startswith("a") and not contents[name] for name in names)
        held = [name for name in names if contents[name] and not (is_archived and name.startswith("d"))]
        if held:
            chosen[own] = min(held, key=rank)
        else:
            marks = [name for name in names if not contents[name]]
            found.findings.append(finding("missing-segment", min(marks, key=rank), severity="warning"))
    left_out = merged_away(set(chosen))
    parts = [(own, name) for own, name in chosen.items() if own not in left_out]
    for (first, _), name in sorted(parts):
        found.parts.append(Part(name, first, mojo.read(name, contents[name])))
    return found


def mojo_name(name: str) -> Any:
    return re.fullmatch(r"([adwu]?)([0-9]+)-([0-9]+)(?:-([0-9]+)-([0-9]+))?(?:\.dat)?", name)


def mojo_key(name: str) -> tuple[Any, Any]:
    """The ids in a name: one, or the two of segments that are merged."""
    numbers = [int(one) for one in mojo_name(name).groups()[1:] if one is not None]
    return tuple(numbers[:2]), tuple(numbers[2:])


def rank(name: str) -> int:
    """Of several files of one segment, the one without a letter is read, then `w`, `a`, `u` and `d`."""
    return -1 if name[0].isdigit() else "waud".index(name[0])


def merged_away(own: set[tuple[Any, Any]]) -> set[tuple[Any, Any]]:
    """A file that merges two segments while both are here; or those that it merges, once one of them is gone."""
    out = set()
    for first, second in (one for one in own if one[1]):
        if {(first, ()), (second, ())} <= own:
            out.add((first, second))
        else:
            out |= {one for one in own if not one[1] and first <= one[0] <= second}
    return out


FOLDERS: dict[str, Callable[[list[File]], Found]] = {
    "durable_log": of_durable_log,
    "osiris": of_osiris,
    "ffwd": of_ffwd,
    "tank": of_tank,
    "mojo": of_mojo,
}
