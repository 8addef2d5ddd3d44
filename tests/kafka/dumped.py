"""What `DumpLogSegments` prints, as objects."""

from __future__ import annotations

import json
import re
from typing import Any

JSON = dict[str, Any]
FACT = re.compile(r"(\w+): (OptionalLong\S+|\S+)")
OPTIONAL = re.compile(r"OptionalLong(?:\.empty|\[(\d+)\])")
KEY = re.compile(r"key: (\{.*\}) payload: (.*)")


def batches(said: str) -> list[JSON]:
    """The batches of a segment (`--deep-iteration`), each with its `records`. What follows a record's headers is the
    record's `said`, or `key` and `payload` where a decoder made them JSON."""
    found: list[JSON] = []
    for line in said.splitlines():
        if line.startswith(("baseOffset: ", "offset: ")):
            found.append({**facts(line), "records": []})
        elif line.startswith("| offset: "):
            found[-1]["records"].append(_record(line.removeprefix("| ")))
    return found


def rows(said: str) -> list[JSON]:
    """The entries of an index, a time index, a transaction index or a snapshot of producers."""
    return [facts(line) for line in said.splitlines() if FACT.match(line)]


def facts(line: str) -> JSON:
    """`name: value` again and again: numbers and booleans as such, an empty `OptionalLong` as None."""
    return {name: _value(value) for name, value in FACT.findall(line)}


def _record(line: str) -> JSON:
    head, has_headers, tail = line.partition(" headerKeys: [")
    if not has_headers:
        # Message sets of magic 0 and 1; the brace is Kafka's.
        return facts(line.removesuffix("}"))
    keys, _, said = tail.partition("]")
    record: JSON = {**facts(head), "headerKeys": keys.split(",") if keys else []}
    said = said.strip()
    if decoded := KEY.fullmatch(said):
        return record | {"key": _json(decoded[1]), "payload": _json(decoded[2])}
    if said.startswith("payload: {"):
        return record | {"payload": _json(said.removeprefix("payload: "))}
    return record | ({"said": said} if said else {})


def _json(text: str) -> Any:
    try:
        return json.loads(text)
    except ValueError:
        return text


def _value(text: str) -> int | bool | str | None:
    if found := OPTIONAL.fullmatch(text):
        return None if found[1] is None else int(found[1])
    if text in ("true", "false"):
        return text == "true"
    try:
        return int(text)
    except ValueError:
        return text
