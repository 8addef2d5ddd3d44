// The page: opens files, keeps tree, bytes and details at the same place, and has that place in the address.
const { Controls, positionOf } = require("./controls.cjs");
const { described } = require("./describe.cjs");
const { converted, damageDetails, fieldDetails, frameDetails } = require("./details.cjs");
const { el, grouped } = require("./dom.cjs");
const { Frames } = require("./frames.cjs");
const { HexView } = require("./hex_view.cjs");
const { compiled, droppedFiles, gallery } = require("./own_spec.cjs");
const { ruleOf } = require("./rules.cjs");
const { Samples } = require("./samples.cjs");
const { digestOf } = require("./taking.cjs");
const { TreeView } = require("./tree_view.cjs");

const $ = (selector) => document.querySelector(selector);
const data = window.segspecExplorer;
const info = described(data.specs, (name) => data.pages[name] ?? "");

class Explorer {
  constructor() {
    this.samples = new Samples(data.samples, data.titles);
    this.tree = new TreeView($("#tree"), { choose: (...place) => this.choose(...place), turn: (...place) => this.turn(...place) });
    const picked = () => this.showRange();
    this.hex = new HexView($("#bytes"), { chosen: (at) => this.goTo(at), picked, classOf: (at) => this.classOf(at) });
    this.tree.roleOf = (node) => this.about(node)?.role;
    this.tree.damaged = (start) => this.damage.find((one) => one.at === start);
    Object.assign(this, { frames: new Frames(), damage: [], damageRows: [], waiting: new Map(), asked: 0, openings: 0, specs: new Map(), digest: "", linked: "" });
    this.clear();
    this.listen();
  }

  listen() {
    const drop = $("#explorer");
    for (const name of ["dragover", "dragenter"]) drop.addEventListener(name, (event) => (event.preventDefault(), drop.classList.add("over")));
    for (const name of ["dragleave", "drop"]) drop.addEventListener(name, () => drop.classList.remove("over"));
    drop.addEventListener("drop", async (event) => (event.preventDefault(), this.take(await droppedFiles(event.dataTransfer))));
    for (const name of ["#file", "#folder"]) $(name).addEventListener("change", (event) => this.take([...event.target.files]));
    $("#sample").addEventListener("change", (event) => event.target.value && this.openSample(event.target.value));
    $("#format").addEventListener("change", () => this.formatChosen());
    addEventListener("hashchange", () => this.goToHash());
    // After the script of the site, which unfolds the menu on a wide screen.
    addEventListener("DOMContentLoaded", () => ($("#menu").open = false));
    this.controls = new Controls(this, $);
    this.samples.fill($("#sample"));
    this.offer(data.gallery, "gallery", "Kaitai's gallery");
    const { digest } = placeInAddress();
    const sample = new URLSearchParams(location.search).get("sample");
    if (!digest || sample) this.openSample(sample ?? data.first);
    else this.status(`This link is to a byte of a file with the SHA-256 ${digest}: drop that file.`);
  }

  // Specs to choose from, in a group of the list of formats.
  offer(specs, kind, label) {
    $(`#format [data-kind=${kind}]`)?.remove();
    if (!specs.length) return;
    const options = specs.map(({ name, title }) => el("option", { value: `${kind}:${name}` }, title ? `${name}: ${title}` : name));
    $("#format").append(el("optgroup", { label, "data-kind": kind }, ...options));
  }

  async formatChosen() {
    const [kind, name] = $("#format").value.split(":");
    if (!name) this.own = null;
    else if (!(await this.compile(name, kind === "gallery" ? await gallery() : this.specs))) return;
    if (this.blob) this.read();
  }

