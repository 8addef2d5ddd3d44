// Segments of durable-log: records back to back.
import { crc32 } from "node:zlib";
import { Fault, answered, attempt, faultOf, hex, isTorn, isZeroFrom, load, parse } from "./frames.mjs";

const DurableLogRecord = load("durable_log_record");
const NAME = /^segment_\+?([0-9]+)\.log$/;
const OFFSETS = 2n ** 64n;
const CODES = { "/seq/0": "bad-magic", "/seq/1": "unsupported-version" };

export function read(name, content) {
  const records = [];
  const named = NAME.exec(name);
  let due = named && BigInt(named[1]) < OFFSETS ? BigInt(named[1]) : null;
  let [at, last] = [0, null];
  while (at < content.length) {
    let record, end;
    const fault = faultOf(() => {
      [record, end] = recordAt(content, at);
      checkNumber(content, BigInt(record.offset), end, last, due);
    });
    if (fault) {
      const isOther = at === 0 && fault.code === "bad-magic" && !isDamagedLog(content);
      return answered(records, at, fault.code, isOther ? "not-this-format" : undefined);
    }
    records.push({ offset: String(record.offset), value: hex(record.payload) });
    [last, due, at] = [BigInt(record.offset), BigInt(record.offset) + 1n, end];
  }
  return answered(records, at);
}

// The record at `at`, whose checksum is right, and where it ends.
function recordAt(content, at) {
  if (isZeroFrom(content, at)) throw new Fault("zeroed");
  let found;
  const fault = faultOf(() => (found = parse(DurableLogRecord, content, at)));
  if (fault) throw isTorn(fault) ? fault : new Fault(CODES[fault.path]);
  if (crc32(found[0].payload) !== found[0].checksum) throw new Fault("bad-checksum");
  return found;
}

// A number that is not due stands unless the record in front or the one right behind contradicts it.
function checkNumber(content, number, end, last, due) {
  if (due === null || number === due) return;
  if (last !== null && number <= last) throw new Fault("bad-order");
  let behind;
  if (faultOf(() => (behind = BigInt(recordAt(content, end)[0].offset)))) return;
  if (behind === due + 1n || behind <= number) throw new Fault("bad-order");
}

// Whether anything but its magic says that this is a log: another magic, or the first record's checksum.
function isDamagedLog(content) {
  const bytes = Buffer.from(content);
  if (bytes.includes("GOLD")) return true;
  if (bytes.toString("latin1", 0, 4) === "DLOG") return false;
  bytes.write("GOLD\x01", 0, "latin1");
  const found = attempt(DurableLogRecord, bytes, 0);
  return found !== null && found[0].payload.length > 0 && crc32(found[0].payload) === found[0].checksum;
}
