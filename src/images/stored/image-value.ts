import { textOrNull } from "../../admin/ui/text-or-null.ts";
import type { ImageDetail } from "../entry-images.ts";
import type { FocalPoint } from "./focus-words.ts";

/** What people say of an image. A text that was not written is empty. */
export type ImageWords = {
  alt: string;
  credit: string;
  licence: string;
  takenOn: string;
  /** The focal point that somebody chose; without one the site's own counts. */
  focus: FocalPoint | null;
};

/** An image of an entry as it stands in its form. */
export type ImageValue = ImageWords & { url: string; width: number; height: number };

/** The same as the server tells and takes it. */
type ToldWords = Partial<Record<"alt" | "credit" | "licence" | "takenOn", string | null>> & {
  focus?: (FocalPoint & { chosen?: boolean }) | null;
};

/** The words as a form has them. A focal point that the site found is not among them. */
export const wordsOf = ({ alt, credit, licence, takenOn, focus }: ToldWords): ImageWords => ({
  alt: alt ?? "",
  credit: credit ?? "",
  licence: licence ?? "",
  takenOn: takenOn ?? "",
  focus: focus && focus.chosen !== false ? { x: focus.x, y: focus.y } : null,
});

/** The words as the server takes them. */
export const wordsBody = ({ alt, credit, licence, takenOn, focus }: ImageWords) => ({
  alt: textOrNull(alt),
  credit: textOrNull(credit),
  licence: textOrNull(licence),
  takenOn: textOrNull(takenOn),
  focus,
});

/** An entry that shows a stored image. */
export type ImageUse = { kind: "tusker" | "article"; _id: string; slug: string; title: string };

/** A stored image with the same pixels as one that was just sent. */
export type SameImage = { name: string; url: string; usedBy: ImageUse[] };

/** What the server answers to an image that it took in. */
export type UploadReply = {
  name: string;
  url: string;
  width: number;
  height: number;
  sameAs?: SameImage[];
} & Partial<Pick<ImageDetail, "variants" | "focus">>;

/** The name of an image's file, which people know it by. */
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
