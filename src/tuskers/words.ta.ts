import type * as english from "./words.en.ts";

export const tuskerWords: typeof english.tuskerWords = {
  name: "பெயர்",
  aliases: "வேறு பெயர்கள்",
  status: "நிலை",
  statusAsOf: "நிலையின் திகதி",
  statusNote: "நிலை பற்றிய குறிப்பு",
  age: "வயது",
  ageNote: "வயது பற்றிய குறிப்பு",
  bornYear: "பிறந்த ஆண்டு",
  diedOn: "இறந்த திகதி",
  heightM: "உயரம்",
  location: "இருப்பிடம்",
  category: "வகை",
  tags: "குறிச்சொற்கள்",
  tusks: "தந்தங்கள்",
  origin: "பூர்வீகம்",
  wikidata: "விக்கித்தரவு உருப்படி",
  description: "விளக்கம்",
  publication: "வெளியீடு",
  claims: "தகவல்கள்",
  events: "நிகழ்வுகள்",
  features: "அம்சங்கள்",
  relations: "தொடர்புகள்",
  sources: "ஆதாரங்கள்",
  portrait: "வரையப்பட்ட படம்",
};

export const STATUS_WORDS: typeof english.STATUS_WORDS = {
  alive: {
    label: "உயிருடன் உள்ளது",
    skyOfPortrait: null,
  },
  dead: {
    label: "இறந்துவிட்டது",
    skyOfPortrait: "மாலை வானம் இறந்துவிட்ட கொம்பனைக் குறிக்கிறது.",
  },
  missing: {
    label: "காணாமற்போனது",
    skyOfPortrait: "மூடுபனி காணாமற்போன அல்லது கதி சர்ச்சைக்குரிய கொம்பனைக் குறிக்கிறது.",
  },
};

export const statusWords: typeof english.statusWords = {
  asOf: (date, status) => `${status}, ${date} நிலவரப்படி`,
  deadBy: (date) => `${date} இற்குள் இறந்துவிட்டது`,
  diedIn: (date) => `இறப்பு: ${date}`,
  diedOn: (date) => `இறப்பு: ${date}`,
  disputed: "கதி சர்ச்சைக்குரியது",
};

export const ageWords: typeof english.ageWords = {
  unknown: "தெரியவில்லை",
  bornIn: (year) => `பிறப்பு: ${year}`,
  atDeath: (age) => `இறக்கும்போது வயது ${age}`,
  asOf: (age, date) => `வயது ${age}, ${date} நிலவரப்படி`,
};

export const CATEGORY_LABELS: typeof english.CATEGORY_LABELS = {
  wild: "காட்டில் வாழ்வது",
  domesticated: "வளர்ப்பு",
  conservation: "பராமரிப்பில்",
};
