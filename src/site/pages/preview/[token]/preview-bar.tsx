import { Icon } from "../../../../ui/kit/icon.tsx";
import { clockInSriLanka } from "./clock-times.ts";
import styles from "./preview-bar.module.css";
import { words } from "./words.tsx";

/** Says that the preview is not public, and until when the link works. `preview-clock.browser.ts` says it in the reader's time. */
export const PreviewBar = ({ expiresAt }: { expiresAt: string }) => (
  <aside aria-label={words.bar} className={styles.bar}>
    <p className="wrap">
      <Icon name="info" />
      <span>
        {words.goodUntil(
          <time dateTime={expiresAt} data-reader-clock="">
            {words.inSriLanka(clockInSriLanka(expiresAt))}
          </time>,
        )}
      </span>
    </p>
  </aside>
);
