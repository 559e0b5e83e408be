import { AREA_WORDS } from "./area-names.ts";

/**
 * Places small enough to search on foot within an hour: after "behind" or "at the" they lead there even without a name.
 */
const SMALL = [
  "ponds?",
  "(?:rock |mud )?pools?",
  "water\\s?holes?",
  "villus?",
  "salt (?:licks?|pans?)",
  "lewaya",
  "(?:mud )?wallows?",
  "mud holes?",
  "canals?",
  "bunds?",
  "sluices?",
  "spill(?:way)?s?",
  "anicuts?",
  "weirs?",
  "fords?",
  "ferry",
  "river mouth",
  "mouth of the",
  "lagoons?",
  "beach",
  "junctions?",
  "bridges?",
  "culverts?",
  "(?:level |railway |rail )crossings?",
  "(?:railway|bus|petrol|filling|police) stations?",
  "bus (?:stand|stop)s?",
  "(?:km|kilomet(?:re|er)|mile)\\s?-?(?:posts?|stones?)",
  "(?:mile|kilomet(?:re|er))stones?",
  "check\\s?(?:point|post)s?",
  "gates?",
  "entrances?",
  "camps?",
  "camp\\s?sites?",
  "bungalows?",
  "lodges?",
  "resorts?",
  "hermitage",
  "monastery",
  "shrine",
  "kovil",
  "devale",
  "dagoba",
  "stupa",
  "hamlets?",
  "caves?",
  "(?:garbage |rubbish )?dumps?",
  "viewpoints?",
  "smallholdings?",
  "(?:rice )?mills?",
  "tea shops?",
  "pump\\s?house",
  "kiosks?",
  "canteen",
  "cattle sheds?",
  "granary",
  "saltern",
  "post office",
  "clinic",
  "dispensary",
  "cemetery",
  "graveyard",
  "quarry",
  "wells?",
  "springs?",
  "salterns?",
  "dunes",
  "islets?",
  "jetty",
  "airstrip",
  "airport",
  "lighthouse",
  "watch\\s?towers?",
  "barracks",
  "playground",
  "market",
  "depot",
  "workshop",
  "mosque",
  "church",
  "ruins",
  "(?:jeep )?track",
  "power line",
  "checkdam",
  "bend",
  "causeway",
  "cottages?",
  "towers?",
  "gully",
  "verandah?",
  "boutique",
  "marsh",
  "lamp posts?",
  "underpass",
  "overpass",
  "flyover",
  "tunnel",
  "exits?",
  "interchange",
  "pylons?",
  "telegraph poles?",
  "pillar",
  "dead end",
  "hairpin",
  "stables?",
  "kitchen",
  "car park",
  "helipad",
  "hides?(?= at| by| near| of)",
];

