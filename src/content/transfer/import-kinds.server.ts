import type { z } from "zod";
import type { OpenDatabase } from "../../platform/db/open-database.server.ts";
import type { Queryable } from "../../platform/db/queryable.server.ts";
import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import type { Clock } from "../../platform/services/services.server.ts";
import { articleChangeSchema, newArticleSchema } from "../articles/article.ts";
import { completeEntry, type DetailOf, findRowById } from "../entries/records/complete-entries.server.ts";
import { type ChangeOf, changeEntry, createEntry, type NewOf } from "../entries/saving/save-entry.server.ts";
import type { ImageDetail, ImageDetailInput } from "../images/entry-images.ts";
import type { WildNames } from "../kinds/checks/dated-mentions.ts";
import type { SentSource } from "../sources/source.ts";
import { settledTusker } from "../tuskers/merge-tusker.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../tuskers/tusker.ts";
import { exportedArticle, exportedTusker } from "./files/directory-document.ts";

export type Importer = { db: OpenDatabase; clock: Clock };

/** A stored entry: `fields` is the body of a PUT that would restore it. */
export type StoredEntry = {
  id: string;
  slug: string;
  binned: boolean;
  fields: Record<string, unknown>;
  images: ImageDetail[];
};

/** A body that the API's schema has validated. */
export type CheckedBody = Record<string, unknown> & {
  imageUrl?: string[] | null | undefined;
  images?: string[] | null | undefined;
  imageDetails?: ImageDetailInput[] | null | undefined;
  sources?: SentSource[] | null | undefined;
};

type Checked = { success: true; data: CheckedBody } | { success: false; error: { issues: Issue[] } };
type Issue = { path: PropertyKey[]; message: string; code?: string; keys?: string[] };

/** Who imports, and the names of tuskers that articles are compared with. */
type By = { by: string | null; wild: readonly WildNames[] | undefined };

/** The identity of a new entry, and the administrator who imports it. */
export type CreateOptions = By & { id: string; slug: string | undefined; createdAt: string | undefined };

/** What an import needs of each kind of entry: the API's own schemas, and the operations behind its calls. */
export type ImportKind = {
  /** Fields that every body needs; if a file omits one, the stored value is used. */
  required: readonly string[];
  find(db: Queryable, id: string): Promise<StoredEntry | undefined>;
  check(fields: Record<string, unknown>, isNew: boolean): Checked;
  /** The body as a save will store it, so that it can be compared with what is stored. */
  settled(body: CheckedBody): CheckedBody;
  /** @returns the slug that it was given */
  create(importer: Importer, body: CheckedBody, options: CreateOptions): Promise<string>;
  change(importer: Importer, id: string, body: CheckedBody & { slug?: string }, by: By): Promise<void>;
};

function storedFields(exported: Record<string, unknown>): Record<string, unknown> {
  const { _id, slug, formerSlugs, createdAt, updatedAt, ...fields } = exported;
  return fields;
}

type Rules<Kind extends EntryKind> = {
  kind: Kind;
  required: readonly string[];
  newSchema: z.ZodType<NewOf<Kind>>;
  changeSchema: z.ZodType<ChangeOf<Kind>>;
  exported(entry: DetailOf<Kind>): Record<string, unknown>;
  settled(body: CheckedBody): CheckedBody;
};

const importKind = <Kind extends EntryKind>(rules: Rules<Kind>): ImportKind => {
  const { kind, required, newSchema, changeSchema, exported, settled } = rules;
  return {
    required,
    settled,
    async find(db, id) {
      const row = await findRowById(db, kind, id);
      if (!row) return undefined;
      const entry = await completeEntry(db, kind, row);
      const fields = storedFields(exported(entry));
      return { id, slug: row.slug, binned: row.binned_at !== null, fields, images: entry.imageDetails };
    },
    check: (fields, isNew) => (isNew ? newSchema : changeSchema).safeParse(fields) as Checked,
    async create(importer, body, options) {
      const { entry } = await createEntry(importer, kind, newSchema.parse(body), { ...options, action: "imported" });
      return entry.slug;
    },
    async change(importer, id, body, by) {
      const sent = changeSchema.parse(body);
      await changeEntry(importer, { kind, id }, sent, undefined, { ...by, action: "imported" });
    },
  };
};

export const IMPORT_KINDS: Record<EntryKind, ImportKind> = {
  tusker: importKind({
    kind: "tusker",
    required: ["name", "age", "location"],
    newSchema: newTuskerSchema,
    changeSchema: tuskerChangeSchema,
    exported: (tusker) => exportedTusker(tusker, []),
    settled: settledTusker,
  }),
  article: importKind({
    kind: "article",
    required: ["title", "excerpt", "content", "author", "publishDate", "category"],
    newSchema: newArticleSchema,
    changeSchema: articleChangeSchema,
    exported: (article) => exportedArticle(article, []),
    settled: (body) => body,
  }),
};
