// The bytes of a file, read by pieces: no more than two windows of them are held.
const { KaitaiStream } = require("./runtime.cjs");

const WINDOW = 1 << 20;
const METHODS = Object.getOwnPropertyNames(DataView.prototype).filter((name) => name.startsWith("get"));
// Where a window's buffer lies in its file.
const origins = new WeakMap();

class Source {
  // `read(start, end)` gives these bytes at once, as a Uint8Array.
  constructor(length, read, window = WINDOW) {
    Object.assign(this, { length, read, size: window, windows: [], zeros: [0, 0] });
  }

  static of(bytes) {
    const source = new Source(bytes.length, (start, end) => bytes.subarray(start, end));
    source.windows = [source.windowOf(0, bytes)];
    return source;
  }

  windowOf(start, bytes) {
    origins.set(bytes.buffer, start - bytes.byteOffset);
    return { start, end: start + bytes.length, bytes, view: new DataView(bytes.buffer, bytes.byteOffset, bytes.length) };
  }

  // A window with the bytes from `at` to `end`, which the file has.
  window(at, end) {
    const held = this.windows.find((one) => one.start <= at && end <= one.end);
    if (held) return held;
    const read = this.read(at, Math.min(Math.max(end, at + this.size), this.length));
    this.windows = [this.windowOf(at, read), ...this.windows.slice(0, 1)];
    return this.windows[0];
  }

  // The bytes from `at` to `end`, as far as the file goes.
  slice(at, end = this.length) {
    const stop = Math.max(at, Math.min(end, this.length));
    const { start, bytes } = this.window(at, stop);
    return bytes.subarray(at - start, stop - start);
  }

  // What is at hand from `at` on: so many bytes at least, which the file has.
  piece(at, least) {
    const { start, bytes } = this.window(at, at + least);
    return bytes.subarray(at - start);
  }

  startsWith(text, at) {
    return String.fromCharCode(...this.slice(at, at + text.length)) === text;
  }

  // Where `text` is next, at `at` or later; -1 where nowhere.
  indexOf(text, at) {
    const wanted = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    for (let from = at; from + wanted.length <= this.length; ) {
      const piece = this.piece(from, wanted.length);
      const found = findIn(piece, wanted);
      if (found >= 0) return from + found;
      from += piece.length - wanted.length + 1;
    }
    return -1;
  }

  // The first byte at `at` or later that is not zero, or the end of the file.
  endOfZeros(at) {
    if (this.zeros[0] <= at && at < this.zeros[1]) return this.zeros[1];
    let end = at;
    while (end < this.length) {
      const piece = this.piece(end, 1);
      const found = piece.findIndex((byte) => byte !== 0);
      end += found < 0 ? piece.length : found;
      if (found >= 0) break;
    }
    this.zeros = [at, end];
    return end;
  }

  isZeroFrom(at) {
    return at < this.length && this.endOfZeros(at) === this.length;
  }

  // Where the zeros at the end of the file begin.
  startOfZeros() {
    for (let end = this.length; end > 0; end -= WINDOW) {
      const start = Math.max(0, end - WINDOW);
      const found = this.slice(start, end).findLastIndex((byte) => byte !== 0);
      if (found >= 0) return start + found + 1;
    }
    return 0;
  }
}

function findIn(bytes, wanted) {
  for (let at = bytes.indexOf(wanted[0]); at >= 0; at = bytes.indexOf(wanted[0], at + 1))
    if (wanted.every((byte, number) => bytes[at + number] === byte)) return at;
  return -1;
}

// A DataView whose positions are the file's.
class FileView {
  show({ start, view }) {
    Object.assign(this, { start, view });
  }
}
for (const name of METHODS)
  FileView.prototype[name] = function (at, littleEndian) {
    return this.view[name](at - this.start, littleEndian);
  };

// The runtime's stream over a Source: its positions are the file's, and bytes are fetched as they are asked for.
class FileStream extends KaitaiStream {
  constructor(source, at) {
    super(0);
    Object.assign(this, { source, pos: at, held: null, _dataView: new FileView() });
  }

  get size() {
    return this.source.length;
  }

  ensureBytesLeft(length) {
    const end = this.pos + length;
    if (end > this.size) throw new KaitaiStream.EOFError(length, this.size - this.pos);
    if (this.held && this.held.start <= this.pos && end <= this.held.end) return;
    this.held = this.source.window(this.pos, end);
    this._dataView.show(this.held);
  }

  mapUint8Array(length) {
    this.ensureBytesLeft(length);
    const { start, bytes } = this.held;
    this.pos += length;
    return bytes.subarray(this.pos - length - start, this.pos - start);
  }
}

const streamOf = (content, at) => {
  if (content instanceof Source) return new FileStream(content, at);
  const io = new KaitaiStream(content);
  io.seek(at);
  return io;
};

// Where position `at` of a stream lies in the file; null in bytes that are not the file's own.
function placeOf(io, at) {
  if (io instanceof FileStream) return at;
  const origin = origins.get(io._buffer);
  return origin === undefined ? null : origin + io.byteOffset + at;
}

module.exports = { Source, placeOf, streamOf };
