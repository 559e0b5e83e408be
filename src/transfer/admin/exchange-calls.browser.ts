import { adminFetch } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../admin/api/failure.ts";
import type { EntryKind } from "../../platform/identifiers/entry-kind.ts";
import type { ImportReport } from "../import-report.ts";

/** The available exports: everything, or one kind of entry as a table. */
export type ExportForm = { format: "json" } | { format: "csv"; kind: EntryKind };

const nameIn = (disposition: string | null): string => /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "directory";

/** Downloads the directory as a file. @throws the API's `Failure`, or what `fetch` throws */
export async function saveExport(form: ExportForm): Promise<void> {
  const response = await succeeded(adminFetch(`/api/export?${new URLSearchParams(form)}`));
  // A plain link to the call would not send the token.
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameIn(response.headers.get("Content-Disposition"));
  link.click();
  URL.revokeObjectURL(url);
}

/** The content type for the API, by file extension; undefined for a file that it cannot read. */
export function importType(fileName: string): "application/json" | "text/csv" | undefined {
  if (/\.json$/i.test(fileName)) return "application/json";
  return /\.csv$/i.test(fileName) ? "text/csv" : undefined;
}

/** Uploads a file; with `dryRun` nothing is changed. @throws the API's `Failure`, or what `fetch` throws */
export const sendImport = (file: File, type: string, dryRun: boolean): Promise<ImportReport> =>
  bodyOf(
    adminFetch(`/api/import?dryRun=${dryRun ? 1 : 0}`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: file,
    }),
  );
