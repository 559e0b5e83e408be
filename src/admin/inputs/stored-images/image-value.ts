import type { ImageDetail } from "../../../content/images/entry-images.ts";
import type { FocalPoint } from "./focus-words.ts";

/** The words of an image, written by editors. A missing text is an empty string. */
export type ImageWords = {
  alt: string;
  credit: string;
  licence: string;
  takenOn: string;
  /** The focal point that an editor chose; without one, the site's own is used. */
  focus: FocalPoint | null;
};

/** An image of an entry, as a form holds it. */
export type ImageValue = ImageWords & { url: string; width: number; height: number };

/** The same words in the server's format. */
type ToldWords = Partial<Record<"alt" | "credit" | "licence" | "takenOn", string | null>> & {
  focus?: (FocalPoint & { chosen?: boolean }) | null;
};

/** The words in the form's format. A focal point that the site found is left out. */
export const wordsOf = ({ alt, credit, licence, takenOn, focus }: ToldWords): ImageWords => ({
  alt: alt ?? "",
  credit: credit ?? "",
  licence: licence ?? "",
  takenOn: takenOn ?? "",
  focus: focus && focus.chosen !== false ? { x: focus.x, y: focus.y } : null,
});

/** Turns a blank field into null, which clears the stored value. */
const textOrNull = (text: string): string | null => (text.trim() === "" ? null : text);

/** The words in the format that the server accepts. */
export const wordsBody = ({ alt, credit, licence, takenOn, focus }: ImageWords) => ({
  alt: textOrNull(alt),
  credit: textOrNull(credit),
  licence: textOrNull(licence),
  takenOn: textOrNull(takenOn),
  focus,
});

/** An entry that shows a stored image. */
export type ImageUse = { kind: "tusker" | "article"; _id: string; slug: string; title: string };

/** A stored image with the same pixels as a new upload. */
export type SameImage = { name: string; url: string; usedBy: ImageUse[] };

/** The server's response to a successful upload. */
export type UploadReply = {
  name: string;
  url: string;
  width: number;
  height: number;
  sameAs?: SameImage[];
} & Partial<Pick<ImageDetail, "variants" | "focus">>;

/** The file name of an image, by which users know it. */
export function imageName(url: string): string {
  const name = url.split("/").at(-1) ?? url;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

export const newImage = ({ url, width, height }: UploadReply): ImageValue => ({
  url,
  width,
  height,
  ...wordsOf({}),
});