/** Places that are specific only with a name or a number: "a road" could be any road. */
const LARGE = [
  "villages?",
  "grama niladhari",
  "divisional secretariat",
  "tanks?",
  "ella",
  "gala",
  "kanda",
  "hinna",
  "handiya",
  "watta",
  "arawa",
  "pokuna",
  "yaya",
  "amuna",
  "bemma",
  "pansala",
  "malai",
  "thivu",
  "kadu",
  "kadawala",
  "plot",
  "chenas?",
  "groves?",
  "orchard",
  "confluence",
  "sandbank",
  "point",
  "headland",
  "cove",
  "bay",
  "creek",
  "ditch",
  "embankment",
  "dam",
  "turn-?off",
  "bypass",
  "roundabout",
  "crossroads",
  "railway halt",
  "halt",
  "kiln",
  "shed",
  "pier",
  "wharf",
  "grounds?",
  "unit",
  "outpost",
  "post",
  "huts?",
  "falls",
  "waterfall",
  "rapids",
  "gorge",
  "valley",
  "cliff",
  "forest",
  "thicket",
  "jungle",
  "meadow",
  "grasslands?",
  "mangroves",
  "sand ?bar",
  "guest ?house",
  "homestay",
  "villa",
  "nursery",
  "substation",
  "channel",
  "pipeline",
  "railway",
  "line",
  "shore",
  "bank",
  "boundary",
  "outskirts",
  "hillock",
  "inlet",
  "slope",
  "playing field",
  "field",
  "fields",
  "land",
  "division",
  "yard",
  "statue",
  "lakes?",
  "reservoirs?",
  "wewa",
  "wäwa",
  "weva",
  "kulama?",
  "samudra(?:ya)?",
  "river",
  "oya",
  "ganga",
  "ara",
  "aru",
  "ela",
  "roads?",
  "streets?",
  "lanes?",
  "highway",
  "stretch",
  "trail",
  "temples?",
  "vihara(?:ya)?",
  "vehera",
  "hotels?",
  "estates?",
  "plantations?",
  "paddy(?: fields?)?",
  "school",
  "vidyalaya",
  "college",
  "hospital",
  "factory",
  "office",
  "farm",
  "rock",
  "ridge",
  "hill",
  "mountain",
  "corridor",
  "island",
  "forest reserve",
  "garden",
  "scrub",
  "side",
  "(?:foot)?path",
  "beat",
  "salt ?works?",
  "zone",
  "fence",
  "stream",
  "shop",
  "bo tree",
  "peninsula",
  "flats",
  "plains?",
  "town",
  "bazaar",
  "colony",
  "settlement",
];

const LETTERS = "\\p{L}\\p{M}";
const END = `(?![${LETTERS}\\d])`;
const START = `(?<![${LETTERS}\\d])`;
/** One or more capitalised words, possibly joined by a dash: "Kuda Oya", "Buttala–Kataragama". */
const CAPITALISED = `\\p{Lu}[${LETTERS}'’]{1,30}`;
const NAME = `${CAPITALISED}(?:[\\s–-]${CAPITALISED}){0,3}`;
const QUALIFIER =
  "(?:(?:old|new|eastern|western|northern|southern|army|navy|police|rock|sugar|tea|rice|railway|bus|petrol|wildlife|forest|river|main|beach|park|elephant)\\s){0,2}";
const PLACE = [...SMALL, ...LARGE].join("|");

/** Matches "near" and "Near": the word may begin a sentence. */
const inBothCases = (words: string): string =>
  `${words}|${words.replace(/(^|\|)([a-z])/g, (_, bar: string, letter: string) => `${bar}${letter.toUpperCase()}`)}`;

