"""A stream's errors about records that vanished unread, or changed later."""

from __future__ import annotations

from segspec.core.errors import Code, SegspecError
from segspec.core.ids import RecordNumber, id_text
from segspec.core.model import SegmentFile
from segspec.core.notices import logger
from segspec.core.text import printable
from segspec.spark.streaming.stream_offsets import LogPlace


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
        f"the consumer is due record {asked}, and the queue ends before {end}: it was made anew, or lost its end",
        path=path,
        expected=f"at least {asked}",
        actual=str(end),
    )


def made_anew(path: str, place: LogPlace) -> DataLossError:
    return DataLossError(
        Code.BAD_ORDER,
        f"the log was made anew: {printable(place.segment)}, which the query had read up to byte {place.position}, is "
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
        loss.message += " (option failOnDataLoss is true, so the query fails; with false it goes on with what is there)"
        raise loss
    logger().warning("%s; option failOnDataLoss is false, so the query goes on", printable(str(loss)))


def _up_to(place: LogPlace) -> str:
    return "" if place.next is None else f", before record {_shown(place.next)}"


def _shown(number: RecordNumber) -> str:
    return id_text(number) if isinstance(number, tuple) else str(number)
