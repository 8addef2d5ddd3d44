"""What a broker holds of a log's tracking after its next start, damage or not."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from segspec.core.errors import SegspecError, ShrunkError
from segspec.core.model import SegmentFile
from segspec.formats.contract.descriptor import Summarize
from segspec.formats.osiris.owner.choice import owner_by_flags
from segspec.formats.osiris.owner.releases import RELEASES
from segspec.formats.osiris.startup import started
from segspec.formats.osiris.tracking import broker_state
from segspec.storage.directory import Directory


def state_of(
    segments: Sequence[SegmentFile], read: Summarize, directory: Directory | None, owner: str | None
) -> dict[str, Any]:
    """The state as one object, with the path of the segment that was replayed.

    It is what a start of `owner` (by default the one that the node's folder tells, or the newest) leaves of the log in
    `directory`: it replays what it keeps without a look at checksums, and trailers that it extended with zeros. Where
    that start crashes there is `crash` instead, and `unknown` where nobody can tell. Without a directory, it is what
    the sound chunks of `segments` say.
    """
    if directory is None:
        path, state = broker_state(segments, read)
        return {"segment": path, **state.as_dict()}
    release = RELEASES[owner or owner_by_flags(directory) or next(reversed(RELEASES))]
    out: dict[str, Any] = {"owner": release.name}
    try:
        start = started(release, directory)
    except ShrunkError:
        raise
    except SegspecError as error:
        return {**out, "unknown": [str(error)]}
    if start.crash is not None:
        return {**out, "crash": start.crash.as_json()}
    if start.current is not None:
        out["segment"] = directory.join(start.current)
    if start.tracking is None:
        return {**out, "unknown": start.unknown}
    return {**out, **start.tracking.as_dict()}
