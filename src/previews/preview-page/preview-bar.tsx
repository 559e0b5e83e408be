import { useSyncExternalStore } from "react";
import { Icon } from "../../platform/ui/icon.tsx";
import { clockInSriLanka, clockWhereTheReaderIs } from "./clock-times.ts";
import styles from "./preview-bar.module.css";
import { words } from "./words.en.tsx";

const neverChanges = () => () => {};

/** Says that the preview is not public, and until when the link works. */
export function PreviewBar({ expiresAt }: { expiresAt: string }) {
  // The server does not know the reader's time zone.
  const clock = useSyncExternalStore(
    neverChanges,
    () => clockWhereTheReaderIs(expiresAt),
    () => words.inSriLanka(clockInSriLanka(expiresAt)),
  );
  return (
    <aside aria-label={words.bar} className={styles.bar}>
      <p className="wrap">
        <Icon name="info" />
        <span>{words.goodUntil(<time dateTime={expiresAt}>{clock}</time>)}</span>
      </p>
    </aside>
  );
}
