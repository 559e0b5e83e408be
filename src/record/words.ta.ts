import type * as english from "./words.en.ts";

export const CERTAINTY_LABELS: typeof english.CERTAINTY_LABELS = {
  certain: "உறுதியானது",
  likely: "அநேகமாக",
  disputed: "சர்ச்சைக்குரியது",
};

export const CLAIM_LABELS: typeof english.CLAIM_LABELS = {
  status: "நிலை",
  born: "பிறப்பு",
  died: "இறப்பு",
  deathCause: "இறப்புக்கான காரணம்",
  age: "வயது",
  height: "தோள் வரையான உயரம்",
  tuskLength: "தந்தங்களின் நீளம்",
  origin: "பூர்வீகம்",
  keeper: "வளர்ப்பவர்",
};

export const DEATH_CAUSE_LABELS: typeof english.DEATH_CAUSE_LABELS = {
  shot: "துப்பாக்கிச் சூடு",
  electrocuted: "மின்சாரத் தாக்கம்",
  snare: "கண்ணியில் சிக்கியமை",
  explosive_bait: "வெடிபொருள் இரை (ஹக்க பட்டாஸ்)",
  train: "ரயில் மோதல்",
  poison: "நஞ்சு",
  fight: "வேறொரு யானையுடனான சண்டை",
  in_transport: "இடமாற்றத்தின்போது",
  illness: "நோய்",
  age: "முதுமை",
  natural: "இயற்கைக் காரணங்கள்",
  unknown: "பதிவாகவில்லை",
};

export const KEEPER_LABELS: typeof english.KEEPER_LABELS = {
  temple: "ஓர் ஆலயம்",
  department: "வனஜீவராசிகள் பாதுகாப்புத் திணைக்களம்",
  private: "தனியார் உரிமையாளர் ஒருவர்",
};

export const EVENT_LABELS: typeof english.EVENT_LABELS = {
  born: "பிறந்தது",
  first_recorded: "முதன்முதலில் பதிவானது",
  captured: "பிடிக்கப்பட்டது",
  orphaned: "அநாதையானது",
  given: "வழங்கப்பட்டது",
  moved: "இடம் மாற்றப்பட்டது",
  released: "விடுவிக்கப்பட்டது",
  wounded: "காயமடைந்தது",
  treated: "சிகிச்சை பெற்றது",
  fought: "சண்டையிட்டது",
  tusk_lost: "தந்தம் ஒன்றை இழந்தது",
  musth: "மதநிலையில் இருந்தது",
  last_recorded: "கடைசியாகப் பதிவானது",
  feared_lost: "இழக்கப்பட்டதாக அஞ்சப்பட்டது",
  died: "இறந்தது",
  preserved: "பதப்படுத்திப் பேணப்பட்டது",
  honoured: "கௌரவிக்கப்பட்டது",
  procession: "பெரஹெராவில் சென்றது",
  offence: "மனிதர்கள் தீங்கிழைத்தனர்",
  harmed_person: "மனிதருக்குத் தீங்கிழைத்தது",
  other: "நிகழ்வு",
};

export const SIDE_LABELS: typeof english.SIDE_LABELS = { left: "அதன் இடது பக்கம்", right: "அதன் வலது பக்கம்" };

