/* The right side: whom to be, and what is hard to meet by chance. */

import { avatar, fill, h, say } from "./dom.js";

const PERMISSIONS = {
  VIEW_CHANNEL: "View Channel",
  SEND_MESSAGES: "Send Messages",
  ATTACH_FILES: "Attach Files",
  READ_MESSAGE_HISTORY: "Read Message History",
};

/** Draw it for `me`, who is in the channel `here`. `page.ask` acts, `page.chooseForMe()` makes any move offered. */
export function drawSide(aside, people, me, here, page) {
  fill(aside, whomToBe(people, me, page), tools(people.find((it) => it.id === me), here, page));
}

function whomToBe(people, me, page) {
  const row = (it) =>
    h(
      "li",
      {},
      h(
        "a",
        { href: `?as=${encodeURIComponent(it.username)}`, class: "person", "aria-current": it.id === me ? "true" : undefined },
        avatar(it),
        h("span", {}, it.name, it.manages && h("small", {}, " moderator"), it.id === me && h("small", {}, " you")),
      ),
      h(
        "a",
        {
          href: `?as=${encodeURIComponent(it.username)}`,
          class: "icon",
          target: "_blank",
          rel: "noopener",
          "aria-label": `${it.name} in a second tab`,
          title: "In a second tab",
        },
        "↗",
      ),
    );
  const name = h("input", { id: "invite-name", maxlength: 32, placeholder: "A name", "aria-label": "Name of somebody new" });
  return h(
    "section",
    { "aria-label": "Who you are" },
    h("h2", {}, "Be somebody"),
    h("ul", {}, people.filter((it) => !it.bot).map(row)),
    h(
      "form",
      {
        class: "invite",
        onsubmit: async (event) => {
          event.preventDefault();
          const { error } = await page.ask("invite", { name: name.value });
          if (error) say(error, { bad: true });
          else name.value = "";
        },
      },
      name,
      h("button", { type: "submit", class: "control secondary" }, "Invite"),
    ),
  );
}

function tools(me, here, page) {
  const use = async (name, argument) => {
    if (name === "restart") say("Killing the bot, and starting it again …");
    const { error, said } = await page.ask("tool", { name, argument });
    say(error ?? said, { bad: Boolean(error) });
  };
  const tool = (label, name, argument, title) =>
    h("button", { type: "button", class: "control secondary", title, onclick: () => use(name, argument) }, label);
  const closed = me?.dms_open === false;
  return h(
    "section",
    { "aria-label": "Tools", class: "tools" },
    h("h2", {}, "Try what is rare"),
    h("button", { type: "button", class: "control secondary", title: "Any choice that the bot offers you now", onclick: page.chooseForMe }, "Choose for me"),
    h("button", { type: "button", class: "control secondary", "aria-pressed": String(closed), onclick: () => use("dms") }, closed ? "Open my DMs" : "Close my DMs"),
    tool("Delete the table message", "delete_table", null, "The bot's newest message with a picture in this channel"),
    tool("Drop the gateway", "drop"),
    tool("Answer 500 for 5 s", "fault", 500),
    tool("Answer 429 for 5 s", "fault", 429),
    tool("Deliver twice", "twice", null, "What you do next reaches the bot twice"),
    tool("kill -9, restart", "restart", null, "The bot's process; its matches are on disk"),
    here && !here.dm && h(
      "fieldset",
      {},
      h("legend", {}, `The bot in #${here.name} may`),
      Object.entries(PERMISSIONS).map(([name, title]) =>
        h(
          "label",
          {},
          h("input", {
            type: "checkbox",
            checked: here.bot_may[name],
            onchange: (event) => use("permission", { name, given: event.target.checked }),
          }),
          title,
        ),
      ),
    ),
  );
}
