"""Which C compiler is found: one on PATH, else that of the package ziglang; and within what bounds it runs."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from segspec_kaitai.programs import bounded
from tests import needs

SAYS = """#!{python}
import os, subprocess, sys
assert sys.argv[1:3] == ["cc", "-mcpu=baseline"], sys.argv
kept = [os.environ[f"ZIG_{{which}}_CACHE_DIR"] for which in ("GLOBAL", "LOCAL")]
with open({said!r}, "w") as said:
    print(*kept, os.path.isdir(kept[0]), oct(os.stat(kept[0]).st_mode & 0o777), file=said)
sys.exit(subprocess.call([{real!r}, *sys.argv[3:]], env={{"PATH": os.path.dirname({real!r})}}))
"""


@pytest.fixture(autouse=True)
def anew(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A PATH that has no compiler, and none that was found before."""
    monkeypatch.setenv("PATH", "/nowhere")
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.delitem(sys.modules, "ziglang", raising=False)
    bounded.compiler.cache_clear()
    yield
    bounded.compiler.cache_clear()


@pytest.fixture(scope="module")
def real() -> str:
    """A compiler of this machine."""
    return needs.program("cc", "gcc", "clang")


def zig(folder: Path, text: str) -> Path:
    """A package ziglang in a folder, whose program does what the text says."""
    package = folder / "ziglang"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "zig").write_text(text)
    (package / "zig").chmod(0o700)
    return package / "zig"


def test_without_any_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ziglang", None)
    with pytest.raises(
        bounded.CompilerError, match=r"^there is no C compiler \(cc, gcc, clang\): .* pip install ziglang$"
    ):
        bounded.compiler()


def test_ziglang_compiles_in_a_folder_of_its_own(real: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = tmp_path / "said"
    program = zig(tmp_path / "packages", SAYS.format(python=sys.executable, said=str(said), real=real))
    monkeypatch.syspath_prepend(tmp_path / "packages")
    assert bounded.compiler() == (str(program), "cc", "-mcpu=baseline")
    assert str(program) in bounded.identity()
    (tmp_path / "one.c").write_text("int one(void) { return 1; }\n")
    bounded.build([tmp_path / "one.c"], tmp_path / "one.so")
    assert (tmp_path / "one.so").read_bytes().startswith(b"\x7fELF") or sys.platform != "linux"
    kept, again, *told = said.read_text().split()
    assert (kept, told) == (again, ["True", "0o700"])
    assert Path(kept).parent == tmp_path
    assert not Path(kept).exists()


def test_ziglang_that_hangs_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zig(tmp_path / "packages", f"#!{sys.executable}\nimport time\ntime.sleep(600)\n")
    monkeypatch.syspath_prepend(tmp_path / "packages")
    monkeypatch.setattr(bounded, "SECONDS", 0.5)
    with pytest.raises(bounded.CompilerError, match="was ended after"):
        bounded.build([], tmp_path / "one.so")
    assert [path.name for path in tmp_path.iterdir()] == ["packages"]


def test_ziglang_of_the_current_folder_is_not_started(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zig(tmp_path, "")
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    with pytest.raises(bounded.CompilerError, match="there is no C compiler"):
        bounded.compiler()


def test_a_compiler_that_the_user_names_is_the_only_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    zig(tmp_path / "packages", "")
    monkeypatch.syspath_prepend(tmp_path / "packages")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(bounded.CompilerError, match="there is no C compiler"):
        bounded.compiler()
