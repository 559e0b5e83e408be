import { checkIfMatch } from "../../../platform/api/entry-version.server.ts";
import { raiseContentVersion } from "../../../platform/db/content-version.server.ts";
import type { WriteTransaction } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { slugForEntry } from "../../../platform/ids/slug-from-name.ts";
import type { ArticleChange, NewArticle } from "../../articles/article.ts";
import { drawingSecret } from "../../drawings/drawing-secret.server.ts";
import { merge } from "../../fields/content.ts";
import type { Content, Fields } from "../../fields/fields.ts";
import { countSeqs } from "../../kinds/rows/entry-rows.server.ts";
import { insertEntryTags, replaceEntryTags } from "../../kinds/tag-rows.server.ts";
import type { Source } from "../../sources/source.ts";
import type { NewTusker, TuskerChange } from "../../tuskers/tusker.ts";
import { ENTRY_CODE } from "../entry-code.server.ts";
import { insertEntryImages, replaceEntryImages } from "../entry-image-rows.server.ts";
import { concernsEntryOnly } from "../history/entry-content.ts";
import {
  completeEntry,
  type DetailOf,
  getChangeableRow,
  insertEntry,
  type RowOf,
  toDetail,
  updateEntry,
} from "../records/complete-entries.server.ts";
import { writeRelations } from "../rows/relation-rows.server.ts";
import { adoptKeys } from "../sources/adopt-keys.server.ts";
import { settleSources } from "../sources/settle-sources.server.ts";
import type { Writer } from "./bin-entry.server.ts";
import { checkImageOrigins } from "./check-origins.server.ts";
import { checkMayChange, checkMayTouch } from "./check-right.server.ts";
import { checkEntrySafety, checkTouchedEntries } from "./check-safety.server.ts";
import { claimChosenSlug, claimNewSlug } from "./choose-slug.server.ts";
import { keptContent, stateOf } from "./content-rows.server.ts";
import { noteWarnings, wildNamesFor } from "./note-warnings.server.ts";
import { placeImages } from "./place-images.server.ts";
import { describeChange, fieldsChanged, keepState, recordSave } from "./record-save.server.ts";
import { renderTouchedEntries } from "./render-entries.server.ts";
import { type CreateOptions, chooseId, isRecorded, type SaveOptions } from "./save-options.server.ts";
import { writeSources } from "./write-sources.server.ts";

type Bodies = {
  tusker: { add: NewTusker; change: TuskerChange };
  article: { add: NewArticle; change: ArticleChange };
};
export type NewOf<Kind extends EntryKind> = Bodies[Kind]["add"];
export type ChangeOf<Kind extends EntryKind> = Bodies[Kind]["change"];

export type Saved<Kind extends EntryKind> = { entry: DetailOf<Kind>; version: number };

/** The fields of either kind: the code below treats both alike and leaves the differences to `ENTRY_CODE`. */
type AnyContent = Content<Fields> & { tags: string[]; publication: "published" | "draft"; sources: Source[] };

/**
 * Creates an entry. An article dated in the future is stored now and becomes public at the start of that day in Sri
 * Lanka.
 * @throws AppError `Invalid` for an image that is not stored, or for content that may not be published about a living
 * wild animal; `Conflict` if the requested id is taken; `Forbidden` for what the role may not publish
 */
export function createEntry<Kind extends EntryKind>(
  { db, clock }: Writer,
  kind: Kind,
  body: NewOf<Kind>,
  options: CreateOptions = { by: null },
): Promise<Saved<Kind>> {
  const code = ENTRY_CODE[kind];
  return db.write.transaction().execute(async (transaction) => {
    const id = await chooseId(transaction, kind, options.id);
    const now = clock.now();
    const sent = options.action === "imported" ? await adoptKeys(transaction, body) : body;
    const merged = (await code.merge(undefined, sent)) as AnyContent;
    checkMayChange(options, merged);
    const { content, added } = await settleSources(transaction, merged, { sent: sent.sources, stored: [] });
    const name = code.nameOf(content);
    const slug = await claimNewSlug(transaction, {
      kind,
      base: slugForEntry(kind, name, id),
      requested: options.slug,
      entryId: id,
    });
    const { images, names, touched } = await placeImages(transaction, [], sent);
    await checkMayTouch(transaction, options, touched);
    const undrawn = {
      id,
      slug,
      version: 1,
      binned_at: null,
      ...(await code.columnsOf(content, images)),
      created_at: options.createdAt ?? now.toISOString(),
      updated_at: now.toISOString(),
    };
    const secret = await drawingSecret(transaction, { ...undrawn, publication: content.publication });
    const values = { ...undrawn, ...code.drawnColumns({ ...content, slug }, secret) };
    const seq = await insertEntry(transaction, kind, values);
    await insertEntryTags(transaction, kind, seq, content.tags);
    await insertEntryImages(transaction, kind, seq, names ?? []);
    await writeSources(transaction, { kind, id }, { before: [], after: content.sources, added, now });
    const relations = { before: [], after: code.relationsOf(content), mayLack: options.action === "imported" };
    await writeRelations(transaction, { seq, id }, relations);
    await checkTouchedEntries(transaction, touched, now);
    await renderTouchedEntries(transaction, touched, { by: options.by, now });
    const kept = keptContent(kind, content, { slug, imageDetails: images });
    await checkEntrySafety(kept, now);
    await checkImageOrigins(transaction, kept, images);
    if (isRecorded(options)) {
      const { by, action = "created", wild } = options;
      await recordSave(transaction, stateOf(kind, values, name, kept), { by, action, now, wild });
    }
    await raiseContentVersion(transaction, { onlyAdds: countSeqs(touched) === 0 });
    const row = { ...values, seq } as unknown as RowOf<Kind>;
    return { entry: toDetail(kind, row, content.tags, images), version: values.version };
  });
}

