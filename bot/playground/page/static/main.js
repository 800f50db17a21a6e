/* The page: which channel is shown, what happens on events, and what a visitor does. */

import { Composer } from "./input/composer.js";
import { Connection } from "./state/connection.js";
import { h, announce, notify } from "./dom.js";
import { openForm } from "./input/form.js";
import { closeDrawers, makeFrame } from "./frame/frame.js";
import {
  channelName, firstChannel, removeMessage, here, isReady, lastChannel, person, personName, roleName, sorted, state, setAll, setChannels,
  setCommands, addEarlier, putMessage, setPeople, title,
} from "./state/world.js";
import { oneLine } from "./messages/message.js";
import { drawPlaces } from "./frame/places.js";
import { drawSide, PERMISSIONS } from "./frame/side.js";
import { drawNotices } from "./frame/notices.js";
import { Timeline } from "./messages/timeline.js";
import { Unread } from "./state/unread.js";
import { drawFaults } from "./frame/faults.js";
import { about, anyChoice, asking, waiting } from "./state/turn.js";
import { isDown, released } from "./state/pointer.js";
import { beginning, shortcutGroups } from "./frame/welcome.js";

const at = (id) => document.getElementById(id);
const app = at("app");
const drawn = new Map(); // part of the page → what it was drawn from, in JSON
let follow = false; // whether to go to the next direct message with components
let unread = null; // what the visitor has not seen yet
let turn = null; // the message that waits for the visitor
const whenReady = []; // callbacks for when the bot is ready
let loadingEarlier = false;

const connection = new Connection(new URLSearchParams(location.search).get("as") ?? "", received, (connected) => {
  if (connected && state.me) notify("Connected again.");
  state.connected = connected;
  drawState();
});
const ask = (what, data) => connection.ask(what, { channel: state.here, ...data });
const names = {
  isMe: (id) => id === state.me,
  person: personName,
  channel: channelName,
  role: roleName,
  open: (id) => state.channels.has(id) && open(id),
};

const pageFor = (message) => ({
  names,
  people: () => [...state.people.values()],
  roles: () => state.roles,
  channels: () => [...state.channels.values()].filter((it) => !it.dm),
  click: (custom_id) => act(message, "click", { custom_id }),
  choose: (custom_id, values) => act(message, "choose", { custom_id, values }),
  dismiss: () => act(message, "delete", {}),
});
const timeline = new Timeline(at("timeline"), at("newest"), pageFor, () => earlier());
const composer = new Composer(at("composer"), {
  ask,
  commands: () => state.commands[here()?.where ?? "guild"],
  people: () => [...state.people.values()],
  channels: () => [...state.channels.values()].filter((it) => !it.dm),
  place: () => title(here()),
  sent: () => timeline.toEnd(),
});

// Events

function received(event) {
  ({
    everything: started,
    message: () => put(event.message),
    edit: () => put(event.message),
    delete: () => removed(event),
    acknowledged: () => answered(event),
    failed: () => answered(event),
    channel: () => (setChannels(event), draw()),
    person: () => (setPeople(event), draw()),
    commands: () => (setCommands(event), draw()),
    session: () => ((state.online = event.online), draw()),
    tools: () => ((state.tools = event.tools), draw()),
  })[event.kind]?.(event);
}

function started(event) {
  const again = state.me === event.me && app.ariaBusy === "false";
  setAll(event);
  unread = new Unread(state.me);
  const last = sessionStorage.getItem("here");
  app.ariaBusy = "false";
  if (again && state.channels.has(state.here)) {
    timeline.sync(sorted(state.here));
    draw();
  } else show(state.channels.has(state.here) ? state.here : state.channels.has(last) ? last : firstChannel().id);
}

function put(message) {
  const channel = message.channel_id;
  const isNew = putMessage(message);
  if (channel === state.here) {
    timeline.put(message).then(seen);
    if (isNew && message.author.id !== state.me) announce(`${message.author.name}: ${oneLine(message, names)}`);
  } else draw();
  if (follow && state.channels.get(channel)?.dm && message.components.length) {
    follow = false;
    open(channel);
  }
}

