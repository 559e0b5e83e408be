import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  keywords: ["දළ ඇතුන්", "වාසභූමි"],
  hero: {
    day: "සැන්දෑවේ පුරාණ වැවක් අද්දර සිටින දළ ඇතෙක්; එගොඩ ඉවුරේ ස්තූපයක් සහ කඳු",
    night: "පුන් සඳ යට පුරාණ වැවක් අද්දර සිටින දළ ඇතෙක්; එගොඩ ඉවුරේ ස්තූපයක් සහ කඳු",
    meet: (tuskers: number) => (tuskers === 1 ? "දළ ඇතා හමුවන්න" : `දළ ඇතුන් ${writtenNumber(tuskers)} දෙනා හමුවන්න`),
  },
  search: {
    title: "දළ ඇතෙකු සොයන්න",
    byName: "නමින්",
    name: "නමින් දළ ඇතෙකු සොයන්න",
    nameHint: "නමක් හෝ නමක කොටසක්",
    nameExample: "නම හෝ ස්ථානය",
    searchByName: "නමින් සොයන්න",
    byCategory: "වර්ගය අනුව",
    category: "නැතහොත් වර්ගයක් තෝරන්න",
    noCategory: "වර්ගය තෝරන්න",
    option: (label: string) => label,
    filterByCategory: "වර්ගය අනුව පෙරන්න",
    means: {
      wild: "වනෝද්‍යානවල සහ ඉන් පිටත",
      domesticated: "විහාර සහ හිමිකරුවන් ළඟ",
      conservation: "බේරාගත්, රැකවරණයේ",
    },
  },
  featured: {
    title: "තෝරාගත් දළ ඇතුන්",
    browseAll: "සියලු දළ ඇතුන් බලන්න",
  },
  findOut: {
    title: "දළ ඇතෙකු දුටුවාද? ඒ කවුදැයි සොයා බලන්න",
    text: "රූප සහිත ප්‍රශ්න කිහිපයක්. ඔබට හැකි දේට පිළිතුරු දෙන්න.",
    key: "මා දුටුවේ කුමන දළ ඇතාද?",
  },
  journal: {
    title: "අපේ ලිපි අතරින්",
    all: "සියලු ලිපි",
  },
  further: {
    label: "තවත් දේ",
    pages: [
      { to: "/record/on-this-day", name: "අද වැනි දිනක" },
      { to: "/record/questions", name: "ප්‍රශ්න දහයක්" },
      { to: "/tusks-and-heights", name: "දළ සහ උස" },
      { to: "/paper", name: "පෝස්ටර සහ අභ්‍යාස පත්‍රිකා" },
    ],
  },
};
