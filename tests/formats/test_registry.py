"""Formats are found in packages too; a broken one is named and left out, and nothing is loaded before it is needed."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import segspec
from segspec import formats
from segspec.formats import registry
from segspec.formats.contract.descriptor import Evidence, Format
from tests.helpers.patience import PATIENCE

SAMPLES = Path(segspec.__file__).parent / "samples"

SOUND = """
from segspec.formats.contract.descriptor import Format, part

class Own(Format):
    name = {name!r}
    title = "Own"
    columns = ("offset", "value")
    sniff = part("{module}:no")
    discover = segment = reader = check_order = part("{module}:nothing")

def no(source):
    return 0

def nothing(*_):
    raise NotImplementedError

FORMAT = Own()
"""


THERE = tuple(name for name in formats.names() if name not in formats.NAMES)
"""Formats of packages that are installed here."""


@pytest.fixture(autouse=True)
def _fresh(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is found stays until the process ends, but not from test to test."""
    for function in (registry._others, registry._load, registry._sound):
        function.cache_clear()


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for packages."""
    monkeypatch.syspath_prepend(str(tmp_path))
    for name in [name for name in sys.modules if name.startswith("quoin_")]:
        monkeypatch.delitem(sys.modules, name)
    return tmp_path


def install(site: Path, package: str, entry: str, text: str) -> None:
    """A package with one module and one entry point, as pip leaves it."""
    (site / f"{package}.py").write_text(text)
    info = site / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entry}\n")


def test_our_own_come_first_and_are_asked_in_the_order_of_their_evidence() -> None:
    assert formats.names()[: len(formats.NAMES)] == formats.NAMES
    assert [format.name for format in formats.listed()][: len(formats.NAMES)] == list(formats.NAMES)
    asked = list(formats.every())
    assert [format.evidence for format in asked] == sorted(format.evidence for format in asked)
    assert {format.name for format in asked} == set(formats.names())


def test_what_is_known_of_a_format_before_it_is_loaded_is_what_it_says_of_itself() -> None:
    ours = [formats.get(name) for name in formats.NAMES]
    told = {format.name: format.usual_names for format in ours if format.evidence is Evidence.MAGIC}
    assert told == registry.BY_MAGIC
    for format in ours:
        if format.evidence is Evidence.MAGIC:
            named = [name.replace("*", "1").replace("?", "1") for name in format.usual_names]
            assert next(iter(formats.every(named))) is format
    assert next(iter(formats.every(["nothing.known"]))).name == "osiris"


def test_a_package_adds_a_format(site: Path) -> None:
    install(site, "quoin_a", "quoin_one=quoin_a:FORMAT", SOUND.format(module="quoin_a", name="quoin_one"))
    assert "quoin_one" in formats.names()
    assert formats.get("quoin-one").title == "Own"
    assert formats.get("quoin_one") is formats.get("quoin-one")
    assert formats.get("quoin_one") in list(formats.every())


@pytest.mark.parametrize(
    ("entry", "text", "why"),
    [
        ("quoin_b=quoin_b:FORMAT", "raise RuntimeError('no luck')", "cannot be loaded: RuntimeError: no luck"),
        ("quoin_b=quoin_b:FORMAT", "import no_such_module", "cannot be loaded: ModuleNotFoundError"),
        ("quoin_b=quoin_b:NOTHING", "", "cannot be loaded: AttributeError"),
        ("quoin_b=quoin_b:FORMAT", "FORMAT = 5", "is no format: it is of the type int"),
        (
            "quoin_b=quoin_b:FORMAT",
            SOUND.format(module="nowhere", name="quoin_b"),
            "cannot be loaded: ModuleNotFoundError: No module named 'nowhere'",
        ),
        (
            "quoin_b=quoin_b:FORMAT",
            SOUND.format(module="quoin_b", name="quoin_b").replace("def no(", "def yes("),
            "cannot be loaded: AttributeError: module 'quoin_b' has no attribute 'no'",
        ),
        ("quoin_b=quoin_b:FORMAT", SOUND.format(module="quoin_b", name="other"), "calls itself 'other'"),
        (
            "quoin_b=quoin_b:FORMAT",
            SOUND.format(module="quoin_b", name="quoin_b").replace('title = "Own"', ""),
            "does not say title",
        ),
        (
            "quoin_b=quoin_b:FORMAT",
            SOUND.format(module="quoin_b", name="quoin_b").replace('title = "Own"', 'title = "Own"; writer = None'),
            "Own says writer, which nobody asks for",
        ),
    ],
)
def test_a_broken_one_is_said_once_and_left_out(
    site: Path, caplog: pytest.LogCaptureFixture, entry: str, text: str, why: str
) -> None:
    install(site, "quoin_b", entry, text)
    for _ in range(2):
        assert [format.name for format in formats.listed()] == [*formats.NAMES, *THERE]
    (said,) = [record.getMessage() for record in caplog.records]
    assert said.startswith("the format quoin_b of quoin_b (quoin_b:")
    assert why in said
    assert said.endswith("; it is left out")
    with pytest.raises(ValueError, match="quoin_b of quoin_b"):
        formats.get("quoin_b")


@pytest.mark.parametrize(
    ("entry", "why"),
    [
        ("osiris=quoin_c:FORMAT", "there is a format of that name"),
        ("Quoin=quoin_c:FORMAT", "small letters"),
        ("quoin-c=quoin_c:FORMAT", "small letters"),
    ],
)
def test_names_do_not_clash(site: Path, caplog: pytest.LogCaptureFixture, entry: str, why: str) -> None:
    install(site, "quoin_c", entry, "raise RuntimeError('never imported')")
    assert formats.names() == (*formats.NAMES, *THERE)
    assert formats.get("osiris").title == "RabbitMQ osiris"
    (said,) = [record.getMessage() for record in caplog.records]
    assert why in said


def test_of_two_packages_with_one_name_the_first_is_taken(site: Path, caplog: pytest.LogCaptureFixture) -> None:
    install(site, "quoin_d", "quoin=quoin_d:FORMAT", SOUND.format(module="quoin_d", name="quoin"))
    install(site, "quoin_e", "quoin=quoin_e:FORMAT", SOUND.format(module="quoin_e", name="quoin"))
    assert type(formats.get("quoin")).__module__ == "quoin_d"
    assert "quoin of quoin_e (quoin_e:FORMAT) is left out" in caplog.text


def test_an_unknown_name_is_answered_with_those_that_there_are() -> None:
    with pytest.raises(ValueError, match="unknown format 'pulsar': one of osiris, tank, durable_log, mojo, ffwd"):
        formats.get("pulsar")
    with pytest.raises(TypeError, match="format is PosixPath; it must be a format or its name"):
        formats.get(Path("pulsar.ksy"))  # type: ignore[arg-type]


def test_the_command_line_says_it_and_goes_on(site: Path) -> None:
    install(site, "quoin_f", "quoin=quoin_f:FORMAT", "raise RuntimeError('no luck')")
    # A file that no format is sure of is shown to all of them.
    unknown = site / "unknown"
    unknown.write_bytes(b"nothing")
    done = loaded(["info", str(unknown)], site)
    assert (
        "segspec: the format quoin of quoin_f (quoin_f:FORMAT) cannot be loaded: RuntimeError: no luck" in done.stderr
    )
    assert "neither the name nor the content is of a known format" in done.stderr


@pytest.mark.parametrize("name", ["osiris", "durable_log", "ffwd"])
def test_a_dump_loads_no_other_format_and_reads_no_metadata(name: str) -> None:
    done = loaded(["dump", "--limit", "1", str(min((SAMPLES / name).rglob("log")))])
    names = done.stderr.split()
    others = [other for other in formats.NAMES if other != name]
    own = [name.removeprefix("segspec.formats.") for name in names if name.startswith("segspec.formats.")]
    assert {f"segspec.formats.{name}.reader", "segspec.frames.reader"} & {*names}
    assert [name for name in own if name.startswith(tuple(others))] == []
    assert [name for name in own if name.endswith((".writer", ".salvage", ".startup")) and "contract" not in name] == []
    assert not {"importlib.metadata", "pyarrow", "numpy"} & set(names)


def loaded(arguments: list[str], site: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Runs the command line in a process of its own, which ends by naming its modules on stderr."""
    path = "" if site is None else f"sys.path.insert(0, {str(site)!r}); "
    verb = f"sys.argv = {['segspec', *arguments]!r}; from segspec.cli.main import main; main(); "
    code = f"import sys; {path}{verb}print(*sys.modules, file=sys.stderr)"
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=PATIENCE)


