"""A query's place in its logs, readable JSON in Spark's checkpoint.

    {"version": 1, "logs": {"/data/orders": {
        "segment": "00000000000000000000.segment", "position": 8124, "next": 120,
        "frame": {"position": 7980, "check": "9f2b6c01d4e35a77"}}}}

Spark compares offsets as text, so equal states give equal texts: logs in order of paths, keys as above, no
floating-point numbers.

A stream's errors about records that vanished unread, or changed later.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from segspec.core.errors import Code, SegspecError
from segspec.core.model import RecordNumber, SegmentFile, id_text, parse_id
from segspec.core.notices import logger
from segspec.core.text import printable

VERSION = 1
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class LastFrame:
    """The last read frame: its beginning, and a fingerprint of its bytes up to the place.

    `is_open` if its owner may add records: reading continues with it, without the records given.
    """

    position: int
    check: str
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class LogPlace:
    """The place in one log: byte `position` of the named segment, 0 for its first frame.

    `next` is the lowest due number (or id), if known. With `skips`, earlier records may follow and are left out;
    `number` is then the first number in the frame there, if any. `last` is the frame before, if read in this segment.
    """

    segment: str
    position: int = 0
    next: RecordNumber | None = None
    number: int | None = None
    skips: bool = False
    last: LastFrame | None = None

    @property
    def start(self) -> int:
        return self.last.position if self.last is not None and self.last.is_open else self.position

    @property
    def leaves_out(self) -> bool:
        return self.skips or (self.last is not None and self.last.is_open)

    @property
    def due(self) -> int | None:
        number = self.number if self.skips else self.next
        return number if isinstance(number, int) else None


LogPlaces = Mapping[str, LogPlace]


def to_offset(places: LogPlaces) -> dict[str, Any]:
    return {"version": VERSION, "logs": {path: _to_json(places[path]) for path in sorted(places)}}


def from_offset(offset: Mapping[str, Any]) -> dict[str, LogPlace]:
    """The places in an offset. Raises `ValueError` for a foreign offset."""
    if not isinstance(offset, Mapping) or "version" not in offset:
        raise ValueError(
            f"the checkpoint is that of another source, whose offset is {offset}: begin with a new checkpoint"
        )
    if offset["version"] != VERSION:
        raise ValueError(
            f"the checkpoint has an offset of version {offset['version']!r}, and this segspec reads {VERSION}: "
            "continue with the segspec that wrote it, or begin with a new checkpoint"
        )
    try:
        return {path: _from_json(place) for path, place in offset["logs"].items()}
    except (KeyError, TypeError, AttributeError, ValueError) as error:
        raise ValueError(f"the checkpoint has an offset that segspec did not write: {offset}") from error


def _to_json(place: LogPlace) -> dict[str, Any]:
    made: dict[str, Any] = {"segment": place.segment, "position": place.position}
    if place.next is not None:
        made["next"] = id_text(place.next) if isinstance(place.next, tuple) else place.next
    if place.number is not None:
        made["number"] = place.number
    if place.skips:
        made["skips"] = True
    if place.last is not None:
        made["frame"] = {"position": place.last.position, "check": place.last.check}
        if place.last.is_open:
            made["frame"]["open"] = True
    return made


def _from_json(json: Mapping[str, Any]) -> LogPlace:
    due, number, frame = json.get("next"), json.get("number"), json.get("frame")
    position, last = _number(json["position"]), None
    if frame is not None:
        last = LastFrame(_number(frame["position"]), _is(str, frame["check"]), _is(bool, frame.get("open", False)))
        if last.position > position:
            raise ValueError(f"the last frame begins at {last.position}, and reading continues at {position}")
    return LogPlace(
        segment=_is(str, json["segment"]),
        position=position,
        next=parse_id(due) if isinstance(due, str) else due if due is None else _number(due),
        number=number if number is None else _number(number),
        skips=_is(bool, json.get("skips", False)),
        last=last,
    )


def _is(kind: type[T], value: Any) -> T:
    if type(value) is not kind:
        raise TypeError(f"{value!r} is no {kind.__name__}")
    return value


def _number(value: Any) -> int:
    number = _is(int, value)
    if not 0 <= number < 1 << 64:
        raise ValueError(f"{number} is no position and no number of a record")
    return number


class DataLossError(SegspecError):
    """Records of a log are gone or have changed. The message names them."""


def log_gone(path: str, place: LogPlace) -> DataLossError:
    return DataLossError(
        Code.MISSING_SEGMENT,
        f"the log is gone, or the query's path does not lead to it any more: the query had read it up to "
        f"byte {place.position} of {printable(place.segment)}{_up_to(place)}, and what followed may be lost",
        path=path,
        position=place.position,
    )


def segment_gone(path: str, place: LogPlace, earliest: RecordNumber | None) -> DataLossError:
    due = place.next
    lost = "what followed may be lost"
    if isinstance(due, int) and isinstance(earliest, int) and due < earliest:
        lost = f"records {due} to {earliest - 1} ({earliest - due} of them) are lost"
    begins = "" if earliest is None else f"; the log now begins with {_shown(earliest)}"
    return DataLossError(
        Code.MISSING_SEGMENT,
        f"{lost}: {printable(place.segment)}, which the query had read up to byte {place.position}, is gone{begins}",
        path=path,
        position=place.position,
        expected=None if due is None else _shown(due),
        actual=None if earliest is None else _shown(earliest),
    )


def only_archived(path: str, segment: SegmentFile) -> DataLossError:
    return DataLossError(
        Code.MISSING_SEGMENT,
        f"segment {segment.details['id']} comes next and is not here: it was archived; with the option archive it is "
        "read from there",
        path=path,
    )


def begins_later(path: str, asked: RecordNumber, earliest: RecordNumber) -> DataLossError:
    return DataLossError(
        Code.MISSING_SEGMENT,
        f"the query is to begin with record {_shown(asked)}, and the log begins with {_shown(earliest)}",
        path=path,
        expected=_shown(asked),
        actual=_shown(earliest),
    )


def ends_before(path: str, asked: int, end: int) -> DataLossError:
    return DataLossError(
        Code.BAD_ORDER,
        f"the consumer is due record {asked}, and the queue ends before {end}: it was re-created, or lost its end",
        path=path,
        expected=f"at least {asked}",
        actual=str(end),
    )


def made_anew(path: str, place: LogPlace) -> DataLossError:
    return DataLossError(
        Code.BAD_ORDER,
        f"the log was re-created: {printable(place.segment)}, which the query had read up to byte {place.position}, is "
        f"gone, and what is there ends before record {'?' if place.next is None else _shown(place.next)}, which is due",
        path=path,
        position=place.position,
    )


def written_over(path: str, place: LogPlace) -> DataLossError:
    start = 0 if place.last is None else place.last.position
    return DataLossError(
        Code.BAD_ORDER,
        f"the segment was cut off and written again: from byte {start} to {place.position} it is not "
        f"what the query read{_up_to(place)}, and records from before that place on may be others now",
        path=path,
        position=start,
    )


def lose(loss: DataLossError, *, fails: bool) -> None:
    """Raises the error with advice, or warns of it, according to `failOnDataLoss`."""
    if fails:
        loss.message += " (option failOnDataLoss is true, so the query fails; with false it continues with what exists)"
        raise loss
    logger().warning("%s; option failOnDataLoss is false, so the query continues", printable(str(loss)))


def _up_to(place: LogPlace) -> str:
    return "" if place.next is None else f", before record {_shown(place.next)}"


def _shown(number: RecordNumber) -> str:
    return id_text(number) if isinstance(number, tuple) else str(number)
