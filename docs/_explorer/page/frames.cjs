// The frames of a file in columns that grow, and the rows of the tree: every frame, and the fields of those that are open.
const { dotted } = require("./dotted.cjs");

const COLUMNS = {
  starts: Float64Array, ends: Float64Array, kinds: Uint32Array, numbers: BigUint64Array, seqs: BigUint64Array, counts: Uint32Array,
};

class Frames {
  constructor() {
    Object.assign(this, { length: 0, kindNames: [], open: new Map(), order: [] });
    for (const [name, Column] of Object.entries(COLUMNS)) this[name] = new Column(1024);
  }

  add(batch, kinds) {
    this.kindNames = kinds;
    const length = this.length + batch.starts.length;
    for (const [name, Column] of Object.entries(COLUMNS)) {
      if (length > this[name].length) {
        const wider = new Column(Math.max(2 * this[name].length, length));
        wider.set(this[name]);
        this[name] = wider;
      }
      this[name].set(batch[name], this.length);
    }
    this.length = length;
  }

  frame(number) {
    return { start: this.starts[number], end: this.ends[number], ...this.kindNames[this.kinds[number]] };
  }

  label(number) {
    const { kind, isOwn } = this.frame(number);
    if (isOwn) return kind;
    const words = kind.replaceAll("_", " ");
    const count = this.counts[number];
    if (!count) return words;
    const name = this.seqs[number] || kind.endsWith("pack") ? `${this.numbers[number]}-${this.seqs[number]}` : String(this.numbers[number]);
    return /chunk|batch/.test(kind) || count > 1 ? `${words} ${name}, ${count} record${count === 1 ? "" : "s"}` : `${words} ${name}`;
  }

  // The frame that holds byte `at`, or -1.
  holding(at) {
    let [low, high] = [0, this.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle] <= at) low = middle + 1;
      else high = middle;
    }
    return low > 0 && at < this.ends[low - 1] ? low - 1 : -1;
  }

  // Fields of a frame that was opened; `unfolded` are those whose children are rows, too.
  unfold(number, nodes) {
    const parents = new Map();
    note(nodes, null, parents);
    this.open.set(number, { nodes, parents, unfolded: new Set(nodes.length === 1 ? nodes : []), rows: [] });
    this.order = [...this.open.keys()].sort((a, b) => a - b);
    this.arrange(number);
  }

  fold(number) {
    this.open.delete(number);
    this.order = this.order.filter((one) => one !== number);
  }

  arrange(number) {
    const opened = this.open.get(number);
    opened.rows = [];
    // A frame that is one value is its own row.
    if (this.frame(number).isLeaf) return;
    const visit = (nodes, depth) => {
      for (const [at, node] of nodes.entries()) {
        opened.rows.push({ node, depth, at, of: nodes.length });
        if (node.children && opened.unfolded.has(node)) visit(node.children, depth + 1);
      }
    };
    visit(opened.nodes, 2);
  }

  get rows() {
    return this.order.reduce((sum, number) => sum + this.open.get(number).rows.length, this.length);
  }

  // What row `row` shows: a frame, or a field of one.
  row(row) {
    let before = 0;
    for (const number of this.order) {
      const { rows } = this.open.get(number);
      const first = number + before + 1;
      if (row < first) break;
      if (row < first + rows.length) return { frame: number, ...rows[row - first] };
      before += rows.length;
    }
    return { frame: row - before, node: null, depth: 1, at: row - before, of: this.length };
  }

  rowOf(frame, node) {
    const before = this.order.filter((number) => number < frame).reduce((sum, number) => sum + this.open.get(number).rows.length, 0);
    if (!node) return frame + before;
    return frame + before + 1 + this.open.get(frame).rows.findIndex((one) => one.node === node);
  }

  // Unfolds what a field lies in.
  uncover(frame, node) {
    const opened = this.open.get(frame);
    for (let parent = opened.parents.get(node); parent; parent = opened.parents.get(parent)) opened.unfolded.add(parent);
    this.arrange(frame);
  }

  // The deepest field that holds byte `at` of the file.
  deepest(frame, at) {
    const within = (node) => node.at !== null && node.at <= at && at < node.at + node.size;
    let found = null;
    for (let level = this.open.get(frame).nodes, node; (node = level?.findLast(within)); level = node.children) found = node;
    return found;
  }

  // `path` of a field in its frame, as findings name it.
  path(frame, node) {
    const nodes = [];
    const { parents } = this.open.get(frame);
    for (let one = node; one; one = parents.get(one)) nodes.unshift(one);
    return dotted(nodes);
  }
}

function note(nodes, parent, parents) {
  for (const node of nodes) {
    parents.set(node, parent);
    if (node.children) note(node.children, node, parents);
  }
}

module.exports = { Frames };
