/* Discord's timestamps, <t:1700000000:R>, in the visitor's time zone; relative ones are kept up to date. */

import { h } from "../dom.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};
const UNITS = [["year", 31_536_000], ["month", 2_592_000], ["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]];
const MAX_SECONDS = 8_640_000_000_000; // the furthest that a Date can be from 1970

/** A timestamp in one of Discord's styles. */
export function timestamp(seconds, style) {
  if (Math.abs(seconds) > MAX_SECONDS) return "Invalid Date";
  const at = new Date(seconds * 1000);
  const text = style === "R" ? relative(seconds) : new Intl.DateTimeFormat(undefined, STYLES[style]).format(at);
  return h("time", { datetime: at.toISOString(), title: at.toLocaleString(), "data-from": style === "R" ? seconds : undefined }, text);
}

function relative(seconds) {
  const away = seconds - Date.now() / 1000;
  const [unit, size] = UNITS.find(([, it]) => Math.abs(away) >= it) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(undefined, { numeric: "auto" }).format(Math.round(away / size), unit);
}

setInterval(() => {
  for (const it of document.querySelectorAll("time[data-from]")) {
    const text = relative(Number(it.dataset.from));
    if (it.textContent !== text) it.textContent = text;
  }
}, 1000);
