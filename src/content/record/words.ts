import { inLanguages } from "../../platform/languages/words.ts";
import { listOfAny } from "../../platform/text/by-language/lists.ts";
import type {
  Certainty,
  CharacterName,
  ClaimProperty,
  DeathCause,
  EventKind,
  Keeper,
  MarkPlace,
  RelationKind,
  Side,
  StateOf,
} from "./vocabulary.ts";

const inOrder = (dates: readonly string[]): string =>
  dates.length < 2 ? dates.join("") : `${dates.slice(0, -1).join(", ")} හෝ ${dates.at(-1)}`;

export const CERTAINTY_LABELS: Record<Certainty, string> = inLanguages({
  certain: { en: "Certain", si: "නිශ්චිතයි", ta: "உறுதியானது" },
  likely: { en: "Likely", si: "බොහෝ දුරට විය හැකියි", ta: "அநேகமாக" },
  disputed: { en: "Disputed", si: "මතභේදයට ලක්ව ඇත", ta: "சர்ச்சைக்குரியது" },
});

export const CLAIM_LABELS: Record<ClaimProperty, string> = inLanguages({
  status: { en: "Status", si: "තත්ත්වය", ta: "நிலை" },
  born: { en: "Born", si: "උපත", ta: "பிறப்பு" },
  died: { en: "Died", si: "මරණය", ta: "இறப்பு" },
  deathCause: { en: "Cause of death", si: "මරණයට හේතුව", ta: "இறப்புக்கான காரணம்" },
  age: { en: "Age", si: "වයස", ta: "வயது" },
  height: { en: "Height at the shoulder", si: "උරහිස දක්වා උස", ta: "தோள் வரையான உயரம்" },
  tuskLength: { en: "Length of the tusks", si: "දළවල දිග", ta: "தந்தங்களின் நீளம்" },
  origin: { en: "Origin", si: "සම්භවය", ta: "பூர்வீகம்" },
  keeper: { en: "Keeper", si: "රැකබලාගන්නා", ta: "வளர்ப்பவர்" },
});

export const DEATH_CAUSE_LABELS: Record<DeathCause, string> = inLanguages({
  shot: { en: "Shot", si: "වෙඩි වැදීම", ta: "துப்பாக்கிச் சூடு" },
  electrocuted: { en: "Electrocuted", si: "විදුලිසැර වැදීම", ta: "மின்சாரத் தாக்கம்" },
  snare: { en: "Caught in a snare", si: "තොණ්ඩුවක හසුවීම", ta: "கண்ணியில் சிக்கியமை" },
  explosive_bait: { en: "Explosive bait", si: "පුපුරන ඇම (හක්ක පටස්)", ta: "வெடிபொருள் இரை (ஹக்க பட்டாஸ்)" },
  train: { en: "Struck by a train", si: "දුම්රියක ගැටීම", ta: "ரயில் மோதல்" },
  poison: { en: "Poisoned", si: "විෂ වීම", ta: "நஞ்சு" },
  fight: { en: "In a fight with another elephant", si: "වෙනත් අලියෙකු සමඟ සටනකදී", ta: "வேறொரு யானையுடனான சண்டை" },
  in_transport: { en: "While being moved", si: "ගෙන යන අතරතුරදී", ta: "இடமாற்றத்தின்போது" },
  illness: { en: "Illness", si: "රෝගාබාධ", ta: "நோய்" },
  age: { en: "Old age", si: "මහලු වයස", ta: "முதுமை" },
  natural: { en: "Natural causes", si: "ස්වාභාවික හේතු", ta: "இயற்கைக் காரணங்கள்" },
  unknown: { en: "Not recorded", si: "වාර්තා වී නැත", ta: "பதிவாகவில்லை" },
});

