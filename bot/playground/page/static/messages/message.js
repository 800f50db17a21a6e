/* One message as an article. */

import { avatar, h } from "../dom.js";
import { components } from "./components.js";
import { markdown } from "./markdown.js";
import { picture } from "./picture.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const COMPONENTS_V2 = 1 << 15;
const TEXT = 10;
const REPLY = 19;

export const isEphemeral = (message) => Boolean(message.flags & EPHEMERAL);

/** The article of a message; `page` is what its controls act through. */
export function article(message, page) {
  const alone = isEphemeral(message);
  const time = new Date(message.timestamp);
  const made = h(
    "article",
    {
      id: `m${message.id}`,
      class: `message${alone ? " alone" : ""}${message.pings_me ? " pings" : ""}`,
      tabIndex: -1,
      "aria-label": `${message.author.name}${alone ? ", only you can see this" : ""}`,
    },
    above(message, page),
    avatar(message.author),
    h(
      "div",
      { class: "body" },
      h(
        "header",
        {},
        h("span", { class: "author" }, message.author.name),
        message.author.bot && h("span", { class: "tag" }, "APP"),
        h("time", { datetime: message.timestamp, title: time.toLocaleString() }, clock(time)),
      ),
      content(message, page),
      attached(message),
      components(message.components, page),
      alone && foot(page),
    ),
  );
  return made;
}

/** The time of day, with the date where that is not today. */
function clock(time) {
  const isToday = time.toDateString() === new Date().toDateString();
  return isToday ? time.toLocaleTimeString([], { timeStyle: "short" }) : time.toLocaleString([], { dateStyle: "short", timeStyle: "short" });
}

function above(message, page) {
  if (message.used) {
    return h("p", { class: "above" }, h("b", {}, message.used.by.name), " used ", h("span", { class: "mention" }, `/${message.used.command}`));
  }
  if (message.type !== REPLY) return null;
  const to = message.referenced_message;
  const words = to ? oneLine(to, page.names) : "Original message was deleted";
  return h("p", { class: "above reply" }, to && h("b", {}, page.names.person(to.author.id)), " ", words);
}

/** The beginning of a message in one line, or what it is instead of text. */
export function oneLine(message, names) {
  return plain(textOf(message), names).replace(/\s+/g, " ").slice(0, 120) || (message.attachments.length ? "a picture" : "a message");
}

/** All text of a message, with its markup. */
export function textOf(message) {
  return [message.content, ...texts(message.components)].join(" ");
}

/** The texts of Components V2, from top to bottom. */
function texts(components) {
  return components.flatMap((it) => [it.type === TEXT ? it.content : "", ...texts(it.components ?? [])]);
}

/** A text without its markup. */
function plain(text, names) {
  return text
    .replace(/<@!?(\d+)>/g, (_, id) => `@${names.person(id)}`)
    .replace(/<#(\d+)>/g, (_, id) => `#${names.channel(id)}`)
    .replace(/<a?:\w+:\d+>\s?/g, "")
    .replace(/^(-#|#+|>) |[*_`~|]/gm, "");
}

function content(message, page) {
  if (message.flags & LOADING) return h("p", { class: "thinking" }, `${message.author.name} is thinking…`);
  if (!message.content) return null;
  const made = h("div", { class: "text" }, markdown(message.content, page.names));
  if (message.edited_timestamp) {
    const title = new Date(message.edited_timestamp).toLocaleString();
    const last = made.lastElementChild;
    (["P", "H3", "H4", "H5"].includes(last?.tagName) ? last : made).append(" ", h("span", { class: "edited", title }, "(edited)"));
  }
  return made;
}

/** The attachments; those of Components V2 are shown by components alone. */
const attached = (message) => (message.flags & COMPONENTS_V2 ? [] : message.attachments.map(picture));

function foot(page) {
  return h(
    "p",
    { class: "foot" },
    "Only you can see this · ",
    h("button", { type: "button", class: "inline", onclick: page.dismiss }, "Dismiss message"),
  );
}
