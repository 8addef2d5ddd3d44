// The fields of what a parser in debug mode has read, each with its place in the file, as plain objects:
// { name, key, at, size, value, children, fault, note }. `at` is null for what is in the file in compressed form only.
const { KaitaiStream } = require("../reading/runtime.cjs");
const { dotted } = require("../page/dotted.cjs");
const { placeOf, streamOf } = require("../reading/source.cjs");

const MOST_NODES = 20000;
const SHOWN_BYTES = 64;
const escapes = { 10: "\\n", 13: "\\r", 9: "\\t", 92: "\\\\" };
const isStruct = (value) => value !== null && typeof value === "object" && "_io" in value && "_debug" in value;

class Tree {
  // `parsers` gives classes by name and names by class; `info` is what the specs say, by class. With `hasInstances` what
  // specs have beside their sequence is read, too.
  constructor(parsers, info, { opens = {}, most = MOST_NODES, hasInstances = false }) {
    Object.assign(this, { parsers, info, opens, left: most, hasInstances, opening: [] });
  }

  // What `name` reads at `at`: { nodes, fault, end }. A fault is that of the field that could not be read.
  async parsed(content, at, name, ...params) {
    const io = streamOf(content, at);
    const object = new (this.parsers.classOf(name))(io, null, null, ...params);
    const error = errorOf(() => object._read());
    const found = this.found(object, error, io);
    await this.opened();
    return found;
  }

  found(object, error, io) {
    const fault = error && { message: wordsOf(error), isTorn: error instanceof KaitaiStream.EOFError, isRefused: isRefused(error) };
    return { nodes: this.fields(object, fault), fault, end: placeOf(io, io.pos) };
  }

  // Bytes with a spec of their own become children of their field, one level after the other.
  async opened() {
    while (this.opening.length && this.left > 0) {
      const [node, value, owner, open] = this.opening.shift();
      try {
        const given = await open(value, owner);
        if (Array.isArray(given)) this.within(node, false, ...given);
        else if (given?.whole) this.within(node, true, ...given.whole);
        else if (given) node.note = given;
      } catch (error) {
        node.note = `cannot be opened: ${error.message}`;
      }
    }
  }

  within(node, isWhole, bytes, name, ...params) {
    const io = streamOf(bytes, 0);
    const object = new (this.parsers.classOf(name))(io, null, null, ...params);
    const { nodes, fault } = this.found(object, errorOf(() => object._read()), io);
    if (isWhole && (fault || io.pos !== bytes.length || !bytes.length)) return;
    node.children = nodes;
    if (placeOf(io, 0) === null) node.note = `opened: ${bytes.length} bytes`;
    if (fault) node.inner = fault;
  }

  fields(object, fault) {
    const owner = this.parsers.nameOf(object.constructor);
    const spans = Object.entries({ ...object._debug }).filter(([name, span]) => span.start !== undefined && !name.startsWith("_m_"));
    const nodes = [];
    let bit = 0;
    if (this.hasInstances && !fault) nodes.push(...this.instances(owner, object));
    for (const [number, [name, span]] of spans.entries()) {
      const about = this.info[owner]?.fields[name];
      const node = this.field(about?.id ?? name, `${owner}.${name}`, object, object[name], span, span.end === undefined ? fault : null);
      // A value that is refused is read to its end, and is the last that was read.
      if (fault && span.end !== undefined && number === spans.length - 1 && fault.isRefused) node.fault = fault;
      if (about?.bits) {
        if (bit === 0 || bit >> 3 < span.start - 1) bit = span.start * 8;
        this.place(node, object, bit >> 3, (bit + about.bits + 7) >> 3);
        bit += about.bits;
      } else bit = 0;
      nodes.push(node);
      if (this.left <= 0) break;
    }
    return nodes;
  }

  // Instances that are computed, then those that lie somewhere; one that cannot be read is left out.
  instances(owner, object) {
    const getters = Object.entries(Object.getOwnPropertyDescriptors(Object.getPrototypeOf(object)));
    const read = getters.flatMap(([name, { get }]) => {
      const value = get && errorless(() => object[name]);
      return value === undefined || this.left <= 0 ? [] : [[name, value, object._debug[`_m_${name}`] ?? {}]];
    });
    const id = (name) => this.info[owner]?.fields[name]?.id ?? name;
    const computed = read.filter(([, value, span]) => span.start === undefined && !isStruct(value) && !Array.isArray(value));
    const placed = read.filter(([, , span]) => span.end !== undefined);
    return [
      ...computed.map(([name, value, span]) => this.computed(id(name), `${owner}.${name}`, value, span)),
      ...placed.map(([name, value, span]) => this.field(id(name), `${owner}.${name}`, object, value, span, null)),
    ];
  }

