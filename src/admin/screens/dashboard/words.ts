import { PUBLICATION_LABELS } from "../../../platform/ids/publication.ts";
import { counted as countedAs } from "../../../platform/text/counted.ts";
import type { Shown } from "./list-state.ts";

/** "1 tusker", "1,204 tuskers". */
export function counted(show: Shown, count: number): string {
  const one = show === "tuskers" ? "tusker" : "article";
  return countedAs(count, one, show);
}

/** The order of a list in words, to follow its count. */
export const ORDER_WORDS: Record<string, string> = {
  name: "sorted by name",
  "-name": "sorted by name, reversed",
  title: "sorted by title",
  "-title": "sorted by title, reversed",
  age: "the youngest first",
  "-age": "the oldest first",
  status: "sorted by status",
  "-status": "sorted by status, reversed",
  date: "the oldest first",
  "-date": "the newest first",
  updated: "the longest unchanged first",
  "-updated": "the last changed first",
};

/** The options of the order menu, which replaces the column heads in narrow windows. */
export const ORDER_LABELS: Record<string, string> = {
  name: "Name",
  "-name": "Name, reversed",
  title: "Title",
  "-title": "Title, reversed",
  age: "Age, youngest first",
  "-age": "Age, oldest first",
  status: "Status",
  "-status": "Status, reversed",
  date: "Publish date, oldest first",
  "-date": "Publish date, newest first",
  updated: "Longest unchanged first",
  "-updated": "Last changed first",
};

export const STATE_LABELS: Record<string, string> = { ...PUBLICATION_LABELS, scheduled: "Scheduled" };