function removed({ channel, id }) {
  removeMessage(channel, id);
  if (channel === state.here) timeline.remove(id);
  else draw();
}

function answered(event) {
  const failed = event.state === "failed";
  if (event.message && event.channel === state.here) timeline.busy(event.message, false, failed ? "This interaction failed" : "");
  if (failed && !event.message) notify("The application did not respond.", { bad: true });
  if (event.form) openForm(event.form, names, async (values) => (await ask("submit", { interaction: event.id, values })).error);
}

// Actions

async function act(message, what, data) {
  timeline.busy(message.id, true);
  const { error, interaction } = await ask(what, { channel: message.channel_id, message: message.id, ...data });
  if (error || !interaction) timeline.busy(message.id, false, error ?? "");
}

async function run(shortcut) {
  const channel = lastChannel();
  open(channel);
  if (!isReady()) {
    const starting = notify("The bot is starting. A moment, please …");
    await new Promise((resolve) => whenReady.push(resolve));
    starting.remove();
  }
  const typing = notify("Typing the commands …");
  follow = shortcut.lines.length > 1; // the bot may write to the visitor after the later lines
  const { error } = await ask("script", { channel, lines: shortcut.lines });
  typing.remove();
  setTimeout(() => (follow = false), 5000); // or may not
  if (error) notify(error, { bad: true });
}

/** Make any choice on the message that asks for one. */
function chooseForMe() {
  if (!turn) return;
  const message = asking(turn, sorted(turn.channel_id), state.settings.waiting);
  open(message.channel_id);
  const { what, data } = anyChoice(message, state.settings.waiting.prefer);
  act(message, what, data);
}

function toTurn() {
  open(turn.channel_id);
  timeline.reveal(turn.id);
}

/** Load earlier messages of this channel, if there are any. */
async function earlier() {
  const channel = state.here;
  if (loadingEarlier || !state.earlier.has(channel)) return;
  loadingEarlier = true;
  const { messages, more, error } = await ask("earlier", { before: sorted(channel)[0].id });
  loadingEarlier = false;
  if (error) return notify(error, { bad: true });
  addEarlier(channel, messages, more);
  if (channel === state.here) timeline.prepend(top(channel), messages);
}

function open(id) {
  closeDrawers();
  if (id === state.here) timeline.toEnd();
  else show(id);
}

function show(id) {
  const channel = state.channels.get(id);
  if (state.here !== id && here()?.dm === false) state.before = state.here;
  state.here = id;
  sessionStorage.setItem("here", id);
  const messages = sorted(id);
  const firstUnread = messages.find((it) => unread.has(it))?.id;
  timeline.show(top(id), messages, firstUnread === messages[0]?.id ? undefined : firstUnread);
  composer.moved();
  seen();
}

/** The element above the first loaded message. */
function top(id) {
  if (!state.earlier.has(id)) return beginning(state.channels.get(id), state, run);
  return h("div", { class: "beginning" }, h("button", { type: "button", class: "control secondary", onclick: () => earlier() }, "Show earlier messages"));
}

// Unread messages

function seen() {
  const last = sorted(state.here).at(-1);
  if (last && document.visibilityState === "visible") unread.seen(last);
  draw();
}

// Drawing the parts around the timeline

const waitingTitle = () => state.settings.waiting.title;

