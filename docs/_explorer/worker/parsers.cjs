// Parsers by name: those of the specs that are known, or of a spec that was dropped.
const { camel } = require("../reading/runtime.cjs");

class Parsers {
  // `exported` are what the modules export, each { Name: class or enums }.
  constructor(exported) {
    this.roots = Object.assign({}, ...exported);
    this.names = new Map();
    for (const [name, root] of Object.entries(this.roots)) this.add(name, root);
  }

  add(name, root) {
    if (typeof root !== "function" || this.names.has(root)) return;
    this.names.set(root, name);
    for (const [inner, value] of Object.entries(root)) this.add(`${name}.${inner}`, value);
  }

  // `spec.type`, as the specs name them.
  classOf(name) {
    return at(this.roots, name.split(".").map(camel));
  }

  nameOf(Class) {
    return this.names.get(Class) ?? Class.name;
  }

  // The members of an enum that a parser names.
  enumOf(name) {
    return at(this.roots, name.split("."));
  }
}

const at = (root, path) => path.reduce((found, name) => found?.[name], root);

module.exports = { Parsers };
