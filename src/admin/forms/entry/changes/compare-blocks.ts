import type { Block, Run } from "../blocks/block.ts";
import { type ChangeKind, Effort, findChanges, type Stretch, stepsBetween } from "./word-changes.ts";

/** A block of either version, or of both with the changes of its words. */
export type ComparedBlock = {
  kind: ChangeKind | "changed";
  /** As it is in the newer version; if that has it no more, as it was. */
  block: Block;
  label: readonly Stretch[];
  stretches: readonly Stretch[];
  /** What it was, if it has become something else. */
  was?: Block["form"];
};

/** How far ahead the new form of a block is looked for. */
const SEARCHED = 8;
/** Blocks that share less are two, not two versions of one. */
const ALIKE = 0.35;

const runKey = ({ text, look }: Run): string =>
  look?.cites !== undefined
    ? `{${look.cites}}`
    : look?.isMarker
      ? ""
      : look === undefined
        ? text
        : text + JSON.stringify(look);
const keyOf = ({ form, label = "", runs }: Block): string => `${form}\0${label}\0${runs.map(runKey).join("\0")}`;

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The words of a block and its pictures, each once. */
type Content = { words: ReadonlySet<string>; images: readonly string[] };

const contentOf = ({ label = "", runs }: Block): Content => ({
  words: new Set(
    `${label} ${runs.map(({ text, look }) => (look?.image === undefined ? text : "")).join(" ")}`.match(WORD),
  ),
  images: runs.flatMap(({ look }) => look?.image ?? []),
});

/** How alike two blocks are, from 0 to 1: by their words, and by their pictures first. */
function likeness(a: Content, b: Content): number {
  if (a.images.length > 0 && b.images.length > 0) return a.images.some((image) => b.images.includes(image)) ? 1 : 0;
  const [few, many] = a.words.size < b.words.size ? [a.words, b.words] : [b.words, a.words];
  let shared = 0;
  for (const word of few) if (many.has(word)) shared += 1;
  return (2 * shared) / Math.max(1, few.size + many.size);
}

const whole = (block: Block, kind: ChangeKind): ComparedBlock => ({
  kind,
  block,
  label: block.label === undefined ? [] : [{ text: block.label, kind }],
  stretches: block.runs.map((run) => ({ ...run, kind })),
});

function changed(before: Block, after: Block, areAlike: boolean, effort: Effort): ComparedBlock {
  const replaced = [...whole(before, "removed").stretches, ...whole(after, "added").stretches];
  const label = (block: Block): Run[] => (block.label === undefined ? [] : [{ text: block.label }]);
  return {
    kind: "changed",
    block: after,
    label: findChanges(label(before), label(after), effort),
    stretches: areAlike ? findChanges(before.runs, after.runs, effort) : replaced,
    ...(before.form !== after.form && { was: before.form }),
  };
}

/** Finds for each block that is gone the one that it has become, if there is one near by. */
function pair(gone: readonly Block[], fresh: readonly Block[], effort: Effort): ComparedBlock[] {
  const [old, made] = [gone.map(contentOf), fresh.map(contentOf)];
  const compared: ComparedBlock[] = [];
  let next = 0;
  const add = (until: number) => {
    for (const block of fresh.slice(next, until)) compared.push(whole(block, "added"));
    next = until;
  };
  gone.forEach((block, index) => {
    let best = { at: -1, likeness: 0 };
    for (let at = next; at < Math.min(next + SEARCHED, made.length); at += 1) {
      const found = likeness(old[index] as Content, made[at] as Content);
      if (found > best.likeness) best = { at, likeness: found };
    }
    // One line in the place of another is its new value, whatever it says.
    const isOnly = gone.length === 1 && fresh.length === 1 && !(old[0]?.images.length || made[0]?.images.length);
    if (best.likeness < ALIKE && !isOnly) {
      compared.push(whole(block, "removed"));
      return;
    }
    const at = isOnly ? 0 : best.at;
    add(at);
    compared.push(changed(block, fresh[at] as Block, best.likeness >= ALIKE, effort));
    next = at + 1;
  });
  add(fresh.length);
  return compared;
}

/** Compares two texts block by block, and the words of those that changed. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): ComparedBlock[] {
  const effort = new Effort();
  const compared: ComparedBlock[] = [];
  let [from, to] = [0, 0];
  let gone: readonly Block[] = [];
  let fresh: readonly Block[] = [];
  const close = () => {
    for (const block of pair(gone, fresh, effort)) compared.push(block);
    [gone, fresh] = [[], []];
  };
  for (const { kind, count } of stepsBetween(before.map(keyOf), after.map(keyOf), effort)) {
    if (kind === "same") {
      close();
      for (const block of after.slice(to, to + count)) compared.push(whole(block, "same"));
    } else if (kind === "removed") gone = [...gone, ...before.slice(from, from + count)];
    else fresh = [...fresh, ...after.slice(to, to + count)];
    if (kind !== "added") from += count;
    if (kind !== "removed") to += count;
  }
  close();
  return compared;
}
