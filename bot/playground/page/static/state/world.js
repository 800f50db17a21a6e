/* The world as this page knows it: people, channels, messages, and the bot's commands. */

export const state = {
  me: "", guild: "", bot: null, owner: null, people: new Map(), roles: [], channels: new Map(), messages: new Map(),
  commands: { guild: [], dm: [], away: [], between: [] }, settings: null, online: false, connected: false, here: "", before: "",
  earlier: new Set(), // the channels with earlier messages than those loaded
  tools: { fault: null, twice: false, restarting: false },
};

// Changes by events

/** Everything at once, as when the page connects. */
export function setAll(event) {
  for (const name of ["me", "guild", "bot", "owner", "online", "settings", "tools"]) state[name] = event[name];
  setPeople(event);
  setChannels(event);
  setCommands(event);
  setMessages(event);
}

export function setPeople(event) {
  state.roles = event.roles;
  state.people = new Map([...event.people, ...(state.bot ? [{ ...state.bot, username: state.bot.name, bot: true }] : [])].map((it) => [it.id, it]));
}

export function setChannels(event) {
  state.channels = new Map(event.channels.map((it) => [it.id, it]));
  for (const id of state.channels.keys()) if (!state.messages.has(id)) state.messages.set(id, new Map());
}

export function setCommands(event) {
  state.commands = event.commands;
}

/** The newest messages of each channel; earlier ones that are loaded already are kept. */
function setMessages(event) {
  state.earlier = new Set(event.earlier);
  for (const [channel, known] of state.messages) {
    const newest = event.messages.filter((it) => it.channel_id === channel);
    const first = newest[0];
    const before = first && known.has(first.id) ? [...known.values()].filter((it) => BigInt(it.id) < BigInt(first.id)) : [];
    state.messages.set(channel, new Map([...before, ...newest].map((it) => [it.id, it])));
  }
}

/** Add or replace a message. Returns whether it is new. */
export function putMessage(message) {
  if (!state.messages.has(message.channel_id)) state.messages.set(message.channel_id, new Map());
  const there = state.messages.get(message.channel_id);
  const isNew = !there.has(message.id);
  there.set(message.id, message);
  return isNew;
}

export function removeMessage(channel, id) {
  state.messages.get(channel)?.delete(id);
}

/** Add earlier messages of a channel; `more` says whether there are others before them. */
export function addEarlier(channel, messages, more) {
  for (const it of messages) state.messages.get(channel).set(it.id, it);
  if (!more) state.earlier.delete(channel);
}

// Queries

export const person = (id) => state.people.get(id) ?? (id === state.owner?.id ? state.owner : undefined);
export const personName = (id) => person(id)?.name ?? "somebody";
export const channelName = (id) => state.channels.get(id)?.name ?? "unknown";
export const roleName = (id) => state.roles.find((it) => it.id === id)?.name ?? "deleted-role";
export const here = () => state.channels.get(state.here);

/** The loaded messages of a channel, oldest first. */
export const sorted = (channel) => [...(state.messages.get(channel)?.values() ?? [])].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));

/** A channel's title: "#general", or "@" and the bot's name for the direct messages. */
export const title = (channel) => (channel ? (channel.dm ? `@${state.bot.name}` : `#${channel.name}`) : "");

export function firstChannel() {
  const every = [...state.channels.values()];
  return every.find((it) => it.name === state.settings.home) ?? every[0];
}

/** The server's channel shown now, or the last one before the direct messages. */
export const lastChannel = () => (here()?.dm ? state.before || firstChannel().id : state.here);

/** Whether the bot is online and its commands are registered. */
export const isReady = () => state.connected && state.online && state.commands.guild.length > 0;
