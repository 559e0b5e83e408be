import { useState } from "react";
import { failureOf } from "../../admin/api/failure.ts";
import { useNotices } from "../../admin/ui/notices.tsx";
import { Panel } from "../../admin/ui/panel.tsx";
import { Icon } from "../../platform/ui/icon.tsx";
import { Spinner } from "../../platform/ui/loading/spinner.tsx";
import styles from "./exchange.module.css";
import { type ExportForm, saveExport } from "./exchange-calls.browser.ts";

const FORMS: { label: string; form: ExportForm }[] = [
  { label: "Everything (JSON)", form: { format: "json" } },
  { label: "Tuskers as a table (CSV)", form: { format: "csv", kind: "tusker" } },
  { label: "Articles as a table (CSV)", form: { format: "csv", kind: "article" } },
];

/** Exports the directory as a file. */
export function ExportSection() {
  const [making, setMaking] = useState<string>();
  const { notify } = useNotices();
  const save = async (label: string, form: ExportForm) => {
    if (making !== undefined) return;
    setMaking(label);
    try {
      await saveExport(form);
    } catch (error) {
      notify(`The file could not be created: ${failureOf(error).message}`, "bad");
    }
    setMaking(undefined);
  };
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
            aria-disabled={making !== undefined || undefined}
            onClick={() => void save(label, form)}
          >
            {making === label ? <Spinner /> : <Icon name="download" />}
            {label}
          </button>
        ))}
      </div>
    </Panel>
  );
}
