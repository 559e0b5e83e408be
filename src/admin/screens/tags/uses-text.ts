import type { TagUse } from "../../../content/kinds/tag-use.ts";
import { counted } from "../../../platform/text/counted.ts";

const count = (amount: number, one: string, many: string): string[] =>
  amount === 0 ? [] : [counted(amount, one, many)];

/** How often a tag is used, in words: "3 tuskers and 1 article". */
export const usesText = ({ tuskers, articles }: Omit<TagUse, "tag">): string =>
  [...count(tuskers, "tusker", "tuskers"), ...count(articles, "article", "articles")].join(" and ") || "no entry";
