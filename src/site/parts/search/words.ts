import { CATEGORY_LABELS } from "../../../content/tuskers/words.ts";
import { storedWord } from "../../../platform/languages/stored-word.ts";
import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

type Searched = { search: string; category: string };

/** Describes a search. If both words and category are given, results must match both. */
export const matching = ({ search, category }: Searched): string =>
  [search && `matching "${search}"`, category && `in category "${category}"`].filter(Boolean).join(" ");

/** Stands before the tuskers that a search found. */
const matchingInSinhala = ({ search, category }: Searched): string =>
  [category && `“${labelOf(category)}” වර්ගයේ`, search && `“${search}”ට ගැළපෙන`].filter(Boolean).join(", ");

const labelOf = (category: string): string => storedWord(CATEGORY_LABELS, category);

const foundInSinhala = (total: number, searched: Searched): string =>
  `${matchingInSinhala(searched)} ${total === 1 ? "දළ ඇතෙක් හමු විය" : `දළ ඇතුන් ${writtenNumber(total)} දෙනෙක් හමු වූහ`}`.trim();

/** What was searched for, as a list: a name, a category, or both. */
const asked = ({ search, category }: Searched): string =>
  [search && `“${search}”`, category && `வகை “${labelOf(category)}”`].filter(Boolean).join(", ");

const foundInTamil = (total: number, searched: Searched): string =>
  `${asked(searched)} என்ற தேடலுக்குக் ${total === 1 ? "கிடைத்தது" : "கிடைத்தவை"}: ${counted(total, "கொம்பன்", "கொம்பன்கள்")}`;

export const words = inLanguages({
  here: { en: "Search Results", si: "සෙවුම් ප්‍රතිඵල", ta: "தேடல் முடிவுகள்" },
  title: {
    en: ({ search, category }: Searched) =>
      `Search results for ${[search && `"${search}"`, category && `category "${category}"`].filter(Boolean).join(" in ")}`,
    si: ({ search, category }: Searched) =>
      `සෙවුම් ප්‍රතිඵල: ${[search && `“${search}”`, category && `“${labelOf(category)}” වර්ගය`].filter(Boolean).join(", ")}`,
    ta: (searched: Searched) => `தேடல் முடிவுகள்: ${asked(searched)}`,
  },
  description: {
    en: (total: number, searched: Searched) =>
      `Found ${total} tusker(s) ${matching(searched)} in the directory of Sri Lanka's tuskers.`,
    si: (total: number, searched: Searched) => `ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ නාමාවලියේ ${foundInSinhala(total, searched)}.`,
    ta: (total: number, searched: Searched) => `இலங்கையின் கொம்பன்களின் பெயரேட்டில் ${foundInTamil(total, searched)}.`,
  },
  found: {
    en: (total: number, searched: Searched) => `Found ${total} tusker(s) ${matching(searched)}`,
    si: foundInSinhala,
    ta: foundInTamil,
  },
  summary: {
    en: (total: number) => counted(total, "result", "results"),
    si: (total: number) => `ප්‍රතිඵල ${writtenNumber(total)}`,
    ta: (total: number) => counted(total, "முடிவு", "முடிவுகள்"),
  },
  /** Leads to the tuskers among what was found. */
  tuskers: { en: "Tuskers", si: "දළ ඇතුන්", ta: "கொம்பன்கள்" },
  results: { en: "Tuskers found", si: "හමු වූ දළ ඇතුන්", ta: "கிடைத்த கொம்பன்கள்" },
  featured: { en: "Featured", si: "තෝරාගත්", ta: "தேர்ந்தெடுத்தது" },
  browseAll: { en: "Browse All Tuskers", si: "සියලු දළ ඇතුන් බලන්න", ta: "எல்லாக் கொம்பன்களையும் பாருங்கள்" },
  home: { en: "Return Home", si: "ආපසු මුල් පිටුවට", ta: "முகப்புக்குத் திரும்புங்கள்" },
  noResults: {
    title: { en: "No tuskers found", si: "දළ ඇතුන් හමු නොවුණි", ta: "கொம்பன்கள் எதுவும் கிடைக்கவில்லை" },
    message: {
      en: (searched: Searched) => `The directory has no tusker ${matching(searched)}.`,
      si: (searched: Searched) => `නාමාවලියේ ${`${matchingInSinhala(searched)} දළ ඇතෙක්`.trim()} නැත.`,
      ta: (searched: Searched) => `${asked(searched)} என்ற தேடலுக்குப் பெயரேட்டில் எந்தக் கொம்பனும் இல்லை.`,
    },
    key: { en: "Which tusker did I see?", si: "මා දුටුවේ කුමන දළ ඇතාද?", ta: "நான் பார்த்தது எந்தக் கொம்பன்?" },
    instead: {
      en: "You might be interested in:",
      si: "මේවා බැලීමට ඔබ කැමති විය හැකියි:",
      ta: "இவற்றில் உங்களுக்கு ஆர்வம் இருக்கலாம்:",
    },
  },
  /** On the list of tuskers, before what else a search finds. */
  elsewhere: { en: "Elsewhere on this site:", si: "මෙම අඩවියේ වෙනත් තැන්වල:", ta: "இத்தளத்தின் பிற பக்கங்களில்:" },
  failure: {
    title: { en: "Something went wrong", si: "යම් දෝෂයක් සිදු විය", ta: "ஏதோ தவறு நேர்ந்துவிட்டது" },
    message: {
      en: "Sorry, we encountered an error while searching for tuskers.",
      si: "කණගාටුයි, දළ ඇතුන් සෙවීමේදී දෝෂයක් සිදු විය.",
      ta: "மன்னிக்கவும், கொம்பன்களைத் தேடும்போது ஒரு பிழை ஏற்பட்டது.",
    },
  },
  /** The message of the Not Found page for an empty search. */
  nothingAsked: { en: "No search parameters provided", si: "සෙවීමට කිසිවක් දී නැත", ta: "தேட எதுவும் கொடுக்கப்படவில்லை" },
});
