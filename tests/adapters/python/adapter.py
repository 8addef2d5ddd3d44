"""The generated Python parsers as an adapter of the conformance suite: a line of JSON in, a line out."""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Callable

import durable_log
import ffwd
import filters
import logs
import mojo
import osiris
import resuming
import stored
import tank
from frames import JSON

READERS: dict[str, Callable[..., JSON]] = {
    "osiris": osiris.read,
    "tank": tank.read,
    "durable_log": durable_log.read,
    "mojo": mojo.read,
    "ffwd": ffwd.read,
}
HELLO = {
    "protocol": 1,
    "name": "kaitaistruct",
    "version": "0.11",
    "language": "python",
    "can": [
        *(f"read:{name}" for name in READERS),
        *(f"{kind}:{name}" for kind in ("log", "seek") for name in READERS),
        *("tracking:osiris", "tracking:ffwd", "filter:osiris", "skip:durable_log", "skip:ffwd"),
        *("compute:crc32", "checksum", "compression:gzip", "dialect:document"),
    ],
}


def read(request: JSON) -> JSON:
    segment, index = request["input"]["segment"], request["input"].get("index")
    arguments = [segment["name"], bytes.fromhex(segment["hex"])]
    if request["format"] == "osiris" and index is not None:
        arguments.append(bytes.fromhex(index["hex"]))
    return READERS[request["format"]](*arguments)


def about_log(request: JSON) -> JSON:
    files = [(file["name"], bytes.fromhex(file["hex"])) for file in request["input"]["files"]]
    if request["cmd"] == "seek":
        return logs.seek(request["format"], files, request["to"])
    return logs.read(request["format"], files)


def about_segment(request: JSON) -> JSON:
    given = request["input"]
    if request["cmd"] == "skip":
        return resume(request)
    if request["format"] == "ffwd":
        return stored.of_ffwd(bytes.fromhex(given["index"]["hex"]))
    name, content = given["segment"]["name"], bytes.fromhex(given["segment"]["hex"])
    if request["cmd"] == "tracking":
        return stored.of_osiris(name, content)
    return filters.chosen(name, content, bytes.fromhex(request["value"]), unfiltered=request["unfiltered"])


def resume(request: JSON) -> JSON:
    segment, index = request["input"]["segment"], request["input"].get("index")
    name, content = segment["name"], bytes.fromhex(segment["hex"])
    if request["format"] == "ffwd":
        return resuming.of_ffwd(name, content)
    return resuming.of_durable_log(name, content, None if index is None else bytes.fromhex(index["hex"]))


def respond(request: JSON) -> JSON:
    command = request["cmd"]
    if command == "start":
        return HELLO
    if command == "read":
        return {"seq": request["seq"], **read(request)}
    if command in ("log", "seek"):
        return {"seq": request["seq"], **about_log(request)}
    if command in ("tracking", "filter", "skip"):
        return {"seq": request["seq"], **about_segment(request)}
    if command == "compute" and request["function"] == "crc32":
        return {"seq": request["seq"], "result": f"{zlib.crc32(bytes.fromhex(request['arguments']['bytes'])):08x}"}
    return {"seq": request["seq"], "skip": f"{command} is not what generated parsers do"}


def main() -> None:
    for line in sys.stdin:
        request = json.loads(line)
        if request["cmd"] == "stop":
            return
        print(json.dumps(respond(request), separators=(",", ":")), flush=True)


if __name__ == "__main__":
    main()
