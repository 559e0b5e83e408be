import { writtenDate } from "../../platform/text/dates/written-date.ts";
import type { LibrarySource } from "./library-source.ts";
import { words } from "./words.ts";

export type FoundBy = Pick<LibrarySource, "url" | "archiveUrl" | "kind" | "publisher" | "author" | "date" | "note">;

/** Kinds of which libraries and archives keep copies. */
const KEPT_BY_LIBRARIES: readonly string[] = ["book", "news", "official", "film"];

/** How a source without an address can be found, in sentences; undefined for one that has an address. */
export function wayToFind({ url, archiveUrl, kind, publisher, author, date, note }: FoundBy): string | undefined {
  if (url !== null || archiveUrl !== null) return undefined;
  const named = [
    [words.find.author, author],
    [words.find.publisher, publisher],
    [words.find.date, date && writtenDate(date)],
  ].flatMap(([label, text]) => (label && text ? [{ label, text }] : []));
  const inLibraries = KEPT_BY_LIBRARIES.includes(kind) && named.length > 0;
  const sentence = words.find.sentence(
    named.map(({ label }) => label),
    named.map(({ text }) => text),
    inLibraries,
  );
  return [sentence, note].filter(Boolean).join(" ");
}

/** Whether more than its title is recorded to find it by. */
export const canBeFound = ({ url, archiveUrl, kind, publisher, author, date, note }: FoundBy): boolean =>
  [url, archiveUrl, note].some(Boolean) || (Boolean(publisher ?? author) && (Boolean(date) || kind === "book"));
