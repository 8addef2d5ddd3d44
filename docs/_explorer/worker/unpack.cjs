// What compressed bytes hold, by npm's packages. Throws a RangeError for bytes that are not of the codec, or that grow
// above `limit`.
const fzstd = require("fzstd");
const lz4js = require("lz4js");

const PIECE = 1 << 16;

function unzstd(bytes, limit) {
  const parts = [];
  let size = 0;
  const stream = new fzstd.Decompress((part) => {
    parts.push(part);
    size += part.length;
    if (size > limit) throw new RangeError(`more than ${limit} bytes`);
  });
  // In pieces, so that what grows too large is seen early.
  for (let at = 0; at < bytes.length; at += PIECE) stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return joined(parts, size);
}

function unlz4(bytes, limit) {
  if (lz4js.decompressBound(bytes) > limit) throw new RangeError(`more than ${limit} bytes`);
  return Uint8Array.from(lz4js.decompress(bytes));
}

function joined(parts, size) {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

module.exports = { unlz4, unzstd };
