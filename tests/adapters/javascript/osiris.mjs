// Segments of osiris: a log header, then chunks with checksums over their data.
import { crc32, gunzipSync } from "node:zlib";
import { Fault, answered, attempt, faultOf, hex, isTorn, isZeroFrom, load, parse, torn } from "./frames.mjs";

const OsirisChunk = load("osiris_chunk");
const OsirisChunkHeader = load("osiris_chunk_header");
const OsirisEntry = load("osiris_entry");
const OsirisIndex = load("osiris_index");
const OsirisSegment = load("osiris_segment");
const OsirisSimpleEntry = load("osiris_simple_entry");
const OsirisTrackingChunkData = load("osiris_tracking_chunk_data");
const { ChunkType, Compression } = load("osiris_enums");
const NAME = /^([0-9]{20})\.segment$/;
const LIMIT = 8 << 20;
const MOST_ENTRIES = 2 ** 16 - 1;
const OFFSETS = 2n ** 64n;
const NO_TRACKING = 4;
const HEADER_CODES = { "/seq/0": "bad-magic", "/seq/1": "unsupported-version" };

export function read(name, content, index) {
  let at;
  const fault = faultOf(() => ([, at] = parse(OsirisSegment.LogHeader, content, 0)));
  if (fault) {
    if (isTorn(fault)) return answered([], 0, "torn");
    return fault.path.endsWith("/seq/0")
      ? answered([], 0, "bad-magic", "not-this-format")
      : answered([], 0, "unsupported-version");
  }
  const named = NAME.exec(name);
  let due = { ids: named ? [BigInt(named[1])] : [], isFirst: true };
  const listed = positions(index);
  const records = [];
  while (at < content.length) {
    let chunk, end, found, consumed;
    const fault = faultOf(() => {
      [chunk, end] = chunkAt(content, at);
      checkId(content, at, chunk.header, end, due, listed);
      [found, consumed] = contents(chunk);
    });
    if (fault) return answered(records, at, fault.code);
    for (const record of found) records.push(record);
    const id = BigInt(chunk.header.chunkId);
    due = { ids: [id + BigInt(chunk.header.numRecords), id + BigInt(consumed)], isFirst: false };
    at = end;
  }
  return answered(records, at);
}

// Chunk ids by position, of an index whose positions and ids all increase.
function positions(index) {
  const found = index && attempt(OsirisIndex, index, 0);
  const rows = found ? found[0].records.map((row) => [row.ofsChunk, BigInt(row.chunkId)]) : [];
  const isRising = rows.every((row, at) => at === 0 || (rows[at - 1][0] < row[0] && rows[at - 1][1] < row[1]));
  return new Map(isRising ? rows : []);
}

// The chunk at `at`, whose data has the right checksum, and where it ends.
function chunkAt(content, at) {
  let header;
  const fault = faultOf(() => ([header] = parse(OsirisChunkHeader, content, at)));
  if (fault && isTorn(fault)) throw fault;
  if (fault) throw new Fault(isZeroFrom(content, at) ? "zeroed" : (HEADER_CODES[fault.path] ?? "bad-encoding"));
  if (header.lenChunk > content.length - at) throw torn();
  if (header.lenData > LIMIT) throw new Fault("limit-exceeded");
  const [chunk, end] = parse(OsirisChunk, content, at);
  if (crc32(chunk.data) !== header.dataCrc) throw new Fault("bad-checksum");
  if (header.chunkType !== ChunkType.USER && !isTrackingCount(header)) throw new Fault("bad-count");
  return [chunk, end];
}

// A tracking chunk has one entry and takes one offset; a delta that tracks nothing takes any number, as a filler.
function isTrackingCount(header) {
  const isFiller = header.chunkType === ChunkType.TRACKING_DELTA && header.lenData === NO_TRACKING;
  return header.numEntries === 1 && (header.numRecords === 1 || (isFiller && header.numRecords > 0));
}

// An id that is not due stands where the chunk behind it, or the index, bears it out, and no offset comes twice.
function checkId(content, at, header, end, due, listed) {
  const id = BigInt(header.chunkId);
  const next = id + BigInt(header.numRecords);
  if (next > OFFSETS) throw new Fault("bad-order");
  if (!due.ids.length || due.ids.includes(id)) return;
  const behind = attempt(OsirisChunkHeader, content, end);
  const isBorneOut = (behind && BigInt(behind[0].chunkId) === next) || listed.get(at) === id;
  if (!isBorneOut || (id < due.ids[0] && !due.isFirst)) throw new Fault("bad-order");
}

// The records of a chunk, and how many offsets it takes.
function contents(chunk) {
  const { header } = chunk;
  if (header.chunkType !== ChunkType.USER) {
    checkTracking(chunk);
    return [[], header.numRecords];
  }
  let { values, entries, offset } = valuesIn(chunk.data.slice());
  if (BigInt(header.chunkId) + BigInt(offset) > OFFSETS) throw new Fault("bad-count");
  if (entries !== header.numEntries && offset > header.numRecords) {
    // Both counts speak against what lies beyond: its offsets may be the next chunk's.
    values = values.filter(([number]) => number < header.numRecords);
    offset = header.numRecords;
  }
  const common = {
    timestamp: String(header.timestamp),
    chunk_id: String(header.chunkId),
    epoch: String(header.epoch),
  };
  const first = BigInt(header.chunkId);
  const record = ([number, value]) => ({ offset: String(first + BigInt(number)), value: hex(value), ...common });
  return [values.map(record), offset];
}

function checkTracking(chunk) {
  const isSnapshot = chunk.header.chunkType === ChunkType.TRACKING_SNAPSHOT;
  const fault = faultOf(() => parse(OsirisTrackingChunkData, chunk.data, 0, isSnapshot));
  if (!fault) return;
  if (isTorn(fault)) throw new Fault("bad-length");
  throw new Fault(fault.path === "/seq/3" ? "trailing-bytes" : "bad-encoding");
}

// Bodies with their offsets within the chunk; how many entries there are, and the offset behind them.
function valuesIn(data) {
  const values = [];
  let [at, entries, offset, budget] = [0, 0, 0, LIMIT];
  while (at < data.length) {
    if (entries === MOST_ENTRIES) throw new Fault("bad-count");
    let found;
    const fault = faultOf(() => ([found, at] = parse(OsirisEntry, data, at)));
    if (fault) throw isTorn(fault) ? new Fault("bad-length") : fault;
    const { entry } = found;
    entries += 1;
    if (found.kind === OsirisEntry.EntryKind.SIMPLE) {
      values.push([offset, entry.body]);
      offset += 1;
      continue;
    }
    const body = opened(entry, budget);
    if (entry.compression !== Compression.NONE) budget -= body.length;
    batch(body.slice(), entry.numRecords).forEach((value, number) => values.push([offset + number, value]));
    offset += entry.numRecords;
  }
  return { values, entries, offset };
}

// A sub-batch's body; nothing where it cannot be opened, which loses its own records only.
function opened(entry, budget) {
  if (entry.compression === Compression.NONE || entry.lenBody === 0) return entry.body;
  if (entry.compression !== Compression.GZIP) return new Uint8Array();
  try {
    return new Uint8Array(gunzipSync(entry.body, { maxOutputLength: Math.max(budget, 1) }));
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
