/* The page: what is known, where one is, and what happens when something changes. */

import { Composer } from "./composer.js";
import { Connection } from "./connection.js";
import { fill, h, say } from "./dom.js";
import { openForm } from "./form.js";
import { closeDrawers, makeFrame } from "./frame.js";
import { isEphemeral } from "./message.js";
import { drawPlaces } from "./places.js";
import { drawSide } from "./side.js";
import { Timeline } from "./timeline.js";
import { beginning, shortcutPanel } from "./welcome.js";

const at = (id) => document.getElementById(id);
const app = at("app");
const state = {
  me: "", guild: "", bot: null, owner: null, people: new Map(), channels: new Map(), messages: new Map(),
  commands: { guild: [], dm: [] }, shortcuts: [], online: false, connected: false, here: "", before: "",
};
let read = {}; // channel → the last message seen there
const drawn = new Map(); // part of the page → what it shows, in JSON
let follow = false; // whether to go to the next direct message that asks for something

const connection = new Connection(new URLSearchParams(location.search).get("as") ?? "", received, (connected) => {
  state.connected = connected;
  drawState();
});
const ask = (what, data) => connection.ask(what, { channel: state.here, ...data });
const known = (it) => state.people.get(it) ?? (it === state.owner?.id ? state.owner : undefined);
const names = {
  isMe: (id) => id === state.me,
  person: (id) => known(id)?.name ?? "somebody",
  channel: (id) => state.channels.get(id)?.name ?? "unknown",
  open: (id) => state.channels.has(id) && open(id),
};

const timeline = new Timeline(at("timeline"), (message) => ({
  names,
  people: () => [...state.people.values()],
  click: (custom_id) => act(message, "click", { custom_id }),
  choose: (custom_id, values) => act(message, "choose", { custom_id, values }),
  dismiss: () => act(message, "delete", {}),
}));
const composer = new Composer(at("composer"), {
  ask,
  commands: () => state.commands[state.channels.get(state.here)?.dm ? "dm" : "guild"],
  people: () => [...state.people.values()],
  channels: () => [...state.channels.values()].filter((it) => !it.dm),
  place: () => title(state.channels.get(state.here)),
  sent: () => timeline.toEnd(),
});

// What happens

function received(event) {
  ({
    everything: began,
    message: () => put(event.message),
    edit: () => put(event.message),
    delete: () => gone(event),
    acknowledged: () => progressed(event),
    failed: () => progressed(event),
    channel: () => (takeChannels(event), draw()),
    person: () => (takePeople(event), draw()),
    commands: () => (takeCommands(event), draw(), redraw()),
    session: () => ((state.online = event.online), draw(), redraw()),
  })[event.kind]?.(event);
}

function began(event) {
  Object.assign(state, { me: event.me, guild: event.guild, bot: event.bot, owner: event.owner, online: event.online, shortcuts: event.shortcuts });
  takePeople(event);
  takeChannels(event);
  takeCommands(event);
  for (const channel of state.channels.keys()) state.messages.set(channel, new Map());
  for (const message of event.messages) state.messages.get(message.channel_id).set(message.id, message);
  read = JSON.parse(localStorage.getItem(`read-${state.me}`) ?? "{}");
  const first = [...state.channels.values()].find((it) => it.name === "games") ?? [...state.channels.values()][0];
  const last = sessionStorage.getItem("here");
  app.setAttribute("aria-busy", "false");
  open(state.channels.has(state.here) ? state.here : state.channels.has(last) ? last : first.id);
}

function takePeople(event) {
  state.people = new Map([...event.people, ...(state.bot ? [{ ...state.bot, username: state.bot.name, bot: true }] : [])].map((it) => [it.id, it]));
}

function takeChannels(event) {
  state.channels = new Map(event.channels.map((it) => [it.id, it]));
  for (const id of state.channels.keys()) if (!state.messages.has(id)) state.messages.set(id, new Map());
}

function takeCommands(event) {
  state.commands = event.commands;
}

function put(message) {
  const channel = message.channel_id;
  const isNew = !state.messages.get(channel)?.has(message.id);
  if (!state.messages.has(channel)) state.messages.set(channel, new Map());
  state.messages.get(channel).set(message.id, message);
  if (channel === state.here) timeline.put(message).then(seen);
  else if (isNew) draw();
  if (follow && state.channels.get(channel)?.dm && message.components.length) {
    follow = false;
    open(channel);
  }
}

function gone({ channel, id }) {
  state.messages.get(channel)?.delete(id);
  if (channel === state.here) timeline.remove(id);
  else draw();
}

function progressed(event) {
  const failed = event.state === "failed";
  if (event.message && event.channel === state.here) timeline.busy(event.message, false, failed ? "This interaction failed" : "");
  if (failed && !event.message) say("The application did not respond.", { bad: true });
  if (event.form) openForm(event.form, names, async (values) => (await ask("submit", { interaction: event.id, values })).error);
}

// What a visitor does

async function act(message, what, data) {
  timeline.busy(message.id, true);
  const { error, interaction } = await ask(what, { channel: message.channel_id, message: message.id, ...data });
  if (error || !interaction) timeline.busy(message.id, false, error ?? "");
}

async function run(shortcut) {
  const channel = state.channels.get(state.here)?.dm ? state.before : state.here;
  open(channel);
  say("Typing the commands …");
  follow = shortcut.lines.length > 1; // a start, after which a hand comes
  const { error } = await ask("script", { channel, lines: shortcut.lines });
  setTimeout(() => (follow = false), 5000); // some games have no hands
  if (error) say(error, { bad: true });
}