/** Any of these nouns. A single search for it is cheaper than trying all patterns that contain one. */
export const NOUN_OF_PLACE = new RegExp(`${START}(?:${PLACE})${END}`, "iu");
/** "Kudawila tank", "the Galge army checkpoint", "Yan Oya". Group 1 is the name, group 2 the noun. */
export const NAMED_PLACE = new RegExp(`${START}(${NAME})\\s${QUALIFIER}(${inBothCases(PLACE)})${END}`, "gu");
/** "the Giritale circuit bungalow": any one word between a name and a small place. Group 1 is the name. */
export const NAMED_SMALL_PLACE = new RegExp(
  `${START}(${NAME}) [${LETTERS}]{3,12} (?:${SMALL.filter((noun) => noun !== "wells?" && noun !== "springs?").join("|")})${END}`,
  "gu",
);
/** "Horiwila is his home". Group 1 is the name. */
export const HOME = new RegExp(
  `${START}(${NAME}) (?:is|has been|remains) (?:his|the bull’s|the bull's|the tusker’s|the tusker's|still his|where)${END}`,
  "gu",
);
/** "Aliyawetunuwewa": the noun is part of the name. */
export const COMPOUND_NAME = new RegExp(
  `${START}\\p{Lu}[${LETTERS}]{2,24}(?:wewa|weva|wäwa|kulama?|villu|gaswewa|pokuna|ulpotha?|amuna)${END}`,
  "gu",
);
/** "Camp Kudawila": the name of a lodging may follow the noun. Group 1 is the name. */
export const LODGING = new RegExp(`${START}(?:Camp|Lodge|Hotel|Villa|Bungalow|Resort) (${NAME})`, "gu");
/** "the village of Horiwila", "the gate at Katagamuwa" */
export const PLACE_OF_NAME = new RegExp(`${START}(?:${PLACE}) (?:of|at|near|in|on) (?:the )?(${NAME})`, "gu");
/** "sluice 2", "culvert 14", "third waterhole" */
export const NUMBERED_PLACE = new RegExp(
  `${START}(?:(?:${SMALL.join("|")}) (?:no\\.? ?|number )?(?:\\d{1,3}|one|two|three|four|five|six|seven)|(?:first|second|third|fourth|fifth|last|next) (?:${SMALL.join("|")})|\\d{1,3}(?:st|nd|rd|th)? (?:km|kilomet(?:re|er)|mile) ?(?:post|stone))${END}`,
  "giu",
);
export const BLOCK = new RegExp(
  `${START}(?:${CAPITALISED} )?[Bb]locks? (?:[IVX]{1,4}|\\d{1,2}|one|two|three|four|five|six|seven)${END}`,
  "gu",
);
/** "behind the school", "below the ford", "near the park gate" */
export const BESIDE_PLACE = new RegExp(
  `${START}(?:behind|below|beneath|under|beside|opposite|past|near|next to|close to|in front of|downstream of|upstream of) (?:the|a|his|this) (?:[${LETTERS}’']{2,16} ){0,2}(?:${PLACE})${END}`,
  "giu",
);
/** "at the sluice": counts only together with a time or a habit. */
export const AT_SMALL_PLACE = new RegExp(
  `${START}(?:at|by|on|along|from|to|in|into|through|across|around|of|inside|outside) (?:the|his|this) (?:[${LETTERS}’']{2,16} ){0,2}(?:${SMALL.join("|")})${END}`,
  "giu",
);
/** "the A11", "along B35" */
export const ROAD_NUMBER = /(?<![\p{L}\d])(?:the|along|on|off|road|highway|cross(?:es)?) [AB]-?\d{1,3}(?![\p{L}\d])/gu;

const COUNT = "(?:\\d{1,4}(?:\\.\\d{1,2})?|half a|a|one|two|three|four|five|six|seven|eight|nine|ten|some)";
/** "3 km north of Habarana", "500 m past the shrine" */
export const DISTANCE = new RegExp(
  `${START}${COUNT} ?(?:km|kilomet(?:re|er)s?|m|met(?:re|er)s?|miles?|yards|minutes) (?:(?:to the )?(?:due )?(?:north|south|east|west)[a-z-]{0,8}|(?:from|of|past|beyond|off|before|after|down|up) (?:the )?\\p{Lu}|upstream|downstream)`,
  "gu",
);

/**
 * "kuda oya bridge": lower-case names, as in posts, before nouns borrowed from Sinhala and Tamil. Counts only together
 * with a cue.
 */
export const LOWER_CASE_PLACE = new RegExp(
  `${START}[a-z]{4,16} (?:wewa|weva|oya|ela|ara|kulam|handiya|amuna|pansala|junction|bund|wewe|tank bund)${END}`,
  "gu",
);

/** Chronicles and processions: a place mentioned with them is not where an animal lives today. */
export const OTHER_MATTERS =
  /(?<![A-Za-z])(?:[Cc]hronicles?|Mahavamsa|King(?= [A-Z])|kings?|casket|[Pp]erahera|stuffed|skeleton|centur(?:y|ies)|[Zz]oo|[Oo]rphanage|colonial|ancient|[Tt]ickets|[Ss]kull|[Uu]niversity|[Mm]useum)(?![A-Za-z])/;