export const KEEPER_LABELS: Record<Keeper, string> = inLanguages({
  temple: { en: "Temple", si: "සිද්ධස්ථානයක්", ta: "ஓர் ஆலயம்" },
  department: {
    en: "Department of Wildlife Conservation",
    si: "වනජීවී සංරක්ෂණ දෙපාර්තමේන්තුව",
    ta: "வனஜீவராசிகள் பாதுகாப்புத் திணைக்களம்",
  },
  private: { en: "Private owner", si: "පෞද්ගලික හිමිකරුවෙක්", ta: "தனியார் உரிமையாளர் ஒருவர்" },
});

export const EVENT_LABELS: Record<EventKind, string> = inLanguages({
  born: { en: "Born", si: "උපත", ta: "பிறந்தது" },
  first_recorded: { en: "First recorded", si: "පළමු වරට වාර්තා වීම", ta: "முதன்முதலில் பதிவானது" },
  captured: { en: "Captured", si: "අල්ලා ගැනීම", ta: "பிடிக்கப்பட்டது" },
  orphaned: { en: "Orphaned", si: "අනාථ වීම", ta: "அநாதையானது" },
  given: { en: "Given", si: "පිරිනැමීම", ta: "வழங்கப்பட்டது" },
  moved: { en: "Moved", si: "වෙනත් තැනකට ගෙන යාම", ta: "இடம் மாற்றப்பட்டது" },
  released: { en: "Released", si: "නිදහස් කිරීම", ta: "விடுவிக்கப்பட்டது" },
  wounded: { en: "Wounded", si: "තුවාල ලැබීම", ta: "காயமடைந்தது" },
  treated: { en: "Treated", si: "ප්‍රතිකාර ලැබීම", ta: "சிகிச்சை பெற்றது" },
  fought: { en: "Fought", si: "සටන් වැදීම", ta: "சண்டையிட்டது" },
  tusk_lost: { en: "Lost a tusk", si: "දළයක් අහිමි වීම", ta: "தந்தம் ஒன்றை இழந்தது" },
  musth: { en: "In musth", si: "මද කිපීම", ta: "மதநிலையில் இருந்தது" },
  last_recorded: { en: "Last recorded", si: "අවසන් වරට වාර්තා වීම", ta: "கடைசியாகப் பதிவானது" },
  feared_lost: { en: "Feared lost", si: "අහිමි වූවා යැයි බිය වීම", ta: "இழக்கப்பட்டதாக அஞ்சப்பட்டது" },
  died: { en: "Died", si: "මරණය", ta: "இறந்தது" },
  preserved: { en: "Preserved", si: "සංරක්ෂණය කර තැබීම", ta: "பதப்படுத்திப் பேணப்பட்டது" },
  honoured: { en: "Honoured", si: "ගෞරවයට පාත්‍ර වීම", ta: "கௌரவிக்கப்பட்டது" },
  procession: { en: "Walked in the procession", si: "පෙරහැරේ ගමන් කිරීම", ta: "பெரஹெராவில் சென்றது" },
  offence: { en: "Harmed by people", si: "මිනිසුන්ගෙන් හානි විඳීම", ta: "மனிதர்கள் தீங்கிழைத்தனர்" },
  harmed_person: { en: "Harmed a person", si: "මිනිසෙකුට හානි කිරීම", ta: "மனிதருக்குத் தீங்கிழைத்தது" },
  other: { en: "Also recorded", si: "සිදුවීමක්", ta: "நிகழ்வு" },
});

export const SIDE_LABELS: Record<Side, string> = inLanguages({
  left: { en: "His left", si: "ඇතාගේ වම් පැත්ත", ta: "அதன் இடது பக்கம்" },
  right: { en: "His right", si: "ඇතාගේ දකුණු පැත්ත", ta: "அதன் வலது பக்கம்" },
});

