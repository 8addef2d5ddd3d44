// The official JavaScript runtime of Kaitai Struct, with what it gets wrong put right. Gives KaitaiStream and `load`.
//
// - It reads 64-bit integers into doubles, and reads negative ones wrong where the low half's top bit is 0; here they
//   are read exactly, as BigInt where a double would round.
// - It decodes text without complaint; here bytes that are no text are an error, as in Python.
// - It takes a length above 2^31 for a negative one; here it is past the end of the stream, as in Python.
// - A refused value does not say which rule refused it; here `path` does, as the compiler names it, such as `/seq/0`.
// - `seek` stops at both ends of the stream; here it goes where it is told, and a negative position is an error.
import { createRequire } from "node:module";
import { join } from "node:path";

const camel = (name) => name.split("_").map((part) => part.charAt(0).toUpperCase() + part.slice(1)).join("");
const exact = (value) => (BigInt.asIntN(54, value) === value ? Number(value) : value);

export function runtime(folder) {
  const require = createRequire(join(folder, "package.json"));
  const KaitaiStream = require("kaitai-struct/KaitaiStream");
  correct(KaitaiStream);
  return { KaitaiStream, load: (spec) => require(join(folder, `${camel(spec)}.js`))[camel(spec)] };
}

function correct(KaitaiStream) {
  const stream = KaitaiStream.prototype;
  stream.readU8be = readBig("getBigUint64", false);
  stream.readU8le = readBig("getBigUint64", true);
  stream.readS8be = readBig("getBigInt64", false);
  stream.readS8le = readBig("getBigInt64", true);
  const { readBytes } = stream;
  stream.readBytes = function (length) {
    if (length < 0) throw new RangeError("negative length");
    this.ensureBytesLeft(Number(length));
    return readBytes.call(this, Number(length));
  };
  stream.seek = function (position) {
    if (position < 0) throw new RangeError("negative position");
    this.pos = Number(position);
    this.alignToByte();
  };
  KaitaiStream.bytesToStr = (bytes, encoding) =>
    new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
  for (const name of Object.keys(KaitaiStream).filter((key) => key.startsWith("Validation")))
    KaitaiStream[name] = withPath(KaitaiStream[name], name);
}

function withPath(Refusal, name) {
  const WithPath = class extends Refusal {
    constructor(...details) {
      super(...details);
      this.path = details.at(-1);
    }
  };
  return Object.defineProperty(WithPath, "name", { value: name });
}

function readBig(method, littleEndian) {
  return function () {
    this.ensureBytesLeft(8);
    const value = this._dataView[method](this.pos, littleEndian);
    this.pos += 8;
    return exact(value);
  };
}
