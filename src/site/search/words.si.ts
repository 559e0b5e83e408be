import { writtenNumber } from "../../platform/text/counted.ts";
import { CATEGORY_LABELS } from "../../tuskers/words.si.ts";
import type { words as english } from "./words.en.ts";

type Searched = { search: string; category: string };

const LABELS = new Map<string, string>(Object.entries(CATEGORY_LABELS));
const labelOf = (category: string): string => LABELS.get(category) ?? category;

/** Stands before the tuskers that a search found. */
const matching = ({ search, category }: Searched): string =>
  [category && `“${labelOf(category)}” වර්ගයේ`, search && `“${search}”ට ගැළපෙන`].filter(Boolean).join(", ");

const found = (total: number, searched: Searched): string =>
  `${matching(searched)} ${total === 1 ? "දළ ඇතෙක් හමු විය" : `දළ ඇතුන් ${writtenNumber(total)} දෙනෙක් හමු වූහ`}`.trim();

export const words: typeof english = {
  here: "සෙවුම් ප්‍රතිඵල",
  title: ({ search, category }: Searched) =>
    `සෙවුම් ප්‍රතිඵල: ${[search && `“${search}”`, category && `“${labelOf(category)}” වර්ගය`].filter(Boolean).join(", ")}`,
  description: (total: number, searched: Searched) => `ශ්‍රී ලංකාවේ දළ ඇතුන්ගේ නාමාවලියේ ${found(total, searched)}.`,
  found,
  summary: (total: number) => `ප්‍රතිඵල ${writtenNumber(total)}`,
  tuskers: "දළ ඇතුන්",
  results: "හමු වූ දළ ඇතුන්",
  featured: "තෝරාගත්",
  browseAll: "සියලු දළ ඇතුන් බලන්න",
  home: "ආපසු මුල් පිටුවට",
  noResults: {
    title: "දළ ඇතුන් හමු නොවුණි",
    message: (searched: Searched) => `නාමාවලියේ ${`${matching(searched)} දළ ඇතෙක්`.trim()} නැත.`,
    key: "මා දුටුවේ කුමන දළ ඇතාද?",
    instead: "මේවා බැලීමට ඔබ කැමති විය හැකියි:",
  },
  elsewhere: "මෙම අඩවියේ වෙනත් තැන්වල:",
  failure: {
    title: "යම් දෝෂයක් සිදු විය",
    message: "කණගාටුයි, දළ ඇතුන් සෙවීමේදී දෝෂයක් සිදු විය.",
  },
  nothingAsked: "සෙවීමට කිසිවක් දී නැත",
};
