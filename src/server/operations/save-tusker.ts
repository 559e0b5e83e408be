import type { Updateable } from "kysely";
import { AppError } from "../../domain/errors/app-error.ts";
import { concernsEntryOnly, type TuskerContent, tuskerContent } from "../../domain/history/entry-content.ts";
import { slugForEntry } from "../../domain/identifiers/slug-from-name.ts";
import type { ImageDetail } from "../../domain/images/entry-images.ts";
import { cleanAndRead } from "../../domain/richtext/clean-rich-text.ts";
import { parseFragment } from "../../domain/richtext/html-fragment.ts";
import { summaryOf } from "../../domain/richtext/plain-text-of.ts";
import { renderRichText } from "../../domain/richtext/render-rich-text.ts";
import { foldForSearch, sortKeyOf } from "../../domain/search/fold.ts";
import type { NewTusker, TuskerChange, TuskerDetail } from "../../domain/tuskers/tusker.ts";
import { raiseContentVersion } from "../db/content-version.ts";
import type { EntryState } from "../db/entry-contents.ts";
import { insertTuskerImages, replaceTuskerImages } from "../db/entry-images.ts";
import { insertTuskerTags, replaceTuskerTags } from "../db/entry-tags.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import type { TuskerRow, TuskersTable } from "../db/schema.ts";
import { drawnTuskerOf, toTusker, toTuskerDetail } from "../db/tusker-record.ts";
import { completeTusker, findTuskerRowById, insertTusker, updateTusker } from "../db/tuskers.ts";
import { portraitColumns } from "../pictures/entry-drawings.ts";
import { binEntry, type SavedBy, type Writer } from "./bin-entry.ts";
import { checkEntrySafety, checkTouchedEntries } from "./check-safety.ts";
import { claimChosenSlug, claimNewSlug } from "./choose-slug.ts";
import { drawingSecret } from "./drawing-secret.ts";
import { checkIfMatch } from "./entry-version.ts";
import { type CreateOptions, chooseId, isRecorded, type SaveOptions } from "./entry-wishes.ts";
import { placeImages } from "./place-images.ts";
import { describeChange, fieldsChanged, keepState, recordSave, touchesNothing } from "./record-save.ts";
import { renderTouchedEntries, STORED_VERSION } from "./render-entries.ts";

export type SavedTusker = { tusker: TuskerDetail; version: number };

/** What searches look through: the name and every other name, each on a line of its own so that no match spans two. */
const searchTextOf = (name: string, aliases: string[]): string => [name, ...aliases].map(foldForSearch).join("\n");

/** What is kept of the tusker as he was where a field is not sent, and the pictures that he is shown with. */
type Present = { description: string; aliases: string[]; images: ImageDetail[] };

/** The columns that follow from the fields sent; a field that was not sent gives none, `null` gives the empty value. */
function columnsOf(sent: NewTusker | TuskerChange, stored: Present) {
  const { html, tree } =
    sent.description === undefined
      ? { html: stored.description, tree: parseFragment(stored.description) }
      : cleanAndRead(sent.description ?? "");
  const aliases = sent.aliases === undefined ? stored.aliases : (sent.aliases ?? []);
  return {
    name: sent.name,
    sort_key: sortKeyOf(sent.name),
    search_text: searchTextOf(sent.name, aliases),
    age: sent.age,
    location: sent.location,
    description: html,
    description_html: renderRichText(tree, { images: stored.images }),
    html_version: STORED_VERSION,
    summary: summaryOf(tree),
    aliases: JSON.stringify(aliases),
    ...(sent.status === undefined ? {} : { status: sent.status ?? ("alive" as const) }),
    ...(sent.category === undefined ? {} : { category: sent.category ?? ("wild" as const) }),
    ...(sent.publication === undefined ? {} : { publication: sent.publication ?? ("published" as const) }),
    ...(sent.statusAsOf === undefined ? {} : { status_as_of: sent.statusAsOf }),
    ...(sent.statusNote === undefined ? {} : { status_note: sent.statusNote }),
    ...(sent.ageNote === undefined ? {} : { age_note: sent.ageNote }),
    ...(sent.bornYear === undefined ? {} : { born_year: sent.bornYear }),
    ...(sent.diedOn === undefined ? {} : { died_on: sent.diedOn }),
    ...(sent.heightM === undefined ? {} : { height_m: sent.heightM }),
    ...(sent.tusks === undefined ? {} : { tusks: sent.tusks }),
    ...(sent.origin === undefined ? {} : { origin: sent.origin }),
    ...(sent.sources === undefined ? {} : { sources: JSON.stringify(sent.sources ?? []) }),
    ...(sent.portrait === undefined ? {} : { portrait: sent.portrait === null ? null : JSON.stringify(sent.portrait) }),
  } satisfies Updateable<TuskersTable>;
}

/** What a tusker has who was never given more than he needs. */
const NEW_TUSKER = {
  status: "alive",
  category: "wild",
  publication: "published",
  status_as_of: null,
  status_note: null,
  age_note: null,
  born_year: null,
  died_on: null,
  height_m: null,
  tusks: null,
  origin: null,
  sources: "[]",
  portrait: null,
  version: 1,
  binned_at: null,
} satisfies Updateable<TuskersTable>;

/** A tusker as his history keeps him. */
const stateOf = (row: Omit<TuskerRow, "seq">, content: TuskerContent): EntryState => ({
  kind: "tusker",
  id: row.id,
  name: row.name,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  content,
});

/**
 * Adds a tusker to the directory.
 * @throws AppError `Invalid` for a picture that the store does not have, and for what may not be told of a living wild
 *   animal; `Conflict` for a wished id that is taken
 */
