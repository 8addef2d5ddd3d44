// The samples that come with the site: scripts, so that they can be opened from a disk, too.
const { el } = require("./dom.cjs");

class Samples {
  // `known` are { id, format, sample, about, damage }.
  constructor(known) {
    this.known = known;
  }

  fill(select) {
    for (const name of new Set(this.known.map((one) => one.sample))) {
      const files = this.known.filter((one) => one.sample === name);
      const group = el("optgroup", { label: `${name}: ${files[0].about}` });
      group.append(...files.map((one) => el("option", { value: one.id }, one.id.split("/").at(-1))));
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
