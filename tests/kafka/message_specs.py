"""Makes the specs of the records of Kafka's internal topics from Kafka's own message definitions in its jars.

`python -m tests.kafka.message_specs JARS` rewrites them; a test compares the committed ones with its output.
"""

from __future__ import annotations

import json
import re
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

KSY = Path(__file__).parents[2] / "python" / "segspec_kafka" / "ksy"
NUMBERS = {"int8": "s1", "int16": "s2", "int32": "s4", "int64": "s8", "uint16": "u2", "float64": "f8"}
RENAMED = {"operator": "operator_type", "delete": "is_delete"}
"""Fields that are reserved words of languages that specs compile to."""
SHORTER = {
    " that can be used to communicate with ": " of ",
    " that we are in the process of removing": " to be removed",
    " that we are in the process of adding": " to be added",
    "1 if the leader that was elected using unclean leader election and it is still recovering": (
        "1 if it still recovers"
    ),
    " (i.e. the first producerId in the next assigned block)": ", the first of the next block",
    " that must be revoked by this member": " to be revoked by this member",
    "source topics that are internally created": "internally created",
    "current member epoch that is expected from the member in the heartbeat request": "epoch expected in heartbeats",
    "If the last epoch bump is lost before reaching the member, the member will retry with the previous epoch": (
        "A member that missed the last epoch retries with this one"
    ),
    " Index into the array on the subtopology level.": " Index into the subtopology's array.",
    "Deprecated: this field is not used after 4.0.": "Not used after 4.0.",
    "If the rack information is unavailable for all the partitions, an empty list is stored.": "Empty if unknown.",
    " which includes the supported protocols of the consumer if it uses the classic protocol": "",
    "The metadata is null if the consumer uses the consumer protocol.": "Null in the consumer protocol.",
    " that the member supports if the consumer uses": " that the member supports in",
    " if the consumer uses ": " in ",
    " of this feature for the cluster, a value of 0 means feature not supported": ", 0 if not supported",
    "An epoch that gets incremented each time we change anything in the partition": "Rises with every change",
    ", sorted in the same exact order as the Replicas field": ", in the order of the replicas",
    "if no specific number of partitions is enforced": "if not enforced",
    "if the default replication factor should be used": "for the default",
    " configured in this broker which are available": " available in this broker",
    "An optional textual description of": "Description of",
    " - 0:Available,2:Acked,4:Archived": ": 0 available, 2 acked, 4 archived",
    " record from the log contained in this snapshot": " record in this snapshot",
    "topic to remove. All associated partitions will be removed as well.": "topic to remove, with its partitions.",
    " Otherwise, false.": "",
    "null if the it should": "null if it should",
    "currently assigned ": "assigned ",
    " for this streams client": "",
    "offset that the consumer wants to store (for this partition)": "offset to store",
    "time at which the commit was added to the log": "time of the commit",
    "ny metadata the client wants to keep": "ny metadata of the client",
    " for the possible values.": ".",
    "-1 if the broker has been unfenced, 0 if no change, 1 if the broker has been fenced": (
        "-1 unfenced, 0 unchanged, 1 fenced"
    ),
    "0 if no change, 1 if the broker is in controlled shutdown": "0 if unchanged, 1 in controlled shutdown",
    "the quota configuration value should be removed, otherwise set": "the value is removed, not set",
    "otherwise ignored if the value is to be removed": "ignored if it is removed",
    "name of the topic to clear ELRs for, or empty if all ELRs should be cleared": (
        "name of the topic to clear ELRs for, or empty for all"
    ),
    "-1 if the start offset is not being updated": "-1 if not updated",
    " sent to the producer for the given transactional id": " for the transactional id",
    "to use; or null if not used": "or null",
    "the partition is recovering": "it recovers",
    "if the leader was elected from the ISR or recovered": "if it was elected from the ISR or recovered",
}
"""Kafka's wordings that a spec shortens."""
CONTROLS = (
    "EndTxnMarker", "EndTxnMarker", "LeaderChangeMessage", "SnapshotHeaderRecord", "SnapshotFooterRecord",
    "KRaftVersionRecord", "VotersRecord",
)  # fmt: skip
"""The messages of control records, by their type."""
Message = dict[str, Any]


