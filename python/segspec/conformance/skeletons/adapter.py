"""An adapter for `segspec conformance`: it reads a request a line, and answers with a line.

As it stands it finds the frames of durable_log, and the records in them as far as they are plain.
Put your own reader in place of `read`, and name in CAN what it can.
Print nothing on standard output but answers: words for people go to standard error.
"""

import json
import sys
import re
import struct
import zlib


class FrameError(Exception):
    """Why reading stops: the end and the code of the answer."""


def zeros_begin(data):
    """Where the zeros at the end of the file begin."""
    return len(data.rstrip(b"\0"))


CAN = ["read:durable_log", "checksum"]
MAGIC = b"GOLD"
HEADER = struct.Struct("<4sBBHQII")  # magic, version, flags, reserved, offset, len_payload, checksum


def record_at(data, at):
    """The number and the payload of the record at `at`, and where the next one begins."""
    left = len(data) - at
    if not any(data[at:]):
        raise FrameError("torn", "zeroed")
    if left < 4:
        raise FrameError("torn", "torn")
    if data[at : at + 4] != MAGIC:
        raise FrameError("corrupt", "bad-magic")
    if left > 4 and data[at + 4] != 1:
        raise FrameError("unsupported", "unsupported-version")
    if left < HEADER.size:
        raise FrameError("torn", "torn")
    *_, offset, len_payload, checksum = HEADER.unpack_from(data, at)
    if left < HEADER.size + len_payload:  # before anything is allocated: a length may be any number
        raise FrameError("torn", "torn")
    end = at + HEADER.size + len_payload
    payload = data[at + HEADER.size : end]
    if zlib.crc32(payload) != checksum:
        raise FrameError("corrupt", "bad-checksum")
    return offset, payload, end


def check_order(data, offset, due, last, end):
    """The number of a record beside those of its neighbours, which are all that protects it."""
    if last is not None and offset <= last:
        raise FrameError("corrupt", "bad-order")
    if due is None or offset == due or end == len(data):
        return
    try:
        following = record_at(data, end)[0]
    except FrameError:
        return
    if following == due + 1 or following <= offset:
        raise FrameError("corrupt", "bad-order")


def is_foreign(data):
    """Nothing in a file that begins with a wrong magic speaks for a log."""
    if MAGIC in data:
        return False
    try:
        return len(record_at(MAGIC + data[4:], 0)[1]) == 0 or data[:4] == MAGIC[::-1]
    except FrameError:
        return True


def frames(name, data):
    """Each frame: where the next one begins, and the records in it."""
    named = re.fullmatch(r"segment_\+?([0-9]+)\.log", name)
    at, last, due = 0, None, int(named[1]) if named else None
    while at < len(data):
        try:
            offset, payload, end = record_at(data, at)
        except FrameError as error:
            if error.args[1] == "bad-magic" and at == 0 and is_foreign(data):
                raise FrameError("not-this-format", "bad-magic") from error
            raise
        check_order(data, offset, due, last, end)
        yield end, [{"offset": str(offset), "value": payload.hex()}]
        at, last, due = end, offset, offset + 1


def read(name, data):
    """What a reader that stops at damage answers: all records before it, and why it stopped."""
    at, records = 0, []
    try:
        for end, found in frames(name, data):
            at = end
            records += found
    except FrameError as error:
        how, code = error.args
        return {"end": how, "valid_bytes": str(at), "records": records, "error": {"code": code, "at": str(at)}}
    return {"end": "clean", "valid_bytes": str(at), "records": records}


def answer(request):
    if request["cmd"] == "start":
        return {"protocol": 1, "name": "skeleton", "version": "0", "language": "python", "can": CAN}
    if request["cmd"] == "read" and request["format"] == "durable_log" and "segment" in request["input"]:
        segment = request["input"]["segment"]
        return {"seq": request["seq"]} | read(segment["name"], bytes.fromhex(segment["hex"]))
    return {"seq": request["seq"], "skip": "this adapter reads durable_log only"}


for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "stop":
        break
    print(json.dumps(answer(asked)), flush=True)
