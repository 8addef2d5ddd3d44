"""Logs of several segments: their records, what neighbours say of each other, and where a record is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from folders import FOLDERS, HEADER_BYTES, File, Part, finding
from frames import JSON


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
    findings += duplicates(format, found.parts)
    out: JSON = {"end": said["end"], "records": records, "findings": findings}
    if before is not None and "error" in said:
        out["error"] = said["error"] | {"file": before.name}
    return out


def duplicates(format: str, parts: list[Part]) -> Iterator[JSON]:
    for one, other in pairwise(parts):
        if one.number == other.number and format != "mojo":
            yield finding("bad-name", other.name, severity="error" if format == "tank" else "warning")


def between(format: str, before: Part, part: Part) -> Iterator[JSON]:
    """What the numbers of two neighbours say, and their epochs."""
    last, first = before.said["records"][-1:], part.said["records"][:1]
    if format == "mojo":
        if last and first and key("id", first[0]["id"]) <= key("id", last[0]["id"]):
            yield finding("bad-order", part.name)
        return
    following = int(last[0]["offset"]) + 1 if last else before.number
    due = max(before.said.get("next") or [following])
    if part.number > due and format != "tank":
        is_failed_write = format == "ffwd" and part.number == due + 1
        yield finding(*(("gap", part.name, 0, "warning") if is_failed_write else ("missing-segment", part.name)))
    if part.number < due and (format == "tank" or part.number != before.number):
        yield finding("bad-order", part.name, severity="error" if format in ("osiris", "tank") else "warning")
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
