import { useMutation } from "@tanstack/react-query";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { Icon } from "../../../ui/kit/icon.tsx";
import { Spinner } from "../../../ui/kit/loading/spinner.tsx";
import { adminFetch } from "../../kit/api/admin-api.browser.ts";
import { saveFile } from "../../kit/api/save-file.browser.ts";
import { useNotices } from "../../kit/ui/notices.tsx";
import { Panel } from "../../kit/ui/panel.tsx";
import styles from "./exchange.module.css";

/** The available exports: everything, or one kind of entry as a table. */
type ExportForm = { format: "json" } | { format: "csv"; kind: EntryKind };

const FORMS: { label: string; form: ExportForm }[] = [
  { label: "Everything (JSON)", form: { format: "json" } },
  { label: "Tuskers as a table (CSV)", form: { format: "csv", kind: "tusker" } },
  { label: "Articles as a table (CSV)", form: { format: "csv", kind: "article" } },
];

/** Exports the directory as a file. */
export function ExportSection() {
  const { notify } = useNotices();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (form: ExportForm) => saveFile(adminFetch(`/api/export?${new URLSearchParams(form)}`)),
    onError: ({ message }) => notify(`The file could not be created: ${message}`, "bad"),
  });
  return (
    <Panel className={styles.section} aria-labelledby="export">
      <h2 id="export">Export</h2>
      <p>
        With drafts and scheduled articles, without the bin. The file names the images; the images themselves are in the
        backups.
      </p>
      <div className="acts">
        {FORMS.map(({ label, form }) => (
          <button
            key={label}
            type="button"
            className="btn quiet"
            aria-disabled={isPending || undefined}
            onClick={() => isPending || mutate(form)}
          >
            {isPending && variables === form ? <Spinner /> : <Icon name="download" />}
            {label}
          </button>
        ))}
      </div>
    </Panel>
  );
}
