import { type ChangeEvent, useState } from "react";
import { failureOf } from "../../admin/api/failure.ts";
import { useCounts } from "../../admin/layout/counts.tsx";
import { ConfirmDialog } from "../../admin/ui/confirm-dialog.tsx";
import { useNotices } from "../../admin/ui/notices.tsx";
import { Panel } from "../../admin/ui/panel.tsx";
import { counted } from "../../platform/text/counted.ts";
import { Field } from "../../platform/ui/forms/field.tsx";
import { Spinner } from "../../platform/ui/loading/spinner.tsx";
import type { ImportReport } from "../import-report.ts";
import styles from "./exchange.module.css";
import { importType, sendImport } from "./exchange-calls.browser.ts";
import { ImportReportTable } from "./import-report.tsx";

/** The text above the counts. "Nothing would change" would be misleading if something fails. */
const dryRunSummary = ({ created, changed, failed }: ImportReport): string =>
  created + changed > 0 || failed > 0 ? "Nothing is changed yet." : "Nothing would change.";

/** Imports a file: first a dry run, then everything that would succeed. */
export function ImportSection() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<ImportReport>();
  const [busy, setBusy] = useState<"checking" | "importing">();
  const [asking, setAsking] = useState(false);
  const { notify } = useNotices();
  const { recount } = useCounts();

  const send = async (chosen: File, type: string, dryRun: boolean) => {
    setBusy(dryRun ? "checking" : "importing");
    setError(undefined);
    try {
      const made = await sendImport(chosen, type, dryRun);
      setReport(made);
      if (!dryRun) {
        notify(made.failed === 0 ? "The file was imported." : "The file was imported, but not completely.", "good");
        recount();
      }
    } catch (failed) {
      setError(failureOf(failed).message);
    }
    setBusy(undefined);
  };
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    setFile(chosen);
    setReport(undefined);
    setError(undefined);
    if (chosen === undefined) return;
    const type = importType(chosen.name);
    if (type === undefined) return setError("Choose a file whose name ends in .json or .csv.");
    void send(chosen, type, true);
  };
  const importFile = () => {
    const type = file === undefined ? undefined : importType(file.name);
    setAsking(false);
    if (file !== undefined && type !== undefined && busy === undefined) void send(file, type, false);
  };
  const changes = report === undefined ? 0 : report.created + report.changed;

  return (
    <Panel className={styles.section} aria-labelledby="import">
      <h2 id="import">Import</h2>
      <p>
        A file that was exported here, edited or not. It is checked first, and nothing changes until you confirm. An
        entry that fails does not stop the others.
      </p>
      <Field label="File" hint="JSON or CSV, at most 50 MB" error={error}>
        {(ids) => (
          <input
            type="file"
            accept=".json,.csv,application/json,text/csv"
            disabled={busy !== undefined}
            onChange={choose}
            {...ids}
          />
        )}
      </Field>
      <p role="status">
        {busy === "checking" && "Checking the file..."}
        {busy === "importing" && "Importing..."}
        {busy === undefined && report?.dryRun && dryRunSummary(report)}
        {busy === undefined && report?.dryRun === false && "Done."}
      </p>
      {report !== undefined && <ImportReportTable report={report} />}
      {report?.dryRun && changes > 0 && (
        <div className="acts">
          <button
            type="button"
            className="btn"
            aria-disabled={busy !== undefined || undefined}
            onClick={() => busy === undefined && setAsking(true)}
          >
            {busy === "importing" && <Spinner />}
            Import {counted(changes, "entry", "entries")}
          </button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        text="Import this file?"
        confirm="Import"
        tone="plain"
        onConfirm={importFile}
        onCancel={() => setAsking(false)}
      >
        <p>
          {report?.created ?? 0} added, {report?.changed ?? 0} changed. Each change is in the entry’s history and can be
          undone there.
        </p>
      </ConfirmDialog>
    </Panel>
  );
}
