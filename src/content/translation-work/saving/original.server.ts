import type { Action } from "../../../people/accounts/roles.ts";
import type { Queryable } from "../../../platform/db/queryable.server.ts";
import { AppError } from "../../../platform/errors/app-error.ts";
import type { EntryKind } from "../../../platform/ids/entry-kind.ts";
import { PAGE_ADDRESSES } from "../../../platform/ids/page-key.ts";
import { inSlices } from "../../../platform/jobs/in-slices.server.ts";
import { inLanguage } from "../../../platform/languages/in-language.server.ts";
import { completeEntry, getChangeableRow } from "../../entries/records/complete-entries.server.ts";
import { findPublishedPage } from "../../entries/texts/page-rows.server.ts";
import type { TranslatedKind } from "../../fields/pieces/piece.ts";
import type { RecordedEvent } from "../../record/record.ts";
import { PAGE_ACTIONS, PAGE_KEYS, type PageKey } from "../../texts/page.ts";
import { PAGE_NAMES } from "../../texts/page-words.ts";
import { recordsHarm } from "../../translations/prose/allegations.ts";
import { type English, type EnglishField, readEnglish } from "../../translations/prose/english.server.ts";

/** The English of an entry or a page. */
export type Original = {
  kind: TranslatedKind;
  id: string;
  name: string;
  path: string;
  source: English;
  fields: EnglishField[];
  isPublished: boolean;
  /** No machine-made word of it is shown. */
  silent: boolean;
  /** What a role must be allowed to do to translate it. */
  action: Action;
};

/** @param source the entry as it is stored, or as a save would store it */
export const entryOriginal = async (kind: EntryKind, id: string, source: English): Promise<Original> => ({
  kind,
  id,
  name: String(source.name ?? source.title),
  path: `/${kind}s/${source.slug}`,
  source,
  fields: await inSlices(readEnglish(kind, id, source)),
  isPublished: source.publication === "published",
  silent: kind === "tusker" && recordsHarm(source.events as RecordedEvent[] | null | undefined),
  action: "translate",
});

async function readEntry(db: Queryable, kind: EntryKind, id: string): Promise<Original> {
  const row = await getChangeableRow(db, kind, id);
  const entry = await inLanguage("en", () => completeEntry(db, kind, row));
  return entryOriginal(kind, id, entry as unknown as English);
}

async function readPage(db: Queryable, key: PageKey): Promise<Original> {
  const { content } = await findPublishedPage(db, key);
  const source = content as unknown as English;
  return {
    kind: "page",
    id: key,
    name: PAGE_NAMES[key],
    path: PAGE_ADDRESSES[key],
    source,
    fields: await inSlices(readEnglish("page", key, source)),
    isPublished: true,
    silent: false,
    // What a site promises is for those who answer for it, in each language.
    action: PAGE_ACTIONS[key] === "publish" ? "translate" : PAGE_ACTIONS[key],
  };
}

/** @throws AppError `NotFound`, `Gone` if it is in the bin */
export async function readOriginal(db: Queryable, kind: TranslatedKind, id: string): Promise<Original> {
  if (kind !== "page") return readEntry(db, kind, id);
  const key = PAGE_KEYS.find((known) => known === id);
  if (key === undefined) throw new AppError("NotFound", "There is no page of this name.");
  return readPage(db, key);
}
