/* Replacing an edited message, keeping the focus and unfinished choices. */

/** Replace the old article by the new one; the focus stays on the same control, or else on the message. */
export function replaceArticle(old, made) {
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

/** Keep a menu with an unfinished choice if the edit does not change it. */
function keepMenus(old, made) {
  const olds = [...old.querySelectorAll(".select[data-touched]")];
  for (const menu of made.querySelectorAll(".select")) {
    const same = olds.find((it) => it.dataset.menu === menu.dataset.menu);
    if (same) menu.replaceWith(same);
  }
}
