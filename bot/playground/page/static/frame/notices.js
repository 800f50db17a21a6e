/* The notices above the messages: a message that waits for the visitor, unread direct messages, the way back. */

import { fill, h } from "../dom.js";

/** Draw it. `turn` is `{here, last, dm, where}` or null, `where` empty if it names no channel; `words` are its texts; `unread` whether a direct message is unread; `back` a place or null. */
export function drawNotices(strip, bot, turn, words, unread, back, page) {
  fill(
    strip,
    turn && yourTurn(turn, words, page),
    unread && h("button", { type: "button", class: "jump", onclick: page.toDm }, `${bot} sent you a direct message: go there`),
    back && h("button", { type: "button", class: "jump", onclick: () => page.open(back.id) }, `Back to #${back.name}${back.unread ? " (unread)" : ""}`),
  );
}

function yourTurn(turn, words, page) {
  const isInSight = turn.here && turn.last;
  const where = turn.where && !(turn.here && !turn.dm) ? ` in #${turn.where}` : "";
  const go = turn.here ? "Show it" : turn.dm ? words.go_to_direct_message : `Go to #${turn.where}`;
  return h(
    "div",
    { class: "turn", role: "group", "aria-label": words.title },
    h("strong", {}, `▶ ${words.title}${where}`),
    !isInSight && h("button", { type: "button", class: "control primary", onclick: page.toTurn }, go),
    h("button", { type: "button", class: "control secondary", title: "Any choice that the bot offers", onclick: page.chooseForMe }, "Choose for me"),
  );
}
