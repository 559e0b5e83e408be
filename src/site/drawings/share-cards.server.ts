import { articleCard, openGraphCard, type ShareCard } from "../../artwork/cards/share-card.ts";
import type { Article } from "../../content/articles/article.ts";
import { portraitTraits } from "../../content/drawings/entry-drawings.server.ts";
import { writtenLocation } from "../../content/places/written-location.ts";
import { nameHere } from "../../content/tuskers/name-here.ts";
import { statusText } from "../../content/tuskers/status/status-line.ts";
import type { Tusker } from "../../content/tuskers/tusker.ts";
import { CATEGORY_LABELS } from "../../content/tuskers/words.ts";
import { words } from "./words.ts";

const isNative = (name: string): boolean => /[\p{Script=Sinhala}\p{Script=Tamil}]/u.test(name);

/** In English a name in another script; in another language the name as it is stored. */
const otherName = (tusker: Tusker): string | undefined =>
  nameHere(tusker) === tusker.name ? tusker.aliases.find(isNative) : tusker.name;

/** The card of a tusker's page. */
export const drawTuskerCard = (tusker: Tusker): ShareCard =>
  openGraphCard({
    name: nameHere(tusker),
    native: otherName(tusker),
    statusLine: statusText(tusker, true),
    kind: words.kind(CATEGORY_LABELS[tusker.category], writtenLocation(tusker.location)),
    note: words.illustration,
    portrait: portraitTraits(tusker),
  });

/** The card of an article's page. */
export const drawArticleCard = ({ slug, title, category, tags }: Article): ShareCard =>
  articleCard({ slug, title, category, tags });
