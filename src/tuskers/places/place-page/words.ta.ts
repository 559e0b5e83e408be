import { isAllYear, type Months } from "../../../places/seasons.ts";
import { monthName } from "../../../platform/text/by-language/months.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";
import type { TuskerStatus } from "../../status.ts";
import type { words as english } from "./words.en.ts";

const STATES: Record<TuskerStatus, string> = {
  alive: "கடைசியாகக் காணப்பட்டபோது உயிருடன்",
  dead: "இறந்தவை",
  missing: "காணாமற்போனவை",
};

const known = (count: number): string => `அறியப்பட்ட கொம்பன்கள்: ${writtenNumber(count)}`;

const districts = (count: number): string => (count === 1 ? "மாவட்டம்" : "மாவட்டங்கள்");

const months = ([first, last]: Months): string =>
  (last - first + 12) % 12 === 1
    ? `${monthName("ta", first)}, ${monthName("ta", last)} மாதங்களில்`
    : `${monthName("ta", first)} முதல் ${monthName("ta", last)} வரை`;

export const words: typeof english = {
  lead: (count, states) =>
    count === 0
      ? "இங்கு அறியப்பட்ட கொம்பன்கள் இல்லை."
      : `${known(count)}. ${states.map(([status, of]) => `${STATES[status]}: ${writtenNumber(of)}`).join(", ")}.`,
  leadOfDistrict: (count) =>
    count === 0
      ? "இம்மாவட்டத்தில் அறியப்பட்ட கொம்பன்கள் இல்லை."
      : `இம்மாவட்டத்திலும் இதற்குள் அமையும் பூங்காக்கள், ஒதுக்ககங்கள், இல்லங்களிலும் ${known(count)}.`,
  follow: (name) => `${name} பற்றிய புதிய தகவல்கள் (RSS)`,
  keywords: (name) => [name, `${name}: கொம்பன்கள்`],
  facts: {
    kind: "இடத்தின் வகை",
    area: "பரப்பளவு",
    areaFrom: (source) => `பரப்பளவு: ${source}.`,
    // The type of the English is its two words.
    districts: districts as typeof english.facts.districts,
    lives: "அவற்றின் வாழ்க்கை",
  },
  timeline: "காலவரிசையில்",
  tuskers: "இங்கு அறியப்பட்ட கொம்பன்கள்",
  allTuskers: (count) => `காலவரிசையில் அனைத்தும் (${writtenNumber(count)})`,
  season: {
    title: "எப்போது செல்வது",
    months: (season) =>
      isAllYear(season)
        ? "ஆண்டு முழுவதும் இங்கு யானைகள் உள்ளன."
        : `${months(season.months)} இங்கு யானைகள் அதிகம்${season.most === undefined ? "" : `; குறிப்பாக ${months(season.most)}`}.`,
    atLarge: "இது இங்குள்ள எல்லா யானைகளையும் பற்றியது; எந்த ஒரு யானையையும் பற்றியது அல்ல.",
    from: (source) => `மாதங்கள்: ${source}.`,
  },
  watch: {
    title: "எப்படிப் பார்ப்பது",
    rules: [
      "இடைவெளியை யானையே தீர்மானிக்கட்டும். உங்கள் வாகனத்தால் அது தன் பாதையை மாற்றினால், வாகனம் மிக அருகில் இருக்கிறது.",
      "உணவைப் பைக்குள்ளேயே வைத்திருங்கள். ஒருபோதும் உணவளிக்காதீர்கள்.",
      "ஃபிளாஷ் ஒளி பயன்படுத்தாதீர்கள், கத்தாதீர்கள், எதையும் எறியாதீர்கள்.",
      "ஒரு படத்தை வெளியிடும்போது, பூங்காவையோ மாவட்டத்தையோ மட்டும் குறிப்பிட்டு அத்துடன் நிறுத்திக்கொள்ளுங்கள்.",
    ],
    more: "கொம்பன்களைப் பொறுப்புடன் பார்த்தல்",
  },
  inside: { title: "இம்மாவட்டத்தில்", id: "inside" },
  neighbours: { title: "அருகிலுள்ள இடங்கள்", id: "neighbours" },
  allPlaces: (count) => `எல்லா இடங்களும் (${writtenNumber(count)})`,
  holds: {
    told: "ஒவ்வொரு கொம்பன் பற்றியும் கூறப்படுவது",
    ofEach: "ஒவ்வோர் இடத்தின் கொம்பன்கள்",
    deaths: (count) => counted(count, "இறப்பு", "இறப்புகள்"),
    sources: (count) => counted(count, "ஆதாரம்", "ஆதாரங்கள்"),
    guide: "அச்சிடுவதற்கான கள வழிகாட்டி",
    follow: "புதிய தகவல்கள்",
  },
  told: { title: "ஒவ்வொரு கொம்பன் பற்றியும் கூறப்படுவது", id: "told" },
  ofDistrict: { title: "மாவட்டத்தைக் குறிப்பிட்டுக் கூறப்பட்டவை", id: "told" },
  ofEach: { title: "ஒவ்வோர் இடத்தின் கொம்பன்கள்", id: "of-each" },
  deaths: { title: "இங்கு நேர்ந்த இறப்புகள்", id: "deaths" },
  factSources: { title: "இத்தகவல்கள் எங்கிருந்து வந்தவை", id: "fact-sources" },
  use: { title: "பயன்பாடும் புதிய தகவல்களும்", id: "use" },
  small:
    "இப்பூங்காவின் பரப்பளவு 50 km² இற்கும் குறைவு. எனவே, காட்டில் வாழக்கூடிய கொம்பன் ஒன்றுக்கு அதன் மாவட்டம் மட்டுமே குறிப்பிடப்படுகிறது; அது இங்கு பட்டியலிடப்படுவதில்லை.",
  location: (location) => `இருப்பிடம்: ${location}.`,
  moreEvents: (count) => `அதன் பக்கத்தில் மேலும் ${counted(count, "நிகழ்வு", "நிகழ்வுகள்")}`,
  moreTuskers: (shown, all) =>
    `பெயர் வரிசையில் ${writtenNumber(all)} இல் முதல் ${writtenNumber(shown)}. மற்றவற்றைக் காலவரிசை காட்டுகிறது.`,
  browseAll: "எல்லா இடங்களும்",
  failure: {
    message: "இவ்விடத்தின் பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    unknown: {
      title: "இடம் கிடைக்கவில்லை",
      pageTitle: "404 - இடம் கிடைக்கவில்லை",
      message: (key) => `“${key}” என்ற முகவரியில் பெயரேட்டில் எந்த இடமும் இல்லை.`,
    },
    removed: { title: "இடம் அகற்றப்பட்டது", message: "இவ்விடம் இனி இங்கு குறிப்பிடப்படாது." },
  },
};
