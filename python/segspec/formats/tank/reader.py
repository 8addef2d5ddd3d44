"""Reads one TANK segment: frame, then promises, then records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from segspec.columns.objects import Runs, in_runs
from segspec.core.errors import Code, Finding, SegspecError
from segspec.core.limits import Limits
from segspec.core.model import Frame, Record, Section, SegmentFile, SegmentSummary
from segspec.core.stretch import Stretch
from segspec.formats.contract.reading import Landmark, Resync
from segspec.formats.tank import folder, rules
from segspec.formats.tank.bundle import RULES, Bundle, check_codec, contents, open_bundle
from segspec.formats.tank.layout import BUNDLE, CONTAINERS, base_of, codec_name
from segspec.formats.tank.message_set import check_messages, miscounted, read_messages, released, sequences
from segspec.formats.tank.resync import Resyncer
from segspec.storage.source import Source
from segspec_ksy.tank_entry import TankEntry
from segspec_ksy.tank_message_set import TankMessageSet

COUNTED = "there", "codec", "message_set_start"


class Carried(NamedTuple):
    """State after a stretch: due number, sparse bundles, and the last message's timestamp, if read."""

    due: int
    sparse: int
    last_timestamp: int | None


class TankReader:
    """The `SegmentReader` of TANK, with the due number, which most bundles do not contain."""

    def __init__(self, source: Source, segment: SegmentFile, limits: Limits) -> None:
        self.segment = segment
        self.limits = limits
        self._last_timestamp: int | None = None
        self.source = source
        # Dense bundles are the same in both dialects.
        self.dialect = "system"
        self.due = base_of(segment)
        self._sparse = 0
        self._end = 0

    @property
    def source(self) -> Source:
        return self._source

    @source.setter
    def source(self, source: Source) -> None:
        self._source = source
        self._resyncer = Resyncer(source, self.segment, self.limits)
        self._resyncer.search.last_timestamp = self._last_timestamp

    seed: ClassVar[int] = 0

    @property
    def stop(self) -> int:
        return self.source.size

    def begin(self) -> int:
        """Returns 0: segments have no header."""
        return 0

    def enter(self, start: Landmark) -> None:
        self.due, self._end, self._sparse = start.due, start.position, 0

    def frame(self, position: int) -> Frame:
        bundle = open_bundle(self.source, position)
        details: dict[str, int | str | bool] = {
            "messages": bundle.num_messages,
            "codec": codec_name(bundle.codec),
            "sparse": bundle.is_sparse,
        }
        first, offsets = bundle.first(self.due), bundle.apart + 1
        return Frame(position, bundle.end, BUNDLE, bundle, first, offsets, spec=TankEntry, details=details)

    def check(self, frame: Frame) -> Iterator[Finding]:
        """Raises `SegspecError`: unsupported-codec, bad-order (numbers of more than 64 bits)."""
        bundle: Bundle = frame.body
        check_codec(bundle)
        first, apart = bundle.first(self.due), bundle.apart
        if rules.exceeds_numbers(first, apart):
            raise bundle.error("tank.number.fits", highest=first + apart)
        yield from bundle.unused_bit()
        if rules.steps_back(first, self.due):
            yield bundle.finding("tank.number.rises", first=first, due=self.due, before=self.due - 1)

    def records(self, frame: Frame) -> tuple[Sequence[Record], list[Finding]]:
        bundle: Bundle = frame.body
        messages, findings = released(bundle, read_messages(self.source, bundle, self.limits), self.due)
        self._refuse_if_cut_short(bundle, doubtful=bool(findings) or messages.set_unused() > 0)
        numbers = sequences(bundle, self.due, messages)
        findings += check_messages(bundle, messages, numbers)
        made = partial(messages.records, bundle.position, numbers)
        if not isinstance(numbers, range):
            return in_runs(messages.count, made), findings
        return Runs(messages.count, made, len(messages.content)), findings

    def accept(self, frame: Frame, records: Sequence[Record]) -> None:
        bundle: Bundle = frame.body
        # TANK's client counts the messages; without them only the declared number is known.
        if records:
            assert records[-1].offset is not None
            self.due = records[-1].offset + 1
            self.released(records[-1].timestamp)
        else:
            self.due = bundle.after(self.due)
        self._sparse += bundle.is_sparse
        self._end = bundle.end

    def pass_over(self, stretch: Stretch) -> None:
        carried = stretch.carried
        assert isinstance(carried, Carried)
        self.due = carried.due
        self._sparse += carried.sparse
        self._end = stretch.end
        if carried.last_timestamp is not None:
            self.released(carried.last_timestamp)

    def released(self, last_timestamp: int | None) -> None:
        self._last_timestamp = self._resyncer.search.last_timestamp = last_timestamp

    def frame_spec(self, position: int) -> tuple[type[Any], tuple[object, ...]]:
        return TankEntry, ()

    def sections(self, frame: Frame) -> Iterator[Section]:
        bundle: Bundle = frame.body
        content = contents(self.source, bundle, self.limits)
        if CONTAINERS[bundle.codec] is not None:
            params = (bundle.num_messages, bundle.is_sparse)
            yield Section("message set, decompressed", TankMessageSet, content, None, params)

    def resync(self, position: int, error: SegspecError) -> Resync | None:
        if error.code is Code.ZEROED:
            return None
        found = self._resyncer.resync(position, self.due)
        if found is None:
            return None
        resumed, self.due = found
        return resumed

    def finish(self, summary: SegmentSummary) -> Iterator[Finding]:
        summary.next_offset = self.due
        summary.details["sparse_bundles"] = self._sparse
        path = self.source.path
        if self.segment.base is None:
            said = {"name": self.source.name, "first": rules.FIRST_SEQUENCE}
            yield RULES.finding("tank.name.counted-from-1", path, 0, said)
        declared = self.segment.details.get("declared_last")
        if self.source.size == 0 and isinstance(declared, int):
            summary.next_offset = declared + 1
            yield folder.emptied(path, self.due, declared)
        elif self.source.size == 0:
            yield RULES.finding("tank.end.empty", path, 0)
        elif self._end == self.source.size and summary.end == "clean" and isinstance(declared, int):
            yield from folder.check_declared_last(path, summary.bytes, declared, self.due - 1)

    def odd_bundle(
        self, bundle: Bundle, there: int, flagged: int, due: int, *, is_followed: bool | None
    ) -> list[Finding] | None:
        """The findings about a bundle with this many messages, of which `flagged` set meaningless bits.

        None if `check` and `records` must decide. `is_followed`: by an intact bundle, if known.
        """
        counts = rules.agree(bundle.num_messages, there)
        try:
            self._refuse_if_cut_short(bundle, doubtful=not counts or flagged > 0, is_followed=is_followed)
        except SegspecError:
            return None
        said = [*bundle.unused_bit()]
        if not counts:
            said.append(miscounted(bundle, there, due))
        if flagged:
            said.append(bundle.finding("tank.message.unused", odd=flagged, count=there))
        return said

    def _refuse_if_cut_short(self, bundle: Bundle, *, doubtful: bool, is_followed: bool | None = None) -> None:
        """A partial bundle takes its missing bytes from later ones: another bundle begins inside, and nothing readable
        follows or its messages are `doubtful`."""
        end = bundle.end
        if is_followed is None and not doubtful:
            is_followed = end == self.source.size or self._resyncer.search.sound(end) is not None
        if is_followed and not doubtful:
            return
        start = self._resyncer.begins_inside(bundle, doubtful=doubtful)
        if start is not None:
            raise bundle.error("tank.set.cut-short", start=start, end=bundle.end)
