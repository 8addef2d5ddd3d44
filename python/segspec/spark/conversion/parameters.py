"""What a conversion is asked to do, checked, and as JSON: a job that was interrupted is continued only by the same."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any

from segspec.columns.schema import schema
from segspec.conversion import FIELDS_AS, Refused
from segspec.conversion.losses import WHERE
from segspec.core.bounds import Bound, Range
from segspec.core.limits import DEFAULT_LIMITS, Limits
from segspec.formats import names
from segspec.formats.contract.descriptor import Format
from segspec.reading.walk import OnDamage

FILES = ("parquet", "arrow")
LAKES = ("delta", "iceberg")
"""Tables of Parquet files, to which these are added by the library of the table's own makers."""

COMPRESSIONS = {
    "parquet": ("snappy", "zstd", "lz4", "gzip", "none"),
    "arrow": ("lz4", "zstd", "none"),
}
"""What files may be compressed with; the first is the default, which for Parquet is Spark's own."""

PARTITIONS = ("log", "day")
FILE_BYTES = 128 << 20
PAYLOAD = "hex"


@dataclass(frozen=True, slots=True)
class Request:
    """A conversion of the logs at `sources` to `target`.

    `file_bytes` is about the size of a file, and how much of a log one task takes. `start` and `end` bound the records
    as a `Range` does. `table` is the name of an Iceberg table, in the catalog of the name `catalog`. `where` are
    conditions that records have to fulfil. `drop`, `fields_as`, `payload`, `options` and `holes` are those of
    `segspec.conversion.prepare`, all but the first for targets that are logs. `storage` are the
    options of the stores that remote paths lie in.
    """

    sources: tuple[str, ...]
    target: str
    to: str = "parquet"
    format: str | None = None
    columns: tuple[str, ...] | None = None
    partition_by: tuple[str, ...] = PARTITIONS
    compression: str = ""
    file_bytes: int = FILE_BYTES
    on_damage: str = "skip"
    start: tuple[str, Any] | None = None
    end: tuple[str, Any] | None = None
    deleted: bool = False
    decompressed_bytes: int = DEFAULT_LIMITS.decompressed_bytes
    block_records: int = DEFAULT_LIMITS.records
    table: str | None = None
    catalog: str | None = None
    drop: tuple[str, ...] = ()
    fields_as: str = FIELDS_AS[0]
    payload: str = PAYLOAD
    options: tuple[tuple[str, str], ...] = ()
    where: tuple[str, ...] = ()
    holes: str | None = None
    storage: Mapping[str, Any] = field(default_factory=dict, compare=False, repr=False)

    @property
    def to_files(self) -> bool:
        """Whether rows become files, of which a log may have several."""
        return self.to in (*FILES, *LAKES)

    @property
    def kind(self) -> str:
        """The kind of these files."""
        return "arrow" if self.to == "arrow" else "parquet"

    @property
    def within(self) -> Range | None:
        return None if self.start is None and self.end is None else Range(_bound(self.start), _bound(self.end))

    @property
    def limits(self) -> Limits:
        return Limits(decompressed_bytes=self.decompressed_bytes, records=self.block_records)

    @property
    def policy(self) -> OnDamage:
        return OnDamage(self.on_damage)

    def as_json(self) -> dict[str, Any]:
        """All but the options of stores, which may be secrets."""
        return {name: value for name, value in asdict(self).items() if name != "storage"}

    @classmethod
    def from_json(cls, given: Mapping[str, Any]) -> Request:
        # A job that an earlier release has planned does not know of every parameter.
        known = (one.name for one in fields(cls) if one.name != "storage" and one.name in given)
        return cls(**{name: _hashable(given[name]) for name in known})

    def columns_of(self, format: Format) -> tuple[str, ...]:
        """The columns of the files that are made of logs of `format`. Raises `Refused` for unknown ones."""
        known = schema(format, "records").names
        for name in (*(self.columns or ()), *self.drop):
            if name not in known:
                raise Refused(f"{format.name} has no column {name!r}; it has {', '.join(known)}")
        chosen = [name for name in known if name not in WHERE] if self.columns is None else self.columns
        return tuple(name for name in chosen if name not in self.drop)


def checked(request: Request) -> Request:
    """The request with its defaults. Raises `Refused` for what cannot be asked for together."""
    goals = (*FILES, *LAKES, *names())
    if request.to not in goals:
        raise Refused(f"a conversion by Spark goes to one of {', '.join(goals)}, not {request.to!r}")
    if request.policy.ends_quietly:
        raise Refused("tasks know nothing of one another: at damage they skip or fail, and cannot stop")
    if (request.to == "iceberg") != (request.table is not None):
        raise Refused("an Iceberg table needs a name (table), and nothing else has one")
    unknown = [name for name in request.partition_by if name not in PARTITIONS]
    if unknown or tuple(sorted(set(request.partition_by), key=PARTITIONS.index)) != request.partition_by:
        raise Refused(f"files are partitioned by {', '.join(PARTITIONS)} in this order, or by one or none of them")
    if request.file_bytes < 1:
        raise Refused("a file has at least one byte")
    return _of_files(request) if request.to_files else _of_logs(request)


def _of_logs(request: Request) -> Request:
    if request.columns is not None or request.compression or request.partition_by != PARTITIONS:
        raise Refused(f"columns, compression and partitions are for files of rows, and {request.to} is logs")
    return request


def _of_files(request: Request) -> Request:
    if request.holes is not None:
        raise Refused(f"holes are those of logs, and {request.to} is files of rows")
    if request.options:
        raise Refused(f"options are for the writers of logs, and {request.to} is files of rows")
    if (request.fields_as, request.payload) != (FIELDS_AS[0], PAYLOAD):
        raise Refused(f"{request.to} files keep fields and bytes as they are: the way they become a value is for logs")
    choices = COMPRESSIONS[request.kind]
    chosen = request.compression or choices[0]
    if chosen not in choices:
        raise Refused(f"{request.kind} files are compressed with one of {', '.join(choices)}, not {chosen!r}")
    return replace(request, compression=chosen)


def _bound(given: tuple[str, Any] | None) -> Bound | None:
    return None if given is None else Bound(given[0], given[1])


def _hashable(value: Any) -> Any:
    """Lists of JSON as the tuples they were."""
    return tuple(_hashable(one) for one in value) if isinstance(value, (list, tuple)) else value
