import styles from "./dark-mode-button.module.css";
import { Icon } from "./icon.tsx";
import { words } from "./words.ts";

type DarkModeButtonProps = { dark?: boolean; onPress?: () => void };

/** As plain HTML: `site/frame/browser/dark-mode-button.browser.ts` reacts to it on public pages. */
export const DarkModeButton = ({ dark = false, onPress }: DarkModeButtonProps) => (
  <button
    type="button"
    className="iconbtn needs-script"
    aria-label={words.darkMode}
    title={words.darkMode}
    aria-pressed={dark}
    onClick={onPress}
    data-dark-mode=""
  >
    {/* CSS decides which icon is visible, by the class of the body, which is set before React starts. */}
    <Icon name="moon" className={styles.moon} />
    <Icon name="sun" className={styles.sun} />
  </button>
);
