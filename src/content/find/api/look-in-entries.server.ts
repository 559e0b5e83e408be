import type { Queryable } from "../../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { foundIn } from "../../../platform/text/finding/found-words.ts";
import { ENTRY_CODE } from "../../entries/entry-code.server.ts";
import { completeEntries } from "../../entries/records/complete-entries.server.ts";
import { shownTexts } from "../../kinds/checks/entry-texts.ts";
import { RICH_TEXTS } from "../../kinds/kinds.ts";
import { tableOf } from "../../kinds/rows/entry-rows.server.ts";
import { SHOWN_COLUMNS, type ShownTuskerRow } from "../../kinds/rows/shown-columns.server.ts";
import type { TuskerRow } from "../../tuskers/tusker-tables.server.ts";
import type { FoundHit } from "../found-hit.ts";
import { placeInEntry } from "./entry-places.ts";
import { type Look, linesOf, lookThrough, numberAfter, UNILLUSTRATED } from "./look.server.ts";

/** Rows read at once: with texts of the greatest length they have some 40 MB. */
const ROWS = 100;

/** Typed as for tuskers: both kinds are treated alike here. */
const columnsOf = (kind: EntryKind) => SHOWN_COLUMNS[kind] as typeof SHOWN_COLUMNS.tusker;

const storedText = (row: object): string =>
  Object.values(row)
    .filter((value) => typeof value === "string")
    .join("\n");

/** The first image of each entry, or its drawing, by id. */
async function picturesOf(db: Queryable, kind: EntryKind, rows: ShownTuskerRow[]) {
  const entries = await completeEntries(db, kind, rows as never);
  return new Map(
    entries.map((entry) => [
      entry._id,
      {
        imageDetails: entry.imageDetails.slice(0, 1),
        drawingUrl: "portraitUrl" in entry ? entry.portraitUrl : entry.landscapeUrl,
      },
    ]),
  );
}

/** Names and pictures of the entries with these ids, without those in the bin. */
export async function entriesById(db: Queryable, kind: EntryKind, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Pick<FoundHit, "name" | "isDraft" | "imageDetails" | "drawingUrl">>();
  const rows = await db
    .selectFrom(tableOf(kind))
    .select(columnsOf(kind))
    .where("id", "in", ids)
    .where("binned_at", "is", null)
    .execute();
  const pictures = await picturesOf(db, kind, rows);
  return new Map(
    rows.map((row) => [
      row.id,
      {
        name: ENTRY_CODE[kind].nameOf(ENTRY_CODE[kind].contentOf(row as TuskerRow, [])),
        isDraft: row.publication === "draft",
        ...(pictures.get(row.id) ?? UNILLUSTRATED),
      },
    ]),
  );
}

/** The texts of all entries of a kind: fields and, of tuskers, what is recorded. Tags and sources have hits of their own. */
export const lookInEntries =
  (kind: EntryKind): Look =>
  async (db, wanted, after) => {
    const rows = await db
      .selectFrom(tableOf(kind))
      .select(columnsOf(kind))
      .where("seq", ">", numberAfter(after))
      .where("binned_at", "is", null)
      .orderBy("seq")
      .limit(ROWS)
      .execute();
    const code = ENTRY_CODE[kind];
    const found = await lookThrough(wanted, {
      rows,
      asked: ROWS,
      keyOf: ({ seq }) => String(seq),
      find(row) {
        if (!wanted.isCandidate(storedText(row))) return [];
        const content = code.contentOf(row as TuskerRow, []);
        const own = { kind, _id: row.id, name: code.nameOf(content), isDraft: row.publication === "draft" };
        return shownTexts({ ...content, sources: [] }).flatMap(({ path, text }): FoundHit[] => {
          const stored: unknown = Reflect.get(content, path);
          const lines = typeof stored === "string" && RICH_TEXTS.includes(path) ? linesOf(stored) : text;
          const sentence = foundIn(lines, wanted.terms);
          if (sentence === undefined) return [];
          return [{ ...own, language: null, ...placeInEntry(content, path), ...sentence, ...UNILLUSTRATED }];
        });
      },
    });
    const ids = new Set(found.hits.map(({ _id }) => _id));
    const pictures = await picturesOf(
      db,
      kind,
      rows.filter(({ id }) => ids.has(id)),
    );
    return { ...found, hits: found.hits.map((hit) => ({ ...hit, ...pictures.get(hit._id) })) };
  };
