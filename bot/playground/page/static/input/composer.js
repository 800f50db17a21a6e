/* The message box. A line that begins with a command becomes that command with a field for each option, as on Discord. */

import { fill, h } from "../dom.js";
import { CommandFields } from "./command_fields.js";
import { Suggestions } from "./suggestions.js";

const MAX_OFFERED = 50; // commands offered at once

export class Composer {
  #suggestions = new Suggestions();
  #fields = null;
  #drafts = new Map(); // channel's title → the unfinished text
  #where = "";

  /** `page`: `commands()`, `people()`, `channels()`, `place()` (the channel's title), `ask(what, data)`, `sent()`. */
  constructor(form, page) {
    this.form = form;
    this.page = page;
    this.box = h("textarea", {
      id: "box",
      rows: 1,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": "suggestion-list",
      "aria-expanded": "false",
      maxlength: 2000,
      oninput: () => this.#typed(),
      onkeydown: (event) => this.#key(event),
      onblur: () => this.#suggestions.hide(),
    });
    this.line = h("div", { class: "line" });
    this.wrong = h("p", { class: "wrong", role: "alert", id: "wrong" });
    form.append(this.#suggestions.node, this.line, this.wrong);
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      this.#send();
    });
    this.#plain();
  }

  /** The channel has changed. */
  moved() {
    if (this.#where) this.#drafts.set(this.#where, this.box.value);
    this.#where = this.page.place();
    const label = `Message ${this.#where}`;
    this.box.placeholder = label;
    this.box.setAttribute("aria-label", `${label}; / for commands`);
    this.wrong.textContent = "";
    this.#plain(this.#drafts.get(this.#where));
  }

  #plain(text = "") {
    this.#fields = null;
    this.box.value = text;
    this.#suggestions.hide();
    fill(this.line, this.box, h("button", { type: "submit", class: "icon send", "aria-label": "Send" }, "➤"));
    this.#grow();
  }

  #grow() {
    this.box.style.height = "auto";
    this.box.style.height = `${Math.min(this.box.scrollHeight, 160)}px`;
  }

  #typed() {
    this.wrong.textContent = "";
    this.#grow();
    const text = this.box.value;
    if (!text.startsWith("/")) return this.#suggestions.hide();
    const commands = this.page.commands();
    const named = commands.find((it) => text.startsWith(`/${it.label} `));
    if (named) return this.#enter(named, text.slice(named.label.length + 2));
    const wanted = text.slice(1).toLowerCase();
    const found = commands.filter((it) => it.label.includes(wanted));
    found.sort((a, b) => Number(b.label.startsWith(wanted)) - Number(a.label.startsWith(wanted)));
    const items = found.slice(0, MAX_OFFERED).map((it) => ({
      label: `/${it.label}`,
      detail: it.description,
      pick: () => this.#enter(it, ""),
    }));
    this.#suggestions.show(this.box, items, { first: true });
  }

  #enter(command, rest) {
    this.wrong.textContent = "";
    this.#suggestions.hide();
    this.#fields = new CommandFields(command, this.page, this.#suggestions, {
      send: () => this.#send(),
      leave: (text) => {
        this.#plain(text);
        this.box.focus();
      },
    });
    fill(
      this.line,
      this.#fields.node,
      h("button", { type: "submit", class: "icon send", "aria-label": "Send" }, "➤"),
    );
    this.#fields.begin(rest);
  }

  #key(event) {
    if (this.#suggestions.key(event)) return;
    if (event.isComposing || event.shiftKey || !["Enter", "Tab"].includes(event.key)) return;
    if (event.key === "Tab" && !this.#suggestions.active) return;
    event.preventDefault();
    const exact = this.page.commands().find((it) => this.box.value === `/${it.label}`);
    if (exact && event.key === "Enter" && !exact.options?.some((it) => it.required)) {
      this.#enter(exact, "");
      this.#send();
    } else if (this.#suggestions.active) this.#suggestions.active.pick();
    else this.#send();
  }

  async #send() {
    this.#suggestions.hide();
    const request = this.#fields ? this.#fields.request() : this.#message();
    if (!request) return;
    if (request.wrong) {
      this.wrong.textContent = request.wrong;
      return;
    }
    const { error } = await this.page.ask(request.what, request.data);
    if (error) {
      this.wrong.textContent = error;
      return;
    }
    this.wrong.textContent = "";
    this.#plain();
    this.box.focus();
    this.page.sent();
  }

  #message() {
    const text = this.box.value.trim();
    if (!text) return null;
    if (text.startsWith("/")) return { wrong: `There is no command ${text.split(" ")[0]} here.` };
    return { what: "say", data: { text } };
  }
}
