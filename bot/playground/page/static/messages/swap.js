/* An edited message in the place of the old one, without taking anything out of a person's hands. */

/** Put the new article in the old one's place; who was on a control stays on it, or on the message. */
export function swap(old, made) {
  const active = old.contains(document.activeElement) ? document.activeElement : null;
  const alt = old.querySelector("details.alt")?.open;
  keepMenus(old, made);
  old.replaceWith(made);
  if (alt) made.querySelector("details.alt")?.setAttribute("open", "");
  if (!active) return;
  const again = active.dataset.customId && made.querySelector(`[data-custom-id="${CSS.escape(active.dataset.customId)}"]`);
  const target = made.contains(active) ? active : again || made;
  target.focus({ preventScroll: true });
}

/** A menu in which somebody is choosing stays as it is where the edit left it alone. */
function keepMenus(old, made) {
  const olds = [...old.querySelectorAll(".select[data-touched]")];
  for (const menu of made.querySelectorAll(".select")) {
    const same = olds.find((it) => it.dataset.menu === menu.dataset.menu);
    if (same) menu.replaceWith(same);
  }
}
