import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { PlaceKey } from "../../places/places.ts";
import { PLACE_NAMES } from "../../places/words.ts";

/** "Hambantota and Monaragala districts". */
function districtsInEnglish(keys: readonly PlaceKey[]): string {
  const names = keys.map((key) => PLACE_NAMES[key].replace(/ District$/, ""));
  const last = names.at(-1) ?? "";
  if (names.length < 2) return `${last} District`;
  return `${names.slice(0, -1).join(", ")} and ${last} districts`;
}

/** "හම්බන්තොට සහ මොණරාගල දිස්ත්‍රික්ක". */
function districtsInSinhala(keys: readonly PlaceKey[]): string {
  const names = keys.map((key) => PLACE_NAMES[key].replace(/ දිස්ත්\u200dරික්කය$/u, ""));
  const last = names.at(-1) ?? "";
  if (names.length < 2) return `${last} දිස්ත්‍රික්කය`;
  return `${names.slice(0, -1).join(", ")} සහ ${last} දිස්ත්‍රික්ක`;
}

export const words = inLanguages({
  mapAndPlaces: { en: "Map and places", si: "සිතියම සහ ස්ථාන", ta: "வரைபடமும் இடங்களும்" },
  area: {
    en: (km2: number) => `${writtenNumber(km2)} km²`,
    si: (km2: number) => `${writtenNumber(km2)} km²`,
    ta: (km2: number) => `${writtenNumber(km2)} km²`,
  },
  otherAreas: {
    en: (km2: number) => `${writtenNumber(km2)} km²; other figures exist`,
    si: (km2: number) => `${writtenNumber(km2)} km²; වෙනත් අගයන් ද ඇත`,
    ta: (km2: number) => `${writtenNumber(km2)} km²; வேறு அளவுகளும் உண்டு`,
  },
  districts: {
    en: districtsInEnglish,
    si: districtsInSinhala,
    ta: (keys: readonly PlaceKey[]) => {
      const names = keys.map((key) => PLACE_NAMES[key].replace(/ மாவட்டம்$/, ""));
      return `${names.join(", ")} ${names.length < 2 ? "மாவட்டம்" : "மாவட்டங்கள்"}`;
    },
  },
  tuskers: {
    en: (count: number) => counted(count, "tusker", "tuskers"),
    si: (count: number) => (count === 1 ? "දළ ඇතෙක්" : `දළ ඇතුන් ${writtenNumber(count)}`),
    ta: (count: number) => counted(count, "கொம்பன்", "கொம்பன்கள்"),
  },
  guide: {
    en: "Field guide of this place to print: PDF, A5",
    si: "මුද්‍රණය කිරීමට මෙම ස්ථානයේ ක්ෂේත්‍ර අත්පොත: PDF, A5",
    ta: "அச்சிடுவதற்கான இவ்விடத்தின் கள வழிகாட்டி: PDF, A5",
  },
});
