// What all formats share: calling a generated parser, and what is found of a frame.
//
// A format's `walk(name, source, { index, from, limit })` is a generator. It yields frames, { start, end, kind, number, records }, in the
// order of the file, or nothing where it takes long to find one; it returns what the file is ended by: { at, code, rule, words, end }, without a code where nothing is wrong.
// `next(source, at)`, of a format whose frames prove themselves, is a generator that returns where the next such is.
const { KaitaiStream, camel } = require("./runtime.cjs");
const { streamOf } = require("./source.cjs");

// The most bytes that one block may have.
const LIMIT = 256 << 20;
const SEARCHES = 4;
const POLYNOMIALS = { crc32: 0xedb88320, crc32c: 0x82f63b78 };
const load = (spec) => require(`../../../generated/javascript/${camel(spec)}.js`)[camel(spec)];

// Why a frame may not be used. `path` names the promise of the spec that was broken, `rule` the rule of the format's page,
// where code and field do not tell it from others; `words` say what is wrong where no spec can.
class Fault extends Error {
  constructor(code, { path, rule, words } = {}) {
    super(code);
    Object.assign(this, { code, path, rule, words });
  }
}

const torn = (rule) => new Fault("torn", { rule });
const isTorn = (fault) => fault.code === "torn" && fault.path === undefined;

// One structure at `at` of a Source or of bytes, as [structure, end]. Throws a Fault: torn, or bad-encoding with a path.
function parse(Spec, content, at, ...params) {
  try {
    const io = streamOf(content, at);
    return [new Spec(io, null, null, ...params), io.pos];
  } catch (error) {
    if (error instanceof Fault || error instanceof ReferenceError) throw error;
    throw error instanceof KaitaiStream.EOFError ? torn() : new Fault("bad-encoding", { path: error.path ?? "" });
  }
}

function attempt(Spec, content, at, ...params) {
  try {
    return parse(Spec, content, at, ...params);
  } catch (error) {
    if (error instanceof Fault) return null;
    throw error;
  }
}

// Runs `step` and gives its Fault, if it throws one.
function faultOf(step) {
  try {
    step();
    return null;
  } catch (error) {
    if (error instanceof Fault) return error;
    throw error;
  }
}

// What was looked at so far, in bytes, in vain or not.
const work = { bytes: 0 };

// The first place at `at` or later where `find` has one and `isSound`; null where there is none, or where looking for it
// has taken many times what the file has. A generator that yields between places, so that a worker can do else.
function* searched(source, find, isSound, at) {
  const most = work.bytes + SEARCHES * source.length + LIMIT;
  for (let place = find(at); place >= 0; place = find(place + 1)) {
    if (isSound(place)) return place;
    if (work.bytes > most) return null;
    yield;
  }
  return null;
}

const tables = new Map();
function tableOf(name) {
  if (!tables.has(name)) {
    const step = (value) => (value & 1 ? (value >>> 1) ^ POLYNOMIALS[name] : value >>> 1);
    const entry = (_, number) => Array.from({ length: 8 }).reduce(step, number) >>> 0;
    tables.set(name, Uint32Array.from({ length: 256 }, entry));
  }
  return tables.get(name);
}

function checksum(bytes, name = "crc32") {
  const table = tableOf(name);
  work.bytes += bytes.length;
  let value = 0xffffffff;
  for (let at = 0; at < bytes.length; at += 1) value = table[(value ^ bytes[at]) & 255] ^ (value >>> 8);
  return ~value >>> 0;
}

// Throws a Fault of this rule unless the bytes have the checksum that is stored for them.
function checkSum(bytes, stored, rule, name = "crc32") {
  const found = checksum(bytes, name);
  const [has, says] = [found, stored].map((value) => value.toString(16).padStart(8, "0"));
  if (found !== stored) throw new Fault("bad-checksum", { rule, words: `the ${name} of the bytes is ${has}, and ${says} is stored` });
}

module.exports = { Fault, LIMIT, attempt, checkSum, checksum, faultOf, isTorn, load, parse, searched, torn, work };
