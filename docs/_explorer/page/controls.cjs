// The bar above the panes and its keys: search, next damage, copying, export, offsets in hexadecimal.
const { grouped } = require("./dom.cjs");
const { place, wantedOf } = require("./search.cjs");
const { copy, hexIn, plain, save } = require("./taking.cjs");

class Controls {
  // `explorer` is what they steer, `$` finds elements of the page.
  constructor(explorer, $) {
    Object.assign(this, { explorer, $, turn: 0 });
    const does = {
      "#next": () => this.nextDamage(1), "#copy-hex": () => this.copyHex(), "#copy-link": () => this.copyLink(),
      "#save-bytes": () => this.saveBytes(), "#save-json": () => this.saveJson(),
    };
    for (const [name, step] of Object.entries(does)) $(name).addEventListener("click", () => this.attempt(step));
    $("#find").addEventListener("submit", (event) => (event.preventDefault(), this.attempt(() => this.find(false))));
    $("#hex-offsets").addEventListener("change", (event) => this.setHex(event.target.checked));
    const go = $("#go");
    go.addEventListener("submit", (event) => (event.preventDefault(), explorer.goTo(positionOf($("#at").value))));
    document.addEventListener("keydown", (event) => this.keyed(event));
  }

  async attempt(step) {
    if (!this.explorer.blob) return;
    try {
      await step();
    } catch (error) {
      this.explorer.status(error.message, true);
    }
  }

  keyed(event) {
    const { $ } = this;
    if (event.target.id === "text" && event.key === "Enter" && event.shiftKey) return event.preventDefault(), this.attempt(() => this.find(true));
    if (/^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName) || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const keys = {
      g: () => focused($("#at")), f: () => focused($("#text")), n: () => this.attempt(() => this.nextDamage(1)),
      N: () => this.attempt(() => this.nextDamage(-1)),
    };
    if (isCommand && event.key === "c" && $("#bytes").contains(document.activeElement)) this.attempt(() => this.copyHex());
    else if (!isCommand && event.key in keys) keys[event.key]();
    else return;
    event.preventDefault();
  }

  async find(isBack) {
    const { explorer } = this;
    const wanted = wantedOf(this.$("#text").value);
    if (!wanted.length) return;
    const mine = (this.turn += 1);
    explorer.status("The file is searched …");
    const from = explorer.hex.cursor;
    const at = await place(explorer.blob, wanted, from, isBack, () => mine !== this.turn);
    if (mine !== this.turn) return;
    if (at < 0) return explorer.status(`${this.$("#text").value} is not in the file.`, true);
    await explorer.goTo(at);
    explorer.hex.pick(at + wanted.length - 1);
    const isAround = isBack ? at > from : at <= from;
    explorer.status(`Found at byte ${grouped(at)}${isAround ? ", past the end of the file" : ""}.`);
  }

  nextDamage(step) {
    const { damage, hex } = this.explorer;
    const places = damage.map((one) => one.place ?? one.at).sort((a, b) => a - b);
    if (!places.length) return this.explorer.status("No damage was found.");
    const beyond = step > 0 ? places.find((at) => at > hex.cursor) : places.findLast((at) => at < hex.cursor);
    return this.explorer.goTo(beyond ?? (step > 0 ? places[0] : places.at(-1)));
  }

  async copyHex() {
    const { selection } = this.explorer.hex;
    await copy(await hexIn(this.explorer.blob, selection));
    this.explorer.status(`${bytesOf(selection)} copied as hexadecimal.`);
  }

  async copyLink() {
    await copy(await this.explorer.link());
    this.explorer.status("The link to this byte is copied.");
  }

  saveBytes() {
    const { blob, hex } = this.explorer;
    const [start, end] = hex.selection;
    save(`${blob.name}.${start}-${end}.bin`, blob.slice(start, end));
  }

  async saveJson() {
    const { blob, tree, frames } = this.explorer;
    if (!tree.selected) throw new Error("Choose a frame or a field first.");
    const { frame, node } = tree.selected;
    await this.explorer.fields(frame);
    const { start, end } = frames.frame(frame);
    const fields = node ? plain([node])[0] : { name: frames.label(frame), at: start, size: end - start, fields: plain(frames.open.get(frame).nodes) };
    save(`${blob.name}.${node?.at ?? start}.json`, `${JSON.stringify({ file: blob.name, ...fields }, null, 1)}\n`);
  }

  setHex(isHex) {
    this.explorer.hex.isHex = isHex;
    this.explorer.hex.show();
  }
}

const focused = (input) => (input.select(), input.focus());
const bytesOf = ([start, end]) => `${grouped(end - start)} byte${end - start === 1 ? "" : "s"}`;
// A position as people write it, or copied from here: 2508, 94,951,144, 0x9cc.
function positionOf(text) {
  const plain = text.trim().replace(/(?<=\d)[, _](?=\d)/g, "");
  return /^(0x[0-9a-f]+|\d+)$/i.test(plain) ? Number(plain) : null;
}

module.exports = { Controls, positionOf };