/** A character, the question that a witness answers, and each of its states. Sides are the animal's own. */
export const CHARACTER_WORDS: {
  [Name in CharacterName]: { label: string; question: string; states: Record<StateOf<Name>, string> };
} = inLanguages({
  tusks: {
    label: { en: "Tusks", si: "දළ", ta: "தந்தங்கள்" },
    question: { en: "How many tusks had he?", si: "ඇතාට දළ කීයක් තිබුණේද?", ta: "அதற்கு எத்தனை தந்தங்கள் இருந்தன?" },
    states: {
      both: { en: "Both", si: "දළ දෙකම", ta: "இரண்டும்" },
      left_only: { en: "Left only", si: "වම් දළය පමණයි", ta: "இடது மட்டும்" },
      right_only: { en: "Right only", si: "දකුණු දළය පමණයි", ta: "வலது மட்டும்" },
      one: { en: "One, side not told", si: "එක් දළයයි, කුමන පැත්තේදැයි කියා නැත", ta: "ஒன்று, எந்தப் பக்கம் எனக் கூறப்படவில்லை" },
      tushes: { en: "Tushes", si: "කුඩා දළ", ta: "குறுங்கொம்புகள்" },
      none: { en: "None", si: "දළ නැත", ta: "இல்லை" },
    },
  },
  tusk_form: {
    label: { en: "Form of the tusks", si: "දළවල හැඩය", ta: "தந்தங்களின் வடிவம்" },
    question: { en: "How do his tusks run?", si: "දළ පිහිටා ඇත්තේ කෙසේද?", ta: "தந்தங்கள் எவ்வாறு அமைந்துள்ளன?" },
    states: {
      parallel: { en: "Side by side", si: "සමාන්තරව", ta: "இணையாக" },
      converging: { en: "Tips together", si: "තුඩු එකිනෙකට ළංව", ta: "நுனிகள் நெருங்கி" },
      crossed: { en: "Crossed", si: "එකිනෙක හරස්ව", ta: "ஒன்றையொன்று குறுக்கிட்டு" },
      diverging: { en: "Spread outward", si: "දෙපසට විහිදී", ta: "வெளிப்புறமாக விரிந்து" },
      upswept: { en: "Swept up", si: "ඉහළට නැමී", ta: "மேல்நோக்கி வளைந்து" },
      straight_down: { en: "Straight down", si: "කෙළින්ම පහළට", ta: "நேராகக் கீழ்நோக்கி" },
    },
  },
  tusk_reach: {
    label: { en: "Reach of the tusks", si: "දළ පහළට දිගු වන දුර", ta: "தந்தங்கள் எட்டும் அளவு" },
    question: { en: "How far down do they reach?", si: "දළ කොතෙක් පහළට දිගු වේද?", ta: "அவை எவ்வளவு தாழ எட்டுகின்றன?" },
    states: {
      above_knee: { en: "Above the knee", si: "දණහිසට ඉහළින්", ta: "முழங்காலுக்கு மேல்" },
      knee: { en: "To the knee", si: "දණහිස දක්වා", ta: "முழங்கால் வரை" },
      below_knee: { en: "Below the knee", si: "දණහිසට පහළින්", ta: "முழங்காலுக்குக் கீழ்" },
    },
  },
  tusk_girth: {
    label: { en: "Girth of the tusks", si: "දළවල මහත", ta: "தந்தங்களின் பருமன்" },
    question: { en: "Are they slender or stout?", si: "දළ සිහින්ද, මහතද?", ta: "அவை மெல்லியவையா, தடித்தவையா?" },
    states: {
      slender: { en: "Slender", si: "සිහින්", ta: "மெல்லியவை" },
      stout: { en: "Stout", si: "මහත", ta: "தடித்தவை" },
    },
  },
  tusk_level: {
    label: { en: "Level of the tusks", si: "දළවල මට්ටම", ta: "தந்தங்களின் மட்டம்" },
    question: { en: "Is one tip higher?", si: "එක් දළයක තුඩ අනෙකට වඩා ඉහළින්ද?", ta: "ஒரு நுனி மற்றதைவிட உயர்ந்துள்ளதா?" },
    states: {
      level: { en: "Level", si: "එකම මට්ටමේ", ta: "ஒரே மட்டம்" },
      left_higher: { en: "Left higher", si: "වම ඉහළින්", ta: "இடது உயர்ந்தது" },
      right_higher: { en: "Right higher", si: "දකුණ ඉහළින්", ta: "வலது உயர்ந்தது" },
    },
  },
  tusk_break: {
    label: { en: "Break of a tusk", si: "දළයක බිඳීම", ta: "தந்த முறிவு" },
    question: { en: "Is a tusk broken?", si: "දළයක් බිඳී තිබේද?", ta: "தந்தம் ஏதும் முறிந்துள்ளதா?" },
    states: {
      whole: { en: "Whole", si: "බිඳී නැත", ta: "முழுமையானது" },
      tip: { en: "Tip gone", si: "තුඩ නැත", ta: "நுனி இல்லை" },
      half: { en: "Half gone", si: "අඩක් නැත", ta: "பாதி இல்லை" },
      stump: { en: "Stump", si: "කොටය පමණයි", ta: "அடிக்கட்டை மட்டும்" },
      broken: {
        en: "Broken, how far is not told",
        si: "බිඳී ඇත, කොතෙක් දුරටදැයි කියා නැත",
        ta: "முறிந்தது, எவ்வளவு எனக் கூறப்படவில்லை",
      },
    },
  },
  ear_fold: {
    label: { en: "Fold of the ear", si: "කනේ නැමීම", ta: "காதின் மடிப்பு" },
    question: { en: "How does the ear fold?", si: "කන නැමී ඇත්තේ කෙසේද?", ta: "காது எவ்வாறு மடிந்துள்ளது?" },
    states: {
      none: { en: "Flat", si: "පැතලියි", ta: "மடிப்பில்லை" },
      forward: { en: "Top forward", si: "ඉහළ කොටස ඉදිරියට", ta: "மேற்பகுதி முன்னோக்கி" },
      backward: { en: "Top backward", si: "ඉහළ කොටස පිටුපසට", ta: "மேற்பகுதி பின்னோக்கி" },
      inward: { en: "Edge inward", si: "දාරය ඇතුළට", ta: "ஓரம் உள்நோக்கி" },
    },
  },
  ear_edge: {
    label: { en: "Edge of the ear", si: "කනේ දාරය", ta: "காதின் ஓரம்" },
    question: { en: "Is the edge of the ear whole?", si: "කනේ දාරය හානි නොවී තිබේද?", ta: "காதின் ஓரம் முழுமையாக உள்ளதா?" },
    states: {
      whole: { en: "Whole", si: "හානි වී නැත", ta: "முழுமையானது" },
      nicked: { en: "Nicked", si: "කුඩා කැපුමක් ඇත", ta: "சிறு வெட்டுள்ளது" },
      torn: { en: "Torn", si: "ඉරී ඇත", ta: "கிழிந்தது" },
      holed: { en: "Holed", si: "සිදුරක් ඇත", ta: "துளையுள்ளது" },
    },
  },
  ear_lobe: {
    label: { en: "Lobe of the ear", si: "කන් පෙත්ත", ta: "காதுச் சோணை" },
    question: { en: "What shape is the lobe?", si: "කන් පෙත්තේ හැඩය කුමක්ද?", ta: "காதுச் சோணையின் வடிவம் என்ன?" },
    states: {
      pointed: { en: "Pointed", si: "උල්", ta: "கூரானது" },
      rounded: { en: "Rounded", si: "වටකුරු", ta: "வட்டமானது" },
      square: { en: "Square", si: "හතරැස්", ta: "சதுரமானது" },
    },
  },
  pale_skin: {
    label: { en: "Pale skin", si: "ලා පැහැති සම", ta: "வெளிறிய தோல்" },
    question: { en: "Where is the skin pale?", si: "සම ලා පැහැති වී ඇත්තේ කොතැනද?", ta: "தோல் எங்கே வெளிறியுள்ளது?" },
    states: {
      none: { en: "Nowhere", si: "කොතැනකවත් නැත", ta: "எங்கும் இல்லை" },
      ears: { en: "On the ears", si: "කන්වල", ta: "காதுகளில்" },
      ears_and_trunk: { en: "On ears and trunk", si: "කන්වල සහ හොඬවැලේ", ta: "காதுகளிலும் தும்பிக்கையிலும்" },
      face_too: { en: "On the face, too", si: "මුහුණේද ඇත", ta: "முகத்திலும்" },
    },
  },
  tail_reach: {
    label: { en: "Length of the tail", si: "වලිගයේ දිග", ta: "வாலின் நீளம்" },
    question: { en: "How long is the tail?", si: "වලිගයේ දිග කොපමණද?", ta: "வால் எவ்வளவு நீளம்?" },
    states: {
      above_hock: { en: "Above the hock", si: "පසුපස වළලුකරට ඉහළින්", ta: "பின்னங்கால் மூட்டுக்கு மேல்" },
      hock: { en: "To the hock", si: "පසුපස වළලුකර දක්වා", ta: "பின்னங்கால் மூட்டு வரை" },
      below_hock: { en: "Below the hock", si: "පසුපස වළලුකරට පහළින්", ta: "பின்னங்கால் மூட்டுக்குக் கீழ்" },
    },
  },
  tail_brush: {
    label: { en: "Brush of the tail", si: "වලිගය අග ලොම්", ta: "வால் நுனி மயிர்" },
    question: { en: "How is the brush of the tail?", si: "වලිගය අග ලොම් කෙසේද?", ta: "வால் நுனி மயிர் எவ்வாறு உள்ளது?" },
    states: {
      full: { en: "Full", si: "පිරී ඇත", ta: "நிறைந்தது" },
      one_sided: { en: "On one side", si: "එක් පැත්තක පමණයි", ta: "ஒரு பக்கத்தில் மட்டும்" },
      bare: { en: "Bare", si: "ලොම් නැත", ta: "மயிரற்றது" },
      kinked: { en: "Kinked", si: "වලිගය ඇද වී ඇත", ta: "கோணலானது" },
    },
  },
  mark: {
    label: { en: "Marks", si: "ලකුණු", ta: "அடையாளங்கள்" },
    question: { en: "Did you see a mark?", si: "ඔබ ලකුණක් දුටුවේද?", ta: "அடையாளம் ஏதும் கண்டீர்களா?" },
    states: {
      lump: { en: "Lump", si: "ගැටිත්තක්", ta: "கட்டி" },
      scar: { en: "Scar", si: "කැළලක්", ta: "தழும்பு" },
      wound: { en: "Wound", si: "තුවාලයක්", ta: "காயம்" },
      limp: { en: "Limp", si: "කොර ගැසීමක්", ta: "நொண்டல்" },
    },
  },
  sight: {
    label: { en: "Sight", si: "පෙනීම", ta: "பார்வை" },
    question: { en: "Does he see?", si: "ඇතාට ඇස් පෙනේද?", ta: "அதற்குக் கண் தெரிகிறதா?" },
    states: {
      sighted: { en: "Sighted", si: "පෙනේ", ta: "பார்வை உண்டு" },
      weak: { en: "Weak", si: "පෙනීම දුර්වලයි", ta: "பார்வை மங்கியது" },
      blind: { en: "Blind", si: "අන්ධයි", ta: "பார்வை இல்லை" },
    },
  },
  tame_sign: {
    label: { en: "Signs of a tame elephant", si: "හීලෑ අලියෙකු බවට ලකුණු", ta: "பழக்கப்பட்ட யானையின் அறிகுறிகள்" },
    question: { en: "Was he kept by people?", si: "මිනිසුන් විසින් ඇති කරන ඇතෙක්ද?", ta: "அது மனிதர்களால் வளர்க்கப்பட்டதா?" },
    states: {
      none: { en: "None", si: "කිසිවක් නැත", ta: "எதுவும் இல்லை" },
      chain: { en: "Chain", si: "දම්වැලක්", ta: "சங்கிலி" },
      bell: { en: "Bell", si: "සීනුවක්", ta: "மணி" },
      cloth: { en: "Cloth", si: "ඇඳුමක්", ta: "துணி" },
    },
  },
});