/**
 * Changes only the submitted fields of an entry. Writes nothing if no value changes.
 * @param ifMatch the request's `If-Match`, if it had one
 * @throws AppError `NotFound`, `Gone` (in the bin), `Stale`, `Forbidden`, `Conflict` (slug), `Invalid` (images,
 * positions, dates)
 */
export function changeEntry<Kind extends EntryKind>(
  { db, clock }: Writer,
  { kind, id }: { kind: Kind; id: string },
  sent: ChangeOf<Kind>,
  ifMatch: string | undefined,
  options: SaveOptions = { by: null },
): Promise<Saved<Kind>> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableRow(transaction, kind, id);
    checkIfMatch(ifMatch, row.version);
    return changeRow(transaction, { kind, row }, sent, { ...options, now: clock.now() });
  });
}

/** The same inside a transaction that has already read and checked the row. */
export async function changeRow<Kind extends EntryKind>(
  transaction: WriteTransaction,
  { kind, row }: { kind: Kind; row: RowOf<Kind> },
  body: ChangeOf<Kind>,
  options: SaveOptions & { now: Date },
): Promise<Saved<Kind>> {
  const code = ENTRY_CODE[kind];
  const { by, action, detail, now, wild } = options;
  const { seq, id } = row;
  const sent = action === "imported" ? await adoptKeys(transaction, body) : body;
  const entry = await completeEntry(transaction, kind, row);
  const stored = code.contentOf(row, entry.tags) as AnyContent;
  const merged = (await code.merge(stored, sent)) as AnyContent;
  checkMayChange(options, stored, merged);
  const given = { sent: sent.sources, stored: stored.sources };
  const { content, added } = await settleSources(transaction, merged, given);
  const slug = sent.slug ?? row.slug;
  if (slug !== row.slug) await claimChosenSlug(transaction, { kind, slug, entryId: id });
  const { images, names, touched } = await placeImages(transaction, entry.imageDetails, sent);
  await checkMayTouch(transaction, options, touched);
  const before = keptContent(kind, stored, entry);
  const after = keptContent(kind, content, { slug, imageDetails: images });
  const changed = fieldsChanged(before, after);
  if (changed.length === 0) {
    // What an older release stored has none noted yet.
    const state = stateOf(kind, row, code.nameOf(stored), before);
    await noteWarnings(transaction, state, { now, wild: wild ?? (await wildNamesFor(transaction, kind)) });
    return { entry, version: row.version };
  }
  await checkEntrySafety(after, now);
  await checkImageOrigins(transaction, after, images);
  await keepState(transaction, stateOf(kind, row, code.nameOf(stored), before));
  const undrawn = {
    ...(await code.columnsOf(content, images)),
    slug,
    version: row.version + 1,
    updated_at: now.toISOString(),
  };
  const secret = await drawingSecret(transaction, { ...row, ...undrawn });
  const written = { ...undrawn, ...code.drawnColumns({ ...content, slug }, secret) };
  await updateEntry<EntryKind>(transaction, kind, seq, written);
  const relations = { before: code.relationsOf(stored), after: code.relationsOf(content) };
  await writeRelations(transaction, row, { ...relations, mayLack: action === "imported" || action === "restored" });
  if (sent.tags !== undefined) await replaceEntryTags(transaction, kind, seq, content.tags);
  if (names !== undefined) await replaceEntryImages(transaction, kind, seq, names);
  await writeSources(transaction, { kind, id }, { before: stored.sources, after: content.sources, added, now });
  const others = { ...touched, [kind]: touched[kind].filter((other) => other !== seq) };
  await checkTouchedEntries(transaction, others, now);
  await renderTouchedEntries(transaction, others, { by, now });
  const saved: RowOf<Kind> = { ...row, ...written };
  // What the site changed along with it, such as a claim with its older field, is not named.
  const asked = keptContent(kind, merge(code.fields, stored, sent), { slug, imageDetails: images });
  const named = fieldsChanged(before, asked).filter((name) => changed.includes(name));
  const described = describeChange(before, after, named, { action, detail });
  await recordSave(transaction, stateOf(kind, saved, code.nameOf(content), after), { ...described, by, now, wild });
  await raiseContentVersion(transaction, concernsEntryOnly(kind, changed) ? { onlyEntry: id } : {});
  return { entry: toDetail(kind, saved, content.tags, images), version: saved.version };
}
