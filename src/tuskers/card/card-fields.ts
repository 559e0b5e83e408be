import type { Tusker } from "../tusker.ts";
import { nativeNames } from "./language-of.ts";

/** The fields that a card shows. A page with cards sends no others. */
export type TuskerCardFields = Pick<
  Tusker,
  | "slug"
  | "name"
  | "summary"
  | "status"
  | "statusAsOf"
  | "diedOn"
  | "category"
  | "location"
  | "portraitUrl"
  | "imageDetails"
> & {
  /** His name in Sinhala or Tamil script, at most one. */
  nativeNames: string[];
};

export const toCardFields = (tusker: Tusker): TuskerCardFields => ({
  slug: tusker.slug,
  name: tusker.name,
  summary: tusker.summary,
  status: tusker.status,
  statusAsOf: tusker.statusAsOf,
  diedOn: tusker.diedOn,
  category: tusker.category,
  location: tusker.location,
  portraitUrl: tusker.portraitUrl,
  // A card shows the first image only.
  imageDetails: tusker.imageDetails.slice(0, 1),
  nativeNames: nativeNames(tusker.aliases).slice(0, 1),
});
