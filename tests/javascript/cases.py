"""Which spec reads which file of the corpus, and what of a log is read by specs of its own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path

from segspec.core.errors import SegspecError
from segspec.core.model import SegmentFile, SegmentSummary
from segspec.core.stretch import Level
from segspec.formats.mojo.detect import detect
from segspec.library.log import Log
from segspec.library.log import open as open_log
from segspec.reading.detect import logs_below
from segspec.reading.walk import OnDamage, walk
from segspec.storage.source import open_source
from tests.helpers.sweeps import some
from tests.javascript.tree import Request, Value

SMALL = 300_000
"""Bytes; larger files say nothing new, and a tree in two languages takes its time."""
FRAMED = 60_000
"""Bytes of a segment whose frames are compared one by one too."""
FILES_OF_A_SPEC, FRAMES_OF_A_SPEC, AMQP_RECORDS = 6, 16, 16
"""So many are read in `make test`."""
AMQP_DEPTH = 16


@dataclass(frozen=True)
class WholeFile:
    """A spec that reads whole files: those of the corpus that match `pattern`."""

    spec: str
    pattern: str
    params: tuple[Value, ...] = ()
    position: int = 0

    @property
    def name(self) -> str:
        return "-".join([self.spec, *map(str, self.params)])

    def requests(self, corpus: Path, most: int = FILES_OF_A_SPEC) -> list[Request]:
        found = some(files(corpus, self.pattern), most)
        return [request(self.spec, path, self.params, self.position) for path in found]


WHOLE_FILES = (
    WholeFile("osiris_segment", "osiris/**/*.segment"),
    WholeFile("osiris_index", "osiris/**/*.index"),
    WholeFile("osiris_index_document", "osiris/**/*.index", position=8),  # behind the header, as the document has it
    WholeFile("tank_segment", "tank/*/*log"),
    WholeFile("tank_index", "tank/*/*.index"),
    WholeFile("durable_log_segment", "durable_log/*/log/*.log"),
    WholeFile("durable_log_index", "durable_log/*/log/*.idx"),
    WholeFile("ffwd_segment", "ffwd/*/qlog/0*", (0,)),
    WholeFile("ffwd_segment", "ffwd/*/qlog/0*", (1,)),
    WholeFile("ffwd_index", "ffwd/*/qlog/index"),
    WholeFile("redis_listpack", "redis_listpack/*/*.lp"),
    WholeFile("redis_stream_node", "redis_listpack/*/*.lp"),
)

FORMATS = ("osiris", "tank", "durable_log", "mojo", "ffwd")


def files(corpus: Path, pattern: str, largest: int = SMALL) -> list[Path]:
    return sorted(path for path in corpus.glob(pattern) if path.is_file() and path.stat().st_size <= largest)


def request(spec: str, path: Path, params: tuple[object, ...] = (), position: int = 0) -> Request:
    return {"spec": spec, "file": str(path), "params": [plain(p) for p in params], "position": position}


def plain(value: object) -> Value:
    """A parameter as JSON: enums are numbers."""
    return value if isinstance(value, bool) else int(str(int(value)))  # type: ignore[call-overload]


def frames(corpus: Path, name: str) -> Iterator[Request]:
    """What the library reads of the small segments of a format: frames, each once, with their parameters, and the
    sections of them that have a spec of their own, decompressed ones too."""
    by_spec: dict[str, list[Request]] = {}
    for found in all_frames(corpus, name):
        by_spec.setdefault(found["spec"], []).append(found)
    for each in by_spec.values():
        yield from some(each, FRAMES_OF_A_SPEC)


def all_frames(corpus: Path, name: str) -> Iterator[Request]:
    seen: set[bytes] = set()
    for path, _, _ in logs_below(str(corpus / name), name):
        log = open_log(path, format=name)
        for segment in log.segments:
            if Path(segment.path).stat().st_size <= FRAMED:
                yield from frames_of(log, segment, seen)


def frames_of(log: Log, segment: SegmentFile, seen: set[bytes]) -> Iterator[Request]:
    with open_source(segment.path) as source:
        reader = log.format.reader(source, segment, log.limits)
        summary = SegmentSummary(segment, source.size)
        for step in walk(reader, summary, on_damage=OnDamage.SKIP, level=Level.CHECKSUMS):
            frame = step.frame
            if frame is None or is_known(source.read(frame.position, frame.end - frame.position), seen):
                continue
            spec, params = reader.frame_spec(frame.position)
            if frame.body is not None:
                spec, params = frame.spec or type(frame.body), frame.params
            yield request(spec_of(spec), Path(segment.path), params, frame.position)
            with suppress(SegspecError):
                for section in reader.sections(frame):
                    plain_params = [plain(p) for p in section.params]
                    yield {"spec": spec_of(section.spec), "hex": section.content.hex(), "params": plain_params}


def is_known(content: bytes, seen: set[bytes]) -> bool:
    digest = sha256(content).digest()
    known = digest in seen
    seen.add(digest)
    return known


def spec_of(parser: type) -> str:
    return parser.__module__.rpartition(".")[2]


def mojo_segments(corpus: Path) -> Iterator[Request]:
    """Whole mojo segments, finished or not, by the reading that the library finds in each."""
    for path in some(files(corpus, "mojo/*/*[0-9]-[0-9]*", FRAMED), FILES_OF_A_SPEC):
        with open_source(str(path)) as source:
            found = detect(source, None)
        if found is not None:
            yield request("mojo_segment", path, tuple(found.variant))


def amqp_messages(corpus: Path) -> Iterator[Request]:
    """What RabbitMQ stored for AMQP 0.9.1 clients, by the spec of AMQP 1.0 messages."""
    log = open_log(str(corpus / "osiris" / "plain_amqp091"), format="osiris")
    for record in some(islice(log.records(on_damage="skip", report=lambda finding: None), 300), AMQP_RECORDS):
        yield {"spec": "amqp_message", "hex": (record.value or b"").hex(), "params": [AMQP_DEPTH]}
