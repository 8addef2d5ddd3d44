"""The store's part of `make bench` as tables."""

from __future__ import annotations

from segspec_docs.bench import _cells, _number, _table, size
from segspec_docs.bench_page import BenchPage

OWN = "segspec.store"


class StoreBench(BenchPage):
    def appends(self, mode: str, key: str = "records_per_second") -> str:
        """Rates of one mode by number of threads, and of a thousand at once, by store."""
        rows = [row for row in self._result["appends"] if row["mode"] == mode]
        names = list(dict.fromkeys(row["what"] for row in rows))
        found = {(row["threads"], row["batch"], row["what"]): row[key] for row in rows}
        kinds = list(dict.fromkeys((row["threads"], row["batch"]) for row in rows))
        body = [
            _cells((_kind(threads, batch), *(_shown(found[threads, batch, name], key) for name in names)))
            for threads, batch in kinds
        ]
        return _table(("Appended", *names), body)

    def share(self, mode: str, threads: int, name: str) -> str:
        """The lowest ratio to another's rate for single appends."""
        rates = {
            row["what"]: row["records_per_second"]
            for row in self._result["appends"]
            if (row["mode"], row["threads"], row["batch"]) == (mode, threads, 1)
        }
        return _number(rates[OWN] / rates[name])

    def reads(self) -> str:
        body = [
            _cells(
                (
                    row["what"],
                    f"{row['ranges']['records_per_second'] / 100:,.0f}",
                    f"{_number(row['ranges']['cpu_microseconds'])} µs",
                    f"{row['scan']['records_per_second']:,}",
                    f"{row['bytes_per_record']:,} B",
                )
            )
            for row in self._result["reads"]
        ]
        heads = (
            "",
            "Ranges of 100 a second",
            "Processor, a record",
            "Records a second of all",
            "On the disk, a record",
        )
        return _table(heads, body)

    def archived(self) -> str:
        found = self._result["archived"]
        seconds = {name: f"{each * 1000:.0f} ms" for name, each in found["seconds"].items()}
        return (
            f"From a segment of {size(found['segment_bytes'])} in an S3 server on the same machine the first record of "
            f"a range is there after {seconds['fetch']} if the segment is fetched and verified, and after "
            f'{seconds["ranges"]} with `through="ranges"`'
        )

    def opening(self) -> str:
        found = self._result["opening"]
        seconds = f"{_number(found['seconds'])} s ({_number(found['processor_seconds'])} s of the processor)"
        return f"A stream of {found['segments']:,} segments, all but the last one in an archive, opens in {seconds}"


def _kind(threads: int, batch: int) -> str:
    if batch > 1:
        return f"{batch:,} at once"
    return "by one thread" if threads == 1 else f"by {threads} threads"


def _shown(value: float, key: str) -> str:
    return f"{_number(value)} µs" if key == "cpu_microseconds" else f"{value:,}"
