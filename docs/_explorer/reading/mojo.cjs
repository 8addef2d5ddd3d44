// Segments of mojo, in the main reading of its page: packs of entries, INDEX and SUFFIX where it is finished.
const { Fault, attempt, faultOf, isTorn, load, parse, searched, torn, work } = require("./frames.cjs");

const ListpackElement = load("listpack_element");
const MojoEntry = load("mojo_entry");
const MojoPackHead = load("mojo_pack_head");
const MojoPackHeader = load("mojo_pack_header");
const MojoSuffix = load("mojo_suffix");
const MojoTail = load("mojo_tail");
const { NumberForm, BytesForm, ElementsForm } = load("mojo_enums");
const NAME = /^([adwu]?)([0-9]+)-([0-9]+)(?:-[0-9]+-[0-9]+)?(?:\.dat)?$/;
const FORM = NumberForm.RAW_LE;
const FORMS = [BytesForm.BODY, ElementsForm.BODY];
const [PACK, INDEX] = ["[P", "[I"];
const digits = new TextEncoder();
const SUFFIX_BYTES = 34;
// Of the rules in elements and entries; `/seq/2` is an element's backlen.
const CODES = { "/seq/2": "bad-length", "/types/entry_content/seq/5": "bad-count" };
const HEADER_CODES = { "/seq/0": "bad-length", "/seq/1": "bad-count", "/seq/2": "bad-count" };

function* walk(name, source, { from = 0 } = {}) {
  const named = from === 0 ? NAME.exec(name) : null;
  const segment = new Segment(source, named && [BigInt(named[2]), BigInt(named[3])], name.startsWith("w"), from);
  try {
    yield* segment.walk();
  } catch (error) {
    if (error instanceof Fault) return { at: segment.at, code: error.code, rule: error.rule, end: segment.end };
    throw error;
  }
  return { at: segment.at, ...(segment.footer || segment.isWriting ? {} : { code: "torn", rule: segment.at ? "mojo.end.missing" : "mojo.end.empty" }) };
}

// A whole pack proves itself.
function next(source, at) {
  const segment = new Segment(source, null, false, at);
  const isSound = (place) => {
    const pack = segment.packAt(place);
    work.bytes += pack.end - place;
    return !pack.stop;
  };
  return searched(source, (from) => source.indexOf(PACK, from), isSound, at);
}

const isBelow = (a, b) => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);
const isSame = (a, b) => a[0] === b[0] && a[1] === b[1];
const isBetween = (id, last, following) => (!last || isBelow(last, id)) && (!following || isBelow(id, following));

// One reading of a segment; `at` is the end of what was released, `before` first and last ids of the packs in it.
class Segment {
  constructor(source, named, isWriting, from) {
    Object.assign(this, { source, named, isWriting, size: source.length, footer: footerOf(source) });
    Object.assign(this, { at: from, end: undefined, before: [] });
  }

  *walk() {
    if (this.at === 0) this.begin();
    while (this.at < this.size) {
      if (this.footer && this.at >= this.footer.start) return yield* this.rest("tail", { lenIndex: this.footer.lenIndex });
      if (!this.footer && this.isUnwritten(this.at)) return yield* this.room(this.at);
      if (!this.footer && this.at && this.source.startsWith(INDEX, this.at)) throw torn("mojo.end.index");
      const pack = this.usable(this.packAt(this.at));
      this.checkOrder(pack);
      this.before.push([pack.id, pack.ids.at(-1) ?? pack.id]);
      const [number, seq] = pack.id;
      yield { start: this.at, end: pack.end, kind: pack.stop ? "open pack" : "pack", number, seq, count: pack.records.length,
        records: () => pack.records };
      this.at = pack.end;
      if (pack.stop) return yield* this.after(pack);
    }
  }

  *rest(kind, more) {
    yield { start: this.at, end: this.size, kind, ...more };
    this.at = this.size;
  }

  // Whether a pack begins here at all.
  begin() {
    if (this.isUnwritten(0)) return;
    const head = this.packAt(0);
    if (head.part !== "head") return;
    if (isTorn(head.stop)) throw torn("mojo.end.head");
    if (this.footer || this.named || this.hasPackAfter(0)) return;
    this.end = "not-this-format";
    throw new Fault("bad-magic", { rule: "mojo.reading.no-segment" });
  }

