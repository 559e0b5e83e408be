import { diffArrays, diffLines } from "diff";
import { syllableStart } from "../../../platform/text/syllables.ts";

/** A stretch of a merged text: in both versions, only in the old one, or only in the new one. */
export type Stretch = { text: string; kind: "same" | "removed" | "added" };

/** Limits the time spent on comparing two long texts that have little in common. */
const LONGEST_SEARCH_MS = 300;
/** Unchanged characters shown around a change; the rest is left out. */
const SHOWN_ABOUT = 160;
/** Shorter stretches are not worth an ellipsis. */
const WORTH_LEAVING_OUT = 40;

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Words in every script; combining marks stay with their letter. */
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** Joins changes that only white space separates: two changed words in a row are one change. */
function joinNeighbours(stretches: readonly Stretch[]): Stretch[] {
  const joined: Stretch[] = [];
  let removed = "";
  let added = "";
  const close = () => {
    if (removed !== "") joined.push({ text: removed, kind: "removed" });
    if (added !== "") joined.push({ text: added, kind: "added" });
    removed = "";
    added = "";
  };
  stretches.forEach(({ text, kind }, index) => {
    const isBetween = kind === "same" && /^[^\S\n]+$/.test(text) && index > 0 && index < stretches.length - 1;
    if (kind === "same" && !isBetween) {
      close();
      joined.push({ text, kind });
      return;
    }
    if (kind !== "added") removed += text;
    if (kind !== "removed") added += text;
  });
  close();
  return joined;
}

/** Finds removed and added words, or lines if comparing by words takes too long. */
export function findChanges(before: string, after: string): Stretch[] {
  const limit = { timeout: LONGEST_SEARCH_MS };
  const changes =
    diffArrays(wordsOf(before), wordsOf(after), limit)?.map((change) => ({
      ...change,
      value: change.value.join(""),
    })) ?? diffLines(before, after, limit);
  if (changes === undefined)
    return [
      { text: before, kind: "removed" },
      { text: after, kind: "added" },
    ];
  return joinNeighbours(
    changes.map(({ value, added, removed }) => ({
      text: value,
      kind: added ? "added" : removed ? "removed" : "same",
    })),
  );
}

/** Shortens long unchanged stretches, with an ellipsis for what was left out. */
export function shortenSame(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch, index) => {
    const { text, kind } = stretch;
    if (kind !== "same") return stretch;
    const head = index === 0 ? 0 : SHOWN_ABOUT;
    const tail = index === stretches.length - 1 ? 0 : SHOWN_ABOUT;
    if (text.length <= head + tail + WORTH_LEAVING_OUT) return stretch;
    const [end, start] = [syllableStart(text, head), syllableStart(text, text.length - tail)];
    return { kind, text: `${text.slice(0, end)} … ${text.slice(start)}` };
  });
}
