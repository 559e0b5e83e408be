import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
  titleOfPage: {
    en: (page: number) => `Sources, page ${page}`,
    si: (page: number) => `මූලාශ්‍ර, ${page} වන පිටුව`,
    ta: (page: number) => `ஆதாரங்கள், பக்கம் ${page}`,
  },
  description: {
    en: "Every source of this site, by title, each with the pages that use it.",
    si: "මෙම නාමාවලිය පදනම් වී ඇති සියලු මූලාශ්‍ර මාතෘකාව අනුව, ඒවා සඳහන් කරන පිටු සමඟ.",
    ta: "இப்பெயரேடு சார்ந்துள்ள ஒவ்வோர் ஆதாரமும், தலைப்பு வரிசையில், அதைக் காட்டும் பக்கங்களுடன்.",
  },
  keywords: {
    en: ["tusker sources", "references"],
    si: ["දළ ඇතුන් ගැන මූලාශ්‍ර", "යොමු"],
    ta: ["கொம்பன்கள் பற்றிய ஆதாரங்கள்", "உசாத்துணைகள்"],
  },
  lead: {
    en: "Everything we have read. Each source lists the pages that use it.",
    si: "අප කියවූ සියල්ල. එය භාවිත කරන පිටු සෑම මූලාශ්‍රයක් සමඟම දැක්වේ.",
    ta: "நாங்கள் வாசித்த அனைத்தும். ஒவ்வோர் ஆதாரத்துடனும் அதைப் பயன்படுத்தும் பக்கங்கள் தரப்படுகின்றன.",
  },
  filter: {
    label: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
    search: { en: "Title, publisher or address", si: "මාතෘකාව, ප්‍රකාශකයා හෝ ලිපිනය", ta: "தலைப்பு, வெளியீட்டாளர் அல்லது முகவரி" },
    placeholder: { en: "Search the sources", si: "මූලාශ්‍ර සොයන්න", ta: "ஆதாரத் தேடல்" },
    kind: { en: "Kind", si: "වර්ගය", ta: "வகை" },
    all: { en: "All", si: "සියල්ල", ta: "அனைத்தும்" },
    option: { en: (label: string) => label, si: (label: string) => label, ta: (label: string) => label },
    submit: { en: "Search", si: "සොයන්න", ta: "தேடுங்கள்" },
  },
  data: { en: "The data to download", si: "බාගත හැකි දත්ත", ta: "பதிவிறக்கக்கூடிய தரவுகள்" },
  found: {
    heading: { en: "Sources of the directory", si: "නාමාවලියේ මූලාශ්‍ර", ta: "பெயரேட்டின் ஆதாரங்கள்" },
    counted: {
      en: (sources: number) => counted(sources, "source", "sources"),
      si: (sources: number) => `මූලාශ්‍ර ${writtenNumber(sources)}`,
      ta: (sources: number) => counted(sources, "ஆதாரம்", "ஆதாரங்கள்"),
    },
    order: { en: ", sorted by title", si: ", මාතෘකා අනුපිළිවෙළට", ta: ", தலைப்பு வரிசையில்" },
    page: {
      en: (page: number, pages: number) => `Page ${page} of ${pages}`,
      si: (page: number, pages: number) => `පිටු ${pages}න් ${page} වන පිටුව`,
      ta: (page: number, pages: number) => `பக்கம் ${page} / ${pages}`,
    },
  },
  uses: {
    en: (entries: number, pages: number) => {
      const named = [
        ...(entries > 0 ? [counted(entries, "entry", "entries")] : []),
        ...(pages > 0 ? [counted(pages, "page", "pages")] : []),
      ];
      return `Used by ${named.join(" and ")}`;
    },
    si: (entries: number, pages: number) => {
      const named = [
        ...(entries > 0 ? [`සටහන් ${writtenNumber(entries)}ක`] : []),
        ...(pages > 0 ? [`පිටු ${writtenNumber(pages)}ක`] : []),
      ];
      return `${named.join(" සහ ")} භාවිත වේ`;
    },
    ta: (entries: number, pages: number) => {
      const named = [
        ...(entries > 0 ? [counted(entries, "பதிவு", "பதிவுகள்")] : []),
        ...(pages > 0 ? [counted(pages, "பக்கம்", "பக்கங்கள்")] : []),
      ];
      return `பயன்படுத்துவன: ${named.join(", ")}`;
    },
  },
  noAddress: { en: "No address", si: "ලිපිනයක් නැත", ta: "முகவரி இல்லை" },
  gone: {
    en: (isArchived: boolean): string => (isArchived ? "original gone, archived copy" : "original gone"),
    si: (isArchived: boolean) => (isArchived ? "මුල් පිටුව තවදුරටත් නැත, සංරක්ෂිත පිටපතක් ඇත" : "මුල් පිටුව තවදුරටත් නැත"),
    ta: (isArchived: boolean) => (isArchived ? "மூலப் பக்கம் இப்போது இல்லை, காப்பகப் பிரதி உள்ளது" : "மூலப் பக்கம் இப்போது இல்லை"),
  },
  none: {
    title: { en: "No Sources Found", si: "මූලාශ්‍ර හමු නොවුණි", ta: "ஆதாரங்கள் எதுவும் கிடைக்கவில்லை" },
    message: {
      en: "No sources match your current search criteria.",
      si: "ඔබ සෙවූ කරුණුවලට ගැළපෙන මූලාශ්‍ර නැත.",
      ta: "உங்கள் தேடலுக்குப் பொருந்தும் ஆதாரங்கள் எதுவும் இல்லை.",
    },
  },
  failure: {
    title: { en: "Error Loading Sources", si: "මූලාශ්‍ර පූරණය කිරීමේ දෝෂයක්", ta: "ஆதாரங்களை ஏற்றுவதில் பிழை" },
    message: {
      en: "The sources could not be loaded. Please try again in a moment.",
      si: "මූලාශ්‍ර පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "ஆதாரங்களை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
  },
});