  isUnwritten(at) {
    return at === this.size || this.source.isZeroFrom(at);
  }

  // What was preallocated, after entries or after a running end marker.
  *room(at) {
    if (this.isWriting) return yield* this.rest("unwritten", { hasEndMarker: !this.isUnwritten(at) });
    if (!this.isUnwritten(at) && at + 1 === this.size) throw torn("mojo.end.marker");
    throw new Fault("zeroed", { rule: "mojo.end.zeros" });
  }

  // The pack at `at`, as far as it goes: `stop` is why it ends there, none where HEADER agrees.
  packAt(at) {
    const pack = { start: at, end: at, id: [0n, 0n], ids: [], records: [], bodyEnd: null, stop: null, part: "" };
    let head;
    let fault = faultOf(() => ([head, pack.end] = parse(MojoPackHead, this.source, at, FORM, at !== 0, false)));
    if (fault) return stopped(pack, at, "head", fault);
    pack.id = [BigInt(head.masterId.ms), BigInt(head.masterId.seq)];
    const [idStart, bodyStart] = [head.start.position, head.body.position];
    Object.assign(pack, { idStart, bodyStart, elements: head.master.numElements });
    const names = head.master.fields.map(textOf);
    let live = 0;
    while (pack.bodyEnd === null) {
      let entry, end;
      const params = [names.length, false, pack.elements, live];
      fault = faultOf(() => ([entry, end] = parse(MojoEntry, this.source, pack.end, ...params)));
      if (fault) return stopped(pack, pack.end, "entries", fault);
      if (entry.isEnd) {
        pack.bodyEnd = end;
      } else {
        [pack.elements, live, pack.end] = [entry.numElementsThrough, entry.numLiveThrough, end];
        addRecord(pack, entry, names);
      }
    }
    const counts = [...lengths(pack, pack.bodyEnd), pack.elements, pack.ids.length, live];
    fault = faultOf(() => ([, pack.end] = parse(MojoPackHeader, this.source, pack.bodyEnd, ...FORMS, ...counts)));
    return fault ? stopped(pack, pack.bodyEnd, "header", fault) : pack;
  }

  // The pack, if its records may be released: it is whole, or the last one of an unfinished segment.
  usable(pack) {
    if (!pack.stop) {
      if (this.footer && pack.end > this.footer.start) throw new Fault("bad-length", { rule: "mojo.pack.before-index" });
      return pack;
    }
    if (!this.footer && this.stopsAtEnd(pack)) return pack;
    if (this.footer || this.isDamaged(pack)) throw isTorn(pack.stop) ? new Fault("bad-length") : pack.stop;
    if (pack.records.length && (pack.bodyEnd === null || isTorn(pack.stop))) return pack;
    throw this.tornInside(pack);
  }

  // What is said of the bytes after the last whole entry of an open pack.
  *after(pack) {
    if (this.at === this.size) return;
    if (!this.stopsAtEnd(pack)) throw this.tornInside(pack);
    yield* this.room(pack.end);
  }

  stopsAtEnd(pack) {
    return pack.part !== "head" && this.isUnwritten(pack.bodyEnd ?? pack.end);
  }

  tornInside(pack) {
    const isCut = isTorn(pack.stop) || this.isUnwritten(this.size - 1);
    if (isTorn(pack.stop)) return torn(`mojo.end.${partOf(pack)}`);
    return isCut && pack.part !== "header" ? torn() : pack.stop;
  }

  // A whole pack follows, or the elements lead to an end marker with a HEADER that counts them right.
  isDamaged(pack) {
    return (pack.part !== "head" && pack.bodyEnd === null && this.isListpack(pack)) || this.hasPackAfter(pack.at);
  }

  isListpack(pack) {
    let { at, elements } = pack;
    let isEnd = false;
    while (!isEnd) {
      const found = attempt(ListpackElement, this.source, at);
      if (!found) return false;
      [{ isEnd }, at] = found;
      elements += isEnd ? 0 : 1;
    }
    const counts = [...lengths(pack, at), elements, 0, 0];
    const fault = faultOf(() => parse(MojoPackHeader, this.source, at, ...FORMS, ...counts));
    return !fault || fault.path === "/seq/2";
  }