/** "near Habarana": these words are specific on their own. Group 1 is the name. */
export const NEAR_NAME = new RegExp(
  `${START}(?:${inBothCases("near|behind|outside|opposite|beside|beneath|beyond|under|close to|next to|not far from|a little past|just past|just off")}) (?:the )?(${NAME})`,
  "gu",
);
/**
 * "at Palatupana", "between Kirinda and Palatupana": counts only together with a time or a habit. Group 1 is the name.
 */
export const AT_NAME = new RegExp(
  `${START}(?:${inBothCases("at|by|over|across|up|down|near|behind|before|after|leaving|reaching|@|around|towards?|past|below|above|between|from|to|in|into|of|through|along|inside|off|on|visits|haunts|raids|crosses|on the|via")}) (?:the )?(${NAME})`,
  "gu",
);

const TIME_OF_DAY =
  "(?:dawn|dusk|noon|midday|sunset|sunrise|night(?:s|fall)?|moonrise|first light|midnight|evenings?|mornings?|afternoons?|days?|poya(?: day)?|full moon)";
const CUES = [
  `(?:at|by|before|after|until|around|towards|from) (?:the )?${TIME_OF_DAY}`,
  `(?:every|each|most|all|some|in the|in the early|late in the|early in the|on) (?:\\p{L}+ )?${TIME_OF_DAY}`,
  "nightly|daily|after dark|before dark|early in the day|in the early hours|at low water",
  "\\d{1,2}(?:[.:]\\d\\d)? ?[ap]\\.?m",
  "(?:between|from) \\d{1,2} (?:and|to) \\d{1,2}",
  "(?:at|before|after|by) (?:about )?(?:six|seven|eight|nine|ten|eleven|twelve|four|five|three)(?! \\p{Ll})",
  "(?:around|about) (?:six|seven|eight|nine|ten|eleven|twelve|four|five|three)(?: o’clock| o'clock| at night| in the (?:morning|evening|afternoon))",
  "usually|often|always|regular(?:ly)?|mostly|frequents?|favou?rite|haunts?",
  "yesterday|today|tonight|this (?:morning|evening|afternoon|week)|last (?:night|week|evening)|right now|currently|days? ago",
  "on (?:mon|tues|wednes|thurs|fri|satur|sun)days?",
  "drinks|feeds|sleeps|rests|bathes|crosses|comes|visits|roams|raids|wanders|waits|stays|spends|keeps to|eats|swims|wallows|grazes|hides|turns up|passes|enters|returns|lives (?:on|at|near|behind)|rests|runs through",
  "(?:be|is|was|last|best|usually|often) (?:seen|found|met|looked for|photographed)|photograph shows",
  "turn (?:left|right)|drive \\d|drive to|go (?:past|to)|walk (?:from|to|past)|ask (?:at|for|in)|wait (?:at|near|by|for)|look for him|find him|take (?:the|a)|follow|go (?:up|down)",
  "(?:he|it|the (?:\\p{Ll}+ )?(?:tusker|bull|male|elephant|animal|herd)) (?:\\p{Ll}+ly |still |also |never |now )?(?:(?!was|has|does|belongs|means|seems|carries|weighs|measures|bears|dies|appears|looks|owes)\\p{Ll}{2,12}s|is \\p{Ll}+ing)",
  "(?:foot)?prints|tracks|dung|trail|den|lair|haunt",
  "(?:at|after|before|around|by) \\d{1,2}(?= ?(?:o’clock|o'clock|[.;,]|$))",
  "(?:at|around|about|by) \\d{1,2}[.:]\\d\\d",
  "(?:come|came|comes) out|spotted|photograph him|rows? you|takes? you|his (?:\\p{Ll}+ ){1,2}(?:is|are)",
  "(?:since|until|till|this|all|last|throughout|the whole of) (?:early |late |mid-)?(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:since|until|till|this|all|last|throughout|the whole of) (?:early |late |mid-)?(?:january|february|march|april|may|june|july|august|september|october|november|december)",
  "these days|nowadays|just now|at the moment|at present|at this hour|as (?:i|we) (?:write|speak|type)|weekends?|the day before|an hour ago|hours ago|minutes ago|the other (?:day|night|evening|morning)|again|still|hardly|rarely|never leaves?|whenever|whereabouts|hangout|hideout|base|sightings?|sighted|alert|beware",
  "(?:he|he’s|he's|tusker|bull|male|animal|giant) (?:has|had) (?:been )?(?:\\p{Ll}+ly |now |just )?\\p{Ll}+(?:ed|en|nt|ing|ne|de)",
  "(?:he|tusker|bull) (?:came|went|stood|slept|drank|fed|crossed|left|broke|walked|charged|swam|raided|appeared|emerged|entered|rested|grazed|moved|headed|lay|stayed|turned|wandered|strolled)",
  "(?:i|we|they|saw|met|watched|filmed|photographed|found|followed|tracked) (?:him|the (?:\\p{Ll}+ )?(?:tusker|bull))",
  "(?:has|have) been (?:\\p{Ll}+ly )?\\p{Ll}+ing|(?:is|was) (?:still |now )?\\p{Ll}+ing (?:at|by|in|near|on|behind|under)|now(?=[,.!]|$)|come (?:fast|quick(?:ly)?|and see|soon)|hurry|tusker (?:at|in|by|near|on|behind)",
  "around the clock|in the rains|in the dry (?:season|months)|once a (?:day|week)",
];
/** A cue: a time of day, a habit, a recent day, or a direction to follow. */
export const CUE = new RegExp(`${START}(?:${CUES.join("|")})${END}`, "iu");

