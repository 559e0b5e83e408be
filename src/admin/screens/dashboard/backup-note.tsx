import { Note } from "../../../ui/kit/notice.tsx";
import type { BackupReport } from "../../kit/backup-report.ts";
import { Timestamp } from "../../kit/ui/timestamp.tsx";
import { writtenBytes } from "../../kit/ui/written-bytes.ts";
import styles from "./backup-note.module.css";

/** A warning if the last backup failed or could not save everything. */
export function BackupTrouble({ backups: { good, failure } }: { backups: BackupReport }) {
  if (failure !== null) {
    return (
      <Note kind="bad">
        The backup of <Timestamp at={failure.failedAt} /> failed. {failure.message}{" "}
        {good === null ? (
          "There is no good one yet."
        ) : (
          <>
            The last good one is from <Timestamp at={good.finishedAt} />.
          </>
        )}
      </Note>
    );
  }
  const lost = good === null ? 0 : good.missing + good.damaged;
  if (lost === 0) return null;
  return (
    <Note kind="bad">
      {lost === 1 ? "One image file was" : `${lost.toLocaleString("en")} image files were`} missing or damaged when the
      last backup was made. Ask whoever runs the server to look.
    </Note>
  );
}

/** When the last good backup was made. */
export function LastBackup({ backups: { good, scheduled } }: { backups: BackupReport }) {
  return (
    <p className={styles.last}>
      {good === null ? (
        "No backup has been made yet."
      ) : (
        <>
          Last good backup: <Timestamp at={good.finishedAt} />, {writtenBytes(good.fileBytes)}.
        </>
      )}
      {!scheduled && " The site makes no automatic backups."}
    </p>
  );
}
