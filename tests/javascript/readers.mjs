// Reads segments with the site's readers, once at hand as a whole and once by windows of a few bytes, and prints both.
//
// stdin:  one segment a line: {"format", "name", "hex", "index"}
// stdout: one answer a line: {"whole", "pieces"}, each {"frames": [[start, end], …], "at", "code", "rule"}
import { createInterface } from "node:readline";
import { createRequire } from "node:module";

const require = createRequire(new URL("../../docs/_explorer/reading/", import.meta.url));
const { Source } = require("./source.cjs");
const WINDOW = 7;
const LIMIT = 8 << 20;

const bytes = (hex) => Uint8Array.from(Buffer.from(hex, "hex"));

function read({ format, name, index }, source) {
  const walk = require(`./${format}.cjs`).walk(name, source, { index: index && bytes(index), limit: LIMIT });
  const frames = [];
  let step = walk.next();
  for (; !step.done; step = walk.next()) if (step.value) frames.push([step.value.start, step.value.end]);
  const { at, code, rule } = step.value;
  return { frames, at, code, rule };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const content = bytes(asked.hex);
  const pieces = new Source(content.length, (start, end) => content.slice(start, end), WINDOW);
  const said = { whole: read(asked, Source.of(content)), pieces: read(asked, pieces) };
  process.stdout.write(`${JSON.stringify(said)}\n`);
}
