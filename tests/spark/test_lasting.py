"""What a worker of Spark's keeps between tasks."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest
from pyspark import TaskContext

from segspec.spark.briefly import keep_loaded, lasting


@pytest.fixture(autouse=True)
def thawed() -> Iterator[None]:
    gc.unfreeze()
    keep_loaded.cache_clear()
    yield
    gc.unfreeze()
    keep_loaded.cache_clear()


def test_outside_of_a_task_the_process_stays_as_it_is() -> None:
    with lasting():
        pass
    assert gc.get_freeze_count() == 0


def test_what_a_task_has_loaded_is_kept_out_of_the_collector_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TaskContext, "get", TaskContext)
    with pytest.raises(ValueError, match="the task fails"), lasting():
        raise ValueError("the task fails")
    kept = gc.get_freeze_count()
    assert kept > 0
    later = [[] for _ in range(1000)]
    with lasting():
        pass
    assert gc.get_freeze_count() <= kept, f"what comes later is collected, such as {len(later)} lists"
