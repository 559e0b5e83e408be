import { useSyncExternalStore } from "react";
import { THEME_COLOURS } from "../styles/theme-colours.ts";

const KEY = "dark-mode";
const CLASS = "dark-mode";

const THEME_COLOUR = "meta[name=theme-color]";

/** Applies the stored choice before the first paint; placed at the very start of the body. */
export const darkModeScript = `try{if(localStorage.getItem("${KEY}")==="on"){document.body.classList.add("${CLASS}");document.querySelector("${THEME_COLOUR}").content="${THEME_COLOURS.night}"}}catch{}`;

const listeners = new Set<() => void>();
const isDark = (): boolean => document.body.classList.contains(CLASS);

function show(dark: boolean): void {
  document.body.classList.toggle(CLASS, dark);
  document.querySelector(THEME_COLOUR)?.setAttribute("content", dark ? THEME_COLOURS.night : THEME_COLOURS.day);
  for (const listener of listeners) listener();
}

function followOtherTabs(event: StorageEvent): void {
  if (event.key === KEY) show(event.newValue === "on");
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
  };
}

/** Dark mode according to the body's class. The first render is always light, to match the HTML from the server. */
export function useDarkMode(): { dark: boolean; toggle(): void } {
  const dark = useSyncExternalStore(subscribe, isDark, () => false);
  const toggle = () => {
    show(!dark);
    try {
      localStorage.setItem(KEY, dark ? "off" : "on");
    } catch {
      // If the browser cannot store it, the choice applies to this page only.
    }
  };
  return { dark, toggle };
}
