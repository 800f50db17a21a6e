/* What begins a channel, and how to get to a first trick quickly. */

import { h } from "./dom.js";

/** Each game with its shortcuts; `run(shortcut)` types its commands. */
export function games(shortcuts, run) {
  const groups = Map.groupBy(shortcuts, (it) => it.group);
  return h("div", { class: "games" }, [...groups].map(([name, all]) => game(name, all, run)));
}

function game(name, all, run) {
  return h(
    "section",
    { class: "game", "aria-label": name },
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
            title: it.lines.join("  "),
            "aria-label": `${it.label}: ${name}`,
            onclick: () => run(it),
          },
          it.label,
        ),
      ),
    ),
  );
}

/** The words above a channel's first message. */
export function beginning(channel, state, run) {
  if (channel.dm) {
    return h("div", { class: "beginning" }, h("h2", {}, state.bot.name), h("p", {}, "What the bot sends to you alone. Your hands come here."));
  }
  return h(
    "div",
    { class: "beginning" },
    h("h2", {}, `Welcome to #${channel.name}`),
    h("p", {}, "A Discord of your own, on this machine: the real bot, and people whom you play. Choose a game, or type / below for the bot's commands."),
    games(state.shortcuts, run),
  );
}
