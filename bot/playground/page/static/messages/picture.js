/* Attachments: pictures with their alt text, other files as links. */

import { h } from "../dom.js";

/** An attachment's address on this server, whatever port the playground had when it was made. */
function addressOf(attachment) {
  const [, number, name] = attachment.url.match(/\/attachments\/\d+\/(\d+)\/([^/?]+)$/) ?? [];
  return number ? `/pictures/${number}/${name}` : attachment.url;
}

/** An attachment as a figure or a link. A press on the picture shows it whole. */
export function picture(attachment) {
  const address = addressOf(attachment);
  if (!attachment.content_type?.startsWith("image/")) {
    return h("a", { class: "file", href: address, download: attachment.filename ?? "" }, attachment.filename ?? "file");
  }
  const alt = attachment.description ?? "";
  const { width, height } = attachment;
  const image = h("img", { src: address, alt, width, height, decoding: "async" });
  return h(
    "figure",
    {},
    h("button", { type: "button", class: "enlarge", "aria-label": `Enlarge: ${alt || "picture"}`, onclick: () => enlarge(address, alt) }, image),
    alt && h("details", { class: "alt" }, h("summary", {}, "ALT"), h("p", {}, alt)),
  );
}

function enlarge(address, alt) {
  const close = () => dialog.close();
  const dialog = h(
    "dialog",
    { class: "whole", "aria-label": "Picture", onclose: () => dialog.remove() },
    h("img", { src: address, alt, onclick: close }),
    alt && h("p", {}, alt),
    h("button", { type: "button", class: "control secondary", onclick: close }, "Close"),
  );
  document.body.append(dialog);
  dialog.showModal();
}
