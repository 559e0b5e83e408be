import type { ImageDetail } from "../images/entry-images.ts";
import { summaryOf } from "../rich-text/plain-text-of.ts";
import { renderInSteps } from "../rich-text/render-rich-text.ts";
import type { TuskerFields } from "../tuskers/fields.ts";
import { nativeNamesOf } from "../tuskers/native-names.ts";
import { portraitTexts } from "../tuskers/portrait/portrait-caption.ts";
import type { TuskerDetail } from "../tuskers/tusker.ts";

/** The values that a save generates. */
export type Identity = { _id: string; slug: string; createdAt: string; updatedAt: string };

/** A tusker without his drawings. */
export type UndrawnTusker = Omit<TuskerDetail, "portraitUrl" | "portraitAlt" | "cardUrl">;

/**
 * The tusker as a save would store him now. A test compares it with the result of a real save.
 * @param content his fields after the change
 * @param images the images after the change, in order
 */
export function* previewedTusker(
  content: TuskerFields,
  { identity, images }: { identity: Identity; images: ImageDetail[] },
): Generator<void, UndrawnTusker> {
  const urls = images.map((image) => image.url);
  const [descriptionHtml = ""] = yield* renderInSteps([content.description], { images, sources: content.sources });
  return {
    ...identity,
    ...content,
    nativeNames: nativeNamesOf(content),
    descriptionHtml,
    ...portraitTexts(content),
    summary: summaryOf(content.description),
    imageUrl: urls,
    images: urls,
    imageDetails: images,
  };
}
