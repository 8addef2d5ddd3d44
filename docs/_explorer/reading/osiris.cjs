// Segments of osiris: a log header, then chunks with checksums over their data.
const { Fault, LIMIT, attempt, checkSum, checksum, faultOf, isTorn, load, parse, searched, torn } = require("./frames.cjs");
const snappy = require("./snappy.cjs");

const OsirisChunk = load("osiris_chunk");
const OsirisChunkHeader = load("osiris_chunk_header");
const OsirisEntry = load("osiris_entry");
const OsirisIndex = load("osiris_index");
const OsirisSegment = load("osiris_segment");
const OsirisSimpleEntry = load("osiris_simple_entry");
const OsirisTrackingChunkData = load("osiris_tracking_chunk_data");
const { ChunkType, Compression } = load("osiris_enums");
const NAME = /^([0-9]{20})\.segment$/;
const MOST_ENTRIES = 2 ** 16 - 1;
const OFFSETS = 2n ** 64n;
const NO_TRACKING = 4;
const [INDEX_HEADER, INDEX_RECORD] = [8, 29];
const HEADER_CODES = { "/seq/0": "bad-magic", "/seq/1": "unsupported-version" };

// `index` are the bytes of the segment's index, where it is there.
function* walk(name, source, { index, from = 0, limit = LIMIT } = {}) {
  let at = from;
  if (from === 0) {
    const fault = faultOf(() => ([, at] = parse(OsirisSegment.LogHeader, source, 0)));
    if (fault) return { at: 0, ...wrongHeader(fault) };
    yield { start: 0, end: at, kind: "header" };
  }
  const named = NAME.exec(name);
  let due = { ids: named && from === 0 ? [BigInt(named[1])] : [], isFirst: true };
  const listed = positions(index);
  while (at < source.length) {
    let chunk, end, found;
    const fault = faultOf(() => {
      [chunk, end] = chunkAt(source, at, limit);
      checkId(source, at, chunk.header, end, due, listed);
      found = contents(chunk, limit);
    });
    if (fault) return { at, ...fault };
    const { header } = chunk;
    const number = BigInt(header.chunkId);
    yield { start: at, end, kind: "chunk", number, count: header.numRecords, records: (gunzip) => found.records(gunzip) };
    due = { ids: [number + BigInt(header.numRecords), number + BigInt(found.consumed)], isFirst: false };
    at = end;
  }
  return { at };
}

const next = (source, at) => searched(source, (from) => source.indexOf("\x50", from), (place) => isSound(source, place), at);

function wrongHeader(fault) {
  if (isTorn(fault)) return { code: "torn" };
  return fault.path.endsWith("/seq/0") ? { code: "bad-magic", end: "not-this-format" } : { code: "unsupported-version" };
}

// Chunk ids by position, of an index whose positions and ids all increase, up to zeros or a piece at its end.
function positions(index) {
  const whole = index && index.subarray(0, index.length - ((index.length - INDEX_HEADER) % INDEX_RECORD));
  const found = whole && attempt(OsirisIndex, whole, 0);
  const all = found ? found[0].records.map((row) => [row.ofsChunk, BigInt(row.chunkId)]) : [];
  const end = all.findIndex(([position]) => position === 0);
  const rows = end < 0 ? all : all.slice(0, end);
  const isRising = rows.every((row, at) => at === 0 || (rows[at - 1][0] < row[0] && rows[at - 1][1] < row[1]));
  return new Map(isRising ? rows : []);
}

// The chunk at `at`, whose data has the right checksum, and where it ends.
function chunkAt(source, at, limit = LIMIT) {
  let header;
  const fault = faultOf(() => ([header] = parse(OsirisChunkHeader, source, at)));
  if (fault && isTorn(fault)) throw fault;
  if (fault) throw new Fault(source.isZeroFrom(at) ? "zeroed" : (HEADER_CODES[fault.path] ?? "bad-encoding"));
  if (header.lenChunk > source.length - at) throw torn();
  if (header.lenData > limit) throw new Fault("limit-exceeded", { rule: "osiris.chunk.limit" });
  const [chunk, end] = parse(OsirisChunk, source, at);
  checkSum(chunk.data, header.dataCrc, "osiris.chunk.crc");
  if (header.chunkType !== ChunkType.USER && !isTrackingCount(header))
    throw new Fault("bad-count", { rule: `osiris.tracking.num-${header.numEntries === 1 ? "records" : "entries"}` });
  return [chunk, end];
}

// Whether a chunk proves itself: it has bytes, and their checksum. Most places are none by their second byte.
function isSound(source, at) {
  let chunk;
  if (!(source.slice(at + 1, at + 2)[0] in ChunkType)) return false;
  return !faultOf(() => ([chunk] = chunkAt(source, at))) && chunk.data.length > 0;
}

