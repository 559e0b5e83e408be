import type { Generated } from "kysely";

/** The columns that the tables of all kinds share. */
export type EntryColumns = {
  seq: Generated<number>;
  id: string;
  slug: string;
  /** Raised by every change of the entry; used as the API's ETag. */
  version: number;
  /** The folded text that searches run on (see `platform/text/fold.ts`). */
  search_text: string;
  description_html: string;
  /** The version of the code that generated the stored output: the HTML, and the hashes of the drawings. */
  html_version: number;
  created_at: string;
  updated_at: string;
  /** When the entry was moved to the bin; null if it is not there. */
  binned_at: string | null;
};

export type EntryTagsTable<Owner extends string> = Record<Owner, number> & { position: number; tag: string };
export type EntryImagesTable<Owner extends string> = Record<Owner, number> & { position: number; image_name: string };
