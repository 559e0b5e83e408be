import { insertActivity } from "../../people/activity/activity-rows.server.ts";
import { raiseContentVersion } from "../../platform/db/content-version.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { isRecord } from "../../platform/text/is-record.ts";
import { openSourceFinder } from "../entries/sources/find-sources.server.ts";
import { addSource, changedColumns, changeSource } from "../source-library/change-source.server.ts";
import { findLastNumber, findSources, mergeSourceRows } from "../sources/rows/source-rows.server.ts";
import { isSameSource } from "../sources/same-source.ts";
import { HIGHEST_CHOSEN_NUMBER, numberOfKey } from "../sources/source-key.ts";
import type { FileSource } from "./files/directory-file.server.ts";
import { type ExportedSource, exportedSourceSchema } from "./files/exported-source.ts";
import type { Importer } from "./import-kinds.server.ts";
import type { ImportedItem } from "./import-report.ts";

/** The keys that the sources of the file have here. */
export type KeysHere = Map<string, string>;

type Outcome = Pick<ImportedItem, "result" | "changes" | "message">;

/** The name of a source in the report. */
export const nameOfSource = ({ place, raw }: FileSource): string =>
  isRecord(raw) && typeof raw.title === "string" && raw.title !== "" ? raw.title.slice(0, 200) : place;

/**
 * Brings one source into the library: adds it with its key, or updates the one that it is here. If its key means
 * another source here, it gets a new one; the entries of the file find it by its address or title.
 * @throws AppError `Invalid` for what is no source
 */
export async function importSource(
  importer: Importer,
  { raw }: FileSource,
  { dryRun, by, keys }: { dryRun: boolean; by: string | null; keys: KeysHere },
): Promise<Outcome> {
  const checked = exportedSourceSchema.safeParse(raw);
  if (!checked.success) throw new AppError("Invalid", checked.error.issues[0]?.message ?? "It must be a source.");
  const { mergedInto, ...sent } = checked.data;
  const here = await findHere(importer.db.read, sent, new Set(keys.values()));
  if ("key" in here) keys.set(sent.key, here.key);
  if (mergedInto !== undefined) {
    // The key of a merged source only has to lead to the other one.
    const into = keys.get(mergedInto);
    if (!("isFree" in here) || !here.isFree || into === undefined) return { result: "unchanged" };
    if (!dryRun) await addImported(importer, sent, { by, into });
    return { result: "created" };
  }
  const { key: sentKey, ...fields } = sent;
  if ("key" in here) {
    const [row] = await findSources(importer.db.read, { keys: [here.key] });
    const changes = row === undefined ? [] : changedColumns(row, fields).map(({ field }) => field);
    if (changes.length === 0) return { result: "unchanged" };
    if (!dryRun) await changeSource(importer, here.key, fields, { by, action: "imported" });
    return { result: "changed", changes };
  }
  const key = here.isFree ? sentKey : `S${(await findLastNumber(importer.db.read)) + 1}`;
  keys.set(sentKey, key);
  if (!dryRun) await addImported(importer, { ...fields, key }, { by });
  return { result: "created", ...(here.isFree ? {} : { message: `${sentKey} means another source here.` }) };
}

type Here = { key: string } | { isFree: boolean };

/** The key that a source of the file has here, or whether its own is free. */
async function findHere(
  db: Queryable,
  { key, title, url, kind }: ExportedSource,
  taken: ReadonlySet<string>,
): Promise<Here> {
  const [row] = await findSources(db, { keys: [key] });
  if (row !== undefined && isSameSource(row, { title, url })) return { key: row.merged_into ?? row.key };
  const named = { title, kind, ...(url == null ? {} : { url }) };
  const found = (await openSourceFinder(db, [named], [])).find(named);
  // Two sources of the file may have one address; they stay two.
  if (found !== undefined && !taken.has(found.key)) return { key: found.key };
  return { isFree: row === undefined && numberOfKey(key) <= HIGHEST_CHOSEN_NUMBER };
}

function addImported(
  { db, clock }: Importer,
  source: Omit<ExportedSource, "mergedInto">,
  { by, into }: { by: string | null; into?: string },
): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const now = clock.now();
    const { key, title } = await addSource(transaction, source, now);
    if (into !== undefined) await mergeSourceRows(transaction, { from: key, to: into, at: now.toISOString() });
    const subject = { kind: "source", id: key, name: title } as const;
    await insertActivity(transaction, { username: by, action: "imported", subject, now });
    await raiseContentVersion(transaction, { onlyAdds: true });
  });
}