/** Choose anything that the bot's newest message with a choice offers: a select's options, or a main button. */
async function chooseForMe() {
  const dm = [...state.channels.values()].find((it) => it.dm);
  for (const channel of [dm.id, state.here]) {
    for (const message of sorted(channel).reverse()) {
      const rows = message.components.flatMap((it) => it.components ?? []).filter((it) => !it.disabled);
      const menu = rows.find((it) => it.type === 3);
      const main = rows.filter((it) => it.type === 2 && it.style === 1);
      const chosen = main[Math.floor(Math.random() * main.length)];
      if (!menu && !chosen) continue;
      open(channel);
      if (menu) return act(message, "choose", { custom_id: menu.custom_id, values: some(menu) });
      return act(message, "click", { custom_id: chosen.custom_id });
    }
  }
  say("The bot offers you nothing to choose now.");
}

function some(menu) {
  const values = menu.options.map((it) => it.value);
  while (values.length > menu.min_values) values.splice(Math.floor(Math.random() * values.length), 1);
  return values;
}

function open(id) {
  const channel = state.channels.get(id);
  if (state.here !== id && state.channels.get(state.here)?.dm === false) state.before = state.here;
  state.here = id;
  sessionStorage.setItem("here", id);
  closeDrawers();
  const messages = sorted(id);
  const firstUnread = messages.find((it) => isUnread(it))?.id;
  timeline.show(beginning(channel, state, run), messages, firstUnread === messages[0]?.id ? undefined : firstUnread);
  composer.moved();
  seen();
}

/** The words above the channel anew: whether the bot is there shows in them. */
function redraw() {
  const channel = state.channels.get(state.here);
  if (channel) at("timeline").firstElementChild?.replaceWith(beginning(channel, state, run));
}

// What is unread

const sorted = (channel) => [...(state.messages.get(channel)?.values() ?? [])].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));
const isUnread = (it) => BigInt(it.id) > BigInt(read[it.channel_id] ?? 0) && it.author.id !== state.me && !isEphemeral(it);

function seen() {
  const last = sorted(state.here).at(-1);
  if (last && document.visibilityState === "visible") {
    read[state.here] = last.id;
    localStorage.setItem(`read-${state.me}`, JSON.stringify(read));
  }
  draw();
}

// Drawing what is around the timeline

const title = (channel) => (channel ? (channel.dm ? `@${state.bot.name}` : `#${channel.name}`) : "");

function draw() {
  const places = [...state.channels.values()].map((it) => {
    const unread = it.id === state.here ? [] : sorted(it.id).filter(isUnread);
    const pings = unread.filter((one) => it.dm || one.pings_me).length;
    return { id: it.id, name: it.dm ? state.bot.name : it.name, dm: it.dm, here: it.id === state.here, unread: unread.length > 0, pings };
  });
  const pings = places.reduce((sum, it) => sum + it.pings, 0);
  const here = title(state.channels.get(state.here));
  at("title").textContent = here;
  document.title = `${pings ? `(${pings}) ` : ""}${here} · ${names.person(state.me)} · Playground`;
  at("open-places").classList.toggle("has-unread", pings > 0);
  drawState();
  anew(at("places"), [state.guild, known(state.me), places], (...about) => drawPlaces(at("places"), ...about, open));
  anew(at("news"), [places, state.before], drawNews);
  const people = [...state.people.values()];
  anew(at("side"), [people, state.me, state.channels.get(state.here)], (...about) => drawSide(at("side"), ...about, { ask, chooseForMe }));
}

/** Draw a part only when what it shows has changed, and leave whoever is on the keyboard where they are. */
function anew(place, about, drawing) {
  const text = JSON.stringify(about);
  if (drawn.get(place) === text) return;
  drawn.set(place, text);
  const controls = () => [...place.querySelectorAll("a, button, input")];
  const index = controls().indexOf(document.activeElement);
  const typed = place.querySelector("input:not([type])")?.value;
  drawing(...about);
  if (typed) place.querySelector("input:not([type])").value = typed;
  if (index >= 0) controls()[index]?.focus({ preventScroll: true });
}

function drawNews(places, before) {
  const here = state.channels.get(state.here);
  const unreadDm = places.find((it) => it.dm && it.unread);
  const back = here?.dm && places.find((it) => it.id === before);
  fill(
    at("news"),
    unreadDm && h("button", { type: "button", class: "jump", onclick: () => open(unreadDm.id) }, `${state.bot.name} sent you a direct message: go there`),
    back && h("button", { type: "button", class: "jump", onclick: () => open(back.id) }, `Back to #${back.name}${back.unread ? " (unread)" : ""}`),
  );
}

function drawState() {
  const text = !state.connected ? "no connection, trying again …" : state.online ? "" : `${state.bot?.name ?? "The bot"} is offline, or starting …`;
  if (at("bot-state").textContent !== text) at("bot-state").textContent = text;
}

makeFrame({
  step: (by) => {
    const ids = [...state.channels.keys()];
    open(ids.at((ids.indexOf(state.here) + by) % ids.length));
  },
  newTable: (close) => shortcutPanel(state, (shortcut) => (close(), run(shortcut))),
});
document.addEventListener("visibilitychange", seen);
