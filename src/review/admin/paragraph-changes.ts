import { findChanges, type Stretch } from "../../entries/form/changes/word-changes.ts";

/**
 * The changes between two texts, one list for each paragraph of the newer one. What was taken out stands where it was
 * before.
 */
export function changesByParagraph(before: readonly string[], after: readonly string[]): Stretch[][] {
  const paragraphs: Stretch[][] = [[]];
  for (const { text, kind } of findChanges(before.join("\n"), after.join("\n"))) {
    if (kind === "removed") {
      paragraphs.at(-1)?.push({ text, kind });
      continue;
    }
    text.split("\n").forEach((line, index) => {
      if (index > 0) paragraphs.push([]);
      if (line !== "") paragraphs.at(-1)?.push({ text: line, kind });
    });
  }
  return paragraphs;
}
