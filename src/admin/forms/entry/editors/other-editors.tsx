import type { EntryKind } from "../../../../platform/ids/entry-kind.ts";
import { Icon } from "../../../../ui/kit/icon.tsx";
import { writtenTimestamp } from "../written-timestamp.ts";
import styles from "./other-editors.module.css";
import { useOtherEditors } from "./use-other-editors.browser.ts";

const clock = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" });

/** "14:05", or with its day if that was not today. */
function sinceWhen(iso: string): string {
  const time = new Date(iso);
  return time.toDateString() === new Date().toDateString() ? clock.format(time) : writtenTimestamp(iso);
}

type OtherEditorsProps = { kind: EntryKind; id: string; noun: string };

/** Says who else has the entry open, before two saves meet. */
export function OtherEditors({ kind, id, noun }: OtherEditorsProps) {
  const others = useOtherEditors(kind, id);
  return (
    // Always there, because only changes to an existing live region are announced.
    <div role="status" className={styles.others}>
      {others.length > 0 && (
        <div className={`note ${styles.note}`}>
          <Icon name="users" />
          <div>
            {others.map(({ username, since }) => (
              <p key={username}>
                <b>{username}</b> has had this {noun} open since <time dateTime={since}>{sinceWhen(since)}</time>.
              </p>
            ))}
            <p>
              You can go on writing. Whoever saves second sees what the other changed and chooses field by field, so
              nothing is lost.
            </p>
          </div>
        </div>
      )}
    </div>
  );
}
