// The bytes of a file, sixteen in a row (eight if the page is narrow), with what is marked in them. Neighbours that look
// alike are one element, so that a row has few.
const { el, grouped } = require("./dom.cjs");
const { Rows } = require("./rows.cjs");

const PIECE = 1 << 16;
const PIECES = 64;
const HALF = 8;
const MOVES = { ArrowLeft: -1, ArrowRight: 1 };

class HexView {
  // `chosen(byte)` is called for a byte that is chosen, `picked()` for a range; `classOf(byte)` gives what a byte is
  // drawn as.
  constructor(box, { chosen, picked, classOf }) {
    Object.assign(this, { box, chosen, picked, classOf, isHex: false, width: 16 });
    this.reset(new Blob());
    this.list = new Rows(box, (row) => this.row(row), () => `byte-${this.cursor}`);
    box.addEventListener("pointerdown", (event) => this.pressed(event));
    box.addEventListener("pointermove", (event) => this.dragged(event));
    box.addEventListener("keydown", (event) => this.keyed(event));
    new ResizeObserver(() => this.resized()).observe(box);
  }

  reset(blob) {
    Object.assign(this, { blob, cursor: 0, anchor: 0, pieces: new Map(), marked: [0, 0], range: null });
  }

  resized() {
    const width = this.box.clientWidth < 600 ? HALF : 2 * HALF;
    if (width === this.width) return;
    this.width = width;
    this.list.show(Math.ceil(this.blob.size / width));
    this.list.reveal(Math.floor(this.cursor / width));
  }

  open(blob) {
    this.reset(blob);
    this.list.show(Math.ceil(blob.size / this.width));
    this.list.go(0);
  }

  mark(start, end, cursor = start) {
    this.marked = [start, end];
    this.range = null;
    this.anchor = this.within(cursor);
    this.moveTo(cursor);
  }

  // The bytes from where the selection began to byte `at`, which is the cursor now.
  pick(at) {
    const to = this.within(at);
    this.range = [Math.min(this.anchor, to), Math.max(this.anchor, to) + 1];
    this.moveTo(to);
    this.picked();
  }

  // What is copied and exported: the range that was picked, else the bytes of the chosen field.
  get selection() {
    return this.range ?? this.marked;
  }

  within(at) {
    return Math.max(0, Math.min(at, this.blob.size - 1));
  }

  moveTo(at) {
    this.cursor = this.within(at);
    this.list.reveal(Math.floor(this.cursor / this.width));
    this.show();
  }

  // Byte `at`, if its piece of the file has arrived; the piece is fetched otherwise, and drawn then.
  byte(at) {
    const number = Math.floor(at / PIECE);
    const held = this.pieces.get(number);
    if (held === undefined) this.fetch(number);
    return held?.[at % PIECE];
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
    const start = row * this.width;
    const end = Math.min(start + this.width, this.blob.size);
    const [hex, text] = [[], []];
    for (let at = start; at < end; ) {
      const className = this.classes(at);
      const from = at;
      while (at < end && (at === from || this.classes(at) === className)) at += 1;
      if (from > start) hex.push((from - start) % HALF ? " " : "  ");
      const codes = this.drawn(from, at, codeOf).map((code, place) => (place ? ((from + place - start) % HALF ? ` ${code}` : `  ${code}`) : code));
      const id = from === this.cursor ? `byte-${from}` : "";
      hex.push(el("span", { className, id, role: "gridcell", "data-at": from }, codes.join("")));
      text.push(el("span", { className, "aria-hidden": "true" }, this.drawn(from, at, letterOf).join("")));
    }
    const offset = this.isHex ? start.toString(16).padStart(8, "0") : grouped(start);
    return el(
      "div.line", { role: "row", "aria-rowindex": row + 1, "data-row": row },
      el("span.off", { role: "rowheader" }, offset), el("span.hex", { role: "none" }, ...hex), el("span.text", { role: "none" }, ...text),
    );
  }

  drawn(from, to, draw) {
    return Array.from({ length: to - from }, (_, place) => draw(this.byte(from + place)));
  }

  classes(at) {
    const [start, end] = this.marked;
    const isPicked = this.range && this.range[0] <= at && at < this.range[1];
    const marks = [this.classOf(at), start <= at && at < end ? "marked" : "", isPicked ? "picked" : "", at === this.cursor ? "cursor" : ""];
    return marks.filter(Boolean).join(" ");
  }

  // The byte below the pointer, by the width of a character of its row; null beside the bytes.
  under(event) {
    const pane = event.target.closest?.(".hex, .text");
    if (!pane) return null;
    const { left, width } = pane.getBoundingClientRect();
    const column = Math.floor(((event.clientX - left) / width) * pane.textContent.length);
    const isText = pane.classList.contains("text");
    const place = isText ? column : Math.floor((column < 3 * HALF ? column : column - 1) / 3);
    return this.within(Number(pane.parentElement.dataset.row) * this.width + Math.max(0, Math.min(place, this.width - 1)));
  }

  pressed(event) {
    const at = this.under(event);
    if (at === null || event.button) return;
    if (event.shiftKey) this.pick(at);
    else this.chosen(at);
  }

  dragged(event) {
    const at = event.buttons === 1 ? this.under(event) : null;
    if (at !== null && at !== this.cursor) this.pick(at);
  }

  keyed(event) {
    const far = Math.max(1, Math.floor(this.list.sight) - 1) * this.width;
    const moves = { ...MOVES, ArrowUp: -this.width, ArrowDown: this.width, PageUp: -far, PageDown: far };
    let to = null;
    if (event.key in moves) to = this.cursor + moves[event.key];
    else if (event.key === "Home") to = event.ctrlKey ? 0 : this.cursor - (this.cursor % this.width);
    else if (event.key === "End") to = event.ctrlKey ? this.blob.size - 1 : this.cursor - (this.cursor % this.width) + this.width - 1;
    if (to === null || !this.blob.size) return;
    event.preventDefault();
    if (event.shiftKey) this.pick(to);
    else this.chosen(this.within(to));
  }

  show() {
    this.list.show();
  }
}

const codeOf = (byte) => (byte === undefined ? "··" : byte.toString(16).padStart(2, "0"));
const letterOf = (byte) => (byte >= 32 && byte < 127 ? String.fromCharCode(byte) : "·");

module.exports = { HexView };
