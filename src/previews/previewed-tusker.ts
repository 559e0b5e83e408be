import { cleanField } from "../entries/definition/clean-field.ts";
import { merge } from "../entries/definition/content.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { summaryOf } from "../rich-text/plain-text-of.ts";
import { renderRichText } from "../rich-text/render-rich-text.ts";
import { tuskerFields } from "../tuskers/fields.ts";
import { portraitCaption } from "../tuskers/portrait/portrait-caption.ts";
import type { TuskerChange, TuskerDetail } from "../tuskers/tusker.ts";

/** What a save makes up by itself. */
export type Identity = { _id: string; slug: string; createdAt: string; updatedAt: string };

/** A tusker without what is drawn of him. */
export type UndrawnTusker = Omit<TuskerDetail, "portraitUrl" | "portraitAlt" | "cardUrl">;

/**
 * A tusker as he would be stored if this were saved now. A test holds it against what a save really makes.
 * @param stored what is there before; undefined for a new one
 * @param images his images after the change, in order
 */
export function previewedTusker(
  stored: TuskerDetail | undefined,
  sent: TuskerChange,
  { identity, images }: { identity: Identity; images: ImageDetail[] },
): UndrawnTusker {
  const content = merge(tuskerFields, stored, sent, cleanField);
  const urls = images.map((image) => image.url);
  return {
    ...identity,
    ...content,
    descriptionHtml: renderRichText(content.description, { images }),
    portraitCaption: portraitCaption(content),
    summary: summaryOf(content.description),
    imageUrl: urls,
    images: urls,
    imageDetails: images,
  };
}
