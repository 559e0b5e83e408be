import { cleanField } from "../entries/definition/clean-field.ts";
import type { ImageDetail } from "../images/entry-images.ts";
import { summaryOf } from "../rich-text/plain-text-of.ts";
import { renderRichText } from "../rich-text/render-rich-text.ts";
import { mergeTusker } from "../tuskers/merge-tusker.ts";
import { portraitCaption } from "../tuskers/portrait/portrait-caption.ts";
import type { TuskerChange, TuskerDetail } from "../tuskers/tusker.ts";

/** The values that a save generates. */
export type Identity = { _id: string; slug: string; createdAt: string; updatedAt: string };

/** A tusker without his drawings. */
export type UndrawnTusker = Omit<TuskerDetail, "portraitUrl" | "portraitAlt" | "cardUrl">;

/**
 * The tusker as a save would store him now. A test compares it with the result of a real save.
 * @param stored the stored tusker; undefined for a new one
 * @param images the images after the change, in order
 */
export function previewedTusker(
  stored: TuskerDetail | undefined,
  sent: TuskerChange,
  { identity, images }: { identity: Identity; images: ImageDetail[] },
): UndrawnTusker {
  const content = mergeTusker(stored, sent, cleanField);
  const urls = images.map((image) => image.url);
  return {
    ...identity,
    ...content,
    descriptionHtml: renderRichText(content.description, { images, sources: content.sources }),
    portraitCaption: portraitCaption(content),
    summary: summaryOf(content.description),
    imageUrl: urls,
    images: urls,
    imageDetails: images,
  };
}
