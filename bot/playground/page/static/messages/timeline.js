/* The messages of one channel, kept in order and changed in place. */

import { h } from "../dom.js";
import { article } from "./message.js";
import { released } from "../state/pointer.js";
import { replaceArticle } from "./replace.js";

const NEAR = 120; // pixels from the end that count as being at the end
const LOAD_EARLIER_AT = 600; // pixels from the beginning at which earlier messages are loaded
const PICTURE_TIMEOUT = 400; // milliseconds to wait for an edited message's pictures before it is replaced

export class Timeline {
  #shown = new Map(); // id → the message as drawn, in JSON
  #place;
  #atEnd = true;
  #height = 0;
  #unseen = 0; // messages that arrived while the visitor read further up

  /** `pageFor(message)` gives what its controls act through, `early()` is called near the beginning. */
  constructor(place, newest, pageFor, early) {
    this.#place = place;
    this.newest = newest;
    this.pageFor = pageFor;
    newest.addEventListener("click", () => this.toEnd());
    new ResizeObserver(() => this.#resized()).observe(place);
    place.addEventListener("scroll", () => {
      this.#atEnd = this.#isAtEnd();
      this.#drawNewest();
      if (place.scrollTop < LOAD_EARLIER_AT) early();
    });
  }

  #isAtEnd() {
    const { scrollHeight, scrollTop, clientHeight } = this.#place;
    return scrollHeight - scrollTop - clientHeight < NEAR;
  }

  /** Keep the lower edge in place when something appears above or below the messages. */
  #resized() {
    const height = this.#place.clientHeight;
    if (this.#atEnd && this.#shown.size) this.toEnd();
    else this.#place.scrollTop += this.#height - height;
    this.#height = height;
  }

  #drawNewest() {
    if (this.#atEnd) this.#unseen = 0;
    this.newest.hidden = this.#atEnd || !this.#shown.size;
    this.newest.textContent = this.#unseen ? `${this.#unseen} new ↓` : "Newest ↓";
    this.#height = this.#place.clientHeight; // its own line comes and goes: nothing moves for that
  }

  toEnd() {
    this.#place.scrollTop = this.#place.scrollHeight;
    this.#atEnd = true;
    this.#drawNewest();
  }

  /** Scroll to a message and focus it. */
  reveal(id) {
    const found = this.#find(id);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: "end" });
  }

  /** Draw a channel: its beginning, its messages, and a line before the first unread one. */
  show(beginning, messages, firstUnread) {
    this.#shown = new Map(messages.map((it) => [it.id, JSON.stringify(it)]));
    const drawn = messages.flatMap((it) => {
      const made = this.#article(it);
      return it.id === firstUnread ? [h("div", { class: "new", role: "separator" }, "New"), made] : [made];
    });
    this.#place.replaceChildren(beginning, ...drawn);
    if (messages.length) this.toEnd();
    else this.#place.scrollTop = 0;
    for (const image of this.#place.querySelectorAll("img")) {
      image.addEventListener("load", () => this.#atEnd && this.toEnd(), { once: true });
    }
  }

  /** Add earlier messages above the others, below a new beginning; nothing moves on screen. */
  prepend(beginning, messages) {
    for (const it of messages) this.#shown.set(it.id, JSON.stringify(it));
    const below = this.#place.scrollHeight - this.#place.scrollTop;
    const first = this.#place.firstElementChild;
    const focused = first.contains(document.activeElement);
    first.replaceWith(beginning, ...messages.map((it) => this.#article(it)));
    this.#place.scrollTop = this.#place.scrollHeight - below;
    if (focused) (beginning.querySelector("button") ?? this.#place).focus({ preventScroll: true });
  }

  /** The same channel after a lost connection: only what differs is drawn. */
  sync(messages) {
    const there = new Set(messages.map((it) => it.id));
    for (const id of [...this.#shown.keys()]) if (!there.has(id)) this.remove(id);
    for (const it of messages) this.put(it);
  }

  /** Add or replace a message. */
  async put(message) {
    const text = JSON.stringify(message);
    if (this.#shown.get(message.id) === text) return;
    const isNew = !this.#shown.has(message.id);
    this.#shown.set(message.id, text);
    const made = this.#article(message);
    const old = this.#find(message.id);
    await Promise.all([old && loaded(made), released()]); // a click on what is replaced or moved would be lost
    if (this.#shown.get(message.id) !== text) return; // a later edit came first
    const current = this.#find(message.id);
    if (current) replaceArticle(current, made);
    else this.#insert(made, message.id);
    if (isNew && !this.#atEnd) this.#unseen += 1;
    if (this.#atEnd || this.#shown.size === 1) this.toEnd();
    else this.#drawNewest();
  }

  async remove(id) {
    this.#shown.delete(id);
    await released();
    if (this.#shown.has(id)) return; // it is back
    const old = this.#find(id);
    if (old?.contains(document.activeElement)) this.#place.focus({ preventScroll: true });
    old?.remove();
  }

  /** Mark a message as busy while an interaction with it is pending; then show what went wrong, if anything. */
  busy(id, isBusy, wrong = "") {
    const found = this.#find(id);
    if (!found) return;
    found.classList.toggle("busy", isBusy);
    found.setAttribute("aria-busy", String(isBusy));
    found.querySelector(".wrong")?.remove();
    if (wrong) found.querySelector(".body").append(h("p", { class: "wrong", role: "alert" }, wrong));
    if (this.#atEnd) this.toEnd();
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
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, PICTURE_TIMEOUT))]);
}
