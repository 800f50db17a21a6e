/* The message that waits for the visitor, and a choice on it. */

import { isEphemeral, textOf } from "../messages/message.js";

const [BUTTON, SELECT] = [2, 3];
const PRIMARY = 1;

/** The newest message that waits for `me`, the direct messages first; `lists` are channels' messages, oldest first. A
    direct message waits if its text asks, by the regular expression of that name. */
export function waiting(me, dm, lists, { asks: pattern }) {
  const own = pattern && dm.findLast((it) => asks(it) && new RegExp(pattern).test(textOf(it)));
  if (own) return own;
  const named = lists.map((list) => list.findLast((it) => asks(it) && it.content.includes(`<@${me}>`)));
  return named.filter(Boolean).sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))[0] ?? null;
}

/** The message to choose on for a visitor: the newest later ephemeral one of that channel that asks the same, or the
    message that waits. Another that only they see, such as a page of help, has choices too, but asks for no move. */
export function asking(turn, messages, { asks: pattern }) {
  const own = (it) => isEphemeral(it) && BigInt(it.id) > BigInt(turn.id) && choices(it).length > 0;
  return messages.findLast((it) => own(it) && pattern && new RegExp(pattern).test(textOf(it))) ?? turn;
}

/** The channel that a message is about: its own, or the one that a direct message names. */
export function about(message) {
  return message.content.match(/<#(\d+)>/)?.[1] ?? message.channel_id;
}

/** A choice that a message offers, the one labelled `prefer` or any: `{what, data}` of a menu or a main button, or null. */
export function anyChoice(message, prefer) {
  const isPreferred = (it) => Boolean(prefer) && it.label === prefer;
  const sensible = (offered) => offered.find(isPreferred) ?? offered[Math.floor(Math.random() * offered.length)];
  const found = choices(message);
  const menus = found.filter((one) => one.type === SELECT);
  const it = found.find((one) => isPreferred(one) || one.options?.some(isPreferred)) ?? menus[0] ?? sensible(found);
  if (!it) return null;
  if (it.type === BUTTON) return { what: "click", data: { custom_id: it.custom_id } };
  const left = [...it.options];
  const values = Array.from({ length: it.min_values || 1 }, () => {
    const one = sensible(left);
    left.splice(left.indexOf(one), 1);
    return one.value;
  });
  return { what: "choose", data: { custom_id: it.custom_id, values } };
}

function asks(message) {
  return message.author.bot && !isEphemeral(message) && choices(message).length > 0;
}

function choices(message) {
  return every(message.components).filter((it) => !it.disabled && (it.type === SELECT || (it.type === BUTTON && it.style === PRIMARY)));
}

function every(components) {
  return components.flatMap((it) => [it, ...every(it.components ?? []), ...every(it.accessory ? [it.accessory] : [])]);
}
