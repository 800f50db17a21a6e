/* What begins a channel, and how to get to a first trick quickly. */

import { h } from "./dom.js";

let chosen = ""; // the group chosen last, kept when the panel is drawn anew

/** The shortcuts of one group at a time; `run(shortcut)` types its commands. */
export function shortcutPanel(state, run) {
  const groups = [...new Set(state.shortcuts.map((it) => it.group))];
  if (!groups.length) return null;
  const buttons = h("div", { class: "row" });
  const choice = h(
    "select",
    { "aria-label": "Game", onchange: () => draw((chosen = choice.value)) },
    groups.map((it) => h("option", { value: it }, it)),
  );
  choice.value = groups.includes(chosen) ? chosen : groups[0];
  const draw = (group) =>
    buttons.replaceChildren(
      ...state.shortcuts
        .filter((it) => it.group === group)
        .map((it, index) =>
          h(
            "button",
            {
              type: "button",
              class: `control ${index ? "secondary" : "primary"}`,
              title: it.lines.join("  "),
              disabled: !state.online || !state.commands.guild.length,
              onclick: () => run(it),
            },
            it.label,
          ),
        ),
    );
  draw(choice.value);
  return h("div", { class: "shortcuts" }, choice, buttons);
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
    h("p", {}, "A Discord of your own, on this machine: the real bot, and people whom you play. Type / below for its commands, or start here:"),
    shortcutPanel(state, run),
  );
}
