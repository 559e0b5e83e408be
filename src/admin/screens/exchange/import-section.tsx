import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import type { ImportReport } from "../../../content/transfer/import-report.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Field } from "../../../ui/kit/forms/field.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { adminFetch } from "../../kit/api/admin-api.browser.ts";
import { bodyOf } from "../../kit/api/failure.ts";
import { ConfirmDialog } from "../../kit/ui/confirm-dialog.tsx";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import styles from "./exchange.module.css";
import { ImportReportTable } from "./import-report.tsx";
import { importType } from "./import-type.ts";

/** The text above the counts. "Nothing would change" would be misleading if something fails. */
const dryRunSummary = ({ created, changed, failed }: ImportReport): string =>
  created + changed > 0 || failed > 0 ? "Nothing is changed yet." : "Nothing would change.";

/** Imports a file: first a dry run, then everything that would succeed. */
export function ImportSection() {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [report, setReport] = useState<ImportReport>();
  const [asking, setAsking] = useState(false);
  const { notify } = useNotices();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ body, type, dryRun }: { body: File; type: string; dryRun: boolean }): Promise<ImportReport> => {
      const headers = { "Content-Type": type };
      return bodyOf(adminFetch(`/api/import?dryRun=${dryRun ? 1 : 0}`, { method: "POST", headers, body }));
    },
    onMutate: () => setError(undefined),
    onSuccess: (made) => {
      setReport(made);
      if (made.dryRun) return;
      notify(made.failed === 0 ? "The file was imported." : "The file was imported, but not completely.", "good");
    },
    onError: ({ message }) => setError(message),
  });
  const busy = !isPending ? undefined : variables.dryRun ? "checking" : "importing";
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    setFile(chosen);
    setReport(undefined);
    setError(undefined);
    if (chosen === undefined) return;
    const type = importType(chosen.name);
    if (type === undefined) return setError("Choose a file whose name ends in .json or .csv.");
    mutate({ body: chosen, type, dryRun: true });
  };
  const importFile = () => {
    const type = file === undefined ? undefined : importType(file.name);
    setAsking(false);
    if (file !== undefined && type !== undefined && busy === undefined) mutate({ body: file, type, dryRun: false });
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
