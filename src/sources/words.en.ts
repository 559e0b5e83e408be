import { catalogue } from "../platform/languages/catalogue.ts";
import { kinds } from "./kinds.en.ts";

const list = (texts: readonly string[]): string =>
  texts.length < 2 ? texts.join("") : `${texts.slice(0, -1).join(", ")} and ${texts.at(-1)}`;

export const words = catalogue({
  title: "Sources",
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
  /** A link from a source to one of the places that name it. */
  backTo: (place: number, source: number) => `Back to place ${place} where source ${source} is named`,
  /** What of an entry rests on a source. */
  rests: {
    text: "The text",
    recorded: (name: string, date: string) => `${name}, recorded ${date}`,
    inDoubt: (name: string, doubt: string) => `${name} (${doubt})`,
  },
});