def messages(jars: Path) -> dict[str, Message]:
    """The definitions of stored records in the jars of a folder, by name, each with the `jar` it is of."""
    found = {}
    for jar in sorted(jars.glob("kafka-*.jar")):
        with zipfile.ZipFile(jar) as content:
            for name in content.namelist():
                if re.fullmatch(r"common/(message|metadata)/\w+\.json", name):
                    text = re.sub(r"^\s*//.*$", "", content.read(name).decode(), flags=re.MULTILINE)
                    said: Message = json.loads(text)
                    found[said["name"]] = said | {"path": name, "jar": jar.name.rpartition("-")[0]}
    return found


def snake(name: str) -> str:
    return RENAMED.get(made := re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower(), made)


def bounds(text: str) -> tuple[int, int]:
    """The first and the last version of a range; the last is large where it is open, (1, 0) where there is none."""
    if text == "none":
        return 1, 0
    first, dash, last = text.rstrip("+").partition("-")
    return int(first), 1 << 15 if text.endswith("+") else int(last if dash else first)


def within(versions: str, valid: str) -> str:
    """The condition on the version that a field of these versions has in a message of those."""
    (first, last), (lowest, highest) = bounds(versions), bounds(valid)
    if first == last and lowest < highest:
        return f"api_version == {first}"
    parts = [f"api_version >= {first}"] * (first > lowest) + [f"api_version <= {last}"] * (last < highest)
    return " and ".join(parts)


