// Segments of TANK: bundles of messages, whose numbers and timestamps carry over.
const { Fault, LIMIT, faultOf, isTorn, load, parse, torn } = require("./frames.cjs");
const snappy = require("./snappy.cjs");

const Leb128U32 = load("leb128_u32");
const TankBundleHeader = load("tank_bundle_header");
const TankMessage = load("tank_message");
const NAME =
  /^([1-9][0-9]{0,19})(?:(?:_[0-9]{1,20})?\.log|-([1-9][0-9]{0,19})(?:_[0-9]{1,20})?\.ilog)(?:\.swap|\.old|\.cleaned)?$/;
const { Codec } = load("tank_enums");
const LAST_NUMBER = 2n ** 64n - 1n;
const FARTHEST = 2n ** 32n;

function* walk(name, source, { limit = LIMIT } = {}) {
  const named = NAME.exec(name);
  const [first, last] = named ? [BigInt(named[1]), BigInt(named[2] ?? named[1])] : [1n, 1n];
  let due = first <= last && last <= LAST_NUMBER ? first : 1n;
  let at = 0;
  while (at < source.length) {
    let found, end;
    const fault = faultOf(() => ([found, end] = bundleAt(source, at, due, limit)));
    if (fault) return { at, ...(source.isZeroFrom(at) ? { code: "zeroed", rule: "tank.end.zeroed" } : { code: fault.code, rule: fault.rule }) };
    const { messages, numbers } = found;
    const records = () => messages.map((message, index) => record(message, numbers[index]));
    yield { start: at, end, kind: "bundle", number: numbers[0], count: numbers.length, records };
    due = numbers.at(-1) + 1n;
    at = end;
  }
  return { at };
}

// The messages of the bundle at `at` with their numbers, of which the first is `due` unless it states its own, and where
// it ends.
function bundleAt(source, at, due, limit) {
  const [length, start] = parse(Leb128U32, source, at);
  if (length.value === 0) throw new Fault("bad-length", { rule: "tank.bundle.length-not-zero" });
  const end = start + length.value;
  if (end > source.length) throw torn();
  const [header, body] = headerAt(source.slice(start, end));
  if (header.codec !== Codec.NONE && header.codec !== Codec.SNAPPY)
    throw new Fault("unsupported-codec", { rule: "tank.codec.assigned" });
  const bundle = { isSparse: header.isSparse, unused: header.unused, declared: header.numMessages };
  bundle.first = header.isSparse ? BigInt(header.firstSequence) : due;
  bundle.last = bundle.first + BigInt(header.numMessages) - 1n;
  // The parser's own sum of the two is one of doubles.
  if (header.isSparse) bundle.last = bundle.first + (header.lastDelta ? BigInt(header.lastDelta.value) + 1n : 0n);
  if (bundle.last > LAST_NUMBER) throw new Fault("bad-order", { rule: "tank.number.fits" });
  const messages = released(bundle, contents(header.codec, source.slice(start + body, end), limit), due);
  const numbers = sequenceNumbers(bundle, messages);
  if (numbers.some((number) => number > LAST_NUMBER)) throw new Fault("bad-order", { rule: "tank.number.fits" });
  return [{ messages, numbers }, end];
}

// The header within the bundle's bytes. One without room is damage, whatever the bytes after it would give.
function headerAt(bundle) {
  let found;
  const fault = faultOf(() => (found = parse(TankBundleHeader, bundle, 0)));
  if (!fault) return found;
  if (isTorn(fault)) throw new Fault("bad-length", { rule: "tank.bundle.header-within" });
  throw fault.path === "/seq/4" ? new Fault("bad-count", { rule: "tank.count.not-zero" }) : new Fault("bad-encoding", { rule: "tank.integer.five-bytes" });
}

// The message set's bytes.
function contents(codec, stored, limit = LIMIT) {
  if (codec === Codec.NONE) return stored;
  try {
    return snappy.raw(stored, limit);
  } catch (error) {
    if (error instanceof snappy.LimitError) throw new Fault("limit-exceeded", { rule: "tank.codec.limit" });
    if (error instanceof RangeError) throw new Fault("bad-compression", { rule: "tank.codec.block-sound" });
    throw error;
  }
}

// The messages that may be used; throws where they cannot be told from what is none.
function released(bundle, body, due) {
  const [messages, fault] = messagesIn(bundle, body);
  if (fault && messages.length < bundle.declared)
    throw isTorn(fault) ? new Fault("bad-length", { rule: "tank.set.whole" }) : new Fault(fault.code, { rule: "tank.set.readable" });
  if (!messages.length) throw new Fault("bad-count", { rule: "tank.set.at-least-one" });
  const hasRest = fault !== null || messages.slice(bundle.declared).some((message) => message.unused);
  const kept = hasRest ? messages.slice(0, bundle.declared) : messages;
  const isFar = bundle.isSparse && (bundle.first < due || bundle.first > due + FARTHEST);
  const isOdd = bundle.unused || isFar || kept.some((message) => message.unused);
  if (isOdd && (hasRest || kept.length !== bundle.declared))
    throw new Fault("bad-count", { rule: "tank.set.two-contradictions" });
  return kept;
}

// The whole messages, and why what is left is none.
function messagesIn(bundle, body) {
  const messages = [];
  let [at, timestamp] = [0, 0];
  while (at < body.length) {
    const isEdge = messages.length === 0 || messages.length === bundle.declared - 1;
    let message, end;
    const fault = faultOf(() => ([message, end] = parse(TankMessage, body, at, bundle.isSparse, isEdge, timestamp)));
    if (fault) return [messages, fault];
    messages.push(message);
    [at, timestamp] = [end, message.timestamp];
  }
  return [messages, null];
}

function sequenceNumbers(bundle, messages) {
  let number = bundle.first;
  return messages.map((message, index) => {
    if (bundle.isSparse && index && index === bundle.declared - 1) number = bundle.last;
    else if (index) number += BigInt(message.sequenceStep);
    return number;
  });
}

function record(message, offset) {
  const key = message.key?.length ? { key: message.key } : {};
  return { offset, timestamp: message.timestamp, value: message.content, ...key };
}

module.exports = { contents, walk };
