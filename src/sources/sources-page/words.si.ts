import { writtenNumber } from "../../platform/text/counted.ts";
import type { words as english } from "./words.en.ts";

export const words: typeof english = {
  title: "මූලාශ්‍ර",
  titleOfPage: (page: number) => `මූලාශ්‍ර, ${page} වන පිටුව`,
  description: "මෙම නාමාවලිය පදනම් වී ඇති සියලු මූලාශ්‍ර මාතෘකාව අනුව, ඒවා සඳහන් කරන පිටු සමඟ.",
  keywords: ["දළ ඇතුන් ගැන මූලාශ්‍ර", "යොමු"],
  lead: "අප කියවූ සියල්ල. එය භාවිත කරන පිටු සෑම මූලාශ්‍රයක් සමඟම දැක්වේ.",
  filter: {
    label: "මූලාශ්‍ර",
    search: "මාතෘකාව, ප්‍රකාශකයා හෝ ලිපිනය",
    placeholder: "මූලාශ්‍ර සොයන්න",
    kind: "වර්ගය",
    all: "සියල්ල",
    option: (label: string) => label,
    submit: "සොයන්න",
  },
  data: "බාගත හැකි දත්ත",
  found: {
    heading: "නාමාවලියේ මූලාශ්‍ර",
    counted: (sources: number) => `මූලාශ්‍ර ${writtenNumber(sources)}`,
    order: ", මාතෘකා අනුපිළිවෙළට",
    page: (page: number, pages: number) => `පිටු ${pages}න් ${page} වන පිටුව`,
  },
  uses: (entries: number, pages: number) => {
    const named = [
      ...(entries > 0 ? [`සටහන් ${writtenNumber(entries)}ක`] : []),
      ...(pages > 0 ? [`පිටු ${writtenNumber(pages)}ක`] : []),
    ];
    return `${named.join(" සහ ")} භාවිත වේ`;
  },
  noAddress: "ලිපිනයක් නැත",
  gone: (isArchived) => (isArchived ? "මුල් පිටුව තවදුරටත් නැත, සංරක්ෂිත පිටපතක් ඇත" : "මුල් පිටුව තවදුරටත් නැත"),
  none: { title: "මූලාශ්‍ර හමු නොවුණි", message: "ඔබ සෙවූ කරුණුවලට ගැළපෙන මූලාශ්‍ර නැත." },
  failure: {
    title: "මූලාශ්‍ර පූරණය කිරීමේ දෝෂයක්",
    message: "මූලාශ්‍ර පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
  },
};
