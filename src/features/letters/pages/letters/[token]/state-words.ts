import { inLanguages } from "../../../../../platform/languages/words.ts";
import type { LetterState } from "../../../letter-states.ts";

/** What became of a letter, as its sender reads it. */
export const states: Record<LetterState, { title: string; text: string }> = inLanguages({
  received: {
    title: { en: "Received", si: "ලැබුණි", ta: "கிடைத்தது" },
    text: {
      en: "It waits for an editor to read it.",
      si: "සංස්කාරකවරයෙකු කියවන තුරු එය රැඳී සිටී.",
      ta: "ஆசிரியர் குழுவில் ஒருவர் வாசிக்கும் வரை காத்திருக்கிறது.",
    },
  },
  reading: {
    title: { en: "Being looked at", si: "බලමින් පවතී", ta: "பார்க்கப்படுகிறது" },
    text: {
      en: "An editor is checking it.",
      si: "සංස්කාරකවරයෙක් එය පරීක්ෂා කරයි.",
      ta: "ஆசிரியர் குழுவில் ஒருவர் அதைச் சரிபார்க்கிறார்.",
    },
  },
  taken: {
    title: { en: "Taken into the record", si: "වාර්තාවට ඇතුළත් කරන ලදී", ta: "பதிவேட்டில் சேர்க்கப்பட்டது" },
    text: {
      en: "An editor has worked it into his entry.",
      si: "සංස්කාරකවරයෙක් එය ඇතාගේ පිටුවට ඇතුළත් කළේය.",
      ta: "ஆசிரியர் குழுவில் ஒருவர் அதைக் கொம்பனின் பக்கத்தில் சேர்த்துள்ளார்.",
    },
  },
  answered: {
    title: { en: "Answered", si: "පිළිතුරු දෙන ලදී", ta: "பதிலளிக்கப்பட்டது" },
    text: {
      en: "An editor has read it and answers:",
      si: "සංස්කාරකවරයෙක් එය කියවා මෙසේ පිළිතුරු දෙයි:",
      ta: "ஆசிரியர் குழுவில் ஒருவர் அதை வாசித்துப் பதிலளிக்கிறார்:",
    },
  },
  declined: {
    title: { en: "Not taken", si: "ඇතුළත් නොකරන ලදී", ta: "சேர்க்கப்படவில்லை" },
    text: {
      en: "An editor has read it and explains why it was not taken:",
      si: "සංස්කාරකවරයෙක් එය කියවා, ඇතුළත් නොකළේ මන්දැයි පැහැදිලි කරයි:",
      ta: "ஆசிரியர் குழுவில் ஒருவர் அதை வாசித்து, ஏன் சேர்க்கப்படவில்லை என விளக்குகிறார்:",
    },
  },
});
