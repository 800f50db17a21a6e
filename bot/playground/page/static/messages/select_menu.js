/* A select menu as Discord's: a button that opens a list; one choice is sent at once, several with a button. */

import { h, icon } from "../dom.js";
import { emoji } from "./emoji.js";

let numbers = 0;

/** `menu` is the component, `options` its options, `send` gets the values chosen. */
export function selectMenu(menu, options, send) {
  const least = menu.min_values ?? 1;
  const most = menu.max_values ?? 1;
  const many = most > 1;
  const id = `list-${++numbers}`;
  const usual = options.filter((it) => it.default).map((it) => it.value);
  let chosen = new Set(usual);

  const label = h("span", { class: "chosen" });
  const opener = h(
    "button",
    {
      type: "button",
      class: "opener",
      role: "combobox",
      "aria-haspopup": "listbox",
      "aria-expanded": "false",
      "aria-controls": id,
      "aria-label": menu.placeholder ?? "Choose",
      "data-custom-id": menu.custom_id,
      disabled: Boolean(menu.disabled),
      onclick: () => (list.hidden ? open() : close()),
      onkeydown: (event) => {
        if (list.hidden && ["ArrowDown", "ArrowUp"].includes(event.key)) {
          event.preventDefault();
          open();
        }
      },
    },
    label,
    icon("M6 9l6 6 6-6"),
  );
  const rows = options.map((it) => row(it));
  const listbox = h(
    "div",
    { id, role: "listbox", "aria-label": menu.placeholder ?? "Choose", "aria-multiselectable": many || undefined },
    rows,
  );
  const submit = h("button", { type: "button", class: "control primary", onclick: () => finish() }, "Send");
  const list = h("div", { class: "options", hidden: true, onkeydown: keys }, listbox, many && submit);
  // `data-menu` tells whether an edit left it as it was, `data-touched` whether somebody is choosing in it.
  const root = h("div", { class: "select", "data-menu": JSON.stringify([menu, options]) }, opener, list);
  show();
  return root;

  function row(it) {
    return h(
      "div",
      { role: "option", tabIndex: -1, "data-value": it.value, onclick: () => pick(it.value) },
      h("span", { class: "label" }, it.emoji ? emoji(it.emoji, "") : "", it.label),
      it.description && h("span", { class: "description" }, it.description),
    );
  }

  function show() {
    const labels = options.filter((it) => chosen.has(it.value)).map((it) => it.label);
    label.textContent = labels.length ? labels.join(", ") : (menu.placeholder ?? "Choose");
    label.classList.toggle("empty", !labels.length);
    for (const one of rows) one.setAttribute("aria-selected", String(chosen.has(one.dataset.value)));
    submit.disabled = chosen.size < least || chosen.size > most;
    submit.textContent = `Send (${chosen.size} of ${most})`;
  }

  function pick(value) {
    if (!many) {
      chosen = new Set([value]);
      return finish();
    }
    if (chosen.has(value)) chosen.delete(value);
    else if (chosen.size < most) chosen.add(value);
    root.dataset.touched = "";
    show();
  }

  function finish() {
    close();
    delete root.dataset.touched;
    show();
    send([...chosen]);
  }

  function open() {
    list.hidden = false;
    root.dataset.touched = "";
    opener.setAttribute("aria-expanded", "true");
    (rows.find((it) => chosen.has(it.dataset.value)) ?? rows[0])?.focus({ preventScroll: true });
    list.scrollIntoView({ block: "nearest" });
    document.addEventListener("pointerdown", outside);
  }

  function close() {
    list.hidden = true;
    if ([...chosen].join() === usual.join()) delete root.dataset.touched;
    opener.setAttribute("aria-expanded", "false");
    document.removeEventListener("pointerdown", outside);
    opener.focus({ preventScroll: true });
  }

  // As on Discord, a click elsewhere sends several choices once they are enough.
  function outside(event) {
    if (root.contains(event.target)) return;
    if (!root.isConnected) return document.removeEventListener("pointerdown", outside);
    if (many && chosen.size >= least && [...chosen].join() !== usual.join()) finish();
    else close();
  }

  function keys(event) {
    const at = rows.indexOf(document.activeElement);
    const step = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key];
    if (event.key === "Escape") close();
    else if (at >= 0 && (event.key === "Enter" || event.key === " ")) pick(rows[at].dataset.value);
    else if (at >= 0 && step !== undefined) (rows[step] ?? submit).focus();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}
