"""Logs one after the other: where one of several cannot be read, that is told, and the others go on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, TypeVar

import click

from segspec.cli import options
from segspec.cli.console import origin_words
from segspec.cli.exit_codes import COULD_NOT, DAMAGED, SOUND
from segspec.cli.labels import Label, labels
from segspec.cli.streams import PrintError, ReaderLeft
from segspec.core.errors import SegspecError
from segspec.core.text import printable
from segspec.library.log import Log, open_all
from segspec.library.log_origin import origin_by_name, origin_of
from segspec.reading.chosen_modes import ModeError

if TYPE_CHECKING:
    from segspec.store.archived import ArchiveReader

Tried = TypeVar("Tried")


class EachLog:
    """Every log at or below the given paths. What is done with one of them goes into `attempt`.

    A log that is alone raises what it raises. Of several, an error of one is told with its name; `failed` counts them.
    """

    def __init__(self, paths: tuple[str, ...]) -> None:
        self.failed = 0
        self._archive = options.archive_reader() if options.given("archive") else None
        self._paths = paths
        self._several = len(paths) > 1

    def __iter__(self) -> Iterator[Log]:
        return (log for log, _ in self.labelled())

    def labelled(self) -> Iterator[tuple[Log, Label | None]]:
        """The logs, each with what its rows are told apart by; None where there is only one log."""
        for _, found in self.by_path():
            if not self._several and found:
                yield found[0], None
            else:
                root = self._paths[0] if len(self._paths) == 1 else None
                yield from zip(found, labels(found, root), strict=True)

    def by_path(self) -> Iterator[tuple[str, list[Log]]]:
        """The logs of each path."""
        for path in self._paths:
            found: list[Log] = []
            with self.attempt(path):
                modes = options.given_modes()
                found = open_all(path, unreadable=self._tell_folder, modes=modes, **options.opening())
            self._several |= len(found) > 1
            yield path, found if self._archive is None else list(self._archived(found, self._archive))

    def _archived(self, logs: list[Log], archive: ArchiveReader) -> Iterator[Log]:
        """The logs as they are with what is in the archive. Raises `click.UsageError` for one that can have none."""
        for log in logs:
            try:
                made = self.tried(log, archive.log)
            except ValueError as error:
                raise click.UsageError(f"--archive: {printable(str(error))}") from error
            if made is not None:
                yield made

    @contextmanager
    def attempt(self, log: Log | str) -> Iterator[None]:
        """The block may fail without an effect on other logs."""
        try:
            yield
        except (ReaderLeft, BrokenPipeError, PrintError):
            raise
        except ModeError as error:
            raise click.UsageError(f"--mode: {error}") from error
        except (SegspecError, OSError) as error:
            if not self._several:
                raise
            self._tell(log, error)

    def tried(self, log: Log, do: Callable[[Log], Tried]) -> Tried | None:
        """What `do` gives of a log; None where it failed and others go on."""
        done: list[Tried] = []
        with self.attempt(log):
            done.append(do(log))
        return done[0] if done else None

    def code(self, *, damaged: bool) -> int:
        """What the verb returns: that it could not, where one log could not be read."""
        return COULD_NOT if self.failed else DAMAGED if damaged else SOUND

    def _tell(self, log: Log | str, error: Exception) -> None:
        self.failed += 1
        path = log if isinstance(log, str) else log.path
        origin = origin_words(origin_by_name(path) if isinstance(log, str) else origin_of(log))
        words = [path] if path not in str(error) else []
        words.append(f"{error} [{origin}]" if origin else str(error))
        click.echo(f"segspec: {printable(': '.join(words))}", err=True)

    def _tell_folder(self, path: str, error: Exception) -> None:
        self._several = True
        self._tell(path, error)
