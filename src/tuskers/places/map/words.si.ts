import type { PlaceKey } from "../../../places/places.ts";
import { shortNameHere } from "../../../places/written-location.ts";
import type { words as english } from "./words.en.ts";

const TOWNS: Partial<Record<PlaceKey, string>> = {
  aluthgama: "අලුත්ගම",
  bellanwila: "බෙල්ලන්විල",
  gangaramaya: "කොළඹ",
  kataragama: "කතරගම",
  kelaniya: "කැලණිය",
  nadungamuwa: "නැදුන්ගමුව",
  pinnawala: "පින්නවල",
  "sri-dalada-maligawa": "මහනුවර",
};

export const words: typeof english = {
  label: "ශ්‍රී ලංකා සිතියම. එම ස්ථානම ලැයිස්තුවේද ඇත.",
  small: (places) => `ශ්‍රී ලංකා සිතියම. ලකුණු කර ඇත්තේ: ${places}.`,
  shape: (name, tuskers) => `${name}: ${tuskers}`,
  town: (key) => TOWNS[key] ?? shortNameHere(key),
  park: "වනෝද්‍යානය හෝ අභයභූමිය",
  home: "සිද්ධස්ථානය හෝ නිවහන, එහි දිස්ත්‍රික්කය මැද",
  size: "ප්‍රමාණය: දළ ඇතුන් ගණන. වනෝද්‍යානයට හෝ දිස්ත්‍රික්කයට වඩා සමීප තැනක් පෙන්වන්නේ නැත.",
};
