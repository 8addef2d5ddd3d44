"""Paths of Spark's users: `file:` URIs, globs with braces, s3a."""

from __future__ import annotations

import fnmatch
import glob
import os
import re

from segspec.storage.source import is_remote
from segspec.storage.store_path import like

INNERMOST = re.compile(r"\{([^{}]*)\}")
MOST_ALTERNATIVES = 10_000
SHOWN_CHARACTERS = 80

GLOB_CHARACTERS = re.compile(r"[*?\[{]")


def expand(path: str) -> list[str]:
    """The files and folders of `path`: itself, or the matches of `*`, `?`, `[…]` or `{a,b}`.

    Raises `FileNotFoundError` if nothing matches, and as `braces`.
    """
    plain = local(path)
    if not GLOB_CHARACTERS.search(plain) or _exists(plain):
        return [plain]
    found = sorted({match for pattern in braces(plain) for match in _matches(like(pattern, path))})
    if not found:
        raise FileNotFoundError(f"nothing matches the path {path}")
    return found


def local(path: str) -> str:
    """A `file:` URI as a plain path; other paths unchanged."""
    match = re.match(r"file:(?://(?:localhost)?(?=/))?", path)
    # Hadoop takes the rest literally, even `%20`.
    return path[match.end() :] if match else path


def lies_below(path: str, given: str) -> bool:
    """Whether a path is at or below `given`, or a glob's part before its first pattern. Reads no files."""
    pattern = GLOB_CHARACTERS.search(given)
    if pattern is not None:
        # The slash stays: a pattern may follow the root or store.
        given = given[: given.rindex("/", 0, pattern.start()) + 1] if "/" in given[: pattern.start()] else "."
    if is_remote(given) or is_remote(path):
        inside = is_remote(given) == is_remote(path) and ".." not in path.split("/")
        return inside and f"{path.rstrip('/')}/".startswith(f"{given.rstrip('/')}/")
    root = os.path.abspath(given)  # noqa: PTH100 - no link is followed
    return os.path.commonpath([root, os.path.abspath(path)]) == root  # noqa: PTH100


def name_filter(pattern: str) -> re.Pattern[str]:
    alternatives = [fnmatch.translate(one.replace("[^", "[!")) for one in braces(pattern)]
    return re.compile("|".join(alternatives))


def braces(pattern: str) -> list[str]:
    """Expands `a{b,c}d` to `abd` and `acd`, as in Hadoop.

    Raises `ValueError` above `MOST_ALTERNATIVES`, before they are made.
    """
    # Inner braces come first, so choices may repeat.
    done: list[str] = []
    left, known = [pattern], {pattern}
    while left:
        one = left.pop()
        match = INNERMOST.search(one)
        if match is None:
            done.append(one)
            continue
        head, tail = one[: match.start()], one[match.end() :]
        made = dict.fromkeys(f"{head}{choice}{tail}" for choice in match[1].split(","))
        left += [choice for choice in reversed(made) if choice not in known]
        known |= made.keys()
        if len(known) > MOST_ALTERNATIVES:
            raise ValueError(
                f"the braces of {pattern[:SHOWN_CHARACTERS]} stand for more than {MOST_ALTERNATIVES} paths"
            )
    return done


def _exists(path: str) -> bool:
    if not is_remote(path):
        return os.path.lexists(path)
    from segspec.storage.remote import ask, filesystem

    files, key = filesystem(path)
    return ask(path, lambda: bool(files.exists(key)))


def _matches(pattern: str) -> list[str]:
    if not is_remote(pattern):
        return glob.glob(pattern.replace("[^", "[!"))  # noqa: PTH207  # Path.glob takes no absolute pattern
    from segspec.storage.remote import ask, filesystem

    files, key = filesystem(pattern)
    scheme, _, rest = pattern.partition("://")
    store, _, within = rest.partition("/")
    # Results begin with the bucket, URL, or slash, as the pattern does.
    root = len(key) - len(within)
    matches = ask(pattern, lambda: [str(match) for match in files.glob(key)])
    return [like(f"{scheme}://{store}/{match[root:]}", pattern) for match in matches]
