import { words } from "./words.en.ts";

const CM_PER_INCH = 2.54;
const HALF_FEET_PER_INCH = 1 / 6;

/** A height as the site writes it: `2.9` becomes "2.9 m (9½ ft)", rounded to the nearest half foot. */
export function writtenHeight(metres: number): string {
  const halfFeet = Math.round((metres * 100 * HALF_FEET_PER_INCH) / CM_PER_INCH);
  const feet = `${Math.floor(halfFeet / 2)}${halfFeet % 2 === 1 ? "½" : ""}`;
  return words.facts.height(metres, feet);
}
