import { inLanguages } from "../../../platform/languages/words.ts";
import { withinDate } from "../../../platform/text/by-language/within-date.ts";

export const words = inLanguages({
  accounts: {
    en: (count: number) => `${count} accounts`,
    si: (count: number) => `විස්තර ${count}ක්`,
    ta: (count: number) => `${count} கூற்றுகள்`,
  },
  /** Opens the accounts behind the leading one. */
  differ: { en: "sources differ", si: "මූලාශ්‍ර වෙනස් වේ", ta: "ஆதாரங்கள் வேறுபடுகின்றன" },
  about: {
    en: (text: string) => `about ${text}`,
    si: (text: string) => `${text}ක් පමණ`,
    ta: (text: string) => `ஏறத்தாழ ${text}`,
  },
  range: {
    en: (first: string, last: string) => `${first} to ${last}`,
    si: (first: string, last: string) => `${first}–${last}`,
    ta: (first: string, last: string) => `${first}–${last}`,
  },
  metres: {
    en: (metres: string, feet: string) => `${metres} m (${feet} ft)`,
    si: (metres: string, feet: string) => `මීටර ${metres} (අඩි ${feet})`,
    ta: (metres: string, feet: string) => `${metres} m (${feet} அடி)`,
  },
  years: {
    en: (age: string) => `${age} years`,
    si: (age: string) => `අවුරුදු ${age}`,
    ta: (age: string) => `வயது ${age}`,
  },
  yearsIn: {
    en: (age: string, date: string) => `${age} in ${date}`,
    si: (age: string, date: string) => `${withinDate(date)} අවුරුදු ${age}`,
    ta: (age: string, date: string) => `வயது ${age} (${date} இல்)`,
  },
  yearsOn: {
    en: (age: string, day: string) => `${age} on ${day}`,
    si: (age: string, day: string) => `${day} දින අවුරුදු ${age}`,
    ta: (age: string, day: string) => `வயது ${age} (${day} அன்று)`,
  },
  ofSide: {
    en: (side: string, text: string) => `${side}: ${text}`,
    si: (side: string, text: string) => `${side}: ${text}`,
    ta: (side: string, text: string) => `${side}: ${text}`,
  },
  compared: {
    role: {
      en: (role: string) => `Role: ${role}.`,
      si: (role: string) => `භූමිකාව: ${role}.`,
      ta: (role: string) => `பங்கு: ${role}.`,
    },
    clock: {
      en: (hour: number) => `at ${hour} o'clock`,
      si: (hour: number) => `ඔරලෝසුවේ ${hour} පිහිටන තැන`,
      ta: (hour: number) => `${hour} மணித் திசையில்`,
    },
  },
  life: {
    title: { en: "His life", si: "ඇතාගේ ජීවිතය", ta: "அதன் வாழ்க்கை" },
    role: {
      en: (role: string) => `As ${role}`,
      si: (role: string) => `${role} ලෙස`,
      ta: (role: string) => `பங்கு: ${role}`,
    },
  },
  features: {
    title: { en: "How to recognise him", si: "ඇතා හඳුනාගත හැකි ලකුණු", ta: "அதனை எவ்வாறு அடையாளம் காணலாம்" },
    onSide: {
      en: (side: string, state: string) => `${side}: ${state}`,
      si: (side: string, state: string) => `${side}: ${state}`,
      ta: (side: string, state: string) => `${side}: ${state}`,
    },
    where: {
      en: (state: string, place: string) => `${state}, ${place}`,
      si: (state: string, place: string) => `${state}, ${place}`,
      ta: (state: string, place: string) => `${state}, ${place}`,
    },
    since: {
      en: (date: string) => `since ${date}`,
      si: (date: string) => `${date} සිට`,
      ta: (date: string) => `${date} முதல்`,
    },
    until: {
      en: (date: string) => `until ${date}`,
      si: (date: string) => `${date} දක්වා`,
      ta: (date: string) => `${date} வரை`,
    },
  },
  plate: {
    caption: {
      en: "A diagram, not a likeness. Solid lines have a source, dashed ones are guesswork; left and right are his own.",
      si: "මෙය රූප සටහනක් මිස ඇතාගේ රුව නොවේ. නොකැඩුණු ඉරිවලට මූලාශ්‍රයක් ඇත; කඩ ඉරි අනුමාන වේ. වම සහ දකුණ යනු ඇතාගේම වම සහ දකුණයි.",
      ta: "இது விளக்கப்படமே; உருவ ஒப்பு அல்ல. முழுக் கோடுகளுக்கு ஆதாரம் உண்டு; இடைவிட்ட கோடுகள் ஊகமே. இடது, வலது என்பவை கொம்பனின் இடது, வலது ஆகும்.",
    },
    shown: {
      en: (list: string) =>
        `A tusker from the front. Inked, since a source records it: ${list}. All else is dashed or faint.`,
      si: (list: string) =>
        `ඉදිරියෙන් පෙනෙන දළ ඇතෙක්. මූලාශ්‍රයක වාර්තා වී ඇති බැවින් තීන්තෙන් ඇඳ ඇති දේ: ${list}. අනෙක් සියල්ල කඩ ඉරිවලින් හෝ ලාවට දක්වා ඇත.`,
      ta: (list: string) =>
        `முன்புறமிருந்து ஒரு கொம்பன். ஆதாரம் ஒன்றில் பதிவானதால் மைக் கோட்டில் வரையப்பட்டவை: ${list}. மற்றவை அனைத்தும் இடைவிட்ட அல்லது மங்கலான கோட்டில் உள்ளன.`,
    },
    nothing: {
      en: "A tusker from the front, all dashed or faint: no source records what shows from there.",
      si: "ඉදිරියෙන් පෙනෙන දළ ඇතෙක්; සියල්ල කඩ ඉරිවලින් හෝ ලාවට දක්වා ඇත: ඉදිරියෙන් පෙනෙන කිසිවක් මූලාශ්‍රයක වාර්තා වී නැත.",
      ta: "முன்புறமிருந்து ஒரு கொம்பன், முழுவதும் இடைவிட்ட அல்லது மங்கலான கோட்டில்: அங்கிருந்து தெரிபவற்றை எந்த ஆதாரமும் பதிவு செய்யவில்லை.",
    },
  },
  relations: {
    title: { en: "In his story", si: "ඇතාගේ කතාවේ අනෙක් දළ ඇතුන්", ta: "அதன் கதையில் வரும் கொம்பன்கள்" },
    compare: { en: "Compare the two", si: "දෙදෙනා සසඳන්න", ta: "இரண்டையும் ஒப்பிடுங்கள்" },
  },
  notKnown: {
    title: { en: "Not yet known", si: "තවම නොදන්නා දේ", ta: "இன்னும் தெரியாதவை" },
    /** Features of the body that no source describes. */
    ofBody: {
      en: (list: string) => `Of his body no source describes: ${list}.`,
      si: (list: string) => `ඇතාගේ සිරුරේ මූලාශ්‍රයක විස්තර නොවන දේ: ${list}.`,
      ta: (list: string) => `அதன் உடலில் எந்த ஆதாரமும் விவரிக்காதவை: ${list}.`,
    },
    born: { en: "the year of his birth", si: "උපන් වර්ෂය", ta: "அது பிறந்த ஆண்டு" },
    origin: { en: "where he was born", si: "උපන් ස්ථානය", ta: "அது பிறந்த இடம்" },
    height: { en: "his height", si: "උස", ta: "அதன் உயரம்" },
    tuskLength: { en: "the length of his tusks", si: "දළවල දිග", ta: "அதன் தந்தங்களின் நீளம்" },
    died: { en: "when he died", si: "මිය ගියේ කවදාද යන්න", ta: "அது இறந்த காலம்" },
    deathCause: { en: "how he died", si: "මිය ගියේ කෙසේද යන්න", ta: "அது இறந்த விதம்" },
    features: {
      en: "the marks of his ears, skin and tail",
      si: "කන්, සම සහ වලිගයේ ලකුණු",
      ta: "அதன் காதுகள், தோல், வால் ஆகியவற்றின் அடையாளங்கள்",
    },
  },
});