export function createTusker(
  { db, clock }: Writer,
  sent: NewTusker,
  options: CreateOptions = { by: null },
): Promise<SavedTusker> {
  return db.write.transaction().execute(async (transaction) => {
    const id = await chooseId(transaction, "tusker", options.id);
    const now = clock.now();
    const slug = await claimNewSlug(transaction, {
      kind: "tusker",
      base: slugForEntry("tusker", sent.name, id),
      wished: options.slug,
      entryId: id,
    });
    const { images, names, touched } = await placeImages(transaction, [], sent);
    const columns = columnsOf(sent, { description: "", aliases: [], images });
    const undrawn = {
      ...NEW_TUSKER,
      id,
      slug,
      ...columns,
      created_at: options.createdAt ?? now.toISOString(),
      updated_at: now.toISOString(),
    };
    const tags = sent.tags ?? [];
    const secret = await drawingSecret(transaction, undrawn);
    const values: Omit<TuskerRow, "seq"> = { ...undrawn, ...portraitColumns(drawnTuskerOf(undrawn, tags), secret) };
    const seq = await insertTusker(transaction, values);
    await insertTuskerTags(transaction, seq, tags);
    await insertTuskerImages(transaction, seq, names ?? []);
    await checkTouchedEntries(transaction, touched, now);
    await renderTouchedEntries(transaction, touched, { by: options.by, now });
    const tusker = toTuskerDetail({ ...values, seq }, tags, images);
    const content = tuskerContent(tusker);
    checkEntrySafety(content, now);
    if (isRecorded(options)) {
      const { by, action = "created" } = options;
      await recordSave(transaction, stateOf(values, content), { by, action, now });
    }
    await raiseContentVersion(transaction, { onlyAdds: touchesNothing(touched) });
    return { tusker, version: values.version };
  });
}

/**
 * Changes the fields of a tusker that were sent, and no other. Where nothing would be another than it is, nothing is
 * written at all.
 * @param ifMatch the request's `If-Match`, if it had one
 * @throws AppError `NotFound`, `Gone` (in the bin), `Stale`, `Conflict` (slug), `Invalid` (pictures, positions, dates)
 */
export function changeTusker(
  { db, clock }: Writer,
  id: string,
  sent: TuskerChange,
  ifMatch: string | undefined,
  options: SaveOptions = { by: null },
): Promise<SavedTusker> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableTusker(transaction, id);
    checkIfMatch(ifMatch, row.version);
    return changeTuskerRow(transaction, row, sent, { ...options, now: clock.now() });
  });
}

/** The same inside a transaction that has looked at the row already. */
export async function changeTuskerRow(
  transaction: WriteTransaction,
  row: TuskerRow,
  sent: TuskerChange,
  { by, action, detail, now }: SaveOptions & { now: Date },
): Promise<SavedTusker> {
  const { seq, id } = row;
  const stored = await completeTusker(transaction, row);
  const before = tuskerContent(stored);
  if (sent.slug !== undefined && sent.slug !== row.slug) {
    await claimChosenSlug(transaction, { kind: "tusker", slug: sent.slug, entryId: id });
  }
  const { images, names, touched } = await placeImages(transaction, stored.imageDetails, sent);
  const columns = { ...columnsOf(sent, { ...stored, images }), slug: sent.slug ?? row.slug };
  const tags = sent.tags === undefined ? stored.tags : (sent.tags ?? []);
  const after = tuskerContent(toTusker({ ...row, ...columns }, tags, images));
  const changed = fieldsChanged(before, after);
  if (changed.length === 0) return { tusker: stored, version: row.version };
  checkEntrySafety(after, now);
  await keepState(transaction, stateOf(row, before));
  const undrawn = { ...columns, version: row.version + 1, updated_at: now.toISOString() };
  const secret = await drawingSecret(transaction, { ...row, ...undrawn });
  const written = { ...undrawn, ...portraitColumns(drawnTuskerOf({ ...row, ...columns }, tags), secret) };
  await updateTusker(transaction, seq, written);
  if (sent.tags !== undefined) await replaceTuskerTags(transaction, seq, tags);
  if (names !== undefined) await replaceTuskerImages(transaction, seq, names);
  const others = { ...touched, tuskerSeqs: touched.tuskerSeqs.filter((other) => other !== seq) };
  await checkTouchedEntries(transaction, others, now);
  await renderTouchedEntries(transaction, others, { by, now });
  const saved: TuskerRow = { ...row, ...written };
  const described = describeChange(before, after, changed, { action, detail });
  await recordSave(transaction, stateOf(saved, after), { ...described, by, now });
  await raiseContentVersion(transaction, concernsEntryOnly("tusker", changed) ? { onlyEntry: id } : {});
  return { tusker: toTuskerDetail(saved, tags, images), version: saved.version };
}

/**
 * Puts a tusker into the bin. Its address stays reserved and answers 410.
 * @throws AppError `NotFound`, `Gone` (there already), `Stale`
 */
export const binTusker = (
  writer: Writer,
  id: string,
  ifMatch: string | undefined,
  options: SavedBy = { by: null },
): Promise<void> => binEntry(writer, { kind: "tusker", id }, ifMatch, options);

/** @throws AppError `NotFound`, `Gone` for one in the bin */
export async function getChangeableTusker(transaction: WriteTransaction, id: string): Promise<TuskerRow> {
  const row = await findTuskerRowById(transaction, id);
  if (!row) throw new AppError("NotFound", `There is no tusker with the id ${id}.`);
  if (row.binned_at !== null) throw new AppError("Gone", "This tusker is in the bin.");
  return row;
}
