import { type RecordedTusks, readRecordedTusks, type TuskRecord } from "./recorded-tusks.ts";

/** What a portrait shows that no record tells. */
export type ImaginedTrait = "tusks" | "shape" | "length" | "ears" | "setting";

export type PortraitClaims = {
  /** What the record tells of the tusks; undefined where it tells nothing that can be drawn. */
  recorded: RecordedTusks | undefined;
  imagined: readonly ImaginedTrait[];
};

/** What of a drawn portrait is recorded and what is imagined: made from the record, as the drawing is. */
export function portraitClaims(record: TuskRecord): PortraitClaims {
  const recorded = readRecordedTusks(record);
  const { shape, length, broken } = recorded;
  if (Object.values(recorded).every((trait) => trait === null)) {
    return { recorded: undefined, imagined: ["tusks", "ears", "setting"] };
  }
  const imagined: ImaginedTrait[] = [];
  if (shape === null && broken !== "both") imagined.push("shape");
  if (length === null) imagined.push("length");
  return { recorded, imagined: [...imagined, "ears", "setting"] };
}

const SHAPE_WORDS: Record<NonNullable<RecordedTusks["shape"]>, string> = {
  crossed: " that cross",
  inward: " curving inward",
  spread: " spread outward",
  downward: " pointing straight down",
  upswept: " sweeping upward",
  curved: " that curve",
};

const OWN_SIDE = { left: ", the left", right: ", the right", one: "" } as const;

const brokenWords = (broken: NonNullable<RecordedTusks["broken"]>): string =>
  broken === "both" ? "both tusks broken" : broken === "one" ? "a broken tusk" : `the ${broken} tusk broken`;

/** What the record tells of the tusks, in a few words: "long tusks that cross, the right tusk broken". */
export function recordedTuskWords({ single, shape, length, broken }: RecordedTusks): string {
  const words: string[] = [];
  const size = length?.as === "long" || length?.as === "short" ? `${length.as} ` : "";
  const form = shape === null ? "" : SHAPE_WORDS[shape];
  if (single !== null) words.push(`one ${size}tusk${form}${OWN_SIDE[single]}`);
  else if (size !== "" || form !== "") words.push(`${size}tusks${form}`);
  if (length !== null && (length.as === "measured" || length.metres !== null)) {
    words.push(words.length === 0 ? "the length of his tusks" : `and ${single === null ? "their" : "its"} length`);
  }
  if (broken !== null) words.push(brokenWords(broken));
  return words.join(", ") + (single === "one" || broken === "one" ? "; on which side is not" : "");
}