// A tracking chunk has one entry and takes one offset; a delta that tracks nothing takes any number, as a filler.
function isTrackingCount(header) {
  const isFiller = header.chunkType === ChunkType.TRACKING_DELTA && header.lenData === NO_TRACKING;
  return header.numEntries === 1 && (header.numRecords === 1 || (isFiller && header.numRecords > 0));
}

// An id that is not due stands where the chunk after it, or the index, bears it out, and no offset comes twice.
function checkId(source, at, header, end, due, listed) {
  const id = BigInt(header.chunkId);
  const next = id + BigInt(header.numRecords);
  if (next > OFFSETS) throw new Fault("bad-order", { rule: "osiris.order.offsets-end" });
  if (!due.ids.length || due.ids.includes(id)) return;
  const following = attempt(OsirisChunkHeader, source, end);
  const isBorneOut = (following && BigInt(following[0].chunkId) === next) || listed.get(at) === id;
  if (!isBorneOut || (id < due.ids[0] && !due.isFirst)) throw new Fault("bad-order", { rule: "osiris.order.due" });
}

// The records of a chunk, given when they are asked for, and how many offsets it takes.
function contents(chunk, limit) {
  const { header } = chunk;
  if (header.chunkType !== ChunkType.USER) {
    checkTracking(chunk);
    return { records: () => [], consumed: header.numRecords };
  }
  const { entries, count, offset } = entriesIn(chunk.data);
  if (BigInt(header.chunkId) + BigInt(offset) > OFFSETS)
    throw new Fault("bad-count", { rule: "osiris.entry.offsets-end" });
  // Both counts speak against what lies beyond: its offsets may be the next chunk's.
  const isCut = count !== header.numEntries && offset > header.numRecords;
  const consumed = isCut ? header.numRecords : offset;
  const values = (gunzip) => valuesIn(entries, limit, gunzip).filter(([number]) => !isCut || number < consumed);
  return { records: (gunzip) => recordsOf(header, values(gunzip)), consumed };
}

function recordsOf(header, values) {
  const common = { timestamp: header.timestamp, chunk_id: header.chunkId, epoch: header.epoch };
  const first = BigInt(header.chunkId);
  return values.map(([number, value]) => ({ offset: first + BigInt(number), value, ...common }));
}

function checkTracking(chunk) {
  const isSnapshot = chunk.header.chunkType === ChunkType.TRACKING_SNAPSHOT;
  const fault = faultOf(() => parse(OsirisTrackingChunkData, chunk.data, 0, isSnapshot));
  if (!fault) return;
  if (isTorn(fault)) throw new Fault("bad-length", { rule: "osiris.tracking.data-length" });
  const isSurplus = fault.path === "/seq/3";
  const rule = isSurplus ? "one-entry" : fault.path === "/seq/0" ? "simple-entry" : "type";
  throw new Fault(isSurplus ? "trailing-bytes" : "bad-encoding", { rule: `osiris.tracking.${rule}` });
}

// The entries with their first offsets within the chunk; how many there are, and the offset after them.
function entriesIn(data) {
  const entries = [];
  let [at, offset] = [0, 0];
  while (at < data.length) {
    if (entries.length === MOST_ENTRIES) throw new Fault("bad-count", { rule: "osiris.entry.most" });
    let found;
    const fault = faultOf(() => ([found, at] = parse(OsirisEntry, data, at)));
    if (fault) throw isTorn(fault) ? new Fault("bad-length", { rule: "osiris.entry.length" }) : fault;
    entries.push([offset, found]);
    offset += found.kind === OsirisEntry.EntryKind.SIMPLE ? 1 : found.entry.numRecords;
  }
  return { entries, count: entries.length, offset };
}

// Bodies with their offsets within the chunk.
function valuesIn(entries, limit, gunzip) {
  const values = [];
  let budget = limit;
  for (const [offset, { kind, entry }] of entries) {
    if (kind === OsirisEntry.EntryKind.SIMPLE) {
      values.push([offset, entry.body]);
      continue;
    }
    const body = opened(entry, budget, gunzip);
    if (entry.compression !== Compression.NONE) budget -= body.length;
    batch(body, entry.numRecords).forEach((value, number) => values.push([offset + number, value]));
  }
  return values;
}

// A sub-batch's body; nothing where it cannot be opened, which loses its own records only.
function opened(entry, budget, gunzip) {
  if (entry.compression === Compression.NONE || entry.lenBody === 0) return entry.body;
  const open = { [Compression.GZIP]: gunzip, [Compression.SNAPPY]: snappy.framed }[entry.compression];
  try {
    return open(entry.body, Math.max(budget, 1));
  } catch {
    return new Uint8Array();
  }
}

// The records of a sub-batch, as many as are there and it states.
function batch(body, number) {
  const values = [];
  let at = 0;
  while (at < body.length && values.length < number) {
    const found = attempt(OsirisSimpleEntry, body, at);
    if (!found) break;
    values.push(found[0].body);
    at = found[1];
  }
  return values;
}

module.exports = { walk, next };
