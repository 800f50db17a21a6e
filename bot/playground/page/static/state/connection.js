/* The WebSocket: events in, requests out, and a new socket when one is lost. */

const RETRY_DELAY = 1000; // milliseconds between attempts

export class Connection {
  #socket = null;
  #number = 0;
  #waiting = new Map();

  /** `as` is a user name; `onEvent` gets every event; `onState` whether there is a connection. */
  constructor(as, onEvent, onState) {
    this.as = as;
    this.onEvent = onEvent;
    this.onState = onState;
    this.#open(document.querySelector("meta[name=key]").content);
  }

  /** Send a request. Its answer may have an `error`, a sentence. */
  ask(what, data = {}) {
    if (this.#socket.readyState !== WebSocket.OPEN) {
      return Promise.resolve({ error: "There is no connection to the playground." });
    }
    const number = ++this.#number;
    this.#socket.send(JSON.stringify({ ...data, do: what, number }));
    return new Promise((resolve) => this.#waiting.set(number, resolve));
  }

  #open(key) {
    const query = new URLSearchParams({ as: this.as, key });
    const socket = (this.#socket = new WebSocket(`ws://${location.host}/live?${query}`));
    socket.onopen = () => this.onState(true);
    socket.onmessage = (frame) => this.#received(JSON.parse(frame.data));
    socket.onclose = () => {
      for (const resolve of this.#waiting.values()) resolve({ error: "The connection to the playground was lost." });
      this.#waiting.clear();
      this.onState(false);
      setTimeout(() => this.#again(), RETRY_DELAY);
    };
  }

  /** Connect again. A playground that was restarted has another key, which is read from its page. */
  async #again() {
    try {
      const text = await (await fetch("/", { cache: "no-store" })).text();
      this.#open(new DOMParser().parseFromString(text, "text/html").querySelector("meta[name=key]").content);
    } catch {
      setTimeout(() => this.#again(), RETRY_DELAY);
    }
  }

  #received(event) {
    if (event.kind !== "answer") return this.onEvent(event);
    this.#waiting.get(event.number)?.(event);
    this.#waiting.delete(event.number);
  }
}
