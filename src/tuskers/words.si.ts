import { withinDate } from "../platform/text/by-language/within-date.ts";
import type {
  ageWords as englishAges,
  CATEGORY_LABELS as englishCategories,
  tuskerWords as englishFields,
  STATUS_WORDS as englishStatuses,
  statusWords as englishStatusLines,
} from "./words.en.ts";

export const tuskerWords: typeof englishFields = {
  name: "නම",
  aliases: "වෙනත් නම්",
  status: "තත්ත්වය",
  statusAsOf: "තත්ත්වයට අදාළ දිනය",
  statusNote: "තත්ත්වය ගැන සටහන",
  age: "වයස",
  ageNote: "වයස ගැන සටහන",
  bornYear: "උපන් වර්ෂය",
  diedOn: "මිය ගිය දිනය",
  heightM: "උස",
  location: "ස්ථානය",
  category: "වර්ගය",
  tags: "ටැග්",
  tusks: "දළ",
  origin: "සම්භවය",
  wikidata: "විකිඩේටා අයිතමය",
  description: "විස්තරය",
  publication: "පළ කිරීම",
  claims: "කරුණු",
  events: "සිදුවීම්",
  features: "ලකුණු",
  relations: "සබඳතා",
  sources: "මූලාශ්‍ර",
  portrait: "චිත්‍රය",
};

export const STATUS_WORDS: typeof englishStatuses = {
  alive: {
    label: "ජීවතුන් අතර",
    skyOfPortrait: null,
  },
  dead: {
    label: "මිය ගොස් ඇත",
    skyOfPortrait: "සැන්දෑ අහසින් හැඟවෙන්නේ මිය ගිය දළ ඇතෙකි.",
  },
  missing: {
    label: "අතුරුදහන්",
    skyOfPortrait: "මීදුමෙන් හැඟවෙන්නේ අතුරුදහන් වූ හෝ ඉරණම මතභේදයට ලක්ව ඇති දළ ඇතෙකි.",
  },
};

export const statusWords: typeof englishStatusLines = {
  asOf: (date: string, status: string) => `${status}, ${date} වන විට`,
  deadBy: (date: string) => `${date} වන විට මිය ගොස් ඇත`,
  diedIn: (date: string) => `${withinDate(date)} මිය ගියේය`,
  diedOn: (date: string) => `${date} දින මිය ගියේය`,
  disputed: "ඉරණම මතභේදයට ලක්ව ඇත",
};

export const ageWords: typeof englishAges = {
  unknown: "නොදනී",
  bornIn: (year: number) => `${year} දී උපත ලැබීය`,
  atDeath: (age) => `මිය යන විට අවුරුදු ${age}`,
  asOf: (age: number, date: string) => `${date} වන විට අවුරුදු ${age}`,
};

export const CATEGORY_LABELS: typeof englishCategories = {
  wild: "වනගත",
  domesticated: "හීලෑ",
  conservation: "රැකවරණය ලත්",
};
