import type { Language, Translation } from "../../languages/language.ts";
import { ENGLISH_MONTHS } from "./english-months.ts";

/**
 * The months of the civil calendar, in Tamil as Sri Lanka spells them. The platform's own names do not serve: for Sinhala it prints those of lunar months
 * (ඇසළ for July), which begin and end on other days.
 */
const MONTHS: Record<Translation, string> = {
  si: "ජනවාරි පෙබරවාරි මාර්තු අප්‍රේල් මැයි ජූනි ජූලි අගෝස්තු සැප්තැම්බර් ඔක්තෝබර් නොවැම්බර් දෙසැම්බර්",
  ta: "ஜனவரி பெப்ரவரி மார்ச் ஏப்ரல் மே ஜூன் ஜூலை ஓகஸ்ட் செப்டெம்பர் ஒக்டோபர் நவெம்பர் டிசெம்பர்",
};

const NAMES = { en: ENGLISH_MONTHS, si: MONTHS.si.split(" "), ta: MONTHS.ta.split(" ") };

/** @param month from 1 to 12 */
export function monthName(language: Language, month: number): string {
  const name = NAMES[language][month - 1];
  if (name === undefined) throw new RangeError(`There is no month ${month}`);
  return name;
}
