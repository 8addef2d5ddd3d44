// The worker: reads a file by pieces, says which frames it finds, and draws the tree of the frame that is asked for.
const { Source } = require("../reading/source.cjs");
const { detected } = require("./formats.cjs");
const { LogFile } = require("./log_file.cjs");
const { OwnFile } = require("./own_file.cjs");
const { Parsers } = require("./parsers.cjs");

// Where frames are looked for, most places throw an error, and most of its cost is its stack.
Error.stackTraceLimit = 0;
const reader = new FileReaderSync();
let parsers = null;
let info = null;
let file = null;
let turn = 0;

const sourceOf = (blob) =>
  new Source(blob.size, (start, end) => new Uint8Array(reader.readAsArrayBuffer(blob.slice(start, end))));

const does = {
  specs(request) {
    parsers = new Parsers(require("./debug.cjs"));
    info = request.info;
  },

  async open({ blob, name, format, own }) {
    const mine = (turn += 1);
    const source = sourceOf(blob);
    const used = own ? "own" : format || detected(name, source);
    if (!used) return postMessage({ say: "unknown" });
    file = own ? new OwnFile(source, own) : new LogFile(name, source, used, parsers, info);
    postMessage({ say: "opened", format: used });
    while (mine === turn) {
      const batch = await file.next();
      if (mine !== turn) return;
      postMessage({ say: "frames", ...batch }, Object.values(batch.frames).map((column) => column.buffer));
      if (batch.isEnded) return;
      // Whatever was asked for meanwhile comes first.
      await new Promise((go) => setTimeout(go, 0));
    }
  },

  async tree({ id, frame }) {
    postMessage({ say: "tree", id, ...(await file.tree(frame)) });
  },
};

onmessage = async ({ data }) => {
  try {
    await does[data.do](data);
  } catch (error) {
    postMessage({ say: "failed", id: data.id, message: String(error.message ?? error) });
  }
};
