import { PLACE_NAMES } from "../../places/words.ta.ts";
import { counted, writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  mapAndPlaces: "வரைபடமும் இடங்களும்",
  area: (km2) => `${writtenNumber(km2)} km²`,
  otherAreas: (km2) => `${writtenNumber(km2)} km²; வேறு அளவுகளும் உண்டு`,
  /** "அம்பாந்தோட்டை, மொணராகலை மாவட்டங்கள்". */
  districts: (keys) => {
    const names = keys.map((key) => PLACE_NAMES[key].replace(/ மாவட்டம்$/, ""));
    return `${names.join(", ")} ${names.length < 2 ? "மாவட்டம்" : "மாவட்டங்கள்"}`;
  },
  tuskers: (count) => counted(count, "கொம்பன்", "கொம்பன்கள்"),
  guide: "அச்சிடுவதற்கான இவ்விடத்தின் கள வழிகாட்டி: PDF, A5",
};