  // Files that were dropped: specs are kept for the data that they describe, in whichever order they come.
  async take(files) {
    this.openings += 1;
    const [specs, others] = [files.filter(isSpec), files.filter((file) => !isSpec(file))];
    for (const file of specs) this.specs.set(file.name, await file.text());
    const blob = others.find((file) => !/\.(index|idx|timeindex)$/.test(file.name)) ?? others[0];
    if (specs.length && !(await this.compile(null, this.specs, blob?.name ?? ""))) return;
    if (blob) {
      this.blob = blob;
      this.from = "";
      $("#sample").value = "";
      if (!specs.length && !this.own) $("#format").value = "";
      history.replaceState(null, "", location.pathname + (placeInAddress().digest ? location.hash : ""));
    } else if (this.from) this.blob = null;
    if (this.blob) this.read();
    else this.status(`${specs.length > 3 ? `${specs.length} specs` : specs.map((file) => file.name).join(", ")}: drop a file that ${specs.length > 1 && !this.own ? "one of them" : "it"} describes.`);
  }

  // Compiles a spec of `texts`: the one of this name, or the one that no other imports. If there are several such, they are
  // offered, and the one for the file's extension is taken.
  async compile(name, texts, file = "") {
    this.status("The spec is compiled …");
    try {
      const { choices, ...own } = await compiled(data, texts, name, file);
      if (choices) this.offer(choices, "own", "Dropped specs");
      if (own.main) this.own = own;
      else return this.status(`${choices.length} specs: choose one as the format, then drop a file that it describes.`), false;
      if (!name) this.offer(choices ?? [own], "own", "Dropped specs");
      $("#format").value = `${name && texts !== this.specs ? "gallery" : "own"}:${own.name}`;
      return true;
    } catch (error) {
      this.status(error.message, true);
      return false;
    }
  }

  async openSample(id) {
    const mine = (this.openings += 1);
    this.status(`${id} …`);
    try {
      const blob = await this.samples.file(id);
      if (mine !== this.openings) return;
      this.blob = blob;
    } catch (error) {
      return this.status(error.message, true);
    }
    this.from = id;
    this.own = null;
    $("#sample").value = id;
    $("#format").value = "";
    const address = `?sample=${encodeURI(id)}`;
    if (location.search !== address && (location.search || id !== data.first)) history.replaceState(null, "", `${location.pathname}${address}`);
    this.read();
  }

  clear() {
    Object.assign(this, { frames: new Frames(), damage: [], choices: 0, leaves: [], leavesOf: -1, isRead: false, isSettled: false, auto: 0 });
    this.tree.open(this.frames);
    $("#details").replaceChildren(...$("#hints").content.cloneNode(true).children);
    $("#damage").replaceChildren();
  }

  read() {
    this.clear();
    this.waiting.clear();
    this.worker?.terminate();
    this.worker = new Worker(URL.createObjectURL(new Blob([`(${window.segspecWorker})()`], { type: "text/javascript" })));
    this.worker.onmessage = ({ data: said }) => this.hears[said.say].call(this, said);
    this.hex.open(this.blob);
    this.wanted = placeInAddress().at;
    this.compareDigest();
    $("#explorer").classList.add("has-file");
    const { own } = this;
    const format = own ? "" : $("#format").value;
    this.info = own ? own.info : info;
    this.worker.postMessage({ do: "specs", info });
    this.worker.postMessage({ do: "open", blob: this.blob, name: this.blob.name, format, own });
  }

  // A link names the file that it is to by its digest.
  async compareDigest() {
    const { digest } = placeInAddress();
    const { blob } = this;
    Object.assign(this, { digest: "", linked: this.from ? "" : digest, isOther: false });
    if (!this.linked) return;
    const found = await digestOf(blob);
    if (blob !== this.blob) return;
    this.isOther = Boolean(found) && found !== digest;
    this.digest = this.isOther ? "" : digest;
    if (this.isRead) this.status(this.summary(), this.isOther);
  }

  // The address of the chosen byte; with the digest of a file of one's own.
  async link() {
    const at = this.hex.cursor;
    const { blob } = this;
    if (!this.from && !this.digest) this.digest = await digestOf(blob);
    const search = this.from ? `?sample=${encodeURI(this.from)}` : "";
    return `${location.href.split(/[?#]/)[0]}${search}#@${at}${this.digest ? `;sha256=${this.digest}` : ""}`;
  }

