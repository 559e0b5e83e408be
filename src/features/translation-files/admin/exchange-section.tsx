import { useMutation } from "@tanstack/react-query";
import { type ChangeEvent, useState } from "react";
import { textBlocks } from "../../../admin/forms/entry/blocks/block.ts";
import { richTextBlocks } from "../../../admin/forms/entry/blocks/rich-text-blocks.ts";
import { BlockChanges } from "../../../admin/forms/entry/changes/block-changes.tsx";
import { adminFetch } from "../../../admin/kit/api/admin-api.browser.ts";
import { bodyOf } from "../../../admin/kit/api/failure.ts";
import { saveFile } from "../../../admin/kit/api/save-file.browser.ts";
import { useNotices } from "../../../admin/kit/ui/notices.tsx";
import { Panel } from "../../../admin/kit/ui/panel.tsx";
import { MAX_PERSON } from "../../../content/fields/pieces/piece.ts";
import type { Translation } from "../../../platform/languages/language.ts";
import { counted } from "../../../platform/text/counted.ts";
import { Field, TextInput } from "../../../ui/kit/forms/field.tsx";
import type { EXPORT_CHOICES, ExchangeFormat, ImportedUnit, TranslationImport } from "../unit.ts";
import styles from "./exchange-section.module.css";

/** More would make the page slow; the counts above them are complete. */
const SHOWN_UNITS = 200;

const unitText = ({ line, name, field }: ImportedUnit): string => `Line ${line}: ${name}, ${field}`;

/** A translation as readers see it. Its citations stay as they are typed. */
const asRead = (typed: string) => (/<[a-z]/i.test(typed) ? richTextBlocks(typed, String) : textBlocks(typed));

function Units({ units, unlisted }: Pick<TranslationImport, "units" | "unlisted">) {
  const more = Math.max(0, units.length - SHOWN_UNITS) + unlisted;
  return (
    <>
      {units.slice(0, SHOWN_UNITS).map((unit) => (
        <div key={`${unit.line} ${unit.field}`} className={styles.unit}>
          <b>{unitText(unit)}</b>
          {unit.message !== undefined && <p className={styles.error}>{unit.message}</p>}
          {unit.message === undefined && (
            <BlockChanges before={asRead(unit.before ?? "")} after={asRead(unit.after ?? "")} />
          )}
        </div>
      ))}
      {more > 0 && <p>And {more.toLocaleString("en")} more.</p>}
    </>
  );
}

/** The content type for the API, by file extension; undefined for a file that it cannot read. */
function typeOfFile(name: string): string | undefined {
  if (/\.(?:xlf|xliff)$/i.test(name)) return "application/xliff+xml";
  return /\.csv$/i.test(name) ? "text/csv" : undefined;
}

/** Files for translators without an account, out and back in. */
export function ExchangeSection({ language }: { language: Translation }) {
  const { notify } = useNotices();
  const [file, setFile] = useState<File>();
  const [translator, setTranslator] = useState("");
  const [isMachine, setIsMachine] = useState(false);
  const [report, setReport] = useState<TranslationImport>();
  const [error, setError] = useState<string>();
  const address = `/api/translations/${language}`;

  const { mutate: run, isPending: busy } = useMutation({
    mutationFn: (work: () => Promise<void>) => work(),
    onMutate: () => setError(undefined),
    onError: ({ message }) => setError(message),
  });
  const download = (format: ExchangeFormat, choice: (typeof EXPORT_CHOICES)[number]) =>
    busy || run(() => saveFile(adminFetch(`${address}/export?${new URLSearchParams({ format, choice })}`)));
  const send = (body: File, dryRun: boolean) => {
    if (busy) return;
    const type = typeOfFile(body.name);
    if (type === undefined) return setError("Choose a file whose name ends in .xlf, .xliff or .csv.");
    const query = new URLSearchParams({
      dryRun: dryRun ? "1" : "0",
      state: isMachine ? "machine" : "translated",
      ...(translator.trim() !== "" && { translator: translator.trim() }),
    });
    run(async () => {
      const headers = { "Content-Type": type };
      const made: TranslationImport = await bodyOf(
        adminFetch(`${address}/import?${query}`, { method: "POST", headers, body }),
      );
      setReport(made);
      if (dryRun) return;
      notify(made.failed === 0 ? "The file was imported." : "The file was imported, but not completely.", "good");
    });
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const chosen = target.files?.[0];
    setFile(chosen);
    setReport(undefined);
    setError(undefined);
    if (chosen !== undefined) send(chosen, true);
  };
  const changes = report === undefined ? 0 : report.added + report.changed;
  return (
    <Panel className={styles.exchange} aria-labelledby="exchange">
      <h2 id="exchange">For a translator</h2>
      <p>
        XLIFF is for programs such as OmegaT or Poedit, CSV for spreadsheets. Import either below. Marks in braces, such
        as {"{S12}"}, are sources: keep each in its sentence.
      </p>
      <div className="acts">
        <button type="button" className="btn quiet" onClick={() => download("xliff", "open")}>
          XLIFF, unfinished
        </button>
        <button type="button" className="btn quiet" onClick={() => download("csv", "open")}>
          CSV, unfinished
        </button>
        <button type="button" className="btn quiet" onClick={() => download("xliff", "all")}>
          XLIFF, everything
        </button>
        <button type="button" className="btn quiet" onClick={() => download("csv", "all")}>
          CSV, everything
        </button>
      </div>
      <TextInput
        label="Who translated the file"
        hint="Leave empty if it was you."
        maxLength={MAX_PERSON}
        value={translator}
        onChange={({ target }) => setTranslator(target.value)}
      />
      <label className={styles.choice}>
        <input type="checkbox" checked={isMachine} onChange={({ target }) => setIsMachine(target.checked)} /> Machine
        translation
      </label>
      <Field
        label="File to import"
        hint="XLIFF or CSV, at most 10 MB. The file is checked first, and nothing changes until you confirm."
        error={error}
      >
        {(ids) => <input type="file" accept=".xlf,.xliff,.csv" disabled={busy} onChange={choose} {...ids} />}
      </Field>
      <p role="status">
        {busy && "Working..."}
        {!busy &&
          report !== undefined &&
          `${report.dryRun ? "Nothing is changed yet. " : "Done. "}${report.added} added, ${report.changed} changed, ${report.unchanged} unchanged, ${report.failed} failed.`}
      </p>
      {report !== undefined && <Units units={report.units} unlisted={report.unlisted} />}
      {report?.dryRun && changes > 0 && file !== undefined && (
        <div className="acts">
          <button type="button" className="btn" aria-disabled={busy || undefined} onClick={() => send(file, false)}>
            Import {counted(changes, "paragraph", "paragraphs")}
          </button>
        </div>
      )}
    </Panel>
  );
}