/** Capitalised words that do not name a place smaller than a park or district. */
const OTHER_CAPITALS =
  /^(?:The|A|An|In|At|On|Near|By|His|Her|Its|Their|This|That|These|From|To|Of|And|Or|But|One|No|Any|Each|Every|Some|Several|Many|Most|All|Old|New|Other|Another|When|Where|Under|Behind|Past|After|Before|Sri|Lankan?|Ceylon|Colombo|India|Asia|Africa|Burma|Myanmar|Thailand|Siam|Nepal|Japan|Pakistan|China|Britain|England|London|Bangkok|Europe|Sinhala|Tamil|English|British|Dutch|Portuguese|Buddhist|Hindu|Buddha|King|Queen|Prince|Princess|President|Sir|Lord|Dr|Mr|Mrs|Ms|Professor|Department|Ministry|Government|Museum|Temple|Tooth|Relic|Perahera|Esala|Zoo|Zoological|Orphanage|Pinnawala|Transit|Home|Holding|Ground|Elephant|Elephants|Wildlife|National|Park|Reserve|Sanctuary|District|Province|North|South|East|West|Northern|Southern|Eastern|Western|Central|Uva|Sabaragamuwa|Wayamba|Ruhuna|Mahaweli|January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Poya|Vesak|Instagram|Facebook|YouTube|Wikipedia|IUCN|CITES|Block|Blocks|Centre|Research|Conservation|Society|University|Institute|Trust|Fund|Foundation|Committee|Commission|Survey|Act|Ordinance|Action|Plan|Project|Programme|Railways?|Coast|Cyclone|Red|List|Convention|Court|Police|Army|Kandyan|Asian|African|Nature|Strict|Unit|Director|General)$/;

const TITLE = /^(?:King|Queen|Prince|Princess|President|Sir|Lord|Dr|Mr|Mrs|Ms|Professor|Major|Captain|Venerable)\s/;

/** A run of capitalised words without those that do not name a small place; empty if none is left. */
export const smallPlaceIn = (name: string): string =>
  (TITLE.test(name) ? "" : name)
    .split(/[\s–-]/)
    .map((word) => word.replace(/['’]s?$/, ""))
    .filter((word) => word !== "" && !OTHER_CAPITALS.test(word) && !AREA_WORDS.has(word))
    .join(" ");