  hears = {
    unknown() {
      this.status("Unknown format: choose one, or drop a .ksy spec.", true);
    },
    opened({ format }) {
      this.format = format;
      this.status("");
    },
    frames({ frames, kinds, damage, isEnded }) {
      this.frames.add(frames, kinds);
      for (const one of damage) this.addDamage(one);
      this.isRead = isEnded;
      this.tree.show();
      this.hex.show();
      this.status(this.summary());
      if (this.wanted !== null && (isEnded || this.frames.holding(this.wanted) >= 0)) this.goToHash();
      else if (this.wanted === null && this.frames.length) this.settle();
    },
    tree({ id, nodes, fault }) {
      this.waiting.get(id)?.({ nodes, fault });
      this.waiting.delete(id);
    },
    failed({ id, message }) {
      this.waiting.delete(id);
      this.status(message, true);
    },
  };

  // A file opens at its first damage, else with its first frame unfolded; what the user chose meanwhile stays.
  settle() {
    const { frames, damage: [first] } = this;
    if (first && !this.isSettled && this.choices === this.auto) {
      this.isSettled = true;
      this.goTo(first.place ?? first.at);
    } else if (!this.choices) {
      this.turn(0, null).then(() => {
        if (frames !== this.frames) return;
        this.auto = this.choices;
        this.settle();
      });
    }
  }

  summary() {
    const { length } = this.frames;
    const format = this.own ? this.own.name : (data.titles[this.format] ?? this.format.replaceAll("_", " "));
    const damaged = this.damage.length ? `, damaged in ${this.damage.length} place${this.damage.length === 1 ? "" : "s"}` : "";
    const other = this.isOther ? ". This is another file than the link is to: its SHA-256 differs" : "";
    const rest = this.isRead ? "" : " so far …";
    return `${this.blob.name}: ${format}, ${grouped(this.blob.size)} bytes, ${grouped(length)} part${length === 1 ? "" : "s"}${damaged}${rest}${other}`;
  }

  status(words, isWrong = false) {
    $("#status").textContent = words;
    $("#status").classList.toggle("fault", isWrong);
  }

  addDamage(damage) {
    this.damage.push(damage);
    const parts = this.damageParts(damage);
    const button = el("button", { type: "button" }, "Show");
    button.addEventListener("click", () => this.goTo(damage.place ?? damage.at));
    $("#damage").append(el("li", { "data-at": damage.at, "data-code": damage.code }, ...parts, button));
  }

  damageParts(damage) {
    const rule = ruleOf(data.rules[this.format] ?? [], damage);
    const { means: meaning, do: advice } = data.findings[damage.code] ?? {};
    return damageDetails({ damage, rule, meaning, advice, page: data.findingsPage });
  }

  about(node) {
    const at = node.key?.lastIndexOf(".");
    return this.info[node.key?.slice(0, at)]?.fields[node.key.slice(at + 1)];
  }

  // What the bytes at the cursor may mean.
  async showConverter() {
    const { blob, hex } = this;
    const at = hex.cursor;
    const table = await converted(blob, at);
    if (blob === this.blob && at === hex.cursor) $("#converter").replaceChildren(table);
  }

  showRange() {
    const [start, end] = this.hex.selection;
    this.status(`${grouped(end - start)} bytes picked, ${grouped(start)} to ${grouped(end - 1)}.`);
    this.keepAddress(this.hex.cursor);
    this.showConverter();
  }

  // The fields of a frame, which the worker reads when they are first asked for.
  async fields(number) {
    if (this.frames.open.has(number)) return;
    const id = (this.asked += 1);
    const { frames } = this;
    const answer = new Promise((go) => this.waiting.set(id, go));
    this.worker.postMessage({ do: "tree", id, frame: frames.frame(number) });
    const { nodes } = await answer;
    if (frames === this.frames && !frames.open.has(number)) frames.unfold(number, nodes);
  }

  // A frame that is one value stands for it.
  async choose(frame, node) {
    const { frames } = this;
    const { isLeaf } = frames.frame(frame);
    if (isLeaf) await this.fields(frame);
    if (frames === this.frames) this.select(frame, isLeaf ? frames.open.get(frame).nodes[0] : node);
  }

