/* What a person has not read yet, kept in the browser's storage. */

import { isEphemeral } from "../messages/message.js";

export class Unread {
  #read; // channel → the last message seen there

  constructor(me) {
    this.me = me;
    this.#read = JSON.parse(localStorage.getItem(`read-${me}`) ?? "{}");
  }

  has(message) {
    const last = BigInt(this.#read[message.channel_id] ?? 0);
    return BigInt(message.id) > last && message.author.id !== this.me && !isEphemeral(message);
  }

  /** Mark all messages of a channel up to this one as read. */
  seen(message) {
    this.#read[message.channel_id] = message.id;
    localStorage.setItem(`read-${this.me}`, JSON.stringify(this.#read));
  }
}