export const MARK_PLACE_LABELS: Record<MarkPlace, string> = inLanguages({
  head: { en: "Head", si: "හිස", ta: "தலை" },
  trunk: { en: "Trunk", si: "හොඬවැල", ta: "தும்பிக்கை" },
  shoulder: { en: "Shoulder", si: "උරහිස", ta: "தோள்" },
  flank: { en: "Flank", si: "ඇලපත", ta: "விலாப்புறம்" },
  belly: { en: "Belly", si: "බඩ", ta: "வயிறு" },
  rump: { en: "Rump", si: "පසුපස කොටස", ta: "பிட்டம்" },
  foreleg: { en: "Foreleg", si: "ඉදිරි පාදය", ta: "முன்னங்கால்" },
  hindleg: { en: "Hind leg", si: "පසුපස පාදය", ta: "பின்னங்கால்" },
});

/** What the other animal is to this one. The other one's name follows. */
export const RELATION_LABELS: Record<RelationKind, string> = inLanguages({
  son_of: { en: "Son of", si: "පියා", ta: "இதன் தந்தை" },
  father_of: { en: "Father of", si: "පුතා", ta: "இதன் மகன்" },
  brother: { en: "Brother of", si: "සහෝදරයා", ta: "இதன் சகோதரன்" },
  companion: { en: "Companion of", si: "සගයා", ta: "இதன் தோழன்" },
  rival: { en: "Fought with", si: "සටන් වැදුණු ප්‍රතිමල්ලවයා", ta: "இத்துடன் சண்டையிட்டது" },
  successor_of: { en: "Successor of", si: "පූර්වගාමියා", ta: "இதற்கு முன்னிருந்தது" },
  predecessor_of: { en: "Predecessor of", si: "අනුගාමියා", ta: "இதற்குப் பின் வந்தது" },
  often_mistaken_for: { en: "Often mistaken for", si: "බොහෝ විට පටලවා ගන්නා ඇතා", ta: "இத்துடன் அடிக்கடி குழப்பிக்கொள்ளப்படுவது" },
  namesake: { en: "Shares his name with", si: "එම නමම දරන ඇතා", ta: "இதே பெயர் கொண்டது" },
  see_also: { en: "See also", si: "මෙයද බලන්න", ta: "இதையும் பாருங்கள்" },
});

