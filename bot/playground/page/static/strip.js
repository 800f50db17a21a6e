/* The strip above the messages: the visitor's turn, unread direct messages, the way back. */

import { fill, h } from "./dom.js";

/** Draw it. `turn` is `{here, last, dm, where}` or null; `unread` whether a direct message is; `back` a place or null. */
export function drawStrip(strip, bot, turn, unread, back, page) {
  fill(
    strip,
    turn && yourTurn(turn, page),
    unread && h("button", { type: "button", class: "jump", onclick: page.toDm }, `${bot} sent you a direct message: go there`),
    back && h("button", { type: "button", class: "jump", onclick: () => page.open(back.id) }, `Back to #${back.name}${back.unread ? " (unread)" : ""}`),
  );
}

function yourTurn(turn, page) {
  const isInSight = turn.here && turn.last;
  const go = turn.here ? "Show it" : turn.dm ? "Go to your hand" : `Go to #${turn.where}`;
  return h(
    "div",
    { class: "turn", role: "group", "aria-label": "Your turn" },
    h("strong", {}, `▶ Your turn${turn.here && !turn.dm ? "" : ` in #${turn.where}`}`),
    !isInSight && h("button", { type: "button", class: "control primary", onclick: page.toTurn }, go),
    h("button", { type: "button", class: "control secondary", title: "Any choice that the bot offers", onclick: page.chooseForMe }, "Choose for me"),
  );
}