export const CHARACTER_WORDS: typeof english.CHARACTER_WORDS = {
  tusks: {
    label: "தந்தங்கள்",
    question: "அதற்கு எத்தனை தந்தங்கள் இருந்தன?",
    states: {
      both: "இரண்டும்",
      left_only: "இடது மட்டும்",
      right_only: "வலது மட்டும்",
      one: "ஒன்று, எந்தப் பக்கம் எனக் கூறப்படவில்லை",
      tushes: "குறுங்கொம்புகள்",
      none: "இல்லை",
    },
  },
  tusk_form: {
    label: "தந்தங்களின் வடிவம்",
    question: "தந்தங்கள் எவ்வாறு அமைந்துள்ளன?",
    states: {
      parallel: "இணையாக",
      converging: "நுனிகள் நெருங்கி",
      crossed: "ஒன்றையொன்று குறுக்கிட்டு",
      diverging: "வெளிப்புறமாக விரிந்து",
      upswept: "மேல்நோக்கி வளைந்து",
      straight_down: "நேராகக் கீழ்நோக்கி",
    },
  },
  tusk_reach: {
    label: "தந்தங்கள் எட்டும் அளவு",
    question: "அவை எவ்வளவு தாழ எட்டுகின்றன?",
    states: { above_knee: "முழங்காலுக்கு மேல்", knee: "முழங்கால் வரை", below_knee: "முழங்காலுக்குக் கீழ்" },
  },
  tusk_girth: {
    label: "தந்தங்களின் பருமன்",
    question: "அவை மெல்லியவையா, தடித்தவையா?",
    states: { slender: "மெல்லியவை", stout: "தடித்தவை" },
  },
  tusk_level: {
    label: "தந்தங்களின் மட்டம்",
    question: "ஒரு நுனி மற்றதைவிட உயர்ந்துள்ளதா?",
    states: { level: "ஒரே மட்டம்", left_higher: "இடது உயர்ந்தது", right_higher: "வலது உயர்ந்தது" },
  },
  tusk_break: {
    label: "தந்த முறிவு",
    question: "தந்தம் ஏதும் முறிந்துள்ளதா?",
    states: {
      whole: "முழுமையானது",
      tip: "நுனி இல்லை",
      half: "பாதி இல்லை",
      stump: "அடிக்கட்டை மட்டும்",
      broken: "முறிந்தது, எவ்வளவு எனக் கூறப்படவில்லை",
    },
  },
  ear_fold: {
    label: "காதின் மடிப்பு",
    question: "காது எவ்வாறு மடிந்துள்ளது?",
    states: {
      none: "மடிப்பில்லை",
      forward: "மேற்பகுதி முன்னோக்கி",
      backward: "மேற்பகுதி பின்னோக்கி",
      inward: "ஓரம் உள்நோக்கி",
    },
  },
  ear_edge: {
    label: "காதின் ஓரம்",
    question: "காதின் ஓரம் முழுமையாக உள்ளதா?",
    states: { whole: "முழுமையானது", nicked: "சிறு வெட்டுள்ளது", torn: "கிழிந்தது", holed: "துளையுள்ளது" },
  },
  ear_lobe: {
    label: "காதுச் சோணை",
    question: "காதுச் சோணையின் வடிவம் என்ன?",
    states: { pointed: "கூரானது", rounded: "வட்டமானது", square: "சதுரமானது" },
  },
  pale_skin: {
    label: "வெளிறிய தோல்",
    question: "தோல் எங்கே வெளிறியுள்ளது?",
    states: {
      none: "எங்கும் இல்லை",
      ears: "காதுகளில்",
      ears_and_trunk: "காதுகளிலும் தும்பிக்கையிலும்",
      face_too: "முகத்திலும்",
    },
  },
  tail_reach: {
    label: "வாலின் நீளம்",
    question: "வால் எவ்வளவு நீளம்?",
    states: {
      above_hock: "பின்னங்கால் மூட்டுக்கு மேல்",
      hock: "பின்னங்கால் மூட்டு வரை",
      below_hock: "பின்னங்கால் மூட்டுக்குக் கீழ்",
    },
  },
  tail_brush: {
    label: "வால் நுனி மயிர்",
    question: "வால் நுனி மயிர் எவ்வாறு உள்ளது?",
    states: { full: "நிறைந்தது", one_sided: "ஒரு பக்கத்தில் மட்டும்", bare: "மயிரற்றது", kinked: "கோணலானது" },
  },
  mark: {
    label: "அடையாளங்கள்",
    question: "அடையாளம் ஏதும் கண்டீர்களா?",
    states: { lump: "கட்டி", scar: "தழும்பு", wound: "காயம்", limp: "நொண்டல்" },
  },
  sight: {
    label: "பார்வை",
    question: "அதற்குக் கண் தெரிகிறதா?",
    states: { sighted: "பார்வை உண்டு", weak: "பார்வை மங்கியது", blind: "பார்வை இல்லை" },
  },
  tame_sign: {
    label: "பழக்கப்பட்ட யானையின் அறிகுறிகள்",
    question: "அது மனிதர்களால் வளர்க்கப்பட்டதா?",
    states: { none: "எதுவும் இல்லை", chain: "சங்கிலி", bell: "மணி", cloth: "துணி" },
  },
};

export const MARK_PLACE_LABELS: typeof english.MARK_PLACE_LABELS = {
  head: "தலை",
  trunk: "தும்பிக்கை",
  shoulder: "தோள்",
  flank: "விலாப்புறம்",
  belly: "வயிறு",
  rump: "பிட்டம்",
  foreleg: "முன்னங்கால்",
  hindleg: "பின்னங்கால்",
};

export const RELATION_LABELS: typeof english.RELATION_LABELS = {
  son_of: "இதன் தந்தை",
  father_of: "இதன் மகன்",
  brother: "இதன் சகோதரன்",
  companion: "இதன் தோழன்",
  rival: "இத்துடன் சண்டையிட்டது",
  successor_of: "இதற்கு முன்னிருந்தது",
  predecessor_of: "இதற்குப் பின் வந்தது",
  often_mistaken_for: "இத்துடன் அடிக்கடி குழப்பிக்கொள்ளப்படுவது",
  namesake: "இதே பெயர் கொண்டது",
  see_also: "இதையும் பாருங்கள்",
};

export const dateWords: typeof english.dateWords = {
  single: (date) => date,
  between: (first, last) => `${first} இற்கும் ${last} இற்கும் இடையில்`,
  period: (first, last) => `${first} முதல் ${last} வரை`,
  oneOf: (dates) => dates.join(" அல்லது "),
  about: (date) => `ஏறத்தாழ ${date}`,
  uncertain: (date) => `${date} (உறுதியில்லை)`,
  aboutUncertain: (date) => `ஏறத்தாழ ${date} (உறுதியில்லை)`,
};
