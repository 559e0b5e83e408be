import {
  COMPOUND_NAME,
  CUE,
  DEATH,
  HERDS,
  LARGE_PLACE,
  ONE_BULL,
  OTHER_ACTOR,
  OTHER_MATTERS,
  OTHER_SUBJECT,
  SMALL_PLACE,
} from "../places/tamil-places.ts";

const LETTER = "\\u0b80-\\u0bff";
const START = `(?<![${LETTER}])`;
const ANY = `[${LETTER}]{0,12}`;

const MONTHS =
  "ஜனவரி|பெப்ரவரி|பெப்ருவரி|பிப்ரவரி|மார்ச்|மார்ச|ஏப்ரல்|ஏப்ரல|சித்திரை மாத|மே மாத|மே முதல்|மே வரை|ஜூன்|ஜூனி|ஜூலை|யூன்|யூலை|ஆகஸ்ட்|ஆகஸ்டி|ஓகஸ்ட்|ஓகஸ்டி|ஆகஸ்து|செப்டம்பர்|செப்டெம்பர்|செப்டம்பரி|செப்டெம்பரி|அக்டோபர|ஒக்டோபர|நவம்பர|நவெம்பர|டிசம்பர|டிசெம்பர|(?:தை|மாசி|பங்குனி|சித்திரை|வைகாசி|ஆனி|ஆடி|ஆவணி|புரட்டாசி|புரட்டாதி|ஐப்பசி|கார்த்திகை|மார்கழி) ?(?:மாத|மாச)|(?:தை|மாசி|பங்குனி|சித்திரை|வைகாசி|ஆனி|ஆடி|ஆவணி|புரட்டாசி|ஐப்பசி|கார்த்திகை|மார்கழி) (?:பிறந்|பிறக்|வரை)|ஆடியில்|ஆவணியில்|மார்கழியில்|மாசியில்|பங்குனியில்|வைகாசியில்|ஐப்பசியில்|கார்த்திகையில்";
