import { inLanguages, type Word } from "../../../../platform/languages/words.ts";
import { counted } from "../../../../platform/text/counted.ts";

export const words = inLanguages({
  step: {
    en: (number: number, of: number) => `Question ${number} of ${of}`,
    si: (number: number, of: number) => `ප්‍රශ්නය ${number} / ${of}`,
    ta: (number: number, of: number) => `கேள்வி ${number} / ${of}`,
  },
  /** What a witness says where the record says that its source does not tell. */
  states: {
    one: { en: "One, I do not know which", si: "එක් දළයයි, කුමන පැත්තේදැයි නොදනිමි", ta: "ஒன்று, எந்தப் பக்கம் எனத் தெரியாது" },
    broken: {
      en: "Broken, I do not know how far",
      si: "බිඳී ඇත, කොතෙක් දුරටදැයි නොදනිමි",
      ta: "முறிந்தது, எவ்வளவு எனத் தெரியாது",
    },
  } as Record<string, Word<string>>,
  living: {
    en: (count: number) => `${counted(count, "living tusker", "living tuskers")}`,
    si: (count: number) => (count === 1 ? "ජීවතුන් අතර සිටින දළ ඇතෙක්" : `ජීවතුන් අතර සිටින දළ ඇතුන් ${count} දෙනෙක්`),
    ta: (count: number) => `உயிருடன் உள்ள ${counted(count, "கொம்பன்", "கொம்பன்கள்")}`,
  },
  narrow: {
    en: "Each answer narrows them down.",
    si: "සෑම පිළිතුරකින්ම තේරීම සීමා වේ.",
    ta: "ஒவ்வொரு பதிலும் தெரிவைக் குறைக்கும்.",
  },
  fit: {
    en: (count: number, of: number) =>
      count === 0
        ? `None of our ${of} living tuskers is known to fit`
        : `${count} of our ${of} living tuskers ${count === 1 ? "fits" : "fit"} so far`,
    si: (count: number, of: number) =>
      count === 0
        ? `ජීවතුන් අතර සිටින අපේ දළ ඇතුන් ${of} දෙනාගෙන් කිසිවෙකු ගැළපෙන බව නොදනී`
        : `ජීවතුන් අතර සිටින අපේ දළ ඇතුන් ${of} දෙනාගෙන් ${count === 1 ? "එක් අයෙක්" : `${count} දෙනෙක්`} මෙතෙක් ගැළපේ`,
    ta: (count: number, of: number) =>
      count === 0
        ? `உயிருடன் உள்ள எமது ${of} கொம்பன்களில் எதுவும் பொருந்துவதாகத் தெரியவில்லை`
        : `உயிருடன் உள்ள எமது ${of} கொம்பன்களில் ${count} இதுவரை பொருந்துகிறது`,
  },
  /** The same in few words. */
  bar: {
    en: (count: number, of: number) => `${count} of ${of} ${count === 1 ? "fits" : "fit"} so far`,
    si: (count: number, of: number) => `${of} දෙනාගෙන් ${count === 1 ? "එක් අයෙක්" : `${count} දෙනෙක්`} මෙතෙක් ගැළපේ`,
    ta: (count: number, of: number) => `${of} இல் ${count} இதுவரை பொருந்துகிறது`,
  },
  possibleNames: {
    en: (names: string) => `Possible: ${names}.`,
    si: (names: string) => `විය හැකි: ${names}.`,
    ta: (names: string) => `சாத்தியம் உண்டு: ${names}.`,
  },
  alsoPossible: {
    en: (count: number) => `${count} more are possible.`,
    si: (count: number) => `තවත් ${count} දෙනෙක් විය හැකිය.`,
    ta: (count: number) => `மேலும் ${count} இற்குச் சாத்தியம் உண்டு.`,
  },
  bestOf: {
    en: (shown: number, of: number) => `The ${shown} likeliest of ${of} stand here.`,
    si: (shown: number, of: number) => `මෙහි සිටින්නේ ${of} දෙනාගෙන් වැඩිම ඉඩකඩ ඇති ${shown} දෙනාය.`,
    ta: (shown: number, of: number) => `${of} இல் அதிக சாத்தியமுள்ள ${shown} இங்கே உள்ளன.`,
  },
  standing: {
    fits: { en: "Fits", si: "ගැළපේ", ta: "பொருந்துகிறது" },
    possible: { en: "Possible", si: "විය හැකියි", ta: "சாத்தியம் உண்டு" },
    unlikely: { en: "Unlikely", si: "ඉඩකඩ අඩුයි", ta: "சாத்தியம் குறைவு" },
  },
  after: {
    en: (count: number) => `after ${counted(count, "answer", "answers")}`,
    si: (count: number) => (count === 1 ? "පිළිතුරකට පසු" : `පිළිතුරු ${count}කට පසු`),
    ta: (count: number) => `${counted(count, "பதிலுக்குப்", "பதில்களுக்குப்")} பின்`,
  },
  died: {
    en: (year: string) => `who died in ${year}`,
    si: (year: string) => `${year} දී මිය ගියේය`,
    ta: (year: string) => `${year} இல் இறந்துவிட்டது`,
  },
  dead: { en: "who has died", si: "මිය ගොස් ඇත", ta: "இறந்துவிட்டது" },
  looksLike: { en: "Looks like", si: "පෙනුමෙන් සමාන:", ta: "இதைப் போன்றது:" },
  alive: { en: "Alive when last seen", si: "අවසන් වරට දුටු විට ජීවතුන් අතර", ta: "கடைசியாகக் காணப்பட்டபோது உயிருடன் இருந்தது" },
  missing: { en: "Missing", si: "අතුරුදහන්", ta: "காணாமற்போனது" },
  speaksFor: { en: "For", si: "පක්ෂව", ta: "பொருந்துபவை" },
  against: { en: "Against", si: "විපක්ෂව", ta: "பொருந்தாதவை" },
  notKnown: { en: "Not known", si: "නොදනී", ta: "தெரியாது" },
  knownIn: {
    en: (place: string) => `known in ${place}`,
    si: (place: string) => `දන්නා තැන: ${place}`,
    ta: (place: string) => `அறியப்பட்ட இடம்: ${place}`,
  },
  told: {
    en: (label: string, state: string) => `${label}: ${state}`,
    si: (label: string, state: string) => `${label}: ${state}`,
    ta: (label: string, state: string) => `${label}: ${state}`,
  },
  kinds: {
    wild: { en: "a wild tusker", si: "වන දළ ඇතෙක්", ta: "காட்டுக் கொம்பன்" },
    domesticated: { en: "a tusker kept by people", si: "මිනිසුන් ඇති කරන දළ ඇතෙක්", ta: "மனிதர்களால் வளர்க்கப்படும் கொம்பன்" },
    conservation: { en: "a tusker in care", si: "රැකවරණය ලත් දළ ඇතෙක්", ta: "பராமரிப்பிலுள்ள கொம்பன்" },
  },
  source: {
    en: (key: string) => `Source ${key}`,
    si: (key: string) => `${key} මූලාශ්‍රය`,
    ta: (key: string) => `ஆதாரம் ${key}`,
  },
  compare: {
    en: (one: string, other: string) => `Compare ${one} and ${other}`,
    si: (one: string, other: string) => `${one} සහ ${other} සසඳන්න`,
    ta: (one: string, other: string) => `ஒப்பிடுங்கள்: ${one}, ${other}`,
  },
  lessLikely: {
    en: (names: string, more: number) => `Less likely: ${names}${more > 0 ? ` and ${more} more` : ""}`,
    si: (names: string, more: number) =>
      `ඉඩකඩ අඩු: ${names}${more > 0 ? ` සහ ${more === 1 ? "තවත් අයෙක්" : `තවත් ${more} දෙනෙක්`}` : ""}`,
    ta: (names: string, more: number) => `சாத்தியம் குறைந்தவை: ${names}${more > 0 ? `, மேலும் ${more}` : ""}`,
  },
});
