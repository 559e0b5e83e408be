/** Shapes that a record can tell. */
export type RecordedShape = "crossed" | "inward" | "spread" | "downward" | "upswept" | "curved";

/** What the record tells of a tusker's tusks; null where it is silent. Left and right are his own. */
export type RecordedTusks = {
  /** The one tusk he has; `one` where nobody says on which side. */
  single: "left" | "right" | "one" | null;
  shape: RecordedShape | null;
  length: { as: "long" | "short" | "measured"; metres: number | null } | null;
  /** Which are broken; `one` where nobody says on which side. */
  broken: "left" | "right" | "both" | "one" | null;
};

/** The fields of a record that tell of the tusks. The description does not count: it may speak of another animal. */
export type TuskRecord = { tusks?: string | null; tags: readonly string[] };

const METRES_PER_FOOT = 0.3048;

const SHAPES: readonly (readonly [RecordedShape, RegExp])[] = [
  ["inward", /\binward|(?:nearly|almost) (?:cross|meet|touch)/],
  ["crossed", /\bcross/],
  ["spread", /\b(?:outward|spread|splayed|like swords|wide apart)/],
  ["downward", /\b(?:downward|straight down)\b/],
  ["upswept", /\b(?:upswept|upward|sweeping up|curving up)/],
  ["curved", /\bcurv/],
];

const DENIED = /\b(?:not|never|nor|neither|without|unlike)\b/;
const LOST = /\b(?:torn out|lost|missing|fell out|fallen out|removed|no (?:left|right) tusk)\b/;
const BROKEN = /\b(?:broken?|stumps?|snapped)\b/;
const SINGLE = /\b(?:(?:single|only one)[ -]tusk|one[ -]tusk(?:ed|er)?$|one[ -]tusk(?:ed|er)?,|eka dan(?:t|th)a)/;

const sideIn = (words: string): "left" | "right" | undefined => {
  const left = /\bleft\b/.test(words);
  return left === /\bright\b/.test(words) ? undefined : left ? "left" : "right";
};

const OTHER = { left: "right", right: "left" } as const;

/** The first length in words: "3 to 3.5 ft (0.9 to 1.1 m)", "7 ft 6 in". In metres, at most a tusk's. */
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

/** Which tusks a clause tells to be broken: one, where it speaks of a tusk and not of tusks. */
function brokenIn(words: string): NonNullable<RecordedTusks["broken"]> {
  return sideIn(words) ?? (/\btusk\b|\bone\b/.test(words) && !/\bboth\b/.test(words) ? "one" : "both");
}

/** What one clause tells, as "right tusk partly broken". */
function readClause(words: string): Partial<RecordedTusks> {
  if (DENIED.test(words)) return {};
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
 * Reads what a record tells of the tusks, clause by clause: the words on the tusks first, then the tags. What comes
 * first counts, and what is denied ("not crossed") tells nothing.
 */
export function readRecordedTusks({ tusks, tags }: TuskRecord): RecordedTusks {
  const ofTusks = tags.filter((tag) => /\btusk(?:s|ed)?\b/i.test(tag));
  const clauses = [...(tusks ?? "").split(/;|\. /), ...ofTusks].map((words) => words.trim().toLowerCase());
  const read: RecordedTusks = { single: null, shape: null, length: null, broken: null };
  for (const clause of clauses) {
    const told = readClause(clause);
    read.single ??= told.single ?? null;
    read.shape ??= told.shape ?? null;
    read.length ??= told.length ?? null;
    read.broken ??= told.broken ?? null;
  }
  if (read.broken === "one" && (read.single === "left" || read.single === "right")) read.broken = read.single;
  return read;
}