  async turn(frame, node) {
    if (this.frames.frame(frame).isLeaf) return this.choose(frame, node);
    const mine = (this.choices += 1);
    const opened = this.frames.open.get(frame);
    if (!node) {
      if (opened) this.frames.fold(frame);
      else await this.fields(frame);
      if (mine !== this.choices) return this.tree.show();
    } else if (node.children?.length) {
      opened.unfolded.has(node) ? opened.unfolded.delete(node) : opened.unfolded.add(node);
      this.frames.arrange(frame);
    }
    this.select(frame, node);
  }

  select(frame, node, at = null) {
    this.choices += 1;
    if (this.leavesOf !== frame || !this.leaves.length) this.findLeaves(frame);
    this.tree.select(frame, node);
    const [start, end] = this.bounds(frame, node);
    this.hex.mark(start, end, at ?? start);
    this.showDetails(frame, node);
    this.keepAddress(at ?? start);
  }

  // The bytes of a field, or of the nearest that has any in the file.
  bounds(frame, node) {
    const parents = this.frames.open.get(frame)?.parents;
    for (let one = node; one; one = parents.get(one)) if (one.at !== null) return [one.at, one.at + one.size];
    const { start, end } = this.frames.frame(frame);
    return [start, end];
  }

  findLeaves(frame) {
    this.leavesOf = frame;
    this.leaves = [];
    const { end } = this.frames.frame(frame);
    const visit = (nodes) => {
      for (const node of nodes) {
        const hasPlace = node.children?.length && node.children[0].at !== null;
        if (hasPlace) visit(node.children);
        else if (node.at !== null && node.size) this.leaves.push([node.at, Math.min(node.at + node.size, end), this.about(node)?.role]);
      }
    };
    visit(this.frames.open.get(frame)?.nodes ?? []);
    this.leaves.sort((a, b) => a[0] - b[0]);
  }

  classOf(at) {
    const isBad = this.damage.some((one) => one.at <= at && at < one.end);
    let [low, high] = [0, this.leaves.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.leaves[middle][0] <= at) low = middle + 1;
      else high = middle;
    }
    const leaf = this.leaves[low - 1];
    const role = leaf && at < leaf[1] ? `field r-${leaf[2] || "structure"}` : "";
    return `${role}${isBad ? " bad" : ""}`;
  }

  showDetails(frame, node) {
    const found = this.frames.frame(frame);
    const damage = this.damage.find((one) => one.at === found.start);
    const parts = node
      ? fieldDetails({ path: this.frames.path(frame, node), node, about: this.about(node), type: this.info[node.type] })
      : frameDetails(this.frames.label(frame), found);
    $("#details").replaceChildren(...parts, ...(damage ? this.damageParts(damage) : []));
    this.showConverter();
  }

  keepAddress(at) {
    $("#at").value = at;
    const digest = this.digest || this.linked;
    history.replaceState(null, "", `${location.pathname}${location.search}#@${at}${digest && `;sha256=${digest}`}`);
  }

  goToHash() {
    const { at } = placeInAddress();
    this.wanted = null;
    if (at !== null) this.goTo(at);
  }

  // The deepest field that holds byte `at`.
  async goTo(at) {
    if (at === null || !this.blob) return this.status("A position is a number of bytes, such as 2508, 94,951,144 or 0x9cc.", true);
    const place = Math.min(at, this.blob.size - 1);
    const frame = this.frames.holding(place);
    if (frame < 0) return this.hex.mark(place, place + 1), this.keepAddress(place), this.showConverter();
    const mine = (this.choices += 1);
    await this.fields(frame);
    // A later choice has been made meanwhile.
    if (mine !== this.choices) return;
    const node = this.frames.deepest(frame, place);
    if (node) this.frames.uncover(frame, node);
    this.select(frame, node, place);
  }
}

const isSpec = (file) => /\.(ksy|ya?ml)$/i.test(file.name);
// What the address is to: a byte, and the digest of a file that is not a sample.
function placeInAddress() {
  const found = /^#@([^;]+)(?:;sha256=([0-9a-f]{64}))?$/.exec(location.hash);
  return { at: found && positionOf(found[1]), digest: found?.[2] ?? "" };
}

window.explorer = new Explorer();
