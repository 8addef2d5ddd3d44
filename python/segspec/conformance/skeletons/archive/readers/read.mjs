// Holds a reader against the vectors: node read.mjs ../osiris/*.json
import { readFileSync } from "node:fs";
import { isDeepStrictEqual } from "node:util";

// Put your reader here.
const read = (format, name, content) => ({ end: "clean", valid_bytes: "0", records: [] });

for (const path of process.argv.slice(2)) {
  for (const { id, level, judged, request, expected } of JSON.parse(readFileSync(path, "utf8")).cases) {
    if (request.cmd !== "read" || judged !== "exact" || level !== "must") continue;
    const { name, hex } = request.input.segment;
    const answer = read(request.format, name, Buffer.from(hex, "hex"));
    const { end, valid_bytes, records } = expected;
    if (!isDeepStrictEqual(answer, { end, valid_bytes, records })) console.log("failed:", id);
  }
}
