/* Buttons, selects and Components V2 of one message. */

import { h } from "../dom.js";
import { emoji } from "./emoji.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";
import { selectMenu } from "./select_menu.js";

const STYLES = ["", "primary", "secondary", "success", "danger", "link"];
const [ROW, BUTTON, SELECT, USER_SELECT, ROLE_SELECT, CHANNEL_SELECT] = [1, 2, 3, 5, 6, 8];

/** The components as nodes. `page` acts: `page.click(custom_id)`, `page.choose(custom_id, values)`. */
export function components(list, page) {
  return list.map((it) => component(it, page));
}

function component(it, page) {
  switch (it.type) {
    case ROW:
      return h("div", { class: "row" }, components(it.components, page));
    case BUTTON:
      return button(it, page);
    case SELECT:
      return selectMenu(it, it.options, (values) => page.choose(it.custom_id, values));
    case USER_SELECT:
      return selectMenu(
        it,
        page.people().map((one) => ({ label: one.name, value: one.id })),
        (values) => page.choose(it.custom_id, values),
      );
    case ROLE_SELECT:
      return selectMenu(it, chosen(it, page.roles()), (values) => page.choose(it.custom_id, values));
    case CHANNEL_SELECT:
      return selectMenu(it, chosen(it, page.channels().filter((one) => isOffered(it, one))), (values) =>
        page.choose(it.custom_id, values),
      );
    case 9:
      return h("div", { class: "section" }, h("div", {}, components(it.components, page)), component(it.accessory, page));
    case 10:
      return h("div", { class: "text" }, markdown(it.content, page.names));
    case 12:
      return h("div", { class: "gallery" }, it.items.map((one) => picture({ ...one.media, description: one.description })));
    case 14:
      return h(it.divider ? "hr" : "div", { class: it.spacing === 2 ? "gap wide" : "gap" });
    case 17:
      return container(it, page);
    default:
      return h("p", { class: "small" }, `(a component of type ${it.type})`);
  }
}

/** Whether a channel is of a kind that a select is for. */
const isOffered = (menu, channel) => !menu.channel_types?.length || menu.channel_types.includes(channel.type);

/** Roles or channels as options, those marked that are chosen from the beginning. */
function chosen(menu, every) {
  const ids = new Set((menu.default_values ?? []).map((one) => one.id));
  return every.map((one) => ({ label: one.name, value: one.id, default: ids.has(one.id) }));
}

function container(it, page) {
  const made = h("div", { class: "container" }, components(it.components, page));
  if (it.accent_color !== null) made.style.setProperty("--accent", `#${it.accent_color.toString(16).padStart(6, "0")}`);
  return made;
}

function button(it, page) {
  const label = [it.emoji && emoji(it.emoji, ""), it.label];
  if (it.style === 5) {
    const inside = it.url.match(/^https:\/\/discord\.com\/channels\/\d+\/(\d+)/);
    if (inside) return h("button", { type: "button", class: "control link", onclick: () => page.names.open(inside[1]) }, label);
    return h("a", { class: "control link", href: it.url, target: "_blank", rel: "noreferrer noopener" }, label);
  }
  return h(
    "button",
    {
      type: "button",
      class: `control ${STYLES[it.style] ?? "secondary"}`,
      "data-custom-id": it.custom_id,
      disabled: Boolean(it.disabled),
      "aria-label": it.label ? undefined : it.emoji?.name,
      onclick: () => page.click(it.custom_id),
    },
    label,
  );
}
