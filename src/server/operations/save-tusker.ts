import type { Insertable, Updateable } from "kysely";
import { AppError } from "../../domain/errors/app-error.ts";
import { newEntryId } from "../../domain/identifiers/entry-id.ts";
import { slugForEntry } from "../../domain/identifiers/slug-from-name.ts";
import { cleanRichText } from "../../domain/richtext/clean-rich-text.ts";
import { summaryOf } from "../../domain/richtext/plain-text-of.ts";
import { renderRichText } from "../../domain/richtext/render-rich-text.ts";
import { foldForSearch, sortKeyOf } from "../../domain/search/fold.ts";
import type { NewTusker, TuskerChange, TuskerDetail } from "../../domain/tuskers/tusker.ts";
import { raiseContentVersion } from "../db/content-version.ts";
import { replaceTuskerImages } from "../db/entry-images.ts";
import { replaceTuskerTags } from "../db/entry-tags.ts";
import type { OpenDatabase } from "../db/open.ts";
import type { WriteTransaction } from "../db/queryable.ts";
import type { TuskerRow, TuskersTable } from "../db/schema.ts";
import { completeTusker, findTuskerRowById, insertTusker, updateTusker } from "../db/tuskers.ts";
import { portraitColumns } from "../pictures/entry-drawings.ts";
import type { Clock } from "../services.ts";
import { claimChosenSlug, claimNewSlug } from "./choose-slug.ts";
import { checkIfMatch } from "./entry-version.ts";
import { placeImages } from "./place-images.ts";
import { renderTouchedEntries, STORED_VERSION } from "./render-entries.ts";

export type SavedTusker = { tusker: TuskerDetail; version: number };

type Writer = { db: OpenDatabase; clock: Clock };

/** What searches look through: the name and every other name, each on a line of its own so that no match spans two. */
const searchTextOf = (name: string, aliases: string[]): string => [name, ...aliases].map(foldForSearch).join("\n");

/** The columns that follow from the fields sent; a field that was not sent gives none, `null` gives the empty value. */
function columnsOf(sent: NewTusker | TuskerChange, stored: { description: string; aliases: string[] }) {
  const clean = sent.description === undefined ? stored.description : cleanRichText(sent.description ?? "").html;
  const aliases = sent.aliases === undefined ? stored.aliases : (sent.aliases ?? []);
  return {
    name: sent.name,
    sort_key: sortKeyOf(sent.name),
    search_text: searchTextOf(sent.name, aliases),
    age: sent.age,
    location: sent.location,
    description: clean,
    summary: summaryOf(clean),
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

/** The tusker as it is stored now, after the columns were brought up to date that follow from the whole of it. */
async function savedTusker(transaction: WriteTransaction, id: string): Promise<SavedTusker> {
  const row = await findTuskerRowById(transaction, id);
  if (!row) throw new AppError("NotFound", `There is no tusker with the id ${id}.`);
  const columns = portraitColumns(await completeTusker(transaction, row));
  await updateTusker(transaction, row.seq, columns);
  return { tusker: await completeTusker(transaction, { ...row, ...columns }), version: row.version };
}

/**
 * Adds a tusker to the directory.
 * @param wished the slug to begin from, where it is not to be made from the name
 * @throws AppError `Invalid` for a picture that the store does not have
 */
export function createTusker(
  { db, clock }: Writer,
  sent: NewTusker,
  wished: { slug?: string } = {},
): Promise<SavedTusker> {
  return db.write.transaction().execute(async (transaction) => {
    const id = newEntryId();
    const now = clock.now().toISOString();
    const slug = await claimNewSlug(transaction, {
      kind: "tusker",
      base: wished.slug ?? slugForEntry("tusker", sent.name, id),
      entryId: id,
    });
    const { images, names, touched } = await placeImages(transaction, [], sent);
    const columns = columnsOf(sent, { description: "", aliases: [] });
    const values: Insertable<TuskersTable> = {
      id,
      slug,
      status: "alive",
      category: "wild",
      publication: "published",
      sources: "[]",
      ...columns,
      description_html: renderRichText(columns.description, { images }),
      html_version: STORED_VERSION,
      version: 1,
      created_at: now,
      updated_at: now,
    };
    const seq = await insertTusker(transaction, values);
    await replaceTuskerTags(transaction, seq, sent.tags ?? []);
    await replaceTuskerImages(transaction, seq, names ?? []);
    await renderTouchedEntries(transaction, touched);
    await raiseContentVersion(transaction);
    return savedTusker(transaction, id);
  });
}

/**
 * Changes the fields of a tusker that were sent, and no other.
 * @param ifMatch the request's `If-Match`, if it had one
 * @throws AppError `NotFound`, `Gone` (in the bin), `Stale`, `Conflict` (slug), `Invalid` (pictures)
 */
export function changeTusker(
  { db, clock }: Writer,
  id: string,
  sent: TuskerChange,
  ifMatch: string | undefined,
): Promise<SavedTusker> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableTusker(transaction, id);
    checkIfMatch(ifMatch, row.version);
    if (sent.slug !== undefined && sent.slug !== row.slug) {
      await claimChosenSlug(transaction, { kind: "tusker", slug: sent.slug, entryId: id });
    }
    const stored = await completeTusker(transaction, row);
    const { images, names, touched } = await placeImages(transaction, stored.imageDetails, sent);
    const columns = columnsOf(sent, stored);
    await updateTusker(transaction, row.seq, {
      ...columns,
      ...(sent.slug === undefined ? {} : { slug: sent.slug }),
      description_html: renderRichText(columns.description, { images }),
      html_version: STORED_VERSION,
      version: row.version + 1,
      updated_at: clock.now().toISOString(),
    });
    if (sent.tags !== undefined) await replaceTuskerTags(transaction, row.seq, sent.tags ?? []);
    if (names !== undefined) await replaceTuskerImages(transaction, row.seq, names);
    await renderTouchedEntries(transaction, {
      ...touched,
      tuskerSeqs: touched.tuskerSeqs.filter((seq) => seq !== row.seq),
    });
    await raiseContentVersion(transaction);
    return savedTusker(transaction, id);
  });
}

/**
 * Puts a tusker into the bin. Its address stays reserved and answers 410.
 * @throws AppError `NotFound`, `Gone` (there already), `Stale`
 */
export function binTusker({ db, clock }: Writer, id: string, ifMatch: string | undefined): Promise<void> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableTusker(transaction, id);
    checkIfMatch(ifMatch, row.version);
    await updateTusker(transaction, row.seq, { binned_at: clock.now().toISOString(), version: row.version + 1 });
    await raiseContentVersion(transaction);
  });
}

async function getChangeableTusker(transaction: WriteTransaction, id: string): Promise<TuskerRow> {
  const row = await findTuskerRowById(transaction, id);
  if (!row) throw new AppError("NotFound", `There is no tusker with the id ${id}.`);
  if (row.binned_at !== null) throw new AppError("Gone", "This tusker is in the bin.");
  return row;
}
