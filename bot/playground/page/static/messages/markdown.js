/* Discord's markdown as nodes. Everything a person or a bot wrote ends in a text node. */

import { h } from "../dom.js";
import { emoji } from "./emoji.js";
import { timestamp } from "./timestamp.js";

const INLINE = new RegExp(
  [
    /\\([^\sA-Za-z0-9])/, // 1 escaped
    /``(.+?)``(?!`)/, // 2 code with a backtick in it
    /`([^`]+)`/, // 3 code
    /\*\*(.+?)\*\*(?!\*)/, // 4 bold
    /__(.+?)__(?!_)/, // 5 underlined
    /~~(.+?)~~/, // 6 struck
    /\|\|(.+?)\|\|/, // 7 spoiler
    /(?<![\p{L}\p{N}])[*_](?!\s)(.+?)(?<!\s)[*_](?![\p{L}\p{N}])/, // 8 italic
    /<@!?(\d+)>/, // 9 person
    /<#(\d+)>/, // 10 channel
    /<t:(-?\d{1,12})(?::([tTdDfFR]))?>/, // 11, 12 timestamp
    /<\/([^:>]+):\d+>/, // 13 command
    /\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?:\s+"[^"]*")?\)/, // 14, 15 masked link
    /<?(https?:\/\/[^\s<>]*[^\s<>.,:;"')\]])>?/, // 16 link
    /<a?:(\w+):(\d+)>/, // 17, 18 custom emoji
    /<@&(\d+)>/, // 19 role
  ]
    .map((it) => it.source)
    .join("|"),
  "su",
);

/** Text as nodes; `names` turns ids into people and channels, and opens a channel. */
export function markdown(text, names) {
  const parts = text.split(/```(?:[\w+-]*\n)?([\s\S]*?)```\n?/);
  return parts.flatMap((part, index) =>
    index % 2 ? [h("pre", { tabIndex: 0 }, h("code", {}, part))] : part ? blocks(part, names) : [],
  );
}

function blocks(text, names) {
  const [before, quoted] = text.split(/^>>> ([\s\S]*)$/m);
  const made = [];
  let run = [];
  const flush = () => {
    if (run.length) made.push(h("p", {}, inline(run.join("\n"), names)));
    run = [];
  };
  for (const line of before ? before.replace(/\n$/, "").split("\n") : []) {
    const block = blockOf(line, names);
    if (!block) {
      run.push(line);
      continue;
    }
    flush();
    const last = made.at(-1);
    if (block.tagName === last?.tagName && ["UL", "OL", "BLOCKQUOTE"].includes(block.tagName)) last.append(...block.childNodes);
    else made.push(block);
  }
  flush();
  if (quoted !== undefined) made.push(h("blockquote", {}, blocks(quoted, names)));
  return made;
}

function blockOf(line, names) {
  const [, indent, mark, rest] = line.match(/^( *)(#{1,3}|-#|>|[-*]|\d{1,9}\.) (.*)$/s) ?? [];
  if (mark === undefined) return null;
  const words = inline(rest, names);
  if (/^[-*]$/.test(mark)) return h("ul", {}, h("li", { class: indent ? "inner" : undefined }, words));
  // The number is text: it is read, found and copied as it was written.
  if (mark.endsWith(".")) return h("ol", {}, h("li", { class: indent ? "inner" : undefined }, h("span", { class: "number" }, `${mark} `), h("span", {}, words)));
  if (indent) return null;
  if (mark === "-#") return h("p", { class: "small" }, words);
  if (mark === ">") return h("blockquote", {}, h("p", {}, words));
  return h(`h${mark.length + 2}`, {}, words);
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
  const [whole, escaped, ticked, code, bold, under, struck, spoiler, italic, user, channel] = found;
  const [seconds, style, command, label, address, link, sign, signId, role] = found.slice(11);
  if (escaped) return escaped;
  if (ticked || code) return h("code", {}, ticked ? ticked.trim() : code);
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
  if (seconds) return timestamp(Number(seconds), style ?? "f");
  if (command) return h("span", { class: "mention" }, `/${command}`);
  if (label) return anchor(address, label);
  if (link) return anchor(link, link);
  if (sign) return emoji({ id: signId, name: sign });
  if (role) return h("span", { class: "mention" }, `@${names.role(role)}`);
  return whole;
}

function anchor(address, label) {
  return h("a", { href: address, title: address, target: "_blank", rel: "noreferrer noopener" }, label);
}
