"""Files of any size in formats that are none of segspec's, as other programs write and read them."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import IO

from tests.bench.any_spec.kaitai_lists import COLUMNS, parsers
from tests.bench.kinds import Kind

FIRST_SECOND = 1_700_000_000
BLOCK_ROWS = 4096
"""Rows that are made; longer files have them again and again."""

PACKET_HEADER = 16
TLV_OVERHEAD = 4
"""What a row has besides its content."""

TAGS = (2, 4, 2, 4, 1, 2, 4, 3)

USER_NETWORK = 147
"""The first of the kinds of networks that libpcap leaves to its users: no program knows what is in their packets."""

FILLER = "the quick brown fox jumps over the lazy dog "
"""What texts and packets are made of."""


def write_packets(kind: Kind, size: int, file: IO[bytes]) -> int:
    file.write(struct.pack("<IHHiIII", 0xA1B2C3D4, 2, 4, 0, 0, 65535, USER_NETWORK))
    length = kind.value_bytes - PACKET_HEADER
    rows = [
        struct.pack("<IIII", FIRST_SECOND + number, number, length, length) + filler(number, length).encode()
        for number in range(BLOCK_ROWS)
    ]
    return repeated(rows, size, file)


def write_tlv(kind: Kind, size: int, file: IO[bytes]) -> int:
    """Texts and plain bytes, as long as rows are to be, with a number and a point in every eight."""
    rows = []
    for number in range(BLOCK_ROWS):
        tag = TAGS[number % len(TAGS)]
        text = filler(number, kind.value_bytes - TLV_OVERHEAD - 3)
        body = {
            1: struct.pack(">q", number),
            2: b"en" + text.encode() + b"\0",
            3: struct.pack(">hh", number, -number),
            4: text.encode(),
        }[tag]
        note = struct.pack(">I", number) if tag == 3 else b""
        rows.append(struct.pack(">BH", tag, len(body)) + body + bytes([len(body) & 0xFF]) + note)
    return repeated(rows, size, file)


def write_bitmap(kind: Kind, size: int, file: IO[bytes]) -> int:
    width = height = math.isqrt(max(size, 64) // 3)
    line = bytes(range(256)) * (3 * width // 256 + 2)
    padding = bytes(-(3 * width) % 4)
    length = height * (3 * width + len(padding))
    file.write(struct.pack("<2sIII", b"BM", 54 + length, 0, 54))
    file.write(struct.pack("<IIIHHII16x", 40, width, height, 1, 24, 0, length))
    for number in range(height):
        file.write(line[number % 64 : number % 64 + 3 * width] + padding)
    return width * height


def write_symbols(kind: Kind, size: int, file: IO[bytes]) -> int:
    """A relocatable ELF file of nothing but symbols and their names."""
    count = max(1, size // kind.value_bytes)
    length = kind.value_bytes - 24
    names = 64
    entries = names + 1 + count * length
    file.write(b"\x7fELF\2\1\1".ljust(16, b"\0"))
    headers = entries + 24 * (count + 1)
    file.write(struct.pack("<HHIQQQIHHHHHH", 1, 62, 1, 0, 0, headers, 0, 64, 0, 0, 64, 3, 2))
    file.write(b"\0")
    for number in range(count):
        file.write(f"symbol_{number}".encode().ljust(length - 1, b"_") + b"\0")
    file.write(bytes(24))
    for number in range(count):
        file.write(struct.pack("<IBBHQQ", 1 + number * length, 0x12, 0, 0xFFF1, 16 * number, 16))
    file.write(bytes(64))
    file.write(struct.pack("<IIQQQQIIQQ", 0, 2, 0, 0, entries, 24 * (count + 1), 2, 1, 8, 24))
    file.write(struct.pack("<IIQQQQIIQQ", 0, 3, 0, 0, names, 1 + count * length, 0, 0, 1, 0))
    return count + 1


def repeated(rows: list[bytes], size: int, file: IO[bytes]) -> int:
    """Writes `rows` again and again, to about `size` bytes; returns how many there are."""
    block = b"".join(rows)
    blocks, rest = divmod(size, len(block))
    for _ in range(blocks):
        file.write(block)
    some = list(up_to(rows, rest)) or ([] if blocks else rows[:1])
    file.write(b"".join(some))
    return blocks * len(rows) + len(some)


def up_to(rows: list[bytes], most: int) -> Iterator[bytes]:
    for row in rows:
        most -= len(row)
        if most < 0:
            return
        yield row


def filler(number: int, length: int) -> str:
    return (f"{number} {FILLER}" * (length // len(FILLER) + 1))[:length]


FILES: dict[str, Callable[[Kind, int, IO[bytes]], int]] = {
    "packets": write_packets,
    "tlv": write_tlv,
    "bitmap": write_bitmap,
    "elf_symbols": write_symbols,
}
"""By format, what writes a file of it and says how many rows it has."""

KEPT = "kept"
"""The folder of a compiled format, beside the file."""

LANGUAGES = ("python", "javascript")
"""Those of the parsers that are measured."""

ROWS = {
    "packets": "packets",
    "tlv": "",
    "bitmap": "lines.pixels",
    "elf_symbols": "section_headers.symbols.entries",
}
"""What makes the rows."""

OWN_COLUMNS = {**COLUMNS, "tlv": ("tag", "body", "note")}
"""What segspec is asked for: the same, a structure being one column."""

SPECS = Path(__file__).with_name("specs")


def spec_of(name: str) -> Path:
    """The spec of a format."""
    shared = Path(__file__).parents[2] / "kaitai" / "own" / "specs" / f"{name}.ksy"
    return shared if shared.exists() else SPECS / f"{name}.ksy"


def write_file(kind: Kind, size: int, folder: Path) -> tuple[str, int]:
    """Writes a file of about `size` bytes, its parsers in each language, and its format as segspec keeps it. Returns
    the file's name and its rows."""
    # Not at the top: what programs are measured by has to be small.
    import segspec
    from segspec.custom import save
    from segspec_kaitai.ksc.compiler import Target, compile_specs
    from segspec_kaitai.spec.source import ROOT

    spec = spec_of(kind.format)
    made = compile_specs(ROOT, spec.parent, [spec.stem], [Target(language, language) for language in LANGUAGES])
    for language in LANGUAGES:
        parsers(folder, language).mkdir(parents=True)
        for name, text in made.files[language][spec.stem].items():
            (parsers(folder, language) / Path(name).name).write_text(text, encoding="utf-8")
    (folder / KEPT).mkdir()
    # What lies in a folder of modules of the newer kind would be taken for one.
    (parsers(folder, "javascript") / "package.json").write_text('{"type": "commonjs"}', encoding="utf-8")
    save(segspec.compile(spec, ROWS[kind.format], OWN_COLUMNS[kind.format]), folder / KEPT)
    with (folder / f"{kind.format}.bin").open("wb") as file:
        return Path(file.name).name, FILES[kind.format](kind, size, file)
