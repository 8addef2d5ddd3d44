"""A suite of a few vectors, and adapters that behave in one particular way: what the tests of the runner run."""

from __future__ import annotations

import json
import struct
import sys
import zlib
from pathlib import Path
from typing import Any

import segspec_conformance
from segspec.conformance import vectors
from segspec.conformance.library import answer, can
from segspec.conformance.vectors import Stream, Vector, VectorSection, load

JSON = dict[str, Any]
NAME = "segment_00000000000000000000.log"


def record(offset: int, payload: bytes) -> bytes:
    return struct.pack("<4sBBHQII", b"GOLD", 1, 0, 0, offset, len(payload), zlib.crc32(payload)) + payload


FIRST, SECOND = record(0, b"first"), record(1, b"second")
BOTH = FIRST + SECOND
RECORDS = [{"offset": "0", "value": b"first".hex()}, {"offset": "1", "value": b"second".hex()}]


def vector(words: str, content: bytes, read: JSON, **more: Any) -> JSON:
    made = {
        "id": f"durable_log/small/{words}",
        "since": "1.0",
        "level": "must",
        "comment": f"About {words}.",
        "flags": [],
    }
    return made | {"input": {"segment": {"name": NAME, "hex": content.hex()}}, "read": read} | more


def outcome(end: str, valid_bytes: int, records: int, code: str | None = None) -> JSON:
    out: JSON = {"end": end, "valid_bytes": str(valid_bytes), "records": RECORDS[:records]}
    return out | ({} if code is None else {"error": {"code": code, "at": str(valid_bytes)}})


CLEAN = outcome("clean", len(BOTH), 2)
TORN = outcome("torn", len(FIRST), 1, "torn")
VECTORS = [
    vector("both", BOTH, CLEAN, write="identical", flags=["LosesRecords"]),
    vector("torn", BOTH[:-1], TORN, level="should"),
    vector("cut-in-2", BOTH, TORN, every={"length": [str(len(FIRST) + 1), str(len(BOTH) - 1)]}),
    vector("checksum-flipped", BOTH, outcome("corrupt", 0, 0, "bad-checksum"), every={"bit": [["20", "24"]]}),
    vector("magic-flipped", BOTH, CLEAN, every={"bit": [["29", "33"]], "rule": "refused"}),
    vector("flags-flipped", BOTH, CLEAN, every={"bit": [["5", "6"]], "rule": "answered"}),
    {
        "id": "durable_log/small/index-missing",
        "level": "may",
        "comment": "There is no index.",
        "flags": [],
        "input": {"segment": {"name": NAME, "hex": BOTH.hex()}},
        "index": {"findings": [{"code": "missing-index", "at": "0"}]},
    },
    {
        "id": "durable_log/small/crc32-of-digits",
        "level": "must",
        "comment": "The known answer.",
        "flags": [],
        "compute": {"function": "crc32", "arguments": {"bytes": b"123456789".hex()}, "result": "cbf43926"},
    },
    vector("snappy", BOTH, CLEAN, requires=["compression:snappy"]),
]
GONE = {
    "id": "durable_log/small/gone",
    "since": "1.0",
    "in": "1.1",
    "reason": "Its checksum was that of the whole record.",
    "instead": "durable_log/small/both",
}
SUITE = {"version": "1.1", "earlier": ["1.0"], "protocol": 1, "withdrawn": [GONE]}
NOTES = {"LosesRecords": {"bug": "It stops one early.", "effect": "The last record is lost."}}


def write_suite(folder: Path, stored: list[JSON] = VECTORS) -> Path:
    """The folder of a suite with these vectors in the section durable_log/small."""
    section = {
        "$schema": "../vectors-1.schema.json",
        "format": "durable_log",
        "section": "small",
        "about": "A few.",
        "notes": NOTES,
        "vectors": stored,
    }
    (folder / "durable_log").mkdir(parents=True)
    (folder / vectors.SCHEMA).write_bytes((segspec_conformance.VECTORS / vectors.SCHEMA).read_bytes())
    (folder / "suite.json").write_text(json.dumps(SUITE))
    (folder / "durable_log" / "small.json").write_text(json.dumps(section))
    return folder


def small(folder: Path, stored: list[JSON] = VECTORS) -> list[VectorSection]:
    return load(write_suite(folder / "suite", stored))


def of(sections: list[VectorSection], words: str) -> Vector:
    return next(one for section in sections for one in section.vectors if one.id == f"durable_log/small/{words}")


SOUND = """
import json, sys
KNOWN = json.load(open({answers!r}))
CAN = KNOWN["can"]
def say(text):
    sys.stdout.write(text + "\\n")
    sys.stdout.flush()
def sound(asked):
    seq = asked.pop("seq")
    return {{"seq": seq}} | KNOWN["answers"][json.dumps(asked, sort_keys=True)]
def start(asked):
    say(json.dumps(hello()))
def hello():
    return {{"protocol": 1, "name": "test", "version": "1", "language": "python", "can": CAN}}
def handle(asked):
    say(json.dumps(sound(asked)))
def stop():
    sys.exit(0)
"""
LOOP = """
for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "start":
        start(asked)
    elif asked["cmd"] == "stop":
        stop()
    else:
        handle(asked)
"""


def adapter(folder: Path, sections: list[VectorSection], changed: str = "") -> list[str]:
    """The command of an adapter that answers as the library does, but for what `changed` defines anew.

    What the library answers is worked out here, so that the adapter starts at once.
    """
    program, answers = folder / "adapter.py", folder / "answers.json"
    answers.write_text(json.dumps({"can": can(), "answers": _answers(sections)}))
    program.write_text(SOUND.format(answers=str(answers)) + changed + LOOP)
    return [sys.executable, "-S", str(program)]


def _answers(sections: list[VectorSection]) -> JSON:
    out: JSON = {}
    questions = [one for section in sections for each in section.vectors for one in each.questions]
    for request in (case.request(0) for question in questions for case in question.cases()):
        said = answer(request)
        del request["seq"], said["seq"]
        out[json.dumps(request, sort_keys=True)] = said
    return out


def made_vector(number: int) -> Vector:
    """Vector `number` of VECTORS, without its file."""
    stored = VECTORS[number]
    found = stored.get("input", {}).get("segment")
    segment = None if found is None else Stream(found["name"], bytes.fromhex(found["hex"]))
    return Vector(stored["id"], stored["level"], stored["comment"], (), (), (), segment, None, stored)
