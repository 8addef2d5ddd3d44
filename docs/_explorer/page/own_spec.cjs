// Specs that were dropped, or chosen from the gallery, compiled in a worker of its own, since the compiler is large and
// takes its time.
const { described, camel } = require("./describe.cjs");
const { loaded } = require("./samples.cjs");

// Compiles the spec `name` of `texts` (by file name), or the one that no other imports: { modules, main, name, title, info }.
// If several are imported by no other, `choices` has them, and the one for the extension of `file` is compiled, if one is.
async function compiled(data, texts, name, file) {
  if (!data.hasCompiler) throw new Error("This site was built without the Kaitai Struct compiler: build it after npm ci.");
  if (!window.segspecCompiler) await loaded("explorer/ksc.js");
  const code = new Blob([`(${window.segspecCompiler})()`], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(code));
  try {
    const { specs, main, modules, ...more } = await answered(worker, { texts: Object.fromEntries(texts), name, file });
    return main ? { ...more, modules, main: camel(main), info: described(specs, () => "") } : more;
  } finally {
    worker.terminate();
  }
}

function answered(worker, request) {
  return new Promise((go, fail) => {
    worker.onmessage = ({ data }) => (data.error ? fail(new Error(data.error)) : go(data));
    worker.onerror = (event) => fail(new Error(event.message));
    worker.postMessage(request);
  });
}

// The specs of the gallery that came with the build, by file name.
async function gallery() {
  if (!window.segspecGallery) await loaded("explorer/gallery.js");
  return new Map(Object.entries(window.segspecGallery));
}

// The files that were dropped, those of folders included.
async function droppedFiles({ files, items }) {
  const entries = [...items].map((item) => item.webkitGetAsEntry?.());
  if (!entries.some((entry) => entry?.isDirectory)) return [...files];
  return (await Promise.all(entries.filter(Boolean).map(filesIn))).flat();
}

async function filesIn(entry) {
  if (entry.isFile) return [await new Promise((go, fail) => entry.file(go, fail))];
  const reader = entry.createReader();
  const found = [];
  for (;;) {
    // A reader gives a part of a large folder at a time.
    const some = await new Promise((go, fail) => reader.readEntries(go, fail));
    if (!some.length) return (await Promise.all(found.map(filesIn))).flat();
    found.push(...some);
  }
}

module.exports = { compiled, droppedFiles, gallery };
