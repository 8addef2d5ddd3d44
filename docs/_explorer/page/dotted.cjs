// The path of fields from the outermost in, as findings have it: items stand for the field that they are items of.
const dotted = (nodes) => nodes.map((node) => node.name).join(".").replace(/(\w+)\.\1\[/g, "$1[");

module.exports = { dotted };
