/* A command being filled in: a field for each option, suggestions while typing, required options enforced. */

import { h } from "../dom.js";

const [INTEGER, BOOLEAN, USER, CHANNEL] = [4, 5, 6, 7];
const TYPING_PAUSE = 120; // milliseconds without typing before the bot is asked for suggestions

export class CommandFields {
  #fields = new Map(); // option name → its input
  #requests = 0;
  #timer = 0;

  /** `does.send()` sends the line, `does.leave(text)` goes back to plain text. */
  constructor(command, page, suggestions, does) {
    Object.assign(this, { command, page, suggestions, does });
    this.options = command.options ?? [];
    this.place = h("div", { class: "fields" });
    this.more = h("div", { class: "more" });
    this.node = h(
      "div",
      { class: "command", role: "group", "aria-label": `/${command.label}`, tabIndex: -1, onkeydown: (event) => this.#onGroup(event) },
      h("span", { class: "name", title: command.description }, `/${command.label}`),
      this.place,
      this.more,
      h("button", { type: "button", class: "icon", "aria-label": `Leave /${command.label}`, onclick: () => does.leave("") }, "✕"),
    );
    for (const it of this.options.filter((one) => one.required)) this.#add(it);
    this.#drawMore();
  }

  /** Fill in what was typed after the name, and go to the first field. */
  begin(rest) {
    if (rest && this.options.length) this.#spread(this.options[0].name, rest);
    else this.#next() || this.#focus(this.options[0]?.required ? this.options[0].name : null);
  }

  /** The request this makes, or what is wrong with it. */
  request() {
    const missing = this.options.find((it) => it.required && !this.#fields.get(it.name)?.value.trim());
    for (const [name, input] of this.#fields) input.setAttribute("aria-invalid", String(name === missing?.name));
    if (missing) {
      this.#focus(missing.name);
      return { wrong: `${missing.label}: this option is required.` };
    }
    const data = { name: this.command.name, options: this.#values() };
    return { what: "command", data };
  }

  #values(except) {
    const filled = [...this.#fields].filter(([name, input]) => name !== except && input.value.trim());
    return Object.fromEntries(filled.map(([name, input]) => [name, valueOf(input)]));
  }

  #add(option) {
    const id = `option-${option.name}`;
    const input = h("input", {
      id,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-controls": "suggestion-list",
      "aria-expanded": "false",
      "aria-required": String(Boolean(option.required)),
      inputmode: option.type === INTEGER ? "numeric" : undefined,
      title: option.description,
      size: 8,
      oninput: () => this.#typed(option, input),
      onfocus: () => this.#suggest(option, input),
      onblur: () => this.suggestions.hide(),
      onkeydown: (event) => this.#key(event, option, input),
    });
    this.place.append(h("span", { class: "option" }, h("label", { for: id, title: option.description }, option.label), input));
    this.#fields.set(option.name, input);
  }

  #drawMore() {
    const rest = this.options.filter((it) => !this.#fields.has(it.name));
    this.more.replaceChildren(
      ...rest.map((it) =>
        h(
          "button",
          { type: "button", class: "add", title: it.description, "aria-label": `Add option ${it.label}`, onclick: () => this.#focus(it.name) },
          `+ ${it.label}`,
        ),
      ),
    );
  }

  #focus(name) {
    if (name === null) return this.node.focus();
    const option = this.options.find((it) => it.name === name);
    if (!this.#fields.has(name)) {
      this.#add(option);
      this.#drawMore();
    }
    this.#fields.get(name).focus();
  }

  /** Go to the first empty required field. Returns whether there is one. */
  #next() {
    const found = this.options.find((it) => it.required && !this.#fields.get(it.name).value);
    if (found) this.#focus(found.name);
    return Boolean(found);
  }

  #typed(option, input) {
    delete input.dataset.value;
    const names = this.options.map((it) => it.label).join("|");
    if (new RegExp(`(^|\\s)(${names}):`).test(input.value)) this.#spread(option.name, input.value);
    else this.#suggest(option, input);
  }

  /** Text with "name:" in it goes to the fields of those names; what is before the first stays in `name`. */
  #spread(name, text) {
    const names = this.options.map((it) => it.label).join("|");
    const parts = text.split(new RegExp(`(?:^|\\s+)(${names}):\\s*`));
    const put = (to, value) => {
      this.#focus(to);
      const input = this.#fields.get(to);
      input.value = value;
      delete input.dataset.value;
    };
    if (parts[0].trim() || parts.length === 1) put(name, parts[0]);
    else this.#fields.get(name) && (this.#fields.get(name).value = "");
    const named = (label) => this.options.find((it) => it.label === label).name;
    for (let at = 1; at < parts.length; at += 2) put(named(parts[at]), parts[at + 1]);
    const last = parts.length > 1 ? named(parts.at(-2)) : name;
    this.#suggest(this.options.find((it) => it.name === last), this.#fields.get(last));
  }

  async #suggest(option, input) {
    clearTimeout(this.#timer);
    const number = ++this.#requests;
    if (option.autocomplete) {
      this.#timer = setTimeout(async () => {
        const data = { name: this.command.name, focused: option.name, value: input.value, options: this.#values(option.name) };
        const { choices = [], error } = await this.page.ask("autocomplete", data);
        if (number !== this.#requests || document.activeElement !== input) return;
        if (error) this.#offer(option, input, [{ name: error, value: null }]);
        else this.#offer(option, input, choices);
      }, TYPING_PAUSE);
      return;
    }
    const every = this.#every(option);
    const typed = input.value.toLowerCase();
    this.#offer(option, input, isExact(every, input.value) ? [] : every.filter((it) => `${it.name} ${it.value}`.toLowerCase().includes(typed)), true);
  }

  #every(option) {
    if (option.choices) return option.choices.map((it) => ({ name: it.label, value: it.value }));
    if (option.type === BOOLEAN) return [{ name: "True", value: true }, { name: "False", value: false }];
    if (option.type === USER) return this.page.people().map((it) => ({ name: it.name, value: it.username }));
    if (option.type === CHANNEL) return this.page.channels().map((it) => ({ name: it.name, value: it.name }));
    return [];
  }