const SEASON = [
  `(?:வறண்ட|வறட்சி|வரட்சி|மழை|மாரி|கோடை|வெயில்|பனி|அறுவடை|விதைப்பு|விளைச்சல்|பழ|பழுக்கும்|மத|மதம் பிடிக்கும்|இனச்சேர்க்கை|பருவமழை|பூக்கும்|காய்க்கும்|விடுமுறை|நீர் வற்றும்|தண்ணீர் வற்றும்|வற்றும்)(?:க்|ப்)? ?(?:கால|காலம|மாத|பருவ|நாள்|நாட்கள|நேர|சமய|தொடங்க|ஆரம்ப|வந்த|முடிந்த|பெய்|நின்ற|ஓய்ந்த|இல்லாத)${ANY}`,
  `(?:வடகீழ்|தென்மேற்கு|வடகிழக்குப்?|தென்மேல்)(?:ப்)? ?(?:பருவ|பருவமழை|பருவக்காற்று|மழை)${ANY}|பருவமழை${ANY}|பருவக்காற்ற${ANY}|பருவத்தில்${ANY}`,
  `கோடை(?:யில்|க்கு|யிலே|யிலும்)${ANY}|வறட்சி(?:யில்|க்கு|யின்)${ANY}|மாரி(?:யில்|க்கு)${ANY}|மழைக்கு${ANY}`,
  `(?:பெரும்|சிறு|மகா)(?:ப்)? ?போக${ANY}|யல ?போக${ANY}|அறுவடை(?:க்கு|யின்|யில்|ப்)${ANY}`,
  `(?:குளம்|நீர்|தண்ணீர்|ஆறு|நீர்மட்டம்) (?:வற்ற|குறை|காய்|இறங்க)${ANY}|(?:பாலை|வீரை|நாவல்|மாம்பழ|விளா|பழ)[${LETTER}]{0,6} (?:பழுக்|காய்க்|பழு)${ANY}`,
  `(?:ஒவ்வொரு|எல்லா) (?:ஆண்ட|வருட|வருஷ)${ANY}|(?:ஆண்டு|வருட|வருஷ|வருடம்|வருடந்)(?:ந்|ம்)? ?தோறும்|ஆண்டுதோறும்|வருடா ?வருடம்|வருஷா ?வருஷம்|(?:வருடம்|வருஷம்|ஆண்டு) தவறா[${LETTER}]{1,6}|(?:போன|கடந்த|சென்ற) (?:வருடமும்|வருஷமும்|ஆண்டும்)|அதே (?:நாள்|மாதம்|வாரம்)`,
  `(?:சித்திரைப்? ?புத்தாண்ட|புதுவருட|தைப்பொங்கல|பொங்கல|தீபாவளி|நத்தார்|கிறிஸ்மஸ|வெசாக்|பொசன்|கார்த்திகை விளக்கீட|(?:கோயில்|கோவில்)? ?(?:திருவிழா|தேர்த்திருவிழா|தேர்|தீமிதிப்ப|கொடியேற்ற|தீர்த்த))${ANY} ?(?:விடுமுறை|முடிந்|அன்று|மறுநாள|காலத்|நாட்கள|நேரத்)${ANY}`,
  `(?:ஆண்டின்|வருடத்தின்|ஆண்டு|வருட) (?:தொடக்க|ஆரம்ப|இறுதி|கடைசி|நடு|முதல்)${ANY}`,
].join("|");
const MONTH = `(?:${MONTHS})${ANY}`;
const TOLD = new RegExp(`${START}(?:${MONTH}|${SEASON})`, "u");
/** A month with its year is a date. */
const DATED = new RegExp(
  `(?<!\\d)(?:1[5-9]|20)\\d\\d(?:ஆம்|ம்)? ?(?:ஆண்டு |ஆண்டில் |ஆம் ஆண்டு )?${MONTH}|${START}${MONTH} (?:மாதம் |\\d{1,2}(?:ஆம் திகதி)?,? )?(?:1[5-9]|20)\\d\\d(?!\\d)`,
  "gu",
);
/** Parks that open and close: rains begin and end as well, so those words do not count here. */
const CLOSED = /பூங்கா.{0,40}(?:திற|மூட)|மூடப்/u;
const HABIT = /(?:ஒவ்வொரு|அடிக்கடி|வழக்கமாக|தோறும்)/u;
const BIRTHS = /பிறந்|பிறப்|பெரஹெர|கணக்கெடுப்ப|நீதிமன்ற|வழக்கு|கோயில் யானை|அனாதை/u;
/** `யானை` alone is also any elephant. */
const BULL = new RegExp(
  `${START}(?:[${LETTER}]{0,10}கொம்பன(?!்கள|்களை)|அவன|தனியன|இவன|[${LETTER}]{1,10}(?:ருவான்|ற்பான்|ந்தான்|கிறான்|ங்குவான்|ருப்பான்)(?![${LETTER}]))`,
  "u",
);
const namesPlace = (sentence: string): boolean =>
  [LARGE_PLACE, SMALL_PLACE, COMPOUND_NAME].some((pattern) => sentence.search(pattern) >= 0);
const isOfOne = (sentence: string): boolean =>
  BULL.test(sentence) ||
  (sentence.includes("…") && ONE_BULL.test(sentence) && !/ஒரு யானை/u.test(sentence)) ||
  (namesPlace(sentence) &&
    !OTHER_ACTOR.test(sentence) &&
    !OTHER_SUBJECT.test(sentence) &&
    !HERDS.test(sentence) &&
    !CLOSED.test(sentence) &&
    !/யானை/u.test(sentence)) ||
  (sentence.includes("…") && CUE.test(sentence) && !HERDS.test(sentence) && !CLOSED.test(sentence));

/** The words of a sentence that tell in which season a bull can be found; undefined if there are none. */
export function tamilSeason(sentence: string): string | undefined {
  const undated = sentence.replace(DATED, " ");
  const told = TOLD.exec(undated)?.[0];
  if (told === undefined || DEATH.test(sentence) || BIRTHS.test(sentence)) return undefined;
  if (OTHER_MATTERS.test(undated) || (/(?<!\d)20\d\d(?!\d)/.test(undated) && !HABIT.test(undated))) return undefined;
  return isOfOne(undated) ? told : undefined;
}
