// A file that a dropped spec describes. It is parsed as a whole; what stands at its top level are its frames.
const { KaitaiStream } = require("../reading/runtime.cjs");
const { Parsers } = require("./parsers.cjs");
const { Tree, faultIn } = require("./tree.cjs");

const MOST_BYTES = 256 << 20;
const MOST_FIELDS = 300_000;

class OwnFile {
  // `modules` are the texts that the compiler wrote, by file name; `main` is the spec's class.
  constructor(source, { modules, main, info }) {
    if (source.length > MOST_BYTES) throw new RangeError(`a spec of your own reads files of up to ${MOST_BYTES >> 20} MiB`);
    this.parsers = new Parsers(evaluated(modules));
    this.info = info;
    this.tree = this.tree.bind(this);
    this.source = source;
    this.drawn = new Tree(this.parsers, info, { most: MOST_FIELDS, hasInstances: true });
    this.whole = this.drawn.parsed(source, 0, main);
  }

  async next() {
    const { nodes, fault, end } = await this.whole;
    this.rows = nodes.flatMap((node) => node.children && /^\d+ items?$/.test(node.value ?? "") ? node.children : [node]);
    // By place, since what lies somewhere need not follow what is read in sequence.
    const placed = this.rows.filter((node) => node.at !== null).sort((a, b) => a.at - b.at);
    const rest = Math.max(0, ...placed.map((node) => node.at + node.size));
    if (this.drawn.left <= 0 && rest < this.source.length) placed.push({ name: "not listed", at: rest, size: this.source.length - rest });
    const kinds = placed.map((node) => ({ kind: node.name, isOwn: true, isLeaf: !node.children?.length, value: node.value }));
    const frames = {
      starts: Float64Array.from(placed, (node) => node.at),
      ends: Float64Array.from(placed, (node) => node.at + node.size),
      kinds: Uint32Array.from(placed, (_, number) => number),
      numbers: new BigUint64Array(placed.length),
      seqs: new BigUint64Array(placed.length),
      counts: new Uint32Array(placed.length),
    };
    const last = placed.at(-1);
    const { path, place } = faultIn(nodes);
    const at = place ?? end ?? last?.at ?? 0;
    const damage = fault ? [{ at, end: this.source.length, code: "", message: fault.message, field: path }] : [];
    return { frames, damage, kinds, isEnded: true };
  }

  async tree({ start, kind }) {
    const node = this.rows.find((one) => one.at === start && one.name === kind);
    return { nodes: node ? (node.children ?? [node]) : [], fault: null };
  }
}

// What the compiler wrote are modules that ask for each other by name.
function evaluated(modules) {
  const loaded = {};
  const load = (name) => {
    if (name === "kaitai-struct/KaitaiStream") return KaitaiStream;
    const file = `${name.split("/").at(-1).replace(/\.js$/, "")}.js`;
    if (!(file in modules)) throw new Error(`${name} is neither a spec that was dropped nor one that it imports`);
    if (!(file in loaded)) {
      loaded[file] = {};
      new Function("require", "module", "exports", modules[file])(load, { exports: loaded[file] }, loaded[file]);
    }
    return loaded[file];
  };
  return Object.keys(modules).map(load);
}

module.exports = { OwnFile };
