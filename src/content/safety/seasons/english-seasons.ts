import { AREA_WORDS } from "../places/area-names.ts";
import { smallPlaceIn } from "../places/english-places.ts";

// A season is told where a month or a part of the year without its year stands beside one bull and what he does, or
// beside a place and the advice to look there.

const END = "(?![\\p{L}\\p{M}])";
const START = "(?<![\\p{L}\\p{M}])";
const YEAR = "(?:1[5-9]|20)\\d\\d";
// "may" and "march" are months only where they are capitalised.
const MONTH =
  "(?:[Jj]an(?:uary)?|[Ff]eb(?:ruary)?|Mar(?:ch)?|[Aa]pr(?:il)?|May|[Jj]une?|[Jj]uly?|[Aa]ug(?:ust)?|[Ss]ept?(?:ember)?|[Oo]ct(?:ober)?|[Nn]ov(?:ember)?|[Dd]ec(?:ember)?)";
const SEASON = [
  "(?:\\p{L}{3,12}[ -])?[Ss]eason(?: of \\p{Ll}{3,12})?",
  "[Mm]onsoons?",
  "[Dd]roughts?",
  "(?:[Dd]ry|[Ww]et|[Rr]ainy|[Hh]ot|[Ll]ean|[Cc]ool) (?:months?|spells?|weather|period|weeks?)",
  "(?:[Tt]he|[Ff]irst|[Hh]eavy|[Aa]utumn|[Ww]inter|with) (?:\\p{Ll}{3,12} )?(?:rains|showers)",
  "[Hh]arvest(?:s|ing)?(?: time)?",
  "[Gg]athering",
  "New Year|Vesak|Poson|Christmas|Deepavali|Pongal|[Ss]chool holidays",
  "(?:[Bb]eginning|[Ss]tart|[Ee]nd|[Mm]iddle|half|[Tt]urn|[Rr]est|[Mm]onths|[Qq]uarter) of (?:the|each|every) year",
  "(?:[Ee]arly|[Ll]ate|[Mm]id)[- ](?:in (?:the|each|every) )?year",
  "(?:[Ww]hen(?:ever)?|[Oo]nce|[Aa]fter|[Uu]ntil|[Tt]ill|[Bb]efore|[Aa]s|[Ww]hile) (?:the |its |their )?(?:\\p{L}{2,14}[ -]){1,4}?(?:rip(?:e|ens?)|fruits?|flowers?|recedes?|shrinks?|dr(?:y|ies)(?: up| out)?|fills?|is low|are low|falls?|drops?|fails?|cut|harvested|breaks?|begins?|starts?|ends?|comes? in)",
  "[Ee](?:very|ach)(?: \\p{Ll}{2,9})? year|[Yy]ear after year|[Aa]nnually|[Yy]early|[Tt]wice a year|[Oo]nce a year",
  "[Ww]inters?|[Ss]ummers?",
].join("|");
const TOLD = new RegExp(`${START}(?:${MONTH}|${SEASON})${END}`, "u");
/** A month or season of one year is a date: "from May to August 2019", "the drought of 2014", "in 2011 in August". */
const DATED = [
  new RegExp(
    `${START}${MONTH}(?:(?:,| ?[-–—/]| and| or| to| till| until| through) ?${MONTH}){0,3}(?: \\d{1,2}(?:st|nd|rd|th)?)?,?(?: of| in)? ${YEAR}(?!\\d)`,
    "gu",
  ),
  new RegExp(`${START}(?:${SEASON}) (?:of|in) ${YEAR}(?!\\d)|(?<!\\d)${YEAR} (?:${SEASON}|${MONTH})${END}`, "gu"),
];
const SINCE = new RegExp(`(?:[Ss]ince|[Ff]rom) ${YEAR}(?: on(?:wards)?)?`, "g");
const ANY_YEAR = new RegExp(`(?<!\\d)${YEAR}(?!\\d)`);
const HABIT =
  /(?<!\p{L})(?:[Aa]lways|[Uu]sually|[Ee]very|[Ee]ach|[Rr]egularly|[Oo]ften|[Aa]nnual(?:ly)?|[Yy]early|[Ss]easonal(?:ly)?|[Yy]ear after year|[Tt]ends to|[Rr]eturns|[Cc]omes back)(?!\p{L})/u;

