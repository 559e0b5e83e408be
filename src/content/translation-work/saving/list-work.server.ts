import { setImmediate } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { ENTRY_KINDS, type EntryKind } from "../../../platform/ids/entry-kind.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import type { Translation } from "../../../platform/languages/language.ts";
import { completeEntries, listRowsBySeq } from "../../entries/records/complete-entries.server.ts";
import { findPublishedPage } from "../../entries/texts/page-rows.server.ts";
import { type Parts, PROSE_LANGUAGES, type TranslatedKind } from "../../fields/pieces/piece.ts";
import { tableOf } from "../../kinds/rows/entry-rows.server.ts";
import { PAGE_KEYS } from "../../texts/page.ts";
import { PAGE_NAMES } from "../../texts/page-words.ts";
import { align } from "../../translations/prose/align.ts";
import { hasWords } from "../../translations/prose/blocks.server.ts";
import { type English, englishOf } from "../../translations/prose/english.server.ts";
import { findTranslations, listTranslationVersions, NOTHING } from "../../translations/translation-rows.server.ts";
import { WORK_STATES, type WorkItem } from "../edited-translation.ts";

type Counts = Pick<WorkItem, "state" | "blocks" | "translated" | "behind" | "unchecked" | "machine">;

function countWork(kind: TranslatedKind, id: string, source: English, parts: Parts): Counts {
  const counts = { blocks: 0, translated: 0, behind: 0, unchecked: 0, machine: 0 };
  for (const { name, blocks } of englishOf(kind, id, source)) {
    const aligned = align(parts[name] ?? [], blocks);
    for (const [index, block] of blocks.entries()) {
      if (!hasWords(block)) continue;
      counts.blocks += 1;
      const found = aligned.blocks[index];
      if (found === undefined) continue;
      counts.translated += 1;
      if (found.match !== "current") counts.behind += 1;
      if (found.piece.state !== "checked") counts.unchecked += 1;
      if (found.piece.state === "machine") counts.machine += 1;
    }
  }
  const state =
    counts.behind > 0
      ? "behind"
      : counts.unchecked > 0
        ? "to check"
        : counts.translated < counts.blocks
          ? "to translate"
          : "done";
  return { state, ...counts };
}

/** Entries that are read and counted at a time. */
const STRETCH = 50;
/** Counts by kind, id, language and both versions: after a save only what it changed is counted anew. */
const counted = new LRUCache<string, Counts>({ max: 20_000 });

type Listed = { seq: number; id: string; version: number; name: string };

const listPublished = (db: Queryable, kind: EntryKind): Promise<Listed[]> =>
  db
    .selectFrom(tableOf(kind))
    .select(["seq", "id", "version", (kind === "tusker" ? "name" : "title as name") as "name"])
    .where("publication", "=", "published")
    .where("binned_at", "is", null)
    .orderBy("sort_key")
    .orderBy("id")
    .execute();

async function listEntryWork(db: Queryable, kind: EntryKind, language: Translation): Promise<WorkItem[]> {
  const versions = await listTranslationVersions(db, language);
  const entries = await listPublished(db, kind);
  const keyOf = ({ id, version }: Listed) =>
    `${kind} ${id} ${version} ${language} ${versions.get(`${kind} ${id}`) ?? 0}`;
  const unknown = entries.filter((entry) => !counted.has(keyOf(entry)));
  for (let from = 0; from < unknown.length; from += STRETCH) {
    const stretch = unknown.slice(from, from + STRETCH);
    const rows = await listRowsBySeq(
      db,
      kind,
      stretch.map(({ seq }) => seq),
    );
    const complete = await inLanguage("en", () => completeEntries(db, kind, rows));
    const byId = new Map(complete.map((entry) => [entry._id, entry as unknown as English]));
    const translations = await findTranslations(db, { kind, language, ids: stretch.map(({ id }) => id) });
    for (const entry of stretch) {
      const source = byId.get(entry.id);
      const { parts } = translations.get(entry.id) ?? NOTHING;
      if (source !== undefined) counted.set(keyOf(entry), countWork(kind, entry.id, source, parts));
      // Reading one entry takes up to milliseconds: others have their turn between two of them.
      await setImmediate();
    }
  }
  return entries.flatMap((entry) => {
    const counts = counted.get(keyOf(entry));
    return counts === undefined ? [] : [{ kind, _id: entry.id, name: entry.name, ...counts }];
  });
}

async function listPageWork(db: Queryable, language: Translation): Promise<WorkItem[]> {
  const translations = await findTranslations(db, { kind: "page", language, ids: PAGE_KEYS });
  return Promise.all(
    PAGE_KEYS.map(async (key): Promise<WorkItem> => {
      const { content } = await findPublishedPage(db, key);
      const { parts } = translations.get(key) ?? NOTHING;
      const counts = countWork("page", key, content as unknown as English, parts);
      return { kind: "page", _id: key, name: PAGE_NAMES[key], ...counts };
    }),
  );
}

/** All that is public, with what it needs in a language: what is behind first, then what is to check. */
export async function listWork(db: Queryable, language: Translation): Promise<WorkItem[]> {
  const items: WorkItem[] = [];
  for (const kind of ENTRY_KINDS) items.push(...(await listEntryWork(db, kind, language)));
  items.push(...(await listPageWork(db, language)));
  return WORK_STATES.flatMap((state) => items.filter((item) => item.state === state));
}

/** How many things are behind, in all languages: readers of these are told that the English has changed. */
export async function countBehind(db: Queryable): Promise<number> {
  let behind = 0;
  for (const language of PROSE_LANGUAGES) {
    behind += (await listWork(db, language)).filter(({ state }) => state === "behind").length;
  }
  return behind;
}
