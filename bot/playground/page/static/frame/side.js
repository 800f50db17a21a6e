/* The right side: the people to be, and the tools. */

import { avatar, fill, h, notify } from "../dom.js";

export const PERMISSIONS = {
  VIEW_CHANNEL: "View Channel",
  SEND_MESSAGES: "Send Messages",
  ATTACH_FILES: "Attach Files",
  READ_MESSAGE_HISTORY: "Read Message History",
};

/** Draw it for `me`, who is in the channel `here`. `running` are the tools in use, `words` the page's settings; `page.use(tool)` uses one. */
export function drawSide(aside, people, me, here, running, words, page) {
  fill(aside, peopleList(people, me, page), tools(people.find((it) => it.id === me), here, running, words, page));
}

function peopleList(people, me, page) {
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
          if (error) notify(error, { bad: true });
          else name.value = "";
        },
      },
      name,
      h("button", { type: "submit", class: "control secondary" }, "Invite"),
    ),
  );
}

function tools(me, here, running, words, { use }) {
  const tool = (label, title, name, argument) =>
    h("button", { type: "button", class: "control secondary", title, onclick: () => use(name, argument) }, label);
  const toggle = (label, title, isOn, on, off = on) => {
    const made = tool(label, title, ...(isOn ? off : on));
    made.ariaPressed = String(isOn);
    return made;
  };
  const fault = (status, title) => toggle(`Answer ${status}`, title, running.fault?.status === status, ["fault", status], ["end_fault"]);
  const restart = tool("kill -9, restart", words.restart_note, "restart");
  restart.disabled = running.restarting;
  return h(
    "section",
    { "aria-label": "Tools", class: "tools" },
    h("h2", {}, "Try what is rare"),
    h("p", { class: "small" }, words.tools_note),
    toggle("Close my DMs", "The bot's direct messages to you are refused", me?.dms_open === false, ["dms"]),
    here?.dm ? null : tool(words.delete_picture, "The bot's newest message with a picture in this channel", "delete_picture"),
    tool("Drop the gateway", "The bot's connection is cut once", "drop"),
    fault(500, "All that the bot asks for a while, or until you press again"),
    fault(429, "All that the bot asks for a while, or until you press again: it is too fast, says the server"),
    toggle("Deliver twice", "What you do next reaches the bot twice", running.twice, ["twice"]),
    restart,
    here?.where === "guild" && permissions(here, use),
  );
}

function permissions(here, use) {
  return h(
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
  );
}
