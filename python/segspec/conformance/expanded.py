"""The suite as an archive that needs no runner: every case with its bytes in JSON."""

from __future__ import annotations

import gzip
import json
import tarfile
from collections.abc import Callable, Iterator, Mapping
from hashlib import sha256
from io import BytesIO
from itertools import chain
from pathlib import Path, PurePath
from typing import IO, Any
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from segspec.conformance.library import answer
from segspec.conformance.vectors import Case, Question, VectorSection, VectorsError, folder, load, suite

JSON = dict[str, Any]
BESIDE = Path(__file__).parent / "skeletons" / "archive"
HASHED = "value_sha256"
EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the archive is reproducible."""
READABLE = 0o644


def members() -> Iterator[tuple[str, bytes]]:
    """Paths and contents; hashes last."""
    files = {name: (folder() / name).read_bytes() for name in ("CHANGELOG.md", "LICENSE", "suite.json")}
    files["PROTOCOL.md"] = (folder() / "README.md").read_bytes()
    files |= {path.relative_to(BESIDE).as_posix(): path.read_bytes() for path in BESIDE.rglob("*.*") if path.is_file()}
    hashes = {}
    for path, content in chain(sorted(files.items()), _sections()):
        hashes[path] = sha256(content).hexdigest()
        yield path, content
    yield "SHA256SUMS", "".join(f"{digest}  {path}\n" for path, digest in sorted(hashes.items())).encode()


def _sections() -> Iterator[tuple[str, bytes]]:
    version = suite().version
    for section in load():
        yield f"{section.format}/{section.name}.json", rendered(section, version)


def rendered(section: VectorSection, version: str) -> bytes:
    head: JSON = {
        "$schema": "../expanded-1.schema.json",
        "suite": version,
        "format": section.format,
        "section": section.name,
        "about": section.about,
        "notes": section.notes,
    }
    questions = (one for vector in section.vectors for one in vector.questions)
    lines = [_line(case) for question in questions for case in expanded(question)]
    opening = _line(head).removesuffix("}")
    return (f'{opening},"cases":[\n' + ",\n".join(lines) + "\n]}\n").encode()


def _line(value: JSON) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def expanded(question: Question) -> Iterator[JSON]:
    vector = question.vector
    expected = _expected(question)
    for case in question.cases():
        yield {
            "id": case.id,
            "vector": vector.id,
            "since": vector.since,
            "level": vector.level,
            "comment": vector.comment,
            "rules": list(vector.rules),
            "flags": list(vector.flags),
            "needs": list(question.needs),
            "judged": vector.stored["write"] if question.kind == "write" else vector.rule,
            "request": {name: one for name, one in case.request(0).items() if name != "seq"},
            "expected": expected,
        }


def _expected(question: Question) -> JSON:
    vector = question.vector
    if question.kind == "write":
        assert vector.segment is not None
        return {"hex": vector.segment.content.hex()}
    told = Case(question, None).request(0)
    found = {name: one for name, one in vector.stored[question.kind].items() if name not in told}
    if HASHED not in _line(found):
        return found
    values = {sha256(bytes.fromhex(one)).hexdigest(): one for one in _values(answer(told))}
    try:
        whole: JSON = _whole(found, values)
    except KeyError as error:
        raise VectorsError(f"{question.id}: no value in its files has the SHA-256 {error}") from error
    return whole


def _whole(stored: Any, values: Mapping[str, str]) -> Any:
    if isinstance(stored, list):
        return [_whole(one, values) for one in stored]
    if not isinstance(stored, dict):
        return stored
    out = {name: _whole(one, values) for name, one in stored.items() if name != HASHED}
    return out | ({"value": values[stored[HASHED]]} if HASHED in stored else {})


def _values(said: Any) -> Iterator[str]:
    for one in said.values() if isinstance(said, dict) else said if isinstance(said, list) else ():
        yield from _values(one)
    if isinstance(said, dict) and isinstance(said.get("value"), str):
        yield said["value"]


def write_zip(out: IO[bytes], root: str) -> int:
    """Returns the number of files."""
    count = 0
    with ZipFile(out, "w", ZIP_DEFLATED, compresslevel=9) as archive:
        for path, content in members():
            entry = ZipInfo(f"{root}/{path}", EARLIEST)
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = READABLE << 16
            archive.writestr(entry, content)
            count += 1
    return count


def write_tar(out: IO[bytes], root: str) -> int:
    """Returns the number of files."""
    count = 0
    with (
        gzip.GzipFile("", "wb", 9, out, mtime=0) as compressed,
        tarfile.open(fileobj=compressed, mode="w", format=tarfile.PAX_FORMAT) as archive,
    ):
        for path, content in members():
            entry = tarfile.TarInfo(f"{root}/{path}")
            entry.size, entry.mode = len(content), READABLE
            archive.addfile(entry, BytesIO(content))
            count += 1
    return count


WRITERS: dict[str, Callable[[IO[bytes], str], int]] = {".zip": write_zip, ".tar.gz": write_tar}


def writer_of(path: PurePath) -> Callable[[IO[bytes], str], int]:
    """Raises `ValueError` if the ending is unknown."""
    for ending, writer in WRITERS.items():
        if path.name.endswith(ending):
            return writer
    raise ValueError(f"{path} ends neither in {' nor in '.join(WRITERS)}")
