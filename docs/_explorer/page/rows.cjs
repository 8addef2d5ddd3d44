// A scrolled list of rows of one height, of which only those in sight exist. Browsers draw no element of any height, so
// a list that is too high is scrolled in proportion, and a wheel turns it by rows.
const MOST_PIXELS = 8e6;

class Rows {
  // `draw(number)` gives the element of a row.
  constructor(box, draw) {
    Object.assign(this, { box, draw, count: 0, first: 0, pending: false });
    this.layer = box.appendChild(document.createElement("div"));
    this.layer.className = "layer";
    this.space = box.appendChild(document.createElement("div"));
    this.layer.setAttribute("role", "none");
    this.space.setAttribute("role", "none");
    box.addEventListener("scroll", () => this.scrolled());
    box.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    new ResizeObserver(() => this.show()).observe(box);
  }

  get height() {
    return parseFloat(getComputedStyle(this.box).getPropertyValue("--row")) || 22;
  }

  // Rows in sight.
  get sight() {
    return this.box.clientHeight / this.height;
  }

  get most() {
    return Math.max(0, this.count - this.sight);
  }

  get isScaled() {
    return this.count * this.height > MOST_PIXELS;
  }

  show(count = this.count) {
    this.count = count;
    this.space.style.height = `${Math.min(count * this.height, MOST_PIXELS) - this.box.clientHeight}px`;
    this.first = Math.min(this.first, this.most);
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => this.render());
  }

  render() {
    this.pending = false;
    const start = Math.floor(this.first);
    const end = Math.min(this.count, Math.ceil(this.first + this.sight) + 1);
    const rows = [];
    for (let number = start; number < end; number += 1) rows.push(this.draw(number));
    this.layer.replaceChildren(...rows);
    this.layer.style.transform = `translateY(${(start - this.first) * this.height}px)`;
  }

  scrolled() {
    const room = this.box.scrollHeight - this.box.clientHeight;
    if (Math.abs(this.box.scrollTop - this.placed(room)) > 1) this.first = room ? (this.box.scrollTop / room) * this.most : 0;
    this.show();
  }

  placed(room) {
    return this.most ? (this.first / this.most) * room : 0;
  }

  wheeled(event) {
    if (!this.isScaled || event.ctrlKey) return;
    event.preventDefault();
    const rows = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY : event.deltaY / this.height;
    this.go(this.first + rows);
  }

  go(first) {
    this.first = Math.max(0, Math.min(first, this.most));
    this.box.scrollTop = this.placed(this.box.scrollHeight - this.box.clientHeight);
    this.show();
  }

  // Scrolls no more than it takes to have the row in sight, or has it in the middle where it was far from it.
  reveal(number) {
    const far = number < this.first - 2 || number > this.first + this.sight + 1;
    if (far) this.go(number - this.sight / 3);
    else if (number < this.first) this.go(number);
    else if (number > this.first + this.sight - 1) this.go(number - this.sight + 1);
    else this.show();
  }
}

module.exports = { Rows };
