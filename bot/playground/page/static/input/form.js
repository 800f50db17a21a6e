/* A form (modal) that the bot opened. */

import { h } from "../dom.js";
import { markdown } from "../messages/markdown.js";
import { selectMenu } from "../messages/select_menu.js";

const [ROW, SELECT, TEXT_INPUT, TEXT, LABEL] = [1, 3, 4, 10, 18];

/** Show it; `send(values)` answers with an error sentence or nothing. */
export function openForm(form, names, send) {
  const values = {};
  const wrong = h("p", { class: "wrong", role: "alert" });
  const dialog = h(
    "dialog",
    { class: "form", "aria-label": form.title, onclose: () => dialog.remove() },
    h(
      "form",
      {
        onsubmit: async (event) => {
          event.preventDefault();
          const error = await send(values);
          if (error) wrong.textContent = error;
          else dialog.close();
        },
      },
      h("h2", {}, form.title),
      form.components.map((it) => field(it, values, names)),
      wrong,
      h(
        "div",
        { class: "row" },
        h("button", { type: "button", class: "control secondary", onclick: () => dialog.close() }, "Cancel"),
        h("button", { type: "submit", class: "control primary" }, "Submit"),
      ),
    ),
  );
  document.body.append(dialog);
  dialog.showModal();
}

function field(it, values, names) {
  if (it.type === TEXT) return h("div", { class: "text" }, markdown(it.content, names));
  if (it.type === ROW) return input(it.components[0], it.components[0].label, "", values);
  if (it.type === LABEL) return input(it.component, it.label, it.description, values);
  return null;
}

function input(it, label, description, values) {
  const id = `field-${it.custom_id}`;
  const words = h("label", { for: id }, label, description && h("small", {}, description));
  if (it.type === SELECT) {
    values[it.custom_id] = it.options.filter((one) => one.default).map((one) => one.value);
    const menu = selectMenu({ ...it, placeholder: it.placeholder ?? label }, it.options, (chosen) => (values[it.custom_id] = chosen));
    menu.querySelector(".opener").id = id;
    return h("div", { class: "field" }, words, menu);
  }
  if (it.type !== TEXT_INPUT) return h("p", { class: "small" }, `(a field of type ${it.type})`);
  const made = h(it.style === 2 ? "textarea" : "input", {
    id,
    value: it.value ?? "",
    placeholder: it.placeholder,
    required: it.required ?? true,
    maxlength: it.max_length ?? 4000,
    minlength: it.min_length,
    oninput: () => (values[it.custom_id] = made.value),
  });
  values[it.custom_id] = it.value ?? "";
  return h("div", { class: "field" }, words, made);
}
