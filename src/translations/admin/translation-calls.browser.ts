import { adminApi, adminFetch } from "../../admin/api/admin-api.browser.ts";
import { bodyOf, succeeded } from "../../admin/api/failure.ts";
import type { EXPORT_CHOICES, ExchangeFormat, TranslationImport } from "../exchange/unit.ts";
import type { PieceState, TranslationName } from "../pieces/piece.ts";
import type { EditedTranslation, SentPiece, WorkItem } from "../prose/edited-translation.ts";

const one = adminApi.api.translations[":language"];

export const loadWork = (language: string, signal: AbortSignal): Promise<WorkItem[]> =>
  bodyOf(one.$get({ param: { language } }, { init: { signal } }));

export const loadTranslation = (param: TranslationName, signal: AbortSignal): Promise<EditedTranslation> =>
  bodyOf(one[":kind"][":id"].$get({ param }, { init: { signal } }));

/** Saves pieces over this version. @throws the API's `Failure` */
export const sendPieces = (param: TranslationName, version: number, pieces: SentPiece[]): Promise<EditedTranslation> =>
  bodyOf(one[":kind"][":id"].$put({ param, header: { "if-match": `"${version}"` }, json: { pieces } }));

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? "")?.[1] ?? "translation";

/** Downloads a language for translators. */
export async function saveFile(
  language: string,
  query: { format: ExchangeFormat; choice: (typeof EXPORT_CHOICES)[number] },
): Promise<void> {
  const response = await succeeded(adminFetch(`/api/translations/${language}/export?${new URLSearchParams(query)}`));
  // A plain link to the call would not send the token.
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = nameIn(response.headers.get("Content-Disposition"));
  link.click();
  URL.revokeObjectURL(url);
}

/** The content type for the API, by file extension; undefined for a file that it cannot read. */
export function typeOfFile(name: string): string | undefined {
  if (/\.(?:xlf|xliff)$/i.test(name)) return "application/xliff+xml";
  return /\.csv$/i.test(name) ? "text/csv" : undefined;
}

/** Sends a file of translators; with `dryRun` nothing is changed. */
export const sendFile = (
  language: string,
  file: File,
  type: string,
  { dryRun, state, translator }: { dryRun: boolean; state: Exclude<PieceState, "checked">; translator: string },
): Promise<TranslationImport> => {
  const query = new URLSearchParams({ dryRun: dryRun ? "1" : "0", state, ...(translator !== "" && { translator }) });
  return bodyOf(
    adminFetch(`/api/translations/${language}/import?${query}`, {
      method: "POST",
      headers: { "Content-Type": type },
      body: file,
    }),
  );
};
