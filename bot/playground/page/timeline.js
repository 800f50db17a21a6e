/* The messages of one channel, kept in order and changed in place. */

import { h } from "./dom.js";
import { article } from "./message.js";

const NEAR = 120; // pixels from the end that count as being there
const PATIENCE = 400; // milliseconds to wait for an edited message's pictures before it is swapped

// A message is not swapped while the pointer is down: a click on it would be lost.
let released = Promise.resolve();
addEventListener("pointerdown", () => {
  released = new Promise((resolve) => {
    for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => setTimeout(resolve), { once: true });
  });
}, true);

export class Timeline {
  #shown = new Map(); // id → the message as drawn, in JSON
  #place;

  /** `pageFor(message)` gives what its controls act through. */
  constructor(place, pageFor) {
    this.#place = place;
    this.pageFor = pageFor;
    new ResizeObserver(() => this.#atEnd && this.toEnd()).observe(place);
    place.addEventListener("scroll", () => (this.#atEnd = this.#isAtEnd()));
  }

  #atEnd = true;

  #isAtEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.#place;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  toEnd() {
    this.#place.scrollTop = this.#place.scrollHeight;
    this.#atEnd = true;
  }

  /** Draw a channel anew: what begins it, its messages, and a line before the first that is unread. */
  show(beginning, messages, firstUnread) {
    this.#shown = new Map(messages.map((it) => [it.id, JSON.stringify(it)]));
    const drawn = messages.flatMap((it) => {
      const made = this.#article(it);
      return it.id === firstUnread ? [h("div", { class: "new", role: "separator" }, "New"), made] : [made];
    });
    this.#place.replaceChildren(beginning, ...drawn);
    this.toEnd();
    for (const image of this.#place.querySelectorAll("img")) {
      image.addEventListener("load", () => this.#atEnd && this.toEnd(), { once: true });
    }
  }

  /** A message that is new or was edited. */
  async put(message) {
    const text = JSON.stringify(message);
    if (this.#shown.get(message.id) === text) return;
    this.#shown.set(message.id, text);
    const made = this.#article(message);
    const old = this.#find(message.id);
    if (old) await Promise.all([loaded(made), released]);
    if (this.#shown.get(message.id) !== text) return; // a later edit was quicker
    const current = this.#find(message.id);
    if (current) swap(current, made);
    else this.#insert(made, message.id);
    if (this.#atEnd) this.toEnd();
  }

  remove(id) {
    this.#shown.delete(id);
    const old = this.#find(id);
    if (old?.contains(document.activeElement)) this.#place.focus();
    old?.remove();
  }

  /** While something a person did on a message is on its way; then perhaps what went wrong. */
  busy(id, isBusy, wrong = "") {
    const found = this.#find(id);
    if (!found) return;
    found.classList.toggle("busy", isBusy);
    found.querySelector(".wrong")?.remove();
    if (wrong) found.querySelector(".body").append(h("p", { class: "wrong", role: "alert" }, wrong));
  }

  #article(message) {
    return article(message, this.pageFor(message));
  }

  #find(id) {
    return document.getElementById(`m${id}`);
  }

  #insert(made, id) {
    const every = [...this.#place.querySelectorAll("article")];
    const after = every.findLast((it) => BigInt(it.id.slice(1)) < BigInt(id));
    if (after) after.after(made);
    else this.#place.firstElementChild.after(made);
  }
}

async function loaded(made) {
  const pictures = [...made.querySelectorAll("img")].map((it) => it.decode().catch(() => {}));
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}

/** Put the new article in the old one's place; who was on a control stays on it, or on the message. */
function swap(old, made) {
  const active = old.contains(document.activeElement) ? document.activeElement : null;
  const alt = old.querySelector("details.alt")?.open;
  old.replaceWith(made);
  if (alt) made.querySelector("details.alt")?.setAttribute("open", "");
  if (!active) return;
  const again = active.dataset.customId && made.querySelector(`[data-custom-id="${CSS.escape(active.dataset.customId)}"]`);
  (again || made).focus({ preventScroll: true });
}