def test_a_part_is_imported_when_it_is_asked_for_and_once() -> None:
    format = formats.get("tank")
    assert format.reader is format.reader
    assert format.tracking is None
    assert isinstance(format, Format)
    assert format.evidence is Evidence.CONTENT


FAILING = SOUND.replace("return 0", "{sniff}").replace("raise NotImplementedError", "{discover}")
FAILURES = [
    ("raise RuntimeError('no luck')", "return None", "sniff raised RuntimeError: no luck"),
    ("return 'sure'", "return None", "sniff answered with str, not int"),
    ("return [][1]", "return None", "sniff raised IndexError: list index out of range"),
    ("return 0", "raise KeyError('gone')", "discover raised KeyError: 'gone'"),
    ("return 0", "return None", "discover answered with NoneType, not Listing"),
]


@pytest.mark.parametrize(("sniff", "discover", "why"), FAILURES)
def test_a_format_that_fails_while_it_is_asked_is_named_and_left_out(
    site: Path, sniff: str, discover: str, why: str
) -> None:
    text = FAILING.format(module="quoin_g", name="quoin", sniff=sniff, discover=discover)
    install(site, "quoin_g", "quoin=quoin_g:FORMAT", text)
    (site / "folder").mkdir()
    unknown = site / "folder" / "unknown"
    unknown.write_bytes(b"nothing")
    done = loaded(["info", str(unknown if why.startswith("sniff") else unknown.parent)], site)
    assert f"segspec: the format quoin of quoin_g (quoin_g:FORMAT) is broken: {why}; it is left out" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_format_that_fails_and_was_asked_for_is_the_error(site: Path) -> None:
    text = FAILING.format(module="quoin_h", name="quoin", sniff="return 0", discover="raise KeyError('gone')")
    install(site, "quoin_h", "quoin=quoin_h:FORMAT", text)
    done = loaded(["info", "--format", "quoin", str(SAMPLES)], site)
    assert "segspec: the format quoin of quoin_h (quoin_h:FORMAT) is broken: discover raised KeyError" in done.stderr
    assert "left out" not in done.stderr
    assert "Traceback" not in done.stderr
