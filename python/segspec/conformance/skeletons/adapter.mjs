// An adapter for `segspec conformance`: it reads a request a line, and answers with a line.
//
// As it stands it finds the frames of durable_log, and the records in them as far as they are plain.
// Put your own reader in place of `read`, and name in CAN what it can.
// Print nothing on standard output but answers: words for people go to standard error.

import { createInterface } from "node:readline";

/** Why reading stops: the end and the code of the answer. */
class Fault extends Error {
  constructor(end, code) {
    super(code);
    this.end = end;
    this.code = code;
  }
}

/** Where the zeros at the end of the file begin. */
function zerosBegin(data) {
  let end = data.length;
  while (end > 0 && data[end - 1] === 0) end--;
  return end;
}

const CAN = ["read:durable_log", "checksum"];
const MAGIC = Buffer.from("GOLD");
const LEN_HEADER = 24;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** The number and the payload of the record at `at`, and where the next one begins. Numbers have 64 bits: BigInt. */
function recordAt(data, at) {
  const left = data.length - at;
  if (data.subarray(at).every((byte) => byte === 0)) throw new Fault("torn", "zeroed");
  if (left < 4) throw new Fault("torn", "torn");
  if (!data.subarray(at, at + 4).equals(MAGIC)) throw new Fault("corrupt", "bad-magic");
  if (left > 4 && data[at + 4] !== 1) throw new Fault("unsupported", "unsupported-version");
  if (left < LEN_HEADER) throw new Fault("torn", "torn");
  const end = at + LEN_HEADER + data.readUInt32LE(at + 16);
  if (end > data.length) throw new Fault("torn", "torn"); // before anything is allocated: a length may be any number
  const payload = data.subarray(at + LEN_HEADER, end);
  if (crc32(payload) !== data.readUInt32LE(at + 20)) throw new Fault("corrupt", "bad-checksum");
  return { offset: data.readBigUInt64LE(at + 8), payload, end };
}

/** The record at `at`, or null where there is no intact one. */
function intactAt(data, at) {
  try {
    return at < data.length ? recordAt(data, at) : null;
  } catch (fault) {
    if (fault instanceof Fault) return null;
    throw fault;
  }
}

/** The number of a record beside those of its neighbours, which are all that protects it. */
function checkOrder(data, record, due, last) {
  if (last !== null && record.offset <= last) throw new Fault("corrupt", "bad-order");
  if (due === null || record.offset === due) return;
  const next = intactAt(data, record.end);
  if (next && (next.offset === due + 1n || next.offset <= record.offset)) throw new Fault("corrupt", "bad-order");
}

/** Whether nothing in a file that begins with a wrong magic speaks for a log. */
function isForeign(data) {
  if (data.includes(MAGIC)) return false;
  const record = intactAt(Buffer.concat([MAGIC, data.subarray(4)]), 0);
  return !record || record.payload.length === 0 || data.subarray(0, 4).toString("latin1") === "DLOG";
}

/** Each frame: where the next one begins, and the records in it. */
function* frames(name, data) {
  const named = /^segment_\+?([0-9]+)\.log$/.exec(name);
  let [at, last, due] = [0, null, named ? BigInt(named[1]) : null];
  while (at < data.length) {
    const isWrong = at === 0 && data.length >= 4 && !data.subarray(0, 4).equals(MAGIC);
    if (isWrong && zerosBegin(data) > 0 && isForeign(data)) throw new Fault("not-this-format", "bad-magic");
    const record = recordAt(data, at);
    checkOrder(data, record, due, last);
    yield [record.end, [{ offset: String(record.offset), value: record.payload.toString("hex") }]];
    [at, last, due] = [record.end, record.offset, record.offset + 1n];
  }
}

/** What a reader that stops at damage answers: all records before it, and why it stopped. */
function read(name, data) {
  let at = 0;
  const records = [];
  try {
    for (const [end, found] of frames(name, data)) {
      at = end;
      for (const record of found) records.push(record);
    }
  } catch (fault) {
    if (!(fault instanceof Fault)) throw fault;
    return { end: fault.end, valid_bytes: String(at), records, error: { code: fault.code, at: String(at) } };
  }
  return { end: "clean", valid_bytes: String(at), records };
}

function answer({ cmd, seq, format, input }) {
  if (cmd === "start") return { protocol: 1, name: "skeleton", version: "0", language: "javascript", can: CAN };
  if (cmd !== "read" || format !== "durable_log") return { seq, skip: "this adapter reads durable_log only" };
  return { seq, ...read(input.segment.name, Buffer.from(input.segment.hex, "hex")) };
}

for await (const line of createInterface({ input: process.stdin })) {
  const request = JSON.parse(line);
  if (request.cmd === "stop") process.exit(0);
  process.stdout.write(JSON.stringify(answer(request)) + "\n");
}
