// Specs that were dropped, compiled in a worker of its own, since the compiler is large and takes its time.
const { described, camel } = require("./describe.cjs");
const { loaded } = require("./samples.cjs");

// `texts` are specs by file name. Gives { modules, main, info }.
async function compiled(data, texts) {
  if (!data.hasCompiler) throw new Error("This site was built without the Kaitai Struct compiler: build it after npm ci.");
  if (!window.segspecCompiler) await loaded("explorer/ksc.js");
  const code = new Blob([`(${window.segspecCompiler})()`], { type: "text/javascript" });
  const worker = new Worker(URL.createObjectURL(code));
  try {
    const { specs, main, modules } = await answered(worker, Object.fromEntries(texts));
    return { modules, main: camel(main), info: described(specs, () => "") };
  } finally {
    worker.terminate();
  }
}

function answered(worker, texts) {
  return new Promise((go, fail) => {
    worker.onmessage = ({ data }) => (data.error ? fail(new Error(data.error)) : go(data));
    worker.onerror = (event) => fail(new Error(event.message));
    worker.postMessage(texts);
  });
}

module.exports = { compiled };
