"""Round trips: a writer that is given the records of a segment makes one of them that reads the same."""

from __future__ import annotations

from collections.abc import Sequence

from tests.builders.osiris import GZIP, LZ4, SNAPPY, ZSTD, segment_name
from tests.generator.book import Book, Frame, Section
from tests.generator.osiris import containers
from tests.generator.osiris.build import TIME, Entry, chunk, entries_of, segment, sub_batch, user, whole
from tests.generator.osiris.notes import section

TOP = 1 << 64
CONTAINERS = {
    "gzip": (GZIP, containers.gzip), "snappy": (SNAPPY, containers.snappy), "lz4": (LZ4, containers.lz4), "zstd": (ZSTD,
    containers.zstd),
}  # fmt: skip


def write(book: Book) -> None:
    part = section(
        book, "round-trips", "Segments that a writer makes again of their records.", "Rewrites", "BatchMiscounts"
    )
    plain: dict[str, tuple[Frame, ...]] = {
        "one-record": (user(0, b"one"),),
        "one-chunk": (user(0, b"one", b"two", b"three"),),
        "three-chunks": (user(0, b"one"), user(1, b"two", b"three"), user(3, b"four")),
        "empty-records": (user(0, b"", b"", b""), user(3, b"")),
        "a-time-each": tuple(user(number, b"%d" % number, timestamp=TIME + number) for number in range(4)),
        "a-clock-that-steps-back": tuple(user(number, b"%d" % number, timestamp=TIME - number) for number in range(3)),
        "before-1970": (user(0, b"one", timestamp=-1), user(1, b"two", timestamp=-(1 << 63))),
        "the-greatest-time": (user(0, b"one", timestamp=(1 << 63) - 1),),
        "epoch-zero": (user(0, b"one", epoch=0),),
        "the-greatest-epoch": (user(0, b"one", epoch=TOP - 1),),
        "two-epochs": (user(0, b"one"), user(1, b"two", epoch=2)),
        "every-byte": (user(0, bytes(range(256))),),
        "sixty-records": (user(0, *(b"%d" % number for number in range(60))),),
        "of-1000-bytes": (user(0, b"x" * 1000), user(1, b"y" * 1000)),
    }
    for words, frames in plain.items():
        text = f"{words.replace('-', ' ').capitalize()}: the same records again."
        _trip(part, words, text, frames, 0)
    for base in (1, 1 << 32, (1 << 53) + 1, TOP - 10):
        frames = (user(base, b"one", b"two"), user(base + 2, b"three"))
        comment = f"A segment that begins with offset {base}: the same records again."
        _trip(part, f"from-offset-{base}", comment, frames, base)
    text = "A segment without a chunk is its header."
    part.read("nothing", text, segment(), whole(()), write="equivalent", writing={"frames": []}, flags=("Rewrites",))
    for codec in CONTAINERS:
        _packed(part, codec)


def _trip(part: Section, words: str, text: str, frames: Sequence[Frame], base: int) -> None:
    sizes = [str(len(frame.records)) for frame in frames]
    stream = segment(*frames, name=segment_name(base))
    part.read(words, text, stream, whole(frames), write="equivalent", writing={"frames": sizes}, flags=("Rewrites",))


def _packed(part: Section, codec: str) -> None:
    number, contain = CONTAINERS[codec]

    def batch(*bodies: bytes) -> Entry:
        return sub_batch(number, bodies, contain(entries_of(bodies)))

    shapes: dict[str, tuple[Frame, ...]] = {
        "one-batch": (chunk(0, [batch(b"one", b"two")]),),
        "a-batch-each": (chunk(0, [batch(b"one", b"")]), chunk(2, [batch(b"three")])),
    }
    for words, frames in shapes.items():
        text = f"{codec}: {words.replace('-', ' ')}. Other bytes may come of it, but the same records."
        part.read(
            f"{codec}-{words}", text, segment(*frames), whole(frames), requires=(f"compression:{codec}",),
            write="equivalent", writing={"frames": [str(len(frame.records)) for frame in frames], "codec": codec},
            flags=("Rewrites", "BatchMiscounts"),
        )  # fmt: skip
