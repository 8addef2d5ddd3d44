// Finding bytes and text in a file, a piece at a time.
const PIECE = 1 << 20;

// What is looked for: `0x4f53` or `4f 53` are bytes, all else is text as UTF-8.
function wantedOf(text) {
  const isBytes = /^0x([0-9a-f]{2}\s*)+$/i.test(text) || /^[0-9a-f]{2}(\s+[0-9a-f]{2})+$/i.test(text);
  if (!isBytes) return new TextEncoder().encode(text);
  return Uint8Array.from(text.replace(/^0x/i, "").match(/[0-9a-f]{2}/gi), (two) => parseInt(two, 16));
}

function placesIn(bytes, wanted) {
  const places = [];
  for (let at = bytes.indexOf(wanted[0]); at >= 0; at = bytes.indexOf(wanted[0], at + 1))
    if (wanted.every((byte, number) => bytes[at + number] === byte)) places.push(at);
  return places;
}

// The place of `wanted` next after byte `from`, or next before it if `isBack`, around the end of the file once; -1 if it
// is nowhere. `isStale()` ends a search that nobody waits for.
async function place(blob, wanted, from, isBack, isStale) {
  const most = Math.ceil(blob.size / PIECE) + 1;
  const [first, step] = [Math.floor(from / PIECE), isBack ? -1 : 1];
  for (let turn = 0; turn <= most; turn += 1) {
    const number = (((first + turn * step) % (most - 1)) + (most - 1)) % (most - 1);
    const start = number * PIECE;
    const bytes = new Uint8Array(await blob.slice(start, start + PIECE + wanted.length - 1).arrayBuffer());
    if (isStale()) return -1;
    const places = placesIn(bytes, wanted).map((at) => start + at);
    // The piece where it begins is looked at twice: what lies ahead of `from` first, the rest at last.
    const isAhead = (at) => turn > 0 || (isBack ? at < from : at > from);
    const found = isBack ? places.findLast(isAhead) : places.find(isAhead);
    if (found !== undefined) return found;
  }
  return -1;
}

module.exports = { place, wantedOf };
