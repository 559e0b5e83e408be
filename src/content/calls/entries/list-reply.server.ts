import type { Context } from "hono";
import { pageHeaders, requestedPage } from "../../../platform/api/list-request.server.ts";
import { nameEntries } from "../../../platform/api/name-entries.server.ts";
import { isNamed } from "../../../platform/http/entity-tag.server.ts";
import { ASK_EACH_TIME } from "../../../platform/http/shared-caching.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import type { ApiEnvironment } from "../../../platform/services/api-environment.server.ts";
import { siteDay } from "../../../platform/text/dates/publication-day.ts";
import { allWithReaderImages } from "../../entries/reader-images.server.ts";
import { listEntriesBySeq, listSeqs } from "../../entries/records/list-entries.server.ts";
import {
  inPieces,
  type LargeListLimiter,
  type ListResponse,
  wholeListResponse,
} from "../../entries/whole-list.server.ts";
import { findUnseenAmong, listUnseenWarnings } from "../../kinds/rows/warning-rows.server.ts";
import { entriesTagged } from "../../kinds/tag-rows.server.ts";
import type { ListTypes } from "../../search/directory-index.server.ts";

/** How many entries of a whole list are read at once. An article is several times as long as a tusker. */
const PIECE = { tusker: 200, article: 50 };

/** The ETag of a whole list for readers, who all get the same until something is published or a day begins. */
function wholeListTag({ var: { services, signedIn } }: Context<ApiEnvironment>): string | undefined {
  if (signedIn) return undefined;
  return `W/"${services.db.currentContentVersion()}.${siteDay(services.clock.now())}"`;
}

/** For those who are signed in, marks the entries with warnings that nobody has looked at. */
async function withMarks<Entry extends { _id: string }>(
  { var: { services, signedIn } }: Context<ApiEnvironment>,
  kind: EntryKind,
  entries: Entry[],
): Promise<(Entry & { unseenWarnings?: true })[]> {
  if (!signedIn) return entries;
  const ids = entries.map(({ _id }) => _id);
  const unseen = await findUnseenAmong(services.db.read, kind, ids);
  return entries.map((entry) => (unseen.has(entry._id) ? { ...entry, unseenWarnings: true } : entry));
}

/** Replies with the requested page, or with the whole list. */
export async function replyList<Kind extends EntryKind>(
  context: Context<ApiEnvironment>,
  {
    kind,
    filter,
    sort,
    warnings,
    tag: wantedTag,
  }: {
    kind: Kind;
    filter: ListTypes[Kind]["filter"];
    sort?: ListTypes[Kind]["sort"] | undefined;
    warnings?: "unseen" | undefined;
    tag?: string | undefined;
  },
  query: { page?: number | undefined; limit?: number | undefined },
  limiter: LargeListLimiter,
) {
  const { db } = context.var.services;
  const page = requestedPage(query);
  const tag = page === undefined ? wholeListTag(context) : undefined;
  if (tag !== undefined && isNamed(context.req.header("If-None-Match"), tag)) {
    const headers = { ETag: tag, "Cache-Control": ASK_EACH_TIME };
    return new Response(null, { status: 304, headers }) as ListResponse<never>;
  }
  const listed = await listSeqs(db, kind, filter, sort);
  const unseen = warnings && (await listUnseenWarnings(db.read, kind));
  const tagged = wantedTag === undefined ? undefined : new Set((await entriesTagged(db.read, wantedTag))[kind]);
  const narrower = [unseen, tagged].filter((chosen) => chosen !== undefined);
  const seqs = narrower.length === 0 ? listed : listed.filter((seq) => narrower.every((chosen) => chosen.has(seq)));
  const readPart = async (part: Uint32Array) => {
    const entries = await listEntriesBySeq(db, kind, filter, part);
    nameEntries(context, entries);
    return allWithReaderImages(context, await withMarks(context, kind, entries));
  };
  if (page === undefined) {
    const list = await wholeListResponse(inPieces(seqs, PIECE[kind], readPart), limiter);
    if (tag !== undefined) list.headers.set("ETag", tag);
    return list;
  }
  const entries = await readPart(seqs.subarray(page.offset, page.offset + page.limit));
  return context.json(entries, 200, pageHeaders(context.req.url, page, seqs.length));
}
