import { Icon } from "../../../../ui/kit/icon.tsx";
import styles from "./status-note.module.css";

/** What the record says about a status beyond its date, while it is news. */
export function StatusNote({ note, lang }: { note: string; lang?: string | undefined }) {
  return (
    <p className={styles.note} data-status-note>
      <Icon name="info" />
      <span lang={lang}>{note}</span>
    </p>
  );
}
