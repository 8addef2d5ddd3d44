// Logs of several segments: which files are theirs, what neighbours say of each other, and where a record is.
const SEGMENTS = {
  durable_log: /^segment_\+?([0-9]+)\.log$/,
  osiris: /^([0-9]{20})\.segment$/,
  ffwd: /^([0-9a-f]{16}|[^.]*)$/,
  tank: /^([1-9][0-9]{0,19})(?:-[0-9]+)?(?:_[0-9]+)?\.i?log$/,
  mojo: /^[adwu]?([0-9]+-[0-9]+)(?:\.dat)?$/,
};
const OFFSETS = 2n ** 64n;
const proper = { durable_log: (number) => `segment_${String(number).padStart(20, "0")}.log` };

const finding = (code, file, severity = "error", at = "0") => ({ code, at, file, severity });
const compare = (one, other) => (one < other ? -1 : one > other ? 1 : 0);

// The number in a name: two for an id, as one.
function numberOf(format, text) {
  if (format === "mojo") return text.split("-").reduce((sum, one) => sum * OFFSETS + BigInt(one), 0n);
  if (format === "ffwd") return /^[0-9a-f]+$/.test(text) ? BigInt(`0x${text}`) : 0n;
  return BigInt(text);
}

// The segments of a folder in order. A queue of ffwd goes by what is in its files, and by the name of an empty one.
function partsOf(format, files, walked) {
  const parts = [];
  for (const { name, content } of files) {
    const named = SEGMENTS[format].exec(name);
    const isOther = format === "ffwd" && (name === "index" || !Buffer.from(content.subarray(0, 4)).equals(Buffer.from("FFLG")));
    if (!named || isOther) continue;
    let number = numberOf(format, named[1]);
    if (format === "durable_log" && number >= OFFSETS) continue;
    const said = walked(name, content);
    if (format === "ffwd" && said.records.length) number = BigInt(said.records[0].offset);
    parts.push({ name, number, said });
  }
  return parts.sort((one, other) => compare(one.number, other.number) || compare(one.name, other.name));
}

// What the names of the files say.
function ofNames(format, files, parts) {
  const names = new Set(files.map((file) => file.name));
  const taken = new Set(parts.map((part) => part.name));
  const found = [];
  for (const name of names) {
    if (format === "durable_log" && name.startsWith("segment_") && name.endsWith(".log") && !taken.has(name))
      found.push(finding("bad-name", name, "warning"));
    const segment = format === "osiris" ? name.replace(/\.index$/, ".segment") : name.replace(/\.idx$/, ".log");
    const named = segment === name ? null : SEGMENTS[format].exec(segment);
    if (named && !names.has(segment)) found.push({ ...finding("missing-segment", name), severity: undefined });
  }
  const properly = proper[format] ?? (() => null);
  for (const { name, number } of parts)
    if (properly(number) !== null && properly(number) !== name) found.push(finding("bad-name", name, "warning"));
  for (let at = 1; at < parts.length; at += 1)
    if (parts[at].number === parts[at - 1].number) found.push(finding("bad-name", parts[at].name, "warning"));
  return found;
}

// What the numbers of two neighbours say, and the epochs of their chunks.
function between(format, before, part) {
  const found = [];
  const due = BigInt(before.said.next ?? before.number);
  if (part.number > due) found.push(finding("missing-segment", part.name));
  const severity = format === "osiris" ? "error" : "warning";
  if (part.number < due && part.number !== before.number) found.push(finding("bad-order", part.name, severity));
  const [last, first] = [before.said.records.at(-1)?.epoch, part.said.records[0]?.epoch];
  if (last !== undefined && first !== undefined && BigInt(first) < BigInt(last))
    found.push(finding("bad-order", part.name, "error", part.said.places[0]));
  return found;
}

export function log(format, files, walked) {
  const parts = partsOf(format, files, walked);
  const said = { end: "clean", records: [], findings: ofNames(format, files, parts) };
  for (const [at, part] of parts.entries()) {
    said.records.push(...part.said.records);
    if (at > 0) said.findings.push(...between(format, parts[at - 1], part));
    said.end = part.said.end;
    if (said.end !== "clean") return { ...said, error: { ...part.said.error, file: part.name } };
  }
  return said;
}

const keyOf = (text) => text.split("-").reduce((sum, one) => sum * OFFSETS + BigInt(one), 0n);

export function seek(format, files, to, walked) {
  const [[kind, text]] = Object.entries(to);
  for (const { name, said } of partsOf(format, files, walked)) {
    for (const [at, record] of said.records.entries()) {
      const own = kind === "timestamp" && record.id ? record.id.split("-")[0] : record[kind];
      const isBefore = kind === "timestamp" ? BigInt(own) < BigInt(text) : keyOf(own) < keyOf(text);
      if (!record.deleted && !isBefore) return { record, file: name, at: said.places[at] };
    }
  }
  return {};
}
