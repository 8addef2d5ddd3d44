"""Bugs in a part of a reader: the library with that part replaced."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack, contextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from kaitaistruct import KaitaiStream

from segspec.conformance import library
from segspec.core.errors import Code, SegspecError
from segspec.frames.frame_parsers import Checks, covered_by
from segspec.storage.source import Source
from segspec_ksy.tank_bundle_header import TankBundleHeader
from segspec_ksy.tank_message import TankMessage
from tests.adapters.wrong.kinds import JSON, Wrong, answers, right, without

CHECKED = "segspec.formats.osiris.chunk.zlib"
OF_RUNS = tuple(f"segspec_ksy.logs.kernels.durable_log_{run}_run.checksum" for run in ("record", "frames"))
OF_FRAMES = "segspec.frames.frame_parsers.Checks.computed"


class Anything(int):
    """Equal to every number."""

    def __eq__(self, other: object) -> bool:
        return True

    def __ne__(self, other: object) -> bool:
        return False

    __hash__ = int.__hash__


def checksum(function: Callable[[bytes, int], int]) -> Callable[[], AbstractContextManager[Any]]:
    def computed(checks: Checks, source: Source, tree: Any, root: Any, seed: int) -> int:
        covered = (source.read(at, end - at) for at, end in covered_by(tree, checks.keys.covers))
        return function(b"".join(covered), seed)

    @contextmanager
    def within() -> Iterator[None]:
        with ExitStack() as stack:
            whole = SimpleNamespace(crc32=lambda data, so_far=0: function(data, so_far))
            stack.enter_context(patch(CHECKED, whole))
            for name in OF_RUNS:
                stack.enter_context(patch(name, lambda data, at, size, seed, *_: function(data[at : at + size], seed)))
            stack.enter_context(patch(OF_FRAMES, computed))
            yield

    return within


def streams(**methods: Callable[[KaitaiStream], int]) -> Callable[[], AbstractContextManager[Any]]:
    return lambda: patch.multiple(KaitaiStream, **methods)


def constant(spec: type, **fields: object) -> Callable[[], AbstractContextManager[Any]]:
    """Fields of a spec that always have one value, whatever is parsed."""
    fixed = {
        name: property(lambda self, value=value: value, lambda self, value: None) for name, value in fields.items()
    }
    return lambda: patch.multiple(spec, create=True, **fixed)


def refusing(*_: object, **__: object) -> bytes:
    raise SegspecError(Code.UNSUPPORTED_CODEC, "no codec is known")


def stored(container: object, block: bytes, **_: object) -> bytes:
    return bytes(block)


def decompressing(function: Callable[..., bytes]) -> Callable[[], AbstractContextManager[Any]]:
    @contextmanager
    def within() -> Iterator[None]:
        with ExitStack() as stack:
            for name in ("segspec.formats.osiris.entries.decompress", "segspec.formats.tank.bundle.decompress"):
                stack.enter_context(patch(name, function))
            yield

    return within


def other(command: str, change: Callable[[JSON], JSON]) -> Callable[[JSON], JSON]:
    return answers(command, lambda answer, request: change(answer))


def without_index(request: JSON) -> JSON:
    if "input" not in request or "segment" not in request["input"]:
        return right(request)
    return library.answer(request | {"input": without(request["input"], "index")})


def other_result(answer: JSON) -> JSON:
    """Any other digits of the same length; a byte where there should be nothing."""
    return answer | {
        "result": answer["result"].translate(str.maketrans("0123456789abcdef", "10325476980badcf")) or "00"
    }


def reversed_result(answer: JSON) -> JSON:
    return answer | {"result": answer["result"][::-1]}


PARTS = (
    Wrong("ignore-the-checksum", "does not compare checksums", within=checksum(lambda data, so_far: Anything())),
    Wrong(
        "checksum-without-the-last-byte",
        "computes checksums over the wrong range",
        within=checksum(lambda data, so_far: zlib.crc32(bytes(data)[:-1], so_far)),
    ),
    Wrong(
        "another-checksum",
        "computes Adler-32 in place of CRC-32",
        within=checksum(lambda data, so_far: zlib.adler32(data)),
    ),
    Wrong(
        "other-byte-order-of-lengths",
        "reads 32-bit integers in the other byte order",
        within=streams(read_u4be=KaitaiStream.read_u4le, read_u4le=KaitaiStream.read_u4be),
    ),
    Wrong(
        "lengths-are-signed",
        "reads 32-bit lengths as signed integers",
        within=streams(read_u4be=KaitaiStream.read_s4be, read_u4le=KaitaiStream.read_s4le),
    ),
    Wrong(
        "ignore-the-sparse-bit",
        "takes every bundle for one whose numbers follow on",
        within=constant(TankBundleHeader, is_sparse=False),
    ),
    Wrong(
        "ignore-the-key-bit", "takes every message for one without a key", within=constant(TankMessage, has_key=False)
    ),
    Wrong(
        "ignore-the-names-width",
        "chooses between two headers without a look at how long the file's name is",
        within=lambda: patch("segspec.formats.ffwd.layout.DOCUMENT_DIGITS", -1),
    ),
    Wrong("compressed-is-unsupported", "knows no codec, and does not say so", within=decompressing(refusing)),
    Wrong("compressed-is-plain", "does not decompress", within=decompressing(stored)),
    Wrong(
        "trust-the-index", "says that every index is right", other("index", lambda answer: answer | {"findings": []})
    ),
    Wrong(
        "refuse-the-index",
        "says that every index is false",
        other("index", lambda answer: answer | {"findings": [{"code": "bad-index", "at": "0"}]}),
    ),
    Wrong("no-index", "does not look at indexes", without_index),
    Wrong(
        "known-answers-reversed",
        "prints checksums and hashes in the other byte order",
        other("compute", reversed_result),
    ),
    Wrong("another-hash", "computes other checksums and hashes", other("compute", other_result)),
    Wrong(
        "write-a-byte-more",
        "writes a byte behind the last frame",
        other("write", lambda answer: answer | {"hex": answer["hex"] + "00"}),
    ),
    Wrong(
        "write-the-half",
        "writes half of the records' bytes",
        other("write", lambda answer: answer | {"hex": answer["hex"][: len(answer["hex"]) // 4 * 2]}),
    ),
)
