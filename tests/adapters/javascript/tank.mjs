// Segments of TANK: bundles of messages, whose numbers and timestamps carry over.
import { Fault, answered, faultOf, hex, isTorn, isZeroFrom, load, parse, torn } from "./frames.mjs";

const Leb128U32 = load("leb128_u32");
const TankBundleHeader = load("tank_bundle_header");
const TankMessage = load("tank_message");
const NAME = /^([1-9][0-9]{0,19})(?:-([1-9][0-9]{0,19}))?(?:_[0-9]{1,20})?\.i?log(?:\.swap|\.old)?$/;
const LAST_NUMBER = 2n ** 64n - 1n;
const FARTHEST = 2n ** 32n;

export function read(name, content) {
  const named = NAME.exec(name);
  let due = named && BigInt(named[1]) <= BigInt(named[2] ?? named[1]) ? BigInt(named[1]) : 1n;
  const records = [];
  let at = 0;
  while (at < content.length) {
    let found, end;
    const fault = faultOf(() => ([found, end] = bundleAt(content, at, due)));
    if (fault) return answered(records, at, isZeroFrom(content, at) ? "zeroed" : fault.code);
    records.push(...found);
    due = BigInt(found.at(-1).offset) + 1n;
    at = end;
  }
  return answered(records, at);
}

// The records of the bundle at `at`, whose first number is `due` unless it states its own, and where it ends.
function bundleAt(content, at, due) {
  const [length, start] = parse(Leb128U32, content, at);
  if (length.value === 0) throw new Fault("bad-length");
  const end = start + length.value;
  if (end > content.length) throw torn();
  const [header, body] = headerAt(content.slice(start, end));
  if (header.codec !== 0) throw new Fault("unsupported-codec");
  const bundle = { isSparse: header.isSparse, unused: header.unused, declared: header.numMessages };
  bundle.first = header.isSparse ? BigInt(header.firstSequence) : due;
  bundle.last = bundle.first + BigInt(header.numMessages) - 1n;
  // The parser's own sum of the two is one of doubles.
  if (header.isSparse) bundle.last = bundle.first + (header.lastDelta ? BigInt(header.lastDelta.value) + 1n : 0n);
  if (bundle.last > LAST_NUMBER) throw new Fault("bad-order");
  const messages = released(bundle, content.slice(start + body, end), due);
  const numbers = sequenceNumbers(bundle, messages);
  if (numbers.at(-1) > LAST_NUMBER) throw new Fault("bad-order");
  return [messages.map((message, index) => record(message, numbers[index])), end];
}

// The header within the bundle's bytes. One without room is damage, whatever the bytes behind it would give.
function headerAt(bundle) {
  let found;
  const fault = faultOf(() => (found = parse(TankBundleHeader, bundle, 0)));
  if (!fault) return found;
  if (isTorn(fault)) throw new Fault("bad-length");
  throw new Fault(fault.path === "/seq/4" ? "bad-count" : "bad-encoding");
}

// The messages that may be used; throws where they cannot be told from what is none.
function released(bundle, body, due) {
  const [messages, fault] = messagesIn(bundle, body);
  if (fault && messages.length < bundle.declared) throw isTorn(fault) ? new Fault("bad-length") : fault;
  if (!messages.length) throw new Fault("bad-count");
  const hasRest = fault !== null || messages.slice(bundle.declared).some((message) => message.unused);
  const kept = hasRest ? messages.slice(0, bundle.declared) : messages;
  const isFar = bundle.isSparse && (bundle.first < due || bundle.first > due + FARTHEST);
  const isOdd = bundle.unused || isFar || kept.some((message) => message.unused);
  if (isOdd && (hasRest || kept.length !== bundle.declared)) throw new Fault("bad-count");
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

function record(message, number) {
  const key = message.key?.length ? { key: hex(message.key) } : {};
  return { offset: String(number), timestamp: String(message.timestamp), value: hex(message.content), ...key };
}
