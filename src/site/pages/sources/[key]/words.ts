import { inLanguages } from "../../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../../platform/text/counted.ts";

export const words = inLanguages({
  sources: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
  description: {
    en: (title: string) => `The pages of this site that use this source: ${title}.`,
    si: (title: string) => `මෙම මූලාශ්‍රය භාවිත කරන පිටු: ${title}.`,
    ta: (title: string) => `இந்த ஆதாரத்தைப் பயன்படுத்தும் பக்கங்கள்: ${title}.`,
  },
  key: {
    en: (key: string) => `Source ${key}`,
    si: (key: string) => `${key} මූලාශ්‍රය`,
    ta: (key: string) => `ஆதாரம் ${key}`,
  },
  facts: {
    kind: { en: "Kind", si: "වර්ගය", ta: "வகை" },
    publisher: { en: "Publisher", si: "ප්‍රකාශකයා", ta: "வெளியீட்டாளர்" },
    author: { en: "Author", si: "කර්තෘ", ta: "எழுதியவர்" },
    date: { en: "Date", si: "දිනය", ta: "திகதி" },
    language: { en: "Language", si: "භාෂාව", ta: "மொழி" },
    readOn: { en: "Read on", si: "කියවූ දිනය", ta: "வாசிக்கப்பட்ட நாள்" },
    find: { en: "How it can be found", si: "සොයාගත හැකි ආකාරය", ta: "இதை எவ்வாறு கண்டறியலாம்" },
    note: { en: "Note", si: "සටහන", ta: "குறிப்பு" },
  },
  read: { en: "Read it", si: "කියවන්න", ta: "வாசியுங்கள்" },
  readOriginal: { en: "Address of the original", si: "මුල් පිටුවේ ලිපිනය", ta: "மூலப் பக்கத்தின் முகவரி" },
  archived: { en: "Archived copy", si: "සංරක්ෂිත පිටපත", ta: "காப்பகப் பிரதி" },
  usedBy: { en: "The pages that use it", si: "එය භාවිත කරන පිටු", ta: "இதைப் பயன்படுத்தும் பக்கங்கள்" },
  entries: {
    en: (entries: number, shown: number) => {
      const text = `${counted(entries, "entry", "entries")}.`;
      return shown < entries ? `${text} The first ${writtenNumber(shown)} are shown.` : text;
    },
    si: (entries: number, shown: number) => {
      const text = `සටහන් ${writtenNumber(entries)}.`;
      return shown < entries ? `${text} මුල් ${writtenNumber(shown)} පෙන්වයි.` : text;
    },
    ta: (entries: number, shown: number) => {
      const text = `${counted(entries, "பதிவு", "பதிவுகள்")}.`;
      return shown < entries ? `${text} முதல் ${writtenNumber(shown)} காட்டப்படுகின்றன.` : text;
    },
  },
  pages: {
    home: { en: "Home", si: "මුල් පිටුව", ta: "முகப்பு" },
    about: { en: "About Us", si: "අප ගැන", ta: "எங்களைப் பற்றி" },
    privacy: { en: "Privacy Policy", si: "පෞද්ගලිකත්ව ප්‍රතිපත්තිය", ta: "தனியுரிமைக் கொள்கை" },
    terms: { en: "Terms of Service", si: "සේවා කොන්දේසි", ta: "சேவை விதிமுறைகள்" },
  },
  citedByPage: {
    en: "A page of this site that cites it.",
    si: "මෙය උපුටා දක්වන මෙම අඩවියේ පිටුවකි.",
    ta: "இதை மேற்கோள் காட்டும் இத்தளத்தின் பக்கம்.",
  },
  statements: {
    en: (count: number) => counted(count, "statement", "statements"),
    si: (count: number) => `ප්‍රකාශ ${writtenNumber(count)}`,
    ta: (count: number) => counted(count, "கூற்று", "கூற்றுகள்"),
  },
  further: {
    en: "Listed as further reading.",
    si: "වැඩිදුර කියවීම සඳහා ලැයිස්තුගත කර ඇත.",
    ta: "மேலதிக வாசிப்புக்காகப் பட்டியலிடப்பட்டுள்ளது.",
  },
  moreStatements: {
    en: (more: number) => `And ${counted(more, "more statement", "more statements")}`,
    si: (more: number) => `තවත් ප්‍රකාශ ${writtenNumber(more)}ක්`,
    ta: (more: number) => `மேலும் ${counted(more, "கூற்று", "கூற்றுகள்")}`,
  },
  browseAll: { en: "Browse All Sources", si: "සියලු මූලාශ්‍ර බලන්න", ta: "எல்லா ஆதாரங்களையும் பாருங்கள்" },
  failure: {
    message: {
      en: "This source could not be loaded. Please try again in a moment.",
      si: "මෙම මූලාශ්‍රය පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "இந்த ஆதாரத்தின் பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
    unknown: {
      title: { en: "Source Not Found", si: "මූලාශ්‍රය හමු නොවුණි", ta: "ஆதாரம் கிடைக்கவில்லை" },
      pageTitle: { en: "404 - Source Not Found", si: "404 - මූලාශ්‍රය හමු නොවුණි", ta: "404 - ஆதாரம் கிடைக்கவில்லை" },
      message: {
        en: (key: string) => `No page of this site uses a source with the key “${key}”.`,
        si: (key: string) => `“${key}” යන යතුර සහිත මූලාශ්‍රයක් අඩවියේ කිසිදු පිටුවක භාවිත වන්නේ නැත.`,
        ta: (key: string) => `“${key}” என்ற குறியீடு கொண்ட ஆதாரத்தைத் தளத்தின் எந்தப் பக்கமும் பயன்படுத்தவில்லை.`,
      },
    },
    removed: {
      title: { en: "Source Removed", si: "මූලාශ්‍රය ඉවත් කර ඇත", ta: "ஆதாரம் அகற்றப்பட்டது" },
      message: {
        en: "This source is no longer used here.",
        si: "මෙම මූලාශ්‍රය තවදුරටත් මෙහි භාවිත නොවේ.",
        ta: "இந்த ஆதாரம் இனி இங்கு பயன்படுத்தப்படாது.",
      },
    },
  },
});
