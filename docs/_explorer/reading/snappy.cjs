// Snappy: one raw block, and blocks in snappy's or in xerial's framing format. Throws a RangeError for what is neither.
const { checksum } = require("./frames.cjs");

const [COMPRESSED, PLAIN, FIRST_SKIPPABLE, STREAM] = [0, 1, 0x80, 0xff];
const MOST_GROWTH = 64;
const XERIAL_HEADER = 16;
const OPENING = "sNaPpY";

class LimitError extends RangeError {}

const little = (bytes, at, length) => {
  if (at + length > bytes.length) throw new RangeError("the block ends too early");
  let value = 0;
  for (let number = length - 1; number >= 0; number -= 1) value = value * 256 + bytes[at + number];
  return value;
};

function sizeOf(block) {
  let [size, at] = [0, 0];
  for (let shift = 1; at < 5; shift *= 128, at += 1) {
    const byte = little(block, at, 1);
    size += (byte & 127) * shift;
    if (byte < 128) return [size, at + 1];
  }
  throw new RangeError("the size of the block is no integer of 32 bits");
}

function raw(block, limit) {
  let [size, at] = sizeOf(block);
  if (size > limit) throw new LimitError(`the block declares ${size} bytes`);
  if (size > MOST_GROWTH * block.length) throw new RangeError(`${block.length} bytes cannot hold ${size}`);
  const out = new Uint8Array(size);
  let end = 0;
  while (at < block.length) {
    const { length, distance, next } = instruction(block, at);
    if (end + length > size || distance > end) throw new RangeError("an instruction leads out of the block");
    if (distance) for (let number = 0; number < length; number += 1) out[end + number] = out[end + number - distance];
    else out.set(block.subarray(next - length, next), end);
    [end, at] = [end + length, next];
  }
  if (end !== size) throw new RangeError(`the block holds ${end} bytes and declares ${size}`);
  return out;
}

// What comes next: `length` bytes from so far back, or, where distance is 0, those that lie before `next`.
function instruction(block, at) {
  const tag = block[at];
  const high = tag >> 2;
  if ((tag & 3) === 0) {
    const more = high < 60 ? 0 : high - 59;
    const length = (more ? little(block, at + 1, more) : high) + 1;
    const next = at + 1 + more + length;
    if (next > block.length) throw new RangeError("a literal leads out of the block");
    return { length, distance: 0, next };
  }
  const wide = [0, 1, 2, 4][tag & 3];
  const low = little(block, at + 1, wide);
  const [length, distance] = wide === 1 ? [(high & 7) + 4, ((tag >> 5) << 8) | low] : [high + 1, low];
  if (distance === 0) throw new RangeError("a copy from nowhere");
  return { length, distance, next: at + 1 + wide };
}

function framed(stream, limit) {
  const parts = [];
  let [at, size] = [0, 0];
  while (at < stream.length) {
    const kind = stream[at];
    const end = at + 4 + little(stream, at + 1, 3);
    if (end > stream.length) throw new RangeError("a frame leads out of the stream");
    const part = content(kind, stream.subarray(at + 4, end), limit - size);
    if (at === 0 && kind !== STREAM) throw new RangeError("no snappy stream");
    parts.push(part);
    [at, size] = [end, size + part.length];
  }
  return joined(parts, size);
}

function joined(parts, size) {
  const out = new Uint8Array(size);
  parts.reduce((place, part) => (out.set(part, place), place + part.length), 0);
  return out;
}

// Blocks after a header of 16 bytes, each with its length, as xerial's snappy-java frames them.
function xerial(stream, limit) {
  const parts = [];
  let size = 0;
  const view = new DataView(stream.buffer, stream.byteOffset, stream.length);
  for (let at = XERIAL_HEADER; at < stream.length; ) {
    const end = at + 4 + view.getUint32(at);
    if (end > stream.length) throw new RangeError("a block leads out of the stream");
    const part = raw(stream.subarray(at + 4, end), limit - size);
    parts.push(part);
    [at, size] = [end, size + part.length];
  }
  return joined(parts, size);
}

function content(kind, bytes, limit) {
  if (kind === STREAM && String.fromCharCode(...bytes) === OPENING) return new Uint8Array();
  if (kind >= FIRST_SKIPPABLE && kind !== STREAM) return new Uint8Array();
  if (kind !== COMPRESSED && kind !== PLAIN) throw new RangeError(`a frame of kind ${kind}`);
  const stated = little(bytes, 0, 4);
  const out = kind === PLAIN ? bytes.subarray(4) : raw(bytes.subarray(4), limit);
  if (out.length > limit) throw new LimitError("more than the limit");
  const sum = checksum(out, "crc32c");
  if ((((sum >>> 15) | (sum << 17)) + 0xa282ead8) >>> 0 !== stated) throw new RangeError("a frame's checksum is wrong");
  return out;
}

module.exports = { LimitError, framed, raw, xerial };
