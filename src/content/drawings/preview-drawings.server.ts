import { type Artwork, drawnFileName } from "../../artwork/drawn-images.ts";
import { articleLandscape, landscapeFor } from "../../artwork/landscapes/article-landscape.ts";
import { drawPortrait } from "../../artwork/portrait/portrait.ts";
import { drawingHash } from "./drawing-hash.server.ts";
import {
  type Draw,
  type DrawnArticle,
  type DrawnTusker,
  portraitAlt,
  portraitTraits,
} from "./entry-drawings.server.ts";

/** Followed by the token of a preview link and a file name like that of any drawing. */
export const PREVIEW_DRAWINGS_PATH = "/preview-drawings";

const addressOf = (token: string, artwork: Omit<Artwork, "width">): string =>
  `${PREVIEW_DRAWINGS_PATH}/${token}/${drawnFileName({ ...artwork, width: undefined })}`;

/** The portrait fields of a tusker that is not saved yet. */
export function previewPortrait(token: string, tusker: DrawnTusker): { portraitUrl: string; portraitAlt: string } {
  const traits = portraitTraits(tusker);
  return {
    portraitUrl: addressOf(token, { slug: tusker.slug, aspect: "4:5", hash: drawingHash(traits) }),
    portraitAlt: portraitAlt(tusker),
  };
}

/** The same for the landscape of an article. */
export const previewLandscape = (token: string, article: DrawnArticle): { landscapeUrl: string } => ({
  landscapeUrl: addressOf(token, {
    slug: article.slug,
    aspect: "3:2",
    hash: drawingHash(articleLandscape(article)),
  }),
});

/** Finds the function that draws this image of a preview; undefined if the preview shows a different one. */
export function findPreviewDrawing(
  preview: { kind: "tusker"; tusker: DrawnTusker } | { kind: "article"; article: DrawnArticle },
  { slug, aspect, hash }: Artwork,
): Draw | undefined {
  if (preview.kind === "tusker") {
    const traits = portraitTraits(preview.tusker);
    if (preview.tusker.slug !== slug || drawingHash(traits) !== hash) return undefined;
    return async () => drawPortrait(traits, { aspect, title: portraitAlt(preview.tusker) });
  }
  const { article } = preview;
  if (article.slug !== slug || drawingHash(articleLandscape(article)) !== hash) return undefined;
  return async () => landscapeFor(article, aspect);
}
