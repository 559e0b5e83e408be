import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "ලිපි",
  titleOfPage: (page: number) => `ලිපි, ${page} වන පිටුව`,
  description:
    "ශ්‍රී ලංකාවේ අලි ඇතුන් සහ ඔවුන් සමඟ ජීවත් වන අය ගැන ලිපි: වාසභූමි, ගැටුම්, ගණන් බැලීම්, උත්සව, නීතිය, සහ දළ ඇතුන් වෙන්කර හඳුනාගන්නා අයුරු.",
  keywords: ["ලිපි", "අලි සංරක්ෂණය", "වනජීවී පර්‍යේෂණ"],
  lead: "වැටවල් සහ උත්සව, ගණන් බැලීම් සහ උසාවි: නාමාවලිය පසුපස ඇති ලිපි.",
  filter: {
    label: "ලිපි",
    search: "මාතෘකාව හෝ සාරාංශය",
    placeholder: "ලිපි සොයන්න...",
    category: "වර්ගය",
    all: "සියලු වර්ග",
    option: (label: string) => label,
    submit: "සොයන්න",
  },
  found: {
    all: "සියලු ලිපි",
    filtered: "හමු වූ ලිපි",
    counted: (articles: number) => `ලිපි ${writtenNumber(articles)}`,
    order: ", අලුත්ම ලිපි මුලින්",
    page: (page: number, pages: number) => `පිටු ${pages}න් ${page} වන පිටුව`,
  },
  none: {
    title: "ලිපි හමු නොවුණි",
    message: "ඔබ සෙවූ කරුණුවලට ගැළපෙන ලිපි නැත.",
  },
  failure: {
    title: "ලිපි පූරණය කිරීමේ දෝෂයක්",
    message: "ලිපි පූරණය කළ නොහැකි විය. කරුණාකර පසුව නැවත උත්සාහ කරන්න.",
  },
};
