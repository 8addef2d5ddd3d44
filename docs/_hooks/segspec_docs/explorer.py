"""The byte explorer's scripts and data."""

from __future__ import annotations

import base64
import json
import logging
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import yaml

import segspec
from segspec.samples import samples
from segspec_docs.bundle import as_function, bundle
from segspec_docs.catalog import BOOKS, pages_of
from segspec_docs.rules import FOLDERS
from segspec_kaitai.pages.book import Book
from segspec_kaitai.spec.model import anchor

LOG = logging.getLogger("mkdocs.segspec.explorer")
RUNTIME = "kaitai-struct/KaitaiStream"
PACKAGES = {
    "kaitai-struct-compiler": "kaitai-struct-compiler/kaitai-struct-compiler.js",
    "js-yaml": "js-yaml/dist/js-yaml.min.js",
}
CODECS = {"fzstd": "fzstd/lib/index.js", "lz4js": "lz4js/lz4.js"}
CODEC_PARTS = ("lz4js/util.js", "lz4js/xxh32.js")
FIRST = "osiris/torn_tail/00000000000000000839.segment"
"""The first file: a broken stream."""
FREE = re.compile(r"CC0|MIT|Unlicense|Apache|BSD|ISC", re.IGNORECASE)
"""Licences of the gallery that allow a copy on the site."""
MORE = (
    ("osiris/amqp", "AMQP 1.0 messages, from a client of AMQP 0.9.1", "tests/data/osiris/plain_amqp091"),
    ("kafka/payments-0", "a Kafka partition whose disk was full", "python/segspec/samples/kafka/payments-0"),
    ("kafka/none-0", "batches of Kafka 4.1, as they are", "tests/data/kafka/4.1/data/none-0"),
    ("kafka/snappy-0", "batches of Kafka 4.1, packed with snappy", "tests/data/kafka/4.1/data/snappy-0"),
    ("kafka/v1_none-0", "messages of magic 1", "tests/data/kafka/3.9/data/v1_none-0"),
)
"""Other logs than the package's samples: name, content, place."""
BESIDE = re.compile(r"\.(snapshot|lock)$|^(leader-epoch-checkpoint|partition\.metadata)$")
"""Files of a log that the explorer does not read."""
Home = Callable[[str, str], str | None]


