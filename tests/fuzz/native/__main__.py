"""`python -m tests.fuzz.native`, from the project's root: builds the targets in C and runs each for a while."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import click

from tests.fuzz.native.material import TARGETS, make_material
from tests.fuzz.runs import BUILD, DONE, MOST_MEGABYTES, SLOWEST_SECONDS, STATUS
from tests.fuzz.seeds import ROOT

HERE = Path(__file__).parent
COMPILERS = ("clang", *(f"clang-{version}" for version in range(22, 13, -1)))
LARGEST_INPUT = 1500
COUNTERS = re.compile(r"\((\d+) inline 8-bit counters\)")


@click.command(help=f"Fuzzes what is compiled, with libFuzzer. TARGET is one of {', '.join(TARGETS)} (default: all).")
@click.argument("targets", nargs=-1, metavar="[TARGET]…", type=click.Choice(TARGETS))
@click.option("--seconds", type=click.IntRange(1), default=60, show_default=True, help="For each.")
@click.option("--output", type=click.Path(path_type=Path), default=BUILD / "native", help="A folder.")
def main(targets: tuple[str, ...], seconds: int, output: Path) -> None:
    compiler = next((found for name in COMPILERS if (found := shutil.which(name))), None)
    if compiler is None:
        click.echo("there is no clang, so the compiled kernels are not fuzzed", err=True)
        return
    environment = {**os.environ, "CC": compiler, "OUT": str(output.resolve())}
    subprocess.run([str(HERE / "build.sh")], cwd=ROOT, env=environment, check=True)
    make_material(output)
    total, failed = 0, False
    for target in targets or TARGETS:
        executions, edges, counters, status = _run(target, seconds, output.resolve())
        ran = f"{executions:>11,} executions in {seconds:>4} s, {edges} edges of the {counters} of all kernels"
        click.echo(f"{target:<12} {ran}{'' if status == 0 else '  failed'}")
        total, failed = total + executions, failed or status != 0
    click.echo(f"{total:,} executions")
    sys.exit(1 if failed else 0)


def _run(target: str, seconds: int, output: Path) -> tuple[int, int, int, int]:
    """Executions, edges that some input took, all edges, and how the fuzzer ended. Its words are in `<target>.txt`."""
    corpus = output / "corpus" / target
    corpus.mkdir(parents=True, exist_ok=True)
    options = [
        f"-dict={output}/{target}.dict", f"-max_len={LARGEST_INPUT}", f"-max_total_time={seconds}",
        f"-timeout={SLOWEST_SECONDS}", f"-rss_limit_mb={MOST_MEGABYTES}", f"-artifact_prefix={output}/{target}-",
    ]  # fmt: skip
    command = [str(output / target), *options, str(corpus), str(output / "seeds" / target)]
    with (output / f"{target}.txt").open("wb") as log:
        done = subprocess.run(command, stdout=log, stderr=subprocess.STDOUT, check=False)
    text = (output / f"{target}.txt").read_text("utf-8", "replace")
    if done.returncode:
        click.echo("\n".join(re.findall(r".*(?:ERROR|broken:|Test unit).*", text)), err=True)
    runs, statuses = DONE.search(text), STATUS.findall(text)
    edges, counters = int(statuses[-1][1]) if statuses else 0, sum(map(int, COUNTERS.findall(text)))
    return int(runs[1]) if runs else 0, edges, counters, done.returncode


if __name__ == "__main__":
    main()
