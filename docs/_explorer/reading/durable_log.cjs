// Segments of durable-log: records back to back.
const { Fault, attempt, checkSum, checksum, faultOf, isTorn, load, parse, searched } = require("./frames.cjs");
const { Source } = require("./source.cjs");

const DurableLogRecord = load("durable_log_record");
const NAME = /^segment_\+?([0-9]+)\.log$/;
const OFFSETS = 2n ** 64n;
const MAGIC = "GOLD";
const HEAD = `${MAGIC}\x01`;
const CODES = { "/seq/0": "bad-magic", "/seq/1": "unsupported-version" };

function* walk(name, source, { from = 0 } = {}) {
  const named = NAME.exec(name);
  let due = named && BigInt(named[1]) < OFFSETS ? BigInt(named[1]) : null;
  let [at, last] = [from, null];
  while (at < source.length) {
    let record, end;
    const fault = faultOf(() => {
      [record, end] = recordAt(source, at);
      checkNumber(source, BigInt(record.offset), end, last, due);
    });
    if (fault) {
      const isOther = at === 0 && fault.code === "bad-magic" && !isDamagedLog(source);
      return { at, ...fault, end: isOther ? "not-this-format" : undefined };
    }
    const number = BigInt(record.offset);
    yield { start: at, end, kind: "record", number, count: 1, records: () => [{ offset: number, value: record.payload }] };
    [last, due, at] = [number, number + 1n, end];
  }
  return { at };
}

const next = (source, at) =>
  searched(source, (from) => source.indexOf(MAGIC, from), (place) => !faultOf(() => recordAt(source, place)), at);

// The record at `at`, whose checksum is right, and where it ends.
function recordAt(source, at) {
  if (source.isZeroFrom(at)) throw new Fault("zeroed");
  let found;
  const fault = faultOf(() => (found = parse(DurableLogRecord, source, at)));
  if (fault) throw isTorn(fault) ? fault : new Fault(CODES[fault.path]);
  checkSum(found[0].payload, found[0].checksum, "durable_log.record.crc");
  return found;
}

// A number that is not due stands unless the record before it or the one right after it contradicts it.
function checkNumber(source, number, end, last, due) {
  if (due === null || number === due) return;
  if (last !== null && number <= last) throw new Fault("bad-order", { rule: "durable_log.number.step-back" });
  let following;
  if (faultOf(() => (following = BigInt(recordAt(source, end)[0].offset)))) return;
  if (following === due + 1n || following <= number)
    throw new Fault("bad-order", { rule: "durable_log.number.contradicted" });
}

// Whether anything but its magic says that this is a log: another magic, or the first record's checksum.
function isDamagedLog(source) {
  if (source.indexOf(MAGIC, 0) >= 0) return true;
  if (source.startsWith("DLOG", 0)) return false;
  const found = attempt(DurableLogRecord, withMagic(source), 0);
  return found !== null && found[0].payload.length > 0 && checksum(found[0].payload) === found[0].checksum;
}

function withMagic(source) {
  return new Source(source.length, (start, end) =>
    source.slice(start, end).map((byte, at) => (start + at < HEAD.length ? HEAD.charCodeAt(start + at) : byte)));
}

module.exports = { walk, next };