class Structure:
    """One structure of a message, and those within it, as lines of a spec."""

    def __init__(self, message: Message, fields: list[Message], source: str, doc: str) -> None:
        self.message, self.fields, self.source, self.doc = message, fields, source, doc
        self.valid = message["validVersions"]
        first, last = bounds(message.get("flexibleVersions", "none"))
        lowest = bounds(self.valid)[0]
        self.has_tags = first <= last
        self.compact = "false" if not self.has_tags else "true" if first <= lowest else f"api_version >= {first}"

    def lines(self) -> Iterator[str]:
        yield f"doc: {quoted(self.doc)}"
        yield from ([f"doc-ref: {self.source}"] if self.source else [])
        body = self.body()
        yield from params(body)
        yield from (["seq:", *indented(body)] if body else [])
        nested = list(self.nested())
        yield from (["types:", *indented(nested)] if nested else [])

    def body(self) -> list[str]:
        """The fields, without the structures that they are of."""
        lines = [line for field in self.fields if "tag" not in field for line in self.field(field)]
        return [*lines, *self.tags()] if self.has_tags else lines

    @property
    def tagged(self) -> list[Message]:
        return sorted((field for field in self.fields if "tag" in field), key=lambda field: int(field["tag"]))

    def inner(self, name: str) -> Structure:
        """The structure that a field's type is."""
        fields = {common["name"]: common["fields"] for common in self.message.get("commonStructs", [])}
        fields |= {field["type"].removeprefix("[]"): field["fields"] for field in self.fields if "fields" in field}
        return Structure(self.message, fields[name], "", f"{name}.")

    def field(self, field: Message, *, tagged: bool = False) -> Iterator[str]:
        name, kind, doc = snake(field["name"]), field["type"], field.get("about", "")
        condition = "" if tagged else within(field["versions"], self.valid)
        if kind.startswith("[]"):
            yield from item(f"num_{name}", f"kafka_count({self.compact})", "length", condition, "Count.")
            condition = f"{condition} and num_{name}.value >= 0" if condition else f"num_{name}.value >= 0"
            repeat = ("repeat: expr", f"repeat-expr: num_{name}.value")
            yield from item(name, self.type_of(kind[2:]), role(kind[2:]), condition, doc, field["name"], repeat)
            return
        if field.get("nullableVersions") and kind not in ("string", "bytes", "records"):
            yield from item(f"{name}_mark", "s1", "structure", condition, "Below 0 without the next field.")
            condition = f"{condition} and {name}_mark >= 0" if condition else f"{name}_mark >= 0"
        yield from item(name, self.type_of(kind), role(kind), condition, doc, field["name"])

    def type_of(self, kind: str) -> str:
        if kind in NUMBERS:
            return NUMBERS[kind]
        if kind in ("string", "bytes"):
            return f"kafka_{kind}({self.compact})"
        return {"bool": "kafka_flag", "uuid": "kafka_uuid"}.get(kind) or used(kind, self.inner(kind).body())

    def tags(self) -> Iterator[str]:
        condition = "" if self.compact == "true" else self.compact
        if not self.tagged:
            yield from item("tagged", "kafka_tagged_fields", "structure", condition, "Tags.")
            return
        yield from item("num_tagged", "kafka_uvarint", "length", condition, "Count.")
        repeat = ("repeat: expr", "repeat-expr: num_tagged.value")
        kind = used("tagged_field", self.tagged_field())
        yield from item("tagged", kind, "structure", condition, "Tags.", repeat=repeat)

    def nested(self) -> Iterator[str]:
        inner = [field["type"].removeprefix("[]") for field in self.fields if field.get("fields")]
        if self.fields is self.message["fields"]:
            inner += [common["name"] for common in self.message.get("commonStructs", [])]
        for name in inner:
            yield f"{snake(name)}:"
            yield from indented(self.inner(name).lines())
        if not self.tagged:
            return
        yield from structure("tagged_field", "A tagged field. Readers skip unknown ones.", self.tagged_field())
        for field in self.tagged:
            content = list(self.field(field, tagged=True))
            yield from structure(f"tagged_{snake(field['name'])}", "Content.", content)

    def tagged_field(self) -> list[str]:
        lines = list(item("tag", "kafka_uvarint", "structure", "", "Field number."))
        lines += item("len_content", "kafka_uvarint", "length", "", "In bytes.")
        lines += ("- id: content", "  size: len_content.value", "  type:")
        lines += ("    switch-on: tag.value", "    cases:")
        for field in self.tagged:
            kind = used(f"tagged_{snake(field['name'])}", list(self.field(field, tagged=True)))
            lines.append(f"      {field['tag']}: {kind}")
        return [*lines, "  doc: The content."]


def used(name: str, body: list[str], version: str = "api_version") -> str:
    """A structure as a field's type: it gets the version if its fields depend on that."""
    return f"{snake(name)}({version})" if params(body) else snake(name)


def params(body: list[str]) -> list[str]:
    if not any("api_version" in line for line in body):
        return []
    return ["params:", "  - id: api_version", "    type: s4", "    doc: Record version."]


def structure(name: str, doc: str, body: list[str]) -> list[str]:
    """A structure within another, whose source it shares."""
    return [f"{name}:", *indented([f"doc: {quoted(doc)}", *params(body), "seq:", *indented(body)])]


def item(
    name: str, kind: str, role: str, condition: str, doc: str, original: str = "", repeat: tuple[str, ...] = ()
) -> Iterator[str]:
    """The lines of one field."""
    yield f"- id: {name}"
    # In another case it is the same name.
    if original and name.replace("_", "") != original.lower():
        yield f"  -orig-id: {original}"
    yield from ([f"  -role: {role}"] if role != "structure" else [])
    yield f"  type: {kind}"
    yield from (f"  {line}" for line in repeat)
    if condition:
        yield f"  if: {condition}"
    yield f"  doc: {quoted(doc)}"


def role(kind: str) -> str:
    return "payload" if kind in ("string", "bytes") else "structure"


def quoted(text: str) -> str:
    text = " ".join(text.split())
    for long, short in SHORTER.items():
        text = text.replace(long, short)
    text = re.sub(r"^[Nn]ull if the .* didn't change; the (.*) otherwise", r"\1, or null if unchanged", text)
    text = re.sub(r"^(The )?([Ss]et of |[Ll]ist of )?(the )?", "", text)
    text = text[:1].upper() + text[1:]
    return json.dumps(text if text.endswith((".", "?")) else text + ".") if text else '"Not described."'


