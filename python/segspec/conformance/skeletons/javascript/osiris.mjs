const CAN = ["read:osiris", "checksum"];
const HEAD = 8;
const LEN_HEADER = 48;
const LEN_SUB_BATCH = 11; // flags, records, uncompressed length, length

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit++) byte = byte & 1 ? (byte >>> 1) ^ 0xedb88320 : byte >>> 1;
  return byte;
});

function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 255] ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

function checkHead(data) {
  if (data.length < 4) throw new Fault("torn", "torn");
  if (data.toString("latin1", 0, 4) !== "OSIL") throw new Fault("not-this-format", "bad-magic");
  if (data.length < HEAD) throw new Fault("torn", "torn");
  if (data.readUInt32BE(4) !== 1) throw new Fault("unsupported", "unsupported-version");
}

function checkHeader(data, at) {
  if (data[at] >> 4 !== 5) throw new Fault("corrupt", "bad-magic");
  if ((data[at] & 15) > 1) throw new Fault("unsupported", "unsupported-version");
  if (at + 1 < data.length && data[at + 1] > 2) throw new Fault("corrupt", "bad-encoding");
  if (data.length - at < LEN_HEADER) throw new Fault("torn", "torn");
}

/** The values, each with its distance to the chunk's id. What is compressed is left out, and left to you. */
function* entries(data) {
  let [at, distance] = [0, 0];
  while (at < data.length) {
    const isBatch = (data[at] & 0x80) !== 0;
    const begin = at + (isBatch ? LEN_SUB_BATCH : 4);
    if (begin > data.length) throw new Fault("corrupt", "bad-length");
    const count = isBatch ? data.readUInt16BE(at + 1) : 1;
    const end = begin + data.readUInt32BE(isBatch ? at + 7 : at);
    if (end > data.length) throw new Fault("corrupt", "bad-length");
    if (!isBatch) yield [distance, data.subarray(begin, end)];
    else if ((data[at] & 0x70) === 0 && count > 0) {
      let inner = 0;
      for (const [, value] of entries(data.subarray(begin, end))) {
        yield [distance + inner++, value];
        if (inner === count) break;
      }
    }
    [at, distance] = [end, distance + count];
  }
}

/** Each frame: where the next one begins, and the records in it. Numbers have 64 bits: BigInt. */
function* frames(name, data) {
  checkHead(data);
  yield [HEAD, []];
  let [at, due] = [HEAD, 0n];
  const zeros = zerosBegin(data);
  while (at < data.length) {
    if (at >= zeros) throw new Fault("torn", "zeroed");
    checkHeader(data, at);
    const [count, timestamp] = [data.readUInt32BE(at + 4), data.readBigInt64BE(at + 8)];
    const [epoch, number] = [data.readBigUInt64BE(at + 16), data.readBigUInt64BE(at + 24)];
    const begin = at + LEN_HEADER + data[at + 44];
    const last = begin + data.readUInt32BE(at + 36);
    const end = last + data.readUInt32BE(at + 40);
    if (end > data.length) throw new Fault("torn", "torn");
    const content = data.subarray(begin, last);
    if (crc32(content) !== data.readUInt32BE(at + 32)) throw new Fault("corrupt", "bad-checksum");
    if (number < due) throw new Fault("corrupt", "bad-order");
    const said = { timestamp: String(timestamp), chunk_id: String(number), epoch: String(epoch) };
    const records = [];
    for (const [distance, value] of data[at + 1] === 0 ? entries(content) : []) {
      records.push({ offset: String(number + BigInt(distance)), value: value.toString("hex"), ...said });
    }
    yield [end, records];
    [at, due] = [end, number + BigInt(count)];
  }
}
