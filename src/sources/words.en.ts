import { catalogue } from "../platform/languages/catalogue.ts";
import { kinds } from "./kinds.en.ts";

const list = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;

export const words = catalogue({
  title: "Sources",
  /** Their heading in a closed block. */
  counted: (count: number) => (count === 1 ? "1 source" : `${count} sources`),
  /** Sources of the page that none of its statements names. */
  further: "Further reading",
  kinds,
  /** How a source without an address can be found: by which of its fields, with their values. */
  find: {
    author: "author",
    publisher: "publisher",
    date: "date",
    sentence: (labels: readonly string[], values: readonly string[], inLibraries: boolean) =>
      `No address is recorded. Look for the title${
        labels.length === 0 ? "" : ` with its ${list(labels)} (${values.join(", ")})`
      }${inLibraries ? ", or in a library" : ""}.`,
  },
  archived: "archived copy",
  archivedOf: (title: string) => `Archived copy of ${title}`,
  /** Beside an address that is gone: since when, and whether a copy follows. */
  gone: (since: string, isArchived: boolean) =>
    isArchived
      ? `The original is no longer there (seen on ${since}).`
      : `The original is no longer there (seen on ${since}), and no archived copy is known.`,
  /** A link from a source to the page of all that rests on it. */
  everything: (key: string) => `All that rests on source ${key}`,
  /** In the note that a mark opens: what of its sources is left, and the way to the whole list. */
  more: (count: string) => `${count} more`,
  all: "All sources of this page",
  /** A link from a source to the first place that names it. */
  backTo: (source: number) => `Back to the text, where source ${source} is named`,
  /** What of an entry rests on a source. */
  rests: {
    text: "The text",
    recorded: (name: string, date: string) => `${name}, recorded ${date}`,
    inDoubt: (name: string, doubt: string) => `${name} (${doubt})`,
  },
});
