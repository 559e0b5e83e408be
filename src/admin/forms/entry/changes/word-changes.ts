import { diffArrays } from "diff";
import type { Look, Run } from "../blocks/block.ts";

export type ChangeKind = "same" | "removed" | "added";
/** A stretch of a merged text: in both versions, only in the old one, or only in the new one. */
export type Stretch = Run & { kind: ChangeKind };

/** A word, a space or a sign, with what makes it the same as another. */
type Piece = { key: string; text: string; look: Look | undefined };
type Step = { kind: ChangeKind; count: number };

/**
 * The most additions and removals that are searched for in one comparison. Time and memory grow with their square; what
 * differs in more is shown as taken out and put in as a whole.
 */
const MOST_EDITS = 400;

/** How much searching is left for all comparisons of two texts, in squares of edits. */
export class Effort {
  private left = 4 * MOST_EDITS ** 2;

  get mostEdits(): number {
    return Math.min(MOST_EDITS, Math.floor(Math.sqrt(this.left)));
  }

  spend(edits: number): void {
    this.left = Math.max(0, this.left - edits ** 2);
  }
}

/** The steps from one list to another. Only what lies between their common beginning and end is searched. */
export function stepsBetween(before: readonly string[], after: readonly string[], effort: Effort): Step[] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const [old, fresh] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const { mostEdits } = effort;
  const found =
    old.length === 0 || fresh.length === 0 ? undefined : diffArrays(old, fresh, { maxEditLength: mostEdits });
  const changed = found?.map(
    ({ added, removed, count }): Step => ({
      kind: added ? "added" : removed ? "removed" : "same",
      count,
    }),
  ) ?? [
    { kind: "removed", count: old.length },
    { kind: "added", count: fresh.length },
  ];
  const edits = changed.reduce((sum, { kind, count }) => sum + (kind === "same" ? 0 : count), 0);
  if (old.length > 0 && fresh.length > 0) effort.spend(found === undefined ? mostEdits : edits);
  const steps: Step[] = [{ kind: "same", count: start }, ...changed, { kind: "same", count: end }];
  return steps.filter(({ count }) => count > 0);
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** What a run is compared by, beside its text: two that look different are different. */
function lookKey(look: Look): string {
  if (look.cites !== undefined) return `cites ${look.cites}`;
  return look.isMarker ? "marker" : JSON.stringify(look);
}

/** Words in every script; combining marks stay with their letter. Citations, pictures and markers are whole. */
function piecesOf(runs: readonly Run[]): Piece[] {
  return runs.flatMap(({ text, look }): Piece[] => {
    if (look === undefined)
      return [...segmenter.segment(text)].map(({ segment }) => ({ key: segment, text: segment, look }));
    const key = `\0${lookKey(look)}\0`;
    if (look.cites !== undefined || look.tusker !== undefined || look.isMarker) return [{ key, text, look }];
    if (look.image !== undefined) return [{ key: key + text, text, look }];
    return [...segmenter.segment(text)].map(({ segment }) => ({ key: key + segment, text: segment, look }));
  });
}

/** What may stand between two changes without being worth reading by itself: spaces, and one short word at most. */
const BETWEEN = /^[^\S\n]*(?:\p{L}{1,3})?[^\S\n]*$/u;

const isBetween = (pieces: readonly Piece[]): boolean =>
  pieces.length <= 3 &&
  pieces.every(({ look }) => look === undefined) &&
  BETWEEN.test(pieces.map(({ text }) => text).join(""));

/** Pieces as runs: neighbours that look alike are one. */
function stretchesOf(pieces: readonly Piece[], kind: ChangeKind): Stretch[] {
  const stretches: Stretch[] = [];
  for (const { text, look } of pieces) {
    const last = stretches.at(-1);
    if (last !== undefined && last.look === look) last.text += text;
    else stretches.push({ kind, text, ...(look && { look }) });
  }
  return stretches;
}

/** The changes between two texts word by word. Two changes with little between them are one. */
export function findChanges(before: readonly Run[], after: readonly Run[], effort: Effort): Stretch[] {
  const [old, fresh] = [piecesOf(before), piecesOf(after)];
  const steps = stepsBetween(
    old.map(({ key }) => key),
    fresh.map(({ key }) => key),
    effort,
  );
  const stretches: Stretch[] = [];
  let [from, to] = [0, 0];
  let removed: Piece[] = [];
  let added: Piece[] = [];
  const add = (pieces: readonly Piece[], kind: ChangeKind) => {
    for (const stretch of stretchesOf(pieces, kind)) stretches.push(stretch);
  };
  const close = () => {
    add(removed, "removed");
    add(added, "added");
    [removed, added] = [[], []];
  };
  steps.forEach(({ kind, count }, index) => {
    const [left, right] = [old.slice(from, from + count), fresh.slice(to, to + count)];
    if (kind !== "added") from += count;
    if (kind !== "removed") to += count;
    if (kind === "same" && !(index > 0 && index < steps.length - 1 && isBetween(right))) {
      close();
      // Numbers and signs are those of the newer version.
      add(right, "same");
      return;
    }
    if (kind !== "added") removed = [...removed, ...left];
    if (kind !== "removed") added = [...added, ...right];
  });
  close();
  return stretches;
}
