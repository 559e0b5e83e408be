import { Hono } from "hono";
import { type Cited, citationOf } from "../../content/citation/citation.ts";
import { CITATION_ENDINGS, CITATION_FORMATS } from "../../content/citation/formats.ts";
import { CITATION_WRITERS } from "../../content/citation/write-citation.ts";
import { completeEntry, findRowById, findRowBySlug } from "../../content/entries/records/complete-entries.server.ts";
import { findEntryIdBySlug } from "../../content/entries/saving/slug-rows.server.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import { OPEN_TO_OTHER_SITES } from "../../platform/api/cross-origin.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import { sendTagged, tagOf } from "../../platform/http/entity-tag.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../platform/ids/entry-kind.ts";
import { addressIn, LANGUAGES } from "../../platform/languages/language.ts";
import type { ApiEnvironment } from "../../platform/services/api-environment.server.ts";
import type { Services } from "../../platform/services/services.server.ts";
import { siteDay } from "../../platform/text/dates/publication-day.ts";
import { isPublicArticle, isPublicTusker } from "../../site/drawings/find-drawing.server.ts";

/** The slug's entry, or that of its former slug, if readers can see it. */
async function findPublicRow(db: Queryable, kind: EntryKind, slug: string, today: string) {
  const ofSlug = async <Kind extends EntryKind>(kind: Kind) => {
    const current = await findRowBySlug(db, kind, slug);
    if (current !== undefined) return current;
    const id = await findEntryIdBySlug(db, kind, slug);
    return id === undefined ? undefined : findRowById(db, kind, id);
  };
  if (kind === "tusker") {
    const row = await ofSlug(kind);
    return row !== undefined && isPublicTusker(row) ? { kind, row } : undefined;
  }
  const row = await ofSlug(kind);
  return row !== undefined && isPublicArticle(row, today) ? { kind, row } : undefined;
}

type Found = NonNullable<Awaited<ReturnType<typeof findPublicRow>>>;

/** What is cited of an entry, in the current language. */
async function citedOf(db: Queryable, found: Found): Promise<Cited> {
  const { version } = found.row;
  if (found.kind === "tusker") {
    const tusker = await completeEntry(db, found.kind, found.row);
    return { ...tusker, kind: found.kind, title: nameHere(tusker), author: null, version };
  }
  return { ...(await completeEntry(db, found.kind, found.row)), kind: found.kind, version };
}

/**
 * The citation of each published entry as files for reference managers, beside its page in each language. What is not
 * there falls through to the pages.
 */
export function citationRoute({ config, db, clock }: Pick<Services, "config" | "db" | "clock">) {
  const route = new Hono<ApiEnvironment>();
  for (const language of LANGUAGES) {
    for (const kind of ENTRY_KINDS) {
      for (const ending of CITATION_ENDINGS) {
        const pathOf = (slug: string) => addressIn(language, `/${kind}s/${slug}/cite.${ending}`);
        route.get(pathOf(":slug{[a-z0-9-]+}"), async (context, next) => {
          const slug = context.req.param("slug") ?? "";
          const found = await findPublicRow(db.read, kind, slug, siteDay(clock.now()));
          if (found === undefined) return next();
          if (found.row.slug !== slug) return context.redirect(pathOf(found.row.slug), 301);
          const citation = citationOf(config.siteUrl, await citedOf(db.read, found));
          const body = CITATION_WRITERS[ending](citation);
          const headers = {
            "Content-Type": CITATION_FORMATS[ending].type,
            "Content-Disposition": `attachment; filename="${slug}.${ending}"`,
            "X-Robots-Tag": "noindex",
            ...OPEN_TO_OTHER_SITES,
          };
          return sendTagged(context, { body, tag: tagOf(body) }, headers);
        });
      }
    }
  }
  return route;
}
