import type { Article } from "../../domain/articles/article.ts";
import { statusText } from "../../domain/tuskers/status-line.ts";
import type { Tusker } from "../../domain/tuskers/tusker.ts";
import { articleCard, openGraphCard, type ShareCard } from "../illustrations/cards/share-card.ts";
import { portraitTraits } from "./entry-drawings.ts";

const CATEGORY_WORDS = { wild: "Wild", domesticated: "Domesticated", conservation: "Conservation" } as const;

const isNative = (name: string): boolean => /[\p{Script=Sinhala}\p{Script=Tamil}]/u.test(name);

/** The card of a tusker's page. */
export const drawTuskerCard = (tusker: Tusker): ShareCard =>
  openGraphCard({
    name: tusker.name,
    native: tusker.aliases.find(isNative),
    statusLine: statusText(tusker, true),
    kind: `${CATEGORY_WORDS[tusker.category]}, ${tusker.location}`,
    portrait: portraitTraits(tusker),
  });

/** The card of an article's page. */
export const drawArticleCard = ({ slug, title, category, tags }: Article): ShareCard =>
  articleCard({ slug, title, category, tags });
