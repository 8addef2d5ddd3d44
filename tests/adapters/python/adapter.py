"""The generated Python parsers as an adapter of the conformance suite: a line of JSON in, a line out."""

from __future__ import annotations

import json
import sys
import zlib
from collections.abc import Callable

import durable_log
import ffwd
import mojo
import osiris
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
    "can": [*(f"read:{name}" for name in READERS), "compute:crc32", "checksum", "compression:gzip", "dialect:document"],
}


def read(request: JSON) -> JSON:
    segment, index = request["input"]["segment"], request["input"].get("index")
    arguments = [segment["name"], bytes.fromhex(segment["hex"])]
    if request["format"] == "osiris" and index is not None:
        arguments.append(bytes.fromhex(index["hex"]))
    return READERS[request["format"]](*arguments)


def respond(request: JSON) -> JSON:
    command = request["cmd"]
    if command == "start":
        return HELLO
    if command == "read":
        return {"seq": request["seq"], **read(request)}
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