/** How a date of the record is written; each single date comes written already. */
export const dateWords = inLanguages({
  single: { en: (date: string) => date, si: (date: string) => date, ta: (date: string) => date },
  between: {
    en: (first: string, last: string) => `between ${first} and ${last}`,
    si: (first: string, last: string) => `${first} සහ ${last} අතර`,
    ta: (first: string, last: string) => `${first} இற்கும் ${last} இற்கும் இடையில்`,
  },
  period: {
    en: (first: string, last: string) => `${first} to ${last}`,
    si: (first: string, last: string) => `${first} සිට ${last} දක්වා`,
    ta: (first: string, last: string) => `${first} முதல் ${last} வரை`,
  },
  oneOf: {
    en: (dates: string[]) => listOfAny(dates, "en"),
    si: inOrder,
    ta: (dates: string[]) => dates.join(" அல்லது "),
  },
  about: {
    en: (date: string) => `about ${date}`,
    si: (date: string) => `${date} පමණ`,
    ta: (date: string) => `ஏறத்தாழ ${date}`,
  },
  uncertain: {
    en: (date: string) => `${date}, uncertain`,
    si: (date: string) => `${date} (අවිනිශ්චිතයි)`,
    ta: (date: string) => `${date} (உறுதியில்லை)`,
  },
  aboutUncertain: {
    en: (date: string) => `about ${date}, uncertain`,
    si: (date: string) => `${date} පමණ (අවිනිශ්චිතයි)`,
    ta: (date: string) => `ஏறத்தாழ ${date} (உறுதியில்லை)`,
  },
});
