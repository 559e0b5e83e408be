import { newArticleSchema } from "../../content/articles/article.ts";
import { ARTICLE_CATEGORIES } from "../../content/articles/categories.ts";
import { plainTextOf } from "../../content/rich-text/plain-text-of.ts";
import { isFullDate } from "../../platform/text/dates/partial-date.ts";
import { identityIn, imagesIn, type OldEntry, sharedFields } from "./old-entry.ts";
import { choiceIn, oldIdIn, plainIn, tagsIn, textIn, timeIn } from "./old-values.ts";

const { sources, publication } = newArticleSchema.shape;

const MAX_TITLE = 200;
const MAX_EXCERPT = 600;
const MAX_AUTHOR = 120;
const MAX_DESCRIPTION = 5000;

const NOBODY = "The editors";

const dayOf = (time: Date | undefined): string | undefined => time?.toISOString().slice(0, 10);

/** The time in the first eight digits of a MongoDB id, in seconds. */
function timeOfId(id: string | undefined): Date | undefined {
  if (id === undefined || !/^[0-9a-f]{24}$/i.test(id)) return undefined;
  const time = new Date(Number.parseInt(id.slice(0, 8), 16) * 1000);
  // Ids of another origin would yield arbitrary years.
  return time.getUTCFullYear() >= 2009 && time.getUTCFullYear() <= 2100 ? time : undefined;
}

/** The day as written, ignoring time and zone, because the other site's forms show it so. */
function publishDayIn(raw: Record<string, unknown>, notes: string[]): string | undefined {
  const written = textIn(raw.publishDate)?.slice(0, 10);
  if (written !== undefined && isFullDate(written)) return written;
  const day = dayOf(timeIn(raw.publishDate));
  if (day !== undefined) return day;
  const instead =
    dayOf(timeIn(raw.createdAt)) ?? dayOf(timeIn(raw.updatedAt)) ?? dayOf(timeOfId(oldIdIn(raw._id ?? raw.id)));
  if (instead !== undefined) notes.push(`No readable publish date: recorded as ${instead}.`);
  return instead;
}

/**
 * Parses an article of another site: any letter case, images under any key, missing fields or fields of another type.
 */
export function readOldArticle(raw: Record<string, unknown>): OldEntry {
  const notes: string[] = [];
  const title = plainIn(raw.title ?? raw.name, { label: "The title", max: MAX_TITLE }, notes);
  const tags = tagsIn(raw.tags, notes);

  const written = { description: textIn(raw.description), content: textIn(raw.content) };
  const given = plainIn(raw.excerpt, { label: "The excerpt", max: MAX_EXCERPT, lines: true }, notes);
  const source = plainTextOf(written.description ?? written.content ?? "");
  const excerpt = given ?? plainIn(source, { label: "The excerpt", max: MAX_EXCERPT }, []);
  if (given === undefined) notes.push("No excerpt given: the beginning of the text is used.");

  const content = written.content ?? written.description ?? excerpt;
  if (written.content === undefined) notes.push("No content given: the description or the excerpt is used.");
  const isLong = written.description !== undefined && written.description.length > MAX_DESCRIPTION;
  if (isLong) notes.push(`Its description has more than ${MAX_DESCRIPTION} characters and was left out.`);
  const description = isLong || written.content === undefined ? undefined : written.description;

  const category =
    choiceIn(raw.category, ARTICLE_CATEGORIES) ??
    tags.map((tag) => choiceIn(tag, ARTICLE_CATEGORIES)).find((found) => found !== undefined);
  if (category === undefined) notes.push("No known category: recorded as “wildlife”.");
  const author = plainIn(raw.author, { label: "The author", max: MAX_AUTHOR }, notes);
  if (author === undefined) notes.push(`No author given: recorded as “${NOBODY}”.`);

  const publishDate = publishDayIn(raw, notes);
  return {
    ...identityIn(raw, title, notes),
    fields: {
      title: title ?? "",
      excerpt: excerpt ?? "",
      content: content ?? "",
      author: author ?? NOBODY,
      ...(publishDate === undefined ? {} : { publishDate }),
      category: category ?? "wildlife",
      description: description === undefined || description === given ? null : description,
      tags,
      ...sharedFields(raw, { sources, publication }, notes),
    },
    pictures: imagesIn(raw),
    notes,
  };
}
