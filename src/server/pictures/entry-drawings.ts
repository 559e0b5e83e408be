import type { PortraitParameters } from "../../domain/tuskers/portrait-parameters.ts";
import { articleLandscape } from "../illustrations/landscapes/article-landscape.ts";
import type { PortraitTraits } from "../illustrations/parameters.ts";
import { derivePortrait, type PortraitRecord } from "../illustrations/portrait/derive.ts";
import { describePortrait } from "../illustrations/portrait/describe.ts";
import { drawingHash, secretDrawingHash } from "./drawing-hash.ts";

/** What of a tusker is drawn: his record, and what an editor has fixed. */
export type DrawnTusker = PortraitRecord & { portrait: PortraitParameters | null };

export type DrawnArticle = { slug: string; tags: readonly string[]; category: string };

export const portraitTraits = (tusker: DrawnTusker): PortraitTraits => derivePortrait(tusker, tusker.portrait ?? {});

const hashOf = (secret: string | undefined, drawn: unknown): string =>
  secret === undefined ? drawingHash(drawn) : secretDrawingHash(secret, drawn);

/**
 * The columns that follow from what a tusker's portrait shows.
 * @param secret as `drawingSecret` gives it
 */
export function portraitColumns(
  tusker: DrawnTusker,
  secret: string | undefined,
): { portrait_hash: string; portrait_alt: string } {
  const traits = portraitTraits(tusker);
  return { portrait_hash: hashOf(secret, traits), portrait_alt: describePortrait(traits) };
}

/** The column that follows from what an article's landscape shows; `secret` as for portraits. */
export const landscapeColumns = (article: DrawnArticle, secret: string | undefined): { landscape_hash: string } => ({
  landscape_hash: hashOf(secret, articleLandscape(article)),
});
