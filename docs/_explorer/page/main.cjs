// The page: opens files, keeps tree, bytes and details at the same place, and has that place in the address.
const { described } = require("./describe.cjs");
const { damageDetails, fieldDetails, frameDetails } = require("./details.cjs");
const { el, grouped } = require("./dom.cjs");
const { Frames } = require("./frames.cjs");
const { HexView } = require("./hex_view.cjs");
const { compiled } = require("./own_spec.cjs");
const { ruleOf } = require("./rules.cjs");
const { Samples } = require("./samples.cjs");
const { TreeView } = require("./tree_view.cjs");

const $ = (selector) => document.querySelector(selector);
const data = window.segspecExplorer;
const info = described(data.specs, (name) => data.pages[name] ?? "");

class Explorer {
  constructor() {
    this.samples = new Samples(data.samples);
    this.tree = new TreeView($("#tree"), { choose: (...place) => this.select(...place), turn: (...place) => this.turn(...place) });
    this.hex = new HexView($("#bytes"), { chosen: (at) => this.goTo(at), classOf: (at) => this.classOf(at) });
    this.tree.roleOf = (node) => this.about(node)?.role;
    this.tree.damaged = (start) => this.damage.find((one) => one.at === start);
    Object.assign(this, { frames: new Frames(), damage: [], damageRows: [], waiting: new Map(), asked: 0, ownInfo: {}, specs: new Map() });
    this.clear();
    this.listen();
  }

  listen() {
    const drop = $("#explorer");
    for (const name of ["dragover", "dragenter"]) drop.addEventListener(name, (event) => (event.preventDefault(), drop.classList.add("over")));
    for (const name of ["dragleave", "drop"]) drop.addEventListener(name, () => drop.classList.remove("over"));
    drop.addEventListener("drop", (event) => (event.preventDefault(), this.take([...event.dataTransfer.files])));
    $("#file").addEventListener("change", (event) => this.take([...event.target.files]));
    $("#sample").addEventListener("change", (event) => event.target.value && this.openSample(event.target.value));
    $("#format").addEventListener("change", () => this.blob && this.read());
    $("#go").addEventListener("submit", (event) => (event.preventDefault(), this.goTo(positionOf($("#at").value))));
    addEventListener("hashchange", () => this.goToHash());
    document.addEventListener("keydown", (event) => {
      if (event.key !== "g" || event.ctrlKey || event.metaKey || /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName)) return;
      event.preventDefault();
      $("#at").select();
      $("#at").focus();
    });
    this.samples.fill($("#sample"));
    const sample = new URLSearchParams(location.search).get("sample");
    if (sample) this.openSample(sample);
  }

  // Files that were dropped: specs are kept for the data that they describe, in whichever order they come.
  async take(files) {
    const [specs, others] = [files.filter(isSpec), files.filter((file) => !isSpec(file))];
    for (const file of specs) this.specs.set(file.name, await file.text());
    if (specs.length && !(await this.compile())) return;
    if (others.length) {
      this.blob = others.find((file) => !/\.(index|idx|timeindex)$/.test(file.name)) ?? others[0];
      this.from = "";
      history.replaceState(null, "", location.pathname);
    }
    if (this.blob) this.read();
    else this.status(`${specs.map((file) => file.name).join(", ")}: drop a file that it describes.`);
  }

  async compile() {
    this.status("The spec is compiled …");
    try {
      this.own = await compiled(data, this.specs);
      $("#format").querySelector("[value=own]").disabled = false;
      $("#format").value = "own";
      return true;
    } catch (error) {
      this.status(error.message, true);
      return false;
    }
  }

  async openSample(id) {
    this.status(`${id} …`);
    try {
      this.blob = await this.samples.file(id);
    } catch (error) {
      return this.status(error.message, true);
    }
    this.from = id;
    $("#sample").value = id;
    $("#format").value = "";
    const address = `?sample=${encodeURI(id)}`;
    if (location.search !== address) history.replaceState(null, "", `${location.pathname}${address}`);
    this.read();
  }

  clear() {
    Object.assign(this, { frames: new Frames(), damage: [], choices: 0, leaves: [], leavesOf: -1, isRead: false });
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
    this.wanted = hashPosition();
    $("#explorer").classList.add("has-file");
    const format = $("#format").value;
    const own = format === "own" ? this.own : null;
    this.info = own ? own.info : info;
    this.worker.postMessage({ do: "specs", info });
    this.worker.postMessage({ do: "open", blob: this.blob, name: this.blob.name, format: own ? "" : format, own });
  }

  hears = {
    unknown() {
      this.status("Neither name nor bytes say which format this is: choose one, or drop the spec of your own.", true);
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
      else if (!this.choices && this.wanted === null && this.frames.length) this.turn(0, null);
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

  summary() {
    const format = this.format === "own" ? $("#format").selectedOptions[0].text : (data.titles[this.format] ?? this.format);
    const damaged = this.damage.length ? `, damaged in ${this.damage.length} place${this.damage.length === 1 ? "" : "s"}` : "";
    const rest = this.isRead ? "" : " so far …";
    return `${this.blob.name}: ${format}, ${grouped(this.blob.size)} bytes, ${grouped(this.frames.length)} parts${damaged}${rest}`;
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
    return damageDetails({ damage, rule, meaning: data.meanings[damage.code], findings: data.findings });
  }

  about(node) {
    const at = node.key?.lastIndexOf(".");
    return this.info[node.key?.slice(0, at)]?.fields[node.key.slice(at + 1)];
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

  async turn(frame, node) {
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
    this.hex.show();
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
  }

  keepAddress(at) {
    $("#at").value = at;
    history.replaceState(null, "", `${location.pathname}${location.search}#@${at}`);
  }

  goToHash() {
    const at = hashPosition();
    this.wanted = null;
    if (at !== null) this.goTo(at);
  }

  // The deepest field that holds byte `at`.
  async goTo(at) {
    if (at === null || !this.blob) return this.status("A position is a number of bytes, such as 2508 or 0x9cc.", true);
    const place = Math.min(at, this.blob.size - 1);
    const frame = this.frames.holding(place);
    if (frame < 0) return this.hex.mark(place, place + 1), this.hex.show(), this.keepAddress(place);
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
const positionOf = (text) => (/^(0x[0-9a-f]+|\d+)$/i.test(text.trim()) ? Number(text) : null);
const hashPosition = () => positionOf(location.hash.replace(/^#@/, ""));

window.explorer = new Explorer();
