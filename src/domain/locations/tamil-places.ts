// Tamil puts its case endings behind the noun, so nouns are stems here: `குள` with `ம்` or `த்…` is one tank, while
// `குளங்கள்`, tanks, is left out: it speaks of no particular place.

const LETTER = "\\u0b80-\\u0bff";
const START = `(?<![${LETTER}])`;
const END = `(?![${LETTER}])`;
/** No plural: `சாலை` and `சாலையில்`, not `சாலைகள்`. */
const ONE = `(?!க்?கள)[${LETTER}]{0,14}`;
/** One of those in -am: `குளம்`, `குளத்தில்`. */
const am = (stem: string): string => `${stem}(?:ம்|த்)[${LETTER}]{0,12}`;
/** With an ending: "in", "to", "of". */
const IN = `(?!க்?கள)[${LETTER}]{2,14}`;

const SMALL = [
  `மதக(?:ு|டி)${ONE}`,
  `அணைக்கட்ட${ONE}`,
  `வான்கதவ${ONE}`,
  `(?:வாய்க்)?கால்வாய${ONE}`,
  `வாய்க்கால${ONE}`,
  `குட்டையி[${LETTER}]{1,8}|குட்டைக்கு[${LETTER}]{0,3}|குட்டை அருக`,
  `களப்ப${ONE}`,
  `கழிமுக${ONE}`,
  `முகத்துவார${ONE}`,
  `உப்பள${ONE}`,
  `உப்புநில${ONE}`,
  am("பால"),
  `சந்திய[${LETTER}]{1,8}|சந்திக்கு`,
  `முகாம(?:ி|ு)${ONE}|முகாம் (?:வழி|அருக)`,
  `பங்களா${ONE}`,
  `ஹோட்டல${ONE}`,
  `விடுதியி${ONE}`,
  `குகை${ONE}`,
  `தூபி${ONE}`,
  `கோயில${IN}|கோவில${IN}`,
  `தேவாலய${ONE}`,
  `மடத்${ONE}`,
  `கடற்கரை${ONE}`,
  `நீர்வீழ்ச்சி${ONE}`,
  `வில்லு${ONE}`,
  `(?:எரிபொருள்|காவல்|ரயில்|பேருந்து) நிலைய${ONE}`,
  `கடவை${ONE}`,
  `நுழைவாயில${ONE}`,
  `வாயிலி${ONE}|வாயில் வழி`,
  `சேற்ற?று?க்? ?குழி${ONE}`,
  `நீர்க்கசிவு${ONE}`,
  `குப்பை மேட${ONE}`,
  `கிலோமீட்டர் கல${ONE}`,
  `சோதனைச் சாவடி${ONE}`,
  am("மயான"),
  `தபால் நிலைய${ONE}`,
  `மருத்துவமனை${ONE}`,
  `பள்ளிவாசல${ONE}`,
  `கலங்கரை${ONE}`,
  `சந்தையி${ONE}`,
  `மைதானத்${ONE}`,
];
const LARGE = [
  am("குள"),
  am("கிராம"),
  am("நீர்த்தேக்க"),
  `நகர(?:ம்|த்)${ONE}`,
  `ஏரி${ONE}`,
  `வாவி${ONE}`,
  `சமுத்திர${ONE}`,
  `ஓயா${ONE}`,
  `கங்கை${ONE}`,
  `ஆற்ற${ONE}`,
  `ஆர${END}`,
  `அணை${ONE}`,
  `சாலை${ONE}`,
  `வீதி${ONE}`,
  `ரயில் பாதை${ONE}`,
  `பாடசாலை${ONE}`,
  `விகாரை${ONE}`,
  `ஊர${ONE}`,
  `கம்ப(?:ம்|த்)${ONE}`,
  `தோட்ட(?:ம்|த்|ங்களி)${ONE}`,
  `வயல${ONE}`,
  `தேக்கங்?${ONE}`,
  `காட்ட${IN}`,
  `அலுவலக${ONE}`,
  `தொழிற்சாலை${ONE}`,
  `மலை${END}`,
  `மலை[${LETTER}]{2,10}`,
  `துறை${ONE}`,
  `புல்வெளி${ONE}`,
  `தீவுகளி${ONE}`,
  `தீவுக்கு`,
  `(?:[${LETTER}]{2,10})?தோப்ப[${LETTER}]{1,12}`,
  `குழிய[${LETTER}]{1,8}`,
  `கடை${ONE}`,
  `கண்டல்${ONE}`,
  `வழித்தடம்`,
  `கரை${ONE}`,
  `பக்க(?:ம்|த்)${ONE}`,
  `பாறை${ONE}`,
  `குன்ற${ONE}`,
  `பண்ணை${ONE}`,
  `கிணற்ற${ONE}`,
  `கோபுர${ONE}`,
  `பள்ளி${ONE}`,
  `மரத்${ONE}`,
  `மணல்${ONE}`,
  `வேலி${ONE}`,
];

