"""Logs of several segments: which files are theirs, what neighbours say of each other, and where a record is."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from itertools import pairwise
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
    parts = []
    for name, content in files:
        named = tank.NAME.fullmatch(name)
        if named is not None:
            parts.append(Part(name, int(named[1]), tank.read(name, content)))
    return Found(sorted(parts, key=lambda part: int(part.number)))


def of_mojo(files: list[File]) -> Found:
    parts = []
    for name, content in files:
        named = mojo.NAME.fullmatch(name)
        if named is not None:
            parts.append(Part(name, (int(named[2]), int(named[3])), mojo.read(name, content)))
    return Found(sorted(parts, key=lambda part: tuple(part.number)))


FOLDERS: dict[str, Callable[[list[File]], Found]] = {
    "durable_log": of_durable_log,
    "osiris": of_osiris,
    "ffwd": of_ffwd,
    "tank": of_tank,
    "mojo": of_mojo,
}


def read(format: str, files: list[File]) -> JSON:
    """All records up to the first damage, and what is wrong with the files."""
    found = FOLDERS[format](files)
    records: list[JSON] = []
    findings = list(found.findings)
    said: JSON = {"end": "clean"}
    before: Part | None = None
    for part in found.parts:
        records += part.said["records"]
        if before is not None:
            findings += between(format, before, part)
        before, said = part, part.said
        if said["end"] != "clean":
            break
    findings += duplicates(found.parts)
    out: JSON = {"end": said["end"], "records": records, "findings": findings}
    if before is not None and "error" in said:
        out["error"] = said["error"] | {"file": before.name}
    return out


def duplicates(parts: list[Part]) -> Iterator[JSON]:
    for one, other in pairwise(parts):
        if one.number == other.number:
            yield finding("bad-name", other.name, severity="warning")


def between(format: str, before: Part, part: Part) -> Iterator[JSON]:
    """What the numbers of two neighbours say, and their epochs."""
    last = before.said["records"][-1:]
    following = int(last[0]["offset"]) + 1 if last else before.number
    due = max(before.said.get("next") or [following])
    if part.number > due:
        is_failed_write = format == "ffwd" and part.number == due + 1
        yield finding(*(("gap", part.name, 0, "warning") if is_failed_write else ("missing-segment", part.name)))
    if part.number < due and part.number != before.number:
        yield finding("bad-order", part.name, severity="error" if format == "osiris" else "warning")
    epochs, earlier = part.said.get("epochs"), before.said.get("epochs")
    if epochs and earlier and epochs[0] < earlier[-1]:
        yield finding("bad-order", part.name, HEADER_BYTES)


def seek(format: str, files: list[File], to: dict[str, str]) -> JSON:
    """The first record that is not before `to`, of all that are not deleted."""
    ((kind, text),) = to.items()
    wanted = key(kind, text)
    for part in FOLDERS[format](files).parts:
        for record, at in zip(part.said["records"], part.said["places"], strict=True):
            own = record["id"].split("-")[0] if kind == "timestamp" and "id" in record else record[kind]
            if not record.get("deleted") and key(kind, own) >= wanted:
                return {"record": record, "file": part.name, "at": str(at)}
    return {}


def key(kind: str, text: str) -> tuple[int, ...]:
    return tuple(map(int, text.split("-"))) if kind == "id" else (int(text),)
