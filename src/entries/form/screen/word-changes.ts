import { diffArrays, diffLines } from "diff";

/** A stretch of two texts put into one: in both, only in the old one, or only in the new one. */
export type Stretch = { text: string; kind: "same" | "removed" | "added" };

/** Two long texts that share next to nothing are not worth more of a person's time. */
const LONGEST_SEARCH_MS = 300;
/** Unchanged text about a change, in characters; the rest is left out. */
const SHOWN_ABOUT = 160;
/** Less than this is not worth an ellipsis. */
const WORTH_LEAVING_OUT = 40;

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** Words as people see them: marks that belong to a letter stay with it, in every script. */
const wordsOf = (text: string): string[] => [...segmenter.segment(text)].map(({ segment }) => segment);

/** A change and what is between it and the next: two words side by side are one change, not two. */
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

/** What was taken out and what was put in, word by word; line by line where the texts are too far apart. */
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

/** The same without the long unchanged stretches: an ellipsis stands for what was left out. */
export function shortenSame(stretches: readonly Stretch[]): Stretch[] {
  return stretches.map((stretch, index) => {
    const { text, kind } = stretch;
    if (kind !== "same") return stretch;
    const head = index === 0 ? 0 : SHOWN_ABOUT;
    const tail = index === stretches.length - 1 ? 0 : SHOWN_ABOUT;
    if (text.length <= head + tail + WORTH_LEAVING_OUT) return stretch;
    return { kind, text: `${text.slice(0, head)} … ${text.slice(text.length - tail)}` };
  });
}
