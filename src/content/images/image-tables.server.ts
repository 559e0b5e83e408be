import type { Generated, Insertable, Selectable } from "kysely";

declare module "../../platform/db/schema.server.ts" {
  interface Database {
    images: ImagesTable;
    image_variants: ImageVariantsTable;
  }
}

type ImagesTable = {
  name: string;
  kind: "tusker" | "article";
  type: string;
  width: number;
  height: number;
  bytes: number;
  /** SHA-256 of the stored file, in hexadecimal. */
  hash: string;
  /** ThumbHash in base64. */
  placeholder: string | null;
  alt: string | null;
  credit: string | null;
  licence: string | null;
  taken_on: string | null;
  created_at: string;
  /** The focus point that an editor chose, as fractions of width and height from 0 to 1; null if none was chosen. */
  focus_x: number | null;
  focus_y: number | null;
  /** The most eye-catching point, detected when the image was uploaded. */
  attention_x: number | null;
  attention_y: number | null;
  /** When variants of the image are due to be generated; null when all exist. This column is the queue. */
  variants_due: string | null;
  /** How many attempts to generate them failed. */
  variants_tries: Generated<number>;
  /** Name, alternative text and credit, folded for searching; kept up to date by `image-rows.server.ts`. */
  search_text: Generated<string>;
  /** The letter that brought the image, until a keeper takes it into the library; null for all others. */
  letter_id: Generated<string | null>;
  /** The page of another site that it was taken over from; null for uploads. */
  source_url: Generated<string | null>;
  /** 1 if that page or its file shows where the photograph was taken. */
  source_position: Generated<number>;
};

/**
 * A smaller or newer variant of an image. `name` contains a hash of its bytes, so that each variant has its own name.
 */
type ImageVariantsTable = {
  name: string;
  image_name: string;
  type: "image/avif" | "image/webp" | "image/jpeg";
  width: number;
  height: number;
  bytes: number;
};

export type ImageRow = Omit<Selectable<ImagesTable>, "search_text">;
export type NewImageRow = Omit<Insertable<ImagesTable>, "search_text">;
export type ImageVariantRow = Selectable<ImageVariantsTable>;
