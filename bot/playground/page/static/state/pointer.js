/* Whether the pointer is down. What is redrawn below it in the meantime loses the click. */

let down = false;
let release = Promise.resolve();

addEventListener("pointerdown", () => {
  down = true;
  release = new Promise((resolve) => {
    const end = () => setTimeout(() => ((down = false), resolve())); // after the click
    for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, end, { once: true });
  });
}, true);

export const isDown = () => down;

/** Settles once the pointer is up. */
export const released = () => release;
