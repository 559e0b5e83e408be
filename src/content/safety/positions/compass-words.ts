import { bareLetters } from "./bare-letters.ts";

/**
 * The words for coordinates in Sinhala and Tamil, as stems, because both languages add suffixes. Each is replaced by
 * the English word, so that the patterns need only one vocabulary.
 */
const STEMS: Record<string, string[]> = {
  latitude: ["අක්ෂාංශ", "அட்சரேகை", "அட்சாம்ச", "அகலாங்கு", "அகலக்கோடு", "அகலக்கோட்டு"],
  longitude: ["දේශාංශ", "தீர்க்கரேகை", "தீர்க்காம்ச", "தீர்க்கக்கோடு", "நெட்டாங்கு", "நெடுங்கோடு", "நெடுவரை"],
  coordinates: ["ඛණ්ඩාංක", "ජීපීඑස්", "ආයතන ඛණ්ඩාංක", "ஆள்கூறு", "ஆயத்தொலை", "ஆயங்கள்", "ஜிபிஎஸ்"],
  north: ["උතුර", "வடக்க"],
  south: ["දකුණ", "தெற்க"],
  east: ["නැගෙනහිර", "නැඟෙනහිර", "கிழக்க"],
  west: ["බටහිර", "மேற்க"],
  degrees: ["අංශක", "பாகை"],
  minutes: ["විනාඩි", "මිනිත්තු", "கலைகள்", "நிமிட"],
  seconds: ["තත්පර", "விநாடி", "வினாடி"],
  and: ["සහ", "හා", "මතින්", "மற்றும்"],
  grid: ["ජාතික ජාල", "ජාලක ඛණ්ඩාංක", "ජාල යොමු", "ග්‍රිඩ්", "தேசியக் கட்ட", "தேசியக் கட்டம்", "கட்டத்தளம்", "கட்டக் குறி", "கிரிட்"],
  pages: ["පිටු", "பக்க"],
  versions: ["අනුවාද", "පිටපත", "பதிப்ப"],
  rupees: ["රුපියල්", "රු.", "ரூபா", "ரூ."],
  prices: ["මිල", "விலை"],
  metres: ["මීටර", "கிலோமீட்டர", "கி.மீ", "மீட்டர", "කිලෝමීටර", "කි.මී"],
  kilograms: ["කිලෝග්‍රෑම", "කිලෝ", "கிலோ"],
  percent: ["සියයට", "ප්‍රතිශත", "சதவீத", "வீதம்"],
};

const ENGLISH = new Map(
  Object.entries(STEMS).flatMap(([english, stems]) => stems.map((stem) => [bareLetters(stem), english] as const)),
);
const LONGEST_FIRST = [...ENGLISH.keys()].sort((one, other) => other.length - one.length);
const OF_BOTH_SCRIPTS = "\\u0b80-\\u0bff\\u0d80-\\u0dff";
const WORD = new RegExp(
  `(?<![${OF_BOTH_SCRIPTS}])(${LONGEST_FIRST.map((stem) => stem.replace(/\./g, "\\.")).join("|")})[${OF_BOTH_SCRIPTS}]{0,12}`,
  "g",
);
/** `6.2712ක්`, `81.4012இல்`: a suffix after a number is removed, because it would break up a pair. */
const ENDING = new RegExp(`(?<=\\d)-?[${OF_BOTH_SCRIPTS}]{1,6}(?![${OF_BOTH_SCRIPTS}])`, "g");
const ANY = new RegExp(`[${OF_BOTH_SCRIPTS}]`);

/** Translates the Sinhala and Tamil words for coordinates to English in a text that `bareLetters` has normalised. */
export function withEnglishDirections(text: string): string {
  if (!ANY.test(text)) return text;
  return text
    .replace(ENDING, " ")
    .replace(WORD, (_, stem: string) => ` ${ENGLISH.get(stem) ?? stem} `)
    .replace(/ {2,}/g, " ");
}
