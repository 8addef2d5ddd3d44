"""The archive of a store that a query reads through, by the option of that name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from segspec.core.limits import Limits
from segspec.library.log import Log, open_all
from segspec.spark.options import ReadOptions

if TYPE_CHECKING:
    from segspec.store.archived import ArchiveReader


def archive_of(options: ReadOptions) -> ArchiveReader | None:
    """The archive; None where the option is not given."""
    if options.archive is None:
        return None
    from segspec.store.archived import ArchiveReader

    return ArchiveReader(options.archive)


def open_logs(path: str, archive: ArchiveReader | None, *, format: str, limits: Limits) -> list[Log]:
    """Every log at or below `path`, through the archive where there is one."""
    logs = open_all(path, format=format, limits=limits)
    return logs if archive is None else [archive.log(log) for log in logs]
