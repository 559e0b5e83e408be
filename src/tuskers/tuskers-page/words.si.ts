import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "දළ ඇතුන්",
  titleOfPage: (page: number) => `දළ ඇතුන්, ${page} වන පිටුව`,
  description: "ශ්‍රී ලංකාවේ දළ ඇතුන් නමින් නමට: එක් එක් ඇතා ජීවත් වන තැන, ඔහුට සිදු වූ දේ සහ ඒ බව අවසන් වරට වාර්තා වූ දිනය.",
  keywords: ["දළ ඇතුන්ගේ නම්", "වන දළ ඇතුන්", "හීලෑ දළ ඇතුන්"],
  lead: "වියළි කලාපයේ වන ඇතුන්, පෙරහැරේ ගමන් කරන සිද්ධස්ථාන ඇතුන් සහ ලොකු මහත් වූ අනාථ පැටවුන්.",
  filter: {
    label: "දළ ඇතුන්",
    search: "නම",
    placeholder: "නමින් සොයන්න",
    category: "වර්ගය",
    status: "තත්ත්වය",
    all: "සියල්ල",
    option: (label: string) => label,
    submit: "සොයන්න",
  },
  key: "මා දුටුවේ කුමන දළ ඇතාද?",
  found: {
    heading: "නාමාවලියේ දළ ඇතුන්",
    counted: (tuskers: number) => (tuskers === 1 ? "දළ ඇතෙක්" : `දළ ඇතුන් ${writtenNumber(tuskers)}`),
    order: ", නම් අනුපිළිවෙළට",
    page: (page: number, pages: number) => `පිටු ${pages}න් ${page} වන පිටුව`,
  },
  none: {
    title: "දළ ඇතුන් හමු නොවුණි",
    message: "ඔබ සෙවූ කරුණුවලට ගැළපෙන දළ ඇතුන් නැත.",
    clear: (tuskers: number) => `දළ ඇතුන් ${writtenNumber(tuskers)} දෙනාම බලන්න`,
  },
  failure: {
    title: "දළ ඇතුන් පූරණය කිරීමේ දෝෂයක්",
    message: "දළ ඇතුන් පූරණය කළ නොහැකි විය",
  },
};
