import type { Claims, Feature } from "../../record/record.ts";

/** The shapes that can be read from a record. */
export type RecordedShape = "parallel" | "crossed" | "inward" | "spread" | "downward" | "upswept" | "curved";

/** What the record says about the tusks; null where it says nothing. Left and right are the tusker's own. */
export type RecordedTusks = {
  /** His only tusk; `one` if the side is not recorded. */
  single: "left" | "right" | "one" | null;
  shape: RecordedShape | null;
  length: { as: "long" | "short" | "measured"; metres: number | null } | null;
  /** Which tusks are broken; `one` if the side is not recorded. */
  broken: "left" | "right" | "both" | "one" | null;
};

const SINGLE: Readonly<Record<string, RecordedTusks["single"]>> = {
  left_only: "left",
  right_only: "right",
  one: "one",
};
const SHAPE: Readonly<Record<string, RecordedShape>> = {
  parallel: "parallel",
  crossed: "crossed",
  converging: "inward",
  diverging: "spread",
  upswept: "upswept",
  straight_down: "downward",
};

type Side = Feature["side"];

function brokenOf(sides: readonly Side[]): RecordedTusks["broken"] {
  if (sides.includes("left") && sides.includes("right")) return "both";
  return sides.find((side) => side !== undefined) ?? (sides.length > 0 ? "one" : null);
}

/**
 * What features and claims say about the tusks as they are now; null where they say nothing. A disputed feature is not
 * drawn, nor one that has ended.
 */
export function tusksOfRecord(features: readonly Feature[], claims: Claims): RecordedTusks {
  const now = features.filter(({ until, certainty }) => until === undefined && certainty !== "disputed");
  const states = (character: Feature["character"]) => now.filter((feature) => feature.character === character);
  const [length] = claims.tuskLength ?? [];
  const breaks = states("tusk_break").filter(({ state }) => state !== "whole");
  return {
    single: states("tusks").flatMap(({ state }) => SINGLE[state] ?? [])[0] ?? null,
    shape: states("tusk_form").flatMap(({ state }) => SHAPE[state] ?? [])[0] ?? null,
    length: length === undefined ? null : { as: "measured", metres: length.value.max },
    broken: brokenOf(breaks.map(({ side }) => side)),
  };
}