function draw() {
  if (!state.channels.has(state.here)) return;
  findTurn();
  const channel = here();
  const places = [...state.channels.values()].map((it) => {
    const fresh = it.id === state.here ? [] : sorted(it.id).filter((one) => unread.has(one));
    const pings = fresh.filter((one) => it.dm || one.pings_me).length;
    const yours = turn?.channel_id === it.id;
    return { id: it.id, name: it.dm ? state.bot.name : it.name, dm: it.dm, where: it.where, place: it.place, here: it.id === state.here, unread: fresh.length > 0, pings, yours };
  });
  const pings = places.reduce((sum, it) => sum + it.pings, 0);
  at("title").textContent = title(channel);
  document.title = `${turn ? `▶ ${waitingTitle()} · ` : pings ? `(${pings}) ` : ""}${title(channel)} · ${names.person(state.me)} · Playground`;
  at("open-places").classList.toggle("has-unread", pings > 0 || (turn !== null && turn.channel_id !== state.here));
  drawState();
  redraw(at("places"), [state.guild, person(state.me), places], (...it) => drawPlaces(at("places"), ...it, waitingTitle(), open));
  drawAbove(channel, places);
  const people = [...state.people.values()];
  redraw(at("side"), [people, state.me, channel, state.tools, state.settings], (...it) => drawSide(at("side"), ...it, { ask, use }));
}

function drawAbove(channel, places) {
  const yours = turn && {
    here: turn.channel_id === state.here,
    last: sorted(turn.channel_id).at(-1) === turn,
    dm: state.channels.get(turn.channel_id).dm,
    where: turnChannel(),
  };
  const news = !turn && places.some((it) => it.dm && it.unread);
  const back = channel.dm ? places.find((it) => it.id === state.before) : null;
  const strip = { open, toTurn, chooseForMe, toDm: () => open(places.find((it) => it.dm).id) };
  redraw(at("news"), [state.bot.name, yours, state.settings.waiting, news, back], (...it) => drawNotices(at("news"), ...it, strip));
  const lacks = channel.where !== "guild" ? [] : Object.entries(PERMISSIONS).filter(([name]) => !channel.bot_may[name]).map(([name, title]) => ({ name, title }));
  const closed = person(state.me)?.dms_open === false;
  redraw(at("troubles"), [state.tools, closed, lacks, channel.name], (...it) => drawFaults(at("troubles"), ...it, use));
}

function findTurn() {
  const before = turn?.id;
  const places = [...state.channels.values()];
  const lists = (dm) => places.filter((it) => it.dm === dm).map((it) => sorted(it.id));
  turn = waiting(state.me, lists(true).flat(), lists(false), state.settings.waiting);
  if (turn && turn.id !== before) announce(`${waitingTitle()}${turnChannel() && ` in #${turnChannel()}`}.`);
}

/** The name of the channel that the message which waits is about; empty if it names none. */
function turnChannel() {
  return names.channel(about(turn));
}

async function use(name, argument) {
  const { error, text } = await ask("tool", { name, argument });
  notify(error ?? text, { bad: Boolean(error) });
}

/** Draw a part only when what it shows has changed, keeping the focus; not while the pointer is down. */
function redraw(place, about, drawing) {
  const text = JSON.stringify(about);
  if (drawn.get(place) === text) return;
  if (isDown()) return void released().then(draw);
  drawn.set(place, text);
  const controls = () => [...place.querySelectorAll("a, button, input")];
  const index = controls().indexOf(document.activeElement);
  const typed = place.querySelector("input:not([type])")?.value;
  drawing(...about);
  if (typed) place.querySelector("input:not([type])").value = typed;
  if (index >= 0) (controls()[index] ?? at("timeline")).focus({ preventScroll: true });
}

function drawState() {
  const bot = state.bot?.name ?? "The bot";
  const text = !state.connected ? "No connection, trying again …" : state.online ? "" : `${bot} is offline, or starting …`;
  if (at("bot-state").textContent !== text) at("bot-state").textContent = text;
  while (isReady() && whenReady.length) whenReady.pop()();
}

makeFrame({
  step: (by) => {
    const ids = [...state.channels.keys()];
    open(ids.at((ids.indexOf(state.here) + by) % ids.length));
  },
  place: () => title(state.channels.get(lastChannel())),
  shortcuts: (close) => shortcutGroups(state.settings.shortcuts, (shortcut) => (close(), run(shortcut))),
});
document.addEventListener("visibilitychange", seen);
