const CAN = ["read:tank"];

/** An integer of 7 bits a byte and of 32 in all, the lowest first, and where it ends. */
function varint(data, at, end, short = "bad-length") {
  let value = 0n;
  for (let n = 0; n < 5; n++) {
    if (at + n >= end) throw new Fault(short === "torn" ? "torn" : "corrupt", short);
    value |= BigInt(data[at + n] & 127) << BigInt(7 * n);
    if (data[at + n] < 128) return [Number(value & 0xffffffffn), at + n + 1];
  }
  throw new Fault("corrupt", "bad-encoding");
}

function byteAt(data, at, end) {
  if (at >= end) throw new Fault("corrupt", "bad-length");
  return [data[at], at + 1];
}

/** Numbers have 64 bits: BigInt. */
function numberAt(data, at, end) {
  if (end - at < 8) throw new Fault("corrupt", "bad-length");
  return [data.readBigUInt64LE(at), at + 8];
}

/** How many messages there are, the first and the last number if it states them, and where messages begin. */
function bundleHeader(data, at, end) {
  let [flags, first, last, delta] = [0, null, null, 0];
  [flags, at] = byteAt(data, at, end);
  let count = (flags >> 2) & 15;
  if (count === 0) [count, at] = varint(data, at, end);
  if (flags & 64) {
    [first, at] = numberAt(data, at, end);
    last = first;
    if (count !== 1) {
      [delta, at] = varint(data, at, end);
      last = first + BigInt(delta) + 1n;
    }
  }
  if (count === 0) throw new Fault("corrupt", "bad-count");
  if (flags & 3) throw new Fault("corrupt", "unsupported-codec"); // 1 is snappy, which is left to you
  return { count, first, last, begin: at };
}

/** How far its number leaps, its timestamp (null for that of the one before), its key, its content, and its end. */
function message(data, at, end, hasDelta) {
  let [flags, leap, timestamp, length, key] = [0, 0, null, 0, data.subarray(0, 0)];
  [flags, at] = byteAt(data, at, end);
  if (hasDelta && !(flags & 4)) [leap, at] = varint(data, at, end);
  if (!(flags & 2)) [timestamp, at] = numberAt(data, at, end);
  if (flags & 1) {
    [length, at] = byteAt(data, at, end);
    [key, at] = [data.subarray(at, at + length), at + length];
  }
  [length, at] = varint(data, at, end);
  if (length > end - at) throw new Fault("corrupt", "bad-length");
  return { leap: BigInt(leap), stored: timestamp, key, content: data.subarray(at, at + length), next: at + length };
}

/** The records of a bundle, all that it has, whatever its count says; and the number after them. */
function messages(data, from, end, due) {
  const { count, first, last, begin } = bundleHeader(data, from, end);
  if (begin === end) throw new Fault("corrupt", "bad-count");
  if ((last ?? due + BigInt(count) - 1n) >> 64n) throw new Fault("corrupt", "bad-order");
  const records = [];
  let [at, timestamp, number] = [begin, 0n, first ?? due];
  while (at < end) {
    const place = records.length;
    let found;
    try {
      found = message(data, at, end, last !== null && place > 0 && place !== count - 1);
    } catch (fault) {
      if (!(fault instanceof Fault) || place < count) throw fault;
      break;
    }
    number = last !== null && place === count - 1 ? last : number + found.leap;
    timestamp = found.stored ?? timestamp;
    const key = found.key.length ? { key: found.key.toString("hex") } : {};
    const value = found.content.toString("hex");
    records.push({ offset: String(number), timestamp: String(timestamp), value, ...key });
    [at, number] = [found.next, number + 1n];
  }
  return [records, number];
}

/** Each frame: where the next one begins, and the records in it. */
function* frames(name, data) {
  const named = /^([1-9][0-9]*)[-_.]/.exec(name);
  let [at, due] = [0, named ? BigInt(named[1]) : 1n];
  const zeros = zerosBegin(data);
  while (at < data.length) {
    if (at >= zeros) throw new Fault("torn", "zeroed");
    const [length, begin] = varint(data, at, data.length, "torn");
    if (length === 0) throw new Fault("corrupt", "bad-length");
    if (length > data.length - begin) throw new Fault("torn", "torn");
    const [records, next] = messages(data, begin, begin + length, due);
    yield [begin + length, records];
    [at, due] = [begin + length, next];
  }
}
