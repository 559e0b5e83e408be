const DISTRICTS = [
  "Ampara",
  "Anuradhapura",
  "Badulla",
  "Batticaloa",
  "Colombo",
  "Galle",
  "Gampaha",
  "Hambantota",
  "Jaffna",
  "Kalutara",
  "Kandy",
  "Kegalle",
  "Kilinochchi",
  "Kurunegala",
  "Mannar",
  "Matale",
  "Matara",
  "Monaragala",
  "Mullaitivu",
  "Nuwara Eliya",
  "Polonnaruwa",
  "Puttalam",
  "Ratnapura",
  "Trincomalee",
  "Vavuniya",
];

const NATIONAL_PARKS = [
  "Bundala",
  "Flood Plains",
  "Gal Oya",
  "Horowpathana",
  "Kala Wewa",
  "Kaudulla",
  "Kumana",
  "Lahugala Kitulana",
  "Lunugamvehera",
  "Maduru Oya",
  "Minneriya",
  "Somawathiya",
  "Udawalawe",
  "Wasgamuwa",
  "Wilpattu",
  "Yala",
];

/** The finest places that a public text names for a living or missing wild tusker, as they are written there. */
export const PARKS_AND_DISTRICTS: readonly string[] = [
  ...NATIONAL_PARKS.map((name) => `${name} National Park`),
  "Kahalla–Pallekele Sanctuary",
  "Hambantota Managed Elephant Reserve",
  ...DISTRICTS.map((name) => `${name} District`),
];

/** Names of parks that contain a word for a smaller place. */
const NAMES_OF_PARKS = /\bkala\s?wewa(?:\s+(?:national\s+park|np))?(?![\p{L}\d])/giu;

const SMALLER_PLACE = [
  "villages?",
  "hamlets?",
  "grama niladhari",
  "divisional secretariat",
  "(?:\\p{L}{2,24})?(?:wewa|wäwa|weva|kulama?)",
  "tanks?",
  "reservoirs?",
  "lagoons?",
  "villus?",
  "water\\s?holes?",
  "salt licks?",
  "roads?",
  "streets?",
  "lanes?",
  "highway",
  "junctions?",
  "bridges?",
  "culverts?",
  "level crossings?",
  "railway stations?",
  "(?:km|kilomet(?:re|er)|mile)\\s?-?(?:posts?|stones?)",
  "(?:mile|kilomet(?:re|er))stones?",
  "blocks?(?=\\s(?:[ivx]{1,4}|\\d{1,2}|one|two|three|four|five|six|seven)(?![\\p{L}\\d]))(?:\\s[\\p{L}\\d]{1,5})?",
  "gates?",
  "entrances?",
  "camps?",
  "camp\\s?sites?",
  "bungalows?",
  "hotels?",
  "lodges?",
  "resorts?",
  "estates?",
  "plantations?",
  "paddy fields?",
  "වැව",
  "වැවේ",
  "ගම",
  "ගමේ",
  "පාර",
  "හන්දිය",
  "කඳවුර",
  "ගේට්ටුව",
  "බංගලාව",
  "குளம்",
  "கிராமம்",
  "வீதி",
  "சந்தி",
  "முகாம்",
];

const NARROW = new RegExp(
  `(?<![\\p{L}\\p{M}\\d])((?:\\p{Lu}[\\p{L}\\p{M}'’-]{1,30}\\s){0,2})(${SMALLER_PLACE.join("|")})(?![\\p{L}\\p{M}\\d])`,
  "giu",
);
/** With the flag `i`, `\p{Lu}` takes any letter: the words before must be looked at again. */
const NAME_BEFORE = /(?:\p{Lu}[\p{L}\p{M}'’-]*\s)+$/u;
const ARTICLES = /^(?:The|A|An|In|At|On|Near|By|His|This|That|From|To|Of|And)\s/;

/**
 * The words of a text that narrow a place below park or district ("Sithulpawwa road", "Block I"), each once, as
 * written. They are a warning and no proof: a gate may be any gate. Tags are left out of account.
 */
export function placeWarnings(text: string): string[] {
  const plain = text
    .replace(/<[^<>]*>/g, " ")
    .replace(/[\u200b-\u200d\u2060\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .replace(NAMES_OF_PARKS, "…");
  const found = new Map<string, string>();
  for (const match of plain.matchAll(NARROW)) {
    const before = (NAME_BEFORE.exec(match[1] ?? "")?.[0] ?? "").replace(ARTICLES, "");
    const phrase = `${before}${match[2]}`;
    if (!found.has(phrase.toLowerCase())) found.set(phrase.toLowerCase(), phrase);
  }
  return [...found.values()];
}
