/* The frame of the page: the drawers of a narrow window, the theme, keys. */

import { h, icon } from "../dom.js";

const at = (id) => document.getElementById(id);
const app = at("app");
const DRAWERS = [["open-places", "places-open", "places"], ["open-side", "side-open", "side"]];
const ICONS = {
  "open-places": "M4 6h16M4 12h16M4 18h16",
  "open-side": "M16 11a3 3 0 1 0 0-6M21 19a5 5 0 0 0-5-5M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20a6.5 6.5 0 0 1 13 0",
  theme: "M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5z",
};

/** Set it up: `page.step(by)` moves by so many channels, `page.shortcuts(close)` makes the panel of shortcuts. */
export function makeFrame(page) {
  for (const [id, path] of Object.entries(ICONS)) at(id).append(icon(path));
  for (const [button, name, drawer] of DRAWERS) {
    at(button).addEventListener("click", () => {
      const opened = app.classList.toggle(name);
      at(button).setAttribute("aria-expanded", String(opened));
      if (opened) at(drawer).querySelector("a, button").focus();
    });
  }
  document.addEventListener("pointerdown", (event) => {
    if (!event.target.closest("nav, aside, header")) closeDrawers();
  });
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") closeDrawers();
    if (!event.altKey || !["ArrowUp", "ArrowDown"].includes(event.key)) return;
    page.step(event.key === "ArrowDown" ? 1 : -1);
    event.preventDefault();
  });
  at("theme").addEventListener("click", changeTheme);
  at("quick").addEventListener("click", () => openShortcuts(page));
}

/** Close the drawers of a narrow window. */
export function closeDrawers() {
  for (const [button, name, drawer] of DRAWERS) {
    if (!app.classList.contains(name)) continue;
    app.classList.remove(name);
    at(button).setAttribute("aria-expanded", "false");
    if (at(drawer).contains(document.activeElement)) at(button).focus();
  }
}

function changeTheme() {
  const dark = getComputedStyle(document.documentElement).getPropertyValue("--is-dark").trim() === "1";
  document.documentElement.dataset.theme = dark ? "light" : "dark";
  localStorage.setItem("theme", dark ? "light" : "dark");
}

function openShortcuts(page) {
  const close = () => dialog.close();
  const dialog = h(
    "dialog",
    { class: "form", "aria-label": at("quick").textContent, onclose: () => dialog.remove() },
    h("h2", {}, at("quick").textContent),
    h("p", { class: "small" }, `In ${page.place()}`),
    page.shortcuts(close),
    h("button", { type: "button", class: "control secondary", onclick: close }, "Close"),
  );
  document.body.append(dialog);
  dialog.showModal();
}
