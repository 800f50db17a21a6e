/* The faults in force, each with a button to end it. */

import { fill, h } from "../dom.js";

let ticking = 0;

/** Draw it: the tools' state, whether the visitor's DMs are closed, what the bot lacks in `here`; `use` is a tool. */
export function drawFaults(place, tools, closed, lacks, here, use) {
  clearInterval(ticking);
  const { fault, twice, restarting } = tools;
  const ends = Date.now() + (fault?.left ?? 0);
  const left = h("span", {});
  const count = () => (left.textContent = `${Math.max(0, Math.ceil((ends - Date.now()) / 1000))} s`);
  if (fault) {
    count();
    ticking = setInterval(count, 1000);
  }
  fill(
    place,
    restarting && trouble(["The bot was killed, and is starting again …"]),
    fault && trouble([`The bot's requests are answered ${fault.status} (${fault.refused} so far), `, left, " more"], "End it", () => use("end_fault")),
    twice && trouble(["What you do next reaches the bot twice"]),
    closed && trouble(["Your direct messages are closed"], "Open them", () => use("dms")),
    lacks.map((it) => trouble([`The bot lacks ${it.title} in #${here}`], "Give it back", () => use("permission", { name: it.name, given: true }))),
  );
}

function trouble(words, label, end) {
  return h("p", { class: "trouble" }, h("span", {}, words), label && h("button", { type: "button", class: "inline", onclick: end }, label));
}
