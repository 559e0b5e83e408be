const CM_PER_INCH = 2.54;
const HALF_FEET_PER_INCH = 1 / 6;

/** A height as it is told here: `2.9` is "2.9 m (9½ ft)", to the nearest half foot. */
export function writtenHeight(metres: number): string {
  const halfFeet = Math.round((metres * 100 * HALF_FEET_PER_INCH) / CM_PER_INCH);
  const feet = `${Math.floor(halfFeet / 2)}${halfFeet % 2 === 1 ? "½" : ""}`;
  return `${metres} m (${feet} ft)`;
}
