import type { legalHeadings as englishHeadings, pageTitles as englishTitles } from "./page-words.en.ts";

export const legalHeadings: typeof englishHeadings = {
  privacy: {
    responsible: "වගකිව යුත්තේ කවුද",
    collect: "අප රැස් කරන දේ",
    use: "අප එය භාවිත කරන අයුරු",
    cookies: "කුකී සහ කැමැත්ත",
    retention: "අප එය තබාගන්නා කාලය",
    children: "ළමයින්",
    rights: "ඔබේ අයිතිවාසිකම්",
    security: "ආරක්ෂාව",
    changes: "වෙනස්කම්",
    contact: "සම්බන්ධ වීම",
    more: "තවත් කරුණු",
  },
  terms: {
    acceptance: "මෙම කොන්දේසි",
    service: "අඩවිය සපයන දේ",
    accuracy: "නිරවද්‍යතාව",
    use: "අඩවිය නිසි ලෙස භාවිත කිරීම",
    content: "පෙළ සහ රූප",
    links: "වෙනත් අඩවි",
    liability: "වගකීම",
    changes: "වෙනස්කම්",
    contact: "සම්බන්ධ වීම",
    more: "තවත් කරුණු",
  },
};

export const pageTitles: typeof englishTitles = {
  home: "මුල් පිටුව",
  about: "අප ගැන",
  privacy: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය",
  terms: "සේවා කොන්දේසි",
};
