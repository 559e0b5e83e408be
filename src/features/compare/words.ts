import { inLanguages } from "../../platform/languages/words.ts";

export const words = inLanguages({
  title: { en: "Compare two tuskers", si: "දළ ඇතුන් දෙදෙනෙකු සසඳන්න", ta: "இரு கொம்பன்களை ஒப்பிடுங்கள்" },
  pairTitle: {
    en: (one: string, other: string) => `${one} and ${other} compared`,
    si: (one: string, other: string) => `${one} සහ ${other}: සැසඳීම`,
    ta: (one: string, other: string) => `ஒப்பீடு: ${one}, ${other}`,
  },
  description: {
    en: "Two tuskers of the directory side by side: what is known of each, where they differ, and by which source.",
    si: "නාමාවලියේ දළ ඇතුන් දෙදෙනෙකු එක ළඟ: එක් එක් ඇතා ගැන වාර්තා වී ඇති දේ, ඔවුන් වෙනස් වන තැන් සහ ඒ කුමන මූලාශ්‍රයකට අනුවද යන්න.",
    ta: "பெயரேட்டின் இரண்டு கொம்பன்கள் அருகருகே: ஒவ்வொன்றையும் பற்றிப் பதிவாகியுள்ளவை, அவை வேறுபடும் இடங்கள், அவற்றுக்கான ஆதாரங்கள்.",
  },
  pairDescription: {
    en: (one: string, other: string) =>
      `${one} and ${other} side by side: what is known of each, where they differ, and by which source.`,
    si: (one: string, other: string) =>
      `${one} සහ ${other} එක ළඟ: එක් එක් ඇතා ගැන වාර්තා වී ඇති දේ, ඔවුන් වෙනස් වන තැන් සහ ඒ කුමන මූලාශ්‍රයකට අනුවද යන්න.`,
    ta: (one: string, other: string) =>
      `${one}, ${other} அருகருகே: ஒவ்வொன்றையும் பற்றிப் பதிவாகியுள்ளவை, அவை வேறுபடும் இடங்கள், அவற்றுக்கான ஆதாரங்கள்.`,
  },
  keywords: {
    en: ["compare tuskers", "tell tuskers apart"],
    si: ["දළ ඇතුන් සසඳන්න", "දළ ඇතුන් වෙන්කර හඳුනාගැනීම"],
    ta: ["கொம்பன்களை ஒப்பிடுதல்", "கொம்பன்களை வேறுபடுத்தி அறிதல்"],
  },
  lead: {
    en: "Ink is what is known of him, dashes are not known. Left and right are his own.",
    si: "තීන්තෙන්: ඔහු ගැන දන්නා දේ. කඩ ඉරිවලින්: නොදන්නා දේ. වම සහ දකුණ යනු ඇතාගේම වම සහ දකුණයි.",
    ta: "மைக் கோடு: அதைப் பற்றித் தெரிந்தது. இடைவிட்ட கோடு: தெரியாதது. இடது, வலது என்பவை கொம்பனின் இடது, வலது ஆகும்.",
  },
  form: {
    label: { en: "Choose two tuskers", si: "දළ ඇතුන් දෙදෙනෙකු තෝරන්න", ta: "இரண்டு கொம்பன்களைத் தேர்ந்தெடுங்கள்" },
    first: { en: "One tusker", si: "එක් දළ ඇතෙක්", ta: "ஒரு கொம்பன்" },
    second: { en: "Another tusker", si: "තවත් දළ ඇතෙක්", ta: "மற்றொரு கொம்பன்" },
    none: { en: "Choose", si: "තෝරන්න", ta: "தேர்ந்தெடுங்கள்" },
    submit: { en: "Compare", si: "සසඳන්න", ta: "ஒப்பிடுங்கள்" },
    others: { en: "Compare others", si: "වෙනත් ඇතුන් සසඳන්න", ta: "வேறு கொம்பன்களை ஒப்பிடுங்கள்" },
  },
  typed: { en: "His name as the directory has it.", si: "නාමාවලියේ ඇති අයුරින්ම ඔහුගේ නම.", ta: "பெயரேட்டில் உள்ளவாறு அதன் பெயர்." },
  chooseTwo: {
    title: { en: "Choose two tuskers", si: "දළ ඇතුන් දෙදෙනෙකු තෝරන්න", ta: "இரண்டு கொம்பன்களைத் தேர்ந்தெடுங்கள்" },
    message: {
      en: "Their features will stand side by side, with the source of each.",
      si: "ඔවුන්ගේ ලකුණු, ඒ එක එකෙහි මූලාශ්‍රය සමඟ, එක ළඟ දිස් වේ.",
      ta: "அவற்றின் அம்சங்கள், ஒவ்வொன்றுக்கும் உரிய ஆதாரத்துடன் அருகருகே காட்டப்படும்.",
    },
  },
  chooseSecond: {
    title: { en: "Choose another tusker", si: "තවත් දළ ඇතෙකු තෝරන්න", ta: "மற்றொரு கொம்பனைத் தேர்ந்தெடுங்கள்" },
    message: {
      en: (name: string) => `What is known of ${name} will stand beside it.`,
      si: (name: string) => `${name} ගැන වාර්තා වී ඇති දේ ඒ අසලින් දිස් වේ.`,
      ta: (name: string) => `${name} பற்றிப் பதிவாகியுள்ளவை அதன் அருகே காட்டப்படும்.`,
    },
  },
  same: {
    title: { en: "That is one tusker twice", si: "ඒ එකම දළ ඇතා දෙවරක්", ta: "இரண்டும் ஒரே கொம்பன்" },
    message: {
      en: (name: string) => `Both fields name ${name}. Choose another one for either.`,
      si: (name: string) => `කොටු දෙකෙහිම ඇත්තේ ${name} යන නමයි. එකකට වෙනත් ඇතෙකු තෝරන්න.`,
      ta: (name: string) => `இரண்டு புலங்களிலும் ${name} என்ற பெயரே உள்ளது. ஏதாவது ஒன்றில் வேறொரு கொம்பனைத் தேர்ந்தெடுங்கள்.`,
    },
  },
  unknown: {
    title: { en: "Not in the directory", si: "නාමාවලියේ නැත", ta: "பெயரேட்டில் இல்லை" },
    pageTitle: { en: "404 - Not in the directory", si: "404 - නාමාවලියේ නැත", ta: "404 - பெயரேட்டில் இல்லை" },
    message: {
      en: (names: string) => `We know of no tusker under ${names}. He may have another name here, or no page at all.`,
      si: (names: string) =>
        `${names} යන නමින් දළ ඇතෙකු ගැන අපි නොදනිමු. ඔහු මෙහි වෙනත් නමකින් සිටිය හැකිය, නැතහොත් ඔහුට පිටුවක් නොතිබිය හැකිය.`,
      ta: (names: string) =>
        `${names} என்ற பெயரில் எந்தக் கொம்பனையும் நாங்கள் அறியோம். அதற்கு இங்கு வேறு பெயர் இருக்கலாம், அல்லது பக்கமே இல்லாதிருக்கலாம்.`,
    },
    quoted: { en: (name: string) => `“${name}”`, si: (name: string) => `“${name}”`, ta: (name: string) => `“${name}”` },
    browse: { en: "Browse all tuskers", si: "සියලු දළ ඇතුන් බලන්න", ta: "எல்லாக் கொம்பன்களையும் பாருங்கள்" },
  },
  table: {
    caption: {
      en: "What is known of both; rows that differ are marked",
      si: "දෙදෙනා ගැනම වාර්තා වී ඇති දේ; වෙනස් වන පේළි සලකුණු කර ඇත",
      ta: "இரண்டையும் பற்றிப் பதிவாகியுள்ளவை; வேறுபடும் வரிசைகள் குறிக்கப்பட்டுள்ளன",
    },
    feature: { en: "Feature", si: "ලකුණ", ta: "அம்சம்" },
    differs: { en: "differs", si: "වෙනස්", ta: "வேறுபடுகிறது" },
    notKnown: { en: "not known", si: "නොදනී", ta: "தெரியவில்லை" },
    more: {
      en: (count: number) => `and ${count} more`,
      si: (count: number) => `තවත් ${count}ක්`,
      ta: (count: number) => `மேலும் ${count}`,
    },
    none: {
      en: "No difference is known. Nobody wrote one down, which does not mean that there is none.",
      si: "වෙනසක් වාර්තා වී නැත. ඉන් කියැවෙන්නේ කිසිවෙකුත් වෙනසක් ලියා තබා නැති බව මිස වෙනසක් නැති බව නොවේ.",
      ta: "வேறுபாடு எதுவும் பதிவாகவில்லை. எவரும் எழுதி வைக்கவில்லை என்பதே இதன் பொருள்; வேறுபாடே இல்லை என்பதல்ல.",
    },
  },
  where: { en: "Where he was seen", si: "ඔහු දුටු තැන්", ta: "அது காணப்பட்ட இடங்கள்" },
  heights: {
    title: { en: "How tall?", si: "කොතරම් උසද?", ta: "எவ்வளவு உயரம்?" },
    person: { en: "Person", si: "මිනිසා", ta: "மனிதர்" },
    jeep: { en: "Jeep", si: "ජීප් රථය", ta: "ஜீப்" },
    metres: {
      en: (metres: string) => `${metres} m`,
      si: (metres: string) => `${metres} m`,
      ta: (metres: string) => `${metres} m`,
    },
    range: {
      en: (least: string, most: string) => (least === most ? `${least} m` : `${least} to ${most} m`),
      si: (least: string, most: string) => (least === most ? `${least} m` : `${least}–${most} m`),
      ta: (least: string, most: string) => (least === most ? `${least} m` : `${least}–${most} m`),
    },
    scale: {
      en: (animals: string) => `Side views at one scale: ${animals}, beside a person of 1.70 m and a jeep of 2.1 m.`,
      si: (animals: string) => `එකම පරිමාණයට පැත්තකින් පෙනෙන රූප: ${animals}, 1.70 m උස මිනිසෙකු සහ 2.1 m උස ජීප් රථයක් අසල.`,
      ta: (animals: string) =>
        `ஒரே அளவுத்திட்டத்தில் பக்கத் தோற்றங்கள்: ${animals}; அருகே 1.70 m உயரமான மனிதர் ஒருவரும் 2.1 m உயரமான ஜீப் ஒன்றும்.`,
    },
    ofAnimal: {
      en: (name: string, height: string) => `${name}, ${height}`,
      si: (name: string, height: string) => `${name}, ${height}`,
      ta: (name: string, height: string) => `${name}, ${height}`,
    },
    note: {
      en: "Heights of wild tuskers are estimates by eye. The hatched band spans all accounts; the drawing stands at the lowest.",
      si: "වන දළ ඇතුන්ගේ උස ඇසින් බලා කළ ඇස්තමේන්තුවකි. ඉරි ඇඳි තීරුව සියලු විස්තර ආවරණය කරයි; රූපය ඇඳ ඇත්තේ අඩුම උසටය.",
      ta: "காட்டுக் கொம்பன்களின் உயரங்கள் கண்ணால் மதிப்பிடப்பட்டவை. கோடிட்ட பட்டை எல்லாக் கூற்றுகளையும் உள்ளடக்குகிறது; உருவம் மிகக் குறைந்த உயரத்தில் வரையப்பட்டுள்ளது.",
    },
  },
  neither: {
    title: { en: "Known of neither", si: "දෙදෙනා ගැනම නොදන්නා දේ", ta: "இரண்டையும் பற்றித் தெரியாதவை" },
    holds: { en: "what is known of neither", si: "දෙදෙනා ගැනම නොදන්නා දේ", ta: "இரண்டையும் பற்றித் தெரியாதவை" },
    text: {
      en: (list: string) => `Nothing is known of their ${list}.`,
      si: (list: string) => `මේ ගැන කිසිවක් නොදනී: ${list}.`,
      ta: (list: string) => `இவற்றைப் பற்றி எதுவும் தெரியவில்லை: ${list}.`,
    },
  },
  key: { en: "Which tusker did I see?", si: "මා දුටුවේ කුමන දළ ඇතාද?", ta: "நான் பார்த்தது எந்தக் கொம்பன்?" },
});
