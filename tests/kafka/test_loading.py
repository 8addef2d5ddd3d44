"""What a start does to a partition's files, as the model has it and as Kafka's own classes do it."""

from __future__ import annotations

import random
import shutil
from pathlib import Path

from segspec.formats.contract.startup import OwnerCrashError
from segspec.storage.directory import list_directory
from segspec_kafka.owner.loader import Loader
from tests.conftest import ROOT
from tests.helpers.sweeps import ALL
from tests.kafka.chances import damage
from tests.kafka.loaded import Loaded, load
from tests.kafka.tools import Tools

DATA = ROOT / "tests/data/kafka/4.1/data"
PARTITIONS = ("segments-0", "transactions-0", "compacted-0", "lz4-0", "trimmed-0")
SEEDS = 120 if ALL else 40
NOT_COMPARED = ("leader-epoch-checkpoint", "partition.metadata")


def test_model_and_kafka_do_the_same_to_damaged_partitions(kafka_tools: Tools, tmp_path: Path) -> None:
    wrong = [text for seed in range(SEEDS) if (text := _differs(kafka_tools, tmp_path / str(seed), seed))]
    assert not wrong, "\n".join(wrong)


def _differs(tools: Tools, folder: Path, seed: int) -> str:
    chance = random.Random(seed)
    partition = folder / chance.choice(PARTITIONS)
    shutil.copytree(DATA / partition.name, partition)
    did = damage(partition, seed)
    end = 70
    asked = {
        "is_clean": chance.random() < 0.4,
        "recovery_point": chance.choice((0, end, chance.randrange(end))),
        "log_start": chance.choice((0, 0, 0, chance.randrange(end + 20))),
    }
    model = Loader(list_directory(str(partition)), epochs=_epochs(partition), **asked)
    crash = ""
    try:
        model.load()
    except OwnerCrashError as error:
        crash = error.crash.reason
    found = load(tools, partition, **asked)
    if model.unknown:
        return ""
    same = bool(crash) == bool(found.error) and (bool(crash) or _same(model, found))
    said = crash or (model.next_offset, model.epochs, model.files.sizes)
    return "" if same else f"seed {seed}, {partition.name}, {asked}: {did}\n  model {said}\n  Kafka {found}"


def _same(model: Loader, found: Loaded) -> bool:
    sizes = {name: size for name, size in model.files.sizes.items() if name not in NOT_COMPARED}
    logs = {name: size for name, size in found.files.items() if name in sizes and name.endswith(".log")}
    return (
        max(model.log_start, min(model.segments)) == found.start
        and model.next_offset == found.end
        and tuple(model.epochs) == found.epochs
        and sizes.keys() == found.files.keys() - {*NOT_COMPARED}
        and all(sizes[name] == size for name, size in logs.items())
    )


def _epochs(partition: Path) -> list[tuple[int, int]]:
    lines = (partition / "leader-epoch-checkpoint").read_text().split("\n")[2:-1]
    return [(int(epoch), int(start)) for epoch, start in map(str.split, lines)]
