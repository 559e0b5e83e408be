import type { PlaceKey } from "../../places/places.ts";
import { PLACE_NAMES } from "../../places/words.si.ts";
import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

/** "හම්බන්තොට සහ මොණරාගල දිස්ත්‍රික්ක". */
function districts(keys: readonly PlaceKey[]): string {
  const names = keys.map((key) => PLACE_NAMES[key].replace(/ දිස්ත්\u200dරික්කය$/u, ""));
  const last = names.at(-1) ?? "";
  if (names.length < 2) return `${last} දිස්ත්‍රික්කය`;
  return `${names.slice(0, -1).join(", ")} සහ ${last} දිස්ත්‍රික්ක`;
}

export const words: typeof english = {
  mapAndPlaces: "සිතියම සහ ස්ථාන",
  area: (km2: number) => `${writtenNumber(km2)} km²`,
  otherAreas: (km2: number) => `${writtenNumber(km2)} km²; වෙනත් අගයන් ද ඇත`,
  districts,
  tuskers: (count: number) => (count === 1 ? "දළ ඇතෙක්" : `දළ ඇතුන් ${writtenNumber(count)}`),
  guide: "මුද්‍රණය කිරීමට මෙම ස්ථානයේ ක්ෂේත්‍ර අත්පොත: PDF, A5",
};
