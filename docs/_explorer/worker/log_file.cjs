// One file of a known format: its frames, found a piece at a time, and the tree of any of them.
const { BESIDE, LOGS } = require("./formats.cjs");
const { Tree, faultIn, isAtFault } = require("./tree.cjs");

const BATCH_MS = 16;
const MOST_FRAMES = 4e6;
// What a spec finds wrong by itself; other damage is what the reader says of it.
const LAYOUT = ["torn", "bad-magic", "unsupported-version", "bad-length", "bad-count", "bad-encoding"];

class LogFile {
  constructor(name, source, format, parsers, info) {
    Object.assign(this, { name, source, format, parsers, info, found: 0, kinds: [], known: new Map(), log: LOGS[format] });
    this.parts = this.log ? this.read() : this.whole();
    this.isEnded = false;
  }

  // Frames, and the damage that a walk ends in. It goes on with the next frame that proves itself, where there are such;
  // while that is looked for, nothing is yielded.
  *read() {
    const { reader } = this.log;
    for (let walk = reader.walk(this.name, this.source); ; ) {
      const { at, code, rule, words, end } = yield* walk;
      if (!code) return;
      const isOther = end === "not-this-format" || !reader.next;
      const next = isOther ? null : yield* reader.next(this.source, at + 1);
      yield { damaged: { at, code, rule, words, end: next ?? this.source.length } };
      if (next === null) return;
      walk = reader.walk("", this.source, { from: next });
    }
  }

  *whole() {
    if (this.source.length) yield { start: 0, end: this.source.length, kind: "file" };
  }

  // The frames that a few milliseconds find, as columns, and what is damaged between them.
  async next() {
    const batch = { frames: [], damage: [] };
    const until = performance.now() + BATCH_MS;
    while (!this.isEnded && performance.now() < until) {
      const { done, value } = this.parts.next();
      this.isEnded = Boolean(done);
      if (value?.damaged) await this.spoil(value.damaged, batch);
      else if (value) this.add(value, batch);
      if (this.found >= MOST_FRAMES && !this.isEnded) this.stop(value, batch);
    }
    return { ...batch, frames: columns(batch.frames), kinds: this.kinds, isEnded: this.isEnded };
  }

  add(frame, batch) {
    this.open = frame.kind === "open pack" ? frame : null;
    this.listed(frame, batch);
  }

  listed({ start, end, kind, number = 0n, seq = 0n, count = 0, ...more }, batch) {
    delete more.records;
    const label = JSON.stringify([kind, more]);
    if (!this.known.has(label)) this.known.set(label, this.kinds.push({ kind, ...more }) - 1);
    batch.frames.push({ start, end, kind: this.known.get(label), number, seq, count });
    this.found += 1;
  }

  stop({ end }, batch) {
    this.isEnded = true;
    if (end < this.source.length) this.listed({ start: end, end: this.source.length, kind: "not listed" }, batch);
  }

  async spoil({ at, code, rule, words, end }, batch) {
    // After an open pack lies what is there of its next entry.
    const { kind, from } = this.open ? { kind: "pack", from: this.open.start } : { kind: this.log.due(at), from: at };
    const { path, fault, place } = LAYOUT.includes(code) ? await this.faultAt(at, kind, from) : {};
    batch.damage.push({ at, end, code, rule, field: path ?? "", place: place ?? at, message: fault ?? words });
    if (at < this.source.length) this.listed({ start: at, end, kind: "damaged", due: kind, from }, batch);
  }

  // Path, place and words of the field at which the spec itself fails.
  async faultAt(start, kind, from) {
    const { nodes } = await this.tree({ start, end: this.source.length, kind, from });
    return faultIn(nodes);
  }

  spec({ start, end, kind, due, from = start, ...more }) {
    if (!this.log) return [this.format];
    return this.log.frames[due ?? kind]?.({ start: from, end, ...more });
  }

  // The fields of a frame: { nodes, fault }.
  async tree(frame) {
    const spec = this.spec(frame);
    if (!spec) return { nodes: [], fault: null };
    const { start, from = start, kind } = frame;
    const { nodes, fault } = await new Tree(this.parsers, this.info, { opens: this.log?.opens }).parsed(this.source, from, ...spec);
    if (kind === "open pack") return { nodes: withoutFaults(nodes), fault: null };
    return { nodes: from < start ? after(nodes, start) : nodes, fault };
  }
}

// The fields that lie after byte `start`, or hold such.
const after = (nodes, start) =>
  nodes
    .filter((node) => node.at + node.size > start || isAtFault(node))
    .map((node) => ({ ...node, children: node.children && after(node.children, start) }));

// A pack that is still being written ends where its bytes end, which is no fault.
const withoutFaults = (nodes) =>
  nodes.filter((node) => !node.fault).map((node) => ({ ...node, children: node.children && withoutFaults(node.children) }));

function columns(frames) {
  return {
    starts: Float64Array.from(frames, (frame) => frame.start),
    ends: Float64Array.from(frames, (frame) => frame.end),
    kinds: Uint32Array.from(frames, (frame) => frame.kind),
    numbers: BigUint64Array.from(frames, (frame) => frame.number),
    seqs: BigUint64Array.from(frames, (frame) => frame.seq),
    counts: Uint32Array.from(frames, (frame) => frame.count),
  };
}

module.exports = { BESIDE, LogFile };
