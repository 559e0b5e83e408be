import { setImmediate } from "node:timers/promises";
import { AppError, invalidField } from "../../platform/errors/app-error.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { storageFailure } from "../../platform/storage/storage-failure.server.ts";
import { completeEntry, getChangeableRow } from "../entries/records/complete-entries.server.ts";
import { binEntry, changeState, type EntryName, type Writer } from "../entries/saving/bin-entry.server.ts";
import type { SavedBy } from "../entries/saving/check-right.server.ts";
import { checkEntrySafety } from "../entries/saving/check-safety.server.ts";
import { findRevision } from "../entries/saving/revision-rows.server.ts";
import { type ChangeOf, changeRow } from "../entries/saving/save-entry.server.ts";
import { tagsSchema } from "../fields/tag.ts";
import { findEntry } from "../kinds/rows/entry-rows.server.ts";
import type { BulkChange, BulkResult, BulkUndo } from "./bulk.ts";

/**
 * Publishes an entry or makes it a draft again. A no-op if it already has that state.
 * @returns the version that the entry has now, if it changed
 * @throws AppError `NotFound`, `Gone` if it is in the bin, `Invalid` if it may not be published for the safety of a
 * living wild animal
 */
export function setPublication(
  { db, clock }: Writer,
  { kind, id }: EntryName,
  publication: "published" | "draft",
  { by }: SavedBy,
): Promise<number | undefined> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableRow(transaction, kind, id);
    if (row.publication === publication) return undefined;
    const now = clock.now();
    if (publication === "published") {
      await checkEntrySafety({ ...(await completeEntry(transaction, kind, row)), publication }, now);
    }
    const values = { publication, updated_at: now.toISOString() };
    const action = publication === "published" ? "published" : "unpublished";
    return changeState(transaction, { kind, row }, values, { by, action, now });
  });
}

/** What is changed in many entries at once. */
type BulkState = { publication: "published" | "draft"; tags: string[] };

/** A change of nothing else: an entry keeps the fields that are not sent, also those that a form must send. */
const onlyThese = (state: Partial<BulkState>) => state as ChangeOf<EntryKind>;

/** Adds a tag or takes it away, as an ordinary change. @returns the version that the entry has now, if it changed */
function changeTags(
  { db, clock }: Writer,
  { kind, id }: EntryName,
  newTags: (tags: readonly string[]) => string[],
  savedBy: SavedBy,
): Promise<number | undefined> {
  return db.write.transaction().execute(async (transaction) => {
    const row = await getChangeableRow(transaction, kind, id);
    const before = (await completeEntry(transaction, kind, row)).tags;
    const tags = tagsSchema.safeParse(newTags(before));
    if (!tags.success) throw invalidField("tags", tags.error.issues[0]?.message ?? "These tags cannot be saved.");
    const options = { ...savedBy, now: clock.now() };
    const { version } = await changeRow(transaction, { kind, row }, onlyThese({ tags: tags.data }), options);
    return version === row.version ? undefined : version;
  });
}

const sameTag = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function changeOne(
  writer: Writer,
  entry: EntryName,
  change: BulkChange,
  savedBy: SavedBy,
): Promise<number | undefined> {
  switch (change.action) {
    case "publish":
      return setPublication(writer, entry, "published", savedBy);
    case "unpublish":
      return setPublication(writer, entry, "draft", savedBy);
    case "bin":
      return binEntry(writer, entry, undefined, savedBy);
    case "add tag":
      return changeTags(writer, entry, (tags) => [...tags, change.tag], savedBy);
    case "remove tag":
      return changeTags(writer, entry, (tags) => tags.filter((tag) => !sameTag(tag, change.tag)), savedBy);
  }
}

/**
 * Takes the last change of an entry back, if it still has the version that this change gave it: it leaves the bin, or
 * gets the publication and the tags of the version before. The history shows both changes.
 * @returns the version that the entry has now
 * @throws AppError `NotFound`, `Stale` if it was changed since, `Invalid` if it may no longer be published
 */
function undoOne(
  { db, clock }: Writer,
  { kind, id }: EntryName,
  version: number,
  savedBy: SavedBy,
): Promise<number | undefined> {
  return db.write.transaction().execute(async (transaction) => {
    const found = await findEntry(transaction, kind, id);
    if (found === undefined) throw new AppError("NotFound", `This ${kind} was deleted for ever.`);
    if (found.version !== version) {
      throw new AppError("Stale", "It was changed by somebody since, so it was left as it is.");
    }
    const now = clock.now();
    if (found.binned_at !== null) {
      const save = { by: savedBy.by, action: "unbinned", now } as const;
      return changeState(transaction, { kind, row: found }, { binned_at: null }, save);
    }
    const row = await getChangeableRow(transaction, kind, id);
    const before = await findRevision(transaction, { kind, id }, version - 1);
    if (before === undefined) throw new AppError("NotFound", "Its version before this change is no longer kept.");
    const { publication, tags } = before.content as Pick<BulkState, "publication" | "tags">;
    const options = { ...savedBy, action: "restored", detail: `version ${version - 1}`, now } as const;
    return (await changeRow(transaction, { kind, row }, onlyThese({ publication, tags }), options)).version;
  });
}

function messageOf(error: unknown, { db, log }: Pick<Services, "db" | "log">): string {
  if (error instanceof AppError) return error.message;
  const failure = storageFailure(error, db.dialect);
  if (failure?.kind === "DiskFull") return failure.message;
  log.error({ err: error }, "One of several entries could not be changed");
  if (failure) return failure.message;
  return "Something went wrong on our side. Please try again.";
}

/** Changes several entries, each on its own. A failure is reported and does not stop the others. */
async function forEach(
  services: Pick<Services, "db" | "log">,
  ids: readonly string[],
  change: (id: string, index: number) => Promise<number | undefined>,
): Promise<BulkResult[]> {
  const results: BulkResult[] = [];
  for (const [index, id] of ids.entries()) {
    try {
      const version = await change(id, index);
      results.push({ _id: id, done: true, ...(version !== undefined && { version }) });
    } catch (error) {
      results.push({ _id: id, done: false, message: messageOf(error, services) });
    }
    // Database work can block the event loop: let other requests run in between.
    await setImmediate();
  }
  return results;
}

type BulkServices = Pick<Services, "db" | "clock" | "log">;

/** Applies one action to several entries. */
export const changeMany = (services: BulkServices, kind: EntryKind, change: BulkChange, savedBy: SavedBy) =>
  forEach(services, change.ids, (id) => changeOne(services, { kind, id }, change, savedBy));

/** Takes back what `changeMany` did. */
export const undoMany = (services: BulkServices, kind: EntryKind, { entries }: BulkUndo, savedBy: SavedBy) =>
  forEach(
    services,
    entries.map(({ _id }) => _id),
    (id, index) => undoOne(services, { kind, id }, entries[index]?.version ?? 0, savedBy),
  );
