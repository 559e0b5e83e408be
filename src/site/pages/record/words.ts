import { inLanguages } from "../../../platform/languages/words.ts";
import { counted, writtenNumber } from "../../../platform/text/counted.ts";

const livesInSinhala = (count: number): string => `ජීවිත ${writtenNumber(count)}`;

const livesInTamil = (count: number): string => counted(count, "வாழ்க்கை", "வாழ்க்கைகள்");

export const words = inLanguages({
  title: { en: "Timeline", si: "කාලරේඛාව", ta: "காலவரிசை" },
  sentence: {
    en: (lives: number, since: number | null) =>
      since === null
        ? `${counted(lives, "life", "lives")}.`
        : `${counted(lives, "life", "lives")}, from ${since} to today.`,
    si: (count: number, since: number | null) =>
      since === null ? `${livesInSinhala(count)}.` : `${livesInSinhala(count)}, ${since} සිට අද දක්වා.`,
    ta: (count: number, since: number | null) =>
      since === null ? `${livesInTamil(count)}.` : `${livesInTamil(count)}, ${since} முதல் இன்று வரை.`,
  },
  description: {
    en: "The life of every tusker published on this site, on one sheet of time: when he was born, when he was last seen, and how he died.",
    si: "මෙම අඩවියේ පළ කර ඇති සෑම දළ ඇතෙකුගේම ජීවිතය එකම කාල සටහනක: උපන්නේ කවදාද, අවසන් වරට දුටුවේ කවදාද, මිය ගියේ කෙසේද.",
    ta: "இத்தளத்தில் வெளியிடப்பட்டுள்ள ஒவ்வொரு கொம்பனின் வாழ்க்கையும் ஒரே காலத் தாளில்: அது எப்போது பிறந்தது, எப்போது கடைசியாகக் காணப்பட்டது, எவ்வாறு இறந்தது.",
  },
  keywords: {
    en: ["tusker lives", "tusker deaths", "elephant records"],
    si: ["දළ ඇතුන්ගේ ජීවිත", "දළ ඇතුන්ගේ මරණ", "අලි ඇතුන්ගේ වාර්තා"],
    ta: ["கொம்பன்களின் வாழ்க்கை", "கொம்பன்களின் இறப்பு", "யானைகள் பற்றிய பதிவுகள்"],
  },
  questions: { en: "Quiz", si: "ප්‍රශ්නාවලිය", ta: "வினாடி வினா" },
  onThisDay: { en: "On this day", si: "අද වැනි දිනක", ta: "அன்று இதே நாளில்" },
  heights: { en: "Tusks and heights", si: "දළ සහ උස", ta: "தந்தங்களும் உயரமும்" },
  statistics: { en: "The record in numbers", si: "වාර්තාව, ගණනින්", ta: "பதிவேடு, எண்ணிக்கையில்" },
  filters: {
    title: { en: "Filter", si: "පෙරන්න", ta: "வடிகட்டுங்கள்" },
    label: { en: "Filter the lives", si: "ජීවිත පෙරන්න", ta: "வாழ்க்கைகளை வடிகட்டுங்கள்" },
    status: { en: "Status", si: "තත්ත්වය", ta: "நிலை" },
    category: { en: "Category", si: "වර්ගය", ta: "வகை" },
    cause: { en: "Cause of death", si: "මරණයට හේතුව", ta: "இறப்புக்கான காரணம்" },
    place: { en: "Place", si: "ස්ථානය", ta: "இடம்" },
    all: { en: "All", si: "සියල්ල", ta: "அனைத்தும்" },
    option: {
      en: (label: string, count: number) => `${label} (${writtenNumber(count)})`,
      si: (label: string, count: number) => `${label} (${writtenNumber(count)})`,
      ta: (label: string, count: number) => `${label} (${writtenNumber(count)})`,
    },
    submit: { en: "Show", si: "පෙන්වන්න", ta: "காட்டுங்கள்" },
  },
  tally: {
    en: (shown: number, published: number) => `${writtenNumber(shown)} of ${counted(published, "tusker", "tuskers")}`,
    si: (shown: number, published: number) => `දළ ඇතුන් ${writtenNumber(published)}න් ${writtenNumber(shown)}`,
    ta: (shown: number, published: number) => `${counted(published, "கொம்பனில்", "கொம்பன்களில்")} ${writtenNumber(shown)}`,
  },
  tooMany: {
    en: (drawn: number) =>
      `The chart holds the first ${writtenNumber(drawn)} by name. Choose a filter to see the others.`,
    si: (drawn: number) => `සටහනේ ඇත්තේ නම් අනුව මුල් ${writtenNumber(drawn)} දෙනා පමණි. අනෙක් අය දැකීමට පෙරහනක් තෝරන්න.`,
    ta: (drawn: number) =>
      `வரைபடத்தில் பெயர் வரிசையில் முதல் ${writtenNumber(drawn)} மட்டுமே உள்ளன. மற்றவற்றைப் பார்க்க வடிகட்டி ஒன்றைத் தேர்ந்தெடுங்கள்.`,
  },
  key: { en: "What the signs mean", si: "සලකුණුවල තේරුම", ta: "குறிகளின் பொருள்" },
  signs: {
    alive: { en: "Alive when last seen", si: "අවසන් වරට දුටු විට ජීවතුන් අතර", ta: "கடைசியாகக் காணப்பட்டபோது உயிருடன்" },
    missing: { en: "Missing", si: "අතුරුදහන්", ta: "காணாமற்போனது" },
    shot: { en: "Shot", si: "වෙඩි වැදීම", ta: "துப்பாக்கிச் சூடு" },
    electrocuted: { en: "Electrocuted", si: "විදුලිසැර වැදීම", ta: "மின்சாரத் தாக்கம்" },
    people: { en: "Snare, bait, poison or train", si: "තොණ්ඩුව, ඇම, විෂ හෝ දුම්රිය", ta: "கண்ணி, இரை, நஞ்சு அல்லது ரயில்" },
    transport: { en: "While being moved", si: "ගෙන යන අතරතුරදී", ta: "இடமாற்றத்தின்போது" },
    fight: { en: "In a fight", si: "සටනකදී", ta: "சண்டையில்" },
    natural: {
      en: "Illness, age or natural causes",
      si: "රෝගාබාධ, මහලු වයස හෝ ස්වාභාවික හේතු",
      ta: "நோய், முதுமை அல்லது இயற்கைக் காரணங்கள்",
    },
    unknown: { en: "Cause not known", si: "හේතුව නොදනී", ta: "காரணம் தெரியவில்லை" },
  },
  begins: {
    known: { en: "Day or year of birth known", si: "උපන් දිනය හෝ වර්ෂය දනී", ta: "பிறந்த நாள் அல்லது ஆண்டு தெரியும்" },
    about: { en: "Born about then", si: "ඒ කාලයේ පමණ උපත", ta: "ஏறத்தாழ அக்காலத்தில் பிறந்தது" },
    between: { en: "Born at some time between", si: "මේ දෙක අතර කවදා හෝ උපත", ta: "இடைப்பட்ட ஏதோ ஒரு காலத்தில் பிறந்தது" },
    unknown: {
      en: "Birth not known: first seen",
      si: "උපත නොදනී: පළමු වරට දුටු කාලය",
      ta: "பிறப்பு தெரியவில்லை: முதலில் காணப்பட்டது",
    },
  },
  silence: {
    en: "Dots to today: no news since then, wider apart after ten years",
    si: "අද දක්වා තිත්: ඉන් පසු ආරංචියක් නැත; වසර දහයකට පසු තිත් විරල වේ",
    ta: "இன்று வரையான புள்ளிகள்: அதன்பின் செய்தி இல்லை; பத்து ஆண்டுகளுக்குப் பின் புள்ளிகள் ஐதாகின்றன",
  },
  chart: {
    en: "The table below the chart says the same.",
    si: "සටහනට පහළින් ඇති වගුව ද මෙයම කියයි.",
    ta: "வரைபடத்தின் கீழுள்ள அட்டவணையும் இதையே கூறுகிறது.",
  },
  today: { en: "Today", si: "අද", ta: "இன்று" },
  lives: { en: (lives: number) => counted(lives, "life", "lives"), si: livesInSinhala, ta: livesInTamil },
  ends: {
    lastRecord: {
      en: (date: string) => `Last seen ${date}`,
      si: (date: string) => `අවසන් වරට දුටුවේ ${date}`,
      ta: (date: string) => `கடைசியாகக் காணப்பட்டது ${date}`,
    },
    undated: { en: "Last seen: no date", si: "අවසන් වරට දුටු දිනය නොදනී", ta: "கண்ட நாள் தெரியவில்லை" },
    dead: {
      en: (cause: string, date: string) => `${cause}, ${date}`,
      si: (cause: string, date: string) => `${cause}, ${date}`,
      ta: (cause: string, date: string) => `${cause}, ${date}`,
    },
    by: {
      en: (date: string) => `by ${date}`,
      si: (date: string) => `${date} වන විට`,
      ta: (date: string) => `${date} இற்குள்`,
    },
  },
  caption: {
    en: "Only tuskers with a page here: those that are known and have a name, not a sample of all. A year of birth is often worked out from an age that somebody gave.",
    si: "මෙහි පිටුවක් ඇති දළ ඇතුන් පමණි: මොවුන් හඳුනාගෙන නම් තැබූ අය මිස සියලු දළ ඇතුන්ගේ නියැදියක් නොවේ. උපන් වර්ෂය බොහෝ විට ගණනය කර ඇත්තේ යමෙකු කියූ වයසකිනි.",
    ta: "இங்கு பக்கம் உள்ள கொம்பன்கள் மட்டும்: இவை அறியப்பட்ட, பெயரிடப்பட்ட கொம்பன்கள்; எல்லாக் கொம்பன்களின் மாதிரி அல்ல. பிறந்த ஆண்டு பெரும்பாலும் எவரோ கூறிய வயதிலிருந்து கணிக்கப்பட்டது.",
  },
  table: {
    heading: { en: "The same lives as a table", si: "ඒ ජීවිතම වගුවක් ලෙස", ta: "இதே வாழ்க்கைகள் அட்டவணையாக" },
    name: { en: "Name", si: "නම", ta: "பெயர்" },
    status: { en: "Status", si: "තත්ත්වය", ta: "நிலை" },
    born: { en: "Born", si: "උපත", ta: "பிறப்பு" },
    end: { en: "Died or last seen", si: "මිය ගිය හෝ අවසන් වරට දුටු දිනය", ta: "இறப்பு அல்லது கடைசியாகக் காணப்பட்டது" },
    /** Instead of `end` in narrow windows, where no heading of a column stands. */
    death: { en: "Died", si: "මිය ගියේ", ta: "இறப்பு" },
    lastSeen: { en: "Last seen", si: "අවසන් වරට දුටුවේ", ta: "கடைசியாகக் காணப்பட்டது" },
    cause: { en: "Cause of death", si: "මරණයට හේතුව", ta: "இறப்புக்கான காரணம்" },
    notKnown: { en: "Not known", si: "නොදනී", ta: "தெரியவில்லை" },
    by: {
      en: (date: string) => `By ${date}`,
      si: (date: string) => `${date} වන විට`,
      ta: (date: string) => `${date} இற்குள்`,
    },
  },
  none: {
    title: { en: "No such life", si: "එවැනි ජීවිතයක් නැත", ta: "அத்தகைய வாழ்க்கை இல்லை" },
    message: {
      en: "No tusker here fits these filters.",
      si: "මෙහි සිටින කිසිදු දළ ඇතෙක් මේ පෙරහන්වලට ගැළපෙන්නේ නැත.",
      ta: "இங்குள்ள எந்தக் கொம்பனும் இந்த வடிகட்டிகளுக்குப் பொருந்தவில்லை.",
    },
    all: { en: "All lives", si: "සියලු ජීවිත", ta: "எல்லா வாழ்க்கைகளும்" },
  },
});
