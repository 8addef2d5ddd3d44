// A scrolled list of rows of one height, of which only those in sight exist. A row stays as it is drawn until `show` says
// that something has changed. Browsers draw no element of any height, so a list that is too high is scrolled in
// proportion, and a wheel turns it by rows.
const MOST_PIXELS = 8e6;

class Rows {
  // `draw(number)` gives the element of a row, `active()` the id of the element that the keys are at.
  constructor(box, draw, active) {
    Object.assign(this, { box, draw, active, count: 0, first: 0, pending: false, drawn: new Map(), height: 22, room: 0 });
    this.layer = box.appendChild(document.createElement("div"));
    this.layer.className = "layer";
    this.space = box.appendChild(document.createElement("div"));
    this.layer.setAttribute("role", "none");
    this.space.setAttribute("role", "none");
    box.addEventListener("scroll", () => this.scrolled(), { passive: true });
    box.addEventListener("wheel", (event) => this.wheeled(event), { passive: false });
    new ResizeObserver(() => this.measure()).observe(box);
  }

  // Asking for sizes makes the browser lay out the page, so that it is done once.
  measure() {
    this.height = parseFloat(getComputedStyle(this.box).getPropertyValue("--row")) || 22;
    this.room = this.box.clientHeight;
    this.show();
  }

  // Rows in sight.
  get sight() {
    return this.room / this.height;
  }

  get most() {
    return Math.max(0, this.count - this.sight);
  }

  get isScaled() {
    return this.count * this.height > MOST_PIXELS;
  }

  show(count = this.count) {
    this.count = count;
    this.space.style.height = `${Math.min(count * this.height, MOST_PIXELS) - this.room}px`;
    this.first = Math.min(this.first, this.most);
    this.drawn.clear();
    this.draws();
  }

  draws() {
    if (this.pending) return;
    this.pending = true;
    requestAnimationFrame(() => this.render());
  }

  render() {
    this.pending = false;
    const start = Math.floor(this.first);
    const end = Math.min(this.count, Math.ceil(this.first + this.sight) + 1);
    const rows = new Map();
    for (let number = start; number < end; number += 1) rows.set(number, this.drawn.get(number) ?? this.draw(number));
    this.drawn = rows;
    const wanted = new Set(rows.values());
    for (const row of [...this.layer.children]) if (!wanted.has(row)) row.remove();
    let next = this.layer.firstElementChild;
    for (const row of wanted) {
      if (row === next) next = next.nextElementSibling;
      else this.layer.insertBefore(row, next);
    }
    this.layer.style.transform = `translateY(${(start - this.first) * this.height}px)`;
    // Out of sight there is no element to refer to.
    const id = this.active();
    if (document.getElementById(id)) this.box.setAttribute("aria-activedescendant", id);
    else this.box.removeAttribute("aria-activedescendant");
  }

  scrolled() {
    const room = this.box.scrollHeight - this.room;
    if (Math.abs(this.box.scrollTop - this.placed(room)) > 1) this.first = room ? (this.box.scrollTop / room) * this.most : 0;
    this.draws();
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
    this.box.scrollTop = this.placed(this.box.scrollHeight - this.room);
    this.draws();
  }

  // Scrolls no more than it takes to have the row in sight; a row that was far away comes into the middle.
  reveal(number) {
    const far = number < this.first - 2 || number > this.first + this.sight + 1;
    if (far) this.go(number - this.sight / 3);
    else if (number < this.first) this.go(number);
    else if (number > this.first + this.sight - 1) this.go(number - this.sight + 1);
  }
}

module.exports = { Rows };
