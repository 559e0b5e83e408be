import type {
  DEATH_CAUSE_LABELS as englishCauses,
  CERTAINTY_LABELS as englishCertainties,
  CHARACTER_WORDS as englishCharacters,
  CLAIM_LABELS as englishClaims,
  dateWords as englishDates,
  EVENT_LABELS as englishEvents,
  KEEPER_LABELS as englishKeepers,
  MARK_PLACE_LABELS as englishMarkPlaces,
  RELATION_LABELS as englishRelations,
  SIDE_LABELS as englishSides,
} from "./words.en.ts";

export const CERTAINTY_LABELS: typeof englishCertainties = {
  certain: "නිශ්චිතයි",
  likely: "බොහෝ දුරට විය හැකියි",
  disputed: "මතභේදයට ලක්ව ඇත",
};

export const CLAIM_LABELS: typeof englishClaims = {
  status: "තත්ත්වය",
  born: "උපත",
  died: "මරණය",
  deathCause: "මරණයට හේතුව",
  age: "වයස",
  height: "උරහිස දක්වා උස",
  tuskLength: "දළවල දිග",
  origin: "සම්භවය",
  keeper: "රැකබලාගන්නා",
};

export const DEATH_CAUSE_LABELS: typeof englishCauses = {
  shot: "වෙඩි වැදීම",
  electrocuted: "විදුලිසැර වැදීම",
  snare: "තොණ්ඩුවක හසුවීම",
  explosive_bait: "පුපුරන ඇම (හක්ක පටස්)",
  train: "දුම්රියක ගැටීම",
  poison: "විෂ වීම",
  fight: "වෙනත් අලියෙකු සමඟ සටනකදී",
  in_transport: "ගෙන යන අතරතුරදී",
  illness: "රෝගාබාධ",
  age: "මහලු වයස",
  natural: "ස්වාභාවික හේතු",
  unknown: "වාර්තා වී නැත",
};

export const KEEPER_LABELS: typeof englishKeepers = {
  temple: "සිද්ධස්ථානයක්",
  department: "වනජීවී සංරක්ෂණ දෙපාර්තමේන්තුව",
  private: "පෞද්ගලික හිමිකරුවෙක්",
};

export const EVENT_LABELS: typeof englishEvents = {
  born: "උපත",
  first_recorded: "පළමු වරට වාර්තා වීම",
  captured: "අල්ලා ගැනීම",
  orphaned: "අනාථ වීම",
  given: "පිරිනැමීම",
  moved: "වෙනත් තැනකට ගෙන යාම",
  released: "නිදහස් කිරීම",
  wounded: "තුවාල ලැබීම",
  treated: "ප්‍රතිකාර ලැබීම",
  fought: "සටන් වැදීම",
  tusk_lost: "දළයක් අහිමි වීම",
  musth: "මද කිපීම",
  last_recorded: "අවසන් වරට වාර්තා වීම",
  feared_lost: "අහිමි වූවා යැයි බිය වීම",
  died: "මරණය",
  preserved: "සංරක්ෂණය කර තැබීම",
  honoured: "ගෞරවයට පාත්‍ර වීම",
  procession: "පෙරහැරේ ගමන් කිරීම",
  offence: "මිනිසුන්ගෙන් හානි විඳීම",
  harmed_person: "මිනිසෙකුට හානි කිරීම",
  other: "සිදුවීමක්",
};

export const SIDE_LABELS: typeof englishSides = { left: "ඇතාගේ වම් පැත්ත", right: "ඇතාගේ දකුණු පැත්ත" };

