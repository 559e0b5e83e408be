import type { Thing, WebPage } from "schema-dts";
import { dated, identified } from "../../../../content/citation/cited-data.ts";
import type { ListedSource } from "../../../../content/sources/source.ts";
import { nameHere } from "../../../../content/tuskers/name-here.ts";
import type { NativeName } from "../../../../content/tuskers/native-names.ts";
import type { TuskerCategory } from "../../../../content/tuskers/status.ts";
import { absoluteUrl } from "../../../../platform/identity/absolute-url.ts";
import { currentLanguage } from "../../../../platform/languages/current-language.ts";
import { addressIn } from "../../../../platform/languages/language.ts";
import { imageObject, type StructuredImage } from "../../../meta/image-object.ts";
import { licensed } from "../../../meta/licensed.ts";

type TuskerFacts = {
  _id: string;
  updatedAt: string;
  wikidata: string | null;
  sources: readonly ListedSource[];
  slug: string;
  name: string;
  nativeNames: readonly NativeName[];
  /** In the language of the page; empty if there is none. */
  summary: string;
  aliases: readonly string[];
  category: TuskerCategory;
  /** The image shown where the page is shared; root-relative. */
  cardUrl: string;
  images: readonly StructuredImage[];
};

const SPECIES = { "@type": "Taxon", name: "Elephas maximus", taxonRank: "species" } as const;

/**
 * Every wild elephant of the island belongs to the Sri Lankan subspecies; captive ones may have come from India,
 * Thailand or Myanmar.
 */
const taxonOf = (category: TuskerCategory) =>
  category === "wild"
    ? ({ "@type": "Taxon", name: "Elephas maximus maximus", taxonRank: "subspecies", parentTaxon: SPECIES } as const)
    : SPECIES;

/** A tusker, and the page about him. schema.org has no type for an animal, so he is a Thing. */
export const tuskerObjects = (siteUrl: string, tusker: TuskerFacts): [Thing, WebPage] => {
  const url = absoluteUrl(siteUrl, addressIn(currentLanguage(), `/tuskers/${tusker.slug}`));
  const id = `${url}#tusker`;
  const taxon = taxonOf(tusker.category);
  const name = nameHere(tusker);
  const otherNames = [...new Set([tusker.name, ...tusker.aliases])].filter((other) => other !== name);
  return [
    {
      "@type": "Thing",
      "@id": id,
      name,
      ...(otherNames.length > 0 ? { alternateName: otherNames } : {}),
      ...(tusker.summary === "" ? {} : { description: tusker.summary }),
      additionalType: taxon.name,
      ...identified(siteUrl, tusker),
      url,
      image: [absoluteUrl(siteUrl, tusker.cardUrl), ...tusker.images.map((image) => imageObject(siteUrl, image))],
    },
    {
      "@type": "WebPage",
      "@id": url,
      url,
      name,
      inLanguage: currentLanguage(),
      ...dated(tusker),
      ...licensed(),
      mainEntity: { "@id": id },
      about: taxon,
    },
  ];
};
