import { oncePer } from "../../ui/render/once-per.ts";
import { langOf } from "../fields/pieces/lang-of.ts";
import type { NativeName } from "./native-names.ts";
import { isFateDisputed, type StatusFields } from "./status/status-line.ts";
import type { Tusker } from "./tusker.ts";

const WHOLE_SENTENCES = /^[\s\S]{60,}[.!?](?=\s+\p{Lu})/u;

/** Ends a summary that is the start of a longer text at a sentence, if it has one. */
const teaserOf = (summary: string): string =>
  (summary.endsWith("…") ? WHOLE_SENTENCES.exec(summary)?.[0] : undefined) ?? summary;

/** The fields that a card shows. A page with cards sends no others. */
export type TuskerCardFields = Pick<
  Tusker,
  "slug" | "name" | "status" | "statusAsOf" | "diedOn" | "category" | "location" | "portraitUrl" | "imageDetails"
> & {
  /** His status by its accounts, where they differ. */
  claims?: StatusFields["claims"];
  /** What the card says of him. */
  teaser: string;
  /** `en` if it stands in English on a page of another language. */
  teaserLang?: "en";
  /** His name in Sinhala and in Tamil letters, at most one each. */
  nativeNames: NativeName[];
};

const firstOfEach = (names: readonly NativeName[]): NativeName[] =>
  names.filter(({ language }, index) => names.findIndex((other) => other.language === language) === index);

/** The same object for the same tusker, so that his card is rendered once. */
export const toCardFields = oncePer(
  (tusker: Tusker): TuskerCardFields => ({
    ...(langOf(tusker, "summary") && { teaserLang: "en" as const }),
    ...(isFateDisputed(tusker) && { claims: { status: tusker.claims.status } }),
    slug: tusker.slug,
    name: tusker.name,
    teaser: teaserOf(tusker.summary),
    status: tusker.status,
    statusAsOf: tusker.statusAsOf,
    diedOn: tusker.diedOn,
    category: tusker.category,
    location: tusker.location,
    portraitUrl: tusker.portraitUrl,
    // A card shows the first image only.
    imageDetails: tusker.imageDetails.slice(0, 1),
    nativeNames: firstOfEach(tusker.nativeNames),
  }),
);
