import { isAllYear, type Months, type Season } from "../../../../content/places/seasons.ts";
import type { TuskerStatus } from "../../../../content/tuskers/status.ts";
import { inLanguages } from "../../../../platform/languages/words.ts";
import { monthName } from "../../../../platform/text/by-language/months.ts";
import { counted, writtenNumber } from "../../../../platform/text/counted.ts";

const STATES: Record<TuskerStatus, string> = inLanguages({
  alive: { en: "alive when last seen", si: "අවසන් වරට දුටු විට ජීවතුන් අතර", ta: "கடைசியாகக் காணப்பட்டபோது உயிருடன்" },
  dead: { en: "dead", si: "මිය ගොස් ඇත", ta: "இறந்தவை" },
  missing: { en: "missing", si: "අතුරුදහන්", ta: "காணாமற்போனவை" },
});

const NUMBERS = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
];

const inWords = (count: number): string => NUMBERS[count] ?? writtenNumber(count);

/** "Five known tuskers". */
function knownInEnglish(count: number): string {
  const number = inWords(count);
  return `${number.charAt(0).toUpperCase()}${number.slice(1)} known ${count === 1 ? "tusker" : "tuskers"}`;
}

const knownInSinhala = (count: number): string =>
  count === 1 ? "හඳුනන දළ ඇතුන් එක් අයෙකි" : `හඳුනන දළ ඇතුන් ${writtenNumber(count)} දෙනෙකි`;

const knownInTamil = (count: number): string => `அறியப்பட்ட கொம்பன்கள்: ${writtenNumber(count)}`;

function statesOf(count: number, states: readonly [TuskerStatus, number][]): string {
  const [first] = states;
  if (states.length !== 1 || first === undefined)
    return `: ${states.map(([status, of]) => `${inWords(of)} ${STATES[status]}`).join(", ")}`;
  return count === 1 ? `, ${STATES[first[0]]}` : `, ${count === 2 ? "both" : "all"} ${STATES[first[0]]}`;
}

/** "from May to October", "in July and August". */
const monthsInEnglish = ([first, last]: Months): string =>
  (last - first + 12) % 12 === 1
    ? `in ${monthName("en", first)} and ${monthName("en", last)}`
    : `from ${monthName("en", first)} to ${monthName("en", last)}`;

const monthsInSinhala = ([first, last]: Months): string =>
  `${monthName("si", first)} ${(last - first + 12) % 12 === 1 ? "සහ" : "සිට"} ${monthName("si", last)}`;

const monthsInTamil = ([first, last]: Months): string =>
  (last - first + 12) % 12 === 1
    ? `${monthName("ta", first)}, ${monthName("ta", last)} மாதங்களில்`
    : `${monthName("ta", first)} முதல் ${monthName("ta", last)} வரை`;

const people = (count: number): string => (count === 1 ? "එක් අයෙක්" : `${writtenNumber(count)} දෙනෙක්`);

const districts = (count: number): string => (count === 1 ? "மாவட்டம்" : "மாவட்டங்கள்");

