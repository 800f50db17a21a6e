/* Whose turn it is, as far as the visitor is concerned: the message that waits for them, and any choice on it. */

import { isEphemeral } from "./message.js";

const [BUTTON, SELECT] = [2, 3];
const PRIMARY = 1;

/** The newest message that waits for `me`, the direct messages first; `lists` are channels' messages, oldest first. */
export function waiting(me, dm, lists) {
  const own = dm.findLast((it) => asks(it) && it.attachments.some((one) => one.description?.startsWith("Your turn.")));
  if (own) return own;
  const named = lists.map((list) => list.findLast((it) => asks(it) && it.content.includes(`<@${me}>`)));
  return named.filter(Boolean).sort((a, b) => (BigInt(a.id) < BigInt(b.id) ? 1 : -1))[0] ?? null;
}

/** The channel whose match a message is about: its own, or the one that a direct message names. */
export function about(message) {
  return message.content.match(/<#(\d+)>/)?.[1] ?? message.channel_id;
}

/** Any choice that a message offers, as `{what, data}`: a select's options, or a main button. Null if it offers none. */
export function anyChoice(message) {
  const found = choices(message);
  const menus = found.filter((one) => one.type === SELECT);
  const it = menus.find((one) => one.options.some(isPass)) ?? menus[0] ?? sensible(found);
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

/** Pass where that is offered, for any other bid might be folly; else whatever chance says. */
function sensible(offered) {
  return offered.find(isPass) ?? offered[Math.floor(Math.random() * offered.length)];
}

const isPass = (it) => it.label === "Pass";

function asks(message) {
  return message.author.bot && !isEphemeral(message) && choices(message).length > 0;
}

function choices(message) {
  return every(message.components).filter((it) => !it.disabled && (it.type === SELECT || (it.type === BUTTON && it.style === PRIMARY)));
}

function every(components) {
  return components.flatMap((it) => [it, ...every(it.components ?? []), ...every(it.accessory ? [it.accessory] : [])]);
}
