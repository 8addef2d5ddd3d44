// What a gzip stream holds. Throws a RangeError for what is none, or grows above `limit`.
async function gunzipped(bytes, limit) {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")).getReader();
  const parts = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch((error) => {
      throw new RangeError(error.message);
    });
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    parts.push(value);
    size += value.length;
    if (size > limit) throw new RangeError(`more than ${limit} bytes`);
  }
}

module.exports = { gunzipped };
