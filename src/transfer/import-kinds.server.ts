import type { Clock } from "../app/services.server.ts";
import { articleChangeSchema, newArticleSchema } from "../articles/article.ts";
import { completeEntry, findRowById } from "../entries/records/complete-entries.server.ts";
import { changeEntry, createEntry } from "../entries/saving/save-entry.server.ts";
import type { ImageDetail, ImageDetailInput } from "../images/entry-images.ts";
import type { OpenDatabase } from "../platform/db/open-database.server.ts";
import type { Queryable } from "../platform/db/queryable.server.ts";
import type { EntryKind } from "../platform/identifiers/entry-kind.ts";
import { newTuskerSchema, tuskerChangeSchema } from "../tuskers/tusker.ts";
import { exportedArticle, exportedTusker } from "./files/directory-document.ts";

export type Importer = { db: OpenDatabase; clock: Clock };

/** An entry as it is now: `fields` is the body of a PUT that would bring it back. */
export type StoredEntry = {
  id: string;
  slug: string;
  binned: boolean;
  fields: Record<string, unknown>;
  images: ImageDetail[];
};

/** A body that the API's schema has passed. */
export type CheckedBody = Record<string, unknown> & {
  imageUrl?: string[] | null | undefined;
  images?: string[] | null | undefined;
  imageDetails?: ImageDetailInput[] | null | undefined;
};

type Checked = { success: true; data: CheckedBody } | { success: false; error: { issues: Issue[] } };
type Issue = { path: PropertyKey[]; message: string; code?: string; keys?: string[] };

/** Who an entry is to be, and who brings it in. */
export type CreateOptions = { by: string | null; id: string; slug: string | undefined; createdAt: string | undefined };

/** What importing asks of each kind of entry: the API's own schemas, and the operations behind its calls. */
export type ImportKind = {
  /** Without these no body is complete; where a file leaves one out, what is stored stands in. */
  required: readonly string[];
  find(db: Queryable, id: string): Promise<StoredEntry | undefined>;
  check(fields: Record<string, unknown>, isNew: boolean): Checked;
  /** @returns the slug that it was given. */
  create(importer: Importer, body: CheckedBody, options: CreateOptions): Promise<string>;
  change(importer: Importer, id: string, body: CheckedBody & { slug?: string }, by: string | null): Promise<void>;
};

function storedFields(exported: Record<string, unknown>): Record<string, unknown> {
  const { _id, slug, formerSlugs, createdAt, updatedAt, ...fields } = exported;
  return fields;
}

export const IMPORT_KINDS: Record<EntryKind, ImportKind> = {
  tusker: {
    required: ["name", "age", "location"],
    async find(db, id) {
      const row = await findRowById(db, "tusker", id);
      if (!row) return undefined;
      const tusker = await completeEntry(db, "tusker", row);
      const fields = storedFields(exportedTusker(tusker, []));
      return { id, slug: row.slug, binned: row.binned_at !== null, fields, images: tusker.imageDetails };
    },
    check: (fields, isNew) => (isNew ? newTuskerSchema : tuskerChangeSchema).safeParse(fields),
    async create(importer, body, options) {
      const sent = newTuskerSchema.parse(body);
      const { entry: tusker } = await createEntry(importer, "tusker", sent, { ...options, action: "imported" });
      return tusker.slug;
    },
    async change(importer, id, body, by) {
      await changeEntry(importer, { kind: "tusker", id: id }, tuskerChangeSchema.parse(body), undefined, {
        by,
        action: "imported",
      });
    },
  },
  article: {
    required: ["title", "excerpt", "content", "author", "publishDate", "category"],
    async find(db, id) {
      const row = await findRowById(db, "article", id);
      if (!row) return undefined;
      const article = await completeEntry(db, "article", row);
      const fields = storedFields(exportedArticle(article, []));
      return { id, slug: row.slug, binned: row.binned_at !== null, fields, images: article.imageDetails };
    },
    check: (fields, isNew) => (isNew ? newArticleSchema : articleChangeSchema).safeParse(fields),
    async create(importer, body, options) {
      const sent = newArticleSchema.parse(body);
      const { entry: article } = await createEntry(importer, "article", sent, { ...options, action: "imported" });
      return article.slug;
    },
    async change(importer, id, body, by) {
      await changeEntry(importer, { kind: "article", id: id }, articleChangeSchema.parse(body), undefined, {
        by,
        action: "imported",
      });
    },
  },
};
