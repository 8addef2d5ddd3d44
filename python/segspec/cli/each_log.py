"""Several logs, whose errors are reported without ending the verb, and labels for their rows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import click

from segspec.cli import options
from segspec.cli.console import origin_words, words_of
from segspec.cli.streams import COULD_NOT, DAMAGED, SOUND, PrintError, ReaderLeft
from segspec.core.errors import SegspecError
from segspec.core.json_form import plain
from segspec.core.text import path_text, printable
from segspec.library.log import Log, open_all
from segspec.library.stored_log import StoredLog, folder_of_log, origin_by_name, origin_of
from segspec.reading.detect import ModeError

if TYPE_CHECKING:
    from segspec.cli.spec_choice import SpecChoice
    from segspec.store.archive import ArchiveReader

LOG = "log"


class Label(NamedTuple):
    """The log of rows: fields with all `names` of its format, and words for people."""

    fields: Mapping[str, Any]
    names: Sequence[str]
    words: str


def labels(logs: Sequence[StoredLog], root: str | None) -> list[Label]:
    """Labels with the logs' origins, if unique below `root`, else paths."""
    origins = [origin_of(log) for log in logs]
    counts = Counter(map(origin_words, origins))
    return [
        _label(log, origin, root, apart=root is not None and counts[origin_words(origin)] == 1)
        for log, origin in zip(logs, origins, strict=True)
    ]


def _label(log: StoredLog, origin: Mapping[str, Any], root: str | None, *, apart: bool) -> Label:
    folder = folder_of_log(log)
    name = LOG if LOG not in log.format.columns else f"_{LOG}"
    fields = {name: path_text(folder), **plain(dict(origin))}
    words = origin_words(origin) if apart and origin else printable(_below(folder, root))
    return Label(fields, (name, *log.format.origin.columns), words)


def _below(folder: str, root: str | None) -> str:
    below = folder if root is None else folder.removeprefix(root.rstrip("/")).strip("/")
    return below or folder


def chosen_spec(*shared: str, has_columns: bool = True) -> SpecChoice | None:
    """The choice by --ksy; None without it. Raises as `segspec.cli.spec_choice.chosen` does."""
    if click.get_current_context().meta.get(options.BY_SPEC) is False:
        return None
    from segspec.cli.spec_choice import chosen

    return chosen(*shared, has_columns=has_columns)


Tried = TypeVar("Tried")


class EachLog:
    """Every log below the given paths, or with a spec every file. An error of one of `several` is printed and counted;
    else it is raised.
    """

    failed = 0

    def __init__(self, paths: tuple[str, ...], spec: SpecChoice | None = None) -> None:
        self.several = len(paths) > 1
        self.of_spec = None if spec is None else spec.files()
        self._archive = options.archive_reader() if options.given("archive") else None
        self._paths = paths

    def __iter__(self) -> Iterator[Log]:
        return (log for log, _ in self.labelled())

    def labelled(self) -> Iterator[tuple[Log, Label | None]]:
        """The logs with the labels of their rows; None for a single log."""
        for _, found in self.by_path():
            if not self.several and found:
                yield found[0], None
            else:
                root = self._paths[0] if len(self._paths) == 1 else None
                yield from zip(found, labels(found, root), strict=True)

    def by_path(self) -> Iterator[tuple[str, list[Log]]]:
        for path in self._paths:
            found: list[Log] = []
            with self.attempt(path):
                found = list(self._open(path))
            self.several |= len(found) > 1
            yield path, found if self._archive is None else list(self._archived(found, self._archive))

    def _open(self, path: str) -> Sequence[Log]:
        if self.of_spec is not None:
            from segspec.cli.spec_choice import made

            return made(partial(self.of_spec.open_all, path, self._tell_folder))
        return open_all(path, unreadable=self._tell_folder, modes=options.given_modes(), **options.opening())

    def _archived(self, logs: list[Log], archive: ArchiveReader) -> Iterator[Log]:
        for log in logs:
            try:
                made = self.tried(log, archive.log)
            except ValueError as error:
                raise click.UsageError(f"--archive: {printable(str(error))}") from error
            if made is not None:
                yield made

    def tried(self, log: Log, do: Callable[[Log], Tried]) -> Tried | None:
        done: list[Tried] = []
        with self.attempt(log):
            done.append(do(log))
        return done[0] if done else None

    @contextmanager
    def attempt(self, one: Log | str) -> Iterator[None]:
        """The block may fail without an effect on the others."""
        try:
            yield
        except (ReaderLeft, BrokenPipeError, PrintError):
            raise
        except ModeError as error:
            raise click.UsageError(f"--mode: {error}") from error
        except (SegspecError, OSError) as error:
            if not self.several:
                raise
            self.tell(one, words_of(error))

    def tell(self, one: Log | str, words: str) -> None:
        self.failed += 1
        origin = origin_words(origin_by_name(one) if isinstance(one, str) else origin_of(one))
        path = one if isinstance(one, str) else one.path
        words = (words if path in words else f"{path}: {words}") + (f" [{origin}]" if origin else "")
        click.echo(f"segspec: {printable(words)}", err=True)

    def _tell_folder(self, path: str, error: Exception) -> None:
        self.several = True
        self.tell(path, words_of(error))

    def code(self, *, damaged: bool) -> int:
        """The verb's exit code: `COULD_NOT` if any attempt failed."""
        return COULD_NOT if self.failed else DAMAGED if damaged else SOUND