export const words = inLanguages({
  lead: {
    en: (count: number, states: readonly [TuskerStatus, number][]) =>
      count === 0 ? "No tusker is known from here." : `${knownInEnglish(count)}${statesOf(count, states)}.`,
    si: (count: number, states: readonly [TuskerStatus, number][]) =>
      count === 0
        ? "මෙහි හඳුනන දළ ඇතුන් නැත."
        : `${knownInSinhala(count)}: ${states.map(([status, of]) => (count === 1 ? STATES[status] : `${people(of)} ${STATES[status]}`)).join(", ")}.`,
    ta: (count: number, states: readonly [TuskerStatus, number][]) =>
      count === 0
        ? "இங்கு அறியப்பட்ட கொம்பன்கள் இல்லை."
        : `${knownInTamil(count)}. ${states.map(([status, of]) => `${STATES[status]}: ${writtenNumber(of)}`).join(", ")}.`,
  },
  leadOfDistrict: {
    en: (count: number) =>
      count === 0
        ? "No tusker is known from this district."
        : `${knownInEnglish(count)} of this district and of the parks, reserves and homes that reach into it.`,
    si: (count: number) =>
      count === 0
        ? "මෙම දිස්ත්‍රික්කයේ හඳුනන දළ ඇතුන් නැත."
        : `මෙම දිස්ත්‍රික්කයේ සහ එයට අයත් වනෝද්‍යාන, රක්ෂිත සහ නිවහන්වල ${knownInSinhala(count)}.`,
    ta: (count: number) =>
      count === 0
        ? "இம்மாவட்டத்தில் அறியப்பட்ட கொம்பன்கள் இல்லை."
        : `இம்மாவட்டத்திலும் இதற்குள் அமையும் பூங்காக்கள், ஒதுக்ககங்கள், இல்லங்களிலும் ${knownInTamil(count)}.`,
  },
  follow: {
    en: (name: string) => `Follow ${name}: a feed of changes`,
    si: (name: string) => `${name} ගැන අලුත් තොරතුරු (RSS)`,
    ta: (name: string) => `${name} பற்றிய புதிய தகவல்கள் (RSS)`,
  },
  keywords: {
    en: (name: string) => [name, `tuskers of ${name}`],
    si: (name: string) => [name, `${name}: දළ ඇතුන්`],
    ta: (name: string) => [name, `${name}: கொம்பன்கள்`],
  },
  facts: {
    kind: { en: "What it is", si: "මෙය කුමක්ද", ta: "இடத்தின் வகை" },
    area: { en: "Area", si: "වර්ගඵලය", ta: "பரப்பளவு" },
    areaFrom: {
      en: (source: string) => `Area: ${source}.`,
      si: (source: string) => `වර්ගඵලය: ${source}.`,
      ta: (source: string) => `பரப்பளவு: ${source}.`,
    },
    districts: {
      en: (count: number) => (count === 1 ? "District" : "Districts"),
      si: (count: number): string => (count === 1 ? "දිස්ත්‍රික්කය" : "දිස්ත්‍රික්ක"),
      ta: districts,
    },
    lives: { en: "Their lives", si: "ඔවුන්ගේ ජීවිත", ta: "அவற்றின் வாழ்க்கை" },
  },
  timeline: { en: "On the timeline", si: "කාලරේඛාවේ", ta: "காலவரிசையில்" },
  tuskers: { en: "Tuskers known from here", si: "මෙහි හඳුනන දළ ඇතුන්", ta: "இங்கு அறியப்பட்ட கொம்பன்கள்" },
  allTuskers: {
    en: (count: number) => `All ${writtenNumber(count)} on the timeline`,
    si: (count: number) => `කාලරේඛාවේ සියලු දෙනා (${writtenNumber(count)})`,
    ta: (count: number) => `காலவரிசையில் அனைத்தும் (${writtenNumber(count)})`,
  },
  season: {
    title: { en: "When to go", si: "යන්නේ කවදාද", ta: "எப்போது செல்வது" },
    months: {
      en: (season: Season) =>
        isAllYear(season)
          ? "Elephants are here all year."
          : `Most elephants are here ${monthsInEnglish(season.months)}${season.most === undefined ? "" : `, above all ${monthsInEnglish(season.most)}`}.`,
      si: (season: Season) =>
        isAllYear(season)
          ? "වසර පුරාම මෙහි අලි සිටිති."
          : `මෙහි වැඩිපුරම අලි සිටින්නේ ${monthsInSinhala(season.months)} යන මාසවලය${season.most === undefined ? "" : `; විශේෂයෙන් ${monthsInSinhala(season.most)}`}.`,
      ta: (season: Season) =>
        isAllYear(season)
          ? "ஆண்டு முழுவதும் இங்கு யானைகள் உள்ளன."
          : `${monthsInTamil(season.months)} இங்கு யானைகள் அதிகம்${season.most === undefined ? "" : `; குறிப்பாக ${monthsInTamil(season.most)}`}.`,
    },
    atLarge: {
      en: "That is told of all elephants here, not of one.",
      si: "මේ කියන්නේ මෙහි සියලු අලි ගැන මිස එක් අලියෙකු ගැන නොවේ.",
      ta: "இது இங்குள்ள எல்லா யானைகளையும் பற்றியது; எந்த ஒரு யானையையும் பற்றியது அல்ல.",
    },
    from: {
      en: (source: string) => `Months: ${source}.`,
      si: (source: string) => `මාස: ${source}.`,
      ta: (source: string) => `மாதங்கள்: ${source}.`,
    },
  },
  watch: {
    title: { en: "How to watch", si: "නරඹන්නේ කෙසේද", ta: "எப்படிப் பார்ப்பது" },
    rules: {
      en: [
        "Let the elephant choose the distance. If he changes his path because of your vehicle, it is too near.",
        "Keep the food in the bag. Never feed.",
        "No flash, no shouting, no throwing of anything.",
        "When you post a picture, name the park or district and stop there.",
      ],
      si: [
        "දුර තීරණය කිරීමට අලියාට ඉඩ දෙන්න. ඔබේ වාහනය නිසා ඔහු යන මග වෙනස් කරයි නම්, වාහනය ඕනෑවට වඩා ළං වී ඇත.",
        "ආහාර බෑගයේම තබාගන්න. කිසි විටෙක කන්න නොදෙන්න.",
        "ෆ්ලෑෂ් එළි නොදල්වන්න, කෑ නොගසන්න, කිසිවක් විසි නොකරන්න.",
        "ඡායාරූපයක් පළ කරන විට, වනෝද්‍යානය හෝ දිස්ත්‍රික්කය පමණක් නම් කර එතැනින් නවතින්න.",
      ],
      ta: [
        "இடைவெளியை யானையே தீர்மானிக்கட்டும். உங்கள் வாகனத்தால் அது தன் பாதையை மாற்றினால், வாகனம் மிக அருகில் இருக்கிறது.",
        "உணவைப் பைக்குள்ளேயே வைத்திருங்கள். ஒருபோதும் உணவளிக்காதீர்கள்.",
        "ஃபிளாஷ் ஒளி பயன்படுத்தாதீர்கள், கத்தாதீர்கள், எதையும் எறியாதீர்கள்.",
        "ஒரு படத்தை வெளியிடும்போது, பூங்காவையோ மாவட்டத்தையோ மட்டும் குறிப்பிட்டு அத்துடன் நிறுத்திக்கொள்ளுங்கள்.",
      ],
    },
    more: { en: "How to watch tuskers responsibly", si: "දළ ඇතුන් වගකීමෙන් නැරඹීම", ta: "கொம்பன்களைப் பொறுப்புடன் பார்த்தல்" },
  },
  inside: {
    title: { en: "In this district", si: "මෙම දිස්ත්‍රික්කය තුළ", ta: "இம்மாவட்டத்தில்" },
    id: { en: "inside", si: "inside", ta: "inside" },
  },
  neighbours: {
    title: { en: "Nearby", si: "අවට ස්ථාන", ta: "அருகிலுள்ள இடங்கள்" },
    id: { en: "neighbours", si: "neighbours", ta: "neighbours" },
  },
  allPlaces: {
    en: (count: number) => `All ${writtenNumber(count)} places`,
    si: (count: number) => `සියලු ස්ථාන ${writtenNumber(count)}`,
    ta: (count: number) => `எல்லா இடங்களும் (${writtenNumber(count)})`,
  },
  holds: {
    told: {
      en: "What is told of each tusker here",
      si: "එක් එක් දළ ඇතා ගැන කියන දේ",
      ta: "ஒவ்வொரு கொம்பன் பற்றியும் கூறப்படுவது",
    },
    ofEach: { en: "The tuskers of each place", si: "එක් එක් ස්ථානයේ දළ ඇතුන්", ta: "ஒவ்வோர் இடத்தின் கொம்பன்கள்" },
    deaths: {
      en: (count: number) => counted(count, "death", "deaths"),
      si: (count: number) => `මරණ ${writtenNumber(count)}`,
      ta: (count: number) => counted(count, "இறப்பு", "இறப்புகள்"),
    },
    sources: {
      en: (count: number) => counted(count, "source", "sources"),
      si: (count: number) => `මූලාශ්‍ර ${writtenNumber(count)}`,
      ta: (count: number) => counted(count, "ஆதாரம்", "ஆதாரங்கள்"),
    },
    guide: { en: "Field guide to print", si: "මුද්‍රණය කළ හැකි අත්පොත", ta: "அச்சிடுவதற்கான கள வழிகாட்டி" },
    follow: { en: "Follow this place", si: "අලුත් තොරතුරු", ta: "புதிய தகவல்கள்" },
  },
  told: {
    title: {
      en: "What is told of each tusker here",
      si: "එක් එක් දළ ඇතා ගැන කියන දේ",
      ta: "ஒவ்வொரு கொம்பன் பற்றியும் கூறப்படுவது",
    },
    id: { en: "told", si: "told", ta: "told" },
  },
  ofDistrict: {
    title: { en: "Told of the district itself", si: "දිස්ත්‍රික්කය යටතේම සඳහන් දළ ඇතුන්", ta: "மாவட்டத்தைக் குறிப்பிட்டுக் கூறப்பட்டவை" },
    id: { en: "told", si: "told", ta: "told" },
  },
  ofEach: {
    title: { en: "The tuskers of each place", si: "එක් එක් ස්ථානයේ දළ ඇතුන්", ta: "ஒவ்வோர் இடத்தின் கொம்பன்கள்" },
    id: { en: "of-each", si: "of-each", ta: "of-each" },
  },
  deaths: {
    title: { en: "Deaths here", si: "මෙහි සිදු වූ මරණ", ta: "இங்கு நேர்ந்த இறப்புகள்" },
    id: { en: "deaths", si: "deaths", ta: "deaths" },
  },
  factSources: {
    title: { en: "Where the facts come from", si: "කරුණු ලැබුණේ කොහෙන්ද", ta: "இத்தகவல்கள் எங்கிருந்து வந்தவை" },
    id: { en: "fact-sources", si: "fact-sources", ta: "fact-sources" },
  },
  use: {
    title: { en: "Use and follow", si: "භාවිතය සහ අලුත් තොරතුරු", ta: "பயன்பாடும் புதிய தகவல்களும்" },
    id: { en: "use", si: "use", ta: "use" },
  },
  small: {
    en: "This park covers less than 50 km². A tusker who may live wild is therefore told of its district alone, and is not listed here.",
    si: "මෙම වනෝද්‍යානයේ වර්ගඵලය වර්ග කිලෝමීටර 50ට අඩුය. එබැවින් වනගතව ජීවත් විය හැකි දළ ඇතෙකු ගැන කියන්නේ එහි දිස්ත්‍රික්කය පමණක් වන අතර, ඔහු මෙහි ලැයිස්තුවට ඇතුළත් නොකෙරේ.",
    ta: "இப்பூங்காவின் பரப்பளவு 50 km² இற்கும் குறைவு. எனவே, காட்டில் வாழக்கூடிய கொம்பன் ஒன்றுக்கு அதன் மாவட்டம் மட்டுமே குறிப்பிடப்படுகிறது; அது இங்கு பட்டியலிடப்படுவதில்லை.",
  },
  location: {
    en: (location: string) => `Location: ${location}.`,
    si: (location: string) => `ස්ථානය: ${location}.`,
    ta: (location: string) => `இருப்பிடம்: ${location}.`,
  },
  moreEvents: {
    en: (count: number) => `${counted(count, "more event", "more events")} on his page`,
    si: (count: number) => `ඔහුගේ පිටුවේ තවත් සිදුවීම් ${writtenNumber(count)}ක්`,
    ta: (count: number) => `அதன் பக்கத்தில் மேலும் ${counted(count, "நிகழ்வு", "நிகழ்வுகள்")}`,
  },
  moreTuskers: {
    en: (shown: number, all: number) =>
      `The first ${writtenNumber(shown)} of ${writtenNumber(all)} by name. The Timeline shows the others.`,
    si: (shown: number, all: number) =>
      `නම් අනුව ${writtenNumber(all)} දෙනාගෙන් මුල් ${writtenNumber(shown)} දෙනා. අනෙක් අය කාලරේඛාවේ දැක්වේ.`,
    ta: (shown: number, all: number) =>
      `பெயர் வரிசையில் ${writtenNumber(all)} இல் முதல் ${writtenNumber(shown)}. மற்றவற்றைக் காலவரிசை காட்டுகிறது.`,
  },
  browseAll: { en: "All places", si: "සියලු ස්ථාන", ta: "எல்லா இடங்களும்" },
  failure: {
    message: {
      en: "This place could not be loaded. Please try again in a moment.",
      si: "මෙම ස්ථානය පූරණය කළ නොහැකි විය. කරුණාකර මොහොතකින් නැවත උත්සාහ කරන්න.",
      ta: "இவ்விடத்தின் பக்கத்தை ஏற்ற முடியவில்லை. சிறிது நேரத்தில் மீண்டும் முயலுங்கள்.",
    },
    unknown: {
      title: { en: "Place Not Found", si: "ස්ථානය හමු නොවුණි", ta: "இடம் கிடைக்கவில்லை" },
      pageTitle: { en: "404 - Place Not Found", si: "404 - ස්ථානය හමු නොවුණි", ta: "404 - இடம் கிடைக்கவில்லை" },
      message: {
        en: (key: string) => `The directory names no place with the address “${key}”.`,
        si: (key: string) => `“${key}” යන ලිපිනය ඇති ස්ථානයක් නාමාවලියේ නැත.`,
        ta: (key: string) => `“${key}” என்ற முகவரியில் பெயரேட்டில் எந்த இடமும் இல்லை.`,
      },
    },
    removed: {
      title: { en: "Place Removed", si: "ස්ථානය ඉවත් කර ඇත", ta: "இடம் அகற்றப்பட்டது" },
      message: {
        en: "This place is no longer named here.",
        si: "මෙම ස්ථානය තවදුරටත් මෙහි නම් නොකෙරේ.",
        ta: "இவ்விடம் இனி இங்கு குறிப்பிடப்படாது.",
      },
    },
  },
});
