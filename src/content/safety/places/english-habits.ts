import * as english from "./english-places.ts";

// One bull and the hour or the day on which he comes, or a house where he is fed: such a sentence leads to him even if
// it names no place, or if its only name is that of a neighbour.

const BULL =
  /(?<!\p{L})(?:[Hh]e|[Hh]im|[Hh]e['’](?:s|ll|d)|[Hh]es|[Tt]usker|(?:[Tt]he|[Tt]his|[Tt]hat|[Oo]ur) (?:\p{Ll}{2,14}[ -]){0,3}?(?:bull|giant|male|loner|elephant|fellow|beast|visitor))(?!\p{L})/u;
const NUMBER = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight|[1-9]|1[0-2])";
const PART_OF_DAY = "(?:morning|afternoon|evening|night|dawn|dusk|sunset|sunrise|noon|day|midnight)";
const WEEKDAY = "(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?";
const CLOCK = [
  `(?:half|quarter|ten|five|twenty)[ -](?:past|to) ${NUMBER}`,
  `${NUMBER} (?:sharp|o['’]clock|thirty|fifteen)`,
  `(?:on|since|last|this|until|till) ${WEEKDAY}(?: (?:morning|afternoon|evening|night))?`,
  "(?:[01]?\\d|2[0-3])[.:][0-5]\\d(?: ?(?:[ap]\\.?m\\.?|hrs?|h))?",
  "\\d{1,2} ?[ap]\\.?m",
  "(?:[01]\\d|2[0-3])[0-5]\\d ?(?:hrs?|hours|h)",
  `(?:at|by|around|before|after) (?:about |around )?${NUMBER}(?! \\p{L}|\\d|[.,]\\d)`,
].join("|");
const ROUTINE = [
  `(?:every|each|most|nearly every|almost every|any) (?:other |single )?(?:${PART_OF_DAY}s?|${WEEKDAY}|weekend|week|poya|full moon)`,
  `(?:on|every) ${WEEKDAY}s(?!\\p{L})`,
  `${WEEKDAY} ?[/&,] ?${WEEKDAY}`,
  `${NUMBER} (?:nights|days|evenings|mornings|times) (?:out of|in|a|of) (?:\\p{Ll}+)`,
  "(?:once|twice) a (?:day|night|week)|nightly|night after night|day after day|every time",
  `(?:by|after) (?:day|night|dark)|(?:before|at|after|towards?|around|until) (?:first light|${PART_OF_DAY})|in the (?:small|early) hours|at (?:meal|feeding|milking|closing|opening|bath|prayer) ?times?`,
  "(?:full|new) moon|poya(?: day| week)?|moonlit nights?|moonless nights?",
].join("|");
const HOUR = new RegExp(`(?<![\\p{L}\\d.])(?:${CLOCK}|${ROUTINE})(?![\\p{L}\\d])`, "iu");
const EXACT_HOUR = new RegExp(
  `(?<![\\p{L}\\d.,-])(?:${CLOCK})(?![\\p{L}\\d%]| ?(?:feet|foot|ft|inch|in|m|cm|km|kg|t|tons?|tonnes?|years?|metres?|percent|per))`,
  "iu",
);

const BUILDING =
  "(?:house|home|garden|backyard|yard|shed|store|stores|barn|hut|kiosk|shop|kitchen|door|gate|paddy|chena|fields?|farm|land|estate|lodge|hotel|inn|restaurant|bedroom|dining room|room|tent|cabin|compound|quarters|boundary|fence|wall|orchard|plantation|patch|pond|tank|well|veranda|verandah|boat|stall|boutique|mill|school|office|workshop|garage|canteen|camp|tank|trees?|coconuts|plantains|bananas|cattle|buffalo(?:es)?|granary|threshing floor|washroom|pump|bakery|cowshed|bungalow|cottage|villa|pool|lawn|driveway|car park|hall|premises|rubbish|bins?)";
/** "my uncle's shed", "Mr Perera's land", "the monks' kitchen": somebody's ground. */
const SOMEBODYS = new RegExp(
  `(?<!\\p{L})(?:(?:[Mm]y|[Oo]ur|[Yy]our) (?:\\p{Ll}{2,12} ){0,2}|(?:[Mm]y|[Oo]ur|[Hh]er|[Tt]he|[Aa]n?|[Ii]n|[Aa]t|[Bb]y|[Tt]o|[Ff]rom|[Bb]ehind) (?:[\\p{L}]{2,14} ){0,2}?\\p{L}{2,14}(?:['’]s|s['’]) (?:\\p{Ll}{2,12} ){0,2})${BUILDING}(?!\\p{L})`,
  "gu",
);
const OF_PERSON = new RegExp(
  `(?<!\\p{L})${BUILDING} (?:of|belonging to) (?:Mr|Mrs|Ms|Dr|my|our|the (?:priest|monks?|trader|farmer|chief|mudalali|headman|owner))(?!\\p{L})`,
  "gu",
);
const FED =
  /(?<!\p{L})(?:feeds?|fed|eats?|waits? for|sleeps?|slept|raids?|visits?|comes?|came|walks?|stands?|stood|drinks?|hides?|hiding|breaks?|broke|passes|crosses|watch|sees?|saw|is (?:still )?(?:in|at|on|behind|near)|rests?|dozes?|lies|has made|knows)(?!\p{L})/u;
/** Homes of captive animals, laws, opening hours, deaths, measures: hours and houses there are no haunts. */
const OTHER_MATTERS =
  /(?<!\p{L})(?:born|died|dead|death|killed|shot|dies|buried|museum|perahera|procession|casket|king|kings|chronicle|court|law|police|ordinance|opens?|opened|closes?|closed|tickets?|published|book|article|film|letter|archive|drew|drawing|painted|drawn|registered|mahouts?(?! widow)|tame|captive|zoo|orphanage|stable|treated|surgery|operation|vets?|calves|hotline|century|centuries|tall|height|long|weigh(?:s|ed)?|parliament|named|portrait|photographs? (?:of|by)|exhibition|hours of|study)(?!\p{L})/u;

/** "on the right", "third bend": the way to him. */
const WAY =
  /(?<!\p{L})(?:on (?:the|your) (?:left|right)(?! (?:tusk|ear|side of (?:his|its)|eye|leg|fore|hind|shoulder|flank))|(?:left|right)[- ]hand side|[Tt]urn(?:ing)? (?:left|right|off)|[Tt]ake the \p{Ll}+ (?:\p{Ll}+ )?(?:road|track|path|lane|turn|turning)|(?:first|second|third|fourth|next|last) (?:bend|turn|turning|gate|culvert|left|right|corner|curve)|(?:mile|km|kilomet(?:re|er)|tract|unit|post|canal|gate|culvert|plot|stage|colony|tent|chalet|cabin) (?:no\.? ?|number )?\d{1,3})(?!\p{L}|\d)/u;
/** "beyond the sawmill", "next to the milk centre": beside whatever stands still. */
const BESIDE =
  /(?<!\p{L})(?:behind|beside|opposite|beyond|next to|close to|near|past|around|in front of|at the back of|at the edge of|on the edge of|across from) (?:the|an?|my|our|their|some) (?!(?:\p{Ll}{2,12} )?(?:herds?|elephants?|cows?|calf|calves|mother|jeeps?|vehicles?|visitors?|bulls?|tuskers?|others?|king|queen|prince|average|surface|law|ears?|eyes?|tusks?|head|shoulder|trunk|tail|national|park|reserve|sanctuary|age|record|rest|end|limit|reach|island|country|world|year|same|people|man|men|females?|matriarch|dead|body|camera|clock|district|province|border|north|south|east|west|coast|sea)(?!\p{L}))[\p{L}’'-]{3,20}/u;
const STAYS =
  /(?<!\p{L})(?:is|was|he['’]s|stays?|strays?|sleeps?|rests?|feeds?|eats?|stands?|stood|walks?|comes?|came|waits?|lies|lay|hides?|hid|drinks?|bathes?|grazes?|dozes?|lives?|crosses|crossed|crossing|passes|passed|seen|saw|found|met|keeps?|goes|turns? up|settles?|has been)(?!\p{L})/u;

const all = (pattern: RegExp, sentence: string): string[] =>
  Array.from(sentence.matchAll(pattern), ([phrase]) => phrase);

/** Somebody who knows, shows or sends the place, and his own path or place. */
const GUIDED =
  /(?<!\p{L})(?:(?:knows?|shows? you|tells? you|(?:take|bring|lead|guide) you)(?: \p{L}+){0,3} (?:where|to him|his (?:place|spot|haunt|path)|(?:sleeping|hiding) place)|(?:send|share|drop|give)(?: \p{L}+){0,3} (?:pin|location|whereabouts)|(?:[Mm]essage|[Cc]all|[Cc]ontact|[Aa]sk|[Pp]hone|DM) (?:me|us|\p{Lu}\p{Ll}+|the \p{Ll}+)(?: \p{L}+){0,4} (?:where|location|whereabouts)|(?:at|to|in|by|from) the (?:very )?same (?:spot|place|tree|pool|track|path)|[Hh]is (?:usual|exact|daily|regular|nightly) (?:path|route|location|spot|place|haunt|trail|walk))(?!\p{L})/u;
const OF_HIM = /(?<!\p{L})(?:[Hh]e|[Hh]im|[Hh]is|[Tt]usker|[Bb]ull)(?!\p{L})/u;
const NOT_GUIDED =
  /(?<!\p{L})(?:[Nn]obody|[Nn]o one|not|never|unknown|born|buried|died|museum|skeleton|tusks?|\p{L}+n['’]t)(?!\p{L})/u;

/** A short note: "Drona, six sharp, pump house". */
const MAX_NOTE = 80;
const NO_NOTE =
  /(?<!\p{L})(?:is|are|was|were|the|elephants?|herds?|farmers?|drivers?|visitors?|tourists?|you|we|they|roads)(?!\p{L})/iu;
const CLOCK_IN_NOTE = /(?<=[,;] ?)(?:0[4-9]|1\d|2[0-3])[0-5]\d(?=[,;.]|$)/;

const GENERAL_WORD =
  "(?:the|an?|of|in|with|and|for|from|by|no|his|her|its|old|new|big|wild|wildlife|elephant|tusker|national|safari|protected|ancient|royal|sacred|temple|village|forest|jungle|water|dry|broken|missing|single|short|long|crossed|left|right|electric|buddhist|hindu|stone|war|human|people|human-elephant|irrigation|hero|famous|first|second|last|lost|near|tank|river|road|rail|train|railway|police|army)";
const SHORT_PLACE =
  "(?:tanks?|wewa|weva|oya|kulam|ara|ela|ganga|handiya|junction|bund|gate|camp|plains?|lagoon|reservoir|villu|estate|colony|village|road|bridge|beach|rock|lodge|bungalow|sluice|canal|quarry|lake|waterhole|water hole)";
/** "kudawila tank", "Yala, near galge gate": a tag or a location is written without capitals, too. */
const SHORT_NAME = new RegExp(
  `^(?:[^,;]{1,40}[,;] )?(?:near |by |at |behind )?((?!${GENERAL_WORD} )[\\p{L}'’-]{3,20} (?:[\\p{L}'’-]{2,20} )?${SHORT_PLACE})$`,
  "iu",
);
const SHORT_COMPOUND = /^(?!kala ?wewa$)([a-z]{3,24}(?:wewa|weva|wäwa|kulama?|villu|pokuna|ulpotha?|amuna|gammana))$/i;
const MAX_SHORT = 80;

/** The name of a small place at the end of a short text, or as the whole of it. */
export function shortPlace(text: string): string[] {
  const name = text.length > MAX_SHORT ? undefined : (SHORT_NAME.exec(text) ?? SHORT_COMPOUND.exec(text))?.[1];
  return name === undefined ? [] : [name];
}

/** The hours and houses at which a bull can be met. */
export function englishHabits(sentence: string): string[] {
  const guided = OF_HIM.test(sentence) ? GUIDED.exec(sentence)?.[0] : undefined;
  if (guided !== undefined && !NOT_GUIDED.test(sentence)) return [guided];
  const isOfBull = BULL.test(sentence);
  // Most sentences of a long text are neither of a bull nor notes.
  if (!isOfBull && (sentence.length > MAX_NOTE || !/[,;:=]/.test(sentence))) return [];
  if (OTHER_MATTERS.test(sentence) || english.OTHER_MATTERS.test(sentence)) return [];
  const hour = HOUR.exec(sentence)?.[0];
  const exact = EXACT_HOUR.exec(sentence)?.[0];
  const hasNoun = english.NOUN_OF_PLACE.test(sentence);
  if (!isOfBull) {
    const told = exact ?? hour ?? CLOCK_IN_NOTE.exec(sentence)?.[0];
    const isNote = hasNoun && !NO_NOTE.test(sentence);
    return isNote && told !== undefined ? [told] : [];
  }
  const houses = FED.test(sentence) ? [...all(SOMEBODYS, sentence), ...all(OF_PERSON, sentence)] : [];
  const ways = [WAY.exec(sentence)?.[0] ?? "", STAYS.test(sentence) ? (BESIDE.exec(sentence)?.[0] ?? "") : ""];
  const sure = [...houses, ...ways.filter((way) => way !== "")];
  if (exact !== undefined) return [...sure, exact];
  return hour !== undefined && (hasNoun || houses.length > 0) ? [...sure, hour] : sure;
}
