import type { Claims, Feature } from "../../record/record.ts";
import { type RecordedShape, type RecordedTusks, tusksOfRecord } from "./tusks-of-record.ts";

/** The fields of a record that describe the tusks. The description does not count: it may mention another animal. */
export type TuskRecord = {
  tusks?: string | null;
  tags: readonly string[];
  features?: readonly Feature[];
  claims?: Claims;
};

const METRES_PER_FOOT = 0.3048;

const SHAPES: readonly (readonly [RecordedShape, RegExp])[] = [
  ["inward", /\binward|(?:nearly|almost) (?:cross|meet|touch)/],
  ["crossed", /\bcross/],
  ["spread", /\b(?:outward|spread|splayed|like swords|wide apart)/],
  ["downward", /\b(?:downward|straight down)\b/],
  ["upswept", /\b(?:upswept|upward|sweeping up|curving up)/],
  ["curved", /\bcurv/],
];

const DENIED = /\b(?:not|never|nor|neither|without|unlike|no longer)\b/;
/** Matches what is no longer the case. "Was broken" is excluded, because it explains the present state. */
const PAST = /\b(?:until|used to|formerly|(?:was|were)(?! (?:partly )?(?:broken|snapped|torn|lost|removed)))\b/;
/** Matches the start of a differing account. */
const OTHERWISE = /\bother(?:s| accounts?| reports?) (?:say|give|have|put)\b/;
const LOST = /\b(?:torn out|lost|missing|fell out|fallen out|removed|no (?:left|right) tusk)\b/;
const BROKEN = /\b(?:broken?|stumps?|snapped)\b/;
const SINGLE = /\b(?:(?:single|only one)[ -]tusk|one[ -]tusk(?:ed|er)?$|one[ -]tusk(?:ed|er)?,|eka dan(?:t|th)a)/;

const sideIn = (words: string): "left" | "right" | undefined => {
  const left = /\bleft\b/.test(words);
  return left === /\bright\b/.test(words) ? undefined : left ? "left" : "right";
};

const OTHER = { left: "right", right: "left" } as const;

/**
 * The first length in a text such as "3 to 3.5 ft (0.9 to 1.1 m)" or "7 ft 6 in", in metres; null if it is implausible.
 */
function metresIn(words: string): number | null {
  const metres = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:m|metres?)\b/.exec(words)?.[1];
  const feet = /\b(\d{1,2}(?:\.\d{1,2})?) ?(?:ft|feet|foot)\b/.exec(words)?.[1];
  const length = metres ? Number(metres) : feet ? Number(feet) * METRES_PER_FOOT : 0;
  return length > 0 && length < 4 ? length : null;
}

function lengthIn(words: string): RecordedTusks["length"] {
  const metres = metresIn(words);
  if (/\bshort\b/.test(words)) return { as: "short", metres };
  if (/\b(?:very long|longest)\b/.test(words)) return { as: "long", metres };
  if (metres !== null) return { as: "measured", metres };
  return /\blong\b/.test(words) ? { as: "long", metres } : null;
}

/** Which tusks are broken according to a clause: one if it says "tusk" rather than "tusks". */
function brokenIn(words: string): NonNullable<RecordedTusks["broken"]> {
  if (/\bboth\b/.test(words)) return "both";
  return sideIn(words) ?? (/\btusk\b|\bone\b/.test(words) ? "one" : "both");
}

/**
 * A clause without the parts about the past: "crossed until 2019, when the left broke" describes only the left tusk.
 */
function presentWords(clause: string): string {
  if (/^(?:until|formerly|once|originally)\b/.test(clause)) return "";
  return clause
    .split(",")
    .filter((part) => !PAST.test(part))
    .join(",")
    .trim();
}

/** What one clause says, such as "right tusk partly broken". */
function readClause(clause: string): Partial<RecordedTusks> {
  const words = presentWords(clause);
  if (DENIED.test(words) || OTHERWISE.test(words)) return {};
  if (LOST.test(words)) {
    const lost = sideIn(words);
    if (/\bboth\b|\btusks\b/.test(words)) return {};
    return { single: lost === undefined ? "one" : OTHER[lost] };
  }
  return {
    single: SINGLE.test(words) ? (sideIn(words) ?? "one") : null,
    shape: SHAPES.find(([, pattern]) => pattern.test(words))?.[0] ?? null,
    length: lengthIn(words),
    broken: BROKEN.test(words) ? brokenIn(words) : null,
  };
}

/**
 * The value on which all clauses agree, or null if they contradict each other. A vaguer value yields to a precise one.
 */
function agreed<Value>(stated: readonly Value[], vague?: Value): Value | null {
  const values = new Set(stated);
  if (vague !== undefined && values.size > 1) values.delete(vague);
  const [value = null, ...others] = values;
  return others.length === 0 ? value : null;
}

function agreedLength(lengths: readonly NonNullable<RecordedTusks["length"]>[]): RecordedTusks["length"] {
  const as = agreed(
    lengths.map((length) => length.as),
    "measured",
  );
  const metres = agreed(lengths.flatMap((length) => length.metres ?? []));
  if (as === null || as === "measured") return metres === null ? null : { as: "measured", metres };
  return { as, metres };
}

/** A clause about the left tusk and one about the right together mean both. */
function agreedBroken(sides: readonly NonNullable<RecordedTusks["broken"]>[]): RecordedTusks["broken"] {
  return sides.includes("both") || (sides.includes("left") && sides.includes("right")) ? "both" : agreed(sides, "one");
}

/** What a record says about the tusks: its features and claims, and where those say nothing, its words. */
export function readRecordedTusks({ tusks, tags, features = [], claims = {} }: TuskRecord): RecordedTusks {
  const recorded = tusksOfRecord(features, claims);
  const inWords = readWords(tusks, tags);
  return {
    single: recorded.single ?? inWords.single,
    shape: recorded.shape ?? inWords.shape,
    length: recorded.length ?? inWords.length,
    broken: recorded.broken ?? inWords.broken,
  };
}

/**
 * Reads what a record says about the tusks from their description and the tags, clause by clause. Negated clauses ("not
 * crossed"), past states and contradictions are ignored. For broken tusks the description takes precedence over the
 * tags, which are shared: "broken tusks" may mean one tusk.
 */
function readWords(tusks: TuskRecord["tusks"], tags: readonly string[]): RecordedTusks {
  const read = (texts: readonly string[]) => texts.map((text) => readClause(text.trim().toLowerCase()));
  const inWords = read((tusks ?? "").split(/;|\. /));
  const inTags = read(tags.filter((tag) => /\btusk(?:s|ed)?\b/i.test(tag)));
  const clauses = [...inWords, ...inTags];
  const brokenIn = (clauses: readonly Partial<RecordedTusks>[]) => clauses.flatMap(({ broken }) => broken ?? []);
  const single = agreed(
    clauses.flatMap((clause) => clause.single ?? []),
    "one",
  );
  const broken = agreedBroken(brokenIn(brokenIn(inWords).length > 0 ? inWords : inTags));
  return {
    single,
    shape: agreed(
      clauses.flatMap((clause) => clause.shape ?? []),
      "curved",
    ),
    length: agreedLength(clauses.flatMap((clause) => clause.length ?? [])),
    broken: broken === "one" && (single === "left" || single === "right") ? single : broken,
  };
}
