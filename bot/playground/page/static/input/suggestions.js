/* The list above the message box: commands, choices, what the bot suggests, and a note on the option. */

import { h } from "../dom.js";

export class Suggestions {
  #items = [];
  #active = -1;

  constructor() {
    this.note = h("p", { class: "note", role: "status" });
    this.list = h("div", { id: "suggestion-list", role: "listbox", "aria-label": "Suggestions" });
    this.node = h("div", { id: "suggestions", hidden: true }, this.note, this.list);
  }

  /** Offer items `{label, detail, pick}` for an input, below a `note`; `first` marks the first one at once. */
  show(input, items, { first = false, note = "" } = {}) {
    this.#items = items;
    this.input = input;
    if (this.note.textContent !== note) this.note.textContent = note;
    this.list.replaceChildren(
      ...items.map((it, index) =>
        h(
          "div",
          {
            id: `suggestion-${index}`,
            role: "option",
            "aria-selected": "false",
            // Before the input loses its focus.
            onpointerdown: (event) => {
              event.preventDefault();
              it.pick();
            },
          },
          h("span", { class: "label" }, it.label),
          it.detail && h("span", { class: "description" }, it.detail),
        ),
      ),
    );
    this.node.hidden = !items.length && !note;
    input.setAttribute("aria-expanded", String(items.length > 0));
    this.#mark(first && items.length ? 0 : -1);
  }

  hide() {
    if (this.input) this.show(this.input, []);
  }

  get active() {
    return this.#items[this.#active];
  }

  get first() {
    return this.#items[0];
  }

  /** Arrow keys move, Escape hides. Returns whether the key was used. */
  key(event) {
    if (this.node.hidden) return false;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && this.#items.length) this.#mark((this.#active + step + this.#items.length) % this.#items.length);
    else if (event.key === "Escape") this.hide();
    else return false;
    event.preventDefault();
    return true;
  }

  #mark(index) {
    this.#active = index;
    [...this.list.children].forEach((it, number) => it.setAttribute("aria-selected", String(number === index)));
    this.list.children[index]?.scrollIntoView({ block: "nearest" });
    if (index < 0) this.input.removeAttribute("aria-activedescendant");
    else this.input.setAttribute("aria-activedescendant", `suggestion-${index}`);
  }
}
