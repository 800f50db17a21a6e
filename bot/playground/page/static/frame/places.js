/* The left side: the channels and the direct messages, with what is unread. */

import { fill, h } from "../dom.js";

/** Draw it. `places` are `{id, name, dm, where, place, here, unread, pings, yours}`, `waiting` the title of a waiting message; `open(id)` goes there. */
export function drawPlaces(nav, guild, me, places, waiting, open) {
  const row = (it) =>
    h(
      "li",
      {},
      h(
        "button",
        {
          type: "button",
          class: `place${it.unread ? " unread" : ""}`,
          "aria-current": it.here ? "page" : undefined,
          onclick: () => open(it.id),
        },
        h("span", { class: "mark", "aria-hidden": "true" }, it.dm || it.where === "between" ? "@" : "#"),
        h("span", {}, it.name),
        it.unread && h("span", { class: "hint" }, " unread"),
        it.yours && h("span", { class: "badge yours" }, waiting.toLowerCase()),
        it.pings > 0 && !it.yours && h("span", { class: "badge", "aria-label": `${it.pings} for you` }, String(it.pings)),
      ),
    );
  fill(
    nav,
    h("h2", {}, guild),
    h("ul", {}, places.filter((it) => it.where === "guild").map(row)),
    h("h3", {}, "Direct messages"),
    h("ul", {}, places.filter((it) => it.dm).map(row)),
    // Where the bot isn't: it only answers those who have installed it for themselves.
    [...new Set(places.filter((it) => it.where === "away" || it.where === "between").map((it) => it.place))].flatMap((place) => [
      h("h3", {}, place),
      h("ul", {}, places.filter((it) => it.place === place && it.where !== "guild").map(row)),
    ]),
    h("p", { class: "me" }, "You are ", h("b", {}, me.name)),
  );
}
