/* Discord's markdown as nodes. Everything a person or a bot wrote ends in a text node. */

import { h } from "./dom.js";

const INLINE = new RegExp(
  [
    /\\([^\sA-Za-z0-9])/, // 1 escaped
    /`([^`]+)`/, // 2 code
    /\*\*(.+?)\*\*/, // 3 bold
    /__(.+?)__/, // 4 underlined
    /~~(.+?)~~/, // 5 struck
    /\|\|(.+?)\|\|/, // 6 spoiler
    /(?<![\p{L}\p{N}])[*_](?!\s)(.+?)(?<!\s)[*_](?![\p{L}\p{N}])/, // 7 italic
    /<@!?(\d+)>/, // 8 person
    /<#(\d+)>/, // 9 channel
    /<t:(\d+)(?::([tTdDfFR]))?>/, // 10, 11 moment
    /<\/([^:>]+):\d+>/, // 12 command
    /\[([^\]]+)\]\((https?:\/\/[^\s)]+)\)/, // 13, 14 masked link
    /(https?:\/\/[^\s<>]+)/, // 15 link
    /<a?:(\w+):\d+>/, // 16 custom emoji
  ]
    .map((it) => it.source)
    .join("|"),
  "su",
);
const MOMENTS = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Text as nodes; `names` turns ids into people and channels, and opens a channel. */
export function markdown(text, names) {
  const parts = text.split(/```(?:\w*\n)?([\s\S]*?)```\n?/);
  return parts.flatMap((part, index) =>
    index % 2 ? [h("pre", {}, h("code", {}, part))] : part ? blocks(part, names) : [],
  );
}

function blocks(text, names) {
  const made = [];
  let run = [];
  const flush = () => {
    if (run.length) made.push(h("p", {}, inline(run.join("\n"), names)));
    run = [];
  };
  for (const line of text.replace(/\n$/, "").split("\n")) {
    const block = blockOf(line, names);
    if (!block) run.push(line);
    else {
      flush();
      const list = made.at(-1);
      if (block.tagName === "LI" && list?.tagName === "UL") list.append(block);
      else made.push(block.tagName === "LI" ? h("ul", {}, block) : block);
    }
  }
  flush();
  return made;
}

function blockOf(line, names) {
  const [, mark, rest] = line.match(/^(#{1,3}|-#|>|[-*]) (.*)$/s) ?? [];
  if (mark === undefined) return null;
  if (mark === "-#") return h("p", { class: "small" }, inline(rest, names));
  if (mark === ">") return h("blockquote", {}, inline(rest, names));
  if (mark.startsWith("#")) return h(`h${mark.length + 2}`, {}, inline(rest, names));
  return h("li", {}, inline(rest, names));
}

function inline(text, names) {
  const made = [];
  while (text) {
    const found = text.match(INLINE);
    if (!found) return [...made, text];
    if (found.index) made.push(text.slice(0, found.index));
    made.push(node(found, names));
    text = text.slice(found.index + found[0].length);
  }
  return made;
}

function node(found, names) {
  const [whole, escaped, code, bold, under, struck, spoiler, italic, user, channel] = found;
  const [moment, style, command, label, address, link, emoji] = found.slice(10);
  if (escaped) return escaped;
  if (code) return h("code", {}, code);
  if (bold) return h("strong", {}, inline(bold, names));
  if (under) return h("u", {}, inline(under, names));
  if (struck) return h("s", {}, inline(struck, names));
  if (italic) return h("em", {}, inline(italic, names));
  if (spoiler) return h("details", { class: "spoiler" }, h("summary", {}, "Spoiler"), inline(spoiler, names));
  if (user) return h("span", { class: `mention${names.isMe(user) ? " me" : ""}` }, `@${names.person(user)}`);
  if (channel) {
    const go = (event) => (event.preventDefault(), names.open(channel));
    return h("a", { href: `#${channel}`, class: "mention", onclick: go }, `#${names.channel(channel)}`);
  }
  if (moment) return when(Number(moment), style ?? "f");
  if (command) return h("span", { class: "mention" }, `/${command}`);
  if (label) return anchor(address, label);
  if (link) return anchor(link, link);
  if (emoji) return `:${emoji}:`;
  return whole;
}

function anchor(address, label) {
  return h("a", { href: address, target: "_blank", rel: "noreferrer noopener" }, label);
}

function when(seconds, style) {
  const at = new Date(seconds * 1000);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(undefined, MOMENTS[style]).format(at);
  return h("time", { datetime: at.toISOString(), title: at.toLocaleString() }, text);
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = [["day", 86400], ["hour", 3600], ["minute", 60]].find(([, it]) => Math.abs(away) >= it) ?? ["second", 1];
  return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.round(away / size), unit);
}
