const CAN = ["read:ffwd"];
const LEN_HEADER = 16; // magic, version, number of the first message
const UNWRITTEN = 64; // zeros up to the end of the file: so many were never written

/** Each frame: where the next one begins, and the records in it. Numbers have 64 bits: BigInt. */
function* frames(name, data) {
  if (data.length < 4) throw new Fault("torn", "torn");
  if (data.toString("latin1", 0, 4) !== "FFLG") throw new Fault("not-this-format", "bad-magic");
  if (data.length >= 8 && data.readUInt32BE(4) !== 0) throw new Fault("unsupported", "unsupported-version");
  if (data.length < LEN_HEADER) throw new Fault("torn", "torn");
  let [at, number] = [LEN_HEADER, data.readBigUInt64BE(8)];
  const zeros = zerosBegin(data);
  yield [at, []];
  while (at < data.length) {
    const left = data.length - at;
    if (at >= zeros && left >= UNWRITTEN) throw new Fault("torn", "zeroed");
    if (left < 4) throw new Fault("torn", "torn");
    const end = at + 4 + data.readUInt32BE(at);
    if (end > data.length) throw new Fault("torn", "torn");
    if (number >> 64n) throw new Fault("corrupt", "bad-order");
    yield [end, [{ offset: String(number), value: data.toString("hex", at + 4, end) }]];
    [at, number] = [end, number + 1n];
  }
}
