import type { Context } from "hono";
import { savedBy } from "../../../people/accounts/sign-in-guard.server.ts";
import { entryTag, shownEntryTag } from "../../../platform/api/entry-version.server.ts";
import { nameEntries } from "../../../platform/api/name-entries.server.ts";
import { isNamed } from "../../../platform/http/entity-tag.server.ts";
import { ASK_EACH_TIME } from "../../../platform/http/shared-caching.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { withReaderImages } from "../../entries/reader-images.server.ts";
import { completeEntry, type RowOf } from "../../entries/records/complete-entries.server.ts";
import { binEntry } from "../../entries/saving/bin-entry.server.ts";
import { type ChangeOf, changeEntry, createEntry, type NewOf } from "../../entries/saving/save-entry.server.ts";
import { readSourceDetails } from "../../entries/sources/source-details.server.ts";
import type { NotedWarnings } from "../../fields/warnings.ts";
import { findWarnings } from "../../kinds/rows/warning-rows.server.ts";
import { getVisibleRow, getVisibleRowBySlug, isPublic, type Viewer } from "./visible-entry.server.ts";

const viewerOf = ({ var: { services, signedIn } }: Context<ApiEnvironment>): Viewer => ({
  isSignedIn: signedIn !== undefined,
  today: siteDay(services.clock.now()),
});

/** The row of an entry, if the caller may see it. */
export const visibleRow = <Kind extends EntryKind>(
  context: Context<ApiEnvironment>,
  kind: Kind,
  id: string,
): Promise<RowOf<Kind>> => getVisibleRow(context.var.services.db.read, kind, id, viewerOf(context));

/** Replies with the entry that has this slug. A former slug is redirected to the present one. */
export async function replyBySlug<Kind extends EntryKind>(context: Context<ApiEnvironment>, kind: Kind, slug: string) {
  const { read } = context.var.services.db;
  const visible = await getVisibleRowBySlug(read, kind, slug, viewerOf(context));
  if (visible.slug !== slug) return context.body(null, 301, { Location: `/api/${kind}s/slug/${visible.slug}` });
  return replyEntry(context, kind, visible);
}

/** Replies with the entry that has this id. */
export const replyById = async <Kind extends EntryKind>(context: Context<ApiEnvironment>, kind: Kind, id: string) =>
  replyEntry(context, kind, await visibleRow(context, kind, id));

/**
 * Replies with the whole entry, or with 304 if the client's copy is current. Entries that are not public, and
 * those with warnings for editors, are never cached.
 */
async function replyEntry<Kind extends EntryKind>(context: Context<ApiEnvironment>, kind: Kind, row: RowOf<Kind>) {
  const { db } = context.var.services;
  const noted = context.var.signedIn && (await findWarnings(db.read, { kind, id: row.id }));
  const headers = {
    ETag: shownEntryTag(row.version, db.currentContentVersion()),
    Vary: "Authorization",
    "Cache-Control":
      isPublic(row, viewerOf(context).today) && noted === undefined ? ASK_EACH_TIME : "private, no-store",
  };
  // A mark on warnings does not raise the version.
  if (noted === undefined && isNamed(context.req.header("If-None-Match"), headers.ETag))
    return context.body(null, 304, headers);
  const entry = await completeEntry(db.read, kind, row);
  nameEntries(context, [entry]);
  const sourceDetails = await readSourceDetails(db.read, entry.sources);
  const more = { version: row.version, ...noted, ...(sourceDetails.length === 0 ? {} : { sourceDetails }) };
  return context.json({ ...withReaderImages(context, entry), ...more }, 200, headers);
}

/** Creates an entry and replies with it. */
export async function replyCreated<Kind extends EntryKind>(
  context: Context<ApiEnvironment>,
  kind: Kind,
  sent: NewOf<Kind>,
) {
  const { entry, version } = await createEntry(context.var.services, kind, sent, savedBy(context));
  return context.json(await withWarnings(context, kind, entry), 201, {
    ETag: entryTag(version),
    Location: `/api/${kind}s/${entry._id}`,
  });
}

/** Changes an entry and replies with it. */
export async function replyChanged<Kind extends EntryKind>(
  context: Context<ApiEnvironment>,
  entryAddress: { kind: Kind; id: string },
  sent: ChangeOf<Kind>,
  ifMatch: string | undefined,
) {
  const { entry, version } = await changeEntry(context.var.services, entryAddress, sent, ifMatch, savedBy(context));
  return context.json(await withWarnings(context, entryAddress.kind, entry), 200, { ETag: entryTag(version) });
}

/** Puts an entry into the bin and replies with its id. */
export async function replyBinned(
  context: Context<ApiEnvironment>,
  entryAddress: { kind: EntryKind; id: string },
  ifMatch: string | undefined,
) {
  await binEntry(context.var.services, entryAddress, ifMatch, savedBy(context));
  return context.json({ _id: entryAddress.id }, 200);
}

/** An entry as returned by a save, with the warnings that it carries now. */
export const withWarnings = async <Entry extends { _id: string }>(
  context: Context<ApiEnvironment>,
  kind: EntryKind,
  entry: Entry,
): Promise<Entry & Partial<NotedWarnings>> => ({
  ...entry,
  ...(await findWarnings(context.var.services.db.read, { kind, id: entry._id })),
});
