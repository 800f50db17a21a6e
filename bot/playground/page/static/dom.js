/* Building elements. Text becomes text nodes: nothing here parses HTML. */

const PROPERTIES = new Set(["disabled", "value", "hidden", "checked", "tabIndex", "htmlFor", "required"]);

/** An element: `h("button", {class: "quiet", onclick: f}, "Join")`. Children are nodes, strings, lists, or nothing. */
export function h(tag, attributes = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (PROPERTIES.has(name)) made[name] = value;
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.flat(Infinity).filter((it) => it !== null && it !== undefined && it !== false));
  return made;
}

/** Replace an element's children. */
export function fill(parent, ...children) {
  parent.replaceChildren(...children.flat(Infinity).filter((it) => it !== null && it !== undefined && it !== false));
}

/** A line icon from a path on a 24 by 24 grid. */
export function icon(path) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  const line = document.createElementNS("http://www.w3.org/2000/svg", "path");
  line.setAttribute("d", path);
  svg.append(line);
  return svg;
}

/** Show a line for a few seconds, also to screen readers. Returns it, to be removed earlier. */
export function notify(text, { bad = false } = {}) {
  const place = document.getElementById("notifications");
  const line = h("p", { class: bad ? "bad" : "" }, text);
  place.append(line);
  if (place.children.length > 2) place.firstElementChild.remove();
  setTimeout(() => line.remove(), bad ? 10_000 : 6000);
  return line;
}

/** Tell screen readers only. */
export function announce(text) {
  document.getElementById("announcements").textContent = text;
}

/** A round picture with a person's initial, in a colour of their own. */
export function avatar(user) {
  if (user.bot) return h("img", { class: "avatar", src: "icon.svg", alt: "" });
  const hue = [...user.username].reduce((sum, it) => (sum * 31 + it.codePointAt(0)) % 360, 7);
  const circle = h("span", { class: "avatar", "aria-hidden": "true" }, [...user.name][0] ?? "?");
  circle.style.setProperty("--hue", hue);
  return circle;
}
