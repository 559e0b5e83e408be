import { inLanguages } from "../../../platform/languages/words.ts";

/** The sentence that tells a drawn life in words. */
export const words = inLanguages({
  born: {
    en: (date: string) => `Born ${date}.`,
    si: (date: string) => `උපත: ${date}.`,
    ta: (date: string) => `பிறப்பு: ${date}.`,
  },
  birthNotRecorded: { en: "His birth is not recorded.", si: "උපත වාර්තා වී නැත.", ta: "அதன் பிறப்பு பதிவாகவில்லை." },
  first: {
    en: (date: string) => `First recorded ${date}.`,
    si: (date: string) => `පළමු වරට වාර්තා වූයේ: ${date}.`,
    ta: (date: string) => `முதன்முதலில் பதிவானது: ${date}.`,
  },
  died: {
    en: (date: string, cause: string) => `Died ${date}: ${cause}.`,
    si: (date: string, cause: string) => `මරණය: ${date}; ${cause}.`,
    ta: (date: string, cause: string) => `இறப்பு: ${date}; காரணம்: ${cause}.`,
  },
  deadBy: {
    en: (date: string, cause: string) => `Dead by ${date}: ${cause}.`,
    si: (date: string, cause: string) => `${date} වන විට මිය ගොස් ඇත: ${cause}.`,
    ta: (date: string, cause: string) => `${date} இற்குள் இறந்துவிட்டது; காரணம்: ${cause}.`,
  },
  deathNotDated: {
    en: (cause: string) => `The day of his death is not recorded: ${cause}.`,
    si: (cause: string) => `මිය ගිය දිනය වාර්තා වී නැත: ${cause}.`,
    ta: (cause: string) => `அது இறந்த நாள் பதிவாகவில்லை; காரணம்: ${cause}.`,
  },
  causeNotRecorded: { en: "the cause is not recorded", si: "හේතුව වාර්තා වී නැත", ta: "பதிவாகவில்லை" },
  last: {
    en: (date: string) => `Last recorded ${date}.`,
    si: (date: string) => `අවසන් වරට වාර්තා වූයේ: ${date}.`,
    ta: (date: string) => `கடைசியாகப் பதிவானது: ${date}.`,
  },
  silence: {
    en: "Since then no source has a date, for more than ten years.",
    si: "ඉන් පසු වසර දහයකට වැඩි කාලයක් පුරා දිනයක් සහිත කිසිදු මූලාශ්‍රයක් නැත.",
    ta: "அதன்பின், பத்து ஆண்டுகளுக்கு மேலாக, திகதியுடன் கூடிய ஆதாரம் எதுவும் இல்லை.",
  },
});
