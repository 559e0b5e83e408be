import { z } from "zod";
import { singleLine } from "../safety/plain-text.ts";

export const tagSchema = singleLine({ max: 60, label: "A tag" });

/** The tags of an entry. Blank tags are dropped, and so are duplicates that differ only in case. */
export const tagsSchema = z
  .array(tagSchema, "Tags must be a list of words.")
  .max(40, "An entry can have at most 40 tags.")
  .transform((tags) => {
    const seen = new Map<string, string>();
    for (const tag of tags) {
      const key = tag.toLowerCase();
      if (tag !== "" && !seen.has(key)) seen.set(key, tag);
    }
    return [...seen.values()];
  });

/** Tags offered to authors of articles before any article has one. */
export const SUGGESTED_ARTICLE_TAGS = [
  "conservation",
  "wildlife",
  "habitat",
  "protection",
  "culture",
  "history",
  "research",
  "behavior",
  "corridors",
  "coexistence",
] as const;
