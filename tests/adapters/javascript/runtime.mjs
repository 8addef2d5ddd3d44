// Parsers in any folder, over the runtime that they find from there. Gives KaitaiStream and `load`.
import { createRequire } from "node:module";
import { join } from "node:path";
import { camel, correct } from "../../../docs/_explorer/reading/runtime.cjs";

export function runtime(folder) {
  const require = createRequire(join(folder, "package.json"));
  const KaitaiStream = require("kaitai-struct/KaitaiStream");
  correct(KaitaiStream);
  return { KaitaiStream, load: (spec) => require(join(folder, `${camel(spec)}.js`))[camel(spec)] };
}
