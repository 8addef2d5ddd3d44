"""An adapter for `segspec conformance`: it reads a request a line, and answers with a line.

As it stands it finds the frames of FORMAT, and the records in them as far as they are plain.
Put your own reader in place of `read`, and name in CAN what it can.
Print nothing on standard output but answers: words for people go to standard error.
"""

import json
import sys
IMPORTS


class FrameError(Exception):
    """Why reading stops: the end and the code of the answer."""


def zeros_begin(data):
    """Where the zeros at the end of the file begin."""
    return len(data.rstrip(b"\0"))


READER


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
    if request["cmd"] == "read" and request["format"] == "FORMAT" and "segment" in request["input"]:
        segment = request["input"]["segment"]
        return {"seq": request["seq"]} | read(segment["name"], bytes.fromhex(segment["hex"]))
    return {"seq": request["seq"], "skip": "this adapter reads FORMAT only"}


for line in sys.stdin:
    asked = json.loads(line)
    if asked["cmd"] == "stop":
        break
    print(json.dumps(answer(asked)), flush=True)