  computed(name, key, value, span) {
    this.left -= 1;
    return { name, key, at: null, size: 0, value: this.words(value, span), note: "computed" };
  }

  field(name, key, owner, value, span, fault) {
    this.left -= 1;
    const node = { name, key };
    this.place(node, owner, span.start, span.end ?? Math.max(span.start, reached(owner, value)));
    if (Array.isArray(value) && span.arr) {
      node.value = `${value.length} item${value.length === 1 ? "" : "s"}`;
      node.children = this.items(name, key, owner, value, span, fault);
    } else this.fill(node, key, owner, value, span, fault);
    return node;
  }

  items(name, key, owner, value, span, fault) {
    const nodes = [];
    for (const [number, item] of span.arr.entries()) {
      if (this.left <= 0) {
        nodes.push({ name: `${span.arr.length - number} more, not shown`, key, at: null, size: 0 });
        break;
      }
      const failing = item.end === undefined ? fault : null;
      const one = { enumName: span.enumName, ...item };
      nodes.push(this.field(`${name}[${number}]`, key, owner, value[number], one, failing));
    }
    if (fault && span.arr.every((item) => item.end !== undefined)) Object.assign(nodes.at(-1) ?? {}, { fault });
    return nodes;
  }

  fill(node, key, owner, value, span, fault) {
    if (isStruct(value)) {
      node.type = this.parsers.nameOf(value.constructor);
      node.children = this.fields(value, fault);
      if (fault && !node.children.some(holdsFault)) node.fault = fault;
      const standsFor = this.info[node.type]?.valueOf;
      const shown = standsFor && !fault ? errorless(() => value[standsFor]) : undefined;
      if (shown !== undefined) node.value = this.words(shown, {});
      return;
    }
    if (fault) node.fault = fault;
    if (value === undefined) return;
    node.value = this.words(value, span);
    const open = value instanceof Uint8Array && this.opens[key];
    if (open) this.opening.push([node, value, owner, open]);
  }

  place(node, owner, start, end) {
    node.at = placeOf(owner._io, start);
    node.size = end - start;
  }

  words(value, { enumName }) {
    if (value instanceof Uint8Array) return textOf(value);
    if (enumName) {
      const name = this.parsers.enumOf(enumName)?.[value];
      return name ? `${name.toLowerCase()} (${value})` : `${value}, which has no name`;
    }
    return typeof value === "string" ? JSON.stringify(value) : String(value);
  }
}

// The deepest field at fault below these: its path, its words and its place.
function faultIn(nodes) {
  const path = [];
  for (let level = nodes, node; (node = level?.find(isAtFault)); level = node.children) {
    path.push(node);
    if (node.fault) break;
  }
  const last = path.at(-1);
  return { path: dotted(path), fault: (last?.fault ?? last?.inner)?.message, place: last?.at };
}

const isAtFault = (node) => node.fault || node.inner || node.children?.some(isAtFault);
const holdsFault = (node) => Boolean(node.fault) || (node.children ?? []).some(holdsFault);
const isRefused = (error) => error.constructor.name.startsWith("Validation");
// How far a field was read that was not read to its end: what its own fields say, else the end of the stream.
const reached = (owner, value) => (isStruct(value) && value._io === owner._io ? owner._io.pos : owner._io.size);

function errorOf(step) {
  try {
    step();
    return null;
  } catch (error) {
    return error;
  }
}

function errorless(step) {
  try {
    return step();
  } catch {
    return undefined;
  }
}

function textOf(bytes) {
  const shown = Array.from(bytes.subarray(0, SHOWN_BYTES), (byte) =>
    byte >= 32 && byte < 127 && byte !== 92 ? String.fromCharCode(byte) : (escapes[byte] ?? `\\x${byte.toString(16).padStart(2, "0")}`));
  return shown.join("") + (bytes.length > SHOWN_BYTES ? "…" : "");
}

function wordsOf(error) {
  if (error instanceof KaitaiStream.EOFError) {
    const [needs, left] = [error.bytesReq, Math.max(0, error.bytesAvail)];
    return `needs ${needs} byte${needs === 1 ? "" : "s"}, and ${left} ${left === 1 ? "is" : "are"} left`;
  }
  if (!isRefused(error)) return error.message;
  if (isStruct(error.actual)) return "is not allowed here";
  const actual = error.actual instanceof Uint8Array ? textOf(error.actual) : String(error.actual);
  const expected = error.expected instanceof Uint8Array ? textOf(error.expected) : error.expected;
  if (expected !== undefined) return `is ${actual}, and ${expected} is due`;
  if (error.min !== undefined) return `is ${actual}, and at least ${error.min} is due`;
  if (error.max !== undefined) return `is ${actual}, and at most ${error.max} is due`;
  return `is ${actual}, which is not allowed here`;
}

module.exports = { Tree, faultIn, isAtFault, textOf };
