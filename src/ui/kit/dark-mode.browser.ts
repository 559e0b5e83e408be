import { DARK_MODE } from "../styles/dark-mode-script.ts";
import { THEME_COLOURS } from "../styles/theme-colours.ts";

const THEME_COLOUR = "meta[name=theme-color]";

const listeners = new Set<() => void>();

/** Dark mode according to the body's class. */
export const isDark = (): boolean => document.body.classList.contains(DARK_MODE);

function show(dark: boolean): void {
  document.body.classList.toggle(DARK_MODE, dark);
  document.querySelector(THEME_COLOUR)?.setAttribute("content", dark ? THEME_COLOURS.night : THEME_COLOURS.day);
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === DARK_MODE) show(event.newValue === "on");
}

/** @returns ends the subscription */
export function onDarkMode(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
  };
}

/** Shows and stores the choice. */
export function setDarkMode(dark: boolean): void {
  show(dark);
  try {
    localStorage.setItem(DARK_MODE, dark ? "on" : "off");
  } catch {
    // If the browser cannot store it, the choice applies to this page only.
  }
}
