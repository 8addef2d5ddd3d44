"""What the generated Python parsers read, in the form in which `tree.mjs` prints what the JavaScript ones read."""

from __future__ import annotations

import importlib
import json
import math
import os
import struct
import subprocess
from collections.abc import Iterable
from enum import IntEnum
from functools import cache
from io import BytesIO
from pathlib import Path
from typing import Any

from kaitaistruct import EndOfStreamError, KaitaiStream, KaitaiStruct, ValidationFailedError
from kaitaistruct import InvalidArgumentError as NegativeArgumentError

from segspec.parsing.annotate import explain
from segspec.parsing.errors import PARSE_ERRORS
from segspec_kaitai.spec.model import camel, lower_camel
from segspec_kaitai.spec.source import ROOT

SCRIPT = Path(__file__).with_name("tree.mjs")
Value = int | bool | str
Request = dict[str, Any]
Answer = dict[str, Any]


def javascript(folder: Path, requests: Iterable[Request], *, debug: bool = False) -> list[Answer]:
    """Runs the requests through the JavaScript parsers in `folder`."""
    lines = "".join(json.dumps(request) + "\n" for request in requests)
    command = ["node", str(SCRIPT), str(folder), *(["--debug"] if debug else [])]
    modules = {**os.environ, "NODE_PATH": str(ROOT / "node_modules")}
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False, env=modules)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def python(request: Request, package: str = "segspec_ksy") -> Answer:
    """Runs one request through the Python parsers."""
    stream = stream_of(request)
    try:
        tree = class_of(request, package)(*request.get("params", ()), stream)
    except PARSE_ERRORS as error:
        return {"error": {"kind": kind_of(error)}}
    position = stream.pos()
    return {"tree": render_struct(tree, (tree,)), "position": position}


def python_failing_path(request: Request, package: str = "segspec_ksy") -> str:
    """The path of the field that stops the Python parser, with JavaScript's names."""
    params = tuple(request.get("params", ()))
    found = explain(class_of(request, package), stream_of(request), request.get("position", 0), params)
    return ".".join(lower_camel(name) for name in (found.field or "").split("."))


def class_of(request: Request, package: str) -> Any:
    return getattr(importlib.import_module(f"{package}.{request['spec']}"), camel(request["spec"]))


@cache
def content_of(path: str) -> bytes:
    return Path(path).read_bytes()


def stream_of(request: Request) -> KaitaiStream:
    content = bytes.fromhex(request["hex"]) if "hex" in request else content_of(request["file"])
    content = content[: request.get("end")]
    if "flip" in request:
        at, bit = divmod(request["flip"], 8)
        content = content[:at] + bytes([content[at] ^ (0x80 >> bit)]) + content[at + 1 :]
    stream = KaitaiStream(BytesIO(content))
    stream.seek(request.get("position", 0))
    return stream


def kind_of(error: Exception) -> str:
    if isinstance(error, EndOfStreamError):
        return "end"
    if isinstance(error, ValidationFailedError):
        return "refused"
    if isinstance(error, NegativeArgumentError):
        return "negative"
    if isinstance(error, UnicodeDecodeError):
        return "text"
    return f"{type(error).__name__}: {error}"


def render(value: object, above: tuple[object, ...]) -> object:
    if isinstance(value, bool):
        return value
    if isinstance(value, int | IntEnum):
        return str(int(value))
    if isinstance(value, float):
        return render_float(value)
    if isinstance(value, str):
        return f"s:{value}"
    if isinstance(value, bytes):
        return f"x:{value.hex()}"
    if isinstance(value, list):
        return [render(item, above) for item in value]
    if any(value is outer for outer in above):
        return "above"
    return render_struct(value, (*above, value)) if isinstance(value, KaitaiStruct) else value


def render_float(value: float) -> str:
    if value.is_integer():
        return str(int(value))
    return "nan" if math.isnan(value) else f"f:{struct.pack('>d', value).hex()}"


def render_struct(owner: Any, above: tuple[object, ...]) -> dict[str, object]:
    """Fields, parameters and instances by their JavaScript names; absent ones are left out."""
    own = [name for name in vars(owner) if not name.startswith("_")]
    instances = [name for name, item in vars(type(owner)).items() if isinstance(item, property)]
    out: dict[str, object] = {}
    for name in [*own, *instances]:
        try:
            value = getattr(owner, name)
        except PARSE_ERRORS as error:
            out[lower_camel(name)] = {"error": kind_of(error)}
            continue
        if value is not None:
            out[lower_camel(name)] = render(value, above)
    return out