  hasPackAfter(at) {
    const last = this.before.at(-1)?.[1];
    while ((at = this.source.indexOf(PACK, at + 1)) >= 0) {
      const pack = this.packAt(at);
      const isLater = pack.ids.length && (!last || isBelow(last, pack.ids[0]));
      if (isLater && (!pack.stop || this.stopsAtEnd(pack))) return true;
    }
    return false;
  }

  // Ids ascend, within a pack and from pack to pack; INDEX may know better than MASTER ID.
  checkOrder(pack) {
    const { ids } = pack;
    if (ids.some((id, at) => at > 0 && !isBelow(ids[at - 1], id)))
      throw new Fault("bad-order", { rule: "mojo.order.in-a-pack" });
    if (!ids.length) return;
    if (this.footer && this.isIdRefuted(pack)) throw new Fault("bad-order", { rule: "mojo.order.master-id" });
    const [earlier, last] = [this.before.at(-2)?.[1], this.before.at(-1)?.[1]];
    if (!last || isBelow(last, ids[0])) return;
    // Of two packs that contradict each other the later is wrong only if a third witness says so.
    const isNamed = this.named && isSame(this.before[0][0], this.named);
    const sound = earlier ?? (isNamed ? last : null);
    if (sound && !isBelow(sound, ids[0])) throw new Fault("bad-order", { rule: "mojo.order.packs" });
  }

  isIdRefuted(pack) {
    const number = this.footer.places.findLastIndex((place) => place === BigInt(pack.idStart));
    if (number < 0 || isSame(this.footer.ids[number], pack.id)) return false;
    const indexed = this.footer.ids[number];
    if (number === 0) return !this.before.length && isSame(indexed, this.footer.firstId);
    const [last, following] = [this.before.at(-1)?.[1], this.footer.ids[number + 1]];
    return isBetween(indexed, last, following) && !isBetween(pack.id, last, following);
  }
}

// What a cut pack ends in; its first entry counts as its beginning.
const partOf = (pack) => (pack.part === "entries" ? (pack.ids.length ? "entry" : "head") : pack.part);

const lengths = (pack, bodyEnd) => [bodyEnd - pack.bodyStart, pack.bodyStart - pack.idStart];

function stopped(pack, at, part, fault) {
  const codes = part === "header" ? HEADER_CODES : CODES;
  const stop = isTorn(fault) ? fault : new Fault(codes[fault.path] ?? "bad-encoding");
  return Object.assign(pack, { at, part, stop });
}

function addRecord(pack, entry, names) {
  const { msDifference, seqDifference, values, pairs } = entry.content;
  const ms = BigInt.asUintN(64, pack.id[0] + BigInt(msDifference.intValue));
  const seq = BigInt.asUintN(64, pack.id[1] + BigInt(seqDifference.intValue));
  const fields = entry.hasSameFields
    ? names.map((name, at) => [name, textOf(values[at])])
    : pairs.map((pair) => [textOf(pair.name), textOf(pair.value)]);
  pack.ids.push([ms, seq]);
  pack.records.push({ id: `${ms}-${seq}`, deleted: entry.isDeleted, fields });
}

// The string of an element, or the digits of its integer.
const textOf = (element) => (element.isInt ? digits.encode(String(element.intValue)) : element.data.value);

// INDEX and SUFFIX before the zeros at the end, if SUFFIX leads to the tag of INDEX.
function footerOf(source) {
  const end = source.startOfZeros();
  const found = end >= SUFFIX_BYTES ? attempt(MojoSuffix, source, end - SUFFIX_BYTES, FORM) : null;
  if (!found) return null;
  const [suffix] = found;
  const lenIndex = suffix.lenIndex.value;
  const start = end - SUFFIX_BYTES - lenIndex - INDEX.length;
  if (start < 0 || !source.startsWith(INDEX, start)) return null;
  const tail = attempt(MojoTail, source, start, FORM, true, false, lenIndex);
  const entries = tail?.[0].index.body.entries ?? [];
  return {
    start,
    lenIndex,
    firstId: [BigInt(suffix.id.ms), BigInt(suffix.id.seq)],
    places: entries.map((entry) => BigInt(entry.offset.value)),
    ids: entries.map((entry) => [BigInt(entry.idMs.intValue), BigInt(entry.idSeq.intValue)]),
  };
}

module.exports = { walk, next };
