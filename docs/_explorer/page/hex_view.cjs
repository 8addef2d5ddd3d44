// The bytes of a file, sixteen in a row (eight where the page is narrow), with what is marked in them.
const { el } = require("./dom.cjs");
const { Rows } = require("./rows.cjs");

const PIECE = 1 << 16;
const PIECES = 64;
const MOVES = { ArrowLeft: -1, ArrowRight: 1 };

class HexView {
  // `at(byte)` is called for a byte that is chosen; `classOf(byte)` gives what it is drawn as.
  constructor(box, { chosen, classOf }) {
    Object.assign(this, { box, chosen, classOf, blob: new Blob(), cursor: 0, pieces: new Map(), marked: [0, 0] });
    this.list = new Rows(box, (row) => this.row(row));
    box.addEventListener("click", (event) => {
      const at = event.target.closest("[data-at]")?.dataset.at;
      if (at !== undefined) this.chosen(Number(at));
    });
    box.addEventListener("keydown", (event) => this.keyed(event));
    new ResizeObserver(() => this.resized()).observe(box);
  }

  get wide() {
    return this.width ?? 16;
  }

  resized() {
    const width = this.box.clientWidth < 600 ? 8 : 16;
    if (width === this.width) return;
    this.width = width;
    this.list.show(Math.ceil(this.blob.size / width));
    this.list.reveal(Math.floor(this.cursor / width));
  }

  open(blob) {
    Object.assign(this, { blob, cursor: 0, pieces: new Map(), marked: [0, 0] });
    this.list.show(Math.ceil(blob.size / this.wide));
    this.list.go(0);
  }

  mark(start, end, cursor = start) {
    Object.assign(this, { marked: [start, end], cursor: Math.max(0, Math.min(cursor, this.blob.size - 1)) });
    this.list.reveal(Math.floor(this.cursor / this.wide));
  }

  // The piece of the file with byte `at`, if it is there; else it is fetched, and drawn when it is.
  piece(at) {
    const number = Math.floor(at / PIECE);
    const held = this.pieces.get(number);
    if (held === undefined) this.fetch(number);
    return held ?? null;
  }

  async fetch(number) {
    const { pieces, blob } = this;
    pieces.set(number, null);
    if (pieces.size > PIECES) pieces.delete(pieces.keys().next().value);
    const bytes = new Uint8Array(await blob.slice(number * PIECE, (number + 1) * PIECE).arrayBuffer());
    if (pieces !== this.pieces) return;
    pieces.set(number, bytes);
    this.list.show();
  }

  row(row) {
    const start = row * this.wide;
    const end = Math.min(start + this.wide, this.blob.size);
    const [hex, text] = [[], []];
    for (let at = start; at < end; at += 1) {
      const byte = this.piece(at)?.[at % PIECE];
      const className = this.classes(at);
      const code = byte === undefined ? "··" : byte.toString(16).padStart(2, "0");
      hex.push(el("span", { className, id: `byte-${at}`, role: "gridcell", "data-at": at }, code));
      const letter = byte >= 32 && byte < 127 ? String.fromCharCode(byte) : "·";
      text.push(el("span", { className, "data-at": at, "aria-hidden": "true" }, letter));
    }
    const line = el("div.line", { role: "row", "aria-rowindex": row + 1 });
    line.append(el("span.off", { role: "rowheader" }, String(start)), el("span.hex", { role: "none" }, ...hex), el("span.text", { role: "none" }, ...text));
    return line;
  }

  classes(at) {
    const [start, end] = this.marked;
    const marks = [this.classOf(at), start <= at && at < end ? "marked" : "", at === this.cursor ? "cursor" : ""];
    return marks.filter(Boolean).join(" ");
  }

  keyed(event) {
    const far = Math.max(1, Math.floor(this.list.sight) - 1) * this.wide;
    const moves = { ...MOVES, ArrowUp: -this.wide, ArrowDown: this.wide, PageUp: -far, PageDown: far };
    let to = null;
    if (event.key in moves) to = this.cursor + moves[event.key];
    else if (event.key === "Home") to = event.ctrlKey ? 0 : this.cursor - (this.cursor % this.wide);
    else if (event.key === "End") to = event.ctrlKey ? this.blob.size - 1 : this.cursor - (this.cursor % this.wide) + this.wide - 1;
    if (to === null || !this.blob.size) return;
    event.preventDefault();
    this.chosen(Math.max(0, Math.min(to, this.blob.size - 1)));
  }

  show() {
    this.box.setAttribute("aria-activedescendant", `byte-${this.cursor}`);
    this.list.show();
  }
}

module.exports = { HexView };
