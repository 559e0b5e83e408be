import { isDark, onDarkMode, setDarkMode } from "../../platform/ui/dark-mode.browser.ts";

/** The button of the bar that changes between light and dark mode. */
export function watchDarkModeButton(signal: AbortSignal): void {
  const button = () => document.querySelector("[data-dark-mode]");
  const show = () => button()?.setAttribute("aria-pressed", String(isDark()));
  onDarkMode(show);
  show();
  document.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("[data-dark-mode]") !== null) setDarkMode(!isDark());
    },
    { signal },
  );
}
