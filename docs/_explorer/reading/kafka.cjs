// Segments of Kafka: record batches with a checksum over all from their attributes on, and the messages of old.
const { Fault, checkSum, faultOf, isTorn, load, parse, searched, torn } = require("./frames.cjs");

const Kafka = load("kafka");
const NAME = /^([0-9]{20})\.log/;
const FARTHEST = 2n ** 31n - 1n;
const [HEAD, MAGIC_AT, CRC_END, BATCH_CRC_END] = [12, 16, 16, 21];
const BATCH = 2;
const CODES = { "/seq/1": "bad-length", "/seq/3": "unsupported-version", "/types/message/seq/8": "bad-length" };

function* walk(name, source, { from = 0 } = {}) {
  const named = NAME.exec(name);
  const most = named && BigInt(named[1]) + FARTHEST;
  let [at, last] = [from, -1n];
  while (at < source.length) {
    let batch, end;
    const fault = faultOf(() => {
      [batch, end] = batchAt(source, at);
      checkOffsets(batch, last, most);
    });
    if (fault) return { at, ...fault };
    const isBatch = batch.magic === BATCH;
    const number = BigInt(batch.baseOffset);
    yield { start: at, end, kind: isBatch ? "batch" : "message", number, count: isBatch ? batch.body.numRecords : 1 };
    [last, at] = [lastOffset(batch), end];
  }
  return { at };
}

// A batch proves itself by its checksum.
const next = (source, at) => searched(source, (from) => placeFrom(source, from), (place) => !faultOf(() => batchAt(source, place)), at);

function placeFrom(source, from) {
  const magic = source.indexOf("\x02", from + MAGIC_AT);
  return magic < 0 ? -1 : magic - MAGIC_AT;
}

const lastOffset = ({ baseOffset, magic, body }) => BigInt(baseOffset) + BigInt(magic === BATCH ? body.lastOffsetDelta : 0);

function checkOffsets(batch, last, most) {
  if (BigInt(batch.baseOffset) <= last) throw new Fault("bad-order", { rule: "kafka.batch.rising" });
  if (most !== null && lastOffset(batch) > most) throw new Fault("bad-order", { rule: "kafka.batch.near-name" });
}

// The batch at `at`, whose checksum is right, and where it ends.
function batchAt(source, at) {
  if (source.isZeroFrom(at)) throw new Fault("zeroed", { rule: "kafka.batch.zeros" });
  const end = endOf(source, at);
  let found;
  const fault = faultOf(() => (found = parse(Kafka, source, at)));
  if (fault?.path === "/seq/1" || fault?.path === "/seq/3") throw new Fault(CODES[fault.path]);
  checkBatch(source, at, end);
  if (fault) throw new Fault(isTorn(fault) ? "bad-length" : (CODES[fault.path] ?? "bad-count"));
  return found;
}

function endOf(source, at) {
  const head = source.slice(at, at + HEAD);
  if (head.length < HEAD) throw new Fault("torn", { rule: "kafka.batch.whole" });
  const length = new DataView(head.buffer, head.byteOffset).getInt32(8);
  if (length >= 14 && at + HEAD + length > source.length) throw new Fault("torn", { rule: "kafka.batch.whole" });
  return at + HEAD + length;
}

function checkBatch(source, at, end) {
  const bytes = source.slice(at, end);
  const isBatch = bytes[MAGIC_AT] === BATCH;
  const covered = isBatch ? BATCH_CRC_END : CRC_END;
  if (bytes.length < covered) throw torn();
  const stored = new DataView(bytes.buffer, bytes.byteOffset).getUint32(covered - 4);
  const [rule, name] = isBatch ? ["kafka.batch.crc", "crc32c"] : ["kafka.message.crc", "crc32"];
  checkSum(bytes.subarray(covered), stored, rule, name);
}

module.exports = { walk, next };
