"""The rows of kernels side by side: how a format tells whether an index is exactly what its segment gives."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from segspec.columns.backend.kernel import kernel
from segspec.storage.source import Source

if TYPE_CHECKING:
    import numpy as np

ROWS = 1 << 14

Columns = dict[str, "np.ndarray[Any, Any]"]


class KernelRows:
    """The rows of a kernel over a file, as many at a time as are asked for."""

    def __init__(self, name: str, source: Source, position: int) -> None:
        self._kernel = kernel(name)
        self._source = source
        self._position = position

    @property
    def is_done(self) -> bool:
        """Whether all of the file was read."""
        return self._position == self._source.size

    def take(self, rows: int) -> Columns | None:
        """The next `rows` rows; None where there are not so many."""
        view = self._source.view(self._position, self._source.size)
        found = self._kernel.scan(view.data, self._position - view.base, capacity=rows, fast=True)
        self._position = found.position + view.base
        return found.columns if found.rows == rows else None

    def all(self) -> Iterator[Columns]:
        """All that can be read."""
        while not self.is_done:
            view = self._source.view(self._position, self._source.size)
            found = self._kernel.scan(view.data, self._position - view.base, capacity=ROWS, fast=True)
            if not found.rows:
                return
            self._position = found.position + view.base
            yield found.columns


def same(left: Any, right: Any) -> bool:
    """Whether two columns have the same values."""
    import numpy as np

    return bool(np.array_equal(left, right))
