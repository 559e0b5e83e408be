import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  sources: "මූලාශ්‍ර",
  description: (title: string) => `මෙම මූලාශ්‍රය භාවිත කරන පිටු: ${title}.`,
  key: (key: string) => `${key} මූලාශ්‍රය`,
  facts: {
    kind: "වර්ගය",
    publisher: "ප්‍රකාශකයා",
    author: "කර්තෘ",
    date: "දිනය",
    language: "භාෂාව",
    readOn: "කියවූ දිනය",
    find: "සොයාගත හැකි ආකාරය",
    note: "සටහන",
  },
  read: "කියවන්න",
  readOriginal: "මුල් පිටුවේ ලිපිනය",
  archived: "සංරක්ෂිත පිටපත",
  usedBy: "එය භාවිත කරන පිටු",
  entries: (entries: number, shown: number) => {
    const text = `සටහන් ${writtenNumber(entries)}.`;
    return shown < entries ? `${text} මුල් ${writtenNumber(shown)} පෙන්වයි.` : text;
  },
  pages: {
    home: "මුල් පිටුව",
    about: "අප ගැන",
    privacy: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය",
    terms: "සේවා කොන්දේසි",
  },
  citedByPage: "මෙය උපුටා දක්වන මෙම අඩවියේ පිටුවකි.",
  statements: (count) => `ප්‍රකාශ ${writtenNumber(count)}`,
  further: "වැඩිදුර කියවීම සඳහා ලැයිස්තුගත කර ඇත.",
  moreStatements: (more: number) => `තවත් ප්‍රකාශ ${writtenNumber(more)}ක්`,
  browseAll: "සියලු මූලාශ්‍ර බලන්න",
  failure: {
    message: "මෙම මූලාශ්‍රය පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
    unknown: {
      title: "මූලාශ්‍රය හමු නොවුණි",
      pageTitle: "404 - මූලාශ්‍රය හමු නොවුණි",
      message: (key: string) => `“${key}” යන යතුර සහිත මූලාශ්‍රයක් අඩවියේ කිසිදු පිටුවක භාවිත වන්නේ නැත.`,
    },
    removed: {
      title: "මූලාශ්‍රය ඉවත් කර ඇත",
      message: "මෙම මූලාශ්‍රය තවදුරටත් මෙහි භාවිත නොවේ.",
    },
  },
};
