import { inLanguages, type Word } from "../../platform/languages/words.ts";
import { withinDate } from "../../platform/text/by-language/within-date.ts";
import type { tuskerFields } from "./fields.ts";
import type { TuskerCategory, TuskerStatus } from "./status.ts";

/** The labels of the fields, in messages and in the activity list. A field without a label does not compile. */
export const tuskerWords = inLanguages({
  name: { en: "Name", si: "නම", ta: "பெயர்" },
  aliases: { en: "Other names", si: "වෙනත් නම්", ta: "வேறு பெயர்கள்" },
  status: { en: "Status", si: "තත්ත්වය", ta: "நிலை" },
  statusAsOf: { en: "Date of the status", si: "තත්ත්වයට අදාළ දිනය", ta: "நிலையின் திகதி" },
  statusNote: { en: "Note on the status", si: "තත්ත්වය ගැන සටහන", ta: "நிலை பற்றிய குறிப்பு" },
  age: { en: "Age", si: "වයස", ta: "வயது" },
  ageNote: { en: "Note on the age", si: "වයස ගැන සටහන", ta: "வயது பற்றிய குறிப்பு" },
  bornYear: { en: "Year of birth", si: "උපන් වර්ෂය", ta: "பிறந்த ஆண்டு" },
  diedOn: { en: "Date of death", si: "මිය ගිය දිනය", ta: "இறந்த திகதி" },
  heightM: { en: "Height", si: "උස", ta: "உயரம்" },
  location: { en: "Location", si: "ස්ථානය", ta: "இருப்பிடம்" },
  category: { en: "Category", si: "වර්ගය", ta: "வகை" },
  tags: { en: "Tags", si: "ටැග්", ta: "குறிச்சொற்கள்" },
  tusks: { en: "Tusks", si: "දළ", ta: "தந்தங்கள்" },
  origin: { en: "Origin", si: "සම්භවය", ta: "பூர்வீகம்" },
  wikidata: { en: "Wikidata item", si: "විකිඩේටා අයිතමය", ta: "விக்கித்தரவு உருப்படி" },
  description: { en: "Description", si: "විස්තරය", ta: "விளக்கம்" },
  publication: { en: "Publication", si: "පළ කිරීම", ta: "வெளியீடு" },
  claims: { en: "Facts", si: "කරුණු", ta: "தகவல்கள்" },
  events: { en: "Events", si: "සිදුවීම්", ta: "நிகழ்வுகள்" },
  features: { en: "Features", si: "ලකුණු", ta: "அம்சங்கள்" },
  relations: { en: "Relations", si: "සබඳතා", ta: "தொடர்புகள்" },
  sources: { en: "Sources", si: "මූලාශ්‍ර", ta: "ஆதாரங்கள்" },
  portrait: { en: "Portrait", si: "චිත්‍රය", ta: "வரையப்பட்ட படம்" },
} satisfies Record<keyof typeof tuskerFields, Word<string>>);

type StatusWords = {
  label: string;
  /** Below a drawn portrait: what the sky means, unless it is an open one. */
  skyOfPortrait: string | null;
};

/** The words of each status, except those of the About page, which every page would load. A status without its words does not compile. */
export const STATUS_WORDS: Record<TuskerStatus, StatusWords> = inLanguages({
  alive: {
    label: { en: "Alive", si: "ජීවතුන් අතර", ta: "உயிருடன் உள்ளது" },
    skyOfPortrait: { en: null, si: null, ta: null },
  },
  dead: {
    label: { en: "Dead", si: "මිය ගොස් ඇත", ta: "இறந்துவிட்டது" },
    skyOfPortrait: {
      en: "An evening sky marks a tusker who has died.",
      si: "සැන්දෑ අහසින් හැඟවෙන්නේ මිය ගිය දළ ඇතෙකි.",
      ta: "மாலை வானம் இறந்துவிட்ட கொம்பனைக் குறிக்கிறது.",
    },
  },
  missing: {
    label: { en: "Missing", si: "අතුරුදහන්", ta: "காணாமற்போனது" },
    skyOfPortrait: {
      en: "Mist marks a tusker who is missing, or whose fate is disputed.",
      si: "මීදුමෙන් හැඟවෙන්නේ අතුරුදහන් වූ හෝ ඉරණම මතභේදයට ලක්ව ඇති දළ ඇතෙකි.",
      ta: "மூடுபனி காணாமற்போன அல்லது கதி சர்ச்சைக்குரிய கொம்பனைக் குறிக்கிறது.",
    },
  },
});

/** The labels alone, for choices in forms and filters. */
export const STATUS_LABELS: Record<TuskerStatus, string> = {
  get alive() {
    return STATUS_WORDS.alive.label;
  },
  get dead() {
    return STATUS_WORDS.dead.label;
  },
  get missing() {
    return STATUS_WORDS.missing.label;
  },
};

/** A status with its date, on one line. */
export const statusWords = inLanguages({
  asOf: {
    en: (date: string, status: string) => `${status}, as of ${date}`,
    si: (date: string, status: string) => `${status}, ${date} වන විට`,
    ta: (date: string, status: string) => `${status}, ${date} நிலவரப்படி`,
  },
  deadBy: {
    en: (date: string) => `Dead by ${date}`,
    si: (date: string) => `${date} වන විට මිය ගොස් ඇත`,
    ta: (date: string) => `${date} இற்குள் இறந்துவிட்டது`,
  },
  diedIn: {
    en: (date: string) => `Died in ${date}`,
    si: (date: string) => `${withinDate(date)} මිය ගියේය`,
    ta: (date: string) => `இறப்பு: ${date}`,
  },
  diedOn: {
    en: (date: string) => `Died ${date}`,
    si: (date: string) => `${date} දින මිය ගියේය`,
    ta: (date: string) => `இறப்பு: ${date}`,
  },
  /** Whether he lives, is missing or is dead is told differently by different sources. */
  disputed: { en: "fate disputed", si: "ඉරණම මතභේදයට ලක්ව ඇත", ta: "கதி சர்ச்சைக்குரியது" },
});

export const ageWords = inLanguages({
  unknown: { en: "Unknown", si: "නොදනී", ta: "தெரியவில்லை" },
  bornIn: {
    en: (year: number) => `Born in ${year}`,
    si: (year: number) => `${year} දී උපත ලැබීය`,
    ta: (year: number) => `பிறப்பு: ${year}`,
  },
  atDeath: {
    en: (age: number | string) => `${age} at death`,
    si: (age: number | string) => `මිය යන විට අවුරුදු ${age}`,
    ta: (age: number | string) => `இறக்கும்போது வயது ${age}`,
  },
  asOf: {
    en: (age: number, date: string) => `${age}, as of ${date}`,
    si: (age: number, date: string) => `${date} වන විට අවුරුදු ${age}`,
    ta: (age: number, date: string) => `வயது ${age}, ${date} நிலவரப்படி`,
  },
});

export const CATEGORY_LABELS: Record<TuskerCategory, string> = inLanguages({
  wild: { en: "Wild", si: "වනගත", ta: "காட்டில் வாழ்வது" },
  domesticated: { en: "Domesticated", si: "හීලෑ", ta: "வளர்ப்பு" },
  conservation: { en: "Conservation", si: "රැකවරණය ලත්", ta: "பராமரிப்பில்" },
});
