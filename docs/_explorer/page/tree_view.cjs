// The frames of a file and their fields, as a tree that is read by its rows.
const { el, grouped } = require("./dom.cjs");
const { Rows } = require("./rows.cjs");
const { dateIn } = require("./values.cjs");

class TreeView {
  // `choose(frame, node)` is called for a row that is chosen, `turn(frame, node)` for one that is unfolded or folded.
  constructor(box, { choose, turn }) {
    Object.assign(this, { box, choose, turn, frames: null, selected: null });
    this.list = new Rows(box, (row) => this.row(row), () => `row-${this.at}`);
    box.addEventListener("click", (event) => this.clicked(event));
    box.addEventListener("keydown", (event) => this.keyed(event));
  }

  open(frames) {
    Object.assign(this, { frames, selected: null });
    this.list.show(0);
    this.list.go(0);
  }

  show() {
    this.list.show(this.frames.rows);
  }

  get at() {
    return this.selected ? this.frames.rowOf(this.selected.frame, this.selected.node) : -1;
  }

  select(frame, node) {
    this.selected = { frame, node };
    this.show();
    this.list.reveal(this.at);
  }

  row(number) {
    const { frame, node, depth, at, of } = this.frames.row(number);
    const isLeaf = this.frames.frame(frame).isLeaf;
    const isSelected = this.selected?.frame === frame && (this.selected.node === node || isLeaf);
    const isOpen = node ? this.frames.open.get(frame).unfolded.has(node) : this.frames.open.has(frame);
    const hasMore = node ? Boolean(node.children?.length) : !isLeaf;
    const item = el("div.row", {
      id: `row-${number}`, role: "treeitem", "data-row": number, "aria-level": depth, "aria-posinset": at + 1,
      "aria-setsize": of, "aria-selected": isSelected,
    });
    item.style.setProperty("--depth", depth - 1);
    if (hasMore) item.setAttribute("aria-expanded", isOpen);
    item.append(el("span.twist", { "aria-hidden": "true" }, hasMore ? (isOpen ? "▾" : "▸") : ""));
    item.append(...(node ? this.field(node) : this.frame(frame)));
    if (node?.fault || node?.inner || (!node && this.frames.frame(frame).kind === "damaged")) item.classList.add("bad");
    return item;
  }

  frame(number) {
    const { start, end, value } = this.frames.frame(number);
    const damage = this.damaged?.(start);
    return [
      el("span.name", {}, damage ? damage.code || "damaged" : this.frames.label(number)),
      el("span.value", {}, damage ? damage.message || "" : (value ?? "")),
      el("span.place", {}, `${grouped(start)} · ${grouped(end - start)} B`),
    ];
  }

  field(node) {
    const date = dateIn(node.name, node.value);
    const words = (node.fault ?? node.inner)?.message ?? (date ? `${node.value} · ${date}` : (node.value ?? ""));
    const role = this.roleOf(node);
    return [
      el(role ? `span.name.r-${role}` : "span.name", {}, node.name),
      el("span.value", {}, node.note ? `${words}${words ? " · " : ""}${node.note}` : words),
      el("span.place", {}, node.at !== null ? grouped(node.at) : node.note === "computed" ? "" : "within"),
    ];
  }

  clicked(event) {
    const row = event.target.closest("[data-row]");
    if (!row) return;
    const { frame, node } = this.frames.row(Number(row.dataset.row));
    if (event.target.closest(".twist") || (this.selected?.frame === frame && this.selected?.node === node)) this.turn(frame, node);
    else this.choose(frame, node);
  }

  keyed(event) {
    const { list, frames } = this;
    if (!frames?.length) return;
    const far = Math.max(1, Math.floor(list.sight) - 1);
    const moves = { ArrowUp: -1, ArrowDown: 1, PageUp: -far, PageDown: far, Home: -Infinity, End: Infinity };
    if (event.key in moves) this.move(moves[event.key]);
    else if (!this.selected) return;
    else if (event.key === "ArrowRight") this.sideways(true);
    else if (event.key === "ArrowLeft") this.sideways(false);
    else if (event.key === "Enter" || event.key === " ") this.turn(this.selected.frame, this.selected.node);
    else return;
    event.preventDefault();
  }

  move(by) {
    const row = this.frames.row(Math.max(0, Math.min(this.at + by, this.frames.rows - 1)));
    this.choose(row.frame, row.node);
  }

  // Right unfolds, or goes to the first child; left folds, or goes to what holds this.
  sideways(isRight) {
    const { frame, node } = this.selected;
    const opened = this.frames.open.get(frame);
    const isOpen = node ? opened.unfolded.has(node) : Boolean(opened);
    const hasMore = node ? Boolean(node.children?.length) : !this.frames.frame(frame).isLeaf;
    if (isRight && hasMore) isOpen ? this.move(1) : this.turn(frame, node);
    else if (!isRight && isOpen && hasMore) this.turn(frame, node);
    else if (!isRight && node) this.choose(frame, opened.parents.get(node));
  }
}

module.exports = { TreeView };
