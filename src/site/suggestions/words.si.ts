import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  tuskers: "දළ ඇතුන්",
  near: "ඔබ සෙව්වේ",
  places: "ස්ථාන",
  tags: "ටැග්",
  articles: "ලිපි",
  all: (tuskers) => `දළ ඇතුන් ${writtenNumber(tuskers)} දෙනාම`,
  told: (suggestions) => `යෝජනා ${writtenNumber(suggestions)}`,
};
