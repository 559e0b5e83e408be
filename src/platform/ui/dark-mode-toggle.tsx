import { useDarkMode } from "./dark-mode.browser.ts";
import { Icon } from "./icon.tsx";

export function DarkModeToggle() {
  const { dark, toggle } = useDarkMode();
  return (
    <button
      type="button"
      className="iconbtn needs-script"
      aria-label="Dark mode"
      title="Dark mode"
      aria-pressed={dark}
      onClick={toggle}
    >
      {/* Which of the two is seen is for the body's class to say: it is there before React is. */}
      <Icon name="moon" className="i-moon" />
      <Icon name="sun" className="i-sun" />
    </button>
  );
}
