import { useDarkMode } from "./dark-mode.browser.ts";
import styles from "./dark-mode-toggle.module.css";
import { Icon } from "./icon.tsx";
import { words } from "./words.en.ts";

export function DarkModeToggle() {
  const { dark, toggle } = useDarkMode();
  return (
    <button
      type="button"
      className="iconbtn needs-script"
      aria-label={words.darkMode}
      title={words.darkMode}
      aria-pressed={dark}
      onClick={toggle}
    >
      {/* CSS decides which icon is visible, by the class of the body, which is set before React starts. */}
      <Icon name="moon" className={styles.moon} />
      <Icon name="sun" className={styles.sun} />
    </button>
  );
}
