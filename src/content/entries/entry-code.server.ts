import type { EntryKind } from "../../platform/ids/entry-kind.ts";
import type { ArticleRow } from "../articles/article-tables.server.ts";
import type { ArticleFields } from "../articles/fields.ts";
import { articleWords } from "../articles/words.ts";
import { landscapeColumns, portraitColumns } from "../drawings/entry-drawings.server.ts";
import { checkCleaned } from "../fields/check-cleaned.ts";
import { cleanTexts } from "../fields/clean-texts.server.ts";
import { merge } from "../fields/content.ts";
import type { Content, Fields, SentFields } from "../fields/fields.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { ENTRY_FIELDS } from "../kinds/kinds.ts";
import { articleColumns, tuskerColumns } from "../kinds/rows/entry-columns.server.ts";
import type { Relation } from "../record/record.ts";
import type { TuskerFields } from "../tuskers/fields.ts";
import { mergeTusker } from "../tuskers/merge-tusker.ts";
import type { TuskerRow } from "../tuskers/tusker-tables.server.ts";
import { tuskerWords } from "../tuskers/words.ts";
import { derivedArticle, derivedTusker, renderedArticle, renderedTusker } from "./derived.server.ts";

type AnyContent = Content<Fields>;

/**
 * What differs between kinds of entry. Methods rather than properties, because their parameters are checked
 * bivariantly: each kind can have its own content and row types.
 */
type EntryCode = {
  fields: Fields;
  nameOf(content: AnyContent): string;
  /**
   * The content after a save: what was sent, cleaned and merged into what is stored.
   * @throws AppError `Invalid` for a text that cleaning leaves empty or makes too long
   */
  merge(stored: AnyContent | undefined, sent: SentFields<Fields>): Promise<AnyContent>;
  /** The relations to other entries that it records. */
  relationsOf(content: AnyContent): Relation[];
  contentOf(row: TuskerRow | ArticleRow, tags: string[]): AnyContent;
  /** All columns of the fields, and the columns derived from them. */
  columnsOf(content: AnyContent, images: ImageDetail[]): Promise<Record<string, unknown>>;
  /** Only the derived columns for display. */
  renderedColumns(content: AnyContent, images: ImageDetail[]): Promise<Record<string, unknown>>;
  /** The columns derived from the drawing. `secret` comes from `drawingSecret`. */
  drawnColumns(entry: AnyContent & { slug: string }, secret: string | undefined): Record<string, unknown>;
};

export const ENTRY_CODE: Record<EntryKind, EntryCode> = {
  tusker: {
    fields: ENTRY_FIELDS.tusker,
    nameOf: ({ name }: TuskerFields) => name,
    merge: async (stored: TuskerFields | undefined, sent) => {
      const clean = await cleanTexts(ENTRY_FIELDS.tusker, sent);
      return checkCleaned(ENTRY_FIELDS.tusker, tuskerWords, sent, mergeTusker(stored, clean));
    },
    relationsOf: ({ relations }: TuskerFields) => relations,
    contentOf: (row: TuskerRow, tags) => tuskerColumns.fromRow(row, { tags }),
    columnsOf: async (content: TuskerFields, images) => ({
      ...tuskerColumns.toRow(content),
      ...(await derivedTusker(content, images)),
    }),
    renderedColumns: (content: TuskerFields, images) => renderedTusker(content, images),
    drawnColumns: (tusker: TuskerFields & { slug: string }, secret) => portraitColumns(tusker, secret),
  },
  article: {
    fields: ENTRY_FIELDS.article,
    nameOf: ({ title }: ArticleFields) => title,
    merge: async (stored: ArticleFields | undefined, sent) => {
      const clean = await cleanTexts(ENTRY_FIELDS.article, sent);
      return checkCleaned(ENTRY_FIELDS.article, articleWords, sent, merge(ENTRY_FIELDS.article, stored, clean));
    },
    relationsOf: () => [],
    contentOf: (row: ArticleRow, tags) => articleColumns.fromRow(row, { tags }),
    columnsOf: async (content: ArticleFields, images) => ({
      ...articleColumns.toRow(content),
      ...(await derivedArticle(content, images)),
    }),
    renderedColumns: (content: ArticleFields, images) => renderedArticle(content, images),
    drawnColumns: (article: ArticleFields & { slug: string }, secret) => landscapeColumns(article, secret),
  },
};