const BULL =
  /(?<!\p{L})(?:[Hh]e|[Hh]im|[Hh]is|[Hh]e['’](?:s|ll|d)|(?:[Tt]he|[Tt]his|[Tt]hat|[Oo]ur) (?:\p{L}{2,14}[ -]){0,3}?(?:tusker|bull|giant|male|loner|elephant|fellow|king|lord|beast|one with))(?!\p{L})/u;
const PRESENCE =
  "(?:comes?|goes|go|moves?|stays?|lives?|rang(?:es?|ing)|returns?|spends?|arrives?|leaves?|keeps?|visits?|crosses|cross|feeds?|drinks?|bathes?|walks?|wanders?|roams?|haunts?|migrates?|heads?|settles?|appears?|shows? up|turns? up|disappears?|reach(?:es)?|travels?|drifts?|shifts?|favou?rs?|prefers?|uses?|joins?|resides?|grazes?|rests?|sleeps?|finds?|stands?|stood|swims?|makes?|takes?|came|went|moved|stayed|returned|spent|arrived|seen|found|sighted|spotted|met|photographed|filmed|expected?|reported|will|can be|look(?:ed)? for|[Mm]usth|home|belongs to|there|around|back|(?:is|was|are) (?:\\p{Ll}{2,10} )?(?:in|at|on|near|by|inside))";
const PRESENT = new RegExp(`${START}${PRESENCE}${END}`, "u");
const MOVES =
  "(?:comes|goes|moves|stays|lives|ranges|returns|spends|arrives|leaves|keeps|visits|crosses|feeds|drinks|bathes|walks|wanders|roams|haunts|migrates|heads|settles|appears|shows up|turns up|travels|drifts|shifts|favou?rs|prefers|joins|grazes|rests|sleeps|stands|swims|went|moved|stayed|returned|(?:is|was) (?:\\p{Ll}{2,10} )?(?:in|at|on|near|by|inside|there|back|around|seen|found))";
const NAME_AND_VERB = new RegExp(
  `${START}(\\p{Lu}[\\p{L}\\p{M}'’]{2,20}) (?:\\p{Ll}{2,9}ly |also |still )?${MOVES}${END}`,
  "gu",
);
const ADVICE =
  /(?<!\p{L})(?:[Bb]est|[Ll]ook|[Ff]ind|[Ss]een|[Ff]ound|[Ss]ighted|[Ss]potted|[Ee]xpect(?:ed)?|[Ss]ightings?|[Ww]ait|[Gg]o|[Dd]rive|[Aa]sk|[Uu]sual(?:ly)?|[Aa]lways|[Tt]usker)(?!\p{L})/u;
/** Elephants in general, visitors and opening times: unless a bull is meant, such a sentence gives no animal away. */
const GENERAL =
  /(?<!\p{L})(?:[Ee]lephants|[Hh]erds?|[Tt]uskers|[Bb]ulls|[Mm]ales|[Cc]ows|[Vv]isitors?|visit(?:ed|ing)|[Tt]ourists?|[Ff]armers?|[Gg]uests|[Pp]ilgrims|[Pp]arks? (?:is|are|was|closes?|opens?)|[Cc]los(?:e[sd]?|ing)|[Oo]pen(?:s|ed|ing)?|[Bb]irds?|[Rr]ainfall|hundreds|thousands|[Ff]estival|[Vv]illagers|people)(?!\p{L})/u;
/** Births, deaths, courts, counts and festivals have months, too. */
const OTHER_MATTERS =
  /(?<!\p{L})(?:born|births?|calved|conceived|died|dead|death|dies|killed|shot|poached|electrocuted|buried|court|law|census|counted|museum|perahera|procession|casket|chronicles?|kings|temple|published|report (?:of|by)|article|newspaper|book|study|studies|researchers?|named|christened|captured|donated|bought|sold|stuffed|zoo|orphanage|festival|wounded|treated|operated|collared|released|announced|arrested|seized|body|stolen|attacked|autopsy|[Kk]ing(?= \p{Lu}))(?!\p{L})/u;

const isOfBull = (sentence: string): boolean =>
  BULL.test(sentence) ||
  [...sentence.matchAll(NAME_AND_VERB)].some(([, name = ""]) => smallPlaceIn(name) !== "" && !GENERAL.test(name));

/** Whether a park, district or other capitalised place is named after a preposition. */
const namesArea = (sentence: string): boolean =>
  sentence.includes("…") || (sentence.match(/\p{Lu}[\p{L}\p{M}]+/gu) ?? []).some((word) => AREA_WORDS.has(word));

/** "November to February, Lahugala": a note without a verb. */
const isNote = (sentence: string): boolean =>
  sentence.length < 60 &&
  /,/.test(sentence) &&
  !/(?<!\p{L})(?:is|are|was|were|has|have|had|\p{Ll}+ed|the)(?!\p{L})/u.test(sentence);

/** The words of a sentence that tell in which season a bull can be found; undefined if there are none. */
export function englishSeason(sentence: string): string | undefined {
  if (!/[A-Za-z]{3}/.test(sentence)) return undefined;
  const undated = DATED.reduce((left, pattern) => left.replace(pattern, " "), sentence).replace(SINCE, " ");
  const told = TOLD.exec(undated)?.[0];
  if (told === undefined || OTHER_MATTERS.test(sentence)) return undefined;
  if (ANY_YEAR.test(undated) && !HABIT.test(sentence)) return undefined;
  const isBull = isOfBull(undated);
  if (isBull && (PRESENT.test(undated) || HABIT.test(undated) || namesArea(sentence))) return told;
  return !GENERAL.test(sentence) && namesArea(sentence) && (ADVICE.test(undated) || isNote(sentence))
    ? told
    : undefined;
}
