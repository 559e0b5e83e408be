import { isDark, onDarkMode, setDarkMode } from "../../../ui/kit/dark-mode.browser.ts";

/** The buttons of the bar, of which one is seen, that change between light and dark mode. */
export function watchDarkModeButton(signal: AbortSignal): void {
  const show = () => {
    for (const button of document.querySelectorAll("[data-dark-mode]"))
      button.setAttribute("aria-pressed", String(isDark()));
  };
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
