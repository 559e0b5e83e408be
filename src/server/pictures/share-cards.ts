import type { Article } from "../../domain/articles/article.ts";
import type { Tusker, TuskerStatus } from "../../domain/tuskers/tusker.ts";
import { articleCard, openGraphCard, type ShareCard } from "../illustrations/cards/share-card.ts";
import { portraitTraits } from "./entry-drawings.ts";

const STATUS_WORDS: Record<TuskerStatus, string> = { alive: "Alive", dead: "Dead", missing: "Missing" };
const CATEGORY_WORDS = { wild: "Wild", domesticated: "Domesticated", conservation: "Conservation" } as const;

const MONTH = new Intl.DateTimeFormat("en-GB", { year: "numeric", month: "long", timeZone: "UTC" });

/** `2025` and `2025-08` as 2025 and August 2025; a day is left out: on a card there is little room. */
const writtenMonth = (partial: string): string =>
  partial.length === 4 ? partial : MONTH.format(new Date(`${partial.slice(0, 7)}-01T00:00:00Z`));

/** "Alive, as of August 2025". */
const statusLine = ({ status, statusAsOf }: Pick<Tusker, "status" | "statusAsOf">): string =>
  STATUS_WORDS[status] + (statusAsOf === null ? "" : `, as of ${writtenMonth(statusAsOf)}`);

const isNative = (name: string): boolean => /[\p{Script=Sinhala}\p{Script=Tamil}]/u.test(name);

/** The card of a tusker's page. */
export const drawTuskerCard = (tusker: Tusker): ShareCard =>
  openGraphCard({
    name: tusker.name,
    native: tusker.aliases.find(isNative),
    statusLine: statusLine(tusker),
    kind: `${CATEGORY_WORDS[tusker.category]}, ${tusker.location}`,
    portrait: portraitTraits(tusker),
  });

/** The card of an article's page. */
export const drawArticleCard = ({ slug, title, category, tags }: Article): ShareCard =>
  articleCard({ slug, title, category, tags });
