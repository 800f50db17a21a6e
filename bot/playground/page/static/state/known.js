/* What is known of the world: who is there, which channels, what was said in them, what the bot offers. */

export const state = {
  me: "", guild: "", bot: null, owner: null, people: new Map(), channels: new Map(), messages: new Map(),
  commands: { guild: [], dm: [] }, settings: null, online: false, connected: false, here: "", before: "",
  earlier: new Set(), // the channels with messages earlier than those known
  tools: { fault: null, twice: false, restarting: false },
};

// What an event tells

/** Everything at once, as when the page connects. */
export function takeAll(event) {
  for (const name of ["me", "guild", "bot", "owner", "online", "settings", "tools"]) state[name] = event[name];
  takePeople(event);
  takeChannels(event);
  takeCommands(event);
  takeMessages(event);
}

export function takePeople(event) {
  state.people = new Map([...event.people, ...(state.bot ? [{ ...state.bot, username: state.bot.name, bot: true }] : [])].map((it) => [it.id, it]));
}

export function takeChannels(event) {
  state.channels = new Map(event.channels.map((it) => [it.id, it]));
  for (const id of state.channels.keys()) if (!state.messages.has(id)) state.messages.set(id, new Map());
}

export function takeCommands(event) {
  state.commands = event.commands;
}

/** The newest messages of each channel; those before them that are known already stay. */
function takeMessages(event) {
  state.earlier = new Set(event.earlier);
  for (const [channel, known] of state.messages) {
    const told = event.messages.filter((it) => it.channel_id === channel);
    const first = told[0];
    const before = first && known.has(first.id) ? [...known.values()].filter((it) => BigInt(it.id) < BigInt(first.id)) : [];
    state.messages.set(channel, new Map([...before, ...told].map((it) => [it.id, it])));
  }
}

/** A message as it now is; whether it is new. */
export function takeMessage(message) {
  if (!state.messages.has(message.channel_id)) state.messages.set(message.channel_id, new Map());
  const there = state.messages.get(message.channel_id);
  const isNew = !there.has(message.id);
  there.set(message.id, message);
  return isNew;
}

export function forget(channel, id) {
  state.messages.get(channel)?.delete(id);
}

/** Messages of a channel earlier than those known; `more` where there are still others before them. */
export function takeEarlier(channel, messages, more) {
  for (const it of messages) state.messages.get(channel).set(it.id, it);
  if (!more) state.earlier.delete(channel);
}

// What follows from it

export const person = (id) => state.people.get(id) ?? (id === state.owner?.id ? state.owner : undefined);
export const personName = (id) => person(id)?.name ?? "somebody";
export const channelName = (id) => state.channels.get(id)?.name ?? "unknown";
export const here = () => state.channels.get(state.here);

/** The known messages of a channel, oldest first. */
export const sorted = (channel) => [...(state.messages.get(channel)?.values() ?? [])].sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? -1 : 1));

/** A channel as it is called: "#general", or the bot with whom one speaks alone. */
export const title = (channel) => (channel ? (channel.dm ? `@${state.bot.name}` : `#${channel.name}`) : "");

export function firstChannel() {
  const every = [...state.channels.values()];
  return every.find((it) => it.name === state.settings.home) ?? every[0];
}

/** The channel of the server where one is, or from where one went to the direct messages. */
export const lastChannel = () => (here()?.dm ? state.before || firstChannel().id : state.here);

/** Whether the bot is there, with its commands. */
export const isReady = () => state.connected && state.online && state.commands.guild.length > 0;
