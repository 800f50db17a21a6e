/* The beginning of a channel, and the shortcuts that type commands. */

import { h } from "../dom.js";

/** The shortcuts by group; `run(shortcut)` types the commands of one. */
export function shortcutGroups(shortcuts, run) {
  const groups = Map.groupBy(shortcuts, (it) => it.group);
  return h("div", { class: "shortcuts" }, [...groups].map(([name, all]) => group(name, all, run)));
}

function group(name, all, run) {
  return h(
    "section",
    { class: "group", "aria-label": name },
    h("h3", {}, name),
    h("p", { class: "small" }, all[0].about),
    h(
      "div",
      { class: "row" },
      all.map((it, index) =>
        h(
          "button",
          {
            type: "button",
            class: `control ${index ? "secondary" : "primary"}`,
            title: it.lines[0],
            "aria-label": `${it.label}: ${name}`,
            onclick: () => run(it),
          },
          it.label,
        ),
      ),
    ),
  );
}

/** The text above a channel's first message. */
export function beginning(channel, state, run) {
  if (channel.dm) {
    return h("div", { class: "beginning" }, h("h2", {}, state.bot.name), h("p", {}, state.settings.direct_messages));
  }
  return h(
    "div",
    { class: "beginning" },
    h("h2", {}, `Welcome to #${channel.name}`),
    h("p", {}, state.settings.welcome),
    shortcutGroups(state.settings.shortcuts, run),
  );
}
