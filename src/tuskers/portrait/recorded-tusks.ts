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

const DENIED = /\b(?:not|never|nor|neither|without|unlike|no longer)\b/;
/** What was so and is no longer. "Was broken" tells how he came to be as he is. */
const PAST = /\b(?:until|used to|formerly|(?:was|were)(?! (?:partly )?(?:broken|snapped|torn|lost|removed)))\b/;
/** Another account than the first. */
const OTHERWISE = /\bother(?:s| accounts?| reports?) (?:say|give|have|put)\b/;
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
  if (/\bboth\b/.test(words)) return "both";
  return sideIn(words) ?? (/\btusk\b|\bone\b/.test(words) ? "one" : "both");
}

/** A clause without what is past: "crossed until 2019, when the left broke" tells of the left alone. */
function presentWords(clause: string): string {
  if (/^(?:until|formerly|once|originally)\b/.test(clause)) return "";
  return clause
    .split(",")
    .filter((part) => !PAST.test(part))
    .join(",")
    .trim();
}

/** What one clause tells, as "right tusk partly broken". */
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

/** The one thing that all clauses tell. Where they contradict each other it is null, and a vaguer word gives way. */
function agreed<Told>(told: readonly Told[], vague?: Told): Told | null {
  const values = new Set(told);
  if (vague !== undefined && values.size > 1) values.delete(vague);
  const [value = null, ...others] = values;
  return others.length === 0 ? value : null;
}

function agreedLength(told: readonly NonNullable<RecordedTusks["length"]>[]): RecordedTusks["length"] {
  const as = agreed(
    told.map((length) => length.as),
    "measured",
  );
  const metres = agreed(told.flatMap((length) => length.metres ?? []));
  if (as === null || as === "measured") return metres === null ? null : { as: "measured", metres };
  return { as, metres };
}

/** Clauses of left and right together tell of both. */
function agreedBroken(told: readonly NonNullable<RecordedTusks["broken"]>[]): RecordedTusks["broken"] {
  return told.includes("both") || (told.includes("left") && told.includes("right")) ? "both" : agreed(told, "one");
}

/**
 * Reads what a record tells of the tusks, clause by clause: the words on the tusks and the tags. What is denied ("not
 * crossed"), what was so once and what the record contradicts tells nothing. Of what is broken the words tell more
 * than the tags, which are shared: "broken tusks" may be one.
 */
export function readRecordedTusks({ tusks, tags }: TuskRecord): RecordedTusks {
  const read = (texts: readonly string[]) => texts.map((text) => readClause(text.trim().toLowerCase()));
  const inWords = read((tusks ?? "").split(/;|\. /));
  const inTags = read(tags.filter((tag) => /\btusk(?:s|ed)?\b/i.test(tag)));
  const told = [...inWords, ...inTags];
  const brokenIn = (clauses: readonly Partial<RecordedTusks>[]) => clauses.flatMap(({ broken }) => broken ?? []);
  const single = agreed(
    told.flatMap((clause) => clause.single ?? []),
    "one",
  );
  const broken = agreedBroken(brokenIn(brokenIn(inWords).length > 0 ? inWords : inTags));
  return {
    single,
    shape: agreed(
      told.flatMap((clause) => clause.shape ?? []),
      "curved",
    ),
    length: agreedLength(told.flatMap((clause) => clause.length ?? [])),
    broken: broken === "one" && (single === "left" || single === "right") ? single : broken,
  };
}