class Explorer:
    def __init__(self, root: Path, books: dict[str, Book]) -> None:
        self.root = root
        self.own = root / "docs" / "_explorer"
        self.npm = root / "node_modules"
        self.books = books

    def write(self, site: Path, home: Home) -> None:
        """Writes `explorer/`; `home` gives the page of a place. Reports missing npm packages."""
        runtime = self.npm / f"{RUNTIME}.js"
        if not runtime.is_file():
            LOG.warning("the byte explorer is not built: kaitai-struct is not in node_modules; run `npm ci`")
            return
        target = site / "explorer"
        gallery = dict(self.gallery())
        scripts = {"data.js": self.data(home, gallery), "page.js": self.page(), "worker.js": self.worker(runtime)}
        if gallery:
            texts = {f"{name}.ksy": text for name, (_, text) in gallery.items()}
            scripts["gallery.js"] = f"window.segspecGallery = {json.dumps(texts)};\n"
        if self.has_compiler:
            scripts["ksc.js"] = self.compiler()
        scripts |= {f"samples/{name}.js": sample(name, path) for name, path in self.sample_files()}
        for name, text in scripts.items():
            path = target / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (target / "explorer.css").write_bytes((self.own / "explorer.css").read_bytes())

    @property
    def has_compiler(self) -> bool:
        return all((self.npm / path).is_file() for path in PACKAGES.values())

    def page(self) -> str:
        folder = self.own / "page"
        return f"(() => {{\n{bundle(self.root, sorted(folder.glob('*.cjs')), folder / 'main.cjs')}}})();\n"

    def worker(self, runtime: Path) -> str:
        parsers = self.root / "generated" / "javascript"
        debug = sorted((parsers / "debug").glob("*.js"))
        files = [*sorted(self.own.glob("reading/*.cjs")), *sorted(self.own.glob("worker/*.cjs")), *debug]
        files.append(self.own / "page" / "dotted.cjs")
        files += [self.npm / path for path in CODEC_PARTS]
        files += sorted(parsers.glob("*.js"))
        asked = ", ".join(f'require("../../../generated/javascript/debug/{path.name}")' for path in debug)
        script = bundle(
            self.root, files, self.own / "worker" / "main.cjs",
            {RUNTIME: runtime} | {name: self.npm / path for name, path in CODECS.items()},
            {"docs/_explorer/worker/debug.cjs": f"module.exports = [{asked}];"},
        )  # fmt: skip
        return as_function("segspecWorker", script)

    def compiler(self) -> str:
        packages = {name: self.npm / path for name, path in PACKAGES.items()}
        files = sorted(self.own.glob("compiler/*.cjs"))
        return as_function("segspecCompiler", bundle(self.root, files, self.own / "compiler" / "main.cjs", packages))

    def gallery(self) -> Iterator[tuple[str, tuple[str, str]]]:
        """The specs of the gallery in `SEGSPEC_GALLERY` with a suitable licence: name, title, text."""
        folder = os.environ.get("SEGSPEC_GALLERY")
        for path in sorted(Path(folder).rglob("*.ksy")) if folder else ():
            text = path.read_text(encoding="utf-8")
            meta = yaml.safe_load(text).get("meta", {})
            if FREE.search(str(meta.get("license", ""))):
                yield path.stem, (str(meta.get("title", "")), text)

    def data(self, home: Home, gallery: dict[str, tuple[str, str]]) -> str:
        paths = [path for folder in BOOKS for path in sorted((self.root / folder).glob("*.ksy"))]
        specs = [yaml.safe_load(path.read_text(encoding="utf-8")) for path in paths]
        shown = [page for pages in BOOKS.values() for page in pages]
        known = {
            "specs": specs,
            "pages": dict(self.pages(home)),
            "titles": {page.name: page.title for page in shown},
            "rules": {page.name: list(self.rules(page.name, home)) for page in shown},
            "findings": {code: {"means": one["means"], "do": one["do"]} for code, one in self.findings().items()},
            "findingsPage": "reference/findings.html",
            "first": FIRST,
            "gallery": [{"name": name, "title": title} for name, (title, _) in gallery.items()],
            "hasCompiler": self.has_compiler,
            "samples": list(self.listed()),
        }
        return f"window.segspecExplorer = {json.dumps(known, separators=(',', ':'))};\n"

    def findings(self) -> dict[str, dict[str, str]]:
        path = self.root / "docs" / "_data" / "findings.yml"
        found: dict[str, dict[str, str]] = yaml.safe_load(path.read_text(encoding="utf-8"))
        return found

    def pages(self, home: Home) -> Iterator[tuple[str, str]]:
        for folder, book in self.books.items():
            for page, specs in pages_of(book, BOOKS[folder]):
                url = f"formats/{page.name}.html"
                yield from ((spec.name, home(url, anchor(spec.name)) or url) for spec in specs)

    def rules(self, name: str, home: Home) -> Iterator[dict[str, Any]]:
        """The rules of a format with findings, and their places."""
        paths = [self.root / folder / f"{name}.json" for folder in FOLDERS]
        stored = next((path.read_text(encoding="utf-8") for path in paths if path.is_file()), '{"rules": []}')
        url = f"formats/{name}.html"
        for rule in json.loads(stored)["rules"]:
            if "finds" not in rule:
                continue
            said = {"fields": rule.get("fields", []), "severity": rule.get("severity", "error")}
            link = f"{home(url, rule['id']) or url}#{rule['id']}"
            yield {"id": rule["id"], "text": rule["text"], "finds": rule["finds"], "link": link, **said}

    def logs(self) -> Iterator[tuple[str, str, Path]]:
        yield from ((f"{one.format}/{one.name}", one.about, one.log) for one in samples())
        yield from ((name, about, self.root / path) for name, about, path in MORE)

    def sample_files(self) -> Iterator[tuple[str, Path]]:
        """Every file of the logs, by `<format>/<sample>/<file>`."""
        for name, _, folder in self.logs():
            for path in sorted(folder.iterdir()):
                if path.stat().st_size and not BESIDE.search(path.name):
                    yield f"{name}/{path.name}", path

    def listed(self) -> Iterator[dict[str, str]]:
        """Every file with its format and a distinct name, segments first."""
        about = {name: words for name, words, _ in self.logs()}
        order = [page.name for pages in BOOKS.values() for page in pages]
        rank = {name: order.index(name.partition("/")[0]) for name in about}
        files = sorted(self.sample_files(), key=lambda file: (rank[file[0].rpartition("/")[0]], is_index(file[1])))
        for name, path in files:
            log = name.rpartition("/")[0]
            words = about[log][0].upper() + about[log][1:]
            number = re.sub(r"^0+(?=[0-9a-f])", "", re.sub(r"\D*([0-9a-f]+).*", r"\1", path.name)) or path.name
            kind = "index" if is_index(path) else "segment"
            yield {"id": name, "format": log.partition("/")[0], "label": f"{words}: {kind} {number}"}

    def link(self, sample: dict[str, Any] | None) -> str | None:
        """The address of a page's sample in the explorer, below the site, or None."""
        if sample is None:
            return None
        path = self.root / sample["path"]
        if "offset" in sample:
            record = next(one for one in segspec.open(path).records() if one.offset == sample["offset"])
            path = next(each for each in path.glob("*.segment") if record.value and record.value in each.read_bytes())
            at = path.read_bytes().index(record.value or b"")
        else:
            at = sample.get("at", 0)
        found = next((name for name, file in self.sample_files() if file.samefile(path)), None)
        return found and f"explorer.html?sample={found}#@{at}"


def is_index(path: Path) -> bool:
    return path.suffix in (".index", ".idx", ".timeindex") or path.name == "index"


def sample(name: str, path: Path) -> str:
    content = base64.b64encode(path.read_bytes()).decode("ascii")
    return f'(window.segspecSamples ??= {{}})["{name}"] = "{content}";\n'
