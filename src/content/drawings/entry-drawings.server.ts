import { articleLandscape } from "../../artwork/landscapes/article-landscape.ts";
import type { PortraitTraits } from "../../artwork/parameters.ts";
import type { PortraitParameters } from "../../artwork/portrait-parameters.ts";
import { mayLiveWild } from "../tuskers/may-live-wild.ts";
import { derivePortrait, type PortraitRecord } from "../tuskers/portrait/derive-portrait.server.ts";
import { describePortrait } from "../tuskers/portrait/describe-portrait.server.ts";
import { drawingHash, secretDrawingHash } from "./drawing-hash.server.ts";

/** Renders the SVG of a drawing. */
export type Draw = () => Promise<string>;

/** The data that a portrait is drawn from: the tusker's record, and what an editor has fixed. */
export type DrawnTusker = PortraitRecord & { portrait: PortraitParameters | null };

export type DrawnArticle = { slug: string; tags: readonly string[]; category: string };

export const portraitTraits = (tusker: DrawnTusker): PortraitTraits => derivePortrait(tusker, tusker.portrait ?? {});

const hashOf = (secret: string | undefined, drawn: unknown): string =>
  secret === undefined ? drawingHash(drawn) : secretDrawingHash(secret, drawn);

/**
 * A description of the portrait. For a tusker that may live in the wild, it omits the time of day and the landscape.
 */
export function portraitAlt(tusker: DrawnTusker): string {
  const { pose, regalia, casket, trunkUp, status, light, habitat } = portraitTraits(tusker);
  const scene = mayLiveWild(tusker) ? undefined : { light, habitat };
  return describePortrait({ pose, regalia, casket, trunkUp, status, scene }, tusker);
}

/**
 * The columns derived from a tusker's portrait.
 * @param secret as `drawingSecret` returns it
 */
export const portraitColumns = (
  tusker: DrawnTusker,
  secret: string | undefined,
): { portrait_hash: string; portrait_alt: string } => ({
  portrait_hash: hashOf(secret, portraitTraits(tusker)),
  portrait_alt: portraitAlt(tusker),
});

/** The column derived from an article's landscape; `secret` as for portraits. */
export const landscapeColumns = (article: DrawnArticle, secret: string | undefined): { landscape_hash: string } => ({
  landscape_hash: hashOf(secret, articleLandscape(article)),
});
