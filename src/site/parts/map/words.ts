import type { PlaceKey } from "../../../content/places/places.ts";
import { shortNameHere } from "../../../content/places/written-location.ts";
import { inLanguages } from "../../../platform/languages/words.ts";

/** Homes by the name of their town, for which a map has room. */
const TOWNS: Partial<Record<PlaceKey, string>> = inLanguages({
  aluthgama: { en: "Aluthgama", si: "අලුත්ගම", ta: "அளுத்கம" },
  bellanwila: { en: "Bellanwila", si: "බෙල්ලන්විල", ta: "பெல்லன்வில" },
  gangaramaya: { en: "Colombo", si: "කොළඹ", ta: "கொழும்பு" },
  kataragama: { en: "Kataragama", si: "කතරගම", ta: "கதிர்காமம்" },
  kelaniya: { en: "Kelaniya", si: "කැලණිය", ta: "களனி" },
  nadungamuwa: { en: "Nadungamuwa", si: "නැදුන්ගමුව", ta: "நெதுங்கமுவ" },
  pinnawala: { en: "Pinnawala", si: "පින්නවල", ta: "பின்னவல" },
  "sri-dalada-maligawa": { en: "Kandy", si: "මහනුවර", ta: "கண்டி" },
});

export const words = inLanguages({
  label: {
    en: "Map of Sri Lanka. The list has the same places.",
    si: "ශ්‍රී ලංකා සිතියම. එම ස්ථානම ලැයිස්තුවේද ඇත.",
    ta: "இலங்கையின் வரைபடம். அதே இடங்கள் பட்டியலிலும் உள்ளன.",
  },
  small: {
    en: (places: string) => `Map of Sri Lanka. Marked: ${places}.`,
    si: (places: string) => `ශ්‍රී ලංකා සිතියම. ලකුණු කර ඇත්තේ: ${places}.`,
    ta: (places: string) => `இலங்கையின் வரைபடம். குறிக்கப்பட்டவை: ${places}.`,
  },
  shape: {
    en: (name: string, tuskers: string) => `${name}: ${tuskers}`,
    si: (name: string, tuskers: string) => `${name}: ${tuskers}`,
    ta: (name: string, tuskers: string) => `${name}: ${tuskers}`,
  },
  town: {
    en: (key: PlaceKey) => TOWNS[key] ?? shortNameHere(key),
    si: (key: PlaceKey) => TOWNS[key] ?? shortNameHere(key),
    ta: (key: PlaceKey) => TOWNS[key] ?? shortNameHere(key),
  },
  park: { en: "Park or sanctuary", si: "වනෝද්‍යානය හෝ අභයභූමිය", ta: "பூங்கா அல்லது சரணாலயம்" },
  home: {
    en: "Temple or home, in the middle of its district",
    si: "සිද්ධස්ථානය හෝ නිවහන, එහි දිස්ත්‍රික්කය මැද",
    ta: "ஆலயம் அல்லது இல்லம், அதன் மாவட்டத்தின் நடுவில்",
  },
  size: {
    en: "Size: number of tuskers. Nothing closer than park or district.",
    si: "ප්‍රමාණය: දළ ඇතුන් ගණන. වනෝද්‍යානයට හෝ දිස්ත්‍රික්කයට වඩා සමීප තැනක් පෙන්වන්නේ නැත.",
    ta: "அளவு: கொம்பன்களின் எண்ணிக்கை. பூங்கா அல்லது மாவட்டத்தை விட நெருக்கமான இடம் எதுவும் காட்டப்படவில்லை.",
  },
});
