import type { Fields } from "../../fields/fields.ts";
import { cutWithDots } from "../../rich-text/cut-text.ts";
import { paragraphsIn } from "../paragraphs.ts";
import type { Passage } from "../review-link.ts";

/** In characters. */
const LONGEST_BEGINNING = 70;

/** The site sets them; nobody has to judge them. */
const LEFT_OUT = ["publication", "portrait"];

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === "" ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** What is shown of a field beside its label: words as they were written, and nothing of what has words of its own. */
function beginningOf(kind: Fields[string]["kind"], value: unknown): string {
  if (kind === "text" || kind === "number" || kind === "date") return cutWithDots(String(value), LONGEST_BEGINNING);
  if (kind === "list" || kind === "tags") return cutWithDots((value as string[]).join(", "), LONGEST_BEGINNING);
  return "";
}

/** What can be commented on: each field that is filled in, and of rich texts each paragraph. */
export const passagesOf = (fields: Fields, content: Record<string, unknown>): Passage[] =>
  Object.entries(fields).flatMap(([field, { kind }]): Passage[] => {
    const value = content[field];
    if (LEFT_OUT.includes(field) || isEmpty(value)) return [];
    if (kind !== "richText") return [{ field, paragraph: null, text: beginningOf(kind, value) }];
    return paragraphsIn(String(value)).map((text, paragraph) => ({
      ...{ field, paragraph },
      text: cutWithDots(text.replaceAll(/\s+/g, " "), LONGEST_BEGINNING),
    }));
  });
