import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

export const words = inLanguages({
  title: { en: "Field guide", si: "ක්ෂේත්‍ර අත්පොත", ta: "கள வழிகாட்டி" },
  ofPlace: {
    en: (place: string) => `Field guide: ${place}`,
    si: (place: string) => `ක්ෂේත්‍ර අත්පොත: ${place}`,
    ta: (place: string) => `கள வழிகாட்டி: ${place}`,
  },
  whole: { en: "The tuskers of Sri Lanka", si: "ශ්‍රී ලංකාවේ දළ ඇතුන්", ta: "இலங்கையின் கொம்பன்கள்" },
  /** Of a guide that has no room for all. */
  leftOut: {
    en: (held: number, left: number) =>
      `This guide has room for ${writtenNumber(held)}. ${counted(left, "more is", "more are")} on the site.`,
    si: (held: number, left: number) =>
      `මෙම අත්පොතේ ඉඩ ඇත්තේ දළ ඇතුන් ${writtenNumber(held)} දෙනෙකුට පමණි. තවත් ${writtenNumber(left)} දෙනෙක් අඩවියේ ඇත.`,
    ta: (held: number, left: number) =>
      `இவ்வழிகாட்டியில் ${writtenNumber(held)} கொம்பன்களுக்கு மட்டுமே இடம் உள்ளது. மேலும் ${writtenNumber(left)} தளத்தில் உள்ளன.`,
  },
  /** Why no place is finer. */
  rule: {
    en: "Of a tusker who may live wild, this guide names no place finer than the park or the district, and no day. Poachers read, too, and this guide must not lead them to him.",
    si: "වනගතව ජීවත් විය හැකි දළ ඇතෙකු ගැන මෙම අත්පොත කියන්නේ වනෝද්‍යානය හෝ දිස්ත්‍රික්කය පමණි; දිනයක් නොකියයි. හොර දඩයක්කරුවෝද මෙය කියවති; මෙම අත්පොත ඔවුන් ඔහු වෙත ගෙන නොයා යුතුය.",
    ta: "காட்டில் வாழக்கூடிய கொம்பன் ஒன்றுக்குப் பூங்கா அல்லது மாவட்டத்தை மட்டுமே இவ்வழிகாட்டி குறிப்பிடுகிறது; நாளைக் குறிப்பிடுவதில்லை. சட்டவிரோத வேட்டையாளர்களும் வாசிக்கிறார்கள்; இவ்வழிகாட்டி அவர்களை அதனிடம் அழைத்துச் செல்லக் கூடாது.",
  },
  changes: {
    en: "His status may have changed since the date beside it. The code on each page leads to his page on the site.",
    si: "ඔහුගේ තත්ත්වය අසල ඇති දිනයෙන් පසු එය වෙනස් වී තිබිය හැකිය. සෑම පිටුවකම ඇති කේතය අඩවියේ ඔහුගේ පිටුවට යයි.",
    ta: "நிலையின் அருகிலுள்ள திகதிக்குப் பின் அது மாறியிருக்கலாம். ஒவ்வொரு பக்கத்திலும் உள்ள குறியீடு தளத்திலுள்ள அதன் பக்கத்துக்குச் செல்லும்.",
  },
  contents: { en: "Contents", si: "පටුන", ta: "உள்ளடக்கம்" },
  reading: { en: "How to read it", si: "කියවන අයුරු", ta: "வாசிக்கும் முறை" },
  keys: {
    en: "Keys such as S7 lead to the list of sources at the end.",
    si: "S7 වැනි අංක අවසානයේ ඇති මූලාශ්‍ර ලැයිස්තුවට අදාළයි.",
    ta: "S7 போன்ற குறிகள் இறுதியிலுள்ள ஆதாரங்களின் பட்டியலுக்குரியவை.",
  },
});
