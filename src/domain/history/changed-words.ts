import type { ArticleContent, TuskerContent } from "./entry-content.ts";

type Field = keyof TuskerContent | keyof ArticleContent;

const WORDS: Record<Field, string> = {
  name: "name",
  title: "title",
  slug: "address",
  publication: "publication",
  aliases: "other names",
  status: "status",
  statusAsOf: "date of the status",
  statusNote: "note on the status",
  age: "age",
  ageNote: "note on the age",
  bornYear: "year of birth",
  diedOn: "date of death",
  heightM: "height",
  location: "location",
  category: "category",
  tags: "tags",
  tusks: "tusks",
  origin: "origin",
  excerpt: "excerpt",
  description: "description",
  content: "content",
  author: "author",
  publishDate: "publish date",
  images: "pictures",
  imageDetails: "texts of pictures",
  sources: "sources",
  portrait: "portrait",
};

/** Which fields a save changed, in words for the list of activities ("status, tags"). */
export function changedWords(changed: readonly string[]): string {
  const words = changed
    // The texts of pictures that came or went are no change of their own.
    .filter((field) => field !== "imageDetails" || !changed.includes("images"))
    .map((field) => (field in WORDS ? WORDS[field as Field] : field));
  return words.join(", ");
}
