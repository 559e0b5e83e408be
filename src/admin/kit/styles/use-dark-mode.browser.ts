import { useSyncExternalStore } from "react";
import { isDark, onDarkMode, setDarkMode } from "../../../ui/kit/dark-mode.browser.ts";

/** The first render is always light, to match the HTML from the server. */
export function useDarkMode(): { dark: boolean; toggle(): void } {
  const dark = useSyncExternalStore(onDarkMode, isDark, () => false);
  return { dark, toggle: () => setDarkMode(!dark) };
}