export const CHARACTER_WORDS: typeof englishCharacters = {
  tusks: {
    label: "දළ",
    question: "ඇතාට දළ කීයක් තිබුණේද?",
    states: {
      both: "දළ දෙකම",
      left_only: "වම් දළය පමණයි",
      right_only: "දකුණු දළය පමණයි",
      one: "එක් දළයයි, කුමන පැත්තේදැයි කියා නැත",
      tushes: "කුඩා දළ",
      none: "දළ නැත",
    },
  },
  tusk_form: {
    label: "දළවල හැඩය",
    question: "දළ පිහිටා ඇත්තේ කෙසේද?",
    states: {
      parallel: "සමාන්තරව",
      converging: "තුඩු එකිනෙකට ළංව",
      crossed: "එකිනෙක හරස්ව",
      diverging: "දෙපසට විහිදී",
      upswept: "ඉහළට නැමී",
      straight_down: "කෙළින්ම පහළට",
    },
  },
  tusk_reach: {
    label: "දළ පහළට දිගු වන දුර",
    question: "දළ කොතෙක් පහළට දිගු වේද?",
    states: { above_knee: "දණහිසට ඉහළින්", knee: "දණහිස දක්වා", below_knee: "දණහිසට පහළින්" },
  },
  tusk_girth: {
    label: "දළවල මහත",
    question: "දළ සිහින්ද, මහතද?",
    states: { slender: "සිහින්", stout: "මහත" },
  },
  tusk_level: {
    label: "දළවල මට්ටම",
    question: "එක් දළයක තුඩ අනෙකට වඩා ඉහළින්ද?",
    states: { level: "එකම මට්ටමේ", left_higher: "වම ඉහළින්", right_higher: "දකුණ ඉහළින්" },
  },
  tusk_break: {
    label: "දළයක බිඳීම",
    question: "දළයක් බිඳී තිබේද?",
    states: {
      whole: "බිඳී නැත",
      tip: "තුඩ නැත",
      half: "අඩක් නැත",
      stump: "කොටය පමණයි",
      broken: "බිඳී ඇත, කොතෙක් දුරටදැයි කියා නැත",
    },
  },
  ear_fold: {
    label: "කනේ නැමීම",
    question: "කන නැමී ඇත්තේ කෙසේද?",
    states: { none: "පැතලියි", forward: "ඉහළ කොටස ඉදිරියට", backward: "ඉහළ කොටස පිටුපසට", inward: "දාරය ඇතුළට" },
  },
  ear_edge: {
    label: "කනේ දාරය",
    question: "කනේ දාරය හානි නොවී තිබේද?",
    states: { whole: "හානි වී නැත", nicked: "කුඩා කැපුමක් ඇත", torn: "ඉරී ඇත", holed: "සිදුරක් ඇත" },
  },
  ear_lobe: {
    label: "කන් පෙත්ත",
    question: "කන් පෙත්තේ හැඩය කුමක්ද?",
    states: { pointed: "උල්", rounded: "වටකුරු", square: "හතරැස්" },
  },
  pale_skin: {
    label: "ලා පැහැති සම",
    question: "සම ලා පැහැති වී ඇත්තේ කොතැනද?",
    states: {
      none: "කොතැනකවත් නැත",
      ears: "කන්වල",
      ears_and_trunk: "කන්වල සහ හොඬවැලේ",
      face_too: "මුහුණේද ඇත",
    },
  },
  tail_reach: {
    label: "වලිගයේ දිග",
    question: "වලිගයේ දිග කොපමණද?",
    states: {
      above_hock: "පසුපස වළලුකරට ඉහළින්",
      hock: "පසුපස වළලුකර දක්වා",
      below_hock: "පසුපස වළලුකරට පහළින්",
    },
  },
  tail_brush: {
    label: "වලිගය අග ලොම්",
    question: "වලිගය අග ලොම් කෙසේද?",
    states: { full: "පිරී ඇත", one_sided: "එක් පැත්තක පමණයි", bare: "ලොම් නැත", kinked: "වලිගය ඇද වී ඇත" },
  },
  mark: {
    label: "ලකුණු",
    question: "ඔබ ලකුණක් දුටුවේද?",
    states: { lump: "ගැටිත්තක්", scar: "කැළලක්", wound: "තුවාලයක්", limp: "කොර ගැසීමක්" },
  },
  sight: {
    label: "පෙනීම",
    question: "ඇතාට ඇස් පෙනේද?",
    states: { sighted: "පෙනේ", weak: "පෙනීම දුර්වලයි", blind: "අන්ධයි" },
  },
  tame_sign: {
    label: "හීලෑ අලියෙකු බවට ලකුණු",
    question: "මිනිසුන් විසින් ඇති කරන ඇතෙක්ද?",
    states: { none: "කිසිවක් නැත", chain: "දම්වැලක්", bell: "සීනුවක්", cloth: "ඇඳුමක්" },
  },
};

export const MARK_PLACE_LABELS: typeof englishMarkPlaces = {
  head: "හිස",
  trunk: "හොඬවැල",
  shoulder: "උරහිස",
  flank: "ඇලපත",
  belly: "බඩ",
  rump: "පසුපස කොටස",
  foreleg: "ඉදිරි පාදය",
  hindleg: "පසුපස පාදය",
};

export const RELATION_LABELS: typeof englishRelations = {
  son_of: "පියා",
  father_of: "පුතා",
  brother: "සහෝදරයා",
  companion: "සගයා",
  rival: "සටන් වැදුණු ප්‍රතිමල්ලවයා",
  successor_of: "පූර්වගාමියා",
  predecessor_of: "අනුගාමියා",
  often_mistaken_for: "බොහෝ විට පටලවා ගන්නා ඇතා",
  namesake: "එම නමම දරන ඇතා",
  see_also: "මෙයද බලන්න",
};

const inOrder = (dates: readonly string[]): string =>
  dates.length < 2 ? dates.join("") : `${dates.slice(0, -1).join(", ")} හෝ ${dates.at(-1)}`;

export const dateWords: typeof englishDates = {
  single: (date: string) => date,
  between: (first: string, last: string) => `${first} සහ ${last} අතර`,
  period: (first: string, last: string) => `${first} සිට ${last} දක්වා`,
  oneOf: inOrder,
  about: (date: string) => `${date} පමණ`,
  uncertain: (date: string) => `${date} (අවිනිශ්චිතයි)`,
  aboutUncertain: (date: string) => `${date} පමණ (අවිනිශ්චිතයි)`,
};