export const SMALL_PLACE = new RegExp(`${START}(?:${SMALL.join("|")})`, "gu");
export const LARGE_PLACE = new RegExp(`${START}(?:${LARGE.join("|")})`, "gu");
/** A name that ends in a Sinhala or Tamil word for a tank or a village: `ஹீன்வெவ`. */
export const COMPOUND_NAME = new RegExp(`${START}[${LETTER}]{2,16}(?:வெவ|குளம்|ஓயா)[${LETTER}]{0,8}`, "gu");
export const BLOCK = new RegExp(
  `${START}(?:முதலாம்|இரண்டாம்|மூன்றாம்|நான்காம்|ஐந்தாம்|\\d{1,2}(?:ஆம்|ம்)) (?:பிளாக்|வலய|தொகுதி|பகுதி)[${LETTER}]{0,8}`,
  "gu",
);
/** "near", "behind", "under" and the like, behind the noun they belong to. */
export const NEAR = new RegExp(
  `${START}(?:அருகே|அருகில்|அருகிலுள்ள|பக்கத்தில்|பின்னால்|பின்புற[${LETTER}]{0,4}|எதிரே|முன்னால்|கீழ்|கீழே|அடியில்|நடுவே|அப்பால்|ஓரம்|ஓரத்தில்|சுற்றி|வழியாகத்?|வழியே)${END}|[${LETTER}]{2,16}(?:த்தருகே|ருகே|யோரம்|ற்றோரம்|தோரம்|த்தடியில்|ங்கரையில்|க்கரையில்)${END}`,
  "gu",
);
const DIRECTION = "(?:வடக்க|தெற்க|கிழக்க|மேற்க)";
const LENGTH = "(?:கிமீ|கிலோமீட்டர்|மீட்டர|மைல்)";
export const DISTANCE = new RegExp(
  `${START}${DIRECTION}[${LETTER}]{0,6} [\\d.${LETTER}]{1,12} ${LENGTH}|${START}${LENGTH}[${LETTER}]{0,6} (?:${DIRECTION}|தொலைவ|தூர|சென்ற|செல்ல)[${LETTER}]{0,8}`,
  "gu",
);
export const DIRECTIONS = new RegExp(
  `${START}(?:(?:இடது|வலது)புறம்|(?:வல|இட)ப்(?:புற|பக்க)[${LETTER}]{0,5}|கேளுங்கள்|வழி காட்ட[${LETTER}]{0,8}) ?(?:திரும்ப)?`,
  "gu",
);
/** Every day, every evening; this morning, yesterday. */
export const EVERY_DAY_OR_NOW = new RegExp(
  `${START}(?:தினமும்|தினந்தோறும்|நாள்தோறும்|தினசரி|ஒவ்வொரு (?:நாளும்|மாலையும்|காலையும்|இரவும்|பௌர்ணமியும்)|[${LETTER}]{2,14} தோறும்|நேற்று|நேற்றிரவு|நேற்றைய|இன்று (?:காலை|மாலை|இரவு)|கடந்த வாரம்|இப்போது நிற்[${LETTER}]{1,6})${END}`,
  "gu",
);
/** "at five in the evening" */
export const HOUR = new RegExp(
  `${START}(?:\\d{1,2}[.:]\\d\\d மணி[${LETTER}]{0,8}|(?:காலை|மாலை|இரவு|பிற்பகல்|முற்பகல்) (?:\\d{1,2}(?:[.:]\\d\\d)?|[${LETTER}]{3,10}) (?:மணி|முதல்)[${LETTER}]{0,6})`,
  "gu",
);
export const OPENING_HOURS = /பூங்கா|தொடங்க|திறக்க|மூடப்|முடிவட/u;
/** A time of day, a habit, or what a bull does now. */
export const CUE = new RegExp(
  `${START}(?:காலை[${LETTER}]{0,6}|மாலை[${LETTER}]{0,8}|இரவு?[${LETTER}]{0,4}|பகலில்|பிற்பகலில்|நண்பகலில்|மதியம்|அதிகாலை[${LETTER}]{0,4}|விடியற்காலை[${LETTER}]{0,4}|விடியலில்|அந்தி[${LETTER}]{0,4}|சூரிய[${LETTER}]{0,3} மறை[${LETTER}]{0,8}|மணிக்கு[${LETTER}]{0,2}|அடிக்கடி|வழக்கமாக|எப்போதும்|போயா|பௌர்ணமி[${LETTER}]{0,4}|[${LETTER}]{2,14}க்கிழமைகளில்|வருகிறது|வரும்|வரும்வரை|நிற்கும்|நிற்கிறது|நின்றது|உலாவு[${LETTER}]{0,8}|தூங்கு[${LETTER}]{0,8}|குளிக்கி[${LETTER}]{0,6}|குளிக்கும்|மேய்கிறது|மேயும்|கடக்கி[${LETTER}]{0,6}|கடக்கும்|தங்கு[${LETTER}]{0,8}|இறங்கு[${LETTER}]{0,8}|இருக்கும்|இருக்கிறது|காணப்படுகிறது|காணப்படும்|காணலாம்|கண்டோம்|பாருங்கள்|செல்லுங்கள்|நடமாடு[${LETTER}]{0,6}|நடக்கிறது|நடக்கும்|நீந்தி[${LETTER}]{0,3}|ஓய்வெடு[${LETTER}]{0,8}|வாழ்கிறது|எடுக்கும்|அழைத்துச்|அருந்துகிறது|குடிக்கி[${LETTER}]{0,6}|உண்ண|தின்ன|அழிக்கிறது|உடைக்கிறது|கழிக்கிறது|செல்கிறது|வெளியேறு[${LETTER}]{0,6}|நுழைகிறது|மறைந்திருக்கி[${LETTER}]{0,6}|பிடித்த இடம்|அதன் இடம்|இடம்)${END}`,
  "u",
);
/** "between" says where only beside a time or a habit. */
export const BETWEEN = new RegExp(`${START}(?:இடையே|இடையில்)${END}`, "gu");
