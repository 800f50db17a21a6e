/* An emoji: a sign, or a picture of the application's own. */

import { h } from "../dom.js";

/** An emoji as a node; `alt` is empty where its words stand beside it. Where its picture is gone its name is told. */
export function emoji({ id, name }, alt = `:${name}:`) {
  if (!id) return h("span", { "aria-hidden": alt ? undefined : "true" }, name ?? "");
  const image = h("img", { class: "emoji", src: `/emojis/${id}`, alt, draggable: "false" });
  image.addEventListener("error", () => image.replaceWith(`:${name}:`), { once: true });
  return image;
}