  #offer(option, input, choices, isWhole = false) {
    const items = choices.map((it) => ({
      label: it.name,
      pick: () => {
        if (it.value === null) return;
        input.value = it.name;
        input.dataset.value = JSON.stringify(it.value);
        this.suggestions.hide();
        if (!this.#next()) input.focus();
        this.suggestions.hide();
      },
    }));
    const limited = option.autocomplete || this.#every(option).length > 0;
    const none = limited && !items.length && !input.dataset.value && !isExact(this.#every(option), input.value);
    const nothing = input.value ? "Nothing matches." : "There is nothing to choose from now.";
    const note = none ? `${option.description}. ${nothing}` : option.description;
    this.suggestions.show(input, items, { first: isWhole && input.value !== "", note });
  }

  #key(event, option, input) {
    if (this.suggestions.key(event)) return;
    const { active, first } = this.suggestions;
    if (event.key === "Enter") {
      event.preventDefault();
      if (active) active.pick();
      else this.does.send();
    } else if (event.key === "Tab" && !event.shiftKey && (active || (first && !input.dataset.value))) {
      event.preventDefault();
      (active ?? first).pick();
    } else if (event.key === "Escape") {
      event.preventDefault();
      this.does.leave(`/${this.command.label}`);
    } else if (event.key === "Backspace" && !input.value) {
      event.preventDefault();
      this.#back(option);
    }
  }

  #back(option) {
    const names = [...this.#fields.keys()];
    const before = names[names.indexOf(option.name) - 1];
    if (!option.required) {
      this.#fields.get(option.name).parentElement.remove();
      this.#fields.delete(option.name);
      this.#drawMore();
    }
    if (before) this.#focus(before);
    else if (option.required) this.does.leave(`/${this.command.label}`);
    else this.node.focus();
  }

  /** Keys while no field has the focus: a command whose options are all optional. */
  #onGroup(event) {
    if (event.target !== this.node) return;
    if (event.key === "Enter") this.does.send();
    else if (["Backspace", "Escape"].includes(event.key)) this.does.leave(`/${this.command.label}`);
    else return;
    event.preventDefault();
  }
}

function isExact(choices, text) {
  return choices.some((it) => [it.name, String(it.value)].includes(text));
}

function valueOf(input) {
  return input.dataset.value === undefined ? input.value.trim() : JSON.parse(input.dataset.value);
}
