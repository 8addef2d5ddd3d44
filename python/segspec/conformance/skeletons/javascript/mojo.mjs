const CAN = ["read:mojo"];
const SIZES = { 0xf1: 2, 0xf2: 3, 0xf3: 4, 0xf4: 8 };
const END = Symbol("the element that ends a listpack");

/** The bytes end within an element. */
class Cut extends Fault {
  constructor() {
    super("torn", "torn");
  }
}

/** The bytes that end an element: its length in groups of 7 bits, the highest first. */
function backlen(length) {
  const groups = length <= 127 ? 1 : ([2, 3, 4].find((n) => length < 2 ** (7 * n) - 1) ?? 5);
  const bytes = Array.from({ length: groups }, (_, n) => Math.floor(length / 2 ** (7 * (groups - 1 - n))) & 127);
  return Buffer.from(bytes.map((one, n) => (n ? one | 128 : one)));
}

/** An element of a listpack, an integer (BigInt) or bytes, and where it ends. */
function element(data, at, end) {
  if (at >= end) throw new Cut();
  const first = data[at];
  if (first === 0xff) return [END, at + 1];
  let [head, length] = [1, 0];
  if (first >= 0x80 && first < 0xc0) length = first & 0x3f;
  else if (first >= 0xc0 && first < 0xe0) head = 2;
  else if (first >= 0xe0 && first < 0xf0) [head, length] = [2, ((first & 15) << 8) | data[at + 1]];
  else if (first === 0xf0) [head, length] = [5, at + 5 <= end ? data.readUInt32LE(at + 1) : 0];
  else if (first in SIZES) head = 1 + SIZES[first];
  else if (first >= 0x80) throw new Fault("corrupt", "bad-encoding");
  const [tail, stop] = [backlen(head + length), at + head + length];
  const next = stop + tail.length;
  if (at + head > end || next > end) throw new Cut();
  if (!data.subarray(stop, next).equals(tail)) throw new Fault("corrupt", "bad-length");
  if (first < 0x80) return [BigInt(first), next];
  if (first >= 0xc0 && first < 0xe0) return [BigInt.asIntN(13, BigInt(((first & 31) << 8) | data[at + 1])), next];
  if (first in SIZES) {
    const bytes = Buffer.from(data.subarray(at + 1, stop)).reverse();
    return [BigInt.asIntN(8 * bytes.length, BigInt("0x" + bytes.toString("hex"))), next];
  }
  return [data.subarray(at + head, stop), next];
}

/** A pack that begins at `at`: `records` are those whose entries are whole, and `sound` is where they end. */
class Pack {
  constructor(data, at, end) {
    Object.assign(this, { data, at, end, elements: 0, records: [], sound: null, closed: false });
  }

  next() {
    const [value, at] = element(this.data, this.at, this.end);
    this.at = at;
    if (value !== END) this.elements++;
    return value;
  }

  integer() {
    const value = this.next();
    if (typeof value !== "bigint") throw new Fault("corrupt", "bad-encoding");
    return value;
  }

  count() {
    const value = this.integer();
    if (value < 0n) throw new Fault("corrupt", "bad-encoding");
    return value;
  }

  text() {
    const value = this.next();
    if (value === END) throw new Fault("corrupt", "bad-encoding");
    return (typeof value === "bigint" ? Buffer.from(String(value)) : value).toString("hex");
  }

  /** Reads up to the end of its HEADER. */
  read() {
    if (this.data.length - this.at < 16) throw new Cut();
    const [ms, seq] = [this.data.readBigUInt64LE(this.at), this.data.readBigUInt64LE(this.at + 8)];
    this.at += 16;
    const begin = this.at;
    const names = [];
    for (let left = this.count(); left > 0n; left--) names.push(this.text()); // a count may be any number
    if (this.integer() !== 0n) throw new Fault("corrupt", "bad-encoding");
    this.sound = this.at;
    let live = 0;
    for (let flags = this.next(); flags !== END; flags = this.next()) {
      if (typeof flags !== "bigint") throw new Fault("corrupt", "bad-encoding");
      const id = [ms, seq].map((one) => BigInt.asUintN(64, one + this.integer())).join("-");
      const fields = [];
      if (flags & 2n) for (const name of names) fields.push([name, this.text()]);
      else for (let left = this.count(); left > 0n; left--) fields.push([this.text(), this.text()]);
      const deleted = (flags & 1n) === 1n;
      this.records.push({ id, deleted, fields });
      this.sound = this.at;
      if (!deleted) live++;
    }
    this.closed = true;
    if (this.at >= this.end || this.data.length - this.at < 8) throw new Cut();
    const elements = this.data.readUInt16LE(this.at + 4);
    if (this.data.readUInt32LE(this.at) !== this.at - begin) throw new Fault("corrupt", "bad-length");
    const counted = [65535, this.records.length, live].includes(this.data.readUInt16LE(this.at + 6));
    if (![65535, this.elements].includes(elements) || !counted) throw new Fault("corrupt", "bad-count");
    this.at += 8;
  }
}

/** Each frame: where the next one begins, and the records in it. Of a pack that the file ends in, what is whole. */
function* frames(name, data) {
  const [zeros, isGrowing] = [zerosBegin(data), name.startsWith("w")];
  let [at, room] = [0, 0]; // room: where only zeros are left
  while (at < zeros) {
    const tag = data.toString("latin1", at, at + 2);
    if (at && tag === "[I" && data[zeros - 1] === 0xff && data[zeros - 2] === 0xff) {
      yield [data.length, []]; // the index and SUFFIX, which end a finished segment
      return;
    }
    if (at && (tag === "[I" || zeros - at < 2)) throw new Cut();
    if (at && tag !== "[P") throw new Fault("corrupt", "bad-encoding");
    const pack = new Pack(data, at ? at + 2 : 0, zeros);
    try {
      pack.read();
    } catch (fault) {
      if (!(fault instanceof Cut) || pack.sound === null) throw fault;
      if (pack.records.length || pack.sound >= zeros || pack.closed) at = pack.sound;
      yield [at, pack.records];
      if (pack.sound < zeros && !(pack.closed && pack.at >= zeros)) throw fault;
      room = pack.closed ? pack.at : at;
      break;
    }
    yield [pack.at, pack.records];
    at = room = pack.at;
  }
  if (!isGrowing) throw new Fault("torn", room < data.length ? "zeroed" : "torn");
  yield [data.length, []];
}