def indented(lines: Any, by: int = 2) -> list[str]:
    return [" " * by + line for line in lines]


def source_of(message: Message, release: str) -> str:
    module = message["jar"].removeprefix("kafka-")
    return f"apache/kafka {release} {module}/src/main/resources/{message['path']}"


def types(found: list[Message], release: str) -> list[str]:
    """The `types` of a spec: one for each message, called like it."""
    lines = ["types:"]
    for message in {message["name"]: message for message in found}.values():
        versions = message["validVersions"]
        doc = f"{message['name']}, version{'s' if '-' in versions else ''} {versions}."
        lines.append(f"  {snake(message['name'])}:")
        lines += indented(Structure(message, message["fields"], source_of(message, release), doc).lines(), 4)
    return lines


def newest(found: list[Message], key: str) -> str:
    """The expression for the greatest version that a message has, by its number in `key`."""
    parts = [
        f"{key} == {m['apiKey']} ? {bounds(m['validVersions'])[1]}" for m in found if bounds(m["validVersions"])[1]
    ]
    return " : ".join([*parts, "0"])


def cases(found: list[Message], version: str) -> list[str]:
    bodies = {message["apiKey"]: Structure(message, message["fields"], "", "").body() for message in found}
    return [f"{message['apiKey']}: {used(message['name'], bodies[message['apiKey']], version)}" for message in found]


def filled(name: str, found: list[Message], release: str, key: str, version: str) -> str:
    """The spec `name`: its head, which is written by hand, with the cases, the newest version, and the types."""
    head = (Path(__file__).parent / "message_specs" / f"{name}.ksy").read_text(encoding="utf-8")
    at = re.search(r"^( *)# cases$", head, re.MULTILINE)
    indent = " " * len(at[1]) if at else ""
    head = head.replace(f"{indent}# cases", "\n".join(indent + line for line in cases(found, version)))
    known = [str(message["apiKey"]) for message in found]
    head = head.replace("NEWEST", newest(found, key)).replace("ANY_OF", ", ".join(known))
    head = head.replace("KNOWN", " or ".join(f"_.value == {each}" for each in known))
    return head.rstrip() + "\n" + "\n".join(types(found, release)) + "\n"


def specs(jars: Path) -> dict[str, str]:
    """The specs, by name, that the definitions in a folder of jars give."""
    found = messages(jars)
    release = next(jars.glob("kafka-clients-*.jar")).stem.rpartition("-")[2]
    by_key = sorted((m for m in found.values() if "apiKey" in m), key=lambda m: int(m["apiKey"]))

    def of(jar: str, kind: str) -> list[Message]:
        return [m for m in by_key if m["jar"] == f"kafka-{jar}" and m["type"] == kind]

    made = {
        "kafka_metadata": filled(
            "kafka_metadata", of("metadata", "metadata"), release, "api_key.value", "version.value"
        )
    }
    for name, jar in (
        ("group", "group-coordinator"),
        ("transaction", "transaction-coordinator"),
        ("share", "share-coordinator"),
    ):
        made[f"kafka_{name}_key"] = filled(f"kafka_{name}_key", of(jar, "coordinator-key"), release, "record_type", "0")
        made[f"kafka_{name}_value"] = filled(
            f"kafka_{name}_value", of(jar, "coordinator-value"), release, "record_type", "version"
        )
    control = [found[name] | {"apiKey": key} for key, name in enumerate(CONTROLS)]
    for message in control:
        message["fields"] = [field for field in message["fields"] if field["name"] != "Version"]
    made["kafka_control_value"] = filled("kafka_control_value", control, release, "control_type", "version")
    return made


if __name__ == "__main__":
    for name, text in specs(Path(sys.argv[1])).items():
        (KSY / f"{name}.ksy").write_text(text, encoding="utf-8")
