/* The WebSocket: events in, requests out, and a new socket when one is lost. */

export class Connection {
  #socket = null;
  #number = 0;
  #waiting = new Map();

  /** `as` is a user name; `onEvent` gets every event; `onState` whether there is a connection. */
  constructor(as, onEvent, onState) {
    this.as = as;
    this.onEvent = onEvent;
    this.onState = onState;
    this.#open();
  }

  /** Ask for an action; the answer may carry `error`, a sentence. */
  ask(what, data = {}) {
    if (this.#socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ error: "There is no connection to the playground." });
    }
    const number = ++this.#number;
    this.#socket.send(JSON.stringify({ ...data, do: what, number }));
    return new Promise((resolve) => this.#waiting.set(number, resolve));
  }

  #open() {
    const key = document.querySelector("meta[name=key]").content;
    const query = new URLSearchParams({ as: this.as, key });
    const socket = (this.#socket = new WebSocket(`ws://${location.host}/live?${query}`));
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.onState(true);
    };
    socket.onmessage = (frame) => this.#received(JSON.parse(frame.data));
    socket.onclose = () => {
      for (const resolve of this.#waiting.values()) resolve({ error: "The connection to the playground was lost." });
      this.#waiting.clear();
      this.onState(false);
      setTimeout(() => this.#again(opened), 1000);
    };
  }

  /** A playground that was restarted has another key: then only a new page helps. */
  async #again(opened) {
    if (opened) return this.#open();
    try {
      await fetch("/", { cache: "no-store" });
      location.reload();
    } catch {
      setTimeout(() => this.#again(opened), 1000);
    }
  }

  #received(event) {
    if (event.kind !== "answer") return this.onEvent(event);
    this.#waiting.get(event.number)?.(event);
    this.#waiting.delete(event.number);
  }
}
