// What is taken out of the explorer: bytes, fields as JSON, and a link with the digest of the file.
const MOST_DIGESTED = 256 << 20;
const MOST_COPIED = 1 << 20;

async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // A page without the right to the clipboard copies what is selected.
    const area = document.body.appendChild(Object.assign(document.createElement("textarea"), { value: text }));
    area.select();
    document.execCommand("copy");
    area.remove();
  }
}

function save(name, content) {
  const address = URL.createObjectURL(new Blob([content]));
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

// The SHA-256 of a file in hexadecimal; "" for one that is too large, or in a page that may not make it.
async function digestOf(blob) {
  if (blob.size > MOST_DIGESTED || !globalThis.crypto?.subtle) return "";
  return hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", await blob.arrayBuffer())));
}

const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

async function hexIn(blob, [start, end]) {
  if (end - start > MOST_COPIED) throw new RangeError(`At most ${MOST_COPIED >> 20} MiB are copied; export the bytes instead.`);
  return hexOf(new Uint8Array(await blob.slice(start, end).arrayBuffer()));
}

// Fields as they are exported: `at` is null for a field of decompressed bytes.
const plain = (nodes) =>
  nodes.map(({ name, at, size, value, note, children, fault }) => ({
    name, at, size, value, note, error: fault?.message, fields: children && plain(children),
  }));

module.exports = { copy, digestOf, hexIn, plain, save };
