// The samples that come with the site: scripts, so that they can be opened from a disk, too.
const { el } = require("./dom.cjs");

class Samples {
  // `known` are { id, format, label }; `titles` are the names of formats.
  constructor(known, titles) {
    Object.assign(this, { known, titles });
  }

  fill(select) {
    for (const format of new Set(this.known.map((one) => one.format))) {
      const files = this.known.filter((one) => one.format === format);
      const group = el("optgroup", { label: this.titles[format] ?? format });
      group.append(...files.map((one) => el("option", { value: one.id }, one.label)));
      select.append(group);
    }
  }

  async file(id) {
    if (!this.known.some((one) => one.id === id)) throw new Error(`There is no sample ${id}.`);
    window.segspecSamples ??= {};
    if (!(id in window.segspecSamples)) await loaded(`explorer/samples/${id}.js`);
    const bytes = Uint8Array.from(atob(window.segspecSamples[id]), (letter) => letter.charCodeAt(0));
    return new File([bytes], id.split("/").at(-1));
  }
}

// A script of the site, by its address from this page.
function loaded(address) {
  return new Promise((go, fail) => {
    const script = el("script", { src: address });
    script.onload = go;
    script.onerror = () => fail(new Error(`${address} cannot be loaded`));
    document.head.append(script);
  });
}

module.exports = { Samples, loaded };
